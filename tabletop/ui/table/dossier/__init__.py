"""The folder of a piece: record sheet, map, and what opens them."""
