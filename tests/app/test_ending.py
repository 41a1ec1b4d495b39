"""Checks that the program ends cleanly when it is told to, whatever it is doing."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.registry import GAMES
from tabletop.ending import Ending
from tests.house.files import ROOT

if os.name != "posix":
    pytest.skip("elsewhere nobody is told to end by signals", allow_module_level=True)

PATIENCE = 60.0  # seconds; only a program that does not end ever takes so long
HERE = "/dev/stdout"  # where the tests read the diary while it is written
GAME = next(iter(GAMES))

Program = subprocess.Popen[str]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def heeded() -> Iterator[None]:
    """Let programs heed a terminal that hangs up, also where these tests run without one."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for program in started:
        with program:
            program.kill()


def start(programs: list[Program], home: Path, *words: str) -> Program:
    program = subprocess.Popen(
        [sys.executable, "-m", "tabletop", "--lang", "en", *words],
        cwd=ROOT,
        env=os.environ | {"CLOAKROOM_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    programs.append(program)
    return program


def noted(program: Program, event: str) -> dict[str, object]:
    """Read the diary until something was noted."""
    assert program.stdout is not None
    for line in program.stdout:
        entry: dict[str, object] = json.loads(line)
        if entry["event"] == event:
            return entry
    raise AssertionError(f"{event} never came: {program.communicate()[1]}")


def ended(program: Program, number: int) -> str:
    """Send a signal and return what is written until the end.

    The worker has the same standard output: this returns only when it is gone as well.
    """
    program.send_signal(number)
    said, wrong = program.communicate(timeout=PATIENCE)
    assert wrong == ""
    return said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_first_screen_closes_and_keeps_the_settings(
    programs: list[Program], home: Path, number: int
) -> None:
    program = start(programs, home, "--log", HERE)
    noted(program, "sound")
    assert '"closed"' in ended(program, number).splitlines()[-1]
    assert program.returncode == 128 + number
    assert list(home.rglob("settings.toml"))


def test_a_match_closes_in_the_middle_of_a_move_though_the_worker_hangs(
    programs: list[Program], home: Path
) -> None:
    program = start(programs, home, "--new", GAME, "--watch", "--log", HERE)
    worker = noted(program, "opponent")["process"]
    assert isinstance(worker, int)
    noted(program, "move")
    os.kill(worker, signal.SIGSTOP)
    assert '"closed"' in ended(program, signal.SIGTERM).splitlines()[-1]
    assert program.returncode == 128 + signal.SIGTERM
    assert list(home.rglob("matches/*.toml"))
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGINT, 0)]
)
def test_the_text_mode_ends_while_it_waits_for_a_line(
    programs: list[Program], home: Path, number: int, status: int
) -> None:
    program = start(programs, home, "--text", GAME)
    assert program.stdout is not None
    while program.stdout.read(1) != ">":
        assert program.poll() is None
    ended(program, number)
    assert program.returncode == status
    assert len(list(home.rglob("matches/*.toml"))) == 1


def test_the_text_mode_ends_though_nobody_reads_what_it_says(
    programs: list[Program], home: Path
) -> None:
    program = start(programs, home, "--text", GAME)
    assert program.stdin is not None
    assert program.stdout is not None
    while program.stdout.read(1) != ">":
        assert program.poll() is None
    program.stdin.write("rules\nhelp\n" * 200)
    program.stdin.close()
    program.send_signal(signal.SIGTERM)
    assert program.wait(PATIENCE) == 128 + signal.SIGTERM


def test_whoever_goes_round_is_asked_and_not_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ending, "_insist", lambda _ending: None)
    ending = Ending()
    asked: list[bool] = []
    assert ending.status == 0
    ending.stop = lambda: asked.append(True)
    with ending.listening():
        signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGTERM)
    assert asked == [True]
    assert ending.status == 128 + signal.SIGTERM


def test_a_signal_that_was_ignored_before_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Ending().listening():
            signal.raise_signal(signal.SIGHUP)
            assert signal.getsignal(signal.SIGTERM) not in {signal.SIG_DFL, signal.SIG_IGN}
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
