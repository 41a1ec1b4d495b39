"""The complete truth of one position, and the only ways to change it."""

from bisect import insort
from hashlib import sha256
from typing import Final, final

from rules.core.events import (
    COUNTED,
    FINISHED,
    MOVED,
    POPPED,
    PUSHED,
    REVEALED,
    ROLLED,
    SAID,
    SHUFFLED,
    STEPPED,
    Event,
)
from rules.core.moments import Moment
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_piece
from rules.core.refs import NOBODY as NOBODY  # noqa: PLC0414 - rules take it from here
from rules.core.rng import Rng
from rules.core.setup import HAND, Setup

NOWHERE: Final = 0
HIDDEN: Final = -(1 << 31)  # a counter that the viewer may not read

Plain = list[list[int]]


@final
class Step:
    """Who must decide what; a step for nobody is automatic."""

    __slots__ = ("phase", "seat", "what", "amount")

    def __init__(self, phase: int, seat: int, what: int = 0, amount: int = 0) -> None:
        self.phase: Final = phase
        self.seat: Final = seat
        self.what: Final = what
        self.amount: Final = amount

    def plain(self) -> list[int]:
        """Return the step as a list of integers."""
        return [self.phase, self.seat, self.what, self.amount]


@final
class Table:
    """Pieces in places, counters, the agenda of steps, chance, and who knows which piece.

    Rules read every field freely and write only through the methods below. `viewer` is NOBODY
    on the true table and a seat on that seat's redacted one. `events` is None when nobody
    listens (search). `news` tells whether anyone learnt anything since it was last cleared.
    `offers` holds what lasting verbs propose in this very position, by verb; those that follow each
    other share a list. Whatever changes the table lays a new sheet there, and nobody ever wipes the
    old one, which others may still read.
    `touched` is None until somebody keeps watch; from then on it grows by the ref of whatever looks
    different, and is never wiped, since each of those who watch reads on where it stopped.
    """

    __slots__ = ("setup", "viewer", "places", "counts", "agenda", "rng", "known", "where",
                 "backs", "events", "news", "offers", "touched")  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - takes its fields, so that a copy costs one call
        self,
        setup: Setup,
        viewer: int,
        places: list[list[int]],
        counts: list[int],
        agenda: list[Step],
        rng: Rng,
        known: list[int],
        where: list[int],
        backs: list[int],
    ) -> None:
        self.setup: Final = setup
        self.viewer = viewer
        self.places = places
        self.counts = counts
        self.agenda = agenda
        self.rng = rng
        self.known = known
        self.where = where
        self.backs = backs
        self.events: list[Event] | None = None
        self.news = False
        self.offers: dict[int, list[Move]] = {}
        self.touched: list[int] | None = None

    @staticmethod
    def bare(setup: Setup, rng: Rng) -> "Table":
        """Make a table on which nothing lies yet."""
        pieces = len(setup.pieces) + 1
        return Table(
            setup, NOBODY, [[] for _ in setup.places], [0] * len(setup.counters), [], rng,
            [0] * pieces, [NOWHERE] * pieces, setup.first_backs[:],
        )  # fmt: skip

    # Reading

    def at(self, place: int) -> list[int]:
        """Return the pieces in a place, bottom first."""
        return self.places[place - FIRST_PLACE]

    def count(self, counter: int) -> int:
        """Return the value of a counter."""
        return self.counts[counter - FIRST_COUNTER]

    @property
    def over(self) -> bool:
        """Tell whether nobody has anything left to decide."""
        return not self.agenda

    @property
    def seat(self) -> int:
        """Return the seat that must decide, or NOBODY."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    @property
    def heard(self) -> bool:
        """Tell whether anybody listens; if not, nobody needs to be told of a moment."""
        return self.events is not None

    # Writing

    def watch(self) -> None:
        """Begin to note what looks different; a copy is not watched."""
        if self.touched is None:
            self.touched = []

    def lay(self, piece: int, place: int) -> None:
        """Put a piece on the table for the first time (set-up only)."""
        self.offers = {}
        target = place - FIRST_PLACE
        self.where[piece] = place
        self.known[piece] = self.setup.viewers[target]
        if self.setup.kinds[target] == HAND:
            insort(self.places[target], piece)
        else:
            self.places[target].append(piece)
        if self.touched is not None:
            self.touched.append(place)

    def move(self, piece: int, place: int, clause: str = "", *, to_bottom: bool = False) -> None:
        """Move a piece; seats that may look at the target know it, blind seats lose track."""
        self.offers = {}
        setup = self.setup
        source = self.where[piece]
        left = source - FIRST_PLACE
        origin = self.places[left]
        spot = origin.index(piece)
        del origin[spot]
        target = place - FIRST_PLACE
        before = self.known[piece]
        viewers = setup.viewers[target]
        after = before | viewers
        if setup.kinds[left] == HAND:
            spot = 0  # its rank in the hand would tell which piece it is
            watchers = setup.viewers[left] | viewers
            if watchers != setup.everyone:
                after &= watchers
                self._lose_track(origin, watchers)
        self.known[piece] = after
        if after & ~before:
            self.news = True
        back = self.backs[piece]
        self.backs[piece] = setup.sleeves[target] or back
        self.where[piece] = place
        pieces = self.places[target]
        index = 0
        if setup.kinds[target] == HAND:
            insort(pieces, piece)
        elif to_bottom:
            pieces.insert(0, piece)
        else:
            index = len(pieces)
            pieces.append(piece)
        if self.touched is not None:
            self.touched += [source, place]
        if self.events is not None:
            self.events.append(
                Event(MOVED, piece, source, place, index, spot, back, after, "", clause)
            )

    def _lose_track(self, stayed: list[int], watchers: int) -> None:
        """Which piece left is not public, so the blind no longer know what stayed."""
        for piece in stayed:
            self.known[piece] &= watchers

    def add(self, counter: int, amount: int, clause: str = "") -> None:
        """Change a counter by an amount."""
        if self.offers:
            self.offers = {}
        index = counter - FIRST_COUNTER
        self.counts[index] += amount
        if self.touched is not None:
            self.touched.append(counter)
        if self.events is not None:
            seen = self.setup.counters[index].viewers
            self.events.append(Event(COUNTED, counter, amount=amount, seen=seen, clause=clause))

    def roll(self, die: int, sides: int, clause: str = "") -> int:
        """Throw a die: the counter takes a face from 1 to sides."""
        self.offers = {}
        face = self.rng.below(sides) + 1
        self.counts[die - FIRST_COUNTER] = face
        if self.touched is not None:
            self.touched.append(die)
        self.news = True
        if self.events is not None:
            everyone = self.setup.everyone
            self.events.append(Event(ROLLED, die, amount=face, seen=everyone, clause=clause))
        return face

    def shuffle(self, place: int, clause: str = "") -> None:
        """Shuffle a face-down place; everybody forgets what lies where in it."""
        self.offers = {}
        pieces = self.places[place - FIRST_PLACE]
        self.rng.shuffle(pieces)
        viewers = self.setup.viewers[place - FIRST_PLACE]
        for piece in pieces:
            self.known[piece] = viewers
        if self.touched is not None:
            self.touched += pieces
        self.news = True
        if self.events is not None:
            self.events.append(
                Event(SHUFFLED, target=place, seen=self.setup.everyone, clause=clause)
            )

    def reveal(self, piece: int, seats: int, clause: str = "") -> None:
        """Show a piece to some seats (a bit mask) where it lies."""
        before = self.known[piece]
        after = before | seats
        if after == before:
            return
        self.offers = {}
        self.known[piece] = after
        if self.touched is not None:
            self.touched.append(piece)
        self.news = True
        if self.events is not None:
            place = self.where[piece]
            hand = self.setup.kinds[place - FIRST_PLACE] == HAND
            spot = 0 if hand else self.at(place).index(piece)
            back = self.backs[piece]
            self.events.append(Event(REVEALED, piece, place, 0, 0, spot, back, after, "", clause))

    def disclose(self) -> None:
        """Note that something came to light that no piece shows, such as a sealed number."""
        self.news = True

    def ask(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        if self.offers:
            self.offers = {}
        self.agenda.append(step)
        if self.events is not None:
            self.events.append(_stepped(step, PUSHED, self.setup.everyone))

    def done(self) -> None:
        """Take the top step off the agenda."""
        if self.offers:
            self.offers = {}
        step = self.agenda.pop()
        if self.events is not None:
            self.events.append(_stepped(step, POPPED, self.setup.everyone))

    def say(  # noqa: PLR0913 - a sentence with all that it may name
        self, key: str, what: int = 0, onto: int = 0, amount: int = 0, clause: str = "",
        *, seat: int = NOBODY, moment: Moment | None = None,
    ) -> None:  # fmt: skip
        """Tell the log something; the sentence is looked up by its key, and may end a moment."""
        if self.events is not None:
            seen = self.known[what] if is_piece(what) else self.setup.everyone
            back = self.backs[what] if is_piece(what) else NOTHING
            self.events.append(
                Event(SAID, what, onto, seat, amount, 0, back, seen, key, clause, moment)
            )

    def finish(self, clause: str = "") -> None:
        """End the match: nobody has anything left to decide."""
        self.offers = {}
        self.agenda.clear()
        if self.events is not None:
            self.events.append(Event(FINISHED, seen=self.setup.everyone, clause=clause))

    # Copying and plain forms

    def copy(self) -> "Table":
        """Copy the table; the copy is silent."""
        return Table(
            self.setup, self.viewer, [pieces[:] for pieces in self.places], self.counts[:],
            self.agenda[:], self.rng.copy(), self.known[:], self.where[:], self.backs[:],
        )  # fmt: skip

    def dump(self) -> Plain:
        """Return the table as plain lists of integers."""
        head = [self.viewer, len(self.places), len(self.agenda)]
        steps = [step.plain() for step in self.agenda]
        places = [pieces[:] for pieces in self.places]
        tail = [self.counts[:], self.rng.plain(), self.known[:], self.backs[:]]
        return [head, *places, *steps, *tail]

    @staticmethod
    def load(setup: Setup, plain: Plain) -> "Table":
        """Rebuild a table from plain lists."""
        viewer, places, steps = plain[0]
        t = Table.bare(setup, Rng(*plain[places + steps + 2]))
        t.viewer = viewer
        t.places = [pieces[:] for pieces in plain[1 : places + 1]]
        t.agenda = [Step(*step) for step in plain[places + 1 : places + steps + 1]]
        t.counts = plain[places + steps + 1][:]
        t.known = plain[places + steps + 3][:]
        t.backs = plain[places + steps + 4][:]
        for index, pieces in enumerate(t.places):
            for piece in pieces:
                if piece > NOTHING:
                    t.where[piece] = FIRST_PLACE + index
        return t

    def digest(self) -> str:
        """Return a short fingerprint of everything on the table."""
        return sha256(repr(self.dump()).encode()).hexdigest()[:16]


def _stepped(step: Step, way: int, everyone: int) -> Event:
    return Event(STEPPED, step.phase, step.seat, step.what, step.amount, way, seen=everyone)
