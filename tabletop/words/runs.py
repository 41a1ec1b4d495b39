"""Runs of a sum: strokes that are called alike and bring as much, told together."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.core.moments import Camp, Stroke


@dataclass(frozen=True, slots=True)
class Run:
    """A stroke, and how often it comes."""

    stroke: Stroke
    times: int = 1

    @property
    def amount(self) -> int:
        """Return what all of them bring together."""
        return self.stroke.amount * self.times


def plain_runs(camp: Camp) -> list[Run]:
    """Return every stroke by itself."""
    return [Run(stroke) for stroke in camp.strokes]


def runs_of(camp: Camp, name: Callable[[Stroke], str]) -> list[Run]:
    """Return the strokes of a camp, equal ones together where the first of them stands."""
    found: dict[tuple[str, int], list[Stroke]] = {}
    for stroke in camp.strokes:
        found.setdefault((name(stroke), stroke.amount), []).append(stroke)
    return [Run(strokes[0], len(strokes)) for strokes in found.values()]
