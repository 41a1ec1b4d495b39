"""The process that thinks: plain data in, notation out, gone when the application is gone."""

import contextlib
import os
import signal
from collections.abc import Mapping
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Final, final

from rules.core import notation
from rules.core.game import Game
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.levels import all_levels, think
from tabletop.ai.messages import Job, Ready, Reply, as_job, packed, unpacked
from tabletop.ai.tempers import tempered
from tabletop.ai.trials import Stop

NICENESS: Final = 5


@final
class Mailbox(Stop):
    """Where the worker is told things; whatever arrives during a search ends that search."""

    def __init__(self, source: Connection) -> None:
        self.source: Final = source
        self.waiting: Job | None = None
        self.dropped = False

    def next_job(self) -> Job:
        """Wait for something to think about."""
        while self.waiting is None:
            self._receive()
        job = self.waiting
        self.waiting = None
        self.dropped = False
        return job

    def asked(self) -> bool:
        """Tell whether the job at hand was dropped or another has come."""
        while self.source.poll():
            self._receive()
        return self.dropped

    def _receive(self) -> None:
        message = unpacked(self.source.recv_bytes())
        self.dropped = True
        self.waiting = None if "halt" in message else as_job(message)


def find_names(registry: str) -> list[str]:
    """Return the names of the games that an importable module lists."""
    games: Mapping[str, Game] = import_module(registry).GAMES
    return list(games)


def find_game(registry: str, name: str) -> Game:
    """Return a game by its name from an importable module that lists games."""
    games: Mapping[str, Game] = import_module(registry).GAMES
    return games[name]


def answer(job: Job, stop: Stop) -> Reply:
    """Think about one job."""
    game = find_game(job["registry"], job["game"])
    setup = game.setting(job["seats"], job["options"])
    view = Table.load(setup, job["table"])
    level = all_levels()[job["level"]]
    player = tempered(game, job["temper"])
    thought = think(player, view, level, Rng.seeded(job["seed"]), stop)
    thoughts = [
        (notation.write(game, setup, choice.move), choice.visits, choice.value)
        for choice in thought.choices
    ]
    move = notation.write(game, setup, thought.move)
    return Reply(job=job["job"], move=move, thoughts=thoughts)


def serve(source: Connection, target: Connection, registry: str) -> None:
    """Say that all is at hand, and answer jobs until the other end of the pipes is closed."""
    # Ctrl-C in a terminal reaches every process; the application decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    find_names(registry)
    mailbox = Mailbox(source)
    with contextlib.suppress(EOFError, OSError):
        target.send_bytes(packed(Ready(ready=True)))
        while True:
            reply = answer(mailbox.next_job(), mailbox)
            if not mailbox.dropped:
                target.send_bytes(packed(reply))
