"""The real program in a window of its own, followed by its diary and killed without warning."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Self

from _screen import Screen, missing
from _setup import ROOT
from ordeals.report import HOME
from rules.registry import GAMES
from tabletop import paths
from tabletop.match import Match
from tabletop.save import SaveFile

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from rules.core.rng import Rng

PATIENCE = 60.0  # seconds for a start on a machine that does much else
PAUSE = 0.01
TIDYING = 4.0  # seconds that a start may take to sweep up
LONGEST_PLAY = 1_500  # milliseconds after the first move
LEVEL = "random"  # answers at once, so that moves come frame by frame
SIZE = "1024x640"
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

Line = dict[str, object]


class WindowError(Exception):
    """The program did not come to where it should."""


class Window:
    """One run of the program."""

    def __init__(self, environment: dict[str, str], home: Path, log: Path, *words: str) -> None:
        self.log = log
        self._read = 0
        self._lines: list[Line] = []
        with log.with_suffix(".out").open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tabletop", "--log", str(log), "--size", SIZE, *words],
                cwd=ROOT,
                env=environment | {HOME: str(home), "PYTHONPATH": str(ROOT)},
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """End the program without any warning."""
        self.process.kill()
        self.process.wait()

    def lines(self) -> list[Line]:
        """Return what the program has noted so far; the last line may be half written."""
        if self.log.exists():
            with self.log.open("rb") as stream:
                stream.seek(self._read)
                whole, end, _ = stream.read().rpartition(b"\n")
            self._read += len(whole) + len(end)
            self._lines += [json.loads(line) for line in whole.splitlines()]
        return self._lines

    def wait_for(self, event: str, **facts: object) -> Line:
        """Wait until the diary has such a line."""
        wanted = {"event": event, **facts}
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in self.lines():
                if wanted.items() <= line.items():
                    return line
            if self.process.poll() is not None:
                break
            time.sleep(PAUSE)
        said = self.log.with_suffix(".out").read_text(encoding="utf-8", errors="replace")
        raise WindowError(f"{event} {facts} never came; the program said: {said[-800:]}")

    def shown(self) -> int:
        """Return the highest number of a move that was shown."""
        numbers = [line.get("number") for line in self.lines() if line["event"] == "shown"]
        return max((number for number in numbers if isinstance(number, int)), default=0)


class Windows:
    """Where windows open: a screen nobody looks at, or none at all where that is not installed."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        self.opened = 0
        self.killed = 0
        self.again = 0
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def open(self, home: Path, *words: str) -> Window:
        """Start the program on a home folder; its diary lies beside that."""
        if self.screen is None and not missing():
            self.screen = self._stack.enter_context(Screen())
        self.opened += 1
        environment = self.screen.environment() if self.screen else os.environ | DUMMY
        log = home.with_name(f"{home.name}-{self.opened}.jsonl")
        return Window(dict(environment), home, log, *words)

    def start_again(
        self, home: Path, *, continues: bool = False, until: Callable[[], bool] = lambda: True
    ) -> None:
        """Start the program on what a killed one left; where there is a match, play it on.

        What it does after its first frame gets some time until it is done.
        """
        self.again += 1
        with self.open(home, "--instant") as window:
            window.wait_for("scene", name="home")
            window.wait_for("first_frame")
            if continues and self.screen is not None:
                # The ticket of the match has the focus: one key leads back to its table.
                self.screen.do("key", "Return")
                window.wait_for("scene", name="table")
            end = time.monotonic() + TIDYING
            while not until() and time.monotonic() < end:
                time.sleep(PAUSE)
            errors = [line for line in window.lines() if line["event"] == "error"]
        if errors:
            raise WindowError(f"trouble after a new start: {errors[0]}")


def kill_window(windows: Windows, home: Path, rng: Rng, *, again: bool) -> str:
    """Let computers play in the window, kill it, take the match up; return what is wrong."""
    games = list(GAMES.values())
    game = games[rng.below(len(games))]
    seats = game.seat_counts[rng.below(len(game.seat_counts))]
    words = ["--new", game.name, "--seats", str(seats), "--seed", str(1 + rng.below(99_999))]
    with windows.open(home, *words, "--watch", "--instant", "--level", LEVEL) as window:
        window.wait_for("move")
        time.sleep(rng.below(LONGEST_PLAY) / 1000)
        window.kill()
        windows.killed += 1
        shown = window.shown()
    (path,) = paths.saves().glob("*.toml")
    match = Match.resume(SaveFile(path), GAMES)
    match.close()
    if match.read_only is not None:
        return f"spoilt: {path.name} is read-only ({match.read_only.code})"
    if match.number < shown:
        return f"lost: {path.name} has {match.number} moves, {shown} were shown"
    if again:
        windows.start_again(home, continues=not match.over)
    return ""
