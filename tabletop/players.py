"""Who decides next: asks the computer for its seats and waits, without ever blocking."""

from hashlib import sha256
from typing import Protocol

from rules.core.game import Game
from rules.core.moves import Move
from rules.core.notation import read
from rules.core.table import NOBODY, Table
from tabletop.ai.levels import all_levels
from tabletop.ai.messages import Reply
from tabletop.match import Match
from tabletop.setups import USUAL_LEVEL

SEED_BYTES = 4


class Thinker(Protocol):
    """Somebody who answers questions about redacted tables, some time later."""

    def begin_match(self) -> None:
        """Forget what went wrong in a former match."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Take a question; an earlier one is dropped."""

    def poll(self) -> Reply | None:
        """Return the answer if it is there."""

    def wait(self, seconds: float) -> None:
        """Wait for an answer; for who has no frames to draw."""

    def cancel(self) -> None:
        """Drop the question."""

    def close(self) -> None:
        """Stop for good."""


class Players:
    """Asks for the moves of a match's computer seats, one question at a time.

    `glancing` tells that answers have come without thought, because thinking keeps failing.
    """

    def __init__(self, match: Match, client: Thinker) -> None:
        client.begin_match()
        self.match = match
        self.client = client
        self.thinking_since: float | None = None
        self.glancing = False
        self._asked = -1  # after how many moves the open question was asked

    def tick(self, now: float) -> Move | None:
        """Ask where a computer must decide; return its move once it is there."""
        match = self.match
        seat = match.decider
        if seat == NOBODY or match.seats[seat].person:
            self.cancel()
            return None
        if self._asked != match.number or self.thinking_since is None:
            self._asked = match.number
            self.thinking_since = now
            level = match.seats[seat].level
            # A file may name a level that only another version of the program has.
            level = level if level in all_levels() else USUAL_LEVEL
            seed = bot_seed(match.record.seed, match.number)
            view, temper = match.view(seat).table, match.seats[seat].temper
            self.client.ask(match.game, view, level, seed, temper)
        reply = self.client.poll()
        if reply is None:
            return None
        self.thinking_since = None
        self.glancing = self.glancing or reply.get("glance", False)
        return read(match.game, match.setup, reply["move"])

    def cancel(self) -> None:
        """Drop the open question, if there is one."""
        if self.thinking_since is not None:
            self.client.cancel()
            self.thinking_since = None

    def close(self) -> None:
        """Drop the open question; the client lives on for the next match."""
        self.cancel()


def bot_seed(seed: int, number: int) -> int:
    """Return the chance of a bot's thoughts: the same every time, but unrelated to the deal's."""
    mixed = sha256(f"thoughts {seed} {number}".encode()).digest()
    return int.from_bytes(mixed[:SEED_BYTES], "big")
