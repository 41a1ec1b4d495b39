"""Describes shapes in the plane by the points around them: curves, ovals, leaves, bands, boxes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.plane.grid import Array

Spot = tuple[float, float]


def points_of(spots: Sequence[Spot] | Array) -> Array:
    """Return spots as an array of two columns."""
    return np.asarray(spots, np.float64)


def curve(spots: Sequence[Spot] | Array, *, closed: bool = False, steps: int = 8) -> Array:
    """Lead a smooth line through spots."""
    stops = points_of(spots)
    count = len(stops)
    spans = count if closed else count - 1
    first = np.arange(spans)
    around = [
        stops[(first + shift) % count if closed else np.clip(first + shift, 0, count - 1)]
        for shift in (-1, 0, 1, 2)
    ]
    before, start, end, after = (part[:, None, :] for part in around)
    part = (np.arange(steps) / steps)[None, :, None]
    line = 0.5 * (
        2 * start
        + (end - before) * part
        + (2 * before - 5 * start + 4 * end - after) * part**2
        + (3 * start - before - 3 * end + after) * part**3
    )
    found = line.reshape(-1, 2)
    return found if closed else np.concatenate([found, stops[-1:]])


def turned(outline: Array, degrees: float, around: Spot = (0.0, 0.0)) -> Array:
    """Turn an outline about a spot, against the clock where y points up."""
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    x, y = outline[:, 0] - around[0], outline[:, 1] - around[1]
    return np.stack([x * cosine - y * sine + around[0], x * sine + y * cosine + around[1]], -1)


def placed(outline: Array, at: Spot, size: float = 1.0, degrees: float = 0.0) -> Array:
    """Make an outline larger, turn it about the origin and carry it to a spot."""
    return turned(outline * size, degrees) + points_of([at])


def oval(at: Spot, radii: Spot, degrees: float = 0.0, steps: int = 48) -> Array:
    """Return an ellipse."""
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    whole = np.stack([radii[0] * np.cos(angle), radii[1] * np.sin(angle)], -1)
    return placed(whole, at, 1.0, degrees)


def leaf(at: Spot, length: float, width: float, degrees: float, round_end: float = 0.85) -> Array:
    """Return a pointed leaf that starts at a spot and points where the angle says."""
    part = np.linspace(0, 1, 13)
    half = width / 2 * np.sin(math.pi * part**round_end)
    upper = np.stack([part * length, half], -1)
    lower = np.stack([part * length, -half], -1)[::-1]
    return placed(np.concatenate([upper, lower[1:-1]]), at, 1.0, degrees)


def box(at: Spot, half: Spot, degrees: float = 0.0, corner: float = 0.0) -> Array:
    """Return a rectangle around a spot by half its sides; its corners may be round."""
    wide, high = half[0] - corner, half[1] - corner
    if corner <= 0:
        whole = points_of([(-wide, -high), (wide, -high), (wide, high), (-wide, high)])
        return placed(whole, at, 1.0, degrees)
    parts = []
    for number, (x, y) in enumerate(((wide, high), (-wide, high), (-wide, -high), (wide, -high))):
        angle = np.linspace(number, number + 1, 7) * math.pi / 2
        parts.append(np.stack([x + corner * np.cos(angle), y + corner * np.sin(angle)], -1))
    return placed(np.concatenate(parts), at, 1.0, degrees)


def band(line: Sequence[Spot] | Array, width: float | Sequence[float]) -> Array:
    """Return the outline of a line drawn with a broad pen, which may grow or shrink on the way."""
    way = points_of(line)
    along = np.gradient(way, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    widths = (
        np.broadcast_to(np.asarray(width, np.float64), len(way))
        if np.ndim(width) == 0
        else (np.interp(np.linspace(0, 1, len(way)), np.linspace(0, 1, np.size(width)), width))
    )
    side = np.stack([-along[:, 1], along[:, 0]], -1) * (widths / 2)[:, None]
    return np.concatenate([way + side, (way - side)[::-1]])


def mirrored(outline: Array, at: float = 0.0) -> Array:
    """Return an outline seen in a mirror that stands upright at a place."""
    return np.stack([2 * at - outline[:, 0], outline[:, 1]], -1)


def both_sides(half: Sequence[Spot]) -> Array:
    """Close a right half, given from below to above as distance and height, by its mirror image."""
    right = points_of(half)
    return np.concatenate([right, mirrored(right)[::-1]])


def star(at: Spot, radii: Spot, points: int, degrees: float = 90.0) -> Array:
    """Return a star by its outer and inner radius."""
    angle = np.arange(points * 2) * math.pi / points
    radius = np.where(np.arange(points * 2) % 2 == 0, radii[0], radii[1])
    return placed(np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1), at, 1.0, degrees)
