"""Draws every picture of the project by code; used at build time only."""
