"""The built program, unpacked by a stranger: self-test, a drag, a rival that thinks."""

import os
import subprocess
from pathlib import Path

import pytest

from _screen import Screen
from shipping.compare import fingerprints
from shipping.release import COMMAND, this_release
from tabletop.program.version import version
from tests.built.playing import ALIKE, played
from tests.built.strangers import Stranger, download
from tests.window.program import Program, Start
from tests.window.test_window import differing

pytestmark = pytest.mark.built

WORKER = b"--multiprocessing-fork"


@pytest.fixture
def program_of(stranger: Stranger) -> Start:
    folder = stranger.unpack(download(f"{this_release().label}.tar.xz"))
    return stranger.start(str(folder / COMMAND))


def run(start: Start, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the built program without a screen to its end."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return subprocess.run(
        [*start.command, *words],
        cwd=start.folder,
        env=kept | {key: value for key, value in start.environment.items() if value},
        user=start.user,
        capture_output=True,
        text=True,
        check=False,
    )


def workers(process: int) -> list[Path]:
    """List the programs that run as a process's living workers."""
    children = [
        Path("/proc", child)
        for task in Path(f"/proc/{process}/task").glob("*/children")
        for child in task.read_text(encoding="ascii").split()
    ]
    forked = [child for child in children if WORKER in (child / "cmdline").read_bytes()]
    return [(child / "exe").readlink() for child in forked]


def test_it_tells_the_version_of_pyproject(program_of: Start) -> None:
    done = run(program_of, "--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Cloakroom {version()}")


def test_the_self_test_ends_well_in_one_line(program_of: Start, stranger: Stranger) -> None:
    done = run(program_of, "--selftest", "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert version() in done.stdout
    assert stranger.files == []


def own_workers(program: Program) -> None:
    """Make sure that the rival is the built program itself, in a process of its own."""
    pid = program.process.pid
    assert workers(pid) == [Path(f"/proc/{pid}/exe").readlink()]


def test_a_stranger_drags_a_card_and_the_rival_answers(
    screen: Screen, stranger: Stranger, program_of: Start, tmp_path: Path
) -> None:
    app = Path(program_of.command[0]).parent
    untouched = fingerprints(app)
    built = played(screen, tmp_path, program_of, own_workers)
    assert fingerprints(app) == untouched
    assert [path.suffix for path in stranger.files if "matches" in path.parts] == [".toml"]
    source = tmp_path / "source"
    (source / "home").mkdir(parents=True)
    from_source = played(screen, source, Start())
    assert differing(from_source.pixels, built.pixels) <= ALIKE
