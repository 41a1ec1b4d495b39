"""Prints posters: a pen for flat inks, the press, and what stands behind an emblem."""
