"""Stops, kills and delays the thinking process at random moments: play must go on."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from typing import TYPE_CHECKING

from ordeals.report import Result, at_home, trace_of
from rules.core.notation import read
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.client import Client
from tabletop.ai.levels import all_levels
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.players import bot_seed

if TYPE_CHECKING:
    from pathlib import Path

    from rules.core.moves import Move

WHAT = "worker"
STEP = 1_000_003
LEVELS = ("easy", "normal", "hard")
GRACE = 2.0  # seconds beyond a level's time within which a move must come
STARTING = 8.0  # seconds in which a new worker gets ready on a busy machine
PATIENCE = 30.0  # seconds after which a move is given up
LATEST = 700  # milliseconds after the question, at which something happens to the worker
LATE = 4.0  # seconds for which a worker is stopped that goes on later
MOVES_BEFORE, MOVES_AFTER = 2, 2
PAUSE = 0.005
STOP, KILL, SLEEP = "stopped", "killed", "asleep"
# A system without signals can only kill.
WAYS = (KILL,) if sys.platform == "win32" else (STOP, KILL, SLEEP)


class SilentError(Exception):
    """No move came."""


class Hang:
    """One match of computers, and what happens to their worker in it."""

    def __init__(self, rng: Rng, client: Client) -> None:
        self.rng = rng
        self.client = client
        games = list(GAMES.values())
        game = games[rng.below(len(games))]
        count = game.seat_counts[rng.below(len(game.seat_counts))]
        self.level = LEVELS[rng.below(len(LEVELS))]
        seats = [Seat(f"C{number}", self.level) for number in range(count)]
        self.match = Match.new(game, seats, rng.next(), {})
        self._sleeper: tuple[int, float] | None = None

    def run(self, way: str) -> float:
        """Play, let something happen to the worker, play on; return how long that move took."""
        self.client.begin_match()
        for _ in range(self.rng.below(MOVES_BEFORE + 1)):
            self._play("")
        took = self._play(way)
        for _ in range(MOVES_AFTER):
            self._play("")
        self.match.close()
        return took

    @property
    def allowed(self) -> float:
        """Return within how many seconds a move must come, whatever happens to the worker."""
        settings = all_levels()[self.level].settings
        thinking = settings.milliseconds / 1000 if settings is not None else 0.0
        return thinking + GRACE + STARTING

    def _play(self, way: str) -> float:
        """Ask for a move and make it; something may happen to the worker meanwhile."""
        match = self.match
        if match.over:
            return 0.0
        start = time.monotonic()
        seed = bot_seed(match.record.seed, match.number)
        view = match.view(match.decider).table
        self.client.ask(match.game, view, self.level, seed)
        if way:
            self._hurt(way)
        match.submit(self._answer(start))
        return time.monotonic() - start

    def _hurt(self, way: str) -> None:
        time.sleep(self.rng.below(LATEST) / 1000)
        pid = self.client.pid
        if pid is None:
            return
        # It may have been replaced or have ended at this very moment.
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32" or way == KILL:
                os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
            else:
                os.kill(pid, signal.SIGSTOP)
                self._sleeper = (pid, time.monotonic() + LATE) if way == SLEEP else None

    def _answer(self, start: float) -> Move:
        """Poll as frames do, until a move is there."""
        while time.monotonic() < start + PATIENCE:
            reply = self.client.poll()
            if reply is not None:
                return read(self.match.game, self.match.setup, reply["move"])
            self._wake()
            time.sleep(PAUSE)
        raise SilentError(f"no move within {PATIENCE:.0f} s")

    def _wake(self) -> None:
        """Let a sleeping worker go on when its time has come: its answer is late."""
        if self._sleeper is not None and time.monotonic() > self._sleeper[1]:
            pid, self._sleeper = self._sleeper[0], None
            if sys.platform != "win32":
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)


def ordeal(count: int, seed: int, folder: Path, *, ways: tuple[str, ...] = WAYS) -> Result:
    """Let so many workers come to grief."""
    result = Result(WHAT, seed, extras={"slowest": 0.0, "kinds": {}})
    client = Client()
    try:
        with at_home(folder):
            for number in range(count):
                rng = Rng.seeded(seed * STEP + number)
                way = ways[rng.below(len(ways))]
                result.count += 1
                result.tally("kinds", way)
                hang = Hang(rng, client)
                told = f"{way}, {hang.match.game.name}, {hang.level}"
                try:
                    took = hang.run(way)
                except Exception as error:  # whatever it is, it is what we look for
                    result.fail(number, type(error).__name__, told=f"{told}\n{trace_of(error)}")
                    client.close()
                    client = Client()
                    continue
                result.slower(took, told)
                if took > hang.allowed:
                    result.fail(number, "slow", told=f"{told}: {took:.1f} s", way=way)
    finally:
        client.close()
    return result
