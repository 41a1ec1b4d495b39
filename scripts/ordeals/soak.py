"""Plays whole matches in the program, one after another, and watches what is used up by it."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from ordeals.program import Program, tidy
from ordeals.report import Result, at_home, trace_of
from ordeals.visits import CASES
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.save import SaveFile
from tabletop.ui import ways
from tabletop.ui.panels.result import ResultCard

if TYPE_CHECKING:
    from tabletop.ui.scene import Scene

WHAT = "soak"
SIZE = (1024, 640)
LEVEL = "random"
STILL = 6_000  # frames without a new move, after which a match counts as stuck
MOST_FRAMES = 60_000  # of one match
PATIENCE = 0.02  # seconds that a frame waits for the worker
PAINT_EVERY = 5  # frames
KEPT = 8  # matches that stay on the disk
WARM = len(CASES)  # matches after which everything is loaded that will be
MOST_GROWTH = 64.0  # MB between the first third and the last, once warm
MOST_HANDLES = 4  # more open files at the end than at the beginning
MOST_THREADS = 2
FONT = (".ttf", ".otf")
PROC = Path("/proc/self")
ALLOWED = ("matches", "settings.toml", "statistics.toml", "cards.toml")


class StuckError(Exception):
    """A match did not come to its end."""


class Usage:
    """What the process uses, taken at home after every match."""

    def __init__(self) -> None:
        self.memory: list[float] = []
        self.handles: list[int] = []
        self.fonts: list[int] = []
        self.threads: list[int] = []

    def take(self) -> None:
        """Note what is used now."""
        gc.collect()
        self.threads.append(threading.active_count())
        if sys.platform.startswith("linux"):
            pages = int((PROC / "statm").read_text(encoding="ascii").split()[1])
            self.memory.append(pages * os.sysconf("SC_PAGESIZE") / 1e6)
            opened = [_opened(handle) for handle in (PROC / "fd").iterdir()]
            # A typeface stays open at each size it was asked for, of which there are only so many.
            fonts = sum(name.endswith(FONT) for name in opened)
            self.fonts.append(fonts)
            self.handles.append(len(opened) - fonts)

    def growth(self) -> float:
        """Return by how many MB the last third uses more than the first, once all is loaded."""
        warm = self.memory[WARM:]
        third = len(warm) // 3
        return median(warm[-third:]) - median(warm[:third]) if third else 0.0

    def faults(self) -> list[str]:
        """List what is used up."""
        found = []
        if self.growth() > MOST_GROWTH:
            found.append(f"memory: grew by {self.growth():.0f} MB")
        for name, taken, most in (
            ("open files", self.handles[WARM:], MOST_HANDLES),
            ("threads", self.threads[WARM:], MOST_THREADS),
        ):
            if taken and taken[-1] - taken[0] > most:
                found.append(f"{name}: {taken[0]} became {taken[-1]}")
        return found


class Soak:
    """One program in which computers play match after match."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.program = Program(SIZE, Client())
        self.program.stage.settings.speed = 0.0
        self.frames = 0

    def play(self, number: int) -> Match:
        """Play one match to its end, see its result, and go home."""
        name, count = CASES[number % len(CASES)]
        seats = [Seat(f"C{seat}", LEVEL) for seat in range(count)]
        game, stage = GAMES[name], self.program.stage
        match = Match.new(game, seats, self.rng.next(), {}, SaveFile.fresh(name))
        self._go(ways.table(stage, match))
        self._until_result(match)
        self._go(ways.home())
        return match

    def _go(self, scene: Scene) -> None:
        self.program.app.scene.next = scene
        self._frame(paint=True)
        if self.program.app.scene is not scene:
            raise StuckError(f"never came to {scene.name}")

    def _until_result(self, match: Match) -> None:
        number, still, frames = -1, 0, 0
        while not isinstance(self.program.app.scene.overlays.top, ResultCard):
            still = 0 if match.number != number else still + 1
            number, frames = match.number, frames + 1
            if still > STILL or frames > MOST_FRAMES:
                raise StuckError(f"{match.game.name} stands at move {number}")
            self._frame(paint=frames % PAINT_EVERY == 0)
            if self.program.diary.errors:
                return

    def _frame(self, *, paint: bool) -> None:
        self.frames += 1
        self.program.frame(paint=paint)
        if self.program.stage.client.busy:
            self.program.stage.client.wait(PATIENCE)


def _opened(handle: Path) -> str:
    try:
        return str(handle.readlink())
    except OSError:
        return ""  # the one that listed them


def litter(home: Path) -> list[str]:
    """List what lies in a player's folder and is neither a match nor a file that belongs there."""
    found = [path.name for path in home.iterdir() if path.name not in ALLOWED]
    found += [path.name for path in (home / "matches").iterdir() if path.name.startswith(".")]
    return sorted(found)


def ordeal(count: int, seed: int, folder: Path) -> Result:
    """Play so many matches, of every game at every number of seats in turn."""
    result = Result(WHAT, seed, extras={"kinds": {}})
    usage = Usage()
    with at_home(folder):
        soak = Soak(seed)
        for number in range(count):
            result.count += 1
            try:
                match = soak.play(number)
                result.tally("kinds", f"{match.game.name} {len(match.seats)}")
                result.tally("played", "moves", match.number)
            except Exception as error:  # whatever it is, it is what we look for
                result.fail(number, type(error).__name__, told=trace_of(error))
                soak.program.close()
                soak = Soak(seed + count)
            for told in soak.program.diary.errors:
                result.fail(number, "error", told=told)
            soak.program.diary.errors.clear()
            tidy(paths.saves(), KEPT)
            usage.take()
        soak.program.close()
        for left in litter(folder):
            result.fail(count, "litter", told=left)
    for fault in usage.faults():
        result.fail(count, fault.partition(":")[0], told=fault)
    _tell(result, usage, soak)
    return result


def _tell(result: Result, usage: Usage, soak: Soak) -> None:
    result.tally("played", "frames", soak.frames)
    result.extras["growth_mb"] = round(usage.growth(), 1)
    result.extras["memory_mb"] = [round(taken) for taken in usage.memory[:1] + usage.memory[-1:]]
    result.extras["handles"] = usage.handles[:1] + usage.handles[-1:]
    result.extras["fonts"] = usage.fonts[:1] + usage.fonts[-1:]
    result.extras["threads"] = usage.threads[:1] + usage.threads[-1:]
