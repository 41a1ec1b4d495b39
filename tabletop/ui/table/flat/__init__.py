"""What lies flat on the table and changes rarely."""
