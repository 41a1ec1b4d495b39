"""Kills the program at random moments, in the write and in the window, and takes up the match."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from _setup import ROOT
from ordeals.report import HOME, Result, at_home, trace_of
from ordeals.resuming import Promises, begun, take_up
from ordeals.windows import Windows, kill_window
from rules.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

WHAT = "kills"
MOST_PROMISES = 40  # moves after which the player is killed at the latest
LONGEST_DELAY = 12_000  # microseconds after a promise: a few moves, so that any part may be hit
STEP = 1_000_003  # between the seeds of two tries
WINDOW_SHARE = 0.2
AGAIN_EVERY = 5  # window kills, of which the last is followed by a new start of the program
PLAYER = (sys.executable, "-m", "ordeals.player")


@dataclass
class Killer:
    """What all kills of one ordeal share: where windows open, who plays, what was found."""

    windows: Windows
    player: tuple[str, ...]
    result: Result

    def try_once(self, home: Path, rng: Rng, *, in_window: bool) -> str:
        """Kill once and take up what is left; return what is wrong with it, or nothing."""
        if in_window:
            again = self.windows.killed % AGAIN_EVERY == AGAIN_EVERY - 1
            wrong = kill_window(self.windows, home, rng, again=again)
        else:
            promises = kill_write(home, rng, self.player)
            if begun(home):
                self.result.tally("hit", "in_write")
            self.result.tally("hit", "promises", sum(map(len, promises.values())))
            wrong = take_up(promises)
        return wrong or self._litter(home)

    def _litter(self, home: Path) -> str:
        """Look for what was begun and is in the way; a start of the program may sweep it up."""
        if not begun(home):
            return ""
        self.result.tally("hit", "swept_by_start")
        for path in begun(home):
            # Another copy might still be writing what is young, so it may stay for a while.
            os.utime(path, (0, 0))
        self.windows.start_again(home, until=lambda: not begun(home))
        left = begun(home)
        return f"litter: {left[0].name} and {len(left) - 1} more" if left else ""


def ordeal(
    count: int,
    seed: int,
    folder: Path,
    *,
    window_share: float = WINDOW_SHARE,
    player: tuple[str, ...] = PLAYER,
) -> Result:
    """Kill and take up again so many times; a share of them in the window."""
    result = Result(WHAT, seed, extras={"kinds": {}, "hit": {}})
    with Windows() as windows:
        killer = Killer(windows, player, result)
        for number in range(count):
            rng = Rng.seeded(seed * STEP + number)
            in_window = rng.fraction() < window_share
            home = folder / f"kill-{number}"
            home.mkdir()
            try:
                with at_home(home):
                    wrong = killer.try_once(home, rng, in_window=in_window)
            except Exception as error:  # whatever it is, it is what we look for
                wrong = trace_of(error)
            result.count += 1
            result.tally("kinds", "window" if in_window else "write")
            if wrong:
                kind = wrong.strip().splitlines()[-1].partition(":")[0]
                result.fail(number, kind, told=wrong, window=in_window)
            shutil.rmtree(home, ignore_errors=True)
    result.extras["resumed"] = result.count - result.failed
    result.extras["started_again"] = windows.again
    result.extras["screen"] = "Xvfb" if windows.screen else "dummy"
    return result


def kill_write(home: Path, rng: Rng, player: tuple[str, ...]) -> Promises:
    """Let somebody play, kill the process in the middle of it; return what it had promised."""
    most, delay = 1 + rng.below(MOST_PROMISES), rng.below(LONGEST_DELAY)
    path = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
    environment = os.environ | {HOME: str(home), "PYTHONPATH": path}
    with subprocess.Popen(
        [*player, str(rng.next())],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        said = _listen(process.stdout, most)
        # A sleep would be far too coarse for a moment inside a write.
        end = time.perf_counter_ns() + delay * 1000
        while time.perf_counter_ns() < end:
            pass
        process.kill()
        # By the same stream: another reader would miss what this one has read ahead.
        said += _listen(process.stdout, sys.maxsize)
        complaint = process.stderr.read() if process.stderr is not None else ""
    if len(said) < most:
        raise RuntimeError(f"the player ended by itself: {complaint[-800:]}")
    return promised(said)


def _listen(stream: IO[str] | None, most: int) -> list[str]:
    """Read so many lines, or fewer where there are no more."""
    lines: list[str] = []
    while stream is not None and len(lines) < most and (line := stream.readline()):
        lines.append(line)
    return lines


def promised(said: Iterable[str]) -> Promises:
    """Read the player's words: which moves of which match were told to be on the disk."""
    promises: Promises = {}
    for line in said:
        if not line.endswith("\n"):
            break  # the kill fell into the word itself
        name, number, move = line.rstrip("\n").split("\t")
        moves = promises.setdefault(name, [])
        if int(number):
            moves.append(move)
    return promises
