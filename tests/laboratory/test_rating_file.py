"""The file of ratings: what the arena writes is what the game shows."""

from datetime import date
from pathlib import Path
from typing import cast

import pytest

from laboratory.rating_file import command_of, rating_path, rating_text
from laboratory.words import WrongWordError
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ai.contest import ContestResult
from tabletop.ai.ratings import ratings_of, read_ratings
from tabletop.setups import PLAYERS_LEVELS
from tests.fixture_game import GAME as TALLY

DAY = date(2026, 1, 2)


def duel(upper: str, lower: str, won: int, played: int) -> list[ContestResult]:
    """Return matches of two levels of which the upper one won so many."""
    shares = [[1.0, 0.0]] * won + [[0.0, 1.0]] * (played - won)
    found = [{"pairing": {"levels": [upper, lower]}, "shares": share} for share in shares]
    return [cast(ContestResult, outcome) for outcome in found]


def test_levels_are_written_by_strength_with_easy_as_the_measure(tmp_path: Path) -> None:
    outcomes = duel("normal", "easy", 30, 40) + duel("hard", "normal", 24, 40)
    outcomes += duel("expert", "hard", 25, 40) + duel("easy", "random", 38, 40)
    path = tmp_path / "ratings.toml"
    path.write_text(rating_text(outcomes, "arena.py", DAY), encoding="utf-8")
    found = read_ratings(path)
    assert list(found) == ["random", *PLAYERS_LEVELS]
    assert (found["easy"].points, found["easy"].margin) == (1000, 0)
    assert found["normal"].points == pytest.approx(1191, abs=25)
    assert found["normal"].low < 1191 < found["normal"].high
    assert 'date = "2026-01-02"\nmatches = 160' in path.read_text(encoding="utf-8")


def test_no_file_without_every_level_that_people_play_against() -> None:
    with pytest.raises(WrongWordError, match="hard, expert"):
        rating_text(duel("normal", "easy", 30, 40), "arena.py", DAY)
    with pytest.raises(WrongWordError):
        rating_path(TALLY)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_ratings_lie_where_the_game_looks_for_them(game: Game) -> None:
    assert rating_path(game).exists() == bool(ratings_of(game))


def test_the_command_names_nothing_of_this_machine() -> None:
    words = ["shy", "--out", "/here/a.jsonl", "--ladder", "--rules=/there", "--rate"]
    assert command_of(words) == "scripts/arena.py shy --ladder --rate"
