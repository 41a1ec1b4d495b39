"""Drags the window to one size after the other; prints what the program holds, as a JSON object.

Run by scripts/bench.py on the screen that its environment names: at home, then at a table of each
game, the window takes as many sizes as `SIZES` has. The second and the last are about the same.
"""

from __future__ import annotations

import gc
import json
import os
import sys

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import Look, fullest, no_rescue, open_played, use_own_home
from measuring.memory import memory_mb, open_files
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.app import RESIZE_QUIET, App
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.stage import make_stage

SEED = 7
FIRST = (1280, 720)
COUNT = 30
BETWEEN = [(1060 + 30 * step, 640 + 15 * step) for step in range(COUNT - 3)]
SIZES = [FIRST, (1918, 1078), *BETWEEN, (1920, 1080)]
FRAMES = 90  # at each size, so that everything is sharp
HOME = "home"


def opened(place: str) -> App:
    """Open the program at home, or at the fullest table of a game."""
    if place == HOME:
        stage = make_stage(open_window(FIRST), Settings(window_size=FIRST), Logbook(), Client())
        return App(stage, ways.home(), no_rescue)
    game = GAMES[place]
    seats = max(game.seat_counts)
    return open_played(game, SEED, fullest(game, seats, SEED), Look(FIRST, seats=seats))[0]


def look(app: App, now: float) -> float:
    """Let some frames pass; return when the last one was."""
    for _ in range(FRAMES):
        now += 1 / 60
        for event in pygame.event.get():
            if event.type != pygame.QUIT:
                app.handle(event)
        app.tick(now)
        app.paint()
    return now


def resized(app: App, size: tuple[int, int], now: float) -> float:
    """Drag the window to a size and look at it; return when that was."""
    if size != app.stage.screen.get_size():
        app.stage.window.resize(size)
        if pygame.display.get_driver() == "dummy":
            pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    now = look(app, now + 2 * RESIZE_QUIET)
    if app.stage.scale.size != size:
        raise RuntimeError(f"the window is {app.stage.scale.size} and not {size}")
    return now


def measure(place: str) -> dict[str, float]:
    """Return memory after two and after all sizes, how they compare, and the open files."""
    app = opened(place)
    now, memory = 0.0, []
    for size in SIZES:
        now = resized(app, size, now)
        gc.collect()
        memory.append(memory_mb(os.getpid()))
    files = open_files(os.getpid())
    app.close()
    return {
        "after_2_mb": memory[1],
        f"after_{COUNT}_mb": memory[-1],
        "ratio": round(memory[-1] / memory[1], 2),
        "open_files": files,
    }


if __name__ == "__main__":
    with use_own_home():
        print(json.dumps(measure(sys.argv[1])))
