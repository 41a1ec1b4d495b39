"""Asks for advice about what a seat sees, and waits for it without ever blocking."""

from hashlib import sha256

from rules.core.game import Game
from rules.core.table import Table
from tabletop.ai.levels import COACH
from tabletop.coach.advice import Advice, advice_from
from tabletop.players import SEED_BYTES, Thinker


class Advisor:
    """One question at a time, to the same thinker that plays for computers.

    Whoever asks the thinker for something else meanwhile has to `drop` the question first.
    """

    def __init__(self, client: Thinker) -> None:
        self.client = client
        self._asked: tuple[Game, Table] | None = None

    @property
    def thinking(self) -> bool:
        """Tell whether an answer is awaited."""
        return self._asked is not None

    def ask(self, game: Game, view: Table) -> None:
        """Ask about a redacted table on which its viewer decides."""
        self._asked = (game, view)
        self.client.ask(game, view, COACH, seed_of(view))

    def poll(self) -> Advice | None:
        """Return the advice if it is there."""
        if self._asked is None:
            return None
        reply = self.client.poll()
        if reply is None:
            return None
        (game, view), self._asked = self._asked, None
        return advice_from(game, view, reply)

    def drop(self) -> None:
        """Forget the question, if there is one."""
        if self._asked is not None:
            self._asked = None
            self.client.cancel()


def seed_of(view: Table) -> int:
    """Return the chance of thoughts about a table: what is seen decides, and nothing else."""
    return int.from_bytes(sha256(str(view.dump()).encode()).digest()[:SEED_BYTES], "big")
