"""What is said of a level's strength: read from a file beside the game, in order, and shown."""

from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ai.levels import all_levels
from tabletop.ai.ratings import ANCHOR, ANCHORED, ratings_of, read_ratings
from tabletop.setups import PLAYERS_LEVELS
from tabletop.words.levels import rated_text
from tests.app.matches import texts_of
from tests.fixture_game import GAME as TALLY
from tests.laboratory.shy import ShyTally

HEAD = 'command = "arena"\ndate = "2026-01-01"\nmatches = 9\n'
FILE = f"""{HEAD}
[levels.easy]
rating = 1000
interval = [1000, 1000]

[levels.hard]
rating = 1480
interval = [1440, 1515]
"""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_ratings_of_a_game_are_those_of_the_levels_and_rise_with_them(game: Game) -> None:
    found = ratings_of(game)
    if not found:
        return
    assert set(PLAYERS_LEVELS) <= set(found) <= set(all_levels())
    assert found[ANCHOR].points == ANCHORED
    points = [found[level].points for level in PLAYERS_LEVELS]
    assert points == sorted(points)
    assert all(rating.low <= rating.points <= rating.high for rating in found.values())
    assert all(found[level].margin > 0 for level in found if level != ANCHOR)


def test_a_rating_stands_beside_the_name_with_its_margin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ratings.toml").write_text(FILE, encoding="utf-8")
    game = ShyTally()
    monkeypatch.setattr(ShyTally, "weights", tmp_path / "weights.toml")
    texts = texts_of(TALLY)
    assert rated_text(texts, game, "hard") == "hard, 1480 ± 40"
    assert rated_text(texts, game, "easy") == "easy, 1000", "the measure has no margin"
    assert rated_text(texts, game, "normal") == "normal", "who was not measured has no rating"


def test_a_game_without_weights_or_without_a_file_shows_no_rating() -> None:
    assert ratings_of(TALLY) == ratings_of(ShyTally()) == {}
    assert rated_text(texts_of(TALLY), TALLY, "hard") == "hard"


@pytest.mark.parametrize(
    "wrong",
    [
        FILE.replace("[1440, 1515]", "[1440]"),
        FILE.replace("rating = 1480", "rating = 1480.5"),
        FILE.replace(HEAD, HEAD + "extra = 1\n"),
        FILE.replace("matches = 9", "matches = 0"),
    ],
)
def test_a_file_that_says_something_else_is_complained_about(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "ratings.toml"
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(ComplaintError):
        read_ratings(path)
