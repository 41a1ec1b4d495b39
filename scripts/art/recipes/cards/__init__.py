"""Draws the faces and the backs of cards."""
