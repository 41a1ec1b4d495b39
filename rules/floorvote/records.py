"""The record sheet of each live bill, kept in counters; number 50 is the substitute's."""

from typing import Final

from rules.core.refs import FIRST_COUNTER
from rules.core.table import Table
from rules.floorvote.names import (
    BILL_COUNT,
    CHAMBER,
    FIRST_BILL,
    FIRST_RECORD,
    ON_BILLS,
    SEATS,
    STAGES,
    SUBSTITUTE,
    VICE_PRESIDENT,
    active,
    favour_bit,
)

# The fields of a record, in the order of the counters
FIELDS: Final = [
    "owner", "sponsor", "cosponsor", "position", "pork", "gifts", "amendments", "marks", "spent",
    "ready", "lean",
]  # fmt: skip
OWNER: Final = 0
SPONSOR: Final = 1
COSPONSOR: Final = 2
POSITION: Final = 3
PORK: Final = 4
GIFTS: Final = 5
AMENDMENTS: Final = 6
MARKS: Final = 7
SPENT: Final = 8
READY: Final = 9
LEAN: Final = 10
FIELD_COUNT: Final = len(FIELDS)
RECORDS: Final = BILL_COUNT + 1

# Bits of the marks
PASSED_COMMITTEE: Final = 1
PASSED_SENATE: Final = 2
BECAME_LAW: Final = 4
CLOTURE_VOTED: Final = 8
OVERRIDDEN: Final = 16
HALF_SHARE: Final = 32

# Bits of what is used up
FAILED_COMMITTEE: Final = 1
FAILED_FLOOR: Final = 2
CLOTURE_FAILED: Final = 4
AMENDED_D: Final = 8
AMENDED_R: Final = 16
SUBSTITUTE_TRIED: Final = 32
NEW: Final = 64  # introduced in this turn
REPLACED: Final = 128  # a substitute has taken the bill's place

PRESIDENT_BIT: Final = favour_bit(VICE_PRESIDENT)
LAST_NUMBER: Final = BILL_COUNT


def number_of(bill: int) -> int:
    """Return the number of a bill's record; the last one is the substitute's."""
    return LAST_NUMBER if bill == SUBSTITUTE else bill - FIRST_BILL


def field(bill: int, which: int) -> int:
    """Return the counter of a field in a bill's record."""
    return FIRST_RECORD + number_of(bill) * FIELD_COUNT + which


# Where the record of a bill begins among the counts, for speed
_STARTS: Final = [field(ref, OWNER) - FIRST_COUNTER for ref in range(SUBSTITUTE + 1)]


def get(t: Table, bill: int, which: int) -> int:
    """Return what a field of a bill's record says."""
    return t.counts[_STARTS[bill] + which]


def whole(t: Table, bill: int) -> list[int]:
    """Return all fields of a bill's record, in their order."""
    start = field(bill, OWNER) - FIRST_COUNTER
    return t.counts[start : start + FIELD_COUNT]


def put(t: Table, bill: int, which: int, value: int, clause: str = "") -> None:
    """Write a field of a bill's record."""
    counter = field(bill, which)
    before = t.counts[counter - FIRST_COUNTER]
    if value != before:
        t.add(counter, value - before, clause)


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
    found: list[int] = []
    for place in STAGES:
        found += t.at(place)
    return found + t.at(CHAMBER)


def own_bills(t: Table, seat: int) -> list[int]:
    """Return a seat's live bills, those of its sponsors (F-10); there may be any number (F-22)."""
    return [bill for bill in live_bills(t) if get(t, bill, OWNER) == seat]


def activated_on(t: Table, bill: int) -> list[int]:
    """Return the senators of both sides that are activated on a bill."""
    if t.where[bill] == CHAMBER:
        return [s for seat in range(SEATS) for s in t.at(active(seat))]
    return t.at(ON_BILLS + bill)[:]


def is_live(t: Table, bill: int) -> bool:
    """Tell whether a bill is on its way."""
    return t.where[bill] == CHAMBER or t.where[bill] in STAGES
