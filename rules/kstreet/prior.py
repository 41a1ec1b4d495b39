"""Which moves look good at first sight: one small rule for each kind of decision."""

from collections.abc import Callable
from typing import Final, final

from rules.core.data import Facts
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.kstreet.cards import MORE_POWER, THREE_CARDS, K
from rules.kstreet.lanes import (
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
    buyer_at,
    centre_card,
    face_down,
    face_up,
    outcome,
    power_of,
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

    __slots__ = ("seat", "bids", "enemies", "cards", "have", "reach", "possible", "hand")

    def __init__(self, t: Table, seat: int) -> None:
        self.seat: Final = seat
        self.hand: Final = t.at(hand(seat))
        self.cards: Final = [centre_card(t, lane) for lane in range(LANES)]
        self.bids: Final = [face_down(t, seat, lane) for lane in range(LANES)]
        self.enemies: Final = [len(face_down(t, 1 - seat, lane)) for lane in range(LANES)]
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


def doomed(t: Table, step: Step, m: Move) -> bool:
    """Tell whether a placing only earns a penalty: Power where the hand cannot meet the need."""
    lane = lane_of(m.onto)
    if lane < PURCHASE_LANES or not POWERS[m.what]:
        return False
    plans = Plans(t, step.seat)
    return plans.have[lane] == 0 and plans.doomed(lane)


def flip_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge flips: what pays comes first, what costs comes last."""
    result: list[float] = []
    for m in moves:
        lane = lane_of(m.what)
        score = 0.0
        if lane >= PURCHASE_LANES:
            card = centre_card(t, lane)
            own = face_down(t, step.seat, lane) + face_up(t, step.seat, lane)
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


def cancel_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge cancellations by what the card counts in the lane."""
    lane = step.amount
    card = centre_card(t, lane)
    return [weights.gain * use(m.onto, lane, card) for m in moves]


def stack_scores(t: Table, _step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge enemy stacks by their height."""
    return [weights.gain * len(t.at(m.onto)) for m in moves]


def shift_scores(t: Table, _step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge moved cards by what they count there rather than here; staying counts nothing."""
    result: list[float] = []
    for m in moves:
        if not m.what:
            result.append(0.0)
            continue
        here, there = lane_of(t.where[m.what]), lane_of(m.onto)
        gain = use(m.what, there, centre_card(t, there)) - use(m.what, here, centre_card(t, here))
        result.append(weights.gain * gain)
    return result


def swap_scores(t: Table, step: Step, moves: list[Move], weights: Prior) -> list[float]:
    """Judge a swap: keep what is about to be yours."""
    lane = step.amount
    mine = lane < PURCHASE_LANES and buyer_at(t, lane) == step.seat
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
