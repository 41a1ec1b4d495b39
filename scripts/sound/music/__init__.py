"""Composes and plays the music of house and games; used at build time only."""
