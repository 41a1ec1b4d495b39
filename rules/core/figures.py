"""A seat's view of a table as a row of whole numbers that is always equally long."""

from typing import Final

from rules.core.refs import NOTHING
from rules.core.setup import Setup
from rules.core.table import HIDDEN, NOBODY, Table

WORD: Final = 1 << 20  # every figure stays below this, so that a short float holds it exactly
UNREAD: Final = -WORD  # the first word of a counter that the viewer may not read
WORDS: Final = 3  # of a counter: some hold a mark for each of fifty states
STEP: Final = 7  # viewer, decider, steps on the agenda, phase, what, amount, whether it is over
EACH_PIECE: Final = 4  # place, rank in it, who knows it, back


def width(setup: Setup) -> int:
    """Return how many figures a view of this match has."""
    unseen = len(setup.places) * len(setup.backs)
    return STEP + len(setup.pieces) * EACH_PIECE + unseen + len(setup.counters) * WORDS


def figures(view: Table) -> list[int]:
    """Return the figures of a redacted table: step, pieces, what is unseen, counters."""
    return _step(view) + _pieces(view) + _unseen(view) + _counters(view)


def _step(view: Table) -> list[int]:
    if not view.agenda:
        return [view.viewer, NOBODY, 0, 0, 0, 0, 1]
    step = view.agenda[-1]
    return [view.viewer, step.seat, len(view.agenda), step.phase, step.what, step.amount, 0]


def _pieces(view: Table) -> list[int]:
    """Return for each piece where it lies, how high, who knows it, its back; nothing if unseen."""
    row = [0] * (len(view.setup.pieces) * EACH_PIECE)
    for index, pieces in enumerate(view.places):
        for rank, piece in enumerate(pieces):
            if piece > NOTHING:
                first = (piece - 1) * EACH_PIECE
                row[first] = index + 1
                row[first + 1] = rank
                row[first + 2] = view.known[piece]
                row[first + 3] = view.backs[piece]
    return row


def _unseen(view: Table) -> list[int]:
    """Return how many unseen pieces of each back lie in each place."""
    backs = len(view.setup.backs)
    row = [0] * (len(view.places) * backs)
    for index, pieces in enumerate(view.places):
        for piece in pieces:
            if piece < NOTHING:
                row[index * backs - piece - 1] += 1
    return row


def _counters(view: Table) -> list[int]:
    """Return the words of each counter, the lowest first, each with its sign."""
    row = [0] * (len(view.counts) * WORDS)
    for index, value in enumerate(view.counts):
        first = index * WORDS
        if -WORD < value < WORD:
            row[first] = value
        elif value == HIDDEN:
            row[first] = UNREAD
        else:
            sign = -1 if value < 0 else 1
            rest = abs(value)
            for word in range(WORDS):
                row[first + word] = sign * (rest % WORD)
                rest //= WORD
    return row
