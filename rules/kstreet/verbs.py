"""What a player may do in K Street, in the order of the rulebook."""

from typing import Final, final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece, is_place
from rules.core.table import Step, Table
from rules.kstreet import effects, names, rounds
from rules.kstreet.lanes import CARD, centre_card, face_up, stacks
from rules.kstreet.names import (
    CENTRES,
    HANDS,
    LANES,
    PURCHASE_LANES,
    SEATS,
    bid,
    centre,
    discard,
    hand,
    lane_of,
    shown,
    supply,
)


def _place_of(t: Table, ref: int) -> int:
    """Return the place that a gesture points at: a place itself, or the one a card lies in."""
    if is_piece(ref) and ref < len(t.where):
        return t.where[ref]
    return ref if is_place(ref) else 0


@final
class Place(Verb):
    """Lay a card face down on your side of a lane."""

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
        """Ask for a card of the hand (K.2.1), the own side (K-5) and an occupied slot (K-25)."""
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

        The middle of a lane, and what lies open on the own side of it, mean that side.
        """
        place = _place_of(t, onto)
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

    def __init__(self) -> None:
        super().__init__("flip", [names.FLIP], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the own face-down stacks, or the only one that may come next."""
        if step.what:
            return [Move(self.id, step.what)]
        first = bid(step.seat, 0)
        return [Move(self.id, first + lane) for lane in stacks(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the own side (K.3.1), a face-down stack (K-9), and the one named (K-33)."""
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
        """Read a click on a lane or a card in it; at other times only on an own stack."""
        place = _place_of(t, what)
        lane = lane_of(place)
        if onto or lane < 0 or (step.phase != names.FLIP and place != bid(step.seat, lane)):
            return None
        return Move(self.id, place)


@final
class Resolve(Verb):
    """Choose whose On-flip text comes next."""

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


class Targeted(Verb):
    """A text aimed at an enemy stack: its card is dropped onto the stack."""

    def __init__(self, name: str, phase: int) -> None:
        super().__init__(name, [phase], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the enemy's face-down stacks."""
        first = bid(1 - step.seat, 0)
        lanes = effects.enemy_stacks(t, step.seat)
        return [Move(self.id, step.what, first + lane) for lane in lanes]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the acting card (K-10) and a face-down enemy stack (K-6)."""
        if m.what != step.what or m.amount:
            return "K-10"
        lane = lane_of(m.onto)
        if lane < 0 or m.onto != bid(1 - step.seat, lane) or not t.at(m.onto):
            return "K-6"
        return LEGAL

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read the acting card dropped anywhere."""
        acting = step.phase in self.phases and what == step.what
        return Move(self.id, what, _place_of(t, onto)) if acting else None


@final
class Look(Targeted):
    """Look at an enemy stack."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Show the stack."""
        t.done()
        effects.look_at(t, step.seat, lane_of(m.onto), step.what)


@final
class Name(Targeted):
    """Name the stack that the enemy must flip next."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Note the stack."""
        t.done()
        effects.name_stack(t, step.seat, lane_of(m.onto), step.what)


@final
class Cancel(Verb):
    """Cancel an enemy card in the lane."""

    def __init__(self) -> None:
        super().__init__("cancel", [names.CANCEL], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the face-up enemy cards that are not immune."""
        targets = effects.cancellable(t, step.seat, step.amount)
        return [Move(self.id, step.what, piece) for piece in targets]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the acting card, an enemy card face up here (K-10), and none immune (K-34)."""
        enemy = face_up(t, 1 - step.seat, step.amount)
        if m.what != step.what or m.amount or m.onto not in enemy:
            return "K-10"
        return LEGAL if m.onto in effects.cancellable(t, step.seat, step.amount) else "K-34"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Send the card away."""
        t.done()
        effects.cancel(t, step.seat, m.onto, step.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read the acting card dropped onto something."""
        acting = step.phase == names.CANCEL and what == step.what
        return Move(self.id, what, onto) if acting else None


@final
class Shift(Verb):
    """Move one of your face-up cards to another open lane."""

    def __init__(self) -> None:
        super().__init__("shift", [names.SHIFT], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the face-up cards of open lanes with every other open lane."""
        lanes = effects.open_lanes(t, step.amount)
        return [
            Move(self.id, piece, shown(step.seat, target))
            for source in lanes
            for piece in face_up(t, step.seat, source)
            for target in lanes
            if target != source
        ]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for an own face-up card and another open lane on the own side (K-29)."""
        if m.amount or not is_piece(m.what) or m.what >= len(t.where):
            return "K-29"
        legal = effects.may_shift(t, step.seat, m.what, m.onto, step.amount)
        return LEGAL if legal else "K-29"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Move the card; it stays face up."""
        t.done()
        effects.shift(t, step.seat, m.what, m.onto, step.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a card dropped into a lane; either half of a side means that side.

        At other times only a face-up card of the own side may have been meant to move.
        """
        place = _place_of(t, onto)
        lane = lane_of(place)
        if not is_piece(what) or lane < 0:
            return None
        source = _place_of(t, what)
        if step.phase != names.SHIFT and source != shown(step.seat, lane_of(source)):
            return None
        if place == bid(step.seat, lane):
            place = shown(step.seat, lane)
        return Move(self.id, what, place)


@final
class Retire(Verb):
    """Take a starting card out of the game."""

    def __init__(self) -> None:
        super().__init__("retire", [names.RETIRE], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the starting cards of the own discard pile."""
        return [Move(self.id, piece) for piece in effects.retirable(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a starting card of the own discard pile (K-30)."""
        if m.onto or m.amount:
            return NOWHERE_TO_GO
        return LEGAL if m.what in effects.retirable(t, step.seat) else "K-30"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take the card away."""
        t.done()
        effects.retire(t, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a click on a card of a discard pile, while one is retired."""
        in_pile = step.phase == names.RETIRE and _place_of(t, what) in {discard(0), discard(1)}
        return Move(self.id, what) if in_pile and is_piece(what) and not onto else None


@final
class Swap(Verb):
    """Exchange the lane's centre card with the top of its deck."""

    def __init__(self) -> None:
        super().__init__("swap", [names.SWAP], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer the one exchange there is."""
        return [Move(self.id, centre_card(t, step.amount), supply(step.amount))]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for this lane's centre card and the deck it came from (K-10)."""
        lane = step.amount
        legal = m.what == centre_card(t, lane) and m.onto == supply(lane) and not m.amount
        return LEGAL if legal else "K-10"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Exchange the two cards."""
        t.done()
        effects.swap(t, step.seat, step.amount, step.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a centre card dropped onto one of the two decks; at its time, any card."""
        place = _place_of(t, onto)
        if not is_piece(what) or place not in {names.PURCHASES, names.OPPORTUNITIES}:
            return None
        row = step.phase == names.SWAP or what in [centre_card(t, n) for n in range(LANES)]
        return Move(self.id, what, place) if row else None


@final
class Refuse(Verb):
    """Leave a text that says "may" unused: a button."""

    def __init__(self, name: str, phases: list[int]) -> None:
        super().__init__(name, phases, exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """Offer the one way to say no."""
        return [Move(self.id)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Allow it always; it takes no card."""
        return NOWHERE_TO_GO if m.what or m.onto or m.amount else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Do nothing more."""
        t.done()

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read no gesture: it is a button."""
        return None


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
