"""A desk on which tests lay out positions of K Street card by card."""

from typing import Self

from rules.core.engine import legal_moves, play
from rules.core.events import Event
from rules.core.table import NOBODY
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import START
from rules.kstreet.facts.names import SEAT_BACK, bid, centre, deck, discard, hand, shown, supply
from rules.kstreet.game import GAME
from rules.kstreet.law.rounds import refill
from tests.games.desk import GameDesk


class Desk(GameDesk):
    """A table with empty hands on which seat 0 is the first player.

    Where only one answer is left it is given, as the program does for those who wish it.
    """

    def __init__(self, seed: int = 1, **options: int) -> None:
        super().__init__(GAME, 2, seed, {"starter": 1} | options)
        self.answering = True
        for seat in range(2):
            self.clear(hand(seat), deck(seat), to_bottom=True)

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

    def deal(self, seat: int, place: int, *cards: str) -> list[int]:
        """Put cards of a seat into a place; bought ones become its own first."""
        pieces = [self.find(card, seat) for card in cards]
        for piece in pieces:
            self.put(piece, discard(seat))
            if place != discard(seat):
                self.put(piece, place)
        return pieces

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat a hand."""
        self.deal(seat, hand(seat), *cards)
        return self

    def stack(self, seat: int, lane: int, *cards: str) -> Self:
        """Lay a face-down stack."""
        self.deal(seat, bid(seat, lane), *cards)
        return self

    def face_up(self, seat: int, lane: int, *cards: str) -> Self:
        """Lay face-up cards."""
        self.deal(seat, shown(seat, lane), *cards)
        return self

    def centre(self, lane: int, card: str) -> Self:
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

    def empty(self, place: int) -> Self:
        """Take everything out of a place and out of the match."""
        return self.clear(place, names.RETIRED)

    def set_reputation(self, first: int, second: int) -> Self:
        """Set both Reputations."""
        for seat, points in enumerate([first, second]):
            self.set(names.reputation(seat), points)
        return self

    # Playing

    def asking(self) -> Self:
        """Ask also where only one answer is left."""
        self.answering = False
        return self

    def play(self, *texts: str) -> Self:
        """Play moves, and answer what has only one answer after each."""
        events: list[Event] = []
        for text in texts:
            super().play(text)
            events += self.events
            events += self._answered()
        self.events = events
        return self

    def _answered(self) -> list[Event]:
        events: list[Event] = []
        while self.answering and len(legal_moves(GAME, self.t)) == 1:
            events += play(GAME, self.t, legal_moves(GAME, self.t)[0])
        return events

    def flipping(self, seat: int = 1) -> Self:
        """End the placing and let a seat flip."""
        self.ask(names.NEXT, NOBODY, amount=seat).run_on()
        self.events += self._answered()
        return self

    def run_on(self) -> Self:
        """Carry out automatic steps until somebody decides, and remember what happened."""
        self.events = self.t.events = []
        while self.t.agenda and self.t.agenda[-1].seat == NOBODY:
            step = self.t.agenda[-1]
            self.t.done()
            GAME.run(self.t, step)
        self.t.events = None
        return self

    # Looking

    @property
    def reputation(self) -> tuple[int, int]:
        """Return both Reputations."""
        return self.t.count(names.reputation(0)), self.t.count(names.reputation(1))

    def owner(self, name: str) -> int:
        """Return the seat that owns a piece; negative when it belongs to nobody."""
        return max(names.owner(self.t, self.ref(name)), NOBODY)


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
