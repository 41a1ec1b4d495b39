"""A seat's view of a table as a row of whole numbers that is always equally long."""

from array import array
from itertools import compress
from operator import ne
from typing import Final, final

from rules.core.hidden import eyes
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING
from rules.core.setup import HAND, Setup
from rules.core.table import NOBODY, Table

WORD: Final = 1 << 20  # every figure stays below this, so that a short float holds it exactly
UNREAD: Final = -WORD  # the first word of a counter that the viewer may not read
WORDS: Final = 3  # of a counter: some hold a mark for each of fifty states
STEP: Final = 7  # viewer, decider, steps on the agenda, phase, what, amount, whether it is over
EACH_PIECE: Final = 4  # place, rank in it, who knows it, back
PIECES: Final = STEP - EACH_PIECE  # where those of piece p begin, less p times as many
NEVER: Final = -1
TYPE: Final = "i"  # of a figure in the row: four bytes with a sign
STRETCH: Final = 32  # entries compared at once where two long lists differ little
STRETCHES: Final = 8  # of them are compared at once before


def width(setup: Setup) -> int:
    """Return how many figures a view of this match has."""
    unseen = len(setup.places) * len(setup.backs)
    return STEP + len(setup.pieces) * EACH_PIECE + unseen + len(setup.counters) * WORDS


def figures(t: Table, seat: int) -> list[int]:
    """Return the figures of what a seat sees of a table, or of a view of it, at one glance."""
    return FigureRow(FigurePlan(t.setup, seat)).look(t).tolist()


@final
class FigurePlan:
    """Where the figures of what one seat sees stand in a row: what no match of a game changes.

    `unseen` is where those of each place begin, less one, and `counters` those of each counter; one
    that the viewer may not read is never written.
    """

    __slots__ = ("setup", "needed", "blank", "unseen", "counters")

    def __init__(self, setup: Setup, seat: int) -> None:
        first = STEP + len(setup.pieces) * EACH_PIECE
        backs = len(setup.backs)
        self.setup: Final = setup
        self.needed: Final = eyes(setup, seat)
        self.blank: Final = array(TYPE, [0]) * width(setup)
        self.unseen: Final = [first + index * backs - 1 for index in range(len(setup.places))]
        first += len(setup.places) * backs
        self.counters: Final = [first + index * WORDS for index in range(len(setup.counters))]
        self.blank[0] = seat
        for index, counter in enumerate(setup.counters):
            if counter.viewers & self.needed != self.needed:
                self.blank[self.counters[index]] = UNREAD
                self.counters[index] = NEVER


