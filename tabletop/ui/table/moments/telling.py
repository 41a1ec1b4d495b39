"""The telling of one moment: which numbers are out already, and how long it still stays.

It knows time but no window, so whoever draws it can be made anew without losing the thread.
"""

from dataclasses import dataclass
from typing import Final

from rules.core.events import Event
from rules.core.moments import Moment
from tabletop.ui.table import feel

ALONE: Final = -1  # the stroke of a camp that has a total and nothing else to show


@dataclass(frozen=True, slots=True)
class Tick:
    """One number that comes out: of which camp, by which stroke, from what to what."""

    camp: int
    stroke: int
    before: int
    after: int

    @property
    def strikes(self) -> bool:
        """Tell whether it takes something away."""
        return self.after < self.before


def ticks_of(moment: Moment) -> list[Tick]:
    """Return the numbers of a moment in the order in which they come out.

    Where the rules cap a sum, the last one leads from the plain sum to the total.
    """
    result = []
    for number, camp in enumerate(moment.camps):
        value = 0
        for index, stroke in enumerate(camp.strokes):
            result.append(Tick(number, index, value, value + stroke.amount))
            value += stroke.amount
        if not camp.strokes or value != camp.total:
            result.append(Tick(number, ALONE, value if camp.strokes else 0, camp.total))
    return result


class Telling:
    """A moment on its way from the first number to what follows.

    event     the sentence that ends it
    moment    what it tells
    touches   whether it concerns whoever looks
    waits     whether it stays until somebody goes on
    """

    def __init__(self, event: Event, moment: Moment, *, touches: bool, waits: bool = False) -> None:
        self.event = event
        self.moment = moment
        self.touches = touches
        self.waits = waits
        self.ticks = ticks_of(moment)
        self.at = 0.0
        self.gone = False
        most = feel.STROKES_MOST if touches else feel.STROKES_MOST * feel.MOMENT_OTHERS
        self._step = min(feel.STROKE, most / max(1, len(self.ticks)))
        self._verdict = feel.STAGE_IN + self._step * len(self.ticks) + feel.STAMP
        self._last = self._verdict + feel.UPSHOT * len(moment.upshots)
        share = 1.0 if touches else feel.MOMENT_OTHERS
        self._end = max(feel.MOMENT_LEAST, self._last + feel.MOMENT * share)

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
        if self.at >= self._verdict - feel.STAMP:
            return len(self.ticks)
        return max(0, min(len(self.ticks), int((self.at - feel.STAGE_IN) / self._step)))

    @property
    def since_counted(self) -> float:
        """Return how long ago the last number came out."""
        return self.at - feel.STAGE_IN - self._step * self.counted

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
        return max(0, min(many, int((self.at - self._verdict) / feel.UPSHOT)))

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
