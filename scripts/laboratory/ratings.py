"""How strong levels are, from who won: the model of Bradley and Terry, for any number of seats.

A seat wins in proportion to the strength of who sits there (Plackett and Luce say the same of the
first of many). Ratings are in Elo points: 400 more are ten times the strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import TYPE_CHECKING

from tabletop.ai.odds import CERTAINTY

if TYPE_CHECKING:
    from collections.abc import Sequence

POINTS = 400 / log(10)  # Elo points of one unit of log strength
DOUBT = 0.5  # matches drawn with an average player, so that who never lost is not infinitely good
ROUNDS = 100
CLOSE = 1e-9


@dataclass(frozen=True)
class Meeting:
    """One match: who sat there, and each one's share of the win."""

    levels: Sequence[str]
    shares: Sequence[float]


@dataclass(frozen=True)
class Rating:
    """How strong a level is against the weakest named one, and within which bounds."""

    level: str
    points: float
    low: float
    high: float
    matches: int


def ratings(meetings: Sequence[Meeting], levels: Sequence[str]) -> list[Rating]:
    """Rate levels by all meetings; the first of them stands at zero."""
    index = {level: number for number, level in enumerate(levels)}
    strengths = [0.0] * len(levels)
    for _ in range(ROUNDS):
        slope, bend = _likelihood(meetings, index, strengths)
        step = _solved(bend, slope)
        # Far from the top a whole step may overshoot.
        longest = max(map(abs, step))
        scale = 1.0 if longest <= 1 else 1 / longest
        strengths = [value + scale * part for value, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    _, bend = _likelihood(meetings, index, strengths)
    return [_rated(number, level, strengths, bend, meetings) for number, level in enumerate(levels)]


def _rated(
    number: int,
    level: str,
    strengths: Sequence[float],
    bend: Sequence[Sequence[float]],
    meetings: Sequence[Meeting],
) -> Rating:
    """Compare one level with the first; the bend of the likelihood says how sure that is."""
    contrast = [0.0] * len(strengths)
    contrast[number] += 1.0
    contrast[0] -= 1.0
    spread = _solved(bend, contrast)
    variance = sum(a * b for a, b in zip(contrast, spread, strict=True))
    points = POINTS * (strengths[number] - strengths[0])
    reach = POINTS * CERTAINTY * float(max(variance, 0.0) ** 0.5)
    played = sum(level in meeting.levels for meeting in meetings)
    return Rating(level, points, points - reach, points + reach, played)


def _likelihood(
    meetings: Sequence[Meeting], index: dict[str, int], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the slope of the logarithm of the likelihood, and its bend with the sign changed."""
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for number, strength in enumerate(strengths):
        hope = 1 / (1 + exp(-strength))
        slope[number] += DOUBT * (0.5 - hope)
        bend[number][number] += DOUBT * hope * (1 - hope)
    for levels, (times, won) in _kinds(meetings).items():
        seated = [index[level] for level in levels]
        weights = [exp(strengths[number]) for number in seated]
        hopes = [weight / sum(weights) for weight in weights]
        for number, share in zip(seated, won, strict=True):
            slope[number] += share
        for number, hope in zip(seated, hopes, strict=True):
            slope[number] -= times * hope
            bend[number][number] += times * hope
            for other, also in zip(seated, hopes, strict=True):
                bend[number][other] -= times * hope * also
    return slope, bend


def _kinds(meetings: Sequence[Meeting]) -> dict[tuple[str, ...], tuple[int, list[float]]]:
    """Add up the meetings of the same levels: only sums matter."""
    found: dict[tuple[str, ...], tuple[int, list[float]]] = {}
    for meeting in meetings:
        key = tuple(meeting.levels)
        times, won = found.get(key, (0, [0.0] * len(meeting.levels)))
        found[key] = times + 1, [a + b for a, b in zip(won, meeting.shares, strict=True)]
    return found


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination; the matrix is positive definite and small."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            for j in range(i, len(row)):
                other[j] -= factor * row[j]
    result = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(rows[i][j] * result[j] for j in range(i + 1, len(rows)))
        result[i] = (rows[i][-1] - known) / rows[i][i]
    return result
