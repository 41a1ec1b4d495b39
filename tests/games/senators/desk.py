"""A desk on which tests lay out positions of Senators card by card."""

from typing import Self

from rules.core.moments import Moment
from rules.core.table import NOBODY, Step
from rules.senators.facts import names
from rules.senators.facts.names import deck, front, hand, money, seen, senate
from rules.senators.facts.pieces import DECK_OF
from rules.senators.game import GAME
from tests.games.desk import GameDesk


class Desk(GameDesk):
    """A table without dealt cards on which seat 0 is about to act and everybody has 20 talents.

    The next event is a canvass, so that the end of a turn changes nobody's purse or place.
    """

    def __init__(self, seats: int = 4, seed: int = 1, **options: int) -> None:
        super().__init__(GAME, seats, seed, {"starter": 1} | options)
        for seat in range(seats):
            for piece in self.t.at(hand(seat))[:]:
                self.put(piece, deck(DECK_OF[piece]), to_bottom=True)
        for place in (names.EVENT, names.PAST, names.WARS):
            self.clear(place, names.EVENTS, to_bottom=True)
        self.purses(*[20] * seats).stand(*[5] * seats).top("canvass").ask(names.ACTION, 0)

    # Laying out

    def meant(self, name: str) -> int:
        """Return another copy of a card whenever it is named."""
        return self.find(name)

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat face-down cards."""
        return self.give(hand(seat), *cards)

    def front(self, seat: int, *cards: str) -> Self:
        """Give a seat face-up cards."""
        return self.give(front(seat), *cards)

    def lots(self, *cards: str) -> Self:
        """Put cards on top of their decks, where an auction finds them."""
        for card in cards:
            self.top(card)
        return self

    def top(self, card: str) -> Self:
        """Put a card on top of its deck."""
        piece = self.find(card)
        number = DECK_OF[piece]
        place = deck(number) if number >= 0 else names.EVENTS
        self.put(piece, names.PAST)
        self.put(piece, place)
        return self

    def empty(self, place: int) -> Self:
        """Take everything out of a place and out of reach."""
        return self.clear(place, names.ASIDE)

    def purses(self, *amounts: int) -> Self:
        """Set what every seat has."""
        for seat, amount in enumerate(amounts):
            self.set(money(seat), amount).set(seen(seat), amount)
        return self

    def stand(self, *spaces: int) -> Self:
        """Set where every seat stands on the track."""
        for seat, space in enumerate(spaces):
            self.set(senate(seat), space)
        return self

    def wars(self, count: int) -> Self:
        """Let some Wars have been drawn."""
        return self.give(names.WARS, *["war"] * count)

    # Playing

    def turn(self, event: str, seat: int = 0) -> Self:
        """Begin the turn of a seat with an event."""
        return self.top(event).set(names.ACTIVE, seat).run(Step(names.TURN, NOBODY))

    def seal(self, *amounts: int) -> Self:
        """Let the seats seal offers as they are asked, from the active one on."""
        texts = [f"seal money.{(self.active + i) % self.t.setup.seats}>event={amount}"
                 for i, amount in enumerate(amounts)]  # fmt: skip
        return self.play(*texts)

    def cash_in(self, seat: int = 0) -> Self:
        """Let a seat cash in on its own turn while nobody joins."""
        return self.set(names.ACTIVE, seat).ask(names.CASH, seat)

    def lay(self, *cards: str) -> Self:
        """Lay cards on the treasury."""
        return self.play(*[f"lay {card}>treasury" for card in cards])

    def sell(self, *cards: str) -> Self:
        """Lay cards on the treasury and sell them."""
        return self.play(*[f"lay {card}>treasury" for card in cards], "sell_set")

    def moment(self, name: str) -> Moment:
        """Return the one remembered moment of a kind."""
        (found,) = self.moments(name)
        return found

    def moments(self, name: str) -> list[Moment]:
        """Return the remembered moments of a kind."""
        every = [event.moment for event in self.events if event.moment is not None]
        return [moment for moment in every if moment.name == name]

    # Looking

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
