"""What follows from what: rounds, lanes, the texts of cards, and what is told of them."""
