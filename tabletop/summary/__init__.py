"""What can be summed up of a match: standings, the luck of the dice, the clauses behind it."""
