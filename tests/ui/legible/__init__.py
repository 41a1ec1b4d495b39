"""Reads every text in the pictures that players see, and measures how well it stands out there."""
