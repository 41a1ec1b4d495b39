"""A desk on which tests lay out positions of Divide & Conquer card by card."""

from typing import Self

from rules.core.rng import Rng
from rules.divide.facts import names
from rules.divide.facts.names import base, card_count, hand, influence, left, on, right
from rules.divide.game import GAME
from rules.divide.law.changes import tally
from tests.games.desk import GameDesk

SIDES = 6


class Desk(GameDesk):
    """A table without dealt cards on which it is seat 0's turn; what is drawn is never needed."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: int) -> None:
        super().__init__(GAME, seats, seed, options)
        for seat in range(seats):
            self.clear(hand(seat), names.DECK, to_bottom=True)
        self.turn(0)

    # Laying out

    def give(self, place: int, *names: str) -> Self:
        """Put cards into a place, in this order, and reckon the sums of all seats anew."""
        super().give(place, *names)
        for seat in range(self.t.setup.seats):
            tally(self.t, seat)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat cards."""
        return self.give(hand(seat), *cards)

    def base(self, seat: int, *cards: str) -> Self:
        """Put groups into a seat's base."""
        return self.give(base(seat), *cards)

    def free(self, *cards: str) -> Self:
        """Lay groups among the unaffiliated ones."""
        return self.give(names.UNAFFILIATED, *cards)

    def on(self, group: str, *cards: str) -> Self:
        """Lay assets and deficits on a group, oldest first."""
        return self.give(on(self.ref(group)), *cards)

    def top(self, *cards: str) -> Self:
        """Put cards on top of the deck; the last one is drawn first."""
        return self.give(names.REMOVED, *cards).give(names.DECK, *cards)

    def deck(self, count: int) -> Self:
        """Leave so many cards in the deck."""
        for piece in self.t.at(names.DECK)[: len(self.t.at(names.DECK)) - count]:
            self.put(piece, names.REMOVED)
        return self

    def turn(self, seat: int) -> Self:
        """Let it be the turn of a seat."""
        return self.set(names.ACTIVE, seat).ask(names.TURN, seat)

    def dice(self, attack: int, defence: int) -> Self:
        """Let the next two dice fall like this."""
        for seed in range(1000):
            rng = Rng.seeded(seed)
            if (rng.below(SIDES) + 1, rng.below(SIDES) + 1) == (attack, defence):
                self.t.rng = Rng.seeded(seed)
                return self
        raise AssertionError((attack, defence))

    # Looking

    @property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        return self.t.count(names.ACTIVE)

    def sums(self, seat: int) -> tuple[int, int, int, int]:
        """Return a seat's left wing, right wing, influence and cards."""
        counters = (left(seat), right(seat), influence(seat), card_count(seat))
        a, b, c, d = (self.t.count(counter) for counter in counters)
        return a, b, c, d

    def where(self, name: str) -> str:
        """Return the name of the place in which a piece lies; of an attached one its group."""
        place = self.t.setup.place(self.t.where[self.ref(name)])
        return self.t.setup.name_of(place.host) if place.host else place.name

    def cards(self, place: str) -> list[str]:
        """Return the cards in a place, bottom first; the name of a group means what is on it."""
        ref = self.ref(place)
        pieces = self.t.at(ref if ref >= names.DECK else on(ref))
        return [self.t.setup.name_of(piece) for piece in pieces]
