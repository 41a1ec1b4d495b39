"""Cards and tiles: where they lie, how they travel."""
