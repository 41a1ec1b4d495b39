"""How events look at first sight: what each would take from whom, and bring to whom."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide import cards
from rules.divide.cards import K
from rules.divide.effects import losable, pardonable, partners, takers
from rules.divide.extras import touch
from rules.divide.names import DECK, DISCARD, GROUPS, base_owner, hand, hand_owner
from rules.divide.pieces import EFFECT, WORTH
from rules.divide.scene import Scene
from rules.divide.stacks import host_of, owner_of

SWEEPING: Final = {cards.PURGE, cards.DRAW, cards.COMEBACK}  # aimed at nobody
Feeling = Callable[[Scene, int, int], float]


def played(scene: Scene, m: Move) -> float:
    """Return what an event would bring."""
    effect = EFFECT[m.what]
    if m.onto == DISCARD and effect not in SWEEPING:
        return -scene.spend(m.what)
    return FEELINGS[effect](scene, m.what, m.onto) - scene.spend(m.what)


def removed(scene: Scene, event: int, group: int) -> float:
    """Feel a group leave a base."""
    return scene.change(owner_of(scene.t, group), -scene.number(group))


def purged(scene: Scene, event: int, onto: int) -> float:
    """Feel everybody give up what hurts them least."""
    result = 0.0
    for side in scene.sides:
        numbers = [scene.number(group) for group in losable(scene.t, side.seat, event)]
        if numbers:
            if side.seat == scene.seat:
                result += max(scene.change(side.seat, -number) for number in numbers)
            else:
                result += min(scene.change(side.seat, -number) for number in numbers)
    return result


def swapped(scene: Scene, first: int, second: int) -> float:
    """Feel two groups change places."""
    gap = scene.number(second) - scene.number(first)
    one, other = owner_of(scene.t, first), owner_of(scene.t, second)
    return scene.change(one, gap) + scene.change(other, -gap)


def swapping(scene: Scene, event: int, group: int) -> float:
    """Feel the best swap of a group; rivals' groups are thought of as swapped for own ones."""
    mine = owner_of(scene.t, group) == scene.seat
    best = 0.0
    for other in partners(scene.t, group):
        if mine or owner_of(scene.t, other) == scene.seat:
            best = max(best, swapped(scene, group, other))
    return best


def transferring(scene: Scene, event: int, asset: int) -> float:
    """Feel an asset leave its group for the best other one."""
    t = scene.t
    group = host_of(t, asset)
    had = touch(scene, asset, group)
    lost = scene.change(owner_of(t, group), -had.number) - had.felt
    best = 0.0
    for other in takers(t, asset):
        brought = touch(scene, asset, other)
        best = max(best, scene.change(owner_of(t, other), brought.number) + brought.felt)
    return lost + best


def drawing(scene: Scene, event: int, onto: int) -> float:
    """Feel two cards come; in the last turn they come too late."""
    deck = len(scene.t.at(DECK))
    if not scene.after or deck <= K.draw:
        return 0.0
    return scene.prior.draw * K.draw


def discarding(scene: Scene, event: int, place: int) -> float:
    """Feel a rival lose cards."""
    seat = hand_owner(place)
    if not scene.sides[seat].turns:
        return 0.0
    count = min(K.discard, len(scene.t.at(hand(seat))))
    return scene.envy[seat] * scene.prior.discard * count


def pardoning(scene: Scene, event: int, place: int) -> float:
    """Feel the deficits of a base go."""
    change = 0
    for deficit in pardonable(scene.t, place):
        number = WORTH[deficit]
        change -= number if scene.left(host_of(scene.t, deficit)) else -number
    return scene.change(base_owner(place), change)


def returning(scene: Scene, event: int, onto: int) -> float:
    """Feel a group come back into the hand, of either wing."""
    some = any(piece <= GROUPS for piece in scene.t.at(DISCARD))
    return scene.prior.draw if some and scene.after else 0.0


def converting(scene: Scene, event: int, group: int) -> float:
    """Feel a group change wings."""
    return scene.change(owner_of(scene.t, group), -2 * scene.number(group))


FEELINGS: Final[dict[str, Feeling]] = {
    cards.DESTROY: removed,
    cards.PURGE: purged,
    cards.RELEASE: removed,
    cards.SWAP: swapping,
    cards.TRANSFER: transferring,
    cards.DRAW: drawing,
    cards.DISCARD: discarding,
    cards.PARDON: pardoning,
    cards.COMEBACK: returning,
    cards.CONVERT: converting,
}
