"""Lets a player read again what happened while others moved: a strip, and a sheet above it."""
