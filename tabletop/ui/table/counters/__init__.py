"""Numbers on the table: tracks, price grids, tokens, payments."""
