"""The application: one table for every game, without a line about any of them."""
