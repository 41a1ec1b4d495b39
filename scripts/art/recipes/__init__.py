"""Turns what an art.toml says into files, and knows which of them are out of date."""
