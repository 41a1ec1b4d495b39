"""What opponents know of the game: how positions stand, and which moves look good."""
