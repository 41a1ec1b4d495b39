"""Measures what a running program takes and holds: processor, memory, open files."""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

PROC = Path("/proc")
LARGE = "3840x2160"
LEVEL = "easy"  # the fastest that plays to the end: what is measured is the window
SEED = "7"
EVERY = 0.25  # seconds between two looks at the memory
ENDED = 15.0  # seconds without a move after which a match is over, and its result is shown
LONGEST = 600.0


def family(process: int) -> list[int]:
    """Return a process and everything it started."""
    found = [process]
    for task in (PROC / str(process) / "task").glob("*/children"):
        for child in task.read_text(encoding="ascii").split():
            found += family(int(child))
    return found


def cpu_seconds(process: int) -> float:
    """Return the processor time that a process and its children have used so far."""
    # A thread's own account is exact; the usual one counts in hundredths of a second.
    threads = [task for member in family(process) for task in (PROC / str(member)).glob("task/*")]
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in threads) / 1e9


def percent_of(process: int, seconds: float) -> float:
    """Return what of a core a process and its children take for a while, in percent."""
    before, start = cpu_seconds(process), time.perf_counter()
    time.sleep(seconds)
    used = cpu_seconds(process) - before
    return round(100 * used / (time.perf_counter() - start), 2)


def memory_mb(process: int) -> float:
    """Return the memory that a process and its children hold, shared pages counted once."""
    total = 0
    for member in family(process):
        text = (PROC / str(member) / "smaps_rollup").read_text(encoding="utf-8")
        lines = [line.split() for line in text.splitlines()]
        total += sum(int(words[1]) for words in lines if words[0] == "Pss:")
    return round(total / 1024, 1)


def open_files(process: int) -> int:
    """Return how many files, pipes and sockets a process has open."""
    return len(list((PROC / str(process) / "fd").iterdir()))


def watched(
    program: Sequence[str], environment: dict[str, str], game: str, seats: int
) -> dict[str, float]:
    """Watch a whole match in a very large window; return the most it held at any moment."""
    with tempfile.TemporaryDirectory(prefix="cloakroom-bench-") as folder:
        log = Path(folder) / "log.jsonl"
        match = ["--new", game, "--seats", str(seats), "--seed", SEED, "--level", LEVEL]
        process = subprocess.Popen(
            [*program, *match, "--size", LARGE, "--watch", "--instant", "--log", str(log)],
            env=environment | {"CLOAKROOM_HOME": folder},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            return _most(process, log)
        finally:
            process.terminate()
            process.wait()


def _most(process: subprocess.Popen[bytes], log: Path) -> dict[str, float]:
    memory, files, moves = 0.0, 0, 0
    start = moved = time.perf_counter()
    while time.perf_counter() - start < LONGEST:
        time.sleep(EVERY)
        if process.poll() is not None:
            raise RuntimeError("the program ended before the match did")
        with contextlib.suppress(OSError):  # a process that is just starting or ending
            memory = max(memory, memory_mb(process.pid))
            files = max(files, open_files(process.pid))
        made = log.read_text(encoding="utf-8").count('"move",') if log.exists() else 0
        if made != moves:
            moves, moved = made, time.perf_counter()
        if moves and time.perf_counter() - moved > ENDED:
            return {"memory_mb": memory, "open_files": files}
    raise RuntimeError("the match did not end")
