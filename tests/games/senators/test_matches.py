"""Whole matches by random hands: none illegal, none endless, about as long as they should be."""

import pytest

from rules.core.engine import judge, legal_moves, new_table, play
from rules.core.game import LEGAL
from rules.core.rng import Rng
from rules.senators.facts import names
from rules.senators.facts.names import VERBS
from rules.senators.game import GAME
from tests.games.senators.walks import choose, walk

LONGEST = 3000


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("batch", range(3))
def test_random_matches_are_legal_and_finite(seats: int, batch: int) -> None:
    for seed in range(batch * 6, batch * 6 + 6):
        rng = Rng.seeded(seed)
        options = {"supports": seed % 2, "ledger": seed // 2 % 2, "starter": seed % 6}
        t = new_table(GAME, seats, seed, options)
        for _ in range(LONGEST):
            if t.over:
                break
            m = choose(t, rng) if seed % 3 else legal_moves(GAME, t)[0]
            assert judge(GAME, t, m) == LEGAL
            play(GAME, t, m)
        assert t.over
        assert GAME.turns(t) <= 21
        assert sum(GAME.scores(t)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_fourth_war_comes_as_event_fifteen_or_so(seats: int) -> None:
    turns = [GAME.turns(walk(seats, seed, {})[-1]) for seed in range(30)]
    assert 10 < sum(turns) / len(turns) < 20


def test_every_seat_has_a_fair_chance() -> None:
    shares = [0.0] * 4
    for seed in range(80):
        for seat, share in enumerate(GAME.scores(walk(4, seed, {})[-1])):
            shares[seat] += share
    assert max(shares) < 0.45 * sum(shares)


def test_the_verbs_bear_their_names_in_order() -> None:
    assert [verb.name for verb in GAME.verbs] == VERBS
    assert [verb.id for verb in GAME.verbs] == list(range(len(VERBS)))


def test_every_verb_and_every_phase_is_reached() -> None:
    verbs: set[int] = set()
    phases: set[int] = set()
    for seed in range(12):
        for t in walk(4, seed, {"supports": 1}):
            phases |= {step.phase for step in t.agenda}
            verbs |= {m.verb for m in legal_moves(GAME, t)}
    assert {VERBS[verb] for verb in verbs} == set(VERBS)
    assert phases == set(range(len(names.PHASES))) - {names.TURN}
