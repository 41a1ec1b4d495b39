"""A thinker without a process or a clock, for whoever asks the coach in tests."""

from rules.core.game import Game
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Plain, Table
from tabletop.ai.levels import SEARCH, Level, think
from tabletop.ai.messages import Reply
from tabletop.ai.trials import Stop, TrialSettings

FOREVER = 10**9  # milliseconds
WORLDS = 3


class CalmThinker:
    """Thinks in a few worlds as soon as it is asked, and keeps what it was shown."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.level = Level("calm", SEARCH, 1, TrialSettings(worlds, FOREVER, 8, 1, 1.0, 0.0, 1))
        self.shown: list[tuple[Plain, str, int]] = []
        self.reply: Reply | None = None

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Think at once."""
        self.shown.append((view.dump(), level, seed))
        thought = think(game, view, self.level, Rng.seeded(seed), Stop())
        thoughts = [
            (write(game, view.setup, one.move), one.visits, one.value) for one in thought.choices
        ]
        move = write(game, view.setup, thought.move)
        self.reply = Reply(job=len(self.shown), move=move, thoughts=thoughts)
        return len(self.shown)

    def poll(self) -> Reply | None:
        """Answer once."""
        reply, self.reply = self.reply, None
        return reply

    def wait(self, seconds: float) -> None:
        """Be ready at once."""

    def cancel(self) -> None:
        """Forget the question."""
        self.reply = None

    def close(self) -> None:
        """Have nothing to close."""
