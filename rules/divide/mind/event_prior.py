"""How events look at first sight: what each would take from whom, and bring to whom."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide.facts import cards
from rules.divide.facts.cards import K
from rules.divide.facts.names import DECK, DISCARD, GROUPS, base_owner, hand_owner
from rules.divide.facts.pieces import EFFECT, IS_LEFT, WORTH
from rules.divide.law.effects import losable, pardonable, partners, takers
from rules.divide.law.stacks import host_of, owner_of, total
from rules.divide.mind.extras import altered, crossed, touch
from rules.divide.mind.scene import Scene

MEAN_GROUP: Final = sum(WORTH[1 : GROUPS + 1]) / GROUPS
SWEEPING: Final = {cards.PURGE, cards.DRAW, cards.COMEBACK}  # aimed at nobody
Feeling = Callable[[Scene, Move], float]


def played(scene: Scene, m: Move) -> float:
    """Return what an event would bring."""
    effect = EFFECT[m.what]
    if m.onto == DISCARD and effect not in SWEEPING:
        return -scene.kept(m.what)
    return FEELINGS[effect](scene, m) - scene.kept(m.what)


def removing(scene: Scene, m: Move) -> float:
    """Feel a group leave a base."""
    left = scene.leans_left(m.onto)
    return scene.leave(owner_of(scene.t, m.onto), total(scene.t, m.onto), left=left)


def purging(scene: Scene, m: Move) -> float:
    """Feel everybody give up what hurts them least."""
    left = IS_LEFT[m.what]
    result = 0.0
    for side in scene.sides:
        feelings = [
            scene.leave(side.seat, total(scene.t, group), left=left)
            for group in losable(scene.t, side.seat, m.what)
        ]
        if feelings:
            result += max(feelings) if side.seat == scene.seat else min(feelings)
    return result


def swapped(scene: Scene, first: int, second: int) -> float:
    """Feel two groups change places; each base is thought of as losing and then gaining."""
    t = scene.t
    result = 0.0
    for gone, come in ((first, second), (second, first)):
        side = scene.sides[owner_of(t, gone)]
        sums = [side.right, side.left]
        sums[scene.leans_left(gone)] -= total(t, gone)
        sums[scene.leans_left(come)] += total(t, come)
        result += scene.felt(side.seat, side.wealth(sums[1], sums[0], side.tops[0], side.tops[2]))
    return result


def swapping(scene: Scene, m: Move) -> float:
    """Feel the best swap of a group; rivals' groups are thought of as swapped for own ones."""
    mine = owner_of(scene.t, m.onto) == scene.seat
    best = 0.0
    for other in partners(scene.t, m.onto):
        if mine or owner_of(scene.t, other) == scene.seat:
            best = max(best, swapped(scene, m.onto, other))
    return best


def transferring(scene: Scene, m: Move) -> float:
    """Feel an asset leave its group for the best other one."""
    t = scene.t
    group = host_of(t, m.onto)
    had = touch(scene, m.onto, group)
    lost = scene.change(owner_of(t, group), -had.number, left=scene.leans_left(group)) - had.felt
    best = 0.0
    for other in takers(t, m.onto):
        best = max(best, altered(scene, touch(scene, m.onto, other), other))
    return lost + best


def drawing(scene: Scene, _: Move) -> float:
    """Feel two cards come; in the last turn they come too late."""
    in_time = scene.after and len(scene.t.at(DECK)) > K.draw
    return scene.mean * K.draw if in_time else 0.0


def discarding(scene: Scene, m: Move) -> float:
    """Feel a rival lose cards."""
    seat = hand_owner(m.onto)
    if not scene.sides[seat].turns:
        return 0.0
    count = min(K.discard, len(scene.t.at(m.onto)))
    return scene.envy[seat] * scene.prior.discard * scene.mean * count


def pardoning(scene: Scene, m: Move) -> float:
    """Feel the deficits of a base go."""
    sums = [0, 0]
    for deficit in pardonable(scene.t, m.onto):
        sums[scene.leans_left(host_of(scene.t, deficit))] -= WORTH[deficit]
    side = scene.sides[base_owner(m.onto)]
    tops = side.tops
    wealth = side.wealth(side.left + sums[1], side.right + sums[0], tops[0], tops[2])
    return scene.felt(side.seat, wealth)


def returning(scene: Scene, _: Move) -> float:
    """Feel a group come back into the hand, of either wing."""
    some = any(piece <= GROUPS for piece in scene.t.at(DISCARD))
    weights = scene.weights
    group = (weights.held + weights.other) / 2 * MEAN_GROUP + weights.each / 2
    return group if some and scene.after else 0.0


def converting(scene: Scene, m: Move) -> float:
    """Feel a group change wings."""
    seat = owner_of(scene.t, m.onto)
    return crossed(scene, seat, m.onto) if seat >= 0 else 0.0


FEELINGS: Final[dict[str, Feeling]] = {
    cards.DESTROY: removing,
    cards.PURGE: purging,
    cards.RELEASE: removing,
    cards.SWAP: swapping,
    cards.TRANSFER: transferring,
    cards.DRAW: drawing,
    cards.DISCARD: discarding,
    cards.PARDON: pardoning,
    cards.COMEBACK: returning,
    cards.CONVERT: converting,
}
