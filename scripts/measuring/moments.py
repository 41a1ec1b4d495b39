"""Measures frames in a window of its own while a moment is staged; prints one JSON object.

Run by scripts/bench.py on the screen that its environment names: game and size.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from statistics import median, quantiles

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from _played import Look, fullest, open_played, use_own_home
from measuring.frames import frame
from measuring.tumbles import Silence
from rules.core.events import SAID, Event
from rules.core.moments import LOST, WON, Camp, Moment, Stroke, Upshot
from rules.registry import GAMES

SEED = 1
WARM_UP = 60
STROKES = 12  # a side
TIMES = 4  # the first of them is not counted
LONGEST = 600  # frames of one moment


def moment() -> Moment:
    """Return a moment with as many numbers as a large vote has."""
    camps = []
    for seat in (0, 1):
        amounts = [-1 if number % 4 == 3 else 2 for number in range(STROKES)]
        strokes = [Stroke(1 + number, amount) for number, amount in enumerate(amounts)]
        camps.append(Camp(seat, strokes, sum(amounts), LOST if seat else WON))
    upshots = [Upshot(seat, "measured", 1, 1 - 2 * seat, 50) for seat in (0, 1)]
    return Moment("measured", 1, 0, camps, 10, upshots, {})


def measure(game: str, size: tuple[int, int]) -> dict[str, float | str]:
    """Stage a moment several times; return median and p95 of its frames, and the longest."""
    rules = GAMES[game]
    seats = min(rules.seat_counts)
    app, scene = open_played(rules, SEED, fullest(rules, seats, SEED), Look(size))
    scene.course.players.client = Silence()
    view, clock = scene.view, pygame.Clock()
    for _ in range(WARM_UP):
        frame(app, None, clock)
    event = Event(SAID, 1, target=0, key="measured", moment=moment())
    took: list[float] = []
    for count in range(TIMES):
        view.add(replace(scene.match.view(view.table.viewer), events=[event], mover=1))
        some = [frame(app, None, clock)]
        while view.moments.telling is not None and len(some) < LONGEST:
            some.append(frame(app, None, clock))
        took += some if count else []
        for _ in range(WARM_UP):
            frame(app, None, clock)
    driver = pygame.display.get_driver()
    app.close()
    return {
        "median": round(median(took), 2),
        "p95": round(quantiles(took, n=20)[-1], 2),
        "longest": round(max(took), 2),
        "driver": driver,
    }


if __name__ == "__main__":
    with use_own_home():
        width, _, height = sys.argv[2].partition("x")
        print(json.dumps(measure(sys.argv[1], (int(width), int(height)))))
