"""What tests do with the thinking process: open one, ask, look as frames do, hurt it."""

import os
import signal
import sys
from collections.abc import Callable
from time import monotonic

from rules.core.engine import judge
from rules.core.game import LEGAL
from rules.core.hidden import redact
from rules.core.notation import read
from rules.core.table import Table
from tabletop.ai.client import Client
from tabletop.ai.messages import Reply
from tests.ai.positions import dealt
from tests.fixture_game import GAME

PATIENCE = 300.0  # seconds; only a broken worker ever takes so long, however busy the machine
STEP = 0.5  # seconds that a test lets pass between two looks
REGISTRY = "tests.fixture_game"

Opener = Callable[..., Client]


class Hourglass:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def view() -> Table:
    return redact(dealt(), 0)


def until(client: Client, reached: Callable[[Reply | None], bool]) -> Reply | None:
    """Poll as frames would, until something is so."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        reply = client.poll()
        if reached(reply):
            return reply
        client.wait(PATIENCE)
    raise AssertionError("it never came")


def awaited(client: Client) -> Reply:
    reply = until(client, lambda reply: reply is not None)
    assert reply is not None
    assert judge(GAME, view(), read(GAME, view().setup, reply["move"])) == LEGAL
    return reply


def got_ready(client: Client) -> None:
    """Wait until the worker has said that it listens, without any time passing on its clock."""
    assert until(client, lambda reply: reply is not None or client.ready) is None


def send(client: Client, number: int) -> None:
    pid = client.pid
    assert pid is not None
    os.kill(pid, number)


def kill(client: Client) -> None:
    send(client, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    line = client._line
    assert line is not None
    line._process.join(PATIENCE)


def let_pass(client: Client, clock: Hourglass, seconds: float) -> None:
    """Let time pass, as it does between frames."""
    for _ in range(round(seconds / STEP)):
        clock.now += STEP
        assert client.poll() is None
