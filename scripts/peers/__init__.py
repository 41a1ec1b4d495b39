"""Lets programs from elsewhere play the games: PettingZoo, OpenSpiel, and matches against them."""
