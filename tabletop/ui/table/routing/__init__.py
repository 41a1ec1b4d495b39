"""Takes events of the window to the topmost thing on a table that wants them."""
