"""The telling of one moment: which numbers are out already, and how long it still stays.

It knows time but no window, so whoever draws it can be made anew without losing the thread.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from rules.core.events import Event
from rules.core.moments import Moment
from tabletop.ui.table import feel
from tabletop.words.runs import Run, plain_runs

ALONE: Final = -1  # the stroke of a camp that has a total and nothing else to show
Runs = Sequence[Sequence[Run]]  # of every camp


@dataclass(frozen=True, slots=True)
class Tick:
    """One number that comes out: of which camp, by which of its runs, from what to what."""

    camp: int
    stroke: int
    before: int
    after: int

    @property
    def strikes(self) -> bool:
        """Tell whether it takes something away."""
        return self.after < self.before


def ticks_of(moment: Moment, runs: Runs = ()) -> list[Tick]:
    """Return the numbers of a moment in the order in which they come out.

    Where the rules cap a sum, the last one leads from the plain sum to the total.
    """
    result = []
    for number, camp in enumerate(moment.camps):
        value = 0
        for index, run in enumerate(runs[number] if runs else plain_runs(camp)):
            result.append(Tick(number, index, value, value + run.amount))
            value += run.amount
        if not camp.strokes or value != camp.total:
            result.append(Tick(number, ALONE, value if camp.strokes else 0, camp.total))
    return result


@dataclass(frozen=True, slots=True)
class Leisure:
    """How a moment may be told.

    waits   whether it stays until somebody goes on
    calm    whether every number is out from the first, because little shall move
    most    the seconds that there are for it at normal pace
    """

    waits: bool = False
    calm: bool = False
    most: float = inf


AT_LEISURE: Final = Leisure()


class Telling:
    """A moment on its way from the first number to what follows.

    event     the sentence that ends it
    moment    what it tells
    touches   whether it concerns whoever looks
    waits     whether it stays until somebody goes on
    runs      the strokes of every camp, equal ones together
    """

    def __init__(
        self,
        event: Event,
        moment: Moment,
        *,
        touches: bool,
        leisure: Leisure = AT_LEISURE,
        runs: Runs = (),
    ) -> None:
        self.event = event
        self.moment = moment
        self.touches = touches
        self.waits = leisure.waits
        self.runs = runs or [plain_runs(camp) for camp in moment.camps]
        self.ticks = ticks_of(moment, self.runs)
        self.at = 0.0
        self.gone = False
        share = 1.0 if touches else feel.MOMENT_OTHERS
        step = min(feel.STROKE, feel.STROKES_MOST * share / max(1, len(self.ticks)))
        verdict = feel.STAGE_IN + step * len(self.ticks) + feel.STAMP
        last = verdict + feel.UPSHOT * len(moment.upshots)
        end = max(feel.MOMENT_LEAST, last + feel.MOMENT * share)
        self._end = max(feel.MOMENT_LEAST, min(end, leisure.most))
        # Where there is little time, numbers come out faster, so that all of them can be read.
        fast = min(1.0, self._end * feel.MOMENT_COUNTING / last) if self._end < end else 1.0
        fast = 0.0 if leisure.calm else fast
        self._in, self._step, self._stamp = feel.STAGE_IN * fast, step * fast, feel.STAMP * fast
        self._verdict, self._last = verdict * fast, last * fast
        self._upshot = feel.UPSHOT * fast

    # Time

    def advance(self, seconds: float) -> None:
        """Let time pass; in the end it goes, unless it waits for somebody."""
        self.at += seconds
        if self.at >= self._end and not self.waits:
            self.gone = True

    def press(self) -> None:
        """Bring out all numbers at once, or where they are all out, go."""
        if self.complete:
            self.gone = True
        self.at = max(self.at, self._last)

    # What is out

    @property
    def counted(self) -> int:
        """Return how many numbers are out."""
        if self.at >= self._verdict - self._stamp:
            return len(self.ticks)
        return max(0, min(len(self.ticks), int((self.at - self._in) / self._step)))

    @property
    def since_counted(self) -> float:
        """Return how long ago the last number came out."""
        return self.at - self._in - self._step * self.counted

    @property
    def stamped(self) -> bool:
        """Tell whether the verdict is out."""
        return self.at >= self._verdict

    @property
    def since_stamped(self) -> float:
        """Return how long ago the verdict came out."""
        return self.at - self._verdict

    @property
    def upshots(self) -> int:
        """Return how many upshots are out."""
        many = len(self.moment.upshots)
        if self.at >= self._last:
            return many
        return max(0, min(many, int((self.at - self._verdict) / self._upshot)))

    @property
    def complete(self) -> bool:
        """Tell whether every number is out."""
        return self.at >= self._last

    @property
    def still(self) -> bool:
        """Tell whether nothing changes any more before somebody goes on."""
        return self.waits and self.at >= self._last + feel.STAGE_IN

    @property
    def sums(self) -> list[int | None]:
        """Return what every camp has come to so far; nothing of those that have not begun."""
        result: list[int | None] = [None] * len(self.moment.camps)
        for tick in self.ticks[: self.counted]:
            result[tick.camp] = tick.after
        return result
