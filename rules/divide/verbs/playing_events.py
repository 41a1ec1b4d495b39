"""What a player may do with events: play one (option A), and decide what it leaves open."""

from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL
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
from rules.divide.facts.pieces import EFFECT, IS_LEFT, LAST_DEFICIT, is_asset, is_event, is_group
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
    """Play an event (option A, D.3.1), on the own turn only (D-6)."""

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
        return effect.refusal(t, m.onto)

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

    telling = True

    def __init__(self) -> None:
        super().__init__("lose", [LOSS], "D-25")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the own groups of that wing."""
        return [self.single(group, DISCARD) for group in losable(t, step.seat, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for an own group of that wing which events can hit (D.8.3, D.8.4)."""
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
        """Read a group dropped on the discard pile."""
        meant = is_group(what) and not held(t, step.seat, what) and place_of(t, onto) == DISCARD
        return Move(self.id, what, DISCARD) if meant else None

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the event that is asked for, and the group twice, for clauses that say onto."""
        left = int(IS_LEFT[step.what]) if is_event(step.what) else 0
        return super().facts(t, step, m) | {"event": step.what, "onto": m.what, "left": left}


@final
class Swap(Drag):
    """Name the second group of a swap (D.9.4)."""

    def __init__(self) -> None:
        super().__init__("swap", [SWAP], "D.9.4")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the groups of the other bases."""
        row = self.row(step.what)
        return [row[group] for group in partners(t, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the chosen group and one of another base that events can hit (D.8.3)."""
        if m.what != step.what or m.amount:
            return NOWHERE_TO_GO
        if not is_group(m.onto) or base_owner(t.where[m.onto]) < 0:
            return "D.9.4"
        if t.where[m.onto] == t.where[m.what]:
            return "D.9.4"
        return "D.8.3" if immune(t, m.onto) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Swap them."""
        t.done()
        effects.swap(t, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read the chosen group dropped on anything."""
        chosen = is_group(what) and what == step.what and step.phase == SWAP and onto
        return Move(self.id, what, group_of(t, onto) or onto) if chosen else None


@final
class Transfer(Drag):
    """Name the group that gets a moved asset (D.9.5)."""

    def __init__(self) -> None:
        super().__init__("transfer", [TRANSFERRING], "D.9.5")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the other groups."""
        row = self.row(step.what)
        return [row[group] for group in takers(t, step.what)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the chosen asset and another group that events can hit (D.8.3)."""
        if m.what != step.what or m.amount:
            return NOWHERE_TO_GO
        if not on_table(t, m.onto) or host_of(t, m.what) == m.onto:
            return "D.9.5"
        return "D.8.3" if immune(t, m.onto) else LEGAL

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Move it."""
        t.done()
        effects.transfer(t, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read an asset on a group dropped on anything."""
        if not is_asset(what) or not host_of(t, what) or not onto:
            return None
        return Move(self.id, what, group_of(t, onto) or onto)


@final
class Discard(Drag):
    """Discard a card of the hand, unseen, because an event asks for it (D.9.7)."""

    telling = True

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
