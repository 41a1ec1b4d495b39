"""What opponents know of the game: how positions stand, which moves look good, what is hidden."""
