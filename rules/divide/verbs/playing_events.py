"""What a player may do with events: play one (option A), and decide what it leaves open."""

from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.divide.facts.cards import PARDON, TRANSFER
from rules.divide.facts.names import (
    DISCARD,
    DISCARDING,
    EVENT,
    LOSS,
    SWAP,
    TURN,
    base,
    base_owner,
    hand,
    place_of,
)
from rules.divide.facts.names import TRANSFER as TRANSFERRING
from rules.divide.facts.pieces import (
    EFFECT,
    IS_LEFT,
    LAST_DEFICIT,
    is_asset,
    is_event,
    is_extra,
    is_group,
)
from rules.divide.law import effects, hand_effects, purging
from rules.divide.law.effect import Effect, fizzle
from rules.divide.law.effects import EFFECTS, partners, takers
from rules.divide.law.purging import losable
from rules.divide.law.stacks import group_of, host_of, immune, lasting, on_table, seat_of
from rules.divide.verbs.drag import Drag, held


def effect_of(event: int) -> Effect:
    """Return what an event does."""
    return EFFECTS[EFFECT[event]]


@final
class Play(Drag):
    """Play an event (option A, D.3.1), on one's own turn only (D-6)."""

    whats = Span(kinds=["event"])
    ontos = Span(kinds=["group", "asset"], bases=["base", "hand", "discard"])

    def __init__(self) -> None:
        super().__init__("play", [TURN], "D-6")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every event with every target; without any it may be used up (D-5)."""
        moves: list[Move] = []
        for piece in t.at(hand(step.seat)):
            if piece > LAST_DEFICIT:
                targets = effect_of(piece).targets(t, step.seat)
                for onto in targets:
                    moves.append(self.single(piece, onto))
                if not targets:
                    moves.append(self.single(piece, DISCARD))
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for an event of the hand and for a target, or that there is none (D-5, D-7)."""
        if not is_event(m.what) or not held(t, step.seat, m.what) or m.amount:
            return NOWHERE_TO_GO
        effect = effect_of(m.what)
        targets = effect.targets(t, step.seat)
        if m.onto in targets or (not targets and m.onto == DISCARD):
            return LEGAL
        clause = effect.refusal(t, m.onto)
        return "D-5" if not targets and clause == effect.clause else clause

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Lay the event open and carry it out."""
        t.done()
        t.move(m.what, EVENT, "D.3.1")
        effect = effect_of(m.what)
        if effect.targets(t, step.seat):
            effect.happen(t, m.what, m.onto)
        else:
            fizzle(t, m.what, "D-5")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read an event of the hand dropped on anything."""
        if not is_event(what) or not held(t, step.seat, what) or not onto:
            return None
        kind = EFFECT[what]
        if kind == PARDON:
            seat = seat_of(t, onto)
            return Move(self.id, what, base(seat) if seat >= 0 else onto)
        if kind == TRANSFER and is_asset(onto):
            return Move(self.id, what, onto)
        return Move(self.id, what, group_of(t, onto) or onto)


