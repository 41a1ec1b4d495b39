"""Describes bodies in space as fields: how far a point is from their surface."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from art.kinds import ORIGIN, Outline, Vector
from art.plane.grid import Array, clip, single


class Points(NamedTuple):
    """Many points of space: x to the right, y up, z towards the viewer."""

    x: Array
    y: Array
    z: Array

    def less(self, at: Vector) -> Points:
        """Return the points as seen from a place."""
        if at == ORIGIN:
            return self
        x, y, z = (np.float32(part) for part in at)
        return Points(self.x - x, self.y - y, self.z - z)

    def picked(self, chosen: NDArray[np.intp]) -> Points:
        """Return some of the points."""
        return Points(self.x[chosen], self.y[chosen], self.z[chosen])

    def along(self, directions: Points, lengths: Array | float) -> Points:
        """Return the points moved along directions."""
        return Points(
            self.x + directions.x * lengths,
            self.y + directions.y * lengths,
            self.z + directions.z * lengths,
        )


Field = Callable[[Points], Array]


def length(*parts: Array) -> Array:
    """Return the length of vectors given by their parts."""
    total = parts[0] * parts[0]
    for part in parts[1:]:
        total = total + part * part
    return np.sqrt(total)


def sphere(radius: float, at: Vector = ORIGIN) -> Field:
    """Describe a ball."""

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        return length(x, y, z) - np.float32(radius)

    return field


def ellipsoid(radii: Vector, at: Vector = ORIGIN) -> Field:
    """Describe a ball stretched along the axes."""
    a, b, c = (np.float32(part) for part in radii)

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        inner = length(x / a, y / b, z / c)
        outer = length(x / (a * a), y / (b * b), z / (c * c))
        return inner * (inner - 1) / np.maximum(outer, np.float32(1e-6))

    return field


def box(half: Vector, at: Vector = ORIGIN, rounding: float = 0.0) -> Field:
    """Describe a block by half its sides."""
    a, b, c = (np.float32(part - rounding) for part in half)

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        x, y, z = np.abs(x) - a, np.abs(y) - b, np.abs(z) - c
        inside = np.minimum(np.maximum(np.maximum(x, y), z), 0)
        outside = length(np.maximum(x, 0), np.maximum(y, 0), np.maximum(z, 0))
        return outside + inside - np.float32(rounding)

    return field


def tube(radius: float, half: float, at: Vector = ORIGIN, rounding: float = 0.0) -> Field:
    """Describe an upright cylinder by its radius and half its height."""

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        side = length(x, z) - np.float32(radius - rounding)
        end = np.abs(y) - np.float32(half - rounding)
        inside = np.minimum(np.maximum(side, end), 0)
        return single(
            length(np.maximum(side, 0), np.maximum(end, 0)) + inside - np.float32(rounding)
        )

    return field


def rod(start: Vector, end: Vector, radius: float, end_radius: float | None = None) -> Field:
    """Describe a stick with round ends, which may grow thinner."""
    way = tuple(b - a for a, b in zip(start, end, strict=True))
    total = max(sum(part * part for part in way), 1e-9)
    change = (radius if end_radius is None else end_radius) - radius

    def field(points: Points) -> Array:
        x, y, z = points.less(start)
        across, up, deep = (np.float32(part) for part in way)
        part = clip((x * across + y * up + z * deep) / np.float32(total))
        apart = length(x - across * part, y - up * part, z - deep * part)
        return apart - (np.float32(radius) + np.float32(change) * part)

    return field


def path(stops: Sequence[Vector], radius: float) -> Field:
    """Describe a bent wire of equal thickness."""
    rods = [rod(a, b, radius) for a, b in pairwise(stops)]

    def field(points: Points) -> Array:
        return single(np.minimum.reduce([part(points) for part in rods]))

    return field


def torus(major: float, minor: float, at: Vector = ORIGIN) -> Field:
    """Describe a lying ring."""

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        return length(length(x, z) - np.float32(major), y) - np.float32(minor)

    return field


def polygon(x: Array, y: Array, outline: Outline) -> Array:
    """Return how far points of a plane are from an outline; inside is negative."""
    nearest = np.full(x.shape, np.inf, np.float32)
    inside = np.ones(x.shape, np.float32)
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        edge_x, edge_y = np.float32(bx - ax), np.float32(by - ay)
        away_x, away_y = x - np.float32(ax), y - np.float32(ay)
        square = max(float(edge_x * edge_x + edge_y * edge_y), 1e-12)
        part = clip((away_x * edge_x + away_y * edge_y) / np.float32(square))
        rest_x, rest_y = away_x - edge_x * part, away_y - edge_y * part
        nearest = np.minimum(nearest, rest_x * rest_x + rest_y * rest_y)
        above, below = y >= np.float32(ay), y < np.float32(by)
        left = edge_x * away_y > edge_y * away_x
        crossed = (above & below & left) | (~above & ~below & ~left)
        inside = np.where(crossed, -inside, inside)
    return inside * np.sqrt(nearest)


def lathe(outline: Outline, at: Vector = ORIGIN) -> Field:
    """Describe what a lathe turns out of an outline given as radius and height."""

    def field(points: Points) -> Array:
        x, y, z = points.less(at)
        return polygon(length(x, z), y, outline)

    return field


def slab(outline: Outline, half: float, rounding: float = 0.0) -> Field:
    """Describe an outline of the x-y plane given some thickness."""

    def field(points: Points) -> Array:
        face = polygon(points.x, points.y, outline)
        side = np.abs(points.z) - np.float32(half - rounding)
        inside = np.minimum(np.maximum(face, side), 0)
        return length(np.maximum(face, 0), np.maximum(side, 0)) + inside - np.float32(rounding)

    return field


def ground(height: float = 0.0) -> Field:
    """Describe everything below a height."""

    def field(points: Points) -> Array:
        return points.y - np.float32(height)

    return field


def above(height: float = 0.0) -> Field:
    """Describe everything above a height."""

    def field(points: Points) -> Array:
        return np.float32(height) - points.y

    return field


def shaft(low: float, high: float, tall: float) -> Field:
    """Describe a square shaft that grows thinner: half its side below and above, its height."""
    face = slab(((-low, 0), (low, 0), (high + 1e-3, tall), (-high - 1e-3, tall)), 2.0)

    def field(points: Points) -> Array:
        return np.maximum(face(points), face(Points(points.z, points.y, points.x)))

    return field
