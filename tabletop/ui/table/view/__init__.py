"""One table on the screen, without hands."""
