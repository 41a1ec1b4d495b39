"""Checks the shelf: a match of each game to continue, and who played whom in a few words."""

import os
from pathlib import Path

import pytest

from rules.registry import GAMES
from tabletop import shelf
from tabletop.player.seats import Seat
from tests.app.matches import new_match, one_person, people_at, play_on, texts_of
from tests.fixture_game import GAME as TALLY

GAME = next(iter(GAMES.values()))
BOTH = {TALLY.name: TALLY, GAME.name: GAME}


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of matches of this test's own player."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    (tmp_path / "matches").mkdir()
    return tmp_path / "matches"


def put(path: Path, moves: int, age: int) -> Path:
    """Leave a match of the game its file is named after, so many seconds old."""
    game = BOTH[path.stem.partition("-")[0]]
    match = new_match(game, one_person(min(game.seat_counts)), path=path)
    play_on(match, moves)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_each_game_has_its_own_match_to_continue_the_newest_first(matches: Path) -> None:
    put(matches / "tally-1.toml", 2, 50)
    newer = put(matches / "tally-2.toml", 2, 40)
    other = put(matches / f"{GAME.name}-1.toml", 2, 30)
    put(matches / "tally-3.toml", 1000, 10)
    assert [found.path for found in shelf.waiting(BOTH)] == [other, newer]
    found = shelf.unfinished(BOTH)
    assert found is not None
    assert found.path == other


def test_many_matches_of_one_game_do_not_bury_the_other(matches: Path) -> None:
    lonely = put(matches / f"{GAME.name}-1.toml", 2, 99)
    for number in range(shelf.SEARCHED + 3):
        put(matches / f"tally-{number}.toml", 1000, number)
    assert [found.path for found in shelf.waiting(BOTH)] == [lonely]
    newest = shelf.newest_of(TALLY.name)
    assert newest is not None
    assert newest.path == matches / "tally-0.toml"


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ([Seat("Ada"), Seat("Bo", "hard")], "You against Bo (hard)"),
        (people_at(3), "Ada, Bo, Cy"),
        (one_person(4, "easy"), "You, Bo, Cy, Di (easy)"),
        ([Seat("Bo", "easy"), Seat("Ada"), Seat("Cy", "hard")], "You, Bo (easy), Cy (hard)"),
        ([Seat("Ada"), Seat("Bo"), Seat("Cy", "hard")], "Ada, Bo, Cy (hard)"),
    ],
)
def test_who_plays_whom_is_told_briefly(seats: list[Seat], told: str) -> None:
    assert shelf.pairing(texts_of(TALLY), seats) == told


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ([Seat("Ada"), Seat("Bo", "hard")], "You against Bo (hard)"),
        (people_at(2), "Ada against Bo"),
        (people_at(3), "3 people"),
        (one_person(8, "easy"), "You and 7 computers (easy)"),
        ([Seat("Bo", "easy"), Seat("Ada"), Seat("Cy", "hard")], "You and 2 computers (easy, hard)"),
        ([Seat("Ada"), Seat("Bo"), Seat("Cy", "hard")], "2 people and 1 computer (hard)"),
        ([Seat("Bo", "easy")] * 3, "3 computers (easy)"),
    ],
)
def test_many_at_a_table_are_counted_where_there_is_little_room(
    seats: list[Seat], told: str
) -> None:
    assert shelf.seating(texts_of(TALLY), seats) == told
