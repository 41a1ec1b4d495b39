"""Finds the lines along which a field of heights has one value, and walks them in even steps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from art.plane.grid import Array

# Which sides of a square of four pixels a line joins: 0 above, 1 right, 2 below, 3 left; the case
# counts the corners above the level: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
JOINED: dict[int, Sequence[tuple[int, int]]] = {
    1: ((3, 0),), 2: ((0, 1),), 3: ((3, 1),), 4: ((1, 2),), 5: ((3, 0), (1, 2)), 6: ((0, 2),),
    7: ((3, 2),), 8: ((2, 3),), 9: ((2, 0),), 10: ((0, 1), (2, 3)), 11: ((2, 1),), 12: ((1, 3),),
    13: ((1, 0),), 14: ((0, 3),),
}  # fmt: skip


def isolines(field: Array, level: float) -> list[Array]:
    """Return the lines of one level as rows of x and y; closed ones end where they start."""
    ends = joints(field > level)
    if not len(ends):
        return []
    names, places = np.unique(ends, return_inverse=True)
    spots = crossings(field, level, names)
    return [spots[line] for line in chains(places.reshape(-1, 2), len(names))]


def joints(high: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the pairs of edges between pixels that a line joins; each edge has its number."""
    width = high.shape[1]
    corners = high[:-1, :-1], high[:-1, 1:], high[1:, 1:], high[1:, :-1]
    case = np.zeros(corners[0].shape, np.int64)
    for bit, corner in enumerate(corners):
        case |= corner.astype(np.int64) << bit
    found = []
    for kind, pairs in JOINED.items():
        line, column = np.nonzero(case == kind)
        home = 2 * (line * width + column)
        sides = (home, home + 3, home + 2 * width, home + 1)
        found += [np.stack([sides[first], sides[second]], -1) for first, second in pairs]
    return np.concatenate(found)


def crossings(field: Array, level: float, names: NDArray[np.int64]) -> Array:
    """Return where a line crosses the edges between pixels."""
    line, column = np.divmod(names // 2, field.shape[1])
    upright = names % 2
    start = field[line, column]
    end = field[line + upright, column + 1 - upright]
    part = (level - start) / np.where(end == start, 1, end - start)
    return np.stack([column + part * (1 - upright), line + part * upright], -1)


def chains(pairs: NDArray[np.int64], count: int) -> list[list[int]]:
    """Join pairs that share an end into lines."""
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for first, second in pairs.tolist():
        neighbours[first].append(second)
        neighbours[second].append(first)
    unused = [True] * count
    starts = [name for name in range(count) if len(neighbours[name]) == 1]
    found = []
    for start in (*starts, *range(count)):
        if unused[start]:
            line = walk(start, neighbours, unused)
            closed = len(line) > 2 and start in neighbours[line[-1]]
            found.append([*line, start] if closed else line)
    return found


def walk(start: int, neighbours: list[list[int]], unused: list[bool]) -> list[int]:
    """Follow a line from one end, or around, until nothing new comes."""
    line = [start]
    unused[start] = False
    while True:
        ahead = next((name for name in neighbours[line[-1]] if unused[name]), None)
        if ahead is None:
            return line
        unused[ahead] = False
        line.append(ahead)


def evenly(line: Array, places: Array) -> tuple[Array, Array]:
    """Return spots at some lengths along a line, and the way the line runs there."""
    steps = np.hypot(*np.diff(line, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])

    def at(lengths: Array) -> Array:
        return np.stack([np.interp(lengths, along, line[:, n]) for n in (0, 1)], -1)

    return at(places), np.arctan2(*(at(places + 2.5) - at(places - 2.5)).T[::-1])


def length_of(line: Array) -> float:
    """Return how long a line is."""
    return float(np.hypot(*np.diff(line, axis=0).T).sum())
