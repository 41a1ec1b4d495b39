"""All cards of a game as one collection: what they are, where they are now, what they brought."""
