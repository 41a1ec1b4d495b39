"""Whole matches by random hands: none illegal, none endless, about as long as they should be."""

import pytest

from rules.core.engine import judge, legal_moves, new_table, play
from rules.core.game import LEGAL
from rules.core.rng import Rng
from rules.divide.facts import names
from rules.divide.facts.names import VERBS
from rules.divide.game import GAME
from tests.games.divide.walks import choose, walk

LONGEST = 1000


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("batch", range(3))
def test_random_matches_are_legal_and_finite(seats: int, batch: int) -> None:
    for seed in range(batch * 4, batch * 4 + 4):
        rng = Rng.seeded(seed)
        t = new_table(GAME, seats, seed, {"long": seed % 2})
        for _ in range(LONGEST):
            if t.over:
                break
            m = choose(t, rng) if seed % 3 else legal_moves(GAME, t)[0]
            assert judge(GAME, t, m) == LEGAL
            play(GAME, t, m)
        assert t.over
        assert sum(GAME.scores(t)) == pytest.approx(1.0)


def test_the_verbs_bear_their_names_in_order() -> None:
    assert [verb.name for verb in GAME.verbs] == VERBS
    assert [verb.id for verb in GAME.verbs] == list(range(len(VERBS)))
    assert all(verb.exact for verb in GAME.verbs)


def test_every_verb_and_every_phase_is_reached() -> None:
    verbs: set[int] = set()
    phases: set[int] = set()
    for seed in range(30):
        for t in walk(4, seed):
            phases |= {step.phase for step in t.agenda}
            verbs |= {m.verb for m in legal_moves(GAME, t)}
    # To pass takes a hand without groups and events before a table without groups.
    assert {VERBS[verb] for verb in verbs} >= set(VERBS) - {"pass"}
    assert phases == set(range(len(names.PHASES))) - {names.BEGIN}


def test_every_seat_has_a_fair_chance() -> None:
    shares = [0.0] * 6
    for seed in range(60):
        for seat, share in enumerate(GAME.scores(walk(6, seed)[-1])):
            shares[seat] += share
    assert max(shares) < 0.4 * sum(shares)
