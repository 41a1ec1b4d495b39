"""What a player may do in an auction: bid, stop bidding, sell a lot or keep it."""

from abc import abstractmethod
from typing import Final, final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import (
    BID,
    LOTS,
    MOST_NUMBERED,
    MOST_SEATS,
    SETTLE,
    bid,
    front,
    lot,
    lot_of,
    money,
    owner_of,
    place_of,
)
from rules.senators.law.auction import bidding_limit, highest, next_bidder, open_lots, settle
from rules.senators.law.money import cash


@final
class Bid(Verb):
    """Lay a token on the price track of a lot (S.3.3)."""

    whats = Span(own=["bid"])
    ontos = Span(bases=["lot"])
    most = MOST_NUMBERED

    def __init__(self) -> None:
        super().__init__("bid", [BID], exact=True, when="S-13")
        self.moves: Final[list[list[list[Move]]]] = []

    def _made(self, seat: int, number: int, count: int) -> list[Move]:
        # Every bid is made once, for speed; the list grows with the purses.
        if not self.moves:
            for _ in range(MOST_SEATS):
                self.moves.append([[] for _ in range(LOTS)])
        made = self.moves[seat][number]
        while len(made) < count:
            made.append(Move(self.id, bid(seat, number), lot(number), len(made) + 1))
        return made

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every price above the highest bid that the purse and the places allow."""
        seat = step.seat
        limit = bidding_limit(t, seat)
        moves: list[Move] = []
        if limit < 1:
            return moves
        for number in open_lots(t):
            if not t.count(bid(seat, number)):
                price = highest(t, number)[1]
                moves += self._made(seat, number, limit)[price:limit]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a lot (S-10), one token each (S.3.3), more (S-12), and means (S-11)."""
        number = lot_of(m.onto)
        if number < 0:
            return NOWHERE_TO_GO
        if not t.at(m.onto):
            return "S-10"
        if m.what != bid(step.seat, number) or t.count(m.what):
            return "S.3.3"
        if m.amount <= highest(t, number)[1]:
            return "S-12"
        return LEGAL if m.amount <= bidding_limit(t, step.seat) else "S-11"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay the token."""
        t.add(m.what, m.amount, "S.3.3")
        t.say("leads", t.at(m.onto)[0], amount=m.amount, clause="S-12", seat=step.seat)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a token or the purse of the seat, dropped on a lot."""
        number = lot_of(place_of(t, onto))
        own = [money(step.seat), *[bid(step.seat, i) for i in range(LOTS)]]
        if number < 0 or what not in own or step.phase == SETTLE:
            return None
        return Move(self.id, what, lot(number), highest(t, number)[1] + 1)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the bid to beat and what the seat can still bid."""
        number = max(lot_of(m.onto), 0)
        numbers = {"highest": highest(t, number)[1], "limit": bidding_limit(t, step.seat)}
        return super().facts(t, step, m) | numbers


@final
class Done(ButtonVerb):
    """Bid no further (S-13)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the next player bid."""
        t.done()
        next_bidder(t, step.seat)


class Settle(Verb):
    """Drag a lot to whoever gets it, in any order (S-14, S.3.8)."""

    whats = Span(kinds=["resource", "office"])
    ontos = Span(bases=["front"])

    def __init__(self, name: str) -> None:
        super().__init__(name, [SETTLE], exact=True, when="S-14")

    @abstractmethod
    def winner(self, t: Table, step: Step, number: int) -> int:
        """Return the seat that would get a lot."""

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the card of an open lot (S.3.8) and for one of its two buyers (S.3.5)."""
        number = lot_of(place_of(t, m.what))
        if number < 0 or not is_piece(m.what) or m.amount:
            return "S.3.8"
        return LEGAL if m.onto == front(self.winner(t, step, number)) else "S.3.5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Settle the lot."""
        number = lot_of(t.where[m.what])
        t.done()
        settle(t, number, sell=self.winner(t, step, number) != step.seat)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return who leads, the price, and what the active player has."""
        number = max(lot_of(place_of(t, m.what)), 0)
        leader, price = highest(t, number)
        numbers = {"seat": leader, "need": price, "have": cash(t, step.seat)}
        return super().facts(t, step, m) | numbers


@final
class Sell(Settle):
    """Sell a lot to its highest bidder."""

    def winner(self, t: Table, step: Step, number: int) -> int:
        """Return the highest bidder."""
        return highest(t, number)[0]

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every lot with its highest bidder."""
        return [
            Move(self.id, t.at(lot(number))[0], front(highest(t, number)[0]))
            for number in open_lots(t)
        ]

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a lot dropped on another player."""
        seat = owner_of(t, onto)
        if lot_of(place_of(t, what)) < 0 or not is_piece(what) or seat in {NOBODY, step.seat}:
            return None
        return Move(self.id, what, front(seat))


@final
class Keep(Settle):
    """Keep a lot and pay its highest bidder."""

    def winner(self, t: Table, step: Step, number: int) -> int:
        """Return the active player."""
        return step.seat

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every lot that the purse can pay for."""
        have = cash(t, step.seat)
        return [
            Move(self.id, t.at(lot(number))[0], front(step.seat))
            for number in open_lots(t)
            if highest(t, number)[1] <= have
        ]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the price in talents as well: places are sold first, openly (S-5)."""
        clause = super().judge(t, step, m)
        if clause:
            return clause
        price = highest(t, lot_of(t.where[m.what]))[1]
        return LEGAL if price <= cash(t, step.seat) else "S-5"

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a lot dropped on one's own side, or the purse dropped on a lot."""
        if what == money(step.seat) and lot_of(place_of(t, onto)) >= 0 and step.phase == SETTLE:
            return Move(self.id, what, front(step.seat))
        own = owner_of(t, onto) == step.seat
        if lot_of(place_of(t, what)) < 0 or not is_piece(what) or not own:
            return None
        return Move(self.id, what, front(step.seat))
