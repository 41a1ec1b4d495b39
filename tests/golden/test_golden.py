"""Compares every game with its recorded play-through: a change must be meant and reviewed."""

import pytest

import golden
from rules.core.engine import new_table
from rules.registry import GAMES
from tests.fixture_game import GAME as TALLY

CASES = [(name, seats) for name, game in GAMES.items() for seats in golden.told_seats(game)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_game_plays_as_recorded(name: str, seats: int) -> None:
    game = GAMES[name]
    file = golden.file_of(game, seats)
    assert file.exists(), f"run scripts/golden.py {name}"
    recorded, now = file.read_text(encoding="utf-8"), golden.golden(game, seats)
    assert golden.difference(recorded, now, file.name) == ""


def test_the_fewest_the_middle_and_the_most_seats_are_recorded() -> None:
    assert golden.told_seats(GAMES["divide"]) == [4, 6, 8]
    assert golden.told_seats(GAMES["senators"]) == [3, 4, 5]
    assert golden.told_seats(GAMES["kstreet"]) == [2]


def test_a_play_through_tells_moves_events_views_and_digests() -> None:
    told = golden.play_through(TALLY, 2, seed=5)
    assert told[0] == "tally, rules 1, 2 seats, seed 5"
    assert any(line.startswith("1. seat 0: lay ballot") for line in told)
    assert sum(line.startswith("  = ") for line in told) == 1 + 4 * 5
    assert told[-1].startswith("scores: ")
    assert told == golden.play_through(TALLY, 2, seed=5)
    assert told != golden.play_through(TALLY, 2, seed=6)


def test_a_play_through_keeps_the_views_apart() -> None:
    told = golden.play_through(TALLY, 2, seed=5)
    first = told.index(next(line for line in told if line.startswith("1. ")))
    views = {line.partition(" | ")[0].strip(): line for line in told[first + 1 : first + 7]}
    assert "urn.0: ballot" in views["0"]
    assert "urn.0: ?ballot" in views["all"]
    assert "1" not in views


def test_a_view_is_told_by_what_differs_from_what_all_see() -> None:
    assert golden.news_of({"hand": "a", "pile": "b"}, {"hand": "a c"}) == "hand: +c | pile as all"
    assert golden.news_of({"hand": "a"}, {"hand": "a"}) == ""


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ("ace king queen", "ace queen", "-king"),
        ("ace king", "ace jack king", "+jack"),
        ("ace king ten", "ace jack ten", "+jack -king"),
        ("ace king", "king ace", "king ace"),
        ("ace king", "", ""),
        ("?card*6", "?card*7", "?card*7"),
        ("3", "4", "4"),
    ],
)
def test_a_place_is_told_by_what_came_and_went(before: str, now: str, told: str) -> None:
    assert golden.change(before, now) == told


def test_move_sequences_are_counted_to_the_depth() -> None:
    t = new_table(TALLY, 2, 1, {})
    # Three ballots, then a bribe of 0 to 3, then three ballots of the other seat.
    assert [golden.count(TALLY, t, depth) for depth in (1, 2, 3)] == [3, 12, 36]
