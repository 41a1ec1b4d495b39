"""Checks the commands of the project from outside, as somebody at a terminal uses them."""

import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

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


# Runs scripts one after another in one process: importing takes longer than most of them do.
IN_A_ROW = """
import io, json, runpy, sys
from contextlib import redirect_stderr, redirect_stdout
found = []
for script, *words in json.loads(sys.argv[1]):
    out, err, status = io.StringIO(), io.StringIO(), 0
    sys.argv = [script, *words]
    with redirect_stdout(out), redirect_stderr(err):
        try:
            runpy.run_path(script, run_name="__main__")
        except SystemExit as end:
            status = end.code or 0
    found.append([status, out.getvalue(), err.getvalue()])
print(json.dumps(found))
"""


class Ran(NamedTuple):
    """How a script ended, and what it wrote."""

    status: int | str
    out: str
    err: str


def run_in_a_row(calls: list[list[str]]) -> list[Ran]:
    """Run scripts with their words; how each of them ended."""
    kept = {key: value for key, value in os.environ.items() if key not in SCREENS}
    environment = kept | {"PYTHONPATH": str(ROOT / "scripts")}
    named = [[str(ROOT / "scripts" / name), *words] for name, *words in calls]
    command = [sys.executable, "-c", IN_A_ROW, json.dumps(named)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [Ran(*ran) for ran in json.loads(done.stdout)]


def shot(file: Path, *words: str) -> bytes:
    """Take a picture of a table and return the file's content."""
    done = run("shot.py", GAME, "--moves", "9", "--seed", "3", "--out", str(file), *words)
    assert (done.returncode, done.stderr) == (0, "")
    return file.read_bytes()


def test_a_shot_is_as_large_and_in_the_language_asked_for_and_always_the_same(
    tmp_path: Path,
) -> None:
    first = shot(tmp_path / "new" / "first.png", "--size", "1100x700")
    assert struct.unpack(">II", first[16:24]) == (1100, 700)
    assert first == shot(tmp_path / "second.png", "--size", "1100x700")
    assert first != shot(tmp_path / "german.png", "--size", "1100x700", "--lang", "de")


def test_a_walk_leads_from_the_mouse_by_the_submit_to_the_update() -> None:
    *walks, figures = run_in_a_row(
        [*(["walk.py", game] for game in GAMES), ["walk.py", GAME, "--json"]]
    )
    way = ["App.handle", "Match.submit", ".perform", "SaveFile.write", "TableView.add"]
    for game, done in zip(GAMES, walks, strict=True):
        assert (done.status, done.err) == (0, ""), game
        places = [done.out.find(name) for name in way]
        assert -1 not in places, game
        assert places == sorted(places), game
    found = json.loads(figures.out)
    assert found["game"] == GAME
    assert found["move"]
    assert found["calls"] > found["crossings"] > found["modules"] > 1


WRONG = [
    (["shot.py", "nonsense", "--out", "x.png"], GAME),
    (["shot.py", GAME, "--size", "9x9", "--out", "x.png"], "1024x640"),
    (["walk.py", "nonsense"], GAME),
    (["golden.py", "nonsense"], GAME),
    (["clauses.py", "nonsense"], GAME),
    (["mutate.py", "nonsense"], "rules/core"),
    (["arena.py", "nonsense", "--seats", "random,random"], GAME),
    (["train.py", "nonsense"], GAME),
    (["arena.py", GAME, "--tempers", "nonsense"], "bruiser"),
]


def test_a_wrong_word_is_answered_with_the_right_ones() -> None:
    answers = run_in_a_row([call for call, _ in WRONG])
    for (call, named), done in zip(WRONG, answers, strict=True):
        assert done.status == 2, call
        assert named in done.err, call


def test_every_script_explains_itself() -> None:
    scripts = [f.name for f in (ROOT / "scripts").glob("[a-z]*.py") if f.stem != "play"]
    for script, done in zip(scripts, run_in_a_row([[s, "--help"] for s in scripts]), strict=True):
        assert (done.status, done.err) == (0, ""), script
        assert "usage" in done.out, script


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
