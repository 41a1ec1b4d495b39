"""A small dose of kills: every move that was shown is there again, and losing one is noticed."""

import sys
from pathlib import Path

import pytest

from ordeals import kills, resuming
from ordeals.report import Result
from ordeals.samples import match_of
from ordeals.windows import Windows
from rules.registry import GAMES
from tabletop.save import SaveFile

GAME = next(iter(GAMES.values()))
# A player that promises more than it writes: every other move is told but not kept.
LIAR = """
import sys
from ordeals import player
from tabletop.match import Match
whole = Match.keep
def forgetful(self):
    if self.number < 2 or self.number % 2:
        whole(self)
Match.keep = forgetful
player.play(int(sys.argv[1]))
"""
TEARER = """
import sys
from ordeals import player
from tabletop.match import Match
whole = Match.keep
def tearing(self):
    whole(self)
    self.save.path.write_bytes(self.save.path.read_bytes()[:-9])
Match.keep = tearing
player.play(int(sys.argv[1]))
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    (folder / "matches").mkdir(parents=True)
    monkeypatch.setenv("CLOAKROOM_HOME", str(folder))
    return folder


def test_no_shown_move_is_lost_by_a_kill_in_the_write(tmp_path: Path) -> None:
    found = kills.ordeal(4, 11, tmp_path, window_share=0.0)
    assert (found.count, found.failed, found.examples) == (4, 0, [])
    assert found.extras["kinds"] == {"write": 4}


@pytest.mark.window
def test_no_shown_move_is_lost_by_a_kill_in_the_window(tmp_path: Path) -> None:
    found = kills.ordeal(1, 12, tmp_path, window_share=1.0)
    assert (found.count, found.failed, found.examples) == (1, 0, [])
    assert found.extras["kinds"] == {"window": 1}


@pytest.mark.parametrize(("player", "why"), [(LIAR, "lost"), (TEARER, "spoilt")])
def test_a_writer_that_loses_or_tears_is_noticed(tmp_path: Path, player: str, why: str) -> None:
    command = (sys.executable, "-c", player)
    found = kills.ordeal(2, 3, tmp_path, window_share=0.0, player=command)
    assert found.failed
    assert found.examples[0]["why"] == why


def test_a_player_that_ends_by_itself_is_no_success(tmp_path: Path) -> None:
    found = kills.ordeal(1, 3, tmp_path, window_share=0.0, player=(sys.executable, "-c", ""))
    assert found.failed == 1


def test_a_promise_that_the_kill_cut_short_does_not_count() -> None:
    said = ["a.toml\t0\t\n", "a.toml\t1\tone\n", "b.toml\t0\t\n", "b.toml\t1\tt"]
    assert kills.promised(said) == {"a.toml": ["one"], "b.toml": []}


def test_a_match_that_is_gone_or_shorter_than_shown_is_lost(home: Path) -> None:
    path = home / "matches" / f"{GAME.name}-1.toml"
    match = match_of(GAME, 1, 5, SaveFile(path))
    match.close()
    moves = list(match.record.moves)
    assert resuming.take_up({path.name: moves}) == ""
    assert resuming.take_up({path.name: [*moves, "more"]}).startswith("lost")
    assert resuming.take_up({"gone.toml": []}).startswith("lost")


def test_litter_that_no_start_sweeps_up_is_noticed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = home / ".settings.toml.x.new"
    left.write_bytes(b"")
    started: list[Path] = []

    def start(_self: Windows, folder: Path, **_facts: object) -> None:
        started.append(folder)

    monkeypatch.setattr(Windows, "start_again", start)
    killer = kills.Killer(Windows(), (), Result("kills", 1))
    assert killer._litter(home).startswith("litter")
    left.unlink()
    assert killer._litter(home) == ""
    assert started == [home]
