"""What a player may do on a turn beside events and attacks: options B, C and D, or pass."""

from typing import final

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.refs import is_place, is_unseen
from rules.core.table import Step, Table
from rules.divide.facts.names import (
    GROUPS,
    TARGET,
    TURN,
    UNAFFILIATED,
    base,
    base_owner,
    hand,
    hand_owner,
    place_of,
)
from rules.divide.facts.pieces import is_extra, is_group
from rules.divide.law.changes import attach, tally
from rules.divide.law.stacks import base_groups, on_table, pointed_at
from rules.divide.law.turns import end_turn
from rules.divide.verbs.attacking import unfit
from rules.divide.verbs.drag import Drag, held


@final
class Release(Drag):
    """Move a group from the hand to the unaffiliated ones (option B, D.3.3)."""

    idle = True  # whatever else a group may do brings more
    whats = Span(kinds=["group"])
    ontos = Span(bases=["unaffiliated"])

    def __init__(self) -> None:
        super().__init__("release", [TURN], "D.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the groups of the hand."""
        return [self.single(p, UNAFFILIATED) for p in t.at(hand(step.seat)) if 0 < p <= GROUPS]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a group of the hand, which arrives bare (D-38)."""
        if m.onto != UNAFFILIATED or m.amount or not is_group(m.what):
            return NOWHERE_TO_GO
        return LEGAL if held(t, step.seat, m.what) else "D.3.3"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it there and end the turn."""
        t.done()
        t.move(m.what, UNAFFILIATED, "D.3.3")
        end_turn(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group dropped among the unaffiliated ones."""
        return Move(self.id, what, onto) if is_group(what) and onto == UNAFFILIATED else None


@final
class Settle(Drag):
    """Add a group from the hand to one's own base (option C, D.3.4); to attack is better (D-11)."""

    whats = Span(kinds=["group"])
    ontos = Span(own=["base"])

    def __init__(self) -> None:
        super().__init__("settle", [TURN], "D.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the groups of the hand."""
        place = base(step.seat)
        return [self.single(p, place) for p in t.at(hand(step.seat)) if 0 < p <= GROUPS]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for one's own base (D-36) and a group of the hand (D.3.4).

        Who takes a group to a rival's base where groups lie means to attack one of them (D.4.1).
        """
        if not is_group(m.what) or base_owner(m.onto) < 0 or m.amount:
            return NOWHERE_TO_GO
        if m.onto != base(step.seat):
            return unfit(t, step.seat, m.what) or ("D.4.1" if t.at(m.onto) else "D-36")
        if held(t, step.seat, m.what):
            return LEGAL
        return "D.3.4" if t.where[m.what] == m.onto else "D.4.2"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it there and end the turn."""
        t.done()
        t.move(m.what, m.onto, "D.3.4")
        tally(t, step.seat)
        end_turn(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group dropped on anybody's base."""
        meant = is_group(what) and is_place(onto) and base_owner(onto) >= 0
        return Move(self.id, what, onto) if meant else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return what a refusal may name; one form of D.4.2 is for those who should attack."""
        return super().facts(t, step, m) | {"count": 1}


@final
class Attach(Drag):
    """Add an asset or deficit to any group on the table (option D, D.3.5)."""

    whats = Span(kinds=["asset", "deficit"])
    ontos = Span(kinds=["group"])

    def __init__(self) -> None:
        super().__init__("attach", [TURN], "D.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every card on every group."""
        return self.extras_onto(t, step.seat, base_groups(t) + t.at(UNAFFILIATED))

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card of the hand and a group on the table, not in a hand (D-9)."""
        if not is_extra(m.what) or m.amount or not held(t, step.seat, m.what):
            return NOWHERE_TO_GO
        if on_table(t, m.onto):
            return LEGAL
        in_hand = is_unseen(m.onto) or hand_owner(place_of(t, m.onto)) >= 0
        return "D-9" if in_hand else "D.3.5"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay it on the group and end the turn."""
        t.done()
        attach(t, step.seat, m.what, m.onto, "D.3.5")
        end_turn(t)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a card of the hand dropped on anything; a battle has its own verb for that."""
        if not is_extra(what) or not held(t, step.seat, what) or not onto or t.at(TARGET):
            return None
        if hand_owner(onto) >= 0:
            return Move(self.id, what, onto)
        return Move(self.id, what, pointed_at(t, onto) or onto)


@final
class Pass(ButtonVerb):
    """Do nothing, only when nothing can be done (D-4)."""

    def allowed(self, t: Table, step: Step) -> str:
        """Ask for a hand of assets and deficits, and a table without a group."""
        for piece in t.at(hand(step.seat)):
            if not is_extra(piece):
                return "D-4"
        return "D-4" if t.at(UNAFFILIATED) or base_groups(t) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """End the turn."""
        t.done()
        end_turn(t)
