"""The player's files: how they are written, read with suspicion, locked and set aside."""
