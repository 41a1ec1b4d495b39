"""A seat's view of a table as a row of whole numbers that is always equally long."""

from array import array
from itertools import compress
from operator import ne
from typing import Final, final

from rules.core.hidden import eyes
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import HAND, Setup
from rules.core.table import NOBODY, NOWHERE, Table

WORD: Final = 1 << 20  # every figure stays below this, so that a short float holds it exactly
UNREAD: Final = -WORD  # the first word of a counter that the viewer may not read
WORDS: Final = 3  # of a counter: some hold a mark for each of fifty states
STEP: Final = 7  # viewer, decider, steps on the agenda, phase, what, amount, whether it is over
EACH_PIECE: Final = 4  # place, rank in it, who knows it, back
TYPE: Final = "i"  # of a figure in the row: four bytes with a sign
STRETCH: Final = 32  # entries compared at once where two long lists differ little
STRETCHES: Final = 8  # of them are compared at once before


def width(setup: Setup) -> int:
    """Return how many figures a view of this match has."""
    unseen = len(setup.places) * len(setup.backs)
    return STEP + len(setup.pieces) * EACH_PIECE + unseen + len(setup.counters) * WORDS


def figures(t: Table, seat: int) -> list[int]:
    """Return the figures of what a seat sees of a table, or of a view of it, at one glance."""
    return FigureRow(t.setup, seat).look(t).tolist()


@final
class FigureRow:
    """What one seat sees of one match, in figures: step, pieces, what is unseen, counters.

    It remembers what it saw last and writes only what has changed since, for from one decision to
    the next that is little. Nothing but what the seat knows is ever written.
    """

    __slots__ = ("seat", "needed", "row", "places", "known", "backs", "counts")

    def __init__(self, setup: Setup, seat: int) -> None:
        self.seat: Final = seat
        self.needed: Final = eyes(setup, seat)
        self.row: Final = array(TYPE, [0]) * width(setup)
        self.places: Final[list[list[int]]] = [[] for _ in setup.places]
        self.known = [0] * len(setup.card_of)
        self.backs = setup.first_backs[:]
        self.counts = [0] * len(setup.counters)
        first = len(self.row) - len(setup.counters) * WORDS
        for index, counter in enumerate(setup.counters):
            if counter.viewers & self.needed != self.needed:
                self.row[first + index * WORDS] = UNREAD

    def look(self, t: Table) -> "array[int]":
        """Return the row as the table lies now; the next look writes into the same row."""
        self._look_at_step(t)
        self._look_at_pieces(t)
        if t.counts != self.counts:
            self._look_at_counters(t)
        return self.row

    def _look_at_step(self, t: Table) -> None:
        told = [self.seat, NOBODY, 0, 0, 0, 0, 1]
        if t.agenda:
            step = t.agenda[-1]
            told = [self.seat, step.seat, len(t.agenda), step.phase, step.what, step.amount, 0]
        self.row[:STEP] = array(TYPE, told)

    def _look_at_pieces(self, t: Table) -> None:
        changed = self._changed(t)
        self._forget(t.setup, changed)
        self.known = t.known[:]
        self.backs = t.backs[:]
        self._write(t, changed)

    def _changed(self, t: Table) -> dict[int, int]:
        """Return the places that look different now, and from which rank on."""
        kinds, now, then = t.setup.kinds, t.places, self.places
        changed: dict[int, int] = {}
        for index in compress(range(len(now)), map(ne, now, then)):
            changed[index] = 0 if kinds[index] == HAND else _alike(now[index], then[index])
        told = differing(t.known, self.known) if t.known != self.known else []
        if t.backs != self.backs:
            told += differing(t.backs, self.backs)
        for piece in told:
            if t.where[piece] != NOWHERE:  # a view leaves out what it does not show
                index = t.where[piece] - FIRST_PLACE
                rank = now[index].index(piece) if kinds[index] != HAND else 0
                changed[index] = min(rank, changed.get(index, rank))
        return changed

    def _forget(self, setup: Setup, changed: dict[int, int]) -> None:
        """Wipe out what was told of the pieces of some places, each from a rank on."""
        row, known, needed = self.row, self.known, self.needed
        for index, start in changed.items():
            unseen = STEP + len(setup.pieces) * EACH_PIECE + index * len(setup.backs) - 1
            for piece in self.places[index][start:]:
                if piece < NOTHING:
                    row[unseen - piece] -= 1
                elif known[piece] & needed != needed:
                    row[unseen + self.backs[piece]] -= 1
                else:
                    first = STEP + (piece - 1) * EACH_PIECE
                    row[first] = row[first + 1] = row[first + 2] = row[first + 3] = 0

    def _write(self, t: Table, changed: dict[int, int]) -> None:
        """Write which pieces some places hold from a rank on, or of what is unseen how many."""
        row, known, needed = self.row, self.known, self.needed
        setup = t.setup
        for index, start in changed.items():
            unseen = STEP + len(setup.pieces) * EACH_PIECE + index * len(setup.backs) - 1
            pieces = self.places[index] = t.places[index][:]
            hidden = 0
            for rank in range(start, len(pieces)):
                piece = pieces[rank]
                if piece < NOTHING:
                    row[unseen - piece] += 1
                    hidden += 1
                elif known[piece] & needed != needed:
                    row[unseen + self.backs[piece]] += 1
                    hidden += 1
                else:
                    first = STEP + (piece - 1) * EACH_PIECE
                    row[first] = index + 1
                    row[first + 1] = rank
                    row[first + 2] = known[piece]
                    row[first + 3] = self.backs[piece]
            if hidden and setup.kinds[index] == HAND:
                self._rank_hand(pieces, hidden)

    def _rank_hand(self, pieces: list[int], rank: int) -> None:
        """Count what is seen of a hand after what is not: ranks must not tell what lies between."""
        for piece in pieces:
            if piece > NOTHING and self.known[piece] & self.needed == self.needed:
                self.row[STEP + (piece - 1) * EACH_PIECE + 1] = rank
                rank += 1

    def _look_at_counters(self, t: Table) -> None:
        """Write the words of each counter that changed, the lowest first, each with its sign."""
        row = self.row
        counters = t.setup.counters
        start = len(row) - len(counters) * WORDS
        for index in differing(t.counts, self.counts):
            if counters[index].viewers & self.needed == self.needed:
                value = t.counts[index]
                first = start + index * WORDS
                if -WORD < value < WORD and -WORD < self.counts[index] < WORD:
                    row[first] = value
                else:
                    row[first : first + WORDS] = array(TYPE, _words(value))
        self.counts = t.counts[:]


def differing(now: list[int], then: list[int]) -> list[int]:
    """Return where two lists of one length differ; stretches that do not are passed quickly."""
    found: list[int] = []
    for first in range(0, len(now), STRETCH * STRETCHES):
        last = first + STRETCH * STRETCHES
        if now[first:last] == then[first:last]:
            continue
        for start in range(first, last, STRETCH):
            end = start + STRETCH
            new, old = now[start:end], then[start:end]
            if new != old:
                found += compress(range(start, end), map(ne, new, old))
    return found


def _words(value: int) -> list[int]:
    """Split a number that may be too long for one figure; each word has its sign."""
    sign = -1 if value < 0 else 1
    words: list[int] = []
    rest = abs(value)
    for _ in range(WORDS):
        words.append(sign * (rest % WORD))
        rest //= WORD
    return words


def _alike(now: list[int], then: list[int]) -> int:
    """Return how many pieces of a pile lie as before where some came or left on top, else 0."""
    shared = min(len(now), len(then))
    return shared if now[:shared] == then[:shared] else 0
