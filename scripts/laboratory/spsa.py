"""Simultaneous perturbation: climbs in many numbers at once by matches between two neighbours.

Each step draws one direction, lets the neighbours this way and that way play each other, and goes
as far as the winner's lead says. Sizes shrink with the powers that Spall recommends.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.rng import Rng

STRIDES_SHRINK = 0.602
REACHES_SHRINK = 0.101
CALM = 0.1  # of all steps, by which the shrinking of strides is put off
FARTHEST = 1.5  # a weight becomes at most e to this power times as large, or as small
SETTLED = 0.5  # of the way so far, the last part, is averaged


@dataclass(frozen=True)
class Schedule:
    """How many steps there are, how far the first neighbours stand, how far the first step goes."""

    steps: int
    reach: float
    stride: float

    def reach_at(self, step: int) -> float:
        """Return how far from the middle both neighbours stand."""
        return self.reach / float((step + 1) ** REACHES_SHRINK)

    def stride_at(self, step: int) -> float:
        """Return what the slope is multiplied with."""
        calm = 1 + CALM * self.steps
        return self.stride * float((calm / (calm + step)) ** STRIDES_SHRINK)


class Climb:
    """A way through the space of multipliers, whose logarithms it keeps."""

    def __init__(self, count: int, schedule: Schedule) -> None:
        self.schedule = schedule
        self.way: list[list[float]] = [[0.0] * count]

    @property
    def steps(self) -> int:
        """Return how many steps were made."""
        return len(self.way) - 1

    def direction(self, rng: Rng) -> list[int]:
        """Draw for every number whether it grows or shrinks."""
        return [1 if rng.below(2) else -1 for _ in self.way[0]]

    def neighbour(self, direction: Sequence[int], sign: int) -> list[float]:
        """Return the multipliers a reach away on one side."""
        reach = sign * self.schedule.reach_at(self.steps)
        return multipliers(
            [here + reach * way for here, way in zip(self.way[-1], direction, strict=True)]
        )

    def step(self, direction: Sequence[int], share: float) -> None:
        """Go where the winner stood; `share` is what the neighbour in that direction won."""
        slope = (2 * share - 1) / (2 * self.schedule.reach_at(self.steps))
        stride = self.schedule.stride_at(self.steps) * slope
        here = zip(self.way[-1], direction, strict=True)
        self.way.append([max(-FARTHEST, min(FARTHEST, at + stride * way)) for at, way in here])

    def settled(self) -> list[float]:
        """Return the multipliers of the average over the later part of the way."""
        late = self.way[int(len(self.way) * SETTLED) :]
        return multipliers([sum(column) / len(late) for column in zip(*late, strict=True)])


def multipliers(logarithms: Sequence[float]) -> list[float]:
    """Return what the weights are multiplied with."""
    return [exp(value) for value in logarithms]
