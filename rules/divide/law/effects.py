"""What the events do: whom each may be aimed at, why not at others, and how it is carried out.

Whoever plays an event chooses, unless the card says otherwise (D-7).
"""

from abc import ABC, abstractmethod
from typing import Final, final

from rules.core.table import Step, Table
from rules.divide.facts import cards
from rules.divide.facts.cards import K
from rules.divide.facts.names import (
    DISCARD,
    DISCARDING,
    EVENT,
    GROUPS,
    LOSS,
    SWAP,
    TRANSFER,
    TURNED,
    UNAFFILIATED,
    base,
    base_owner,
    hand,
    hand_owner,
    on,
)
from rules.divide.facts.pieces import IS_LEFT, LAST_ASSET, is_group
from rules.divide.law.changes import destroy, relocate, tally
from rules.divide.law.stacks import (
    PROTECTING,
    UNDYING,
    base_groups,
    bearers,
    host_of,
    immune,
    lasting,
    leans_left,
    on_table,
    owner_of,
)
from rules.divide.law.turns import active, announce_end, draw, end_turn


def finish_event(t: Table) -> None:
    """Discard the event that was carried out, and end the turn (D.3.1)."""
    for piece in t.at(EVENT)[:]:
        t.move(piece, DISCARD, "D.3.1")
    end_turn(t)


def choosable(t: Table, groups: list[int]) -> list[int]:
    """Return the groups among some that an event may choose (D-8)."""
    spared = bearers(t, PROTECTING)
    return [group for group in groups if group not in spared] if spared else groups


class Effect(ABC):
    """What one kind of event does."""

    def __init__(self, clause: str) -> None:
        self.clause: Final = clause

    @abstractmethod
    def targets(self, t: Table, seat: int) -> list[int]:
        """Return what the event may be aimed at; nothing means that it would have no effect."""

    @abstractmethod
    def happen(self, t: Table, event: int, onto: int) -> None:
        """Carry the event out; it lies open on the table."""

    def refusal(self, t: Table, onto: int) -> str:
        """Return the clause by which something is no target: immunity (D-8), or its own."""
        return "D.8.3" if on_table(t, onto) and immune(t, onto) else self.clause


class Sweeping(Effect):
    """An event that is aimed at nobody: it is laid on the discard pile."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the discard pile."""
        return [DISCARD]

    def refusal(self, t: Table, onto: int) -> str:
        """Return what the event does, which needs no target."""
        return self.clause


@final
class Destroy(Effect):
    """Destroy a group in a base (D.9.1)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups in bases that are neither immune nor lasting."""
        kept = bearers(t, UNDYING)
        groups = choosable(t, base_groups(t))
        return [group for group in groups if group not in kept] if kept else groups

    def refusal(self, t: Table, onto: int) -> str:
        """Tell of the charter that keeps a group (D.8.4)."""
        kept = is_group(onto) and base_owner(t.where[onto]) >= 0 and lasting(t, onto)
        return "D.8.4" if kept else super().refusal(t, onto)

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Destroy it with all that lies on it (D-8)."""
        t.say("destroyed", onto, clause=self.clause, seat=owner_of(t, onto))
        destroy(t, onto, self.clause)
        finish_event(t)


@final
class Purge(Sweeping):
    """Every player loses a group of a wing (D.9.2)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Begin with whoever played it; it may strike nobody at all (D-5)."""
        if not any(losable(t, seat, event) for seat in range(t.setup.seats)):
            t.say("no_effect", event, clause="D-5", seat=active(t))
        next_loss(t, event, 0)


def losable(t: Table, seat: int, event: int) -> list[int]:
    """Return what a seat may give up: groups of the event's wing, unless kept (D.9.2, D-8)."""
    left = IS_LEFT[event]
    found: list[int] = []
    for group in t.at(base(seat)):
        if leans_left(t, group) == left and not immune(t, group) and not lasting(t, group):
            found.append(group)
    return found


def next_loss(t: Table, event: int, turn: int) -> None:
    """Turn to the players clockwise from one on; who has nothing to lose is passed (D.3.2)."""
    seats = t.setup.seats
    first = active(t)
    for offset in range(turn, seats):
        seat = (first + offset) % seats
        groups = losable(t, seat, event)
        if len(groups) > 1:
            t.ask(Step(LOSS, seat, event))
            return
        if groups:
            t.say("loses", groups[0], clause="D.9.2", seat=seat)
            destroy(t, groups[0], "D.9.2")
    finish_event(t)


def lose(t: Table, step: Step, group: int) -> None:
    """Give up a group and turn to the next player (D.9.2)."""
    destroy(t, group, "D.9.2")
    next_loss(t, step.what, (step.seat - active(t)) % t.setup.seats + 1)


@final
class Release(Effect):
    """Move a group from a base to the unaffiliated ones (D.9.3)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups in bases."""
        return choosable(t, base_groups(t))

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Move it with all that lies on it."""
        t.say("released", onto, clause=self.clause, seat=owner_of(t, onto))
        relocate(t, onto, UNAFFILIATED, self.clause)
        finish_event(t)


@final
class Swap(Effect):
    """Let two players swap a group each (D.9.4)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups in bases, if there is one to swap with."""
        groups = choosable(t, base_groups(t))
        return groups if len({t.where[group] for group in groups}) > 1 else []

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Ask for the second group."""
        t.ask(Step(SWAP, active(t), onto))


