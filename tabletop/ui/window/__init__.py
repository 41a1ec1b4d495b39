"""The window: where it opens, how sharp it is, and what the desktop says about both."""
