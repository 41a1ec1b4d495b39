"""Whole matches played by somebody who has nothing but keys."""
