"""The fields of a bill's record sheet, their counters, and what the bits in them mean."""

from typing import Final

from rules.floorvote.facts.names import (
    BILL_COUNT,
    FIRST_BILL,
    FIRST_RECORD,
    SUBSTITUTE,
    VICE_PRESIDENT,
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
