"""The points of a bill: the sheet of basic points, the marks, and who is credited when."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.cards import K
from rules.floorvote.facts.fields import (
    AMENDMENTS,
    BECAME_LAW,
    CLOTURE_VOTED,
    COSPONSOR,
    GIFTS,
    HALF_SHARE,
    MARKS,
    OVERRIDDEN,
    OWNER,
    PASSED_COMMITTEE,
    PASSED_SENATE,
    PORK,
    POSITION,
)
from rules.floorvote.facts.names import CHAMBER, COMMITTEE, IN_COMMITTEE, QUESTION, points, seat_of
from rules.floorvote.facts.pieces import WEIGHT
from rules.floorvote.law.flash import pork_price, spotlight
from rules.floorvote.law.president import issue_of
from rules.floorvote.law.records import get

EXTREMES: Final = (1, 5)
MARK_BITS: Final = (PASSED_COMMITTEE, PASSED_SENATE, BECAME_LAW)


def pork_points(t: Table, bill: int) -> int:
    """Return what the pork of a bill costs; gifts cost nothing (F-20, F.13.12)."""
    return pork_price(t) * (get(t, bill, PORK) & ~get(t, bill, GIFTS)).bit_count()


def spotlight_points(t: Table, bill: int) -> int:
    """Return what a Flash card adds to a bill of its issue (F.14.2)."""
    return spotlight(t, issue_of(t, bill))


def extreme_points(t: Table, bill: int) -> int:
    """Return what a bill at either end of the scale is worth more."""
    return K.extreme if get(t, bill, POSITION) in EXTREMES else 0


def basic(t: Table, bill: int) -> int:
    """Return the basic points of a bill (F-51)."""
    return reckoned(
        WEIGHT[bill] + spotlight_points(t, bill) - pork_points(t, bill),
        get(t, bill, POSITION),
        get(t, bill, AMENDMENTS),
        get(t, bill, MARKS),
    )


def reckoned(start: int, position: int, amendments: int, marks: int) -> int:
    """Add what a bill's road and position bring, never below 0 in all (F-51, F.8.1)."""
    total = start - K.amendment * amendments
    if position in EXTREMES:
        total += K.extreme
    if marks & CLOTURE_VOTED:
        total += K.cloture
    if marks & OVERRIDDEN:
        total += K.override
    return max(total, 0)


def multiplier(marks: int) -> int:
    """Return how many of the marks committee, Senate and law there are (F.8.2)."""
    return sum(bool(marks & bit) for bit in MARK_BITS)


def score(t: Table, bill: int) -> int:
    """Return what a bill would score now; without any mark that is nothing (F.8.3)."""
    return basic(t, bill) * multiplier(get(t, bill, MARKS))


def expected(t: Table, bill: int) -> int:
    """Return what a bill would score as it stands if it became law."""
    marks = get(t, bill, MARKS) | PASSED_SENATE | BECAME_LAW
    in_chamber = t.where[bill] == CHAMBER and t.count(QUESTION) in IN_COMMITTEE
    if in_chamber or t.where[bill] == COMMITTEE:
        marks |= PASSED_COMMITTEE
    return basic(t, bill) * multiplier(marks)


def credit(t: Table, seat: int, half_points: int, clause: str) -> None:
    """Give a seat points, counted in halves so that nothing is rounded (F-41)."""
    if half_points:
        t.add(points(seat), half_points, clause)


def settle(t: Table, bill: int, clause: str) -> None:
    """Score a bill at the end of its journey for its sponsor's player (F-52, F.8.4).

    The co-sponsor's side gets half if the bill was bipartisan when it passed (F-41, F.9.5).
    """
    worth = score(t, bill)
    owner = get(t, bill, OWNER)
    t.say("scored", bill, amount=2 * worth, clause=clause, seat=owner)
    credit(t, owner, 2 * worth, "F-52")
    if get(t, bill, MARKS) & HALF_SHARE and worth:
        other = seat_of(t, get(t, bill, COSPONSOR))
        t.say("shared", bill, amount=worth, clause="F-41", seat=other)
        credit(t, other, worth, "F-41")
