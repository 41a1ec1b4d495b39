"""Holds everything that can be shown, by its own name."""
