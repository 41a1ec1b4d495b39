"""What the events do: whom each may be aimed at, why not at others, and how it is carried out.

Whoever plays an event chooses, unless the card says otherwise (D-7).
"""

from typing import Final, final

from rules.core.table import Step, Table
from rules.divide.facts import cards
from rules.divide.facts.names import (
    DISCARD,
    GROUPS,
    SWAP,
    TRANSFER,
    TURNED,
    UNAFFILIATED,
    base,
    base_owner,
    on,
)
from rules.divide.facts.pieces import LAST_ASSET, is_group
from rules.divide.law import changes, event_moments
from rules.divide.law.changes import destroy, relocate, tally
from rules.divide.law.effect import Effect, choosable, finish_event
from rules.divide.law.hand_effects import Comeback, Discard, Draw
from rules.divide.law.purging import Purge
from rules.divide.law.stacks import (
    UNDYING,
    base_groups,
    bearers,
    host_of,
    immune,
    lasting,
    leans_left,
    owner_of,
    total,
)
from rules.divide.law.turns import active


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
        moment = None
        if t.heard:
            after = t.copy()
            destroy(after, onto, self.clause)
            moment = event_moments.destroyed(t, after, onto)
        t.say("struck", onto, clause=self.clause, seat=owner_of(t, onto), moment=moment)
        destroy(t, onto, self.clause)
        finish_event(t)


@final
class Release(Effect):
    """Move a group from a base to the unaffiliated ones (D.9.3)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups in bases."""
        return choosable(t, base_groups(t))

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Move it with all that lies on it."""
        moment = None
        if t.heard:
            after = t.copy()
            relocate(after, onto, UNAFFILIATED, self.clause)
            moment = event_moments.released(t, after, onto)
        t.say("released", onto, clause=self.clause, seat=owner_of(t, onto), moment=moment)
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
    if t.heard:
        after = t.copy()
        _change_places(after, first, second)
        moment = event_moments.swapped(t, after, [first, second])
        t.say("swapped", first, second, clause="D.9.4", moment=moment)
    _change_places(t, first, second)
    finish_event(t)


def _change_places(t: Table, first: int, second: int) -> None:
    here, there = t.where[first], t.where[second]
    t.move(first, there, "D.9.4")
    t.move(second, here, "D.9.4")
    tally(t, base_owner(here))
    tally(t, base_owner(there))


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


def transfer(t: Table, asset: int, group: int) -> None:
    """Move an asset from its group onto another one (D.9.5)."""
    if t.heard:
        after = t.copy()
        changes.transfer(after, asset, group)
        moment = event_moments.transferred(t, after, asset)
        worth = total(after, group)
        t.say("transferred", asset, group, worth, "D.9.5", moment=moment)
    changes.transfer(t, asset, group)
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
        moment = None
        if t.heard:
            after = t.copy()
            forgive(after, seat, deficits)
            moment = event_moments.pardoned(t, after, seat)
        t.say("pardoned", amount=len(deficits), clause=self.clause, seat=seat, moment=moment)
        forgive(t, seat, deficits)
        finish_event(t)


def forgive(t: Table, seat: int, deficits: list[int]) -> None:
    """Discard deficits from a seat's base (D.9.8)."""
    for deficit in deficits:
        t.move(deficit, DISCARD, "D.9.8")
    tally(t, seat)


def pardonable(t: Table, place: int) -> list[int]:
    """Return the deficits of a base that a pardon removes (D.9.8)."""
    return [
        extra
        for group in choosable(t, t.at(place))
        for extra in t.at(on(group))
        if extra > LAST_ASSET
    ]


@final
class Convert(Effect):
    """Let a group count for the other wing (D.9.10)."""

    def targets(self, t: Table, seat: int) -> list[int]:
        """Return the groups on the table."""
        return choosable(t, base_groups(t) + t.at(UNAFFILIATED))

    def happen(self, t: Table, event: int, onto: int) -> None:
        """Note the group."""
        t.add(TURNED, onto - t.count(TURNED), self.clause)
        moment = None
        if t.heard:
            after = t.copy()
            tally(after, owner_of(t, onto))
            moment = event_moments.converted(t, after, onto)
        sentence = "turns_left" if leans_left(t, onto) else "turns_right"
        t.say(sentence, onto, clause=self.clause, seat=owner_of(t, onto), moment=moment)
        tally(t, owner_of(t, onto))
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
