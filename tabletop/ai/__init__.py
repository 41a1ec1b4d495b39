"""The computer's seat: it thinks over redacted tables only and knows no game by name."""
