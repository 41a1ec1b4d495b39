"""Checks the commands of the project from outside, as somebody at a terminal uses them."""

import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from rules.registry import GAMES
from tests.house.files import ROOT

GAME = next(iter(GAMES))
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def run(name: str, *words: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a script of the project without any screen."""
    kept = {key: value for key, value in os.environ.items() if key not in SCREENS}
    environment = kept | ({"CLOAKROOM_HOME": str(home)} if home else {})
    command = [sys.executable, str(ROOT / "scripts" / name), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def shot(file: Path, *words: str) -> bytes:
    """Take a picture of a table and return the file's content."""
    done = run("shot.py", GAME, "--moves", "9", "--seed", "3", "--out", str(file), *words)
    assert (done.returncode, done.stderr) == (0, "")
    return file.read_bytes()


def test_a_shot_has_the_size_asked_for_and_is_the_same_every_time(tmp_path: Path) -> None:
    first = shot(tmp_path / "new" / "first.png", "--size", "1100x700")
    assert struct.unpack(">II", first[16:24]) == (1100, 700)
    assert first == shot(tmp_path / "second.png", "--size", "1100x700")


def test_a_shot_speaks_the_language_asked_for(tmp_path: Path) -> None:
    german = shot(tmp_path / "german.png", "--lang", "de", "--text-scale", "150")
    assert german != shot(tmp_path / "english.png", "--text-scale", "150")


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_leads_from_the_mouse_by_the_submit_to_the_update(game: str) -> None:
    done = run("walk.py", game)
    assert (done.returncode, done.stderr) == (0, "")
    way = ["App.handle", "Match.submit", ".perform", "SaveFile.write", "TableView.add"]
    found = [done.stdout.find(name) for name in way]
    assert -1 not in found
    assert found == sorted(found)


def test_the_figures_of_a_walk_are_for_programs_too() -> None:
    done = run("walk.py", GAME, "--json")
    found = json.loads(done.stdout)
    assert found["game"] == GAME
    assert found["move"]
    assert found["calls"] > found["crossings"] > found["modules"] > 1


@pytest.mark.parametrize(
    ("script", "words", "named"),
    [
        ("shot.py", ["nonsense", "--out", "x.png"], GAME),
        ("shot.py", [GAME, "--size", "9x9", "--out", "x.png"], "1024x640"),
        ("walk.py", ["nonsense"], GAME),
        ("golden.py", ["nonsense"], GAME),
        ("clauses.py", ["nonsense"], GAME),
        ("mutate.py", ["nonsense"], "rules/core"),
        ("arena.py", ["nonsense", "--seats", "random,random"], GAME),
        ("train.py", ["nonsense"], GAME),
        ("arena.py", [GAME, "--tempers", "nonsense"], "bruiser"),
    ],
)
def test_a_wrong_word_is_answered_with_the_right_ones(
    script: str, words: list[str], named: str
) -> None:
    done = run(script, *words)
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "script", [file.name for file in (ROOT / "scripts").glob("[a-z]*.py") if file.stem != "play"]
)
def test_every_script_explains_itself(script: str) -> None:
    done = run(script, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "usage" in done.stdout


def test_without_a_screen_one_line_names_the_text_mode(tmp_path: Path) -> None:
    done = run("play.py", home=tmp_path)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert f"scripts/play.py --text {GAME}" in done.stderr


def test_the_game_plays_in_a_terminal(tmp_path: Path) -> None:
    done = run("play.py", "--text", GAME, "--lang", "en", "--seed", "1", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout
    assert done.stderr == ""
