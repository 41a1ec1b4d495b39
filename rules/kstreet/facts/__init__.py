"""What is printed: the cards and their numbers, and the refs of all on the table."""
