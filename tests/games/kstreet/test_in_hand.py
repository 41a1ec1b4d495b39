"""What cards in hand say beforehand is what their lanes then amount to."""

from rules.core.engine import apply, legal_moves
from rules.core.hidden import redact
from rules.kstreet.facts.names import LANES, PLACE, bid
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import MINUS_INFLUENCES, MINUS_POWERS
from rules.kstreet.told.in_hand import completes, read_hand
from tests.games_under_law import random_walk


def test_k12_k45_a_card_that_reaches_what_a_lane_asks_says_so() -> None:
    reached = short = 0
    for t in random_walk(GAME, 2, 3, 300):
        if t.over or t.agenda[-1].phase != PLACE:
            continue
        seat = t.seat
        said = {o.ref: o.numbers for o in read_hand(redact(t, seat)) if o.key == "hand_reaches"}
        for m in legal_moves(GAME, t):
            lane = next(n for n in range(LANES) if bid(seat, n) == m.onto)
            after = t.copy()
            apply(GAME, after, m)
            stacks = [o for o in GAME.readouts(redact(after, seat)) if o.ref == m.onto]
            if not completes(t, seat, lane, m.what):
                short += 1
                continue
            reached += 1
            assert m.what in said
            assert all(o.numbers["have"] >= o.numbers["need"] for o in stacks)
    assert reached
    assert short


def test_k7_a_minus_card_says_whom_it_strikes() -> None:
    struck = 0
    for t in random_walk(GAME, 2, 6, 200):
        for one in read_hand(redact(t, 1)):
            if one.key.startswith("hand_strikes"):
                struck += 1
                assert one.numbers["rival"] == 0
                assert one.numbers["amount"] in {MINUS_INFLUENCES[one.ref], MINUS_POWERS[one.ref]}
    assert struck
