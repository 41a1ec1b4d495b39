"""What a move looks like: to the seat that makes it, and to a seat that watches."""

from typing import Final

from rules.core.moves import Move
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.table import Table

# A ref takes 21 bits: 0 and places and counters stand for themselves, a piece is its card and
# where it lies (so that copies are one), a piece that is not recognised its back and where it lies.
REF_BITS: Final = 21
AMOUNT_BITS: Final = 14
AMOUNT_MASK: Final = (1 << AMOUNT_BITS) - 1
PLACE_BITS: Final = 10
FIRST_CARD: Final = 4
FIRST_BACK: Final = 1100


def face_of(t: Table, ref: int) -> int:
    """Return what a seat that knows the ref tells it by."""
    if NOTHING < ref < FIRST_PLACE:
        card = t.setup.card_of[ref] + FIRST_CARD
        return card << PLACE_BITS | (t.where[ref] - FIRST_PLACE)
    return ref


def back_of(t: Table, ref: int) -> int:
    """Return what a seat that does not know the ref tells it by."""
    if NOTHING < ref < FIRST_PLACE:
        back = t.backs[ref] + FIRST_BACK
        return back << PLACE_BITS | (t.where[ref] - FIRST_PLACE)
    return ref


def kind_of(verb: int, what: int, onto: int, amount: int) -> int:
    """Pack a verb, two told refs and an amount into one number."""
    return ((verb << REF_BITS | what) << REF_BITS | onto) << AMOUNT_BITS | amount & AMOUNT_MASK


def own_kind(t: Table, m: Move) -> int:
    """Return the kind of a move in the eyes of the seat that makes it."""
    # The search asks this more often than anything else, so `face_of` is written out for `what`.
    what = m.what
    if NOTHING < what < FIRST_PLACE:
        card = t.setup.card_of[what] + FIRST_CARD
        what = card << PLACE_BITS | (t.where[what] - FIRST_PLACE)
    onto = m.onto
    if NOTHING < onto < FIRST_PLACE:
        onto = face_of(t, onto)
    return ((m.verb << REF_BITS | what) << REF_BITS | onto) << AMOUNT_BITS | m.amount & AMOUNT_MASK


def merged(t: Table, moves: list[Move]) -> list[Move]:
    """Return one move of each kind, in their order."""
    seen: set[int] = set()
    result: list[Move] = []
    for m in moves:
        kind = own_kind(t, m)
        if kind not in seen:
            seen.add(kind)
            result.append(m)
    return result
