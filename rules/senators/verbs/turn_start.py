"""What a player may do at the start: choose a support card, an action, a sealed offer."""

from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    EVENT,
    MOST_NUMBERED,
    MOST_SEATS,
    OFFER,
    SUPPORT,
    SUPPORTS,
    TURN,
    front,
    money,
    offer,
    owner_of,
    place_of,
)
from rules.senators.law import auction, cashing, extortion
from rules.senators.law.events import after_offer, choose_support, most_to_seal
from rules.senators.law.money import cash


@final
class Choose(Verb):
    """Take one of the support cards laid out (S-30)."""

    whats = Span(kinds=["support"])
    ontos = Span(own=["front"])

    def __init__(self) -> None:
        super().__init__("choose", [SUPPORT], exact=True, when="S-30")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the cards laid out."""
        return [Move(self.id, piece, front(step.seat)) for piece in t.at(SUPPORTS)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card that is laid out and for one's own side (S-30)."""
        if m.what not in t.at(SUPPORTS) or m.onto != front(step.seat) or m.amount:
            return "S-30"
        return LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take it and let the next player choose, clockwise (S.1.8)."""
        t.done()
        t.move(m.what, m.onto, "S.1.8")
        if t.at(SUPPORTS):
            choose_support(t, (step.seat + 1) % t.setup.seats)
        else:
            t.ask(Step(TURN, NOBODY))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a support card dropped anywhere on a player's side."""
        seat = owner_of(t, onto)
        if place_of(t, what) != SUPPORTS or not is_piece(what) or seat == NOBODY:
            return None
        return Move(self.id, what, front(seat))


@final
class Auction(ButtonVerb):
    """Hold an auction (S-9)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a deck that has a card (S-10)."""
        return LEGAL if auction.available(t) else "S-10"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Turn up the lots."""
        t.done()
        auction.start(t)


@final
class Extortion(ButtonVerb):
    """Extort the others (S-9)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take the bank's talents and turn to the first rival."""
        t.done()
        extortion.start(t)


@final
class CashIn(ButtonVerb):
    """Cash in; whether anything is sold or bought is one's own affair (S-9, S-27)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the others join first."""
        t.done()
        cashing.next_joiner(t, step.seat)


@final
class Seal(Verb):
    """Seal an offer that nobody sees until all are in (S-31)."""

    whats = Span(own=["money"])
    ontos = Span(bases=["event"])
    most = MOST_NUMBERED

    def __init__(self) -> None:
        super().__init__("seal", [OFFER], secret=True, exact=True, when="S.7.8")
        self.moves: Final[list[list[Move]]] = [[] for _ in range(MOST_SEATS)]

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every offer from nothing to the whole purse."""
        seat = step.seat
        count = most_to_seal(t, seat, step.what) + 1
        made = self.moves[seat]
        while len(made) < count:
            made.append(Move(self.id, money(seat), EVENT, len(made)))
        return made[:count]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for your own purse and what it holds (S-31), in a vote for 15 at most (S.7.6)."""
        if m.what != money(step.seat) or m.onto != EVENT:
            return NOWHERE_TO_GO
        if not 0 <= m.amount <= cash(t, step.seat):
            return "S-31"
        return LEGAL if m.amount <= most_to_seal(t, step.seat, step.what) else "S.7.6"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Note the offer and ask the next seat."""
        t.done()
        if m.amount:
            t.add(offer(step.seat), m.amount, "S-31")
        after_offer(t, step.seat)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read your own purse dropped on the event."""
        if what != money(step.seat) or place_of(t, onto) != EVENT:
            return None
        return Move(self.id, what, EVENT)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return what the purse holds."""
        return super().facts(t, step, m) | {"have": cash(t, step.seat)}
