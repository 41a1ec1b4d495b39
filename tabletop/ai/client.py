"""The application's end of the thinking process: start, ask, poll, cancel, replace."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, final

from rules.core import notation
from rules.core.engine import judge
from rules.core.game import LEGAL, Game
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.levels import all_levels
from tabletop.ai.messages import REGISTRY, GarbledError, Halt, Job, Reply, as_reply, packed
from tabletop.ai.policy import at_a_glance
from tabletop.ai.tempers import BALANCED

if TYPE_CHECKING:
    from tabletop.ai.line import Line, Target

DEATHS: Final = 3  # after so many in a match, seats play without search
GRACE: Final = 2.0  # seconds beyond its level's time after which a worker that thinks is given up
STARTING: Final = 10.0  # seconds after which one is given up that has not even said it is there
LONGEST_STEP: Final = 1.0  # seconds between two looks: a machine that slept was not waiting
BURIAL: Final = 0.5  # seconds that closing waits for the system to clear a killed worker away


@final
class Client:
    """Asks the worker for moves without ever waiting for it; one job at a time.

    A worker that dies, is silent for too long or talks nonsense is replaced and asked again.
    """

    def __init__(
        self,
        registry: str = REGISTRY,
        *,
        target: "Target | None" = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.registry: Final = registry
        self.deaths = 0
        self._target: Final = target
        self._clock: Final = clock
        self._line: Line | None = None
        self._ended: list[Line] = []
        self._jobs = 0
        self._job: Job | None = None
        self._game: Game | None = None
        self._view: Table | None = None
        self._looked = 0.0  # when the clock was last looked at
        self._waited = 0.0  # seconds, for the answer or for the worker to get ready

    @property
    def busy(self) -> bool:
        """Tell whether an answer is awaited."""
        return self._job is not None

    @property
    def pid(self) -> int | None:
        """Return the worker's process id, if there is one."""
        return None if self._line is None else self._line.pid

    @property
    def ready(self) -> bool:
        """Tell whether the worker was heard to have loaded everything, as of the last poll."""
        return self._line is not None and self._line.ready

    def start(self) -> None:
        """Start the worker if it is not running; it gets ready while frames go on."""
        if self._line is not None or self.deaths >= DEATHS:
            return
        # Processes and pipes are loaded with the first worker, when a window shows already.
        from tabletop.ai.line import Line  # noqa: PLC0415
        from tabletop.ai.worker import serve  # noqa: PLC0415

        try:
            self._line = Line(self._target or serve, self.registry)
        except (OSError, RuntimeError):  # the system has no process or no thread to spare
            self.deaths += 1

    def begin_match(self) -> None:
        """Forget a former match: its question, and the deaths of its workers."""
        self.cancel()
        self.deaths = 0

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = BALANCED) -> int:
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
            temper=temper,
            seed=seed,
        )
        self._send()
        return self._jobs

    def poll(self) -> Reply | None:
        """Return the answer if it is there; late answers to earlier questions are dropped."""
        self._ended = [line for line in self._ended if not line.gone()]
        job = self._job
        if job is None:
            return None
        if self.deaths >= DEATHS:
            return self._glance(job)
        try:
            reply = self._heard(job)
        except GarbledError:
            self._replace()
            return None
        if reply is not None:
            self._job = None
        elif self._line is None or self._overdue(self._line, job):
            self._replace()
        return reply

    def wait(self, seconds: float) -> None:
        """Wait until it is worth polling again; for programs that have no frames to draw."""
        if self._line is not None:
            self._line.wait(min(seconds, LONGEST_STEP))

    def cancel(self) -> None:
        """Drop the question, if there is one."""
        if self._job is not None and self._line is not None:
            self._line.tell(packed(Halt(halt=self._job["job"])))
        self._job = None

    def close(self) -> None:
        """End the worker."""
        self._job = None
        self._end()
        self._ended = [line for line in self._ended if not line.gone(BURIAL)]

    def _heard(self, job: Job) -> Reply | None:
        """Return the answer if the worker has said it; raises GarbledError if it is of no use."""
        line = self._line
        if line is None:
            return None
        messages, lost = line.take()
        for message in messages:
            if not line.ready:
                self._greet(line, message)
                continue
            reply = as_reply(message)
            if reply["job"] >= job["job"]:
                self._check(reply, job)
                return reply
        if lost:
            raise GarbledError("nothing more will come")
        return None

    def _greet(self, line: "Line", message: dict[str, object]) -> None:
        """Take the first word of a worker; from now on it is the question that takes time."""
        if "ready" not in message:
            raise GarbledError("not ready")
        line.ready = True
        self._begin_waiting()

    def _check(self, reply: Reply, job: Job) -> None:
        """Raise GarbledError unless a reply names a move that may be made now."""
        game, view = self._game, self._view
        if game is None or view is None or reply["job"] != job["job"]:
            raise GarbledError("not asked")
        try:
            move = notation.read(game, view.setup, reply["move"])
        except notation.NotationError as wrong:
            raise GarbledError(reply["move"]) from wrong
        # What no player is ever offered, such as the end of a clock, is not the worker's to say.
        if judge(game, view, move) != LEGAL or not game.verbs[move.verb].offered:
            raise GarbledError(reply["move"])

    def _overdue(self, line: "Line", job: Job) -> bool:
        """Tell whether an answer should have come by now; time counts only while somebody looks."""
        now = self._clock()
        self._waited += min(max(0.0, now - self._looked), LONGEST_STEP)
        self._looked = now
        # A machine that could not load one worker in time gets longer for the next.
        starting = STARTING * (1 + self.deaths)
        return self._waited > (patience_with(job["level"]) if line.ready else starting)

    def _begin_waiting(self) -> None:
        self._looked = self._clock()
        self._waited = 0.0

    def _send(self) -> None:
        """Hand the job to a worker, and start one if there is none."""
        self.start()
        if self._line is not None and self._job is not None:
            self._line.tell(packed(self._job))
        self._begin_waiting()

    def _replace(self) -> None:
        """Count a death and let another worker have the job."""
        if self._line is not None:
            self.deaths += 1
            self._end()
        self._send()

    def _end(self) -> None:
        if self._line is not None:
            self._line.end()
            self._ended.append(self._line)
        self._line = None

    def _glance(self, job: Job) -> Reply | None:
        """Answer in this very process, at once and without search."""
        game, view = self._game, self._view
        if game is None or view is None:
            return None
        self._job = None
        move = at_a_glance(game, view, Rng.seeded(job["seed"]))
        text = notation.write(game, view.setup, move)
        return Reply(job=job["job"], move=text, thoughts=[], glance=True)


def patience_with(level: str) -> float:
    """Return how many seconds an answer at a level may take; one that does not search is quick."""
    found = all_levels().get(level)
    settings = found.settings if found is not None else None
    return GRACE + (settings.milliseconds / 1000 if settings is not None else 0.0)
