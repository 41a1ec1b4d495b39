"""The record sheet of each live bill, kept in counters; number 50 is the substitute's."""

from typing import Final

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.table import Table
from rules.floorvote.facts.fields import FIELD_COUNT, OWNER, field
from rules.floorvote.facts.names import (
    CHAMBER,
    COMMITTEE,
    DESK,
    FLOOR,
    ON_BILLS,
    SEATS,
    SUBSTITUTE,
    active,
    is_stage,
)

# Where the record of a bill begins among the counts, and stages among the places, for speed
_STARTS: Final = [field(ref, OWNER) - FIRST_COUNTER for ref in range(SUBSTITUTE + 1)]
_COMMITTEE: Final = COMMITTEE - FIRST_PLACE
_FLOOR: Final = FLOOR - FIRST_PLACE
_DESK: Final = DESK - FIRST_PLACE
_CHAMBER: Final = CHAMBER - FIRST_PLACE
_ON_BILLS: Final = ON_BILLS - FIRST_PLACE


def get(t: Table, bill: int, which: int) -> int:
    """Return what a field of a bill's record says."""
    return t.counts[_STARTS[bill] + which]


def whole(t: Table, bill: int) -> list[int]:
    """Return all fields of a bill's record, in their order."""
    start = _STARTS[bill]
    return t.counts[start : start + FIELD_COUNT]


def note(t: Table, counter: int, value: int, clause: str = "") -> None:
    """Let a counter have a value."""
    change = value - t.count(counter)
    if change:
        t.add(counter, change, clause)


def put(t: Table, bill: int, which: int, value: int, clause: str = "") -> None:
    """Write a field of a bill's record."""
    index = _STARTS[bill] + which
    change = value - t.counts[index]
    if change:
        t.add(FIRST_COUNTER + index, change, clause)


def tick(t: Table, bill: int, which: int, bit: int, clause: str = "") -> None:
    """Set a bit of a bill's marks, pork or what is used up."""
    put(t, bill, which, get(t, bill, which) | bit, clause)


def has(t: Table, bill: int, which: int, bit: int) -> bool:
    """Tell whether a bit is set in a bill's marks, pork or what is used up."""
    return bool(get(t, bill, which) & bit)


def clear(t: Table, bill: int) -> None:
    """Wipe a record, so that the card may come again."""
    for which in range(FIELD_COUNT):
        put(t, bill, which, 0)


def live_bills(t: Table) -> list[int]:
    """Return the bills on their way, by stage; the one that is being voted on comes last."""
    places = t.places
    return places[_COMMITTEE] + places[_FLOOR] + places[_DESK] + places[_CHAMBER]


def own_bills(t: Table, seat: int) -> list[int]:
    """Return a seat's live bills, those of its sponsors (F-10); there may be any number (F-22)."""
    counts = t.counts
    return [bill for bill in live_bills(t) if counts[_STARTS[bill]] == seat]


def resting(t: Table) -> list[int]:
    """Return the senators of both sides on bills that nobody votes on right now."""
    places = t.places
    return [senator for bill in live_bills(t) for senator in places[_ON_BILLS + bill]]


def activated_on(t: Table, bill: int) -> list[int]:
    """Return the senators of both sides that are activated on a bill."""
    if t.where[bill] == CHAMBER:
        return [s for seat in range(SEATS) for s in t.at(active(seat))]
    return t.at(ON_BILLS + bill)[:]


def is_live(t: Table, bill: int) -> bool:
    """Tell whether a bill is on its way."""
    return t.where[bill] == CHAMBER or is_stage(t.where[bill])
