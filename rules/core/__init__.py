"""The nouns that every game is written in."""
