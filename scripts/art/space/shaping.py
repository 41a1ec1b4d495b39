"""Joins, cuts, moves and repeats bodies in space."""

from __future__ import annotations

import math

import numpy as np

from art.kinds import Vector
from art.plane.grid import Array, clip
from art.space.solids import Field, Points, length


def unite(*fields: Field) -> Field:
    """Put bodies together."""

    def field(points: Points) -> Array:
        nearest = fields[0](points)
        for other in fields[1:]:
            nearest = np.minimum(nearest, other(points))
        return nearest

    return field


def meld(first: Array, second: Array, width: float) -> Array:
    """Return the smaller of two distances with a soft seam."""
    reach = np.maximum(np.float32(width) - np.abs(first - second), 0) / np.float32(width)
    return np.minimum(first, second) - reach * reach * np.float32(width / 4)


def blend(width: float, *fields: Field) -> Field:
    """Put bodies together as if they were clay."""

    def field(points: Points) -> Array:
        nearest = fields[0](points)
        for other in fields[1:]:
            nearest = meld(nearest, other(points), width)
        return nearest

    return field


def cut(body: Field, tool: Field) -> Field:
    """Take one body away from another."""
    return lambda points: np.maximum(body(points), -tool(points))


def carve(width: float, body: Field, tool: Field) -> Field:
    """Take one body away from another with soft edges."""
    return lambda points: -meld(-body(points), tool(points), width)


def common(*fields: Field) -> Field:
    """Keep what lies in all bodies."""

    def field(points: Points) -> Array:
        farthest = fields[0](points)
        for other in fields[1:]:
            farthest = np.maximum(farthest, other(points))
        return farthest

    return field


def hollow(body: Field, wall: float) -> Field:
    """Leave only the skin of a body."""
    return lambda points: np.abs(body(points)) - np.float32(wall)


def dent(body: Field, line: Field, depth: float, width: float) -> Field:
    """Press a soft furrow into a body along a line; a negative depth raises a ridge."""

    def field(points: Points) -> Array:
        apart = np.maximum(line(points), 0) / np.float32(width)
        return body(points) + np.float32(depth) * np.exp(-np.minimum(apart * apart, 30))

    return field


def move(body: Field, by: Vector) -> Field:
    """Shift a body."""
    return lambda points: body(points.less(by))


def resize(body: Field, factor: float) -> Field:
    """Make a body larger or smaller."""

    def field(points: Points) -> Array:
        x, y, z = (part / np.float32(factor) for part in points)
        return body(Points(x, y, z)) * np.float32(factor)

    return field


def rotated(points: Points, axis: str, degrees: float) -> Points:
    """Return points turned about an axis through the origin."""
    angle = math.radians(degrees)
    cosine, sine = np.float32(math.cos(angle)), np.float32(math.sin(angle))
    x, y, z = points
    if axis == "x":
        return Points(x, cosine * y - sine * z, sine * y + cosine * z)
    if axis == "y":
        return Points(cosine * x + sine * z, y, cosine * z - sine * x)
    return Points(cosine * x - sine * y, sine * x + cosine * y, z)


def turn(body: Field, axis: str, degrees: float) -> Field:
    """Turn a body about an axis: x nods, y looks around, z leans."""
    return lambda points: body(rotated(points, axis, -degrees))


def mirror(body: Field) -> Field:
    """Repeat the right half of a body on the left."""
    return lambda points: body(Points(np.abs(points.x), points.y, points.z))


def row(body: Field, spacing: float, count: int, axis: str = "x") -> Field:
    """Repeat a body along an axis, centred."""
    half = (count - 1) / 2

    def field(points: Points) -> Array:
        line = getattr(points, axis)
        step = np.round(line / np.float32(spacing) + np.float32(half))
        home = (clip(step, 0, count - 1) - np.float32(half)) * np.float32(spacing)
        return body(points._replace(**{axis: line - home}))

    return field


def ring(body: Field, count: int) -> Field:
    """Repeat a body around the upright axis; the first one stands to the right."""
    slice_angle = 2 * math.pi / count

    def field(points: Points) -> Array:
        angle = np.arctan2(points.z, points.x)
        folded = angle - np.round(angle / np.float32(slice_angle)) * np.float32(slice_angle)
        radius = length(points.x, points.z)
        return body(Points(radius * np.cos(folded), points.y, radius * np.sin(folded)))

    return field
