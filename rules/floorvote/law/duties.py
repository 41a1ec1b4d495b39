"""Who may vote how and do what: duties on the floor and in committee, sponsors, amenders."""

from typing import Final

from rules.core.table import Table
from rules.floorvote.facts.cards import HIGHEST
from rules.floorvote.facts.fields import (
    AMENDED_D,
    AMENDED_R,
    CLOTURE_VOTED,
    MARKS,
    PORK,
    POSITION,
    SPENT,
    SUBSTITUTE_TRIED,
)
from rules.floorvote.facts.names import (
    ACTIVES,
    CAUCUSES,
    DEMOCRATS,
    FIRST_BILL,
    FIRST_ON,
    LAST_BILL,
    LAST_ON,
    LAST_SENATOR,
    PLACES_EACH,
    caucus,
    caucus_of,
    seat_of,
)
from rules.floorvote.facts.pieces import AT, ISSUE, PRINTED, SEAT_ON, STATE_BIT, leads
from rules.floorvote.law.records import get

# What a senator may do in a vote, as bits
MAY_FOR: Final = 1
MAY_AGAINST: Final = 2
MAY_ABSTAIN: Final = 4
ANYTHING: Final = MAY_FOR | MAY_AGAINST | MAY_ABSTAIN
NOT_AGAINST: Final = MAY_FOR | MAY_ABSTAIN
NOT_FOR: Final = MAY_AGAINST | MAY_ABSTAIN
ONLY_FOR: Final = MAY_FOR

# By the distance between senator and text, without and with pork for the state (F-27):
# never against one's own position (F.6.3), nor one step away with pork (F.6.4); two steps away
# for it only with pork (F.6.5), further away never (F.6.6).
FLOOR_DUTY: Final = [
    (NOT_AGAINST, NOT_AGAINST),
    (ANYTHING, NOT_AGAINST),
    (NOT_FOR, ANYTHING),
    (NOT_FOR, NOT_FOR),
    (NOT_FOR, NOT_FOR),
]
BRIDGED: Final = 2  # the distance that pork bridges
DEBATES_FROM: Final = 3  # the distance at which a senator may filibuster
DEBATES_WITH_PORK: Final = 4


def floor_duty(distance: int, pork: bool, polarised: bool = False) -> int:  # noqa: FBT001, FBT002
    """Return what a senator may do on the floor (F-27); polarised, bridges burn (F.14.3)."""
    if polarised and distance == BRIDGED:
        pork = False
    return FLOOR_DUTY[distance][pork]


def committee_duty(distance: int) -> int:
    """Return what a member may do in committee: never against one's own position (F-26)."""
    return ANYTHING if distance else NOT_AGAINST


# What floor and committee ask, by the distance and whether there is pork: entry 2 * distance + pork
ON_FLOOR: Final = [
    [floor_duty(distance, bool(pork), polarised) for distance in range(HIGHEST) for pork in (0, 1)]
    for polarised in (False, True)
]
ON_COMMITTEE: Final = [committee_duty(distance) for distance in range(HIGHEST) for _ in (0, 1)]
UNBOUND: Final = [ANYTHING for _ in ON_COMMITTEE]  # F-37


def in_play(t: Table, senator: int) -> bool:
    """Tell whether a senator is in play: in a caucus or activated, and not called home (F.3.1)."""
    place = t.where[senator]
    if FIRST_ON <= place <= LAST_ON:
        return True
    return place >= CAUCUSES and (place - CAUCUSES) % PLACES_EACH <= ACTIVES - CAUCUSES


def is_free(t: Table, seat: int, senator: int) -> bool:
    """Tell whether a senator of a seat is in play and not activated (F.3.2)."""
    return t.where[senator] == caucus(seat)


def why_not_free(t: Table, seat: int, senator: int) -> str:
    """Return the clause that keeps a seat from activating a senator, or nothing."""
    if t.where[senator] == caucus(seat):
        return ""
    own = seat_of(t, senator) == seat and in_play(t, senator)
    return "F.3.2" if own else "F.3.1"


def may_sponsor(senator: int, issue: int, position: int) -> bool:
    """Tell whether a senator has a bill's position, or leads its committee (F-14, F.3.4)."""
    return AT[issue][senator] == position or leads(senator, issue)


# By bill as printed, then by senator
_SPONSORING: Final = {
    bill: [may_sponsor(senator, ISSUE[bill], PRINTED[bill]) for senator in range(LAST_SENATOR + 1)]
    for bill in range(FIRST_BILL, LAST_BILL + 1)
}


def possible_sponsors(t: Table, seat: int, bill: int) -> list[int]:
    """Return the free senators of a seat who could sponsor a bill of the hand (F-14)."""
    able = _SPONSORING[bill]
    return [senator for senator in t.at(caucus(seat)) if able[senator]]


def attempt_bit(senator: int) -> int:
    """Return the bit that says that a senator's caucus has tried to amend (F.9.6)."""
    return AMENDED_D if caucus_of(senator) == DEMOCRATS else AMENDED_R


def why_not_amend(t: Table, seat: int, senator: int, bill: int) -> str:
    """Return the clause that keeps a senator from amending a bill in committee, or nothing."""
    if t.setup.options["introductory"]:
        return "F-54"
    issue = ISSUE[bill]
    if get(t, bill, SPENT) & attempt_bit(senator):
        return "F.9.6"
    if not is_free(t, seat, senator):
        return "F-35"
    if not SEAT_ON[issue][senator] or AT[issue][senator] == get(t, bill, POSITION):
        return "F.9.1"
    return ""


def why_not_offer(t: Table, seat: int, senator: int, bill: int) -> str:
    """Return the clause that keeps a senator from offering a substitute for a bill, or nothing."""
    if t.setup.options["introductory"]:
        return "F-54"
    if get(t, bill, SPENT) & SUBSTITUTE_TRIED:
        return "F.10.1"
    if not is_free(t, seat, senator):
        return "F-42"
    if AT[ISSUE[bill]][senator] == get(t, bill, POSITION):
        return "F.10.2"
    return ""


def why_not_filibuster(t: Table, seat: int, senator: int, bill: int) -> str:
    """Return the clause that keeps a senator from a filibuster of a bill, or nothing (F-47)."""
    if t.setup.options["introductory"]:
        return "F-54"
    if get(t, bill, MARKS) & CLOTURE_VOTED:
        return "F.11.6"
    if not is_free(t, seat, senator):
        return "F.11.2"
    distance = abs(AT[ISSUE[bill]][senator] - get(t, bill, POSITION))
    if distance < DEBATES_FROM:
        return "F.11.1"
    if distance < DEBATES_WITH_PORK and get(t, bill, PORK) & STATE_BIT[senator]:
        return "F-47"
    return ""
