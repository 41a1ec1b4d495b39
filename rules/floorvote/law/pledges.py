"""What binds a senator in the current vote: the bits of a pledge."""

from typing import Final

from rules.core.refs import FIRST_COUNTER
from rules.core.table import Table
from rules.floorvote.facts.names import FIRST_PLEDGE, LAST_SENATOR, PLEDGES

# The two lowest bits are the stance that the player has chosen (F-30)
STANCE: Final = 3
USUAL: Final = 0
FOR: Final = 1
AGAINST: Final = 2
ABSTAINS: Final = 3

PRESSED: Final = 4  # a card makes the senator abstain
NEARER: Final = 8  # counts as one step nearer
BOOST: Final = 16  # one more gift of votes; up to three of them
BOOSTS: Final = 48
GUEST: Final = 64  # counts as a member of the committee
BARRED: Final = 128  # has no vote in the committee
JOINED: Final = 256  # was activated on the substitute
SILENT: Final = 512  # abstained on a substitute that passed

_START: Final = PLEDGES - FIRST_COUNTER
_FIRST: Final = FIRST_PLEDGE - FIRST_COUNTER


def pledged(t: Table, senator: int) -> int:
    """Return the bits of a senator's pledge."""
    return t.counts[_START + senator]


def bound(t: Table, senator: int, bit: int) -> bool:
    """Tell whether a bit of a senator's pledge is set."""
    return bool(t.counts[_START + senator] & bit)


def bind(t: Table, senator: int, bits: int, clause: str) -> None:
    """Set bits of a senator's pledge."""
    before = t.counts[_START + senator]
    if before | bits != before:
        t.add(PLEDGES + senator, (before | bits) - before, clause)


def stand(t: Table, senator: int, stance: int, clause: str) -> None:
    """Choose a senator's stance in this vote."""
    t.add(PLEDGES + senator, stance - (t.counts[_START + senator] & STANCE), clause)


def boost(t: Table, senator: int, clause: str) -> None:
    """Give a senator one more gift of votes."""
    t.add(PLEDGES + senator, BOOST, clause)


def boosts(t: Table, senator: int) -> int:
    """Return how many gifts of votes a senator has."""
    return (t.counts[_START + senator] & BOOSTS) // BOOST


def unbind(t: Table, senator: int, bits: int = -1) -> None:
    """Take bits off a senator's pledge, usually all of them."""
    found = t.counts[_START + senator] & bits
    if found:
        t.add(PLEDGES + senator, -found)


def unbind_all(t: Table, bits: int = -1) -> None:
    """Take bits off every pledge when a poll is over."""
    counts = t.counts
    if any(counts[_FIRST : _FIRST + LAST_SENATOR]):
        for senator in range(1, LAST_SENATOR + 1):
            if counts[_START + senator] & bits:
                unbind(t, senator, bits)
