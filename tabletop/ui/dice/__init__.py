"""Dice as things: their faces, how they tumble and what they look like; nothing here decides."""
