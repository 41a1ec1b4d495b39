"""Senators: three to five Romans bid, extort and cash in for the most support (S.0.1, S-35)."""

from typing import Final

from rules.core.game import Game, Label

LABEL: Final = Label("senators", version=2, seat_counts=[3, 4, 5])  # S-1


def load() -> Game:
    """Load the rules; whoever only looks at the box does without them."""
    from rules.senators.game import GAME  # noqa: PLC0415 - that is what it is for

    return GAME
