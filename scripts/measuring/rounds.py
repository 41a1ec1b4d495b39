"""Measures how long a turn of all rivals is watched, by a made-up clock; prints one JSON object.

Run by scripts/bench.py: game, size, seats and pace. Rivals think no time at all and go for the
viewer wherever they can; the viewer answers at once and never waits after a loss.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from statistics import median, quantiles
from typing import TYPE_CHECKING

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from _played import no_rescue, use_own_home
from rules.core.engine import legal_moves
from rules.core.notation import write
from rules.core.refs import is_piece, is_place
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.ai.messages import Reply
from tabletop.ai.policy import at_a_glance
from tabletop.app import App
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.setups import usual_setup, with_seats
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.stage import make_stage
from tabletop.ui.table.table_scene import TableScene

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.table import Table

FRAME = 1 / 60
ROUNDS = 40  # in which the viewer is attacked
SEEDS = range(1, 60)
LONGEST = 60 * 60 * 20  # frames of one match


class Rival:
    """A computer player that needs no time, and goes for the first seat where it can."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.move = ""

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose at once."""
        self.move = write(game, view.setup, choice(game, view, self.rng))
        return 0

    def poll(self) -> Reply | None:
        """Return the choice."""
        move, self.move = self.move, ""
        return Reply(job=0, move=move, thoughts=[]) if move else None

    def wait(self, seconds: float) -> None:
        """Have nothing to wait for."""

    def cancel(self) -> None:
        """Drop the choice."""
        self.move = ""

    def close(self) -> None:
        """Have nothing to close."""


def choice(game: Game, view: Table, rng: Rng) -> Move:
    """Return a move against the first seat where there is one, else what looks best."""
    moves = legal_moves(game, view)
    hostile = [m for m in moves if is_piece(m.what) and _owner(view, m.onto) == 0]
    if view.seat and hostile:
        return hostile[rng.below(len(hostile))]
    return at_a_glance(game, view, rng)


def _owner(view: Table, ref: int) -> int:
    """Return whose thing it is, on the table."""
    place = view.where[ref] if is_piece(ref) else ref
    return view.setup.place(place).owner if is_place(place) else -1


@dataclass
class Watching:
    """What one turn of all rivals took: seconds, and how often the viewer was struck."""

    seconds: float = 0.0
    struck: int = 0


def open_match(game: Game, seats: int, seed: int, speed: float) -> TableScene:
    """Open a table of computer players who need no time."""
    size = (1280, 720)
    settings = Settings(language="en", speed=speed, stop_losses=False, window_size=size)
    stage = make_stage(open_window(size), settings, Logbook(), Client())
    texts = stage.texts_of(game.name)
    setup = with_seats(usual_setup(game, texts, settings), seats, texts, settings)
    match = Match.new(game, setup.seats, seed, setup.options)
    scene = ways.table(stage, match)
    if not isinstance(scene, TableScene):
        raise TypeError(scene)
    App(stage, scene, no_rescue)
    scene.course.players.client = Rival(seed)
    return scene


def watched(game: Game, seats: int, seed: int, speed: float) -> list[Watching]:
    """Play a match; return what every whole turn of all rivals took to watch."""
    scene, rng = open_match(game, seats, seed, speed), Rng.seeded(seed)
    match, view = scene.match, scene.view
    turn_of = view.table.plates.seating.turn_of
    found: list[Watching] = []
    running: Watching | None = None
    number, now = match.number, 0.0
    for _ in range(LONGEST):
        if match.over and view.idle:
            break
        now += FRAME
        scene.tick(now)
        mine = turn_of(match.view(0).table) == 0
        if mine and view.idle and running is not None and running.seconds:
            found.append(running)
            running = None
        if match.decider == 0 and scene.course.settled == match.number and view.idle:
            running = Watching() if mine else running
            scene.course.submit(at_a_glance(game, match.view(0).table, rng))
        elif running is not None and not mine and not _shows_own(scene):
            running.seconds += FRAME
        if match.number != number and running is not None:
            number = match.number
            events = match.update_at(0, number).events
            hit = any(e.moment is not None and e.moment.touches(0) for e in events)
            running.struck += hit and match.mover_at(number) != 0
    return found


def _shows_own(scene: TableScene) -> bool:
    """Tell whether what is being shown is still a move of the viewer."""
    playing = scene.view.happening.playing
    return playing is not None and playing.mover == 0


def measure(game: str, seats: int, speed: float) -> dict[str, float]:
    """Watch as many rounds in which the viewer is struck as are wanted."""
    struck: list[Watching] = []
    calm: list[Watching] = []
    for seed in SEEDS:
        for one in watched(GAMES[game], seats, seed, speed):
            (struck if one.struck > 1 else calm).append(one)
        if len(struck) >= ROUNDS:
            break
    times = [one.seconds for one in struck]
    return {
        "rounds": len(times),
        "strikes": max(one.struck for one in struck),
        "median_s": round(median(times), 1),
        "p95_s": round(quantiles(times, n=20)[-1], 1),
        "worst_s": round(max(times), 1),
        "calm_rounds": len(calm),
        "calm_worst_s": round(max((one.seconds for one in calm), default=0.0), 1),
    }


if __name__ == "__main__":
    with use_own_home():
        print(json.dumps(measure(sys.argv[1], int(sys.argv[3]), float(sys.argv[4]))))
