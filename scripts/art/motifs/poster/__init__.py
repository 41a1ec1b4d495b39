"""Draws the emblems of satirical posters."""
