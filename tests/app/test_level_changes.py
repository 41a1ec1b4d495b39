"""Changing how well a computer plays during a match: from the next decision on, kept and told."""

from pathlib import Path

import pytest

from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.level_changes import LevelChange, level_played, up_to
from tabletop.player.seats import Seat
from tabletop.save import SaveError, SaveFile
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import LONGEST

GAMES = {TALLY.name: TALLY}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def told(match: Match) -> list[tuple[int, str]]:
    """Return what the log says of levels, and after which move."""
    return [(line.number, line.text) for line in match.log(0) if "plays at" in line.text]


def test_another_level_is_told_kept_and_resumed(tmp_path: Path) -> None:
    match = new_match(TALLY, one_person(2), 1, tmp_path / "match.toml")
    play_on(match, 2)
    before = match.log(0)
    match.set_level(1, "hard")
    assert match.seats[1] == Seat("Bo", "hard")
    assert told(match) == [(2, "Bo now plays at hard.")]
    assert match.log(0)[: len(before)] == before, "what was told before comes before"
    play_on(match, 1)
    match.close()
    again = Match.resume(SaveFile(tmp_path / "match.toml"), GAMES)
    again.texts = match.texts
    assert again.seats == match.seats
    assert again.changes == [LevelChange(2, 1, "easy", "hard")]
    assert told(again) == told(match)
    assert again.log(0)[-1].number == 3
    again.close()


def test_who_changes_their_mind_before_the_next_move_changed_nothing() -> None:
    match = new_match(TALLY, one_person(2))
    match.set_level(1, "hard")
    match.set_level(1, "expert")
    assert match.changes == [LevelChange(0, 1, "easy", "expert")]
    match.set_level(1, "easy")
    assert match.changes == []


def test_nobody_tells_a_person_or_a_match_that_is_over_how_to_play() -> None:
    match = new_match(TALLY, one_person(2))
    match.set_level(0, "hard")
    assert match.seats[0].person
    play_on(match, LONGEST)
    match.set_level(1, "hard")
    assert match.seats[1].level == "easy"
    assert match.changes == []


def test_an_undo_leaves_the_level_and_tells_it_where_the_match_is_now() -> None:
    changes = [LevelChange(2, 1, "easy", "hard"), LevelChange(6, 1, "hard", "easy")]
    assert up_to(changes, 4) == [changes[0], LevelChange(4, 1, "hard", "easy")]
    assert up_to(changes, 1) == [], "there and back before anybody moved"
    assert up_to(changes[:1], 1) == [LevelChange(1, 1, "easy", "hard")]


def test_a_match_counts_for_all_levels_that_decided_anything_in_it() -> None:
    seats = [Seat("Ada"), Seat("Bo", "easy")]
    changes = [LevelChange(2, 1, "hard", "normal"), LevelChange(3, 1, "normal", "easy")]
    assert level_played(seats, changes, [0, 1, 0, 1]) == "easy+hard", "normal never decided"
    assert level_played(seats, changes, [0, 0, 0, 1]) == "easy"
    assert level_played(seats, changes, [0, 0]) == "easy", "who never decided counts as now"
    assert level_played(people_at(2), [], [0, 1]) == ""


def test_results_of_a_changed_match_are_apart_from_those_of_one_level() -> None:
    match = new_match(TALLY, one_person(2, "hard"), 3, SaveFile.fresh(TALLY.name).path)
    while not match.changes or match.changes[0].number == match.number:
        play_on(match, 1)
        if any(match.mover_at(number) == 1 for number in range(1, match.number + 1)):
            match.set_level(1, "easy")
            play_on(match, 1)
    while any(match.level_played == level for level in ("easy", "hard")):
        play_on(match, 1)
    play_on(match, LONGEST)
    assert statistics.tally("tally", "easy+hard").played == 1
    assert statistics.tally("tally", "hard").played == 0


@pytest.mark.parametrize("wrong", ["seat = 7", 'seat = 1, to = ""', "seat = -1"])
def test_a_change_that_cannot_be_is_a_damaged_file(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "match.toml"
    match = new_match(TALLY, one_person(2), 1, file)
    match.set_level(1, "hard")
    match.close()
    text = file.read_text(encoding="utf-8")
    broken = text.replace('seat = 1, from = "easy", to = "hard"', f'from = "easy", {wrong}')
    assert broken != text
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(SaveError):
        SaveFile(file).read()
