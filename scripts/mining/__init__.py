"""How puzzles are found in matches and how their solutions are proven."""
