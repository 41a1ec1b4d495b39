"""Whatever decides is told as a moment, whose numbers are those that the rules decided by."""

import pytest

from ordeals.moments import complaints, played, speakers
from rules.core.game import Game
from tabletop.words.speech import Speaker
from tests.games_under_law import CASES, asset_folder

STAGED = [(game, seats) for game, seats in CASES if game.moments]
MATCHES = 3  # at random, and one at a glance; scripts/torture.py plays more


@pytest.mark.parametrize(
    ("game", "seats"), STAGED, ids=[f"{game.name}-{seats}" for game, seats in STAGED]
)
def test_whatever_decides_is_told_as_a_moment(game: Game, seats: int) -> None:
    found: list[str] = []
    for seed in range(MATCHES + 1):
        told: list[Speaker] = []
        for done in played(game, seats, seed, {}, glancing=seed == MATCHES):
            told = told or speakers(game, done.after, asset_folder(game))
            found += complaints(game, done, told)
    assert found == []
