"""Divide & Conquer: four to eight players rally groups of two wings, attack and score (D-1)."""

from typing import Final

from rules.core.game import Game, Label

LABEL: Final = Label("divide", version=2, seat_counts=[4, 5, 6, 7, 8])  # D-1


def load() -> Game:
    """Load the rules; whoever only looks at the box does without them."""
    from rules.divide.game import GAME  # noqa: PLC0415 - that is what it is for

    return GAME
