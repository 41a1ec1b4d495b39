"""Measures frames in a window of its own while dice tumble; prints one JSON object.

Run by scripts/bench.py on the screen that its environment names: game, size and seats.
"""

from __future__ import annotations

import json
import os
import sys
from statistics import median, quantiles
from typing import TYPE_CHECKING

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import Look, open_played, played, use_own_home
from measuring.frames import frame, mouse
from rules.core.engine import apply, legal_moves, new_table
from rules.registry import GAMES
from tabletop import paths
from tabletop.ui.table.dice.trays import DicePlan
from tabletop.ui.table.view.registry import read_plan

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.table import Table
    from tabletop.ai.messages import Reply
    from tabletop.app import App
    from tabletop.ui.table.table_scene import TableScene

SEEDS = range(1, 30)
SEARCHED_MOVES = 160
WARM_UP = 60
THROWS = 8  # the first of them is not counted
STEPS = 6  # frames in which the hand swings
LONGEST = 240  # frames of one throw with everything that follows


class Silence:
    """A computer player that is never done, so that nothing else is measured."""

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Take a question."""
        return 0

    def poll(self) -> Reply | None:
        """Have no answer."""
        return None

    def wait(self, seconds: float) -> None:
        """Have nothing to wait for."""

    def cancel(self) -> None:
        """Drop the question."""

    def close(self) -> None:
        """Have nothing to close."""


def verbs_of_dice(game: Game, seats: int) -> set[str]:
    """Return the verbs that throw the dice of a game's table."""
    plan = read_plan(paths.assets() / game.name / "table.toml", seats)
    dice = [view.own for view in plan.counters if isinstance(view.own, DicePlan)]
    return {plan.throw for plan in dice if plan.throw}


def ready_to_throw(game: Game, seats: int) -> tuple[int, int]:
    """Return a deal, and after how many of its moves the first seat may throw the dice."""
    wanted = verbs_of_dice(game, seats)
    for seed in SEEDS:
        t = new_table(game, seats, seed, {})
        for number, m in enumerate(played(game, seats, seed, SEARCHED_MOVES)):
            names = {game.verbs[option.verb].name for option in legal_moves(game, t)}
            if t.seat == 0 and names & wanted:
                return seed, number
            apply(game, t, m)
    raise LookupError(f"nobody throws dice in {game.name}")


def throw(app: App, scene: TableScene, clock: pygame.Clock) -> tuple[list[float], list[float]]:
    """Flick the dice; return the ms of the frames while they tumble, and of all frames."""
    tray = scene.view.table.dice.trays[0]
    rect = tray.rect_of(tray.spot.refs[0])
    if rect is None:
        raise LookupError("the dice are not seen")
    x, y = rect.center
    everything = [frame(app, mouse(pygame.MOUSEBUTTONDOWN, (x, y)), clock)]
    for _ in range(STEPS):
        x, y = x + 12, y - 8
        everything.append(frame(app, mouse(pygame.MOUSEMOTION, (x, y), (12, -8)), clock))
    tumbling = []
    everything.append(frame(app, mouse(pygame.MOUSEBUTTONUP, (x, y)), clock))
    for _ in range(LONGEST):
        rolls = scene.view.table.dice.moving
        took = frame(app, None, clock)
        everything.append(took)
        tumbling += [took] if rolls else []
        if scene.view.idle and not scene.view.busy:
            break
    return tumbling, everything


def take_back(scene: TableScene, moves: list[Move]) -> None:
    """Go back to where the dice are thrown; undo goes further, past what was no choice."""
    scene.course.undo()
    while scene.match.number < len(moves):
        scene.match.submit(moves[scene.match.number])
    scene.settle_now()


def measure(game: str, size: tuple[int, int], seats: int) -> dict[str, float | str]:
    """Throw dice several times and return median, p95 and the longest of the frames."""
    seed, number = ready_to_throw(GAMES[game], seats)
    app, scene = open_played(GAMES[game], seed, number, Look(size, seats=seats))
    moves = played(GAMES[game], seats, seed, number)
    scene.course.players.client = Silence()
    scene.match.friendly_undo = True
    clock = pygame.Clock()
    for _ in range(WARM_UP):
        frame(app, None, clock)
    tumbling: list[float] = []
    everything: list[float] = []
    for count in range(THROWS):
        some, all_of_them = throw(app, scene, clock)
        if count:
            tumbling += some
            everything += all_of_them
        take_back(scene, moves)
        for _ in range(WARM_UP):
            frame(app, None, clock)
    driver = pygame.display.get_driver()
    app.close()
    return {
        "median": round(median(tumbling), 2),
        "p95": round(quantiles(tumbling, n=20)[-1], 2),
        "longest": round(max(everything), 2),
        "driver": driver,
    }


if __name__ == "__main__":
    with use_own_home():
        width, _, height = sys.argv[2].partition("x")
        figures = measure(sys.argv[1], (int(width), int(height)), int(sys.argv[3]))
        print(json.dumps(figures))
