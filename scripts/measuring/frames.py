"""Measures frames in a window of its own while a card is dragged; prints one JSON object.

Run by scripts/bench.py, once for each game and size, on the screen that its environment names.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from statistics import median, quantiles

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import Look, fullest, open_played, use_own_home
from rules.core.engine import legal_moves
from rules.core.refs import is_piece, is_place
from rules.registry import GAMES
from tabletop.app import FULL_RATE, App
from tabletop.ui.table.table_scene import TableScene

SEED = 7
WARM_UP = 60
FRAMES = 600
LAPS = 4  # how often the card goes round the table
BUTTON = 1


def grip(scene: TableScene) -> tuple[int, int]:
    """Return a point on a card that may be dragged."""
    match = scene.match
    for m in legal_moves(match.game, match.view(scene.view.table.viewer).table):
        box = scene.view.table.setting.lying.rect_of(m.what)
        if is_piece(m.what) and is_place(m.onto) and box is not None:
            return box.center
    raise LookupError("nothing on this table can be dragged")


def mouse(kind: int, at: tuple[int, int], moved: tuple[int, int] = (0, 0)) -> pygame.Event:
    """Return an event as the window would send it."""
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=at, rel=moved, buttons=(1, 0, 0), touch=False)
    return pygame.Event(kind, pos=at, button=BUTTON, touch=False)


def frame(app: App, event: pygame.Event | None, clock: pygame.Clock) -> float:
    """Go through one turn of the loop, at its usual pace; return how many milliseconds it took."""
    clock.tick(FULL_RATE)
    start = time.perf_counter()
    for waiting in pygame.event.get():
        if waiting.type not in (pygame.MOUSEMOTION, pygame.QUIT):
            app.handle(waiting)
    if event is not None:
        app.handle(event)
    app.tick(start)
    app.paint()
    return (time.perf_counter() - start) * 1000


def measure(game: str, size: tuple[int, int]) -> dict[str, float | str]:
    """Drag a card round the fullest table and return median and p95 of the frame times."""
    seats = max(GAMES[game].seat_counts)
    number = fullest(GAMES[game], seats, SEED)
    app, scene = open_played(GAMES[game], SEED, number, Look(size, seats=seats))
    clock = pygame.Clock()
    for _ in range(WARM_UP):
        frame(app, None, clock)
    at = grip(scene)
    frame(app, mouse(pygame.MOUSEBUTTONDOWN, at), clock)
    times = []
    for number in range(WARM_UP + FRAMES):
        turn = 2 * math.pi * LAPS * number / FRAMES
        x = round(size[0] * (0.5 + 0.42 * math.cos(turn)))
        y = round(size[1] * (0.5 + 0.38 * math.sin(turn * 1.3)))
        took = frame(app, mouse(pygame.MOUSEMOTION, (x, y), (x - at[0], y - at[1])), clock)
        at = (x, y)
        if number >= WARM_UP:
            times.append(took)
    if not scene.table.hands.dragging:
        raise RuntimeError("the card was not carried along")
    driver = pygame.display.get_driver()
    app.close()
    return {
        "median": round(median(times), 2),
        "p95": round(quantiles(times, n=20)[-1], 2),
        "driver": driver,
    }


if __name__ == "__main__":
    with use_own_home():
        width, _, height = sys.argv[2].partition("x")
        print(json.dumps(measure(sys.argv[1], (int(width), int(height)))))
