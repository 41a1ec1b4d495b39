"""Turns tones into prints, each technique with lines, stones or inks of its own."""
