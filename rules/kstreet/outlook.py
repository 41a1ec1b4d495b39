"""How a position stands: what both sides own and what their stacks are about to bring them.

The features are own less rival's, in this order:

reputation   tenths of Reputation, counting what the open lanes promise
nearness     the square of the way to the winning Reputation, so that the last steps weigh most
danger       how deep a side stands under the danger line, squared (negative: it is bad)
influence    Influence in an average hand, counting what the open lanes promise to sell
power        Power in an average hand, likewise
minus        minus Influence and minus Power in an average hand, likewise
"""

from typing import Final, final

from rules.core.data import Facts
from rules.core.table import Table
from rules.kstreet.cards import K
from rules.kstreet.lanes import (
    BOONS,
    COSTS,
    INFLUENCES,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    PENALTIES,
    POWERS,
    REWARDS,
    centre_card,
    influence_of,
    met,
    power_of,
    stack_of,
)
from rules.kstreet.names import (
    BIDS,
    DECKS,
    DISCARDS,
    HANDS,
    LANE,
    LANES,
    PURCHASE_LANES,
    SEATS,
    SHOWNS,
    reputation,
)

FEATURES: Final = ["reputation", "nearness", "danger", "influence", "power", "minus"]

TENTH: Final = 0.1
DANGER_LINE: Final = 4


def _owned_places(seat: int) -> list[int]:
    lanes = range(LANES)
    return [
        HANDS + seat,
        DECKS + seat,
        DISCARDS + seat,
        *[BIDS + seat * LANES + lane for lane in lanes],
        *[SHOWNS + seat * LANES + lane for lane in lanes],
    ]


OWNED: Final = [_owned_places(seat) for seat in range(SEATS)]


@final
class Outlook:
    """How much of a result counts before it is certain."""

    __slots__ = ("bought", "margin", "started", "met", "begun", "boon")

    def __init__(self, facts: Facts) -> None:
        self.bought: Final = facts.real("bought")
        self.margin: Final = facts.real("margin")
        self.started: Final = facts.real("started")
        self.met: Final = facts.real("met")
        self.begun: Final = facts.real("begun")
        self.boon: Final = facts.real("boon")
        facts.done()


@final
class Side:
    """What one seat owns and is about to get."""

    __slots__ = ("seat", "reputation", "cards", "influence", "power", "minus", "hand_influence",
                 "hand_power", "placing")  # fmt: skip

    def __init__(self, t: Table, seat: int, *, placing: bool) -> None:
        self.seat: Final = seat
        self.placing: Final = placing  # whether anybody still has cards in hand
        self.reputation = float(t.count(reputation(seat)))
        self.cards = 0.0
        self.influence = 0.0
        self.power = 0.0
        self.minus = 0.0
        for index in OWNED[seat]:
            for piece in t.places[index]:
                self.own(piece, 1.0)
        self.hand_influence = 0
        self.hand_power = 0
        for piece in t.places[HANDS + seat]:
            self.hand_influence += INFLUENCES[piece]
            self.hand_power += POWERS[piece]

    def own(self, piece: int, chance: float) -> None:
        """Count a card that the seat has, or gets with some chance."""
        self.cards += chance
        self.influence += chance * INFLUENCES[piece]
        self.power += chance * POWERS[piece]
        self.minus += chance * (MINUS_INFLUENCES[piece] + MINUS_POWERS[piece])


def features(t: Table, weights: Outlook) -> list[float]:
    """Return the features of a whole (true or guessed) table for seat 0."""
    placing = bool(t.places[HANDS] or t.places[HANDS + 1])
    first = Side(t, 0, placing=placing)
    second = Side(t, 1, placing=placing)
    for lane in _open_lanes(t):
        for side in [first, second]:
            if lane < PURCHASE_LANES:
                _expect_purchase(t, side, lane, weights)
            else:
                _expect_opportunity(t, side, lane, weights)
    one = _standing(first)
    other = _standing(second)
    return [one[i] - other[i] for i in range(len(one))]


def _open_lanes(t: Table) -> list[int]:
    """Return the lanes that hold stacks and are not resolved yet."""
    resolving = -1
    for step in t.agenda:
        if step.phase == LANE:
            resolving = step.amount
    return [
        lane
        for lane in range(LANES)
        if t.places[BIDS + lane] or t.places[BIDS + LANES + lane] or lane == resolving
    ]


def _expect_purchase(t: Table, side: Side, lane: int, weights: Outlook) -> None:
    """Count the lane's card in so far as the side is about to buy it."""
    own = stack_of(t, side.seat, lane)
    if not own:
        return
    card = centre_card(t, lane)
    enemy = stack_of(t, 1 - side.seat, lane)
    mine = influence_of(own, enemy)
    theirs = influence_of(enemy, own)
    price = max(COSTS[card], theirs + 1)
    if mine >= price:
        certain = 1.0
        if side.placing:
            certain = min(1.0, weights.bought + weights.margin * (mine - theirs))
        side.own(card, certain)
    elif side.placing and mine + side.hand_influence >= price:
        side.own(card, weights.started * (mine / price) ** 2)


def _expect_opportunity(t: Table, side: Side, lane: int, weights: Outlook) -> None:
    """Count what an Opportunity is about to bring."""
    own = stack_of(t, side.seat, lane)
    if not own:
        return
    card = centre_card(t, lane)
    enemy = stack_of(t, 1 - side.seat, lane)
    mine = power_of(own, enemy, card)
    if not mine:
        return
    reward = REWARDS[card] + (weights.boon if BOONS[card] else 0.0)
    need = NEEDS[card]
    if met(own, mine, power_of(enemy, own, card), card):
        side.reputation += reward * (weights.met if side.placing else 1.0)
    elif side.placing and mine + side.hand_power >= need:
        side.reputation += reward * weights.begun * min(1.0, mine / need) ** 2
    else:
        side.reputation -= PENALTIES[card]


def _standing(side: Side) -> list[float]:
    hand = K.hand_size / max(side.cards, 1.0)
    way = max(side.reputation, 0.0) / K.reputation_win
    below = max(0.0, DANGER_LINE - side.reputation)
    return [
        side.reputation * TENTH,
        way * way,
        -below * below,
        side.influence * hand,
        side.power * hand,
        side.minus * hand,
    ]
