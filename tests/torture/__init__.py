"""A small dose of every ordeal, and proof that each can fail."""
