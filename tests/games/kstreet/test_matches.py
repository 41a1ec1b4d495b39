"""Whole matches by random hands: none illegal, none endless, no card lost or invented."""

import pytest

from rules.core.engine import apply, judge, legal_moves, new_table, play
from rules.core.game import LEGAL
from rules.core.hidden import imagine, redact
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.kstreet.facts.cards import K
from rules.kstreet.facts.names import SEAT_BACK, hand
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import KINDS

LONGEST = 3000


@pytest.mark.parametrize("batch", range(6))
def test_random_matches_are_legal_finite_and_lose_no_card(batch: int) -> None:
    for seed in range(batch * 10, batch * 10 + 10):
        rng = Rng.seeded(seed)
        options = {"alternate_starter": seed % 2, "fresh_row": seed // 2 % 2}
        t = new_table(GAME, 2, seed, options)
        pieces = list(range(1, len(t.where)))
        for _ in range(LONGEST):
            if t.over:
                break
            m = legal_moves(GAME, t)[rng.below(len(legal_moves(GAME, t)))]
            assert judge(GAME, t, m) == LEGAL
            play(GAME, t, m)
        assert t.over
        assert GAME.turns(t) <= K.last_round
        assert sorted(piece for place in t.places for piece in place) == pieces
        assert sum(GAME.scores(t)) == 1.0


def test_hidden_cards_are_guessed_among_the_cards_of_their_owner() -> None:
    rng = Rng.seeded(4)
    t = new_table(GAME, 2, 4, {})
    for _ in range(300):
        if t.over:
            break
        world = imagine(GAME, redact(t, 0), rng)
        assert all(world.backs[piece] == SEAT_BACK + 1 for piece in world.at(hand(1)))
        assert all(KINDS[piece] != "opportunity" for piece in world.at(hand(1)))
        moves = legal_moves(GAME, t)
        apply(GAME, t, drawn(moves, rng))


def test_both_seats_have_a_fair_chance() -> None:
    rng = Rng.seeded(9)
    shares = [0.0, 0.0]
    for seed in range(80):
        t = new_table(GAME, 2, seed, {})
        while not t.over:
            moves = legal_moves(GAME, t)
            apply(GAME, t, drawn(moves, rng))
        scores = GAME.scores(t)
        shares = [shares[seat] + scores[seat] for seat in range(2)]
    assert 0.3 < shares[0] / sum(shares) < 0.7
