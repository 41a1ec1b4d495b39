"""One integer names anything on a table: a piece, a place, a counter or an unseen back."""

from typing import Final

NOTHING: Final = 0
NOBODY: Final = -1  # instead of a seat
FIRST_PLACE: Final = 1000
FIRST_COUNTER: Final = 2000
LAST: Final = 2999


def is_piece(ref: int) -> bool:
    """Tell whether the ref names a piece that is known."""
    return NOTHING < ref < FIRST_PLACE


def is_place(ref: int) -> bool:
    """Tell whether the ref names a place."""
    return FIRST_PLACE <= ref < FIRST_COUNTER


def is_counter(ref: int) -> bool:
    """Tell whether the ref names a counter or a die."""
    return FIRST_COUNTER <= ref <= LAST


def is_unseen(ref: int) -> bool:
    """Tell whether the ref is only the back of some piece."""
    return ref < NOTHING