@final
class Lose(Drag):
    """Give up a group of the wing that an event hits (D.9.2)."""

    whats = Span(kinds=["group"])
    ontos = Span(bases=["discard"])

    def __init__(self) -> None:
        super().__init__("lose", [LOSS], "D-25")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own groups of that wing."""
        return [self.single(group, DISCARD) for group in losable(t, step.seat, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a group of one's own of that wing which events can hit (D.8.3, D.8.4)."""
        if m.onto != DISCARD or m.amount or not is_group(m.what):
            return NOWHERE_TO_GO
        if m.what in losable(t, step.seat, step.what):
            return LEGAL
        if t.where[m.what] == base(step.seat):
            if immune(t, m.what):
                return "D.8.3"
            if lasting(t, m.what):
                return "D.8.4"
        return "D.9.2"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Give it up."""
        t.done()
        purging.lose(t, step, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group of the table dropped on the discard pile; in one's own turn one's own."""
        if not is_group(what) or held(t, step.seat, what) or place_of(t, onto) != DISCARD:
            return None
        mine = step.phase == LOSS or (step.phase == TURN and t.where[what] == base(step.seat))
        return Move(self.id, what, DISCARD) if mine else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the group as onto, and which form of D.9.2 names the wing: 1 left, 2 right."""
        form = 1 if is_event(step.what) and IS_LEFT[step.what] else 2
        return super().facts(t, step, m) | {"onto": m.what, "count": form}


@final
class Swap(Drag):
    """Name the second group of a swap (D.9.4)."""

    whats = Span(kinds=["group"])
    ontos = Span(kinds=["group"])

    def __init__(self) -> None:
        super().__init__("swap", [SWAP], "D.9.4")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the groups of the other bases."""
        row = self.row(step.what)
        return [row[group] for group in partners(t, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the chosen group and one of another base that events can hit (D.8.3)."""
        if m.amount:
            return NOWHERE_TO_GO
        if m.what != step.what or not is_group(m.onto) or base_owner(t.where[m.onto]) < 0:
            return "D.9.4"
        if t.where[m.onto] == t.where[m.what]:
            return "D.9.4"
        return "D.8.3" if immune(t, m.onto) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Swap them."""
        t.done()
        effects.swap(t, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a group dropped on anything, once one has been chosen."""
        asked = is_group(what) and step.phase == SWAP and onto
        return Move(self.id, what, group_of(t, onto) or onto) if asked else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the chosen group, and the form of D.9.4 that asks for the second one."""
        return super().facts(t, step, m) | {"what": step.what, "count": 1}


@final
class Transfer(Drag):
    """Name the group that gets a moved asset (D.9.5)."""

    whats = Span(kinds=["asset"])
    ontos = Span(kinds=["group"])

    def __init__(self) -> None:
        super().__init__("transfer", [TRANSFERRING], "D.9.5")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the other groups."""
        row = self.row(step.what)
        return [row[group] for group in takers(t, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the chosen asset and another group that events can hit (D.8.3)."""
        if m.amount:
            return NOWHERE_TO_GO
        if m.what != step.what or not on_table(t, m.onto) or host_of(t, m.what) == m.onto:
            return "D.9.5"
        return "D.8.3" if immune(t, m.onto) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Move it."""
        t.done()
        effects.transfer(t, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read an asset or deficit on a group dropped on anything."""
        if not is_extra(what) or not host_of(t, what) or not onto:
            return None
        return Move(self.id, what, group_of(t, onto) or onto)

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the form of D.9.5: 1 asks for a new group of the chosen asset, 2 for an event."""
        if step.phase == TRANSFERRING:
            return super().facts(t, step, m) | {"what": step.what, "count": 1}
        return super().facts(t, step, m) | {"count": 2}


@final
class Discard(Drag):
    """Discard a card of the hand, unseen, because an event asks for it (D.9.7)."""

    whats = Span(kinds=["group", "asset", "deficit", "event"])
    ontos = Span(bases=["discard"])

    def __init__(self) -> None:
        super().__init__("discard", [DISCARDING], "D.2.3", secret=True)

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the cards of the hand."""
        return [self.single(piece, DISCARD) for piece in t.at(hand(step.seat)) if piece > 0]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a card of the hand."""
        if m.onto != DISCARD or m.amount:
            return NOWHERE_TO_GO
        return LEGAL if held(t, step.seat, m.what) else "D.9.7"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Discard it."""
        t.done()
        hand_effects.discard(t, step, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a card dropped on the discard pile."""
        known = 0 < what < len(t.where) and what != DISCARD
        return Move(self.id, what, DISCARD) if known and place_of(t, onto) == DISCARD else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return how many cards are asked for."""
        return super().facts(t, step, m) | {"amount": step.amount}
