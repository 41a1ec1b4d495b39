"""The desktop and the window on it: where it opens, how sharp it is, how large things shall be."""
