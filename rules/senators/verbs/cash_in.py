"""What a player may do in a Cash-In: join it, sell sets, play offices, buy places."""

from typing import final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.cards import K
from rules.senators.facts.names import (
    CASH,
    JOIN,
    MOST_NUMBERED,
    SALE,
    TREASURY,
    alive,
    front,
    hand,
    living,
    money,
    owner_of,
    place_of,
    sack,
    senate,
)
from rules.senators.facts.pieces import IDS, PLAYABLE, SELLABLE
from rules.senators.law import cashing
from rules.senators.law.money import cash

CENSOR = "censor"
CONSUL = "consul"


@final
class Join(ButtonVerb):
    """Pay to cash in on another's turn (S-22)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for the price in talents: places are sold first, openly (S-5)."""
        return LEGAL if cash(t, step.seat) >= cashing.joining_price(t, step.seat) else "S-5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Pay and begin."""
        t.done()
        cashing.join(t, step.seat)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the price and what the seat has."""
        numbers = {"need": cashing.joining_price(t, step.seat), "have": cash(t, step.seat)}
        return super().facts(t, step, m) | numbers


@final
class Stay(ButtonVerb):
    """Do not join (S-22)."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Ask the next player."""
        t.done()
        cashing.next_joiner(t, step.seat)


def _own(t: Table, seat: int, piece: int) -> bool:
    return is_piece(piece) and place_of(t, piece) in {hand(seat), front(seat)}


@final
class Lay(Verb):
    """Lay a card on the treasury, for a set (S.5.3)."""

    whats = Span(kinds=["resource", "office"])
    ontos = Span(bases=["treasury"])

    def __init__(self) -> None:
        super().__init__("lay", [CASH], exact=True, when="S.5.2")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the cards that lead to a set."""
        return [Move(self.id, piece, TREASURY) for piece in cashing.layable(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's card (S.5.2), room (S.5.9) and a set that it can be part of (S-24).

        A support card is none of what is sold (S.9.1).
        """
        if m.onto != TREASURY or m.amount:
            return NOWHERE_TO_GO
        if not _own(t, step.seat, m.what):
            return "S.5.2"
        if m.what > SELLABLE:
            return "S.9.1"
        if len(cashing.laid(t, step.seat)) >= K.set_size:
            return "S.5.9"
        return LEGAL if m.what in cashing.layable(t, step.seat) else "S-24"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it."""
        cashing.lay(t, step.seat, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read anybody's card, except an office to be played, dropped on the treasury."""
        tray = {TREASURY, SALE, sack(step.seat)}
        if not is_piece(what) or place_of(t, what) in tray or place_of(t, onto) not in tray:
            return None
        meant = owner_of(t, what) != NOBODY and not PLAYABLE[what]
        return Move(self.id, what, TREASURY) if meant else None


