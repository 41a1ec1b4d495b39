"""What no opponent at K Street does, looked for in many positions."""

from collections.abc import Iterator
from functools import cache

from rules.core.engine import legal_moves
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from rules.kstreet.facts.cards import THREE_CARDS, K
from rules.kstreet.facts.names import (
    CANCEL,
    LANES,
    PLACE,
    PURCHASE_LANES,
    SEATS,
    SHIFT,
    SWAP,
    hand,
    lane_of,
)
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import (
    COSTS,
    INFLUENCES,
    MINUS_INFLUENCES,
    MINUS_POWERS,
    NEEDS,
    POWERS,
    REWARD,
    SECONDS,
    SENATORS,
    buyer_of,
    centre_card,
    face_down,
    influence_of,
    outcome,
    power_of,
    stack_of,
)
from tabletop.ai.policy import best_looking
from tests.ai.thoughts import Thoughts, thoughts

MATCHES = 24


@cache
def seen() -> Thoughts:
    """Return what was worth a thought in some matches."""
    return thoughts(GAME, SEATS, range(30, 30 + MATCHES), whims=8)


def decisions(phase: int) -> Iterator[tuple[Table, list[Move]]]:
    """Yield the decisions of one kind."""
    return ((t, moves) for t, moves in seen() if t.agenda[-1].phase == phase)


def placings() -> Iterator[tuple[Table, Move]]:
    """Yield every placing that was worth a thought."""
    return ((t, m) for t, moves in decisions(PLACE) for m in moves)


def favourite(t: Table, moves: list[Move]) -> Move:
    """Return the move that looks best."""
    return best_looking(GAME.knowledge, t, t.agenda[-1], moves, Rng.seeded(1))


def can_buy(t: Table, lane: int) -> bool:
    """Tell whether a bid with all of the hand pays for a card that is not bought for sure."""
    card, seat = centre_card(t, lane), t.seat
    if not card:
        return False
    have = sum(INFLUENCES[piece] for piece in face_down(t, seat, lane))
    reach = have + sum(INFLUENCES[piece] for piece in t.at(hand(seat)))
    rivals = len(face_down(t, 1 - seat, lane)) + len(t.at(hand(1 - seat)))
    return reach >= COSTS[card] and (have < COSTS[card] or rivals > 0)


def test_no_influence_is_laid_where_it_counts_nothing_while_it_could_buy() -> None:
    looked = 0
    for t, m in placings():
        lane = lane_of(m.onto)
        others = POWERS[m.what] + MINUS_POWERS[m.what] + MINUS_INFLUENCES[m.what]
        if not INFLUENCES[m.what] or others or not any(buyable(t)):
            continue
        looked += 1
        if lane < PURCHASE_LANES:
            assert can_buy(t, lane)
        else:
            assert SECONDS[centre_card(t, lane)] == THREE_CARDS
    assert looked


def buyable(t: Table) -> list[bool]:
    """Return of every lane with a card for sale whether the hand can buy it."""
    return [can_buy(t, lane) for lane in range(PURCHASE_LANES)]


def test_no_power_is_laid_before_an_opportunity_that_the_hand_cannot_meet() -> None:
    looked = 0
    for t, m in placings():
        lane = lane_of(m.onto)
        if lane < PURCHASE_LANES or not POWERS[m.what]:
            continue
        card = centre_card(t, lane)
        lying = face_down(t, t.seat, lane)
        together = lying + t.at(hand(t.seat))
        if power_of(lying, [], card):
            continue  # a penalty is due anyway, unless more is laid
        looked += 1
        assert power_of(together, [], card) >= NEEDS[card]
        if SECONDS[card] == THREE_CARDS:
            assert len(together) >= K.stack_size
    assert looked


def brings(t: Table, lane: int, own: list[int]) -> int:
    """Return 1 if a lane brings the seat in turn a card or a reward with this stack, else 0."""
    card, enemy = centre_card(t, lane), stack_of(t, 1 - t.seat, lane)
    if lane < PURCHASE_LANES:
        return buyer_of([influence_of(own, enemy), influence_of(enemy, own)], COSTS[card]) == 0
    mine, theirs = power_of(own, enemy, card), power_of(enemy, own, card)
    return outcome(own, mine, theirs, card) == REWARD


def test_no_card_leaves_a_lane_that_it_wins_for_one_that_it_does_not() -> None:
    able = 0
    for t, moves in decisions(SHIFT):
        m = favourite(t, moves)
        for other in moves:
            able += other.what > 0 and _net(t, other) < 0
        assert not m.what or _net(t, m) >= 0
    assert able


def _net(t: Table, m: Move) -> int:
    """Return how many lanes more a moved card wins than one that stays."""
    here, there = lane_of(t.where[m.what]), lane_of(m.onto)
    stays, comes = stack_of(t, t.seat, here), stack_of(t, t.seat, there)
    without = [piece for piece in stays if piece != m.what]
    before = brings(t, here, stays) + brings(t, there, comes)
    return brings(t, here, without) + brings(t, there, [*comes, m.what]) - before


def test_nobody_swaps_away_a_card_that_is_about_to_be_theirs() -> None:
    own = 0
    for t, moves in decisions(SWAP):
        lane = t.agenda[-1].amount
        rival = outcome_of_rival(t, lane)
        if brings(t, lane, stack_of(t, t.seat, lane)) and not rival:
            own += 1
            assert not favourite(t, moves).what
    assert own


def outcome_of_rival(t: Table, lane: int) -> bool:
    """Tell whether the rival is about to be rewarded in a lane."""
    if lane < PURCHASE_LANES:
        return False
    own, enemy = stack_of(t, t.seat, lane), stack_of(t, 1 - t.seat, lane)
    card = centre_card(t, lane)
    powers = power_of(enemy, own, card), power_of(own, enemy, card)
    return outcome(enemy, powers[0], powers[1], card) == REWARD


def test_a_cancellation_wins_the_lane_where_any_does() -> None:
    asked = 0
    for t, moves in decisions(CANCEL):
        lane = t.agenda[-1].amount
        card, own = centre_card(t, lane), stack_of(t, t.seat, lane)
        if lane >= PURCHASE_LANES:
            continue
        won = {}
        for m in legal_moves(GAME, t):
            enemy = [piece for piece in stack_of(t, 1 - t.seat, lane) if piece != m.onto]
            bids = [influence_of(own, enemy), influence_of(enemy, own)]
            won[m.onto] = buyer_of(bids, COSTS[card]) == 0
        asked += 1
        assert won[favourite(t, moves).onto] or not any(won.values())
    assert asked


def test_the_positions_hold_what_is_looked_for() -> None:
    """Blunders were there to be made: the laws above are not about nothing."""
    wasted = 0
    for t, _ in decisions(PLACE):
        if not any(buyable(t)):
            continue
        for m in legal_moves(GAME, t):
            lane = lane_of(m.onto)
            plain = INFLUENCES[m.what] and not SENATORS[m.what]
            wasted += bool(plain) and (lane >= PURCHASE_LANES or not can_buy(t, lane))
    assert wasted > LANES
