"""What covers the table for a while: posters and ballots."""
