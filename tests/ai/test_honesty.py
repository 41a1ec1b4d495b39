"""Opponents of every game decide by what they see: other hidden cards change nothing."""

import pytest

from golden import told_seats
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.levels import choose
from tabletop.ai.trials import Stop
from tests.ai.thinkers import thinker
from tests.games_under_law import random_walk

QUICK = thinker(40)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_hidden_cards_change_no_decision(game: Game) -> None:
    differing = 0
    hidden = False
    for seed in range(3):
        tables = random_walk(game, told_seats(game)[0], seed, 90)
        truth = next(t for t in tables[len(tables) // 3 :] if not t.over)
        seat = truth.seat
        other = imagine(game, redact(truth, seat), Rng.seeded(seed + 50))
        differing += other.places != truth.places
        hidden = any(place.viewers != truth.setup.everyone for place in truth.setup.places)
        chosen = [
            choose(game, redact(t, seat), QUICK, Rng.seeded(7), Stop()) for t in (truth, other)
        ]
        assert chosen[0] == chosen[1]
    assert differing or not hidden
