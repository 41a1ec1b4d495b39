"""Plays every game at every number of seats by keys alone, and reads all open cards on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ordeals.keys_only.typist import Typist
from ordeals.program import Program, quick_client, tidy
from ordeals.report import Result, at_home, trace_of
from ordeals.visits import CASES
from rules.core.moves import drawn
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.ui import ways
from tabletop.ui.table.table_scene import TableScene

if TYPE_CHECKING:
    from pathlib import Path

WHAT = "keys"
SIZE = (1024, 640)
STEP = 1_000_003  # between the seeds of two matches
FRAME = 1 / 20
LONGEST = 40_000  # frames of one match
READ_EVERY = 6  # decisions
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


class Sitting:
    """One match in the whole program, in which the first seat has nothing but keys."""

    def __init__(self, name: str, seats: int, seed: int, moves: int = 0) -> None:
        self.program = Program(SIZE, quick_client(seed))
        stage = self.program.stage
        stage.settings.speed = 0.0
        players = [Seat(NAMES[n], "easy" if n else "") for n in range(seats)]
        self.match = Match.new(GAMES[name], players, seed, {})
        rng = Rng.seeded(seed)
        while self.match.number < moves and not self.match.over:
            self.match.submit(drawn(self.match.view(self.match.decider).moves, rng))
        self.program.app.scene.next = ways.table(stage, self.match)
        self.pass_time(FRAME)
        scene = self.program.app.scene
        if not isinstance(scene, TableScene):
            raise TypeError(type(scene).__name__)
        self.scene = scene
        self.typist = Typist(scene, rng, self.press, self.pass_time)

    def press(self, code: int) -> None:
        """Type a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.Event(kind, key=code, mod=0, unicode="", scancode=0)
            self.program.app.handle(event)

    def pass_time(self, seconds: float) -> None:
        """Let frames pass."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.program.frame(FRAME, paint=False)

    def play(self, most: int) -> int:
        """Play to the end, or at most so many decisions; return how many there were."""
        made = 0
        for _ in range(LONGEST):
            if self.match.over or made >= most or self.program.app.scene is not self.scene:
                break
            self.pass_time(FRAME)
            if self.scene.view.moments.telling is not None or self.scene.table.zoom.pinned:
                self.press(pygame.K_SPACE)
                continue
            self.typist.watch()
            if self.scene.overlays.top is None and not self.typist.asked:
                continue
            if made % READ_EVERY == 0 and self.typist.asked:
                self.typist.look_around()
                if not self.typist.read_logs and self.match.number > 1:
                    self.typist.read_log()
                    continue
            before = self.match.number
            self.typist.decide()
            made += self.match.number > before
        return made

    def close(self) -> None:
        """Put everything away."""
        self.program.close()


def ordeal(count: int, seed: int, folder: Path, *, most: int = 1_000_000) -> Result:
    """Play so many matches of each game at each number of seats."""
    result = Result(WHAT, seed)
    with at_home(folder):
        for name, seats in CASES:
            for number in range(count):
                _try(result, (name, seats), seed * STEP + number, most)
    return result


def _try(result: Result, case: tuple[str, int], seed: int, most: int) -> None:
    """Play one match, and tell what could not be read, reached or ended."""
    name = f"{case[0]}-{case[1]}"
    result.count += 1
    sitting = Sitting(*case, seed)
    try:
        made = sitting.play(most)
        typist = sitting.typist
        result.tally("decisions", name, made)
        result.tally("read", name, typist.read)
        result.tally("arrows", name, typist.walked)
        result.tally("finished", name, int(sitting.match.over))
        if not sitting.match.over and made < most:
            result.fail(result.count, f"{name}: never ended", moves=sitting.match.number)
        for told in typist.unread[:1]:
            result.fail(result.count, f"{name}: unread", told=told, all=len(typist.unread))
        for told in typist.unfocused[:1]:
            result.fail(result.count, f"{name}: unfocused", told=told, all=len(typist.unfocused))
    except Exception as error:  # whatever it is, it is what we look for
        result.fail(result.count, f"{name}: {type(error).__name__}", trace=trace_of(error))
    finally:
        sitting.close()
        tidy(paths.saves(), 4)
