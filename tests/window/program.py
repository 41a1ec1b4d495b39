"""Starts the real program on a screen of its own and follows what it writes into its log."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from _screen import Picture, Screen
from tests.house.files import ROOT

PATIENCE = 300.0  # seconds; only a broken program takes so long, however busy the machine
PAUSE = 0.02
STEPS = 12

Line = dict[str, object]
Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Start:
    """How the program is started: by which command, where, by whom, and how it names files."""

    command: tuple[str, ...] = (sys.executable, "-m", "tabletop")
    folder: Path = ROOT
    user: str | None = None
    environment: dict[str, str] = field(default_factory=lambda: {"PYTHONPATH": str(ROOT)})
    named: Callable[[Path], str] = str
    mute: bool = False  # whether it cannot write into a file: no program under Wine can


class Program:
    """One run of the program, from its start to its end or its being killed."""

    def __init__(
        self, screen: Screen, home: Path, log: Path, *words: str, start: Start | None = None
    ) -> None:
        self.screen = screen
        self.log = log
        start = start or Start()
        self.output = log.with_suffix(".out").open("wb")
        self.process = subprocess.Popen(
            [*start.command, "--log", start.named(log), *words],
            cwd=start.folder,
            env=screen.environment() | {"CLOAKROOM_HOME": start.named(home)} | start.environment,
            user=start.user,
            stdout=subprocess.DEVNULL if start.mute else self.output,
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
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait()
        self.output.close()

    def kill(self) -> None:
        """End the program without any warning."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def lines(self) -> list[Line]:
        """Return what the program has noted so far."""
        if not self.log.exists():
            return []
        text = self.log.read_text(encoding="utf-8")
        # The last line may be half written.
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]

    def wait_for(self, what: str, found: Callable[[list[Line]], Line | None]) -> Line:
        """Wait until the log has what is looked for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line = found(self.lines())
            if line is not None:
                return line
            if self.process.poll() is not None:
                break
            time.sleep(PAUSE)
        said = self.log.with_suffix(".out").read_text(encoding="utf-8", errors="replace")
        raise AssertionError(f"{what} never came; log: {self.lines()[-5:]}; output: {said}")

    def event(self, kind: str, /, **facts: object) -> Line:
        """Wait for a line of this name with these facts."""

        def found(lines: list[Line]) -> Line | None:
            wanted = {"event": kind, **facts}
            fitting = [line for line in lines if wanted.items() <= line.items()]
            return fitting[-1] if fitting else None

        return self.wait_for(f"{kind} {facts}", found)

    def boxes(self) -> dict[str, Box]:
        """Wait until all lies still and return where it is on the screen.

        A picture cannot tell: on a busy machine even one of flying cards stands still.
        """
        refs = self.event("layout", still=True)["refs"]
        if not isinstance(refs, dict):
            raise TypeError(refs)
        return {str(name): (box[0], box[1], box[2], box[3]) for name, box in refs.items()}

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with the mouse, in small steps as a hand does."""
        self.screen.do("mousemove", *start, "sleep", 0.1, "mousedown", 1)
        for step in range(1, STEPS + 1):
            x = start[0] + (end[0] - start[0]) * step // STEPS
            y = start[1] + (end[1] - start[1]) * step // STEPS
            self.screen.do("mousemove", x, y, "sleep", 0.02)
        self.screen.do("sleep", 0.1, "mouseup", 1)

    def see(self, what: str, shown: Callable[[Picture], bool]) -> None:
        """Wait until the screen shows what is looked for; a busy machine draws late."""
        end = time.monotonic() + PATIENCE
        while not shown(self.screen.picture()):
            if time.monotonic() >= end:
                raise AssertionError(f"{what} was never seen")
            time.sleep(PAUSE)

    def still(self) -> Picture:
        """Wait until nothing moves on the screen and return its picture."""
        before = self.screen.picture()
        end = time.monotonic() + PATIENCE
        calm = 0
        while time.monotonic() < end:
            time.sleep(PAUSE * 5)
            now = self.screen.picture()
            calm = calm + 1 if now.pixels == before.pixels else 0
            if calm == 3:
                return now
            before = now
        raise AssertionError("the screen never came to rest")


def centre(box: Box) -> tuple[int, int]:
    """Return the middle of a box."""
    return box[0] + box[2] // 2, box[1] + box[3] // 2
