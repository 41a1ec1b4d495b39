"""A desk on which tests lay out positions of Senators card by card."""

from rules.core.engine import explain, judge, legal_moves, new_table, play
from rules.core.events import SAID, Event
from rules.core.game import Readout, Ruling
from rules.core.hidden import redact
from rules.core.notation import read, write
from rules.core.refs import FIRST_PLACE
from rules.core.table import NOBODY, Step, Table
from rules.senators import GAME
from rules.senators.facts import names
from rules.senators.facts.names import deck, front, hand, money, seen, senate
from rules.senators.facts.pieces import DECK_OF


class Desk:
    """A table without dealt cards on which seat 0 is about to act and everybody has 20 talents.

    The next event is a canvass, so that the end of a turn changes nobody's purse or place.
    """

    def __init__(self, seats: int = 4, seed: int = 1, **options: int) -> None:
        self.t: Table = new_table(GAME, seats, seed, {"starter": 1} | options)
        self.used: set[int] = set()
        self.events: list[Event] = []
        self.t.agenda.clear()
        for seat in range(seats):
            for piece in self.t.at(hand(seat))[:]:
                self.t.move(piece, deck(DECK_OF[piece]), to_bottom=True)
                self.t.known[piece] = 0
        for place in (names.EVENT, names.PAST, names.WARS):
            for piece in self.t.at(place)[:]:
                self.t.move(piece, names.EVENTS, to_bottom=True)
                self.t.known[piece] = 0
        self.purses(*[20] * seats).stand(*[5] * seats).top("canvass")
        self.t.ask(Step(names.ACTION, 0))

    # Laying out

    def find(self, card: str) -> int:
        """Return a piece of a card that the test has not used yet."""
        for piece in range(1, len(self.t.where)):
            if self.t.setup.card(piece).id == card and piece not in self.used:
                self.used.add(piece)
                return piece
        raise AssertionError(card)

    def give(self, place: int, *cards: str) -> "Desk":
        """Put cards into a place; nobody watched the test do it."""
        for card in cards:
            piece = self.find(card)
            self.t.move(piece, place)
            self.t.known[piece] = self.t.setup.place(place).viewers
        return self

    def hand(self, seat: int, *cards: str) -> "Desk":
        """Give a seat face-down cards."""
        return self.give(hand(seat), *cards)

    def front(self, seat: int, *cards: str) -> "Desk":
        """Give a seat face-up cards."""
        return self.give(front(seat), *cards)

    def lots(self, *cards: str) -> "Desk":
        """Put cards on top of their decks, where an auction finds them."""
        for card in cards:
            self.top(card)
        return self

    def top(self, card: str) -> "Desk":
        """Put a card on top of its deck."""
        piece = self.find(card)
        number = DECK_OF[piece]
        place = deck(number) if number >= 0 else names.EVENTS
        self.t.move(piece, names.PAST)
        self.t.move(piece, place)
        self.t.known[piece] = 0
        return self

    def empty(self, place: int) -> "Desk":
        """Take everything out of a place and out of reach."""
        for piece in self.t.at(place)[:]:
            self.t.move(piece, names.ASIDE)
        return self

    def purses(self, *amounts: int) -> "Desk":
        """Set what every seat has."""
        for seat, amount in enumerate(amounts):
            for counter in (money(seat), seen(seat)):
                self.t.add(counter, amount - self.t.count(counter))
        return self

    def stand(self, *spaces: int) -> "Desk":
        """Set where every seat stands on the track."""
        for seat, space in enumerate(spaces):
            self.t.add(senate(seat), space - self.t.count(senate(seat)))
        return self

    def wars(self, count: int) -> "Desk":
        """Let some Wars have been drawn."""
        return self.give(names.WARS, *["war"] * count)

    # Playing

    def ask(self, phase: int, seat: int, what: int = 0, amount: int = 0) -> "Desk":
        """Put a seat before a decision."""
        self.t.agenda.clear()
        self.t.ask(Step(phase, seat, what, amount))
        return self

    def turn(self, event: str, seat: int = 0) -> "Desk":
        """Begin the turn of a seat with an event."""
        self.top(event)
        self.t.add(names.ACTIVE, seat - self.t.count(names.ACTIVE))
        return self.run(Step(names.TURN, NOBODY))

    def run(self, step: Step) -> "Desk":
        """Carry out an automatic step and remember what happened."""
        self.t.agenda.clear()
        self.events = self.t.events = []
        GAME.run(self.t, step)
        self.t.events = None
        return self

    def play(self, *texts: str) -> "Desk":
        """Play moves; the events of all of them are remembered."""
        self.events = []
        for text in texts:
            self.events += play(GAME, self.t, read(GAME, self.t.setup, text))
        return self

    def seal(self, *amounts: int) -> "Desk":
        """Let the seats seal offers as they are asked, from the active one on."""
        texts = [f"seal money.{(self.active + i) % self.t.setup.seats}>event={amount}"
                 for i, amount in enumerate(amounts)]  # fmt: skip
        return self.play(*texts)

    def cash_in(self, seat: int = 0) -> "Desk":
        """Let a seat cash in on its own turn while nobody joins."""
        self.t.add(names.ACTIVE, seat - self.t.count(names.ACTIVE))
        return self.ask(names.CASH, seat)

    def sell(self, *cards: str) -> "Desk":
        """Lay cards on the treasury."""
        return self.play(*[f"lay {card}>treasury" for card in cards])

    # Looking

    def judge(self, text: str) -> str:
        """Return the clause that forbids a move, or nothing."""
        return judge(GAME, self.t, read(GAME, self.t.setup, text))

    def moves(self, *verbs: str) -> list[str]:
        """List the legal moves as text, of all verbs or of some."""
        found = [write(GAME, self.t.setup, m) for m in legal_moves(GAME, self.t)]
        return [m for m in found if not verbs or m.split()[0].split("=")[0] in verbs]

    def why(self, what: str, onto: str, amount: int = 0) -> Ruling:
        """Return why the deciding seat cannot take one thing to another."""
        seat = self.t.seat
        return explain(GAME, redact(self.t, seat), seat, self.ref(what), self.ref(onto), amount)

    def preview(self, text: str) -> Readout:
        """Return what a move would bring, as its own seat sees it."""
        view = redact(self.t, self.t.seat)
        found = GAME.preview(view, read(GAME, view.setup, text))
        assert found is not None
        return found

    @property
    def phase(self) -> str:
        """Return the name of the step on top, or nothing when the match is over."""
        return GAME.phases[self.t.agenda[-1].phase] if self.t.agenda else ""

    @property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        return self.t.count(names.ACTIVE)

    @property
    def money(self) -> list[int]:
        """Return what every seat has."""
        return [self.t.count(money(seat)) for seat in range(self.t.setup.seats)]

    @property
    def spaces(self) -> list[int]:
        """Return where every seat stands."""
        return [self.t.count(senate(seat)) for seat in range(self.t.setup.seats)]

    def ref(self, name: str) -> int:
        """Return the ref of a name."""
        return self.t.setup.refs[name] if name else 0

    def where(self, name: str) -> str:
        """Return the name of the place in which a piece lies."""
        return self.t.setup.name_of(self.t.where[self.ref(name)])

    def cards(self, place: str) -> list[str]:
        """Return the cards in a place by their ids, bottom first."""
        return [self.t.setup.card(p).id for p in self.t.places[self.ref(place) - FIRST_PLACE]]

    def said(self) -> list[str]:
        """Return the keys of the sentences among the remembered events."""
        return [event.key for event in self.events if event.kind == SAID]

    def clauses(self) -> set[str]:
        """Return the clauses of the remembered events."""
        return {event.clause for event in self.events}
