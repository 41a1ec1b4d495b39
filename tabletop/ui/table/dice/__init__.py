"""Dice and the trays in which they tumble."""
