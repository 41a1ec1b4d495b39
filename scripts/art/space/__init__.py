"""Models bodies in space as fields of distance, looks at them and lights them."""
