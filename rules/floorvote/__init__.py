"""Floor Vote: two caucuses steer bills through committee, Senate and White House."""

from typing import Final

from rules.core.game import Game, Label

LABEL: Final = Label("floorvote", version=2, seat_counts=[2])


def load() -> Game:
    """Load the rules; whoever only looks at the box does without them."""
    from rules.floorvote.game import GAME  # noqa: PLC0415 - that is what it is for

    return GAME
