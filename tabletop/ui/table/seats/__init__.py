"""Plates, chips and what is known of who sits there."""
