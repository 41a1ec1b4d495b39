"""Draws table tops."""
