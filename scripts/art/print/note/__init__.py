"""Prints banknotes: maps of states, seals, skies and pale lines under the engraving."""
