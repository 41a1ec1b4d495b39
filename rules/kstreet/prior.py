"""Which moves look good at first sight: one small rule for each kind of decision."""

from collections.abc import Callable
from typing import Final, final

from rules.core.data import Facts
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.kstreet.cards import MORE_POWER, THREE_CARDS, K
from rules.kstreet.lanes import (
    BOONS,
    COSTS,
    EFFECTS,
    IN_SECTOR,
    INFLUENCES,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    PENALTIES,
    PENALTY,
    POWERS,
    REWARD,
    REWARDS,
    SECONDS,
    SECTOR_BONUS,
    SENATORS,
    buyer_of,
    centre_card,
    face_down,
    face_up,
    influence_of,
    outcome,
    power_of,
    stack_of,
)
from rules.kstreet.names import (
    CANCEL,
    FLIP,
    LANES,
    LOOK,
    NAME,
    PLACE,
    PURCHASE_LANES,
    SHIFT,
    SWAP,
    hand,
    lane_of,
)


@final
class Prior:
    """The weights of first impressions."""

    __slots__ = ("influence", "power", "minus", "text", "reach", "join", "enough", "hopeless",
                 "waste", "reward", "met", "block", "idle", "spare", "gain", "refuse",
                 "first")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.influence: Final = facts.real("influence")
        self.power: Final = facts.real("power")
        self.minus: Final = facts.real("minus")
        self.text: Final = facts.real("text")
        self.reach: Final = facts.real("reach")
        self.join: Final = facts.real("join")
        self.enough: Final = facts.real("enough")
        self.hopeless: Final = facts.real("hopeless")
        self.waste: Final = facts.real("waste")
        self.reward: Final = facts.real("reward")
        self.met: Final = facts.real("met")
        self.block: Final = facts.real("block")
        self.idle: Final = facts.real("idle")
        self.spare: Final = facts.real("spare")
        self.gain: Final = facts.real("gain")
        self.refuse: Final = facts.real("refuse")
        self.first: Final = facts.real("first")
        facts.done()


@final
class Plans:
    """What a seat could still make of each lane with the cards it holds."""

    __slots__ = ("seat", "bids", "enemies", "waiting", "cards", "have", "reach", "possible",
                 "hand")  # fmt: skip

    def __init__(self, t: Table, seat: int) -> None:
        self.seat: Final = seat
        self.hand: Final = t.at(hand(seat))
        self.cards: Final = [centre_card(t, lane) for lane in range(LANES)]
        self.bids: Final = [face_down(t, seat, lane) for lane in range(LANES)]
        self.enemies: Final = [len(face_down(t, 1 - seat, lane)) for lane in range(LANES)]
        self.waiting: Final = len(t.at(hand(1 - seat)))  # cards that the rival will still place
        self.have: Final[list[int]] = []  # Influence or Power already lying there
        self.reach: Final[list[int]] = []  # the same with the whole hand added
        self.possible: Final[list[bool]] = []  # whether a second requirement can still be met
        influence = sum([INFLUENCES[piece] for piece in self.hand])
        for lane in range(LANES):
            if lane < PURCHASE_LANES:
                have = sum([INFLUENCES[piece] for piece in self.bids[lane]])
                self.have.append(have)
                self.reach.append(have + influence)
                self.possible.append(True)
            else:
                card = self.cards[lane]
                self.have.append(power_of(self.bids[lane], [], card))
                self.reach.append(power_of(self.bids[lane] + self.hand, [], card))
                self.possible.append(self._possible(lane))

    def _possible(self, lane: int) -> bool:
        second = SECONDS[self.cards[lane]]
        together = self.bids[lane] + self.hand
        if not second or second == MORE_POWER:
            return True
        if second == THREE_CARDS:
            return len(together) >= K.stack_size
        return any(SENATORS[piece] and IN_SECTOR[piece] == second for piece in together)

    def doomed(self, lane: int) -> bool:
        """Tell whether an Opportunity can no longer be met with this hand."""
        return self.reach[lane] < NEEDS[self.cards[lane]] or not self.possible[lane]

    def open_to_bids(self, lane: int) -> bool:
        """Tell whether one more bid can make a difference: the lane is neither lost nor won."""
        card = self.cards[lane]
        if not card or self.reach[lane] < COSTS[card]:
            return False
        return self.have[lane] < COSTS[card] or self.enemies[lane] + self.waiting > 0

    def counts(self, piece: int, lane: int) -> bool:
        """Tell whether a card with Influence can do anything at all in a lane."""
        if lane < PURCHASE_LANES:
            return self.open_to_bids(lane) or MINUS_INFLUENCES[piece] > 0
        if POWERS[piece] or MINUS_POWERS[piece]:
            return True
        second = SECONDS[self.cards[lane]]
        needed = second == THREE_CARDS or (SENATORS[piece] and IN_SECTOR[piece] == second)
        return needed and not self.doomed(lane)


