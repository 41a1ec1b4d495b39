"""Checks the results: each match once, practice and watched ones never."""

from pathlib import Path

import pytest

from tabletop import paths
from tabletop.files.writing import SET_ASIDE
from tabletop.player import statistics
from tabletop.player.seats import Seat
from tabletop.player.statistics import Result, Totals
from tabletop.save import SaveFile
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import LONGEST


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def finish(seats: list[Seat], seed: int, *, practice: bool = False) -> list[float]:
    """Play a match to its end and return the shares."""
    match = new_match(TALLY, seats, seed, SaveFile.fresh(TALLY.name).path)
    match.practice = practice
    play_on(match, LONGEST, seed)
    assert match.over
    return match.shares()


def test_results_against_the_computer_are_counted_by_level() -> None:
    shares = [finish(one_person(2, "hard"), seed)[0] for seed in range(6)]
    finish(one_person(2, "easy"), 1)
    tally = statistics.tally("tally", "hard")
    assert tally == Totals(shares.count(1.0), shares.count(0.5), shares.count(0.0))
    assert tally.played == 6
    assert statistics.tally("tally", "easy").played == 1
    assert statistics.tally("other", "hard").played == 0


def test_practice_watched_and_shared_matches_are_left_out() -> None:
    finish(one_person(2), 1, practice=True)
    finish(people_at(2), 2)
    finish([Seat("A", "easy"), Seat("B", "easy")], 3)
    assert statistics.results() == []
    assert not paths.statistics_file().exists()


def test_a_match_without_a_file_is_not_counted() -> None:
    play_on(new_match(TALLY, one_person(2)), LONGEST)
    assert statistics.results() == []


@pytest.mark.parametrize("way", ["retry", "move_to"])
def test_a_result_that_could_not_be_entered_is_entered_later_and_once(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(TALLY, one_person(2), 1, SaveFile.fresh(TALLY.name).path)

    def full(_result: Result) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(statistics, "note", full)
        play_on(match, LONGEST)
    assert match.trouble is not None
    assert statistics.results() == []
    if way == "retry":
        match.retry()
        assert match.trouble is None
    else:
        match.move_to(SaveFile.fresh(TALLY.name))
    assert match.save is not None
    (result,) = statistics.results()
    assert result == Result(match.save.path.stem, "tally", "easy", match.shares()[0], 2)
    match.trouble = OSError(5, "as if")
    match.retry()
    assert len(statistics.results()) == 1


def test_a_match_counts_once() -> None:
    for share in (1.0, 0.0):
        statistics.note(Result("a", "tally", "easy", share))
    assert statistics.tally("tally", "easy") == Totals(1, 0, 0)


def test_tables_of_different_sizes_are_counted_apart() -> None:
    finish(one_person(2), 1)
    for seed in (2, 3):
        finish(one_person(4), seed)
    statistics.note(Result("old", "tally", "easy", 1.0))
    assert statistics.tally("tally", "easy").played == 4
    assert statistics.tally("tally", "easy", 4).played == 3
    assert statistics.tally("tally", "easy", 2).played == 2


def test_a_damaged_file_is_left_alone_and_set_aside_before_it_is_written(home: Path) -> None:
    for content in ("[[result", "[[result]]\nmatch = 1\n", "x = 1\n"):
        paths.statistics_file().write_text(content)
        assert statistics.results() == []
        assert paths.statistics_file().read_text() == content
        statistics.note(Result("a", "tally", "easy", 1.0))
        assert statistics.tally("tally", "easy").won == 1
    assert len(list((home / SET_ASIDE).iterdir())) == 3


def test_the_levels_of_several_computers_are_named_together() -> None:
    seats = [Seat("Ada"), Seat("B", "hard"), Seat("C", "easy"), Seat("D", "hard")]
    assert new_match(TALLY, seats).level_played == "easy+hard"
