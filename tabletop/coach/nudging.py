"""When the coach speaks unasked: before a move that loses much, where the player wants that."""

from typing import Final

from rules.core.moves import Move
from tabletop.coach.advice import Advice
from tabletop.match import Match
from tabletop.player.settings import ALWAYS, LEARNING, Settings

MUCH: Final = 0.08  # share of the win
EASY: Final = "easy"


def nudges(match: Match, settings: Settings) -> bool:
    """Tell whether the coach may warn: always, or where somebody learns.

    That is so in a guided match, and against nobody but easy computers.
    """
    levels = {seat.level for seat in match.seats if not seat.person}
    learns = match.guided is not None or levels == {EASY}
    return settings.nudge == ALWAYS or (settings.nudge == LEARNING and learns)


def loses_much(advice: Advice, m: Move) -> bool:
    """Tell whether a move promises so much less than the best one that a word is due."""
    return advice.loss_of(m) >= MUCH
