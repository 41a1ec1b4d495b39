"""Draws in the plane: pictures as arrays, outlines, noise, relief and textures."""