def partners(t: Table, group: int) -> list[int]:
    """Return the groups that another one may be swapped with: those of other bases (D.9.4)."""
    place = t.where[group]
    return [g for g in choosable(t, base_groups(t)) if t.where[g] != place]


def swap(t: Table, first: int, second: int) -> None:
    """Swap two groups with all that lies on them (D.9.4)."""
    here, there = t.where[first], t.where[second]
    t.move(first, there, "D.9.4")
    t.move(second, here, "D.9.4")
    tally(t, base_owner(here))
    tally(t, base_owner(there))
    finish_event(t)


@final
class Transfer(Effect):
    """Move an asset to another group (D.9.5)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the assets on groups that are not immune, if they have somewhere to go."""
        found: list[int] = []
        for asset in range(GROUPS + 1, LAST_ASSET + 1):
            group = host_of(t, asset)
            if group and not immune(t, group):
                found.append(asset)
        if found and len(choosable(t, base_groups(t) + t.at(UNAFFILIATED))) > 1:
            return found
        return []

    def refusal(self, t: Table, onto: int) -> str:
        """Tell of immunity for a group and for what lies on it (D.8.3)."""
        attached = GROUPS < onto <= LAST_ASSET and host_of(t, onto)
        return super().refusal(t, attached or onto)

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Ask for the group that gets it."""
        t.ask(Step(TRANSFER, active(t), onto))


def takers(t: Table, asset: int) -> list[int]:
    """Return the groups that an asset may be moved to (D.9.5)."""
    here = host_of(t, asset)
    return [g for g in choosable(t, base_groups(t) + t.at(UNAFFILIATED)) if g != here]


@final
class Draw(Sweeping):
    """Draw two cards (D.9.6)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Draw them, or what is left of the deck (D-34)."""
        seat = active(t)
        drawn = False
        for _ in range(K.draw):
            piece = draw(t, seat, self.clause)
            if piece:
                drawn = True
                t.say("draws", piece, clause=self.clause, seat=seat)
        if drawn:
            announce_end(t)
        else:
            t.say("no_effect", event, clause="D-34")
        finish_event(t)


@final
class Discard(Effect):
    """Let a rival discard two cards (D.9.7)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the hands of the rivals."""
        return [hand(other) for other in range(t.setup.seats) if other != seat]

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Ask for two cards; whoever has no more than that loses them all."""
        seat = hand_owner(onto)
        cards_held = t.at(onto)[:]
        if len(cards_held) > K.discard:
            t.ask(Step(DISCARDING, seat, event, K.discard))
            return
        for piece in cards_held:
            t.move(piece, DISCARD, self.clause)
            t.say("discards", piece, clause=self.clause, seat=seat)
        if not cards_held:
            t.say("no_effect", event, clause="D-5")
        finish_event(t)


def discard(t: Table, step: Step, piece: int) -> None:
    """Discard one of the cards, unseen (D.9.7, D-35)."""
    t.move(piece, DISCARD, "D.9.7")
    if step.amount > 1:
        t.ask(Step(DISCARDING, step.seat, step.what, step.amount - 1))
    else:
        finish_event(t)


@final
class Pardon(Effect):
    """Remove all deficits of a base (D.9.8)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return all bases."""
        return [base(other) for other in range(t.setup.seats)]

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Discard them; immune groups keep theirs (D-8)."""
        seat = base_owner(onto)
        deficits = pardonable(t, onto)
        for deficit in deficits:
            t.move(deficit, DISCARD, self.clause)
        tally(t, seat)
        t.say("pardoned", amount=len(deficits), clause=self.clause, seat=seat)
        finish_event(t)


def pardonable(t: Table, place: int) -> list[int]:
    """Return the deficits of a base that a pardon removes (D.9.8)."""
    return [
        extra
        for group in choosable(t, t.at(place))
        for extra in t.at(on(group))
        if extra > LAST_ASSET
    ]


@final
class Comeback(Sweeping):
    """Take a random group from the discard pile (D.9.9)."""

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Shuffle the pile, so that nobody else can tell which card is missing (D-35)."""
        seat = active(t)
        groups = sorted(piece for piece in t.at(DISCARD) if piece <= GROUPS)
        if groups:
            piece = groups[t.rng.below(len(groups))]
            t.shuffle(DISCARD, self.clause)
            t.move(piece, hand(seat), self.clause)
            t.say("returns", piece, clause=self.clause, seat=seat)
        else:
            t.say("no_effect", event, clause="D-5")
        finish_event(t)


@final
class Convert(Effect):
    """Let a group count for the other wing (D.9.10)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups on the table."""
        return choosable(t, base_groups(t) + t.at(UNAFFILIATED))

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Note the group."""
        t.add(TURNED, onto - t.count(TURNED), self.clause)
        tally(t, owner_of(t, onto))
        sentence = "turns_left" if leans_left(t, onto) else "turns_right"
        t.say(sentence, onto, clause=self.clause)
        finish_event(t)


EFFECTS: Final[dict[str, Effect]] = {
    cards.DESTROY: Destroy("D.9.1"),
    cards.PURGE: Purge("D.9.2"),
    cards.RELEASE: Release("D.9.3"),
    cards.SWAP: Swap("D.9.4"),
    cards.TRANSFER: Transfer("D.9.5"),
    cards.DRAW: Draw("D.9.6"),
    cards.DISCARD: Discard("D.9.7"),
    cards.PARDON: Pardon("D.9.8"),
    cards.COMEBACK: Comeback("D.9.9"),
    cards.CONVERT: Convert("D.9.10"),
}
