"""What the president does with a bill, and how the vice-president breaks a tie."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.fields import LEAN, PORK, POSITION, PRESIDENT_BIT
from rules.floorvote.facts.names import CHAMBER, SUBSTITUTE, seat_of_party
from rules.floorvote.facts.pieces import ISSUE, PRESIDENT_AT
from rules.floorvote.law.duties import MAY_FOR, floor_duty
from rules.floorvote.law.flash import lame_duck, polarised
from rules.floorvote.law.records import get

NEAR: Final = 1  # the distance within which the president signs
COURTED: Final = 2  # the same with pork, or at the end of a term


def issue_of(t: Table, text: int) -> int:
    """Return the issue of a bill; a substitute has that of the bill in the chamber (F.10.2)."""
    return ISSUE[t.at(CHAMBER)[0] if text == SUBSTITUTE else text]


def white_house_seat(t: Table) -> int:
    """Return the seat of the party in the White House (F.1.2)."""
    return seat_of_party(t, t.setup.options["white_house"])


def apart(t: Table, text: int) -> int:
    """Return how far the president's own position is from that of a text."""
    where = PRESIDENT_AT[t.setup.options["white_house"]][issue_of(t, text)]
    return abs(where - get(t, text, POSITION))


def distance(t: Table, text: int) -> int:
    """Return how far the president is from a text; cards move him by a step (F.13.16)."""
    return max(apart(t, text) + get(t, text, LEAN), 0)


def limit(t: Table, text: int) -> int:
    """Return how far from a text the president still signs it: near, or courted with pork."""
    return COURTED if get(t, text, PORK) & PRESIDENT_BIT or lame_duck(t) else NEAR


def signs(t: Table, text: int) -> bool:
    """Tell whether the president would sign a text (F-32, F.7.1)."""
    return distance(t, text) <= limit(t, text)


def vice_president_supports(t: Table, bill: int) -> bool:
    """Tell whether the vice-president would vote for a bill on a tie (F-31, F.6.8).

    The duties are those of any senator, with presidential pork as that of the state; within them
    the vote follows the interest of the White House player (F.15.6).
    """
    pork = bool(get(t, bill, PORK) & PRESIDENT_BIT)
    return bool(floor_duty(apart(t, bill), pork, polarised(t)) & MAY_FOR)
