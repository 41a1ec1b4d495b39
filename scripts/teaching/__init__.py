"""How examples are tried, and how puzzles are found in matches and proven."""
