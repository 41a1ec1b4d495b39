"""The whole program in this process, without a screen: made-up time, an opponent at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.core.engine import legal_moves
from rules.core.moves import drawn
from rules.core.notation import write
from rules.core.rng import Rng
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.ai.messages import Reply
from tabletop.app import App
from tabletop.opening import rescue
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.stage import make_stage

if TYPE_CHECKING:
    from pathlib import Path

    from rules.core.game import Game
    from rules.core.table import Table

FRAME = 1 / 60
START = 100.0
LONGEST_REPORT = 2400
SLOWEST_ANSWER = 4  # polls until an answer comes


class Diary(Logbook):
    """A logbook that only remembers what went wrong, with the report that was written."""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[str] = []

    def note(self, event: str, **facts: object) -> None:
        """Remember trouble."""
        if event == "error":
            self.errors.append(f"{facts.get('scene')}: {facts.get('error')}\n{_report(facts)}")


def _report(facts: dict[str, object]) -> str:
    try:
        text = open_text(str(facts.get("report") or ""))
    except OSError as error:
        return str(error)
    return text[-LONGEST_REPORT:]


def open_text(name: str) -> str:
    """Return what is in a file of ours."""
    return (paths.user() / name).read_text(encoding="utf-8")


class QuickThinker:
    """Answers every question with some legal move, after a few polls and in this process."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.deaths = 0
        self.pid: int | None = None
        self._move = ""
        self._jobs = 0
        self._polls = 0

    @property
    def busy(self) -> bool:
        """Tell whether an answer is awaited."""
        return bool(self._move)

    def start(self) -> None:
        """Have nothing to start."""

    def begin_match(self) -> None:
        """Forget a former match."""
        self._move = ""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose at once, but let it be waited for."""
        self._move = write(game, view.setup, drawn(legal_moves(game, view), self.rng))
        self._polls = self.rng.below(SLOWEST_ANSWER)
        self._jobs += 1
        return self._jobs

    def poll(self) -> Reply | None:
        """Return the choice when its time has come."""
        self._polls -= 1
        if not self._move or self._polls >= 0:
            return None
        move, self._move = self._move, ""
        return Reply(job=self._jobs, move=move, thoughts=[])

    def wait(self, seconds: float) -> None:
        """Have nothing to wait for."""

    def cancel(self) -> None:
        """Forget the question."""
        self._move = ""

    def close(self) -> None:
        """Have nothing to close."""


class Program:
    """One run of the program, from its first screen to its end."""

    def __init__(self, size: tuple[int, int], client: Client) -> None:
        settings = Settings.load(paths.settings_file())
        self.diary = Diary()
        self.stage = make_stage(open_window(size), settings, self.diary, client)
        self.app = App(self.stage, ways.home(), lambda *what: rescue(self.stage, *what))
        self.now = START

    def frame(self, seconds: float = FRAME, *, paint: bool = True) -> None:
        """Let time pass."""
        self.now += seconds
        self.app.tick(self.now)
        if paint:
            self.app.paint()

    def close(self) -> None:
        """End the program."""
        self.app.close()


def quick_client(seed: int) -> Client:
    """Return a thinker that stands in for the worker process."""
    return cast("Client", QuickThinker(seed))


def tidy(folder: Path, most: int) -> None:
    """Throw the oldest files of a folder away, so that lists of them stay short."""
    files = sorted(folder.glob("*.toml"), key=lambda path: path.stat().st_mtime_ns)
    for path in files[: max(0, len(files) - most)]:
        path.unlink()
