"""What an asset or deficit does to a group, and how the deciding seat feels about it."""

from typing import Final, final

from rules.core.table import NOBODY
from rules.divide.cards import (
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
from rules.divide.names import ATTACK
from rules.divide.pieces import EFFECT, WORTH
from rules.divide.scene import Fight, Scene
from rules.divide.stacks import ATTACKING, DEFENDING, bears, owner_of, top_asset, total

LONG: Final = 6  # turns to come beyond which a lasting effect is worth no more


@final
class Touch:
    """The change that a card brings to a group: of its total, its number, its part in a battle."""

    __slots__ = ("number", "strength", "lulled", "felt")

    def __init__(self, number: int, strength: int, lulled: int, felt: float) -> None:
        self.number: Final = number  # of the total, negative for the right wing
        self.strength: Final = strength  # that it brings to its side of a battle
        self.lulled: Final = lulled  # what a target loses on its die
        self.felt: Final = felt  # beside the number


def touch(scene: Scene, extra: int, group: int) -> Touch:
    """Look at a card on a group."""
    effect = EFFECT[extra]
    sign = 1 if scene.left(group) else -1
    if not effect:
        number = WORTH[extra]
        return Touch(sign * number, number, 0, 0.0)
    has = total(scene.t, group)
    if effect == TURNED:
        return Touch(-2 * sign * has, 0, 0, 0.0)
    if effect == STRIPPED:
        number = -WORTH[top_asset(scene.t, group)]
        return Touch(sign * number, number, 0, 0.0)
    felt = _felt(scene, group, _lasting(scene, effect, group, has))
    if effect == DROWSY:
        return Touch(0, 0, K.sleepy, felt)
    return Touch(0, -has if effect == GAGGED else 0, 0, felt)


def _felt(scene: Scene, group: int, worth: float) -> float:
    """Return how the deciding seat feels about what is worth something to a group's owner."""
    seat = owner_of(scene.t, group)
    if seat == NOBODY:
        return 0.0
    return worth if seat == scene.seat else -scene.envy[seat] * worth


def _lasting(scene: Scene, effect: str, group: int, has: int) -> float:
    """Return what a lasting effect is worth to the owner of a group."""
    weights = scene.outlook
    seat = owner_of(scene.t, group)
    rounds = min(scene.sides[seat].turns, LONG) if seat >= 0 else 0
    worth = 0.0
    if effect == DEFENDS:
        worth = weights.guard * has * rounds
    elif effect == ATTACKS:
        worth = weights.striker * has * rounds
    elif effect in {IMMUNE, LASTING}:
        worth = scene.prior.ward * has * rounds
    elif effect == DROWSY:
        worth = -scene.prior.lull * has * min(rounds, 1)
    elif effect == GAGGED:
        if bears(scene.t, group, DEFENDING):
            worth -= weights.guard * has * rounds
        if bears(scene.t, group, ATTACKING):
            worth -= weights.striker * has * rounds
    return worth


def attached(scene: Scene, extra: int, group: int) -> float:
    """Return what it brings to lay a card on a group outside a battle."""
    found = touch(scene, extra, group)
    owner = owner_of(scene.t, group)
    return scene.change(owner, found.number) + found.felt - scene.spend(extra)


def reinforced(scene: Scene, fight: Fight, extra: int, group: int) -> tuple[float, int, int]:
    """Return what a card in a battle brings, by how much it moves the attack, and the target."""
    found = touch(scene, extra, group)
    owner = owner_of(scene.t, group)
    felt = scene.change(owner, found.number) + found.felt - scene.spend(extra)
    if group == fight.target:
        # A gagged target still defends itself.
        strength = 0 if EFFECT[extra] == GAGGED else found.strength
        return felt, found.lulled - strength, found.number
    attacking = scene.t.where[group] == ATTACK
    return felt, found.strength if attacking else -found.strength, 0
