"""What a player may do in K Street, in the order of the rulebook."""

from typing import Final, final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Step, Table
from rules.kstreet.facts import names
from rules.kstreet.facts.names import (
    CENTRES,
    HANDS,
    LANES,
    PURCHASE_LANES,
    SEATS,
    bid,
    centre,
    hand,
    lane_of,
    shown,
)
from rules.kstreet.law import effects, rounds
from rules.kstreet.law.lanes import CARD, PLAYED, centre_card, place_of, stacks
from rules.kstreet.verbs.texts import Cancel, Look, Name, Refuse, Retire, Shift, Swap


@final
class Place(Verb):
    """Lay a card face down on your side of a lane."""

    whats = Span(kinds=PLAYED)
    ontos = Span(own=["bid"])

    def __init__(self) -> None:
        super().__init__("place", [names.PLACE], secret=True, exact=True)
        self.moves: Final[list[list[list[Move]]]] = []

    def _prepare(self) -> None:
        # The id is known only now; every placing of every piece is made once, for speed.
        for seat in range(SEATS):
            lanes = range(LANES)
            self.moves.append(
                [[Move(self.id, p, bid(seat, n)) for n in lanes] for p in range(len(CARD))]
            )

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every card of the hand in every lane."""
        if not self.moves:
            self._prepare()
        mine = self.moves[step.seat]
        moves: list[Move] = []
        for piece in t.places[HANDS + step.seat]:
            if piece > 0:
                moves += mine[piece]
        for lane in range(PURCHASE_LANES):
            if not t.places[CENTRES + lane]:
                target = bid(step.seat, lane)
                moves = [m for m in moves if m.onto != target]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card of the hand (K.2.1), one's own side (K-5) and an occupied slot (K-25)."""
        if m.what not in t.at(hand(step.seat)):
            return "K.2.1"
        lane = lane_of(m.onto)
        if lane < 0 or m.onto != bid(step.seat, lane) or m.amount:
            return "K-5"
        return LEGAL if centre_card(t, lane) else "K-25"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay the card down and let the other player place."""
        t.done()
        t.move(m.what, m.onto, "K.2.1")
        rounds.ask_to_place(t, 1 - step.seat)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return, beside the usual, the lane that was meant, and the side to place on."""
        lane = lane_of(m.onto)
        open_lanes = [other for other in range(LANES) if centre_card(t, other)]
        goal = lane if lane in open_lanes else open_lanes[0]
        return super().facts(t, step, m) | {"lane": lane + 1, "goal": bid(step.seat, goal)}

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a hand card dropped anywhere; while cards are placed, any card dropped in a lane.

        The middle of a lane, and what lies open on one's own side of it, mean that side.
        """
        place = place_of(t, onto)
        lane = lane_of(place)
        placing = step.phase == names.PLACE and lane >= 0
        if lane >= 0 and place in {centre(lane), shown(step.seat, lane)}:
            place = bid(step.seat, lane)
        if is_piece(what) and (placing or what in t.at(hand(step.seat))):
            return Move(self.id, what, place)
        return None


@final
class Flip(Verb):
    """Turn one of your stacks over."""

    whats = Span(own=["bid"])

    def __init__(self) -> None:
        super().__init__("flip", [names.FLIP], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own face-down stacks, or the only one that may come next."""
        if step.what:
            return [Move(self.id, step.what)]
        first = bid(step.seat, 0)
        return [Move(self.id, first + lane) for lane in stacks(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's own side (K.3.1), a face-down stack (K-9), and the one named (K-33)."""
        lane = lane_of(m.what)
        if lane < 0 or m.what not in {bid(step.seat, lane), shown(step.seat, lane)}:
            return "K.3.1"
        if m.onto or m.amount:
            return NOWHERE_TO_GO
        if m.what != bid(step.seat, lane) or not t.at(m.what):
            return "K-9"
        return LEGAL if step.what in {0, m.what} else "K-33"

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return, beside the usual, the stack that must come next."""
        return super().facts(t, step, m) | {"only": step.what}

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Turn the stack over."""
        t.done()
        rounds.flip(t, step.seat, lane_of(m.what))

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a click on a lane or a card in it; at other times only on a stack of one's own."""
        place = place_of(t, what)
        lane = lane_of(place)
        if onto or lane < 0 or (step.phase != names.FLIP and place != bid(step.seat, lane)):
            return None
        return Move(self.id, place)


@final
class Resolve(Verb):
    """Choose whose On-flip text comes next."""

    whats = Span(kinds=PLAYED)

    def __init__(self) -> None:
        super().__init__("resolve", [names.ORDER], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the cards whose texts still wait."""
        return [Move(self.id, piece) for piece in rounds.acting_cards(t)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card of the flipped stack that still has a text to use (K-10)."""
        if m.onto or m.amount:
            return NOWHERE_TO_GO
        return LEGAL if m.what in rounds.acting_cards(t) else "K-10"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Put the chosen text on top of those that wait."""
        waiting = rounds.acting_cards(t)
        for _ in range(len(waiting) + 1):
            t.done()
        waiting.remove(m.what)
        rounds.ask_effects(t, step.seat, step.amount, waiting[::-1])
        effects.run_effect(t, m.what, step.amount)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a click on a card, while texts are ordered."""
        ordering = step.phase == names.ORDER and is_piece(what) and not onto
        return Move(self.id, what) if ordering else None


def all_verbs() -> list[Verb]:
    """Return every verb of the game."""
    return [
        Place(),
        Flip(),
        Resolve(),
        Look("look", names.LOOK),
        Name("name", names.NAME),
        Cancel(),
        Shift(),
        Retire(),
        Swap(),
        Refuse("keep", [names.SWAP]),
        Refuse("decline", [names.SHIFT, names.RETIRE]),
    ]