@final
class Back(Verb):
    """Take a laid card back to where it came from (S.5.3)."""

    whats = Span(kinds=["resource", "office"])
    ontos = Span(own=["front", "hand"])

    def __init__(self) -> None:
        super().__init__("back", [CASH], exact=True, when="S.5.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the laid cards."""
        seat = step.seat
        open_cards = [Move(self.id, piece, front(seat)) for piece in t.at(SALE)]
        return open_cards + [Move(self.id, piece, hand(seat)) for piece in t.at(sack(seat))]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a laid card and its old place: open ones in front, others in hand (S.5.3)."""
        if m.amount or not is_piece(m.what):
            return "S.5.3"
        home = {SALE: front(step.seat), sack(step.seat): hand(step.seat)}
        return LEGAL if home.get(place_of(t, m.what), 0) == m.onto != 0 else "S.5.3"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take it back."""
        t.move(m.what, m.onto, "S.5.3")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a laid card dropped on one's own side."""
        laid = place_of(t, what) in {SALE, sack(step.seat)} and is_piece(what)
        if not laid or owner_of(t, onto) != step.seat:
            return None
        return Move(self.id, what, place_of(t, onto))


@final
class SellSet(ButtonVerb):
    """Sell the laid cards, a set of three or a Peddler's pair (S.5.9, S.9.8)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a set on the treasury."""
        return LEGAL if cashing.can_sell(t, step.seat) else "S.5.9"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Sell it."""
        cashing.sell_set(t, step.seat)


@final
class Play(Verb):
    """Play an office: once, then it is discarded (S-26, S.5.6)."""

    whats = Span(kinds=["office"])
    ontos = Span(bases=["treasury", "senate"])

    def __init__(self) -> None:
        super().__init__("play", [CASH], exact=True, when="S-26")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the offices in front of the seat; a Censor with each rival."""
        moves: list[Move] = []
        for piece in t.at(front(step.seat)):
            if IDS[piece] == CENSOR:
                for seat in living(t, step.seat)[1:]:
                    moves.append(Move(self.id, piece, senate(seat)))
            elif PLAYABLE[piece]:
                moves.append(Move(self.id, piece, TREASURY))
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's office that can be played (S-26) and for its aim (S.8.5, S.8.6)."""
        if m.amount or m.what not in t.at(front(step.seat)) or not PLAYABLE[m.what]:
            return "S-26"
        if IDS[m.what] != CENSOR:
            return LEGAL if m.onto == TREASURY else "S.8.6"
        seat = owner_of(t, m.onto)
        if seat in {NOBODY, step.seat} or m.onto != senate(seat) or not alive(t, seat):
            return "S.8.5"
        return LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out what the office does."""
        if IDS[m.what] == CENSOR:
            cashing.play_censor(t, step.seat, m.what, owner_of(t, m.onto))
        elif IDS[m.what] == CONSUL:
            cashing.play_consul(t, step.seat, m.what)
        else:
            cashing.play_quaestor(t, step.seat, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read one's office dropped on the treasury or on a player; at home it only lies."""
        if not _own(t, step.seat, what) or not PLAYABLE[what]:
            return None
        if place_of(t, onto) in {TREASURY, SALE, sack(step.seat)}:
            return Move(self.id, what, TREASURY)
        home = place_of(t, onto) in {hand(step.seat), front(step.seat)}
        return None if owner_of(t, onto) == NOBODY or home else Move(self.id, what, onto)


@final
class Buy(Verb):
    """Buy places on the Senate track (S-25)."""

    whats = Span(own=["money"])
    ontos = Span(own=["senate"])
    most = MOST_NUMBERED

    def __init__(self) -> None:
        super().__init__("buy", [CASH], exact=True, when="S.5.2")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every number of places that the purse pays for."""
        purse, disc = money(step.seat), senate(step.seat)
        most = cashing.affordable(t, step.seat)
        return [Move(self.id, purse, disc, count) for count in range(1, most + 1)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for your own purse, your own disc, and the price (S-25)."""
        if m.what != money(step.seat) or m.onto != senate(step.seat):
            return NOWHERE_TO_GO
        return LEGAL if 1 <= m.amount <= cashing.affordable(t, step.seat) else "S-25"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Pay and move up."""
        cashing.buy(t, step.seat, m.amount)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read the purse dropped on the disc of the same seat."""
        mine = what == money(step.seat) and onto == senate(step.seat)
        return Move(self.id, what, onto, 1) if mine else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return what the places cost and what the seat has."""
        count = min(max(m.amount, 1), K.place_price * K.place_price)
        numbers = {"need": cashing.price(t, count), "have": cash(t, step.seat)}
        return super().facts(t, step, m) | numbers


@final
class Finish(ButtonVerb):
    """End one's own Cash-In (S.5.7)."""

    def costly(self, t: Table, step: Step, m: Move) -> bool:
        """Ask first where something is left to buy, to play or to sell."""
        return any(cashing.left_undone(t, step.seat).values())

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Let the next player join, or end the turn."""
        t.done()
        cashing.finish(t, step.seat)


def cash_verbs() -> list[Verb]:
    """Return the verbs of a Cash-In; between joining and finishing no order is asked for (S-23)."""
    return [
        Join("join", [JOIN], when="S-22"),
        Stay("stay", [JOIN]),
        Lay(),
        Back(),
        SellSet("sell_set", [CASH]),
        Play(),
        Buy(),
        Finish("finish", [CASH]),
    ]
