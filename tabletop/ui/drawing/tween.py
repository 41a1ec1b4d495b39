"""Motion as pure functions of time: easing curves, springs, and how motions are combined."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Self

Easing = Callable[[float], float]
SPRING_STEP = 1 / 240

# 2 % settle time in milliseconds -> stiffness and damping of a critically damped unit mass.
SPRINGS = {120: (2382.0, 97.6), 180: (1056.0, 65.0), 220: (706.0, 53.2), 280: (436.0, 41.7)}
# The same with slight life: damping ratio 0.75, 2.8 % overshoot.
LIVELY_SPRINGS = {120: (2250.0, 71.2), 180: (1006.0, 47.6), 220: (675.0, 39.0), 280: (418.0, 30.7)}


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """Return the value kept between low and high."""
    return low if value < low else high if value > high else value


def cubic_bezier(x1: float, y1: float, x2: float, y2: float) -> Easing:
    """Return the easing of a timing curve through (0, 0), two handles and (1, 1)."""

    def axis(first: float, second: float, u: float) -> float:
        rest = 1 - u
        return 3 * rest * rest * u * first + 3 * rest * u * u * second + u * u * u

    def ease(t: float) -> float:
        if t <= 0 or t >= 1:
            return clamp(t)
        low, high = 0.0, 1.0
        for _ in range(24):
            middle = (low + high) / 2
            if axis(x1, x2, middle) < t:
                low = middle
            else:
                high = middle
        return axis(y1, y2, (low + high) / 2)

    return ease


def linear(t: float) -> float:
    """Return the time itself, kept between 0 and 1."""
    return clamp(t)


def quad_out(t: float) -> float:
    """Return how far a card slides that friction brings to rest."""
    rest = 1 - clamp(t)
    return 1 - rest * rest


standard = cubic_bezier(0.2, 0.0, 0.0, 1.0)
enter = cubic_bezier(0.05, 0.7, 0.1, 1.0)
leave = cubic_bezier(0.3, 0.0, 0.8, 0.15)


@dataclass(slots=True)
class Spring:
    """A value that follows its goal like a damped weight; stepped finely, so it is stable."""

    value: float = 0.0
    goal: float = 0.0
    velocity: float = 0.0
    stiffness: float = SPRINGS[180][0]
    damping: float = SPRINGS[180][1]
    _left_over: float = 0.0

    @classmethod
    def settling_in(cls, milliseconds: int, value: float = 0.0, *, lively: bool = False) -> Self:
        """Return a spring with one of the known settle times: 120, 180, 220 or 280."""
        stiffness, damping = (LIVELY_SPRINGS if lively else SPRINGS)[milliseconds]
        return cls(value, value, 0.0, stiffness, damping)

    def advance(self, seconds: float) -> float:
        """Move on by some time and return the new value."""
        self._left_over += min(seconds, 0.25)
        while self._left_over >= SPRING_STEP:
            self._left_over -= SPRING_STEP
            pull = self.stiffness * (self.goal - self.value) - self.damping * self.velocity
            self.velocity += pull * SPRING_STEP
            self.value += self.velocity * SPRING_STEP
        return self.value

    def at_rest(self, near: float = 0.001) -> bool:
        """Tell whether value and goal are as good as equal and nothing moves."""
        return abs(self.goal - self.value) <= near and abs(self.velocity) <= near * 60

    def snap(self) -> None:
        """Put the value onto its goal at once."""
        self.value = self.goal
        self.velocity = 0.0
        self._left_over = 0.0


class Motion(ABC):
    """Something that lasts a while and is shown at any of its moments."""

    @property
    @abstractmethod
    def duration(self) -> float:
        """Return how many seconds it lasts."""

    @abstractmethod
    def show(self, at: float) -> None:
        """Show the moment `at` seconds after the start; earlier and later moments are allowed."""


@dataclass(slots=True)
class Tween(Motion):
    """One number (or several) led from its start to its end along a curve."""

    start: Sequence[float]
    end: Sequence[float]
    seconds: float
    apply: Callable[[tuple[float, ...]], None] = lambda _values: None
    easing: Easing = standard

    @property
    def duration(self) -> float:
        """Return how many seconds it lasts."""
        return self.seconds

    def values(self, at: float) -> tuple[float, ...]:
        """Return the numbers at a moment."""
        progress = self.easing(at / self.seconds) if self.seconds > 0 else 1.0
        return tuple(a + (b - a) * progress for a, b in zip(self.start, self.end, strict=True))

    def show(self, at: float) -> None:
        """Hand the numbers of this moment to `apply`."""
        self.apply(self.values(at))


@dataclass(slots=True)
class Trigger(Motion):
    """Something done once, as soon as its moment has come."""

    action: Callable[[], None]
    _done: bool = False

    @property
    def duration(self) -> float:
        """Return that it takes no time."""
        return 0.0

    def show(self, at: float) -> None:
        """Act when the moment is reached for the first time."""
        if at >= 0 and not self._done:
            self._done = True
            self.action()


@dataclass(slots=True)
class Delay(Motion):
    """A pause."""

    seconds: float

    @property
    def duration(self) -> float:
        """Return how many seconds it lasts."""
        return self.seconds

    def show(self, at: float) -> None:
        """Show nothing."""


@dataclass(slots=True)
class _Group(Motion):
    """Motions at fixed offsets; a part is shown from its start on and once at its end."""

    parts: list[tuple[float, Motion]] = field(default_factory=list)
    _finished: set[int] = field(default_factory=set)

    @property
    def duration(self) -> float:
        """Return how many seconds pass until the last part has ended."""
        return max((offset + part.duration for offset, part in self.parts), default=0.0)

    def show(self, at: float) -> None:
        """Show every part that has begun and was not yet shown at its end."""
        for index, (offset, part) in enumerate(self.parts):
            if at < offset or index in self._finished:
                continue
            part.show(min(at - offset, part.duration))
            if at - offset >= part.duration:
                self._finished.add(index)


def parallel(*parts: Motion) -> Motion:
    """Return motions that begin together."""
    return _Group([(0.0, part) for part in parts])


def sequence(*parts: Motion) -> Motion:
    """Return motions one after another."""
    timed: list[tuple[float, Motion]] = []
    offset = 0.0
    for part in parts:
        timed.append((offset, part))
        offset += part.duration
    return _Group(timed)


def stagger(parts: Sequence[Motion], gap: float, longest: float = float("inf")) -> Motion:
    """Return motions that begin `gap` seconds apart, closer if all would take too long."""
    if len(parts) > 1:
        last = parts[-1].duration
        gap = min(gap, max(0.0, longest - last) / (len(parts) - 1))
    return _Group([(index * gap, part) for index, part in enumerate(parts)])


def delayed(seconds: float, part: Motion) -> Motion:
    """Return a motion that begins after a pause."""
    return _Group([(seconds, part)])


@dataclass(slots=True)
class Player:
    """One motion being played; time comes from outside, and so does speed."""

    motion: Motion
    at: float = 0.0

    @property
    def finished(self) -> bool:
        """Tell whether the end was shown."""
        return self.at >= self.motion.duration

    def advance(self, seconds: float) -> bool:
        """Show the moment some seconds later; return whether the motion has ended."""
        self.at += seconds
        self.motion.show(self.at)
        return self.finished

    def finish(self) -> None:
        """Show the end at once."""
        self.at = max(self.at, self.motion.duration)
        self.motion.show(self.at)
