"""K Street: two lobbyists bid face down for Senators, Actions and Opportunities (K.0.1)."""

from typing import Final

from rules.core.game import Game, Label

LABEL: Final = Label("kstreet", version=2, seat_counts=[2])  # K-1


def load() -> Game:
    """Load the rules; whoever only looks at the box does without them."""
    from rules.kstreet.game import GAME  # noqa: PLC0415 - that is what it is for

    return GAME
