"""The game without a window: sentences, numbered choices, nothing that needs sight."""
