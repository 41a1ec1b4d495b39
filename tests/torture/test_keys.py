"""A small dose of the typist, who has nothing but keys, at a table of every game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ordeals.keys_only.sitting import Sitting
from ordeals.report import at_home
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui.drawing.memory import forget_pictures
from tests.games_under_law import SOME_CASES

CASES = [(game, seats) for game, seats in SOME_CASES if game.name in GAMES]
PLAYED = 7  # moves before the typist sits down


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Give back the room of what was painted."""
    yield
    forget_pictures()


@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{g.name}-{n}" for g, n in CASES])
def test_keys_read_every_open_card_and_make_moves_and_the_ring_is_never_lost(
    game: Game, seats: int, tmp_path: Path
) -> None:
    with at_home(tmp_path):
        sitting = Sitting(game.name, seats, 3, PLAYED)
        made = sitting.play(2)
        typist, over = sitting.typist, sitting.match.over
        sitting.close()
    assert made == 2 or over
    assert typist.read > 0
    assert typist.unread == []
    assert typist.unfocused == []
