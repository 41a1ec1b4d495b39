"""Checks what a terminal says of saving: the truth, once, and nothing promised in vain."""

import errno
from pathlib import Path

import pytest

from tabletop.match import Match
from tabletop.save import Saved
from tabletop.terminal.keeping import Keeping
from tests.app.matches import new_match, people_at, play_on
from tests.fixture_game import GAME as TALLY


@pytest.fixture
def match(tmp_path: Path) -> Match:
    """Give a match with a file."""
    return new_match(TALLY, people_at(2), 1, tmp_path / "a.toml")


def fill_disk(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every further write of a match fail."""

    def full(_saved: Saved) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(match.save, "write", full)


def test_nothing_is_said_while_all_is_well(match: Match) -> None:
    said: list[str] = []
    keeping = Keeping(match, said.append)
    play_on(match, 2)
    keeping.tell()
    assert said == []
    keeping.promise()
    assert said == [match.texts.text("text.saved")]


def test_a_full_disk_is_told_once_and_so_is_its_end(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    keeping = Keeping(match, said.append)
    fill_disk(match, monkeypatch)
    for _ in range(3):
        play_on(match, 1)
        keeping.tell()
    assert len(said) == 1
    assert "the disk is full" in said[0]
    monkeypatch.undo()
    play_on(match, 1)
    keeping.tell()
    assert said[1:] == [match.texts.text("text.saved_again")]


def test_nobody_leaves_with_a_promise_that_is_not_kept(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    fill_disk(match, monkeypatch)
    play_on(match, 1)
    Keeping(match, said.append).promise()
    assert said == [match.texts.text("text.not_saved", reason="the disk is full")]
    monkeypatch.undo()
    Keeping(match, said.append).promise()
    assert said[1:] == [match.texts.text("text.saved")]
