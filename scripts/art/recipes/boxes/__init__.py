"""Draws the lids of boxes."""
