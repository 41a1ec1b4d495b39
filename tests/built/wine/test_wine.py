"""The program for Windows: self-test, a drag, a rival that thinks, and how it ends."""

import json
import subprocess
from pathlib import Path

import pytest

from _screen import Screen
from shipping.compare import fingerprints
from tabletop.program.version import version
from tests.built.playing import played
from tests.window.program import Start
from tests.window.test_window import differing, saved_moves

pytestmark = pytest.mark.built

ALIKE = 0.004  # of all pixels may differ: another build of the library draws letters


def run(screen: Screen, start: Start, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [*start.command, *words],
        cwd=start.folder,
        env=screen.environment() | start.environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_it_tells_the_version_of_pyproject(screen: Screen, start: Start) -> None:
    done = run(screen, start, "--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Cloakroom {version()}")


def test_the_self_test_ends_well(screen: Screen, start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    done = run(screen, start, "--selftest", "--lang", "en", "--log", start.named(log))
    assert done.returncode == 0, done.stdout + done.stderr
    last = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])
    print(last["line"])
    assert last["fine"]


def test_a_stranger_drags_a_card_and_the_rival_answers(
    screen: Screen, app: Path, start: Start, tmp_path: Path
) -> None:
    untouched = fingerprints(app)
    built = played(screen, tmp_path, start)
    assert fingerprints(app) == untouched
    assert len(saved_moves(tmp_path / "home")) >= 2
    source = tmp_path / "source"
    (source / "home").mkdir(parents=True)
    from_source = played(screen, source, Start())
    share = differing(from_source.pixels, built.pixels)
    print(f"{share:.3%} of the pixels differ from those on Linux")
    assert share <= ALIKE
