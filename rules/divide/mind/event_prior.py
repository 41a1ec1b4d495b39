"""How events look at first sight: what each would take from whom, and bring to whom."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide.facts import cards
from rules.divide.facts.cards import K
from rules.divide.facts.names import DECK, DISCARD, GROUPS, base_owner, hand_owner
from rules.divide.facts.pieces import EFFECT, IS_LEFT, WORTH
from rules.divide.law.effects import pardonable, partners, takers
from rules.divide.law.purging import losable
from rules.divide.law.stacks import host_of, owner_of, total
from rules.divide.mind.decision import Decision
from rules.divide.mind.extras import altered, crossed, touch

MEAN_GROUP: Final = sum(WORTH[1 : GROUPS + 1]) / GROUPS
SWEEPING: Final = {cards.PURGE, cards.DRAW, cards.COMEBACK}  # aimed at nobody
Feeling = Callable[[Decision, Move], float]


def played(decision: Decision, m: Move) -> float:
    """Return what an event would bring."""
    effect = EFFECT[m.what]
    if m.onto == DISCARD and effect not in SWEEPING:
        return -decision.kept(m.what)
    return FEELINGS[effect](decision, m) - decision.kept(m.what)


def removing(decision: Decision, m: Move) -> float:
    """Feel a group leave a base."""
    left = decision.leans_left(m.onto)
    return decision.leave(owner_of(decision.t, m.onto), total(decision.t, m.onto), left=left)


def purging(decision: Decision, m: Move) -> float:
    """Feel everybody give up what hurts them least."""
    left = IS_LEFT[m.what]
    result = 0.0
    for side in decision.sides:
        feelings = [
            decision.leave(side.seat, total(decision.t, group), left=left)
            for group in losable(decision.t, side.seat, m.what)
        ]
        if feelings:
            result += max(feelings) if side.seat == decision.seat else min(feelings)
    return result


def swapped(decision: Decision, first: int, second: int) -> float:
    """Feel two groups change places; each base is thought of as losing and then gaining."""
    t = decision.t
    result = 0.0
    for gone, come in ((first, second), (second, first)):
        side = decision.sides[owner_of(t, gone)]
        sums = [side.right, side.left]
        sums[decision.leans_left(gone)] -= total(t, gone)
        sums[decision.leans_left(come)] += total(t, come)
        result += decision.felt(
            side.seat, side.wealth(sums[1], sums[0], side.tops[0], side.tops[2])
        )
    return result


def swapping(decision: Decision, m: Move) -> float:
    """Feel the best swap of a group; rivals' groups are thought of as swapped for own ones."""
    mine = owner_of(decision.t, m.onto) == decision.seat
    best = 0.0
    for other in partners(decision.t, m.onto):
        if mine or owner_of(decision.t, other) == decision.seat:
            best = max(best, swapped(decision, m.onto, other))
    return best


def transferring(decision: Decision, m: Move) -> float:
    """Feel an asset leave its group for the best other one."""
    t = decision.t
    group = host_of(t, m.onto)
    had = touch(decision, m.onto, group)
    lost = (
        decision.change(owner_of(t, group), -had.number, left=decision.leans_left(group)) - had.felt
    )
    best = 0.0
    for other in takers(t, m.onto):
        best = max(best, altered(decision, touch(decision, m.onto, other), other))
    return lost + best


def drawing(decision: Decision, _: Move) -> float:
    """Feel two cards come; in the last turn they come too late."""
    in_time = decision.after and len(decision.t.at(DECK)) > K.draw
    return decision.mean * K.draw if in_time else 0.0


def discarding(decision: Decision, m: Move) -> float:
    """Feel a rival lose cards."""
    seat = hand_owner(m.onto)
    if not decision.sides[seat].turns:
        return 0.0
    count = min(K.discard, len(decision.t.at(m.onto)))
    return decision.envy[seat] * decision.prior.discard * decision.mean * count


def pardoning(decision: Decision, m: Move) -> float:
    """Feel the deficits of a base go."""
    sums = [0, 0]
    for deficit in pardonable(decision.t, m.onto):
        sums[decision.leans_left(host_of(decision.t, deficit))] -= WORTH[deficit]
    side = decision.sides[base_owner(m.onto)]
    tops = side.tops
    wealth = side.wealth(side.left + sums[1], side.right + sums[0], tops[0], tops[2])
    return decision.felt(side.seat, wealth)


def returning(decision: Decision, _: Move) -> float:
    """Feel a group come back into the hand, of either wing."""
    some = any(piece <= GROUPS for piece in decision.t.at(DISCARD))
    weights = decision.weights
    group = (weights.held + weights.other) / 2 * MEAN_GROUP + weights.each / 2
    return group if some and decision.after else 0.0


def converting(decision: Decision, m: Move) -> float:
    """Feel a group change wings."""
    seat = owner_of(decision.t, m.onto)
    return crossed(decision, seat, m.onto) if seat >= 0 else 0.0


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
