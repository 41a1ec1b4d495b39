"""What a sensible lobbyist feels about a position and about a move."""

from math import exp
from typing import Final, final

from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER
from rules.core.table import Step, Table
from rules.kstreet import names
from rules.kstreet.cards import K
from rules.kstreet.lanes import (
    CARD,
    COSTS,
    EFFECTS,
    INFLUENCES,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    PENALTIES,
    POWERS,
    REWARDS,
    SENATORS,
    face_down,
    face_up,
    influence_of,
    met,
    power_of,
)
from rules.kstreet.names import (
    BIDS,
    CENTRES,
    DECKS,
    DISCARDS,
    HANDS,
    LANES,
    PURCHASE_LANES,
    REPUTATIONS,
    ROUND,
    SHOWNS,
)
from rules.kstreet.placing import Placing
from rules.kstreet.weights import Weights, WorthWeights, load


def worths(weights: WorthWeights) -> list[float]:
    """Return what each piece is worth among the cards of a player."""
    result: list[float] = []
    for piece in range(len(CARD)):
        worth = weights.influence * INFLUENCES[piece] + weights.power * POWERS[piece]
        worth += weights.minus_influence * MINUS_INFLUENCES[piece]
        worth += weights.minus_power * MINUS_POWERS[piece]
        if EFFECTS[piece]:
            worth += weights.text
        if SENATORS[piece]:
            worth += weights.senator
        result.append(worth)
    return result


@final
class LobbyistKnowledge(Knowledge):
    """Hints for the search of K Street."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights or load()
        self.worths: Final = worths(self.weights.worth)
        self.placing: Final = Placing(self.weights.placing, self.worths)

    def clock(self, t: Table) -> int:
        """Return the round."""
        return t.count(ROUND)

    def value(self, t: Table) -> list[float]:
        """Compare Reputations, decks and the lanes that are not resolved yet."""
        lead = self._standing(t, 0) - self._standing(t, 1)
        for lane in range(LANES):
            if t.places[BIDS + lane] or t.places[BIDS + LANES + lane]:
                lead += self._prospect(t, 0, lane) - self._prospect(t, 1, lane)
        share = 1.0 / (1.0 + exp(-lead))
        return [share, 1.0 - share]

    def scores(self, t: Table, step: Step, moves: list[Move]) -> list[float]:
        """Look at placings closely, and at texts for what they take or give."""
        if step.phase == names.PLACE:
            return self.placing.scores(t, step.seat, moves)
        if step.phase == names.CANCEL:
            return [self.worths[m.onto] for m in moves]
        if step.phase == names.RETIRE:
            # Refusing has no card and looks worse than losing any starting card.
            return [-self.worths[m.what] if m.what else -1.0 for m in moves]
        return [0.0] * len(moves)

    def _standing(self, t: Table, seat: int) -> float:
        weights = self.weights.value
        points = t.counts[REPUTATIONS - FIRST_COUNTER + seat]
        result = weights.reputation * points
        if points > weights.near_win_from:
            result += weights.near_win * (points - weights.near_win_from)
        if points < weights.near_loss_from:
            result -= weights.near_loss * (weights.near_loss_from - points)
        return result + weights.hand * self._hand(t, seat)

    def _hand(self, t: Table, seat: int) -> float:
        """Return the worth of an average hand drawn from all cards of a seat."""
        all_worths = self.worths
        places = t.places
        count = 0
        total = 0.0
        for index in (HANDS + seat, DECKS + seat, DISCARDS + seat):
            for piece in places[index]:
                count += 1
                total += all_worths[piece]
        for first in (BIDS + seat * LANES, SHOWNS + seat * LANES):
            for index in range(first, first + LANES):
                for piece in places[index]:
                    count += 1
                    total += all_worths[piece]
        return total * K.hand_size / max(count, K.hand_size)

    def _prospect(self, t: Table, seat: int, lane: int) -> float:
        """Return what a lane promises a seat, as if the guessed cards were known."""
        cards = t.places[CENTRES + lane]
        if not cards:
            return 0.0
        own = face_up(t, seat, lane) + face_down(t, seat, lane)
        enemy = face_up(t, 1 - seat, lane) + face_down(t, 1 - seat, lane)
        if lane < PURCHASE_LANES:
            return self._purchase(t, seat, cards[-1], own, enemy)
        return self._opportunity(t, seat, cards[-1], own, enemy)

    def _purchase(self, t: Table, seat: int, card: int, own: list[int], enemy: list[int]) -> float:
        weights = self.weights.lane
        have = influence_of(own, enemy)
        need = max(COSTS[card], influence_of(enemy, own) + 1)
        worth = weights.purchase * self.worths[card]
        if have >= need:
            return worth * (weights.safe if t.places[HANDS + 1 - seat] else 1.0)
        rest = 0
        for piece in t.places[HANDS + seat]:
            rest += INFLUENCES[piece]
        if have + rest < need:
            return 0.0
        return worth * weights.open * (have / need) ** 2

    def _opportunity(
        self, t: Table, seat: int, card: int, own: list[int], enemy: list[int]
    ) -> float:
        weights = self.weights.lane
        have = power_of(own, enemy, card)
        if have == 0:
            return 0.0
        point = self.weights.value.reputation
        if met(own, have, power_of(enemy, own, card), card):
            gain = point * REWARDS[card]
            return gain * (weights.safe if t.places[HANDS + 1 - seat] else 1.0)
        rest = 0
        for piece in t.places[HANDS + seat]:
            rest += POWERS[piece]
        loss = point * PENALTIES[card]
        if have + rest < NEEDS[card] or not t.places[HANDS + seat]:
            return -loss
        share = have / max(NEEDS[card], have)
        return weights.open * (share * share * point * REWARDS[card] - (1.0 - share) * loss)
