"""A desk on which tests lay out positions of Divide & Conquer card by card."""

from rules.core.engine import explain, judge, legal_moves, new_table, play
from rules.core.events import SAID, Event
from rules.core.game import Readout, Ruling
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.rng import Rng
from rules.core.table import Step, Table
from rules.divide import GAME
from rules.divide.facts import names
from rules.divide.facts.names import base, card_count, hand, influence, left, on, right
from rules.divide.law.changes import tally

SIDES = 6


class Desk:
    """A table without dealt cards on which it is seat 0's turn; what is drawn is never needed."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: int) -> None:
        self.t: Table = new_table(GAME, seats, seed, options)
        self.events: list[Event] = []
        self.t.agenda.clear()
        for seat in range(seats):
            for piece in self.t.at(hand(seat))[:]:
                self._put(piece, names.DECK)
        self.t.add(names.ACTIVE, -self.t.count(names.ACTIVE))
        self.t.ask(Step(names.TURN, 0))

    # Laying out

    def _put(self, piece: int, place: int, *, to_bottom: bool = True) -> None:
        """Put a piece somewhere; nobody watched the test do it."""
        self.t.move(piece, place, to_bottom=to_bottom)
        self.t.known[piece] = self.t.setup.place(place).viewers

    def give(self, place: int, *cards: str) -> "Desk":
        """Put cards into a place, in this order."""
        for card in cards:
            self._put(self.ref(card), place, to_bottom=False)
        return self._count()

    def hand(self, seat: int, *cards: str) -> "Desk":
        """Give a seat cards."""
        return self.give(hand(seat), *cards)

    def base(self, seat: int, *cards: str) -> "Desk":
        """Put groups into a seat's base."""
        return self.give(base(seat), *cards)

    def free(self, *cards: str) -> "Desk":
        """Lay groups among the unaffiliated ones."""
        return self.give(names.UNAFFILIATED, *cards)

    def on(self, group: str, *cards: str) -> "Desk":
        """Lay assets and deficits on a group, oldest first."""
        return self.give(on(self.ref(group)), *cards)

    def top(self, *cards: str) -> "Desk":
        """Put cards on top of the deck; the last one is drawn first."""
        return self.give(names.REMOVED, *cards).give(names.DECK, *cards)

    def deck(self, count: int) -> "Desk":
        """Leave so many cards in the deck."""
        for piece in self.t.at(names.DECK)[: len(self.t.at(names.DECK)) - count]:
            self._put(piece, names.REMOVED)
        return self

    def turn(self, seat: int) -> "Desk":
        """Let it be the turn of a seat."""
        self.t.add(names.ACTIVE, seat - self.t.count(names.ACTIVE))
        self.t.agenda.clear()
        self.t.ask(Step(names.TURN, seat))
        return self

    def dice(self, attack: int, defence: int) -> "Desk":
        """Let the next two dice fall like this."""
        for seed in range(1000):
            rng = Rng.seeded(seed)
            if (rng.below(SIDES) + 1, rng.below(SIDES) + 1) == (attack, defence):
                self.t.rng = Rng.seeded(seed)
                return self
        raise AssertionError((attack, defence))

    def _count(self) -> "Desk":
        for seat in range(self.t.setup.seats):
            tally(self.t, seat)
        return self

    # Playing

    def play(self, *texts: str) -> "Desk":
        """Play moves; the events of all of them are remembered."""
        self.events = []
        for text in texts:
            self.events += play(GAME, self.t, read(GAME, self.t.setup, text))
        return self

    # Looking

    def judge(self, text: str) -> str:
        """Return the clause that forbids a move, or nothing."""
        return judge(GAME, self.t, read(GAME, self.t.setup, text))

    def moves(self, *verbs: str) -> list[str]:
        """List the legal moves as text, of all verbs or of some."""
        found = [write(GAME, self.t.setup, m) for m in legal_moves(GAME, self.t)]
        return [m for m in found if not verbs or m.split()[0] in verbs]

    def why(self, what: str, onto: str = "", seat: int | None = None) -> Ruling:
        """Return why a seat, usually the deciding one, cannot take one thing to another."""
        seat = self.t.seat if seat is None else seat
        return explain(GAME, redact(self.t, seat), seat, self.ref(what), self.ref(onto))

    def preview(self, text: str) -> Readout | None:
        """Return what a move would bring, as its own seat sees it."""
        view = redact(self.t, self.t.seat)
        return GAME.preview(view, read(GAME, view.setup, text))

    def foresees(self, text: str) -> tuple[str, dict[str, int]]:
        """Return the key and the numbers of what a move would bring."""
        found = self.preview(text)
        assert found is not None
        return found.key, found.numbers

    def readouts(self, key: str) -> dict[str, dict[str, int]]:
        """Return the readouts of a key by the name of what they are about."""
        view = redact(self.t, 0)
        found = [r for r in GAME.readouts(view) if r.key == key]
        return {self.t.setup.name_of(r.ref): r.numbers for r in found}

    @property
    def phase(self) -> str:
        """Return the name of the step on top, or nothing when the match is over."""
        return GAME.phases[self.t.agenda[-1].phase] if self.t.agenda else ""

    @property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        return self.t.count(names.ACTIVE)

    def sums(self, seat: int) -> tuple[int, int, int, int]:
        """Return a seat's left wing, right wing, influence and cards."""
        counters = (left(seat), right(seat), influence(seat), card_count(seat))
        a, b, c, d = (self.t.count(counter) for counter in counters)
        return a, b, c, d

    def ref(self, name: str) -> int:
        """Return the ref of a name."""
        return self.t.setup.refs[name] if name else 0

    def where(self, name: str) -> str:
        """Return the name of the place in which a piece lies; of an attached one its group."""
        place = self.t.setup.place(self.t.where[self.ref(name)])
        return self.t.setup.name_of(place.host) if place.host else place.name

    def cards(self, place: str) -> list[str]:
        """Return the cards in a place, bottom first; the name of a group means what is on it."""
        ref = self.ref(place)
        pieces = self.t.at(ref if ref >= names.DECK else on(ref))
        return [self.t.setup.name_of(piece) for piece in pieces]

    def said(self) -> list[str]:
        """Return the keys of the sentences among the remembered events."""
        return [event.key for event in self.events if event.kind == SAID]

    def clauses(self) -> set[str]:
        """Return the clauses of the remembered events."""
        return {event.clause for event in self.events}
