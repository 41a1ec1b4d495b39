"""The built program, unpacked by a stranger: self-test, a drag, a rival that thinks."""

import os
import subprocess
from functools import partial
from pathlib import Path

import pytest

from _screen import Picture, Screen
from rules.core.notation import write
from rules.registry import GAMES
from shipping.compare import fingerprints
from shipping.release import COMMAND, this_release
from tabletop.program.version import version
from tests.built.strangers import Stranger, download
from tests.window.program import Program, Start, centre
from tests.window.test_window import GAME, SIZE, a_placing, changed, differing, first_deal

pytestmark = pytest.mark.built

WORKER = b"--multiprocessing-fork"
ALIKE = 0.001  # of all pixels may differ between the built program and the source


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


def played(screen: Screen, folder: Path, start: Start) -> Picture:
    """Drag a card into a lane with a rival that is a computer; return the picture before that."""
    seed, t = first_deal()
    m = a_placing(t)
    card, lane = t.setup.name_of(m.what), t.setup.name_of(m.onto)
    words = ["--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "de", "--new", GAME, "--seed", str(seed)]
    log = folder / "log.jsonl"
    with Program(screen, folder / "home", log, *words, start=start) as program:
        screen.do("mousemove", 5, SIZE[1] - 5)
        boxes = program.boxes()
        before = program.still()
        program.drag(centre(boxes[card]), centre(boxes[lane]))
        program.event("move", number=1, seat=0, move=write(GAMES[GAME], t.setup, m))
        program.event("shown", number=1)
        program.see(f"a change of {lane}", partial(changed, before, boxes[lane]))
        assert workers(program.process.pid) == [Path(f"/proc/{program.process.pid}/exe").readlink()]
        program.wait_for("a rival's move", lambda lines: next(
            (line for line in lines if line.get("event") == "move" and line.get("seat") == 1), None
        ))  # fmt: skip
    return before


def test_a_stranger_drags_a_card_and_the_rival_answers(
    screen: Screen, stranger: Stranger, program_of: Start, tmp_path: Path
) -> None:
    app = Path(program_of.command[0]).parent
    untouched = fingerprints(app)
    built = played(screen, tmp_path, program_of)
    assert fingerprints(app) == untouched
    assert [path.suffix for path in stranger.files if "matches" in path.parts] == [".toml"]
    source = tmp_path / "source"
    (source / "home").mkdir(parents=True)
    from_source = played(screen, source, Start())
    assert differing(from_source.pixels, built.pixels) <= ALIKE