def place_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge placings: bid where the hand can reach, block where the rival has committed."""
    plans = Plans(t, step.seat)
    result: list[float] = []
    for m in moves:
        lane = lane_of(m.onto)
        if lane < PURCHASE_LANES:
            result.append(_bid_score(plans, m.what, lane, weights))
        else:
            result.append(_lobby_score(plans, m.what, lane, weights))
    return result


def worth(card: int, weights: Prior) -> float:
    """Return what a purchase card looks worth."""
    value = weights.influence * INFLUENCES[card] + weights.power * POWERS[card]
    value += weights.minus * (MINUS_INFLUENCES[card] + MINUS_POWERS[card])
    return value + (weights.text if EFFECTS[card] else 0.0)


def _bid_score(plans: Plans, piece: int, lane: int, weights: Prior) -> float:
    card = plans.cards[lane]
    score = 0.0
    if MINUS_INFLUENCES[piece]:
        enemies = plans.enemies[lane]
        score = weights.block * enemies * MINUS_INFLUENCES[piece] if enemies else weights.idle
    if INFLUENCES[piece]:
        if plans.have[lane] > COSTS[card] + plans.enemies[lane]:
            score += weights.enough
        elif plans.reach[lane] >= COSTS[card]:
            score += weights.reach * worth(card, weights)
            score += weights.join if plans.have[lane] else 0.0
        else:
            score += weights.hopeless
    elif not MINUS_INFLUENCES[piece]:
        score = weights.waste
    return score


def _lobby_score(plans: Plans, piece: int, lane: int, weights: Prior) -> float:
    card = plans.cards[lane]
    score = 0.0
    if MINUS_POWERS[piece]:
        enemies = plans.enemies[lane]
        score = weights.block * enemies * MINUS_POWERS[piece] if enemies else weights.idle
    if POWERS[piece]:
        if plans.doomed(lane):
            score += weights.hopeless + weights.waste
        elif plans.have[lane] >= NEEDS[card] and not SECONDS[card]:
            score += weights.met
        else:
            score += weights.reward * (1 + REWARDS[card])
            score += weights.join if plans.have[lane] else 0.0
    elif not MINUS_POWERS[piece]:
        score = weights.waste if INFLUENCES[piece] else weights.spare
    return score


def wasted(plans: Plans, m: Move) -> bool:
    """Tell whether a placing throws a card away.

    Power where the hand cannot meet the need only earns a penalty; Influence where it can do
    nothing could help to buy elsewhere.
    """
    lane = lane_of(m.onto)
    if lane >= PURCHASE_LANES and POWERS[m.what]:
        return plans.have[lane] == 0 and plans.doomed(lane)
    if not INFLUENCES[m.what] or plans.counts(m.what, lane):
        return False
    return any(plans.open_to_bids(other) for other in range(PURCHASE_LANES))


def flip_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge flips: what pays comes first, what costs comes last."""
    result: list[float] = []
    for m in moves:
        lane = lane_of(m.what)
        score = 0.0
        if lane >= PURCHASE_LANES:
            card = centre_card(t, lane)
            own = stack_of(t, step.seat, lane)
            enemy = face_up(t, 1 - step.seat, lane)
            power = power_of(own, enemy, card)
            found = outcome(own, power, power_of(enemy, own, card), card)
            if found == REWARD:
                score = weights.first * REWARDS[card]
            elif found == PENALTY:
                score = -weights.first * PENALTIES[card]
        result.append(score)
    return result


