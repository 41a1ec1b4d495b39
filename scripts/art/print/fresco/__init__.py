"""Paints figures and walls as on wet plaster."""
