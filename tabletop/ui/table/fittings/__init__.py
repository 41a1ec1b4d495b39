"""What stands on a table beside its cards: what every fitting answers, and the plainest ones."""
