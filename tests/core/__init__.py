"""Tests of the nouns that games are written in."""
