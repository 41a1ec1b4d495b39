"""What follows from what: stacks and their sums, battles, the work of events, and turns."""
