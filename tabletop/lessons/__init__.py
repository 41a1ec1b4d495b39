"""Learning by playing: guides that speak up when an idea is first needed."""
