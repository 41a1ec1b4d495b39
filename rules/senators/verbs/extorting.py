"""What a player may do in an extortion: offer, skip a rival, give the card or refuse."""

from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece, is_place, is_unseen
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    EXTORT,
    MOST_NUMBERED,
    MOST_SEATS,
    front,
    money,
    owner_of,
)
from rules.senators.law import extortion
from rules.senators.law.extortion import demand, demandable, next_target, ransom
from rules.senators.law.money import means


@final
class Offer(Verb):
    """Offer talents for a face-up card of the rival whose turn it is to be extorted (S.4.2)."""

    whats = Span(own=["money"])
    ontos = Span(kinds=["resource", "office", "support"])
    most = MOST_NUMBERED

    def __init__(self) -> None:
        super().__init__("offer", [EXTORT], exact=True, when="S.4.2")
        self.moves: Final[dict[int, list[Move]]] = {}

    def _made(self, seat: int, piece: int, count: int) -> list[Move]:
        # Every offer is made once, for speed; the lists grow with the purses.
        made = self.moves.setdefault(piece * MOST_SEATS + seat, [])
        while len(made) < count:
            made.append(Move(self.id, money(seat), piece, len(made) + 1))
        return made

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every price for every card that may be demanded."""
        most = means(t, step.seat)
        moves: list[Move] = []
        for piece in demandable(t, step.amount):
            moves += self._made(step.seat, piece, most)[:most]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a face-up card (S-19) of this rival (S-17), unprotected (S.9.10), and S-18."""
        if m.what != money(step.seat):
            return NOWHERE_TO_GO
        owner = owner_of(t, m.onto)
        if owner not in {NOBODY, step.amount}:
            return "S-17"
        if not is_piece(m.onto) or m.onto not in t.at(front(step.amount)):
            return "S-19"
        if m.onto not in demandable(t, step.amount):
            return "S.9.10"
        return LEGAL if 1 <= m.amount <= means(t, step.seat) else "S-18"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Put the offer to the rival."""
        t.done()
        demand(t, step.amount, m.onto, m.amount)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read your own purse dropped on a rival's cards, or on a card that nobody knows."""
        if what != money(step.seat):
            return None
        rival = (is_piece(onto) or is_place(onto)) and owner_of(t, onto) not in {NOBODY, step.seat}
        return Move(self.id, what, onto, 1) if rival or is_unseen(onto) else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return whom it concerns and the most that can be offered."""
        numbers = {"seat": step.amount, "limit": means(t, step.seat)}
        return super().facts(t, step, m) | numbers


@final
class Skip(ButtonVerb):
    """Leave a rival alone (S-17)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Turn to the next rival."""
        t.done()
        next_target(t, step.amount)


@final
class Give(ButtonVerb):
    """Sell the demanded card (S.4.3)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take the talents for the card."""
        t.done()
        extortion.give(t, step.seat, step.what, step.amount)


@final
class Refuse(ButtonVerb):
    """Pay and keep the demanded card (S.4.3)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for the means to pay, a place left over; whoever lacks them must sell (S-18)."""
        return LEGAL if ransom(t, step.seat, step.amount) <= means(t, step.seat) else "S-18"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Pay the extorter."""
        t.done()
        extortion.refuse(t, step.seat, step.what, step.amount)
