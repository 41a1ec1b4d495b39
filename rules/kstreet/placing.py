"""How promising it looks to lay a card in a lane, from what the placing seat can know."""

from typing import Final, final

from rules.core.moves import Move
from rules.core.table import Table
from rules.kstreet.cards import MORE_POWER, THREE_CARDS, K
from rules.kstreet.lanes import (
    COSTS,
    IN_SECTOR,
    INFLUENCES,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    PENALTIES,
    POWERS,
    REWARDS,
    SECONDS,
    SENATORS,
)
from rules.kstreet.names import BIDS, CENTRES, HANDS, LANES, PURCHASE_LANES, lane_of
from rules.kstreet.weights import PlacingWeights


@final
class Placing:
    """Scores placings; rivals' stacks are counted, never read."""

    def __init__(self, weights: PlacingWeights, worths: list[float]) -> None:
        self.weights: Final = weights
        self.worths: Final = worths

    def scores(self, t: Table, seat: int, moves: list[Move]) -> list[float]:
        """Return a score for each placing."""
        hand = t.places[HANDS + seat]
        influence = 0
        power = 0
        for piece in hand:
            influence += INFLUENCES[piece]
            power += POWERS[piece]
        result: list[float] = []
        for m in moves:
            lane = lane_of(m.onto)
            if lane < PURCHASE_LANES:
                result.append(self._purchase(t, seat, m.what, lane, influence))
            else:
                result.append(self._opportunity(t, seat, m.what, lane, power))
        return result

    def _purchase(self, t: Table, seat: int, piece: int, lane: int, influence: int) -> float:
        weights = self.weights
        card = t.places[CENTRES + lane][-1]
        rivals = len(t.places[BIDS + (1 - seat) * LANES + lane])
        adds = INFLUENCES[piece]
        score = -weights.waste * POWERS[piece]
        if MINUS_INFLUENCES[piece] and rivals:
            score += weights.hinder * MINUS_INFLUENCES[piece]
        if not adds:
            return score
        gap: float = COSTS[card]
        if rivals:
            gap = max(gap, rivals * weights.rival_influence + 1)
        for other in t.places[BIDS + seat * LANES + lane]:
            gap -= INFLUENCES[other]
        gain = weights.purchase * self.worths[card]
        if gap <= 0:
            return score + gain * weights.enough
        if influence < gap:
            return score - weights.hopeless
        return score + gain * min(1.0, adds / gap)

    def _opportunity(self, t: Table, seat: int, piece: int, lane: int, power: int) -> float:
        weights = self.weights
        card = t.places[CENTRES + lane][-1]
        own = t.places[BIDS + seat * LANES + lane]
        rivals = len(t.places[BIDS + (1 - seat) * LANES + lane])
        score = -weights.waste * INFLUENCES[piece]
        if MINUS_POWERS[piece] and rivals:
            score += weights.hinder * MINUS_POWERS[piece]
        adds = POWERS[piece]
        if not adds:
            if SECONDS[card] == THREE_CARDS and 0 < len(own) < K.stack_size:
                score += weights.reward
            return score
        gap: float = NEEDS[card]
        if SECONDS[card] == MORE_POWER and rivals:
            gap = max(gap, rivals * weights.rival_power + 1)
        for other in own:
            gap -= POWERS[other]
        if gap <= 0:
            return score + weights.reward * REWARDS[card] * weights.enough
        if power < gap or not self._second_possible(t, seat, card, own):
            return score - weights.penalty * PENALTIES[card]
        return score + weights.reward * REWARDS[card] * min(1.0, adds / gap)

    def _second_possible(self, t: Table, seat: int, card: int, own: list[int]) -> bool:
        """Tell whether stack and hand can meet a second requirement."""
        second = SECONDS[card]
        if not second or second == MORE_POWER:
            return True
        hand = t.places[HANDS + seat]
        if second == THREE_CARDS:
            return len(own) + len(hand) >= K.stack_size
        for pieces in (own, hand):
            for piece in pieces:
                if SENATORS[piece] and IN_SECTOR[piece] == second:
                    return True
        return False
