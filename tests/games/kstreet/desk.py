"""A desk on which tests lay out positions of K Street card by card."""

from rules.core.engine import judge, legal_moves, new_table, play
from rules.core.events import SAID, Event
from rules.core.notation import read, write
from rules.core.refs import FIRST_PLACE
from rules.core.table import NOBODY, Step, Table
from rules.kstreet import GAME, names
from rules.kstreet.cards import START
from rules.kstreet.names import SEAT_BACK, bid, centre, deck, discard, hand, shown, supply
from rules.kstreet.rounds import refill


class Desk:
    """A table with empty hands on which seat 0 is the first player."""

    def __init__(self, seed: int = 1, **options: int) -> None:
        self.t: Table = new_table(GAME, 2, seed, {"starter": 1} | options)
        self.used: set[int] = set()
        self.events: list[Event] = []
        for seat in range(2):
            for piece in self.t.at(hand(seat))[:]:
                self.t.move(piece, deck(seat), to_bottom=True)

    # Laying out

    def find(self, card: str, seat: int = NOBODY) -> int:
        """Return a piece of a card that the test has not used yet."""
        for piece in range(1, len(self.t.where)):
            facts = self.t.setup.card(piece)
            own = facts.kind != START or self.t.backs[piece] == SEAT_BACK + seat
            if facts.id == card and own and piece not in self.used:
                self.used.add(piece)
                self._leave_the_row(piece)
                return piece
        raise AssertionError(card)

    def _leave_the_row(self, piece: int) -> None:
        """Fill the slot of a card that is wanted elsewhere."""
        place = self.t.where[piece]
        if place >= centre(0) and names.lane_of(place) >= 0:
            self.t.move(piece, names.RETIRED)
            refill(self.t, names.lane_of(place), "")

    def give(self, seat: int, place: int, *cards: str) -> list[int]:
        """Put cards of a seat into a place; bought ones become its own first."""
        pieces = [self.find(card, seat) for card in cards]
        for piece in pieces:
            self.t.move(piece, discard(seat))
            if place != discard(seat):
                self.t.move(piece, place)
            # Nobody watched the test lay it out.
            self.t.known[piece] = self.t.setup.place(place).viewers
        return pieces

    def hand(self, seat: int, *cards: str) -> "Desk":
        """Give a seat a hand."""
        self.give(seat, hand(seat), *cards)
        return self

    def stack(self, seat: int, lane: int, *cards: str) -> "Desk":
        """Lay a face-down stack."""
        self.give(seat, bid(seat, lane), *cards)
        return self

    def face_up(self, seat: int, lane: int, *cards: str) -> "Desk":
        """Lay face-up cards."""
        self.give(seat, shown(seat, lane), *cards)
        return self

    def centre(self, lane: int, card: str) -> "Desk":
        """Put a card into a slot of the centre row; the old one goes under its deck."""
        for piece in self.t.at(centre(lane))[:]:
            self.t.move(piece, supply(lane), to_bottom=True)
        self.t.move(self.find(card), centre(lane))
        return self

    def top(self, place: int, card: str, seat: int = NOBODY) -> int:
        """Put a card on top of a deck."""
        piece = self.find(card, seat)
        self.t.move(piece, names.RETIRED)
        self.t.move(piece, place)
        return piece

    def empty(self, place: int) -> "Desk":
        """Take everything out of a place and out of the match."""
        for piece in self.t.at(place)[:]:
            self.t.move(piece, names.RETIRED)
        return self

    def set_reputation(self, first: int, second: int) -> "Desk":
        """Set both Reputations."""
        for seat, points in enumerate([first, second]):
            counter = names.reputation(seat)
            self.t.add(counter, points - self.t.count(counter))
        return self

    # Playing

    def flipping(self, seat: int = 1) -> "Desk":
        """End the placing and let a seat flip."""
        self.t.agenda.clear()
        self.t.ask(Step(names.NEXT, NOBODY, 0, seat))
        return self.run()

    def run(self) -> "Desk":
        """Carry out automatic steps and remember what happened."""
        self.events = self.t.events = []
        while self.t.agenda and self.t.agenda[-1].seat == NOBODY:
            step = self.t.agenda[-1]
            self.t.done()
            GAME.run(self.t, step)
        self.t.events = None
        return self

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

    def moves(self) -> list[str]:
        """List the legal moves as text."""
        return [write(GAME, self.t.setup, m) for m in legal_moves(GAME, self.t)]

    @property
    def phase(self) -> str:
        """Return the name of the step on top, or nothing when the match is over."""
        return GAME.phases[self.t.agenda[-1].phase] if self.t.agenda else ""

    @property
    def reputation(self) -> tuple[int, int]:
        """Return both Reputations."""
        return self.t.count(names.reputation(0)), self.t.count(names.reputation(1))

    def ref(self, name: str) -> int:
        """Return the ref of a name."""
        return self.t.setup.refs[name]

    def where(self, name: str) -> str:
        """Return the name of the place in which a piece lies."""
        return self.t.setup.name_of(self.t.where[self.ref(name)])

    def owner(self, name: str) -> int:
        """Return the seat that owns a piece; negative when it belongs to nobody."""
        return max(names.owner(self.t, self.ref(name)), NOBODY)

    def cards(self, place: str) -> list[str]:
        """Return the cards in a place by their ids, bottom first."""
        return [self.t.setup.card(p).id for p in self.t.places[self.ref(place) - FIRST_PLACE]]

    def said(self) -> list[str]:
        """Return the keys of the sentences among the remembered events."""
        return [event.key for event in self.events if event.kind == SAID]


def sale(mine: list[str], theirs: list[str], card: str) -> Desk:
    """Resolve a purchase lane with a stack on either side and play the round to its end."""
    return _duel(mine, theirs, card, 0)


def lobby(mine: list[str], theirs: list[str], card: str) -> Desk:
    """Resolve an Opportunity lane with a stack on either side and play the round to its end."""
    return _duel(mine, theirs, card, names.PURCHASE_LANES)


def _duel(mine: list[str], theirs: list[str], card: str, lane: int) -> Desk:
    desk = Desk().centre(lane, card)
    desk.stack(0, lane, *mine).stack(1, lane, *theirs)
    return desk.flipping()
