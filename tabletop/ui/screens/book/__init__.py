"""What a rulebook shows beside its words: examples on a table, pictures, cards."""
