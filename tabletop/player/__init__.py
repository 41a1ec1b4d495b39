"""Who plays: seats, choices, results, and the player's own desktop."""
