"""What is printed: cards and their numbers, the chart, and the refs of all on the table."""
