"""The games of the house, one line each."""

from typing import Final

from rules.core.game import Game
from rules.divide import GAME as DIVIDE
from rules.floorvote import GAME as FLOORVOTE
from rules.kstreet import GAME as KSTREET
from rules.senators import GAME as SENATORS

GAMES: Final[dict[str, Game]] = {
    KSTREET.name: KSTREET,
    SENATORS.name: SENATORS,
    DIVIDE.name: DIVIDE,
    FLOORVOTE.name: FLOORVOTE,
}
