"""Ordeals: what the program must bear, each with a seed and a count; `torture.py` runs them."""
