"""The games of the house, one line each."""

from typing import Final

from rules.core.game import Game

GAMES: Final[dict[str, Game]] = {}
