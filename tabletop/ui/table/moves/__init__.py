"""Legal moves as gestures."""
