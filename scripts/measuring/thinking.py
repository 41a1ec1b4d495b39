"""Measures how long a strong level thinks at the largest table beside a busy processor core.

Run by scripts/bench.py as `python -m measuring.thinking GAME LEVEL`; prints one JSON object. The
match is played by what looks best; at some of its decisions the level thinks as well, under its
own clock. Where the system allows it, a loop that never rests is pinned to the first core.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from statistics import quantiles
from typing import TYPE_CHECKING

from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.levels import all_levels, think
from tabletop.ai.policy import at_a_glance
from tabletop.ai.trials import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.game import Game
    from rules.core.table import Table

DECISIONS = 200
EVERY = 5  # decisions of a match between two that are thought about
BUSY = """
import os
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
while True:
    pass
"""


@contextlib.contextmanager
def busy_core() -> Iterator[None]:
    """Keep one core busy for a while."""
    loop = subprocess.Popen([sys.executable, "-c", BUSY])
    try:
        yield
    finally:
        loop.kill()
        loop.wait()


def positions(game: Game) -> Iterator[Table]:
    """Yield views of decisions among several moves, of match after match at the largest table."""
    seed = met = 0
    while True:
        seed += 1
        t, rng = new_table(game, max(game.seat_counts), seed, {}), Rng.seeded(seed)
        while not t.over:
            view = redact(t, t.seat)
            if len(legal_moves(game, view)) > 1:
                met += 1
                if met % EVERY == 0:
                    yield view
            apply(game, t, at_a_glance(game, view, rng))


def figures(milliseconds: list[float], name: str) -> dict[str, float]:
    """Return the middle, what few pass, and the longest."""
    steps = quantiles(milliseconds, n=100, method="inclusive")
    found = {"p50": steps[49], "p95": steps[94], "max": max(milliseconds)}
    return {f"{name}_{key}": round(value, 1) for key, value in found.items()}


def measure(game: Game, name: str) -> dict[str, float]:
    """Let a level think about positions; time by the clock on the wall and of the processor."""
    level, source = all_levels()[name], positions(game)
    walls: list[float] = []
    works: list[float] = []
    for number in range(DECISIONS):
        view = next(source)
        wall, work = time.perf_counter(), time.process_time()
        think(game, view, level, Rng.seeded(number), Stop())
        walls.append((time.perf_counter() - wall) * 1000)
        works.append((time.process_time() - work) * 1000)
    return figures(walls, "wall_ms") | figures(works, "work_ms")


def main() -> int:
    """Measure and print."""
    game, level = GAMES[sys.argv[1]], sys.argv[2]
    with busy_core():
        found = measure(game, level)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(json.dumps({"seats": max(game.seat_counts), **found, "load": round(load, 1)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