@final
class FigureRow:
    """What one seat sees of one match, in figures: step, pieces, what is unseen, counters.

    It remembers what it saw last and writes only what has changed since, for from one decision to
    the next that is little. A table that is watched tells what was touched; any other is compared
    with what was seen last. Nothing but what the seat knows is ever written.
    """

    __slots__ = ("plan", "needed", "row", "places", "known", "backs", "counts", "touched", "read")

    def __init__(self, plan: FigurePlan) -> None:
        setup = plan.setup
        self.plan: Final = plan
        self.needed: Final = plan.needed
        self.row: Final = plan.blank[:]
        # As they were when they were written last
        self.places: Final[list[list[int]]] = [[] for _ in setup.places]
        self.known: Final = [0] * len(setup.card_of)
        self.backs: Final = setup.first_backs[:]
        self.counts: Final = [0] * len(setup.counters)
        # What the table last looked at has noted, and how much of it was read
        self.touched: list[int] | None = None
        self.read = 0

    def look(self, t: Table) -> "array[int]":
        """Return the row as the table lies now; the next look writes into the same row."""
        self._look_at_step(t)
        told = set(self._told(t))
        if told:
            self._write_counters(t, told)
            changed = self._changed(t, told)
            self._forget(t, changed)
            self._write(t, changed)
        return self.row

    def _told(self, t: Table) -> list[int]:
        """Return the refs of what may look different; all of a table are new at the first look."""
        touched = t.touched
        if touched is None:
            self.touched = None
            return self._differing(t)
        if touched is not self.touched:
            self.touched = touched
            self.read = len(touched)
            return self._differing(t)
        told = touched[self.read :]
        self.read = len(touched)
        return told

    def _differing(self, t: Table) -> list[int]:
        """Return the refs of what differs from what was written last."""
        refs = range(FIRST_PLACE, FIRST_PLACE + len(t.places))
        told = list(compress(refs, map(ne, t.places, self.places)))
        told += differing(t.known, self.known)
        told += differing(t.backs, self.backs)
        told += [FIRST_COUNTER + index for index in differing(t.counts, self.counts)]
        return told

    def _look_at_step(self, t: Table) -> None:
        row = self.row
        agenda = t.agenda
        if agenda:
            step = agenda[-1]
            row[1] = step.seat
            row[2] = len(agenda)
            row[3] = step.phase
            row[4] = step.what
            row[5] = step.amount
            row[6] = 0
        else:
            row[:STEP] = array(TYPE, [row[0], NOBODY, 0, 0, 0, 0, 1])

    def _write_counters(self, t: Table, told: set[int]) -> None:
        """Write the words of the counters among some refs, the lowest first, each with its sign."""
        row, counts, written, starts = self.row, t.counts, self.counts, self.plan.counters
        for ref in told:
            if ref < FIRST_COUNTER:
                continue
            index = ref - FIRST_COUNTER
            before, value = written[index], counts[index]
            first = starts[index]
            if value == before or first == NEVER:
                continue
            written[index] = value
            if -WORD < value < WORD and -WORD < before < WORD:
                row[first] = value
            else:
                row[first : first + WORDS] = array(TYPE, _words(value))

    def _changed(self, t: Table, told: set[int]) -> dict[int, int]:
        """Return the places to write that some refs tell of, and from which rank on.

        A piece tells of the place where it lies: that others know it, or that it has another back.
        """
        kinds, places, where = t.setup.kinds, t.places, t.where
        changed: dict[int, int] = {}
        for ref in told:
            if ref >= FIRST_COUNTER:
                continue
            index = (ref if ref >= FIRST_PLACE else where[ref]) - FIRST_PLACE
            if index < 0:  # a view leaves out what it does not show
                continue
            if kinds[index] == HAND:
                changed[index] = 0
                continue
            pile = places[index]
            rank = _alike(pile, self.places[index]) if ref >= FIRST_PLACE else pile.index(ref)
            if index not in changed or rank < changed[index]:
                changed[index] = rank
        return changed

    def _forget(self, t: Table, changed: dict[int, int]) -> None:
        """Wipe out what was told of the pieces of some places, each from a rank on.

        Whatever stays there in sight needs no wiping, for it is written anew.
        """
        row, known, needed, backs = self.row, self.known, self.needed, self.backs
        where, known_now = t.where, t.known
        places, firsts = self.places, self.plan.unseen
        for index, start in changed.items():
            unseen, place = firsts[index], FIRST_PLACE + index
            for piece in places[index][start:]:
                if piece < NOTHING:
                    row[unseen - piece] -= 1
                elif known[piece] & needed != needed:
                    row[unseen + backs[piece]] -= 1
                elif where[piece] != place or known_now[piece] & needed != needed:
                    first = PIECES + piece * EACH_PIECE
                    row[first] = row[first + 1] = row[first + 2] = row[first + 3] = 0

    def _write(self, t: Table, changed: dict[int, int]) -> None:
        """Write which pieces some places hold from a rank on, or of what is unseen how many."""
        row, known, needed, backs = self.row, self.known, self.needed, self.backs
        known_now, backs_now, kinds = t.known, t.backs, t.setup.kinds
        places, written, firsts = t.places, self.places, self.plan.unseen
        for index, start in changed.items():
            unseen = firsts[index]
            pieces = places[index][start:]
            written[index][start:] = pieces
            hidden = 0
            for rank, piece in enumerate(pieces, start):
                if piece < NOTHING:
                    row[unseen - piece] += 1
                    hidden += 1
                    continue
                told = known[piece] = known_now[piece]
                back = backs[piece] = backs_now[piece]
                if told & needed != needed:
                    row[unseen + back] += 1
                    hidden += 1
                else:
                    first = PIECES + piece * EACH_PIECE
                    row[first] = index + 1
                    row[first + 1] = rank
                    row[first + 2] = told
                    row[first + 3] = back
            if hidden and kinds[index] == HAND:
                self._rank_hand(pieces, hidden)

    def _rank_hand(self, pieces: list[int], rank: int) -> None:
        """Count what is seen of a hand after what is not: ranks must not tell what lies between."""
        for piece in pieces:
            if piece > NOTHING and self.known[piece] & self.needed == self.needed:
                self.row[PIECES + piece * EACH_PIECE + 1] = rank
                rank += 1


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
    """Return how many pieces of a pile lie as before, from the bottom on."""
    shared = min(len(now), len(then))
    if now[:shared] == then[:shared]:
        return shared
    return next(compress(range(shared), map(ne, now, then)))
