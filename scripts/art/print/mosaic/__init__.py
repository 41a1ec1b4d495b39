"""Lays pictures in stones: flat designs, their light, and rows of tesserae."""