def use(piece: int, lane: int, opportunity: int) -> int:
    """Return how many points a card moves in a lane, for its owner or against the rival."""
    if lane < PURCHASE_LANES:
        return INFLUENCES[piece] + MINUS_INFLUENCES[piece]
    points = POWERS[piece] + MINUS_POWERS[piece]
    if SECTOR_BONUS[piece] and IN_SECTOR[piece] == IN_SECTOR[opportunity]:
        points += SECTOR_BONUS[piece]
    return points


def fortune(card: int, lane: int, own: list[int], enemy: list[int], weights: Prior) -> float:
    """Return what a lane brings a side with these stacks, less what it brings the other."""
    if lane < PURCHASE_LANES:
        bids = [influence_of(own, enemy), influence_of(enemy, own)]
        buyer = buyer_of(bids, COSTS[card])
        return worth(card, weights) * (buyer == 0) - worth(card, weights) * (buyer == 1)
    mine, theirs = power_of(own, enemy, card), power_of(enemy, own, card)
    return _brought(card, outcome(own, mine, theirs, card)) - _brought(
        card, outcome(enemy, theirs, mine, card)
    )


def _brought(card: int, found: int) -> float:
    """Return the Reputation of an outcome; a boon counts like a point of it."""
    if found == REWARD:
        return REWARDS[card] + (1.0 if BOONS[card] else 0.0)
    return -float(PENALTIES[card]) if found == PENALTY else 0.0


def cancel_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge cancellations by what comes of the lane, then by what the card counts there."""
    lane = step.amount
    card = centre_card(t, lane)
    own, enemy = stack_of(t, step.seat, lane), stack_of(t, 1 - step.seat, lane)
    result: list[float] = []
    for m in moves:
        rest = [piece for piece in enemy if piece != m.onto]
        result.append(
            fortune(card, lane, own, rest, weights) + weights.gain * use(m.onto, lane, card)
        )
    return result


def stack_scores(t: Table, _step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge enemy stacks by their height."""
    return [weights.gain * len(t.at(m.onto)) for m in moves]


def shift_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge moved cards by what comes of both lanes, then by what they count; staying is zero."""
    result: list[float] = []
    for m in moves:
        if not m.what:
            result.append(0.0)
            continue
        here, there = lane_of(t.where[m.what]), lane_of(m.onto)
        gain = use(m.what, there, centre_card(t, there)) - use(m.what, here, centre_card(t, here))
        change = _shifted(t, step.seat, here, m.what, weights, leaves=True)
        change += _shifted(t, step.seat, there, m.what, weights, leaves=False)
        result.append(change + weights.gain * gain)
    return result


def _shifted(t: Table, seat: int, lane: int, piece: int, weights: Prior, *, leaves: bool) -> float:
    """Return by how much a lane's fortune changes when a card leaves it or comes."""
    card = centre_card(t, lane)
    own, enemy = stack_of(t, seat, lane), stack_of(t, 1 - seat, lane)
    after = [one for one in own if one != piece] if leaves else [*own, piece]
    before = fortune(card, lane, own, enemy, weights)
    return fortune(card, lane, after, enemy, weights) - before


def swap_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge a swap: keep what is about to be yours."""
    lane = step.amount
    own, enemy = stack_of(t, step.seat, lane), stack_of(t, 1 - step.seat, lane)
    mine = fortune(centre_card(t, lane), lane, own, enemy, weights) > 0.0
    return [(weights.refuse if mine else weights.gain) if m.what else 0.0 for m in moves]


Judge = Callable[[Table, Step, list[Move], Prior], list[float]]

JUDGES: Final[dict[int, Judge]] = {
    PLACE: place_scores,
    FLIP: flip_scores,
    CANCEL: cancel_scores,
    LOOK: stack_scores,
    NAME: stack_scores,
    SHIFT: shift_scores,
    SWAP: swap_scores,
}
