"""Tests of the player's files: written, read with suspicion, locked, set aside."""
