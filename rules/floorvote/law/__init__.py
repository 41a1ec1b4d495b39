"""What follows from what: duties, polls, scores, and the ways of bills and senators."""
