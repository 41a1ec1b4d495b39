"""The application's end of the thinking process: start, ask, poll, cancel, restart."""

import contextlib
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, final

from rules.core import notation
from rules.core.game import Game
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.messages import REGISTRY, Halt, Job, Reply
from tabletop.ai.policy import at_a_glance
from tabletop.ai.worker import serve

DEATHS: Final = 3  # after so many in a match, seats play without search
FAREWELL: Final = 1.0  # seconds a worker gets to leave by itself when the application closes


@final
class Client:
    """Asks the worker for moves without ever waiting for it; one job at a time."""

    def __init__(self, registry: str = REGISTRY) -> None:
        self.registry: Final = registry
        self.deaths = 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._jobs = 0
        self._job: Job | None = None
        self._game: Game | None = None
        self._view: Table | None = None

    @property
    def busy(self) -> bool:
        """Tell whether an answer is awaited."""
        return self._job is not None

    @property
    def pid(self) -> int | None:
        """Return the worker's process id, if there is one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the worker if it is not running; it gets ready while frames go on."""
        if self._process is not None or self.deaths >= DEATHS:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="opponent", daemon=True)
        try:
            process.start()
        except OSError:
            self.deaths += 1
            ours.close()
            return
        finally:
            theirs.close()
        self._process = process
        self._connection = ours

    def begin_match(self) -> None:
        """Forget a former match: its question, and the deaths of its workers."""
        self.cancel()
        self.deaths = 0

    def ask(self, game: Game, view: Table, level: str, seed: int) -> int:
        """Ask for a move on a redacted table; an earlier question is dropped. Return its number."""
        self._jobs += 1
        self._game = game
        self._view = view
        setup = view.setup
        self._job = Job(
            job=self._jobs,
            registry=self.registry,
            game=game.name,
            seats=setup.seats,
            options=setup.options,
            table=view.dump(),
            level=level,
            seed=seed,
        )
        self._send()
        return self._jobs

    def poll(self) -> Reply | None:
        """Return the answer if it is there; late answers to earlier questions are dropped."""
        if self._job is None:
            return None
        if self.deaths >= DEATHS:
            return self._glance()
        try:
            while self._connection is not None and self._connection.poll():
                reply: Reply = self._connection.recv()
                if reply["job"] == self._job["job"]:
                    self._job = None
                    return reply
        except (EOFError, OSError):
            self._bury()
        if self._process is None or not self._process.is_alive():
            self._bury()
            self._send()
        return None

    def wait(self, seconds: float) -> None:
        """Wait until the worker speaks or dies; for programs that have no frames to draw."""
        if self._connection is not None and self._process is not None:
            wait([self._connection, self._process.sentinel], seconds)

    def cancel(self) -> None:
        """Drop the question, if there is one."""
        if self._job is None:
            return
        halt = Halt(halt=self._job["job"])
        self._job = None
        if self._connection is not None:
            with contextlib.suppress(OSError):
                self._connection.send(halt)

    def close(self) -> None:
        """End the worker."""
        self._job = None
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.join(FAREWELL)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
        self._connection = None
        self._process = None

    def _send(self) -> None:
        """Hand the job to a living worker; a pipe that broke is noticed by the next poll."""
        self.start()
        if self._connection is not None and self._job is not None:
            with contextlib.suppress(OSError):
                self._connection.send(self._job)

    def _bury(self) -> None:
        if self._process is None:
            return
        self.deaths += 1
        if self._connection is not None:
            self._connection.close()
        self._process.kill()
        self._process.join()
        self._process.close()
        self._process = None
        self._connection = None

    def _glance(self) -> Reply | None:
        """Answer in this very process, at once and without search."""
        job, game, view = self._job, self._game, self._view
        if job is None or game is None or view is None:
            return None
        self._job = None
        move = at_a_glance(game, view, Rng.seeded(job["seed"]))
        return Reply(job=job["job"], move=notation.write(game, view.setup, move), thoughts=[])
