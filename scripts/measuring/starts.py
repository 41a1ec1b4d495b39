"""Measures how soon the first frame is there, beside that of a window with nothing in it.

An empty window is a process of the same Python that imports pygame, opens a window of the same
size, fills it and shows it once. Both are started in turns, in one run: a busy machine makes both
slow, and the ratio tells what is the program's own.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from measuring.memory import PROC, family

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROUNDS = 9
LIMIT = 60.0  # seconds after which a start has failed
EMPTY = """
import sys
import pygame
pygame.display.init()
window = pygame.display.set_mode(({width}, {height}), pygame.RESIZABLE)
window.fill((22, 33, 58))
pygame.display.flip()
open(sys.argv[1], "w").write("first_frame")
pygame.quit()
"""
# Of an environment for developers: a player's Python keeps what it has compiled.
NOT_A_PLAYERS = ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED", "PYTHONPATH")


def starts(
    environment: Mapping[str, str], size: str, programs: Mapping[str, Sequence[str]]
) -> dict[str, object]:
    """Start programs and an empty window in turns; return medians, and how they compare."""
    width, _, height = size.partition("x")
    empty = [sys.executable, "-c", EMPTY.format(width=width, height=height)]
    needed: dict[str, list[float]] = {name: [] for name in ("empty", *programs)}
    with tempfile.TemporaryDirectory(prefix="cloakroom-bench-") as home:
        for _ in range(ROUNDS + 1):
            needed["empty"].append(first_frame(environment, home, empty))
            for name, program in programs.items():
                command = [*program, "--size", size, "--log"]
                needed[name].append(first_frame(environment, home, command))
    # The first time a disk is read that nobody has read before.
    middle = {name: median(times[1:]) for name, times in needed.items()}
    ratios = {name: round(middle[name] / middle["empty"], 2) for name in programs}
    times = {name: round(milliseconds) for name, milliseconds in middle.items()}
    return {"start_ratio": ratios, "first_frame_ms": times}


def first_frame(environment: Mapping[str, str], home: str, command: Sequence[str]) -> float:
    """Start a command that ends in the name of its log; return the ms to its first frame."""
    with running(environment, home, command) as (_, milliseconds):
        return milliseconds


@contextlib.contextmanager
def running(
    environment: Mapping[str, str], home: str, command: Sequence[str]
) -> Iterator[tuple[int, float]]:
    """Start a command as a player would; give its process and the ms to its first frame."""
    kept = {key: value for key, value in environment.items() if key not in NOT_A_PLAYERS}
    with tempfile.TemporaryDirectory(prefix="cloakroom-bench-") as folder:
        log = Path(folder) / "log.jsonl"
        start = time.perf_counter()
        process = subprocess.Popen(
            [*command, str(log)],
            env=kept | {"CLOAKROOM_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not (log.exists() and "first_frame" in log.read_text(encoding="utf-8")):
                if process.poll() not in {None, 0} or time.perf_counter() - start > LIMIT:
                    raise RuntimeError("the program did not show a first frame")
                time.sleep(0.002)
            yield process.pid, (time.perf_counter() - start) * 1000
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program and wait until everything is gone that it started: it would be in the way."""
    with contextlib.suppress(OSError):
        started = family(process.pid) if PROC.exists() else []
        process.terminate()
        process.wait()
        limit = time.perf_counter() + LIMIT
        while any(is_running(one) for one in started) and time.perf_counter() < limit:
            time.sleep(0.01)


def is_running(process: int) -> bool:
    """Tell whether a process is there that has not ended."""
    try:
        os.kill(process, 0)
        return " Z " not in (PROC / str(process) / "stat").read_text(encoding="utf-8")
    except OSError:
        return False
