"""What an asset or deficit does to a group, and how the deciding seat feels about it."""

from typing import Final, final

from rules.core.table import NOBODY
from rules.divide.facts.cards import (
    ATTACKS,
    DEFENDS,
    DROWSY,
    GAGGED,
    IMMUNE,
    LASTING,
    STRIPPED,
    TURNED,
    K,
)
from rules.divide.facts.names import ATTACK
from rules.divide.facts.pieces import EFFECT, WORTH
from rules.divide.law.stacks import ATTACKING, DEFENDING, bears, owner_of, top_asset, total
from rules.divide.mind.decision import Decision, Fight

LONG: Final = 6  # turns to come beyond which a lasting effect is worth no more


@final
class Touch:
    """What a card does to a group: to its total, to its wing, to its part in a battle."""

    __slots__ = ("number", "turned", "strength", "lulled", "felt")

    def __init__(self, number: int, strength: int, felt: float = 0.0) -> None:
        self.number: Final = number  # that is added to its total
        self.strength: Final = strength  # that is added to its side of a battle
        self.felt: Final = felt  # beside these
        self.turned = False
        self.lulled = 0  # what it loses on its die as a target


def touch(decision: Decision, extra: int, group: int) -> Touch:
    """Look at a card on a group."""
    effect = EFFECT[extra]
    if not effect:
        return Touch(WORTH[extra], WORTH[extra])
    has = total(decision.t, group)
    if effect == STRIPPED:
        number = -WORTH[top_asset(decision.t, group)]
        return Touch(number, number)
    found = Touch(0, -has if effect == GAGGED else 0, _felt(decision, effect, group, has))
    found.turned = effect == TURNED
    found.lulled = K.sleepy if effect == DROWSY else 0
    return found


def _felt(decision: Decision, effect: str, group: int, has: int) -> float:
    """Return how the deciding seat feels about what lasts."""
    seat = owner_of(decision.t, group)
    if seat == NOBODY:
        return 0.0
    worth = _lasting(decision, effect, group, has) * min(decision.sides[seat].turns, LONG)
    return worth if seat == decision.seat else -decision.envy[seat] * worth


def _lasting(decision: Decision, effect: str, group: int, has: int) -> float:
    """Return what a lasting effect is worth to the owner of a group, for each turn to come."""
    weights = decision.prior
    if effect == GAGGED:
        loses = weights.guard * bears(decision.t, group, DEFENDING)
        return -has * (loses + weights.striker * bears(decision.t, group, ATTACKING))
    each = {
        DEFENDS: weights.guard,
        ATTACKS: weights.striker,
        IMMUNE: weights.ward,
        LASTING: weights.ward,
        DROWSY: -weights.lull,
    }
    return has * each.get(effect, 0.0)


def altered(decision: Decision, found: Touch, group: int) -> float:
    """Feel what a card does to a group, for its owner."""
    seat = owner_of(decision.t, group)
    if seat == NOBODY:
        return 0.0
    left = decision.leans_left(group)
    if found.turned:
        return crossed(decision, seat, group)
    return decision.change(seat, found.number, left=left) + found.felt


def crossed(decision: Decision, seat: int, group: int) -> float:
    """Feel a group of a seat count for the other wing."""
    side = decision.sides[seat]
    number = total(decision.t, group)
    change = -number if decision.leans_left(group) else number
    tops = side.tops
    return decision.felt(
        seat, side.wealth(side.left + change, side.right - change, tops[0], tops[2])
    )


def attached(decision: Decision, extra: int, group: int) -> float:
    """Return what it brings to lay a card on a group outside a battle."""
    return altered(decision, touch(decision, extra, group), group) - decision.kept(extra)


def reinforced(
    decision: Decision, fight: Fight, extra: int, group: int
) -> tuple[float, int, Touch]:
    """Return what a card in a battle brings, by how much it moves the attack, and what it does."""
    found = touch(decision, extra, group)
    felt = altered(decision, found, group) - decision.kept(extra)
    if group == fight.target:
        # A gagged target still defends itself.
        strength = 0 if EFFECT[extra] == GAGGED else found.strength
        return felt, found.lulled - strength, found
    attacking = decision.t.where[group] == ATTACK
    return felt, found.strength if attacking else -found.strength, found
