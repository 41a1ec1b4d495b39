"""Motion as pure functions of time: easing curves and springs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

Easing = Callable[[float], float]
SPRING_STEP = 1 / 240

# 2 % settle time in milliseconds -> stiffness and damping of a critically damped unit mass.
SPRINGS = {120: (2382.0, 97.6), 180: (1056.0, 65.0), 220: (706.0, 53.2), 280: (436.0, 41.7)}


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


def quad_out(t: float) -> float:
    """Return how far a card slides that friction brings to rest."""
    rest = 1 - clamp(t)
    return 1 - rest * rest


standard = cubic_bezier(0.2, 0.0, 0.0, 1.0)
enter = cubic_bezier(0.05, 0.7, 0.1, 1.0)


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
    def settling_in(cls, milliseconds: int, value: float = 0.0) -> Self:
        """Return a spring with one of the known settle times: 120, 180, 220 or 280."""
        stiffness, damping = SPRINGS[milliseconds]
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

    def snap(self) -> None:
        """Put the value onto its goal at once."""
        self.value = self.goal
        self.velocity = 0.0
        self._left_over = 0.0
