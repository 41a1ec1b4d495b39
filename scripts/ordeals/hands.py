"""Lets monkey hands loose on every screen of the whole program and looks what breaks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from ordeals.monkey import Monkey
from ordeals.program import Program, quick_client, tidy
from ordeals.report import Result, at_home, trace_of
from ordeals.visits import VISITS
from rules.core.rng import Rng
from tabletop import paths
from tabletop.save import SaveFile
from tabletop.ui.table.table_scene import TableScene

if TYPE_CHECKING:
    from pathlib import Path

    from ordeals.monkey import Events
    from ordeals.visits import Visit

WHAT = "hands"
SIZE = (1024, 640)
LONGEST_VISIT = 160  # events until the hands begin somewhere else
MOST_FILES = 12
PAINT_EVERY = 3
SPEEDS = (0.0, 0.0, 4.0, 1.0)  # of what is shown; most hands want to get on
FRAMES = (1 / 60, 1 / 60, 1 / 60, 0.1, 0.5)
LAST = 8  # gestures before a failure that are told


class Hands:
    """One program after another, and the hands that use them."""

    def __init__(self, seed: int, result: Result, visits: tuple[Visit, ...] = VISITS) -> None:
        self.rng = Rng.seeded(seed)
        self.seed = seed
        self.result = result
        self.visits = visits
        self.visited = 0
        self.program = Program(SIZE, quick_client(seed))
        self.monkey = Monkey(self.program.app, self.rng)
        self._known: tuple[int, int] = (0, -1)
        self._last: list[str] = []

    def visit(self) -> None:
        """Begin somewhere else, in the order of the visits."""
        where = self.visits[self.visited % len(self.visits)]
        self.visited += 1
        stage = self.program.stage
        tidy(paths.saves(), MOST_FILES)
        stage.settings.speed = SPEEDS[self.rng.below(len(SPEEDS))]
        self.program.app.scene.next = where(stage, self.rng)
        self._last = [f"visit {where.__name__}"]
        self.step([])

    def step(self, events: Events) -> None:
        """Let some events happen, each followed by a frame, and look whether all is well."""
        told = [pygame.event.event_name(event.type) + _facts(event) for event in events]
        self._last = [*self._last, *told][-LAST:]
        try:
            for event in events:
                self.program.app.handle(event)
                self._frame()
            if not events:
                self._frame()
        except Exception as error:  # a complaint about the program's own files, or our own fault
            self.fail(type(error).__name__, trace_of(error))
            self._restart()
        self._look()

    def _frame(self) -> None:
        seconds = FRAMES[self.rng.below(len(FRAMES))]
        self.program.frame(seconds, paint=self.rng.below(PAINT_EVERY) == 0)

    def _look(self) -> None:
        """Check what must hold after every event."""
        app = self.program.app
        for error in self.program.diary.errors:
            self.fail("error", error)
        broken = bool(self.program.diary.errors)
        self.program.diary.errors.clear()
        if not app.running:
            if app.crash and not broken:
                self.fail("crash", app.crash)
            self.result.tally("seen", "closed")
            self._restart()
            return
        if broken:
            self._restart()
            return
        self._see()
        self._compare()

    def _see(self) -> None:
        scene = self.program.app.scene
        name = scene.name
        if isinstance(scene, TableScene):
            name += f" {scene.match.game.name} {len(scene.match.seats)}"
        self.result.tally("seen", name)
        if scene.overlays.top is not None:
            self.result.tally("panels", type(scene.overlays.top).__name__)

    def _compare(self) -> None:
        """Hold the match on the disk against the one in memory, whenever that has changed."""
        scene = self.program.app.scene
        if not isinstance(scene, TableScene) or scene.match.save is None:
            return
        match, now = scene.match, (id(scene.match), scene.match.number)
        if now == self._known:
            return
        self._known = now
        self.result.tally("seen", "moves")
        kept = SaveFile(match.save.path).read().record.moves if match.save else []
        if kept != match.record.moves:
            self.fail("unlike", f"{len(kept)} moves on the disk, {match.number} in memory")

    def fail(self, why: str, told: str) -> None:
        """Tell a failure, with what the hands did before it."""
        self.result.fail(self.result.count, why, told=told, last=list(self._last))

    def _restart(self) -> None:
        """Start the program anew, as somebody does after it has ended."""
        self.program.close()
        self.program = Program(SIZE, quick_client(self.seed + self.result.count))
        self.monkey = Monkey(self.program.app, self.rng)


def _facts(event: pygame.Event) -> str:
    kept = {name: event.dict[name] for name in ("pos", "key", "mod", "text", "y", "button")
            if name in event.dict}  # fmt: skip
    return f" {kept}" if kept else ""


def ordeal(
    count: int,
    seed: int,
    folder: Path,
    *,
    minutes: float = 0.0,
    visits: tuple[Visit, ...] = VISITS,
) -> Result:
    """Let so many events happen, or as many as there are in some minutes."""
    result = Result(WHAT, seed, extras={"seen": {}, "panels": {}})
    end = time.monotonic() + minutes * 60
    with at_home(folder):
        hands = Hands(seed, result, visits)
        left = 0
        while time.monotonic() < end if minutes else result.count < count:
            if left <= 0:
                left = LONGEST_VISIT
                hands.visit()
            events = hands.monkey.act()
            hands.step(events)
            result.count += len(events)
            left -= len(events)
        hands.program.close()
    result.extras["visits"] = hands.visited
    return result
