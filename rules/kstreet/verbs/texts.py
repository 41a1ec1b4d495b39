"""What a player may do because the text of a card says so."""

from typing import final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span, Verb
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Step, Table
from rules.kstreet.facts import names
from rules.kstreet.facts.names import LANES, bid, discard, lane_of, shown, supply
from rules.kstreet.law import effects
from rules.kstreet.law.lanes import PLAYED, centre_card, face_up, place_of


class Targeted(Verb):
    """A text aimed at an enemy stack: its card is dropped onto the stack."""

    whats = Span(kinds=PLAYED)
    ontos = Span(bases=["bid"])

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
        return Move(self.id, what, place_of(t, onto)) if acting else None


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

    whats = Span(kinds=PLAYED)
    ontos = Span(kinds=PLAYED)

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

    whats = Span(kinds=PLAYED)
    ontos = Span(own=["shown"])

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
        """Ask for a face-up card of one's own and another open lane on one's own side (K-29)."""
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

        At other times only a face-up card of one's own side may have been meant to move.
        """
        place = place_of(t, onto)
        lane = lane_of(place)
        if not is_piece(what) or lane < 0:
            return None
        source = place_of(t, what)
        if step.phase != names.SHIFT and source != shown(step.seat, lane_of(source)):
            return None
        if place == bid(step.seat, lane):
            place = shown(step.seat, lane)
        return Move(self.id, what, place)


@final
class Retire(Verb):
    """Take a starting card out of the game."""

    whats = Span(kinds=["start"])

    def __init__(self) -> None:
        super().__init__("retire", [names.RETIRE], exact=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the starting cards of one's own discard pile."""
        return [Move(self.id, piece) for piece in effects.retirable(t, step.seat)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a starting card of one's own discard pile (K-30)."""
        if m.onto or m.amount:
            return NOWHERE_TO_GO
        return LEGAL if m.what in effects.retirable(t, step.seat) else "K-30"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Take the card away."""
        t.done()
        effects.retire(t, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a click on a card of a discard pile, while one is retired."""
        in_pile = step.phase == names.RETIRE and place_of(t, what) in {discard(0), discard(1)}
        return Move(self.id, what) if in_pile and is_piece(what) and not onto else None


@final
class Swap(Verb):
    """Exchange the lane's centre card with the top of its deck."""

    whats = Span(kinds=[*PLAYED, "opportunity"])
    ontos = Span(bases=["purchases", "opportunities"])

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
        place = place_of(t, onto)
        if not is_piece(what) or place not in {names.PURCHASES, names.OPPORTUNITIES}:
            return None
        row = step.phase == names.SWAP or what in [centre_card(t, n) for n in range(LANES)]
        return Move(self.id, what, place) if row else None


@final
class Refuse(ButtonVerb):
    """Leave a text that says "may" unused: a button."""

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Do nothing more."""
        t.done()
