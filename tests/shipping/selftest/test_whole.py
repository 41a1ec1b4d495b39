"""Checks the self-test as a whole: one line, an exit status, and the player's files untouched."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.registry import GAMES
from tabletop import __main__ as program
from tabletop import paths
from tabletop.program.logbook import Logbook
from tabletop.program.version import version
from tabletop.selftest.findings import Bench
from tabletop.selftest.run import CHECKS, selftest
from tabletop.words.text import LANGUAGES, Texts
from tests.games_under_law import ROOT, shelf_with

CHEAPEST = "senators"  # to play and to draw


@pytest.fixture
def one_game() -> Iterator[None]:
    """Leave a single game on the shelf."""
    before = dict(GAMES)
    for name in [name for name in GAMES if name != CHEAPEST]:
        del GAMES[name]
    yield
    GAMES.clear()
    GAMES.update(before)


def content(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder."""
    below = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in below}


def last_note(log: Path) -> dict[str, object]:
    """Return the last line of a log."""
    note: dict[str, object] = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])
    return note


@pytest.mark.usefixtures("one_game")
def test_one_line_says_that_all_is_well_and_the_player_loses_nothing(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, log = content(home), tmp_path / "log"
    assert program.main(["--selftest", "--lang", "de", "--log", str(log)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert len(told.out.splitlines()) == 1
    assert told.out.startswith(f"Cloakroom {version()}: 1 Spiel, 3 Partien, 1 Tisch ")
    assert "{" not in told.out
    assert last_note(log)["line"] == told.out.rstrip("\n")
    notes = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [note["name"] for note in notes[:-1]] == [name for name, _ in CHECKS]
    assert content(home) == before


@pytest.mark.parametrize("streams", [True, False])
def test_a_failure_is_one_line_a_report_and_status_one_even_without_a_terminal(
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    streams: bool,
) -> None:
    bare = shelf_with(tmp_path / "assets")  # it has no ledger
    monkeypatch.setattr(paths, "assets", lambda: bare)
    before, log = content(home), tmp_path / "log"
    if not streams:
        monkeypatch.setattr(sys, "stdout", None)
        monkeypatch.setattr(sys, "stderr", None)
    assert program.main(["--selftest", "--lang", "en", "--log", str(log)]) == 1
    line = str(last_note(log)["line"])
    assert "pictures, icons and fonts: made.toml is missing." in line
    after = content(home)
    report = next(iter(after.keys() - before.keys()))
    assert str(home / report) in line
    assert after.pop(report).startswith(f"cloakroom {version()} (source)\n".encode())
    assert after == before
    if streams:
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", line + "\n")


def test_the_version_is_told_without_a_look_at_the_players_files(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = content(home)
    assert program.main(["--version"]) == 0
    assert capsys.readouterr().out == f"Cloakroom {version()}\n"
    assert content(home) == before


@pytest.mark.usefixtures("home")
def test_a_test_that_was_stopped_has_not_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_texts: Texts, _log: Logbook) -> tuple[bool, str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop.selftest.run.selftest", stopped)
    assert program.main(["--selftest"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("home")
def test_whatever_goes_wrong_is_told_in_words(language: str) -> None:
    texts = Texts(language, [ROOT / "assets" / "common"])

    def breaks(_bench: Bench) -> dict[str, int | float | str]:
        raise KeyError("surprise")

    log = Logbook()
    for name, _ in CHECKS:
        fine, line = selftest(texts, log, [(name, breaks)])
        assert not fine
        assert "surprise" in line
        assert "[selftest" not in line
        assert texts.text(f"selftest.check.{name}") in line
