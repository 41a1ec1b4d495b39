"""How pieces travel: time, easing, sounds, and how high they are on the screen meanwhile."""

from dataclasses import dataclass

from tabletop.ui.drawing.tween import Easing, enter, standard
from tabletop.ui.sound import NO_SOUND, PLACE
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.sprites import Pose

IN_FLIGHT = 200_000
IN_HAND = 250_000


@dataclass(frozen=True, slots=True)
class Way:
    """How pieces travel to where they belong, and what is heard when they leave and land.

    A brisk one answers the hand: it takes its time whatever the pace of the table.
    """

    seconds: float = feel.REFLOW
    easing: Easing = standard
    delay: float = 0.0
    arc: float = 0.0
    squash: bool = False
    brisk: bool = False
    leaving: str = NO_SOUND
    landing: str = NO_SOUND


REFLOW = Way()
ASIDE = Way(feel.FOCUS, brisk=True)  # into and out of the plates
LANDING = Way(feel.DROP, enter, squash=True, landing=PLACE)


def is_far(start: Pose, end: Pose) -> bool:
    """Tell whether two poses are so far apart that a card flies from one to the other."""
    return abs(start.x - end.x) + abs(start.y - end.y) > end.width * 0.7
