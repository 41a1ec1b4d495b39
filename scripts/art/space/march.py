"""Looks at bodies in space: finds what each ray meets, how it lies and how light reaches it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art.kinds import ORIGIN, Vector
from art.plane.grid import Array, clip, single
from art.space.solids import Field, Points, length

Numbers = NDArray[np.int32]
TILE = 128
STEPS = 90
SHADOW_STEPS = 26
NOTHING = -1


def stay(points: Points) -> Points:
    """Return points unchanged: the place of a body that was never moved."""
    return points


@dataclass(frozen=True)
class Part:
    """One body of one material; nothing of it lies outside its ball.

    A part with an edge is level ground at height 0 that ends there, far behind.
    """

    field: Field
    material: str
    centre: Vector = ORIGIN
    radius: float = math.inf
    local: Callable[[Points], Points] = stay
    casts: bool = True
    edge: float | None = None


@dataclass(frozen=True)
class Camera:
    """Where the eye is, where it looks, and how many degrees it sees from top to bottom."""

    eye: Vector
    aim: Vector
    angle: float

    def axes(self) -> tuple[Vector, Vector, Vector]:
        """Return the directions to the right, up and forward."""
        ahead = unit(tuple(b - a for a, b in zip(self.eye, self.aim, strict=True)))
        right = unit((-ahead[2], 0.0, ahead[0]))
        up = (
            right[1] * ahead[2] - right[2] * ahead[1],
            right[2] * ahead[0] - right[0] * ahead[2],
            right[0] * ahead[1] - right[1] * ahead[0],
        )
        return right, up, ahead

    def rays(self, width: int, height: int) -> Points:
        """Return the direction in which each pixel looks, as pictures."""
        right, up, ahead = self.axes()
        reach = math.tan(math.radians(self.angle) / 2)
        across = (np.arange(width) + 0.5 - width / 2) / (height / 2) * reach
        above = (height / 2 - np.arange(height) - 0.5) / (height / 2) * reach
        x, y = np.meshgrid(single(across), single(above))
        size = np.sqrt(x * x + y * y + 1)
        parts = [
            (np.float32(a) * x + np.float32(b) * y + np.float32(c)) / size
            for a, b, c in zip(right, up, ahead, strict=True)
        ]
        return Points(*parts)


@dataclass
class View:
    """What every pixel sees: how far, which part, at which point, with which normal."""

    distance: Array
    owner: Numbers
    point: Points
    normal: Points
    shade: Array
    hollow: Array


def unit(vector: Sequence[float]) -> Vector:
    """Return a direction of length one."""
    size = math.sqrt(sum(part * part for part in vector))
    x, y, z = (part / size for part in vector)
    return x, y, z


def survey(parts: Sequence[Part], points: Points) -> tuple[Array, Numbers]:
    """Return how far the nearest body is from each point and which one it is."""
    best = np.full(points.x.shape, 1e6, np.float32)
    owner = np.zeros(points.x.shape, np.int32)
    for number, part in enumerate(parts):
        if math.isinf(part.radius):
            apart = part.field(points)
            closer = apart < best
            best, owner = np.where(closer, apart, best), np.where(closer, number, owner)
            continue
        gap = length(*points.less(part.centre)) - np.float32(part.radius)
        slack = np.float32(0.12 * part.radius)
        best = np.where(gap > slack, np.minimum(best, gap), best)
        near = np.nonzero(gap <= np.minimum(slack, best))[0]
        if near.size:
            apart = part.field(points.picked(near))
            closer = apart < best[near]
            chosen = near[closer]
            best[chosen], owner[chosen] = apart[closer], number
    return best, owner


def spans(parts: Sequence[Part], start: Points, ahead: Points, far: float) -> tuple[Array, Array]:
    """Return where each ray enters the first ball around a part and leaves the last one."""
    enter = np.full(start.x.shape, far, np.float32)
    leave = np.zeros(start.x.shape, np.float32)
    for part in parts:
        x, y, z = start.less(part.centre)
        middle = -(x * ahead.x + y * ahead.y + z * ahead.z)
        inside = np.float32(part.radius**2) - (x * x + y * y + z * z) + middle * middle
        half = np.sqrt(np.maximum(inside, 0))
        met = (inside > 0) & (middle + half > 0)
        enter = np.where(met, np.minimum(enter, np.maximum(middle - half, 0)), enter)
        leave = np.where(met, np.maximum(leave, middle + half), leave)
    return enter, np.minimum(leave, np.float32(far))


def grounded(parts: Sequence[Part], start: Points, ahead: Points, far: float) -> tuple[Array, int]:
    """Return how far each ray gets before it meets level ground, and which part that is."""
    down = np.minimum(ahead.y, np.float32(-1e-6))
    for number, part in enumerate(parts):
        if part.edge is not None:
            way = -start.y / down
            beyond = start.z + ahead.z * way < part.edge
            missed = (ahead.y > -1e-5) | beyond | (way > far)
            return np.where(missed, np.float32(far), way), number
    return np.full(start.x.shape, far, np.float32), NOTHING


def trace(
    parts: Sequence[Part], start: Points, ahead: Points, far: float, grain: float
) -> tuple[Array, Numbers]:
    """Follow rays until they meet a body; return the way and the body, or nothing."""
    standing = [number for number, part in enumerate(parts) if part.edge is None]
    bodies = [parts[number] for number in standing]
    names = np.array([*standing, NOTHING], np.int32)
    last, floor = grounded(parts, start, ahead, far)
    owner = np.where(last < far, np.int32(floor), np.int32(NOTHING))
    way, leave = spans(bodies, start, ahead, far)
    going = np.nonzero(way < np.minimum(leave, last))[0]
    for _ in range(STEPS):
        if not going.size:
            break
        here = start.picked(going).along(ahead.picked(going), way[going])
        apart, nearest = survey(bodies, here)
        met = apart < np.float32(grain) * np.maximum(way[going], 1)
        owner[going[met]] = names[nearest[met]]
        last[going[met]] = way[going[met]]
        way[going] += apart * np.float32(0.9)
        going = going[~met & (way[going] < np.minimum(leave, last)[going])]
    return last, owner


def normals(parts: Sequence[Part], points: Points, size: float) -> Points:
    """Return the direction in which the surface faces at each point."""
    total = [np.zeros_like(points.x) for _ in range(3)]
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        x, y, z = (side * size for side in corner)
        apart, _ = survey(parts, points.less((-x, -y, -z)))
        for axis, side in enumerate(corner):
            total[axis] += apart * np.float32(side)
    long = np.maximum(length(*total), np.float32(1e-9))
    return Points(*(part / long for part in total))


def shadow(parts: Sequence[Part], points: Points, light: Vector, reach: float) -> Array:
    """Return how much of a far light reaches each point; edges of shadows are soft."""
    open_sky = np.ones(points.x.shape, np.float32)
    way = np.full(points.x.shape, reach * 0.012, np.float32)
    going = np.arange(points.x.size)
    x, y, z = (np.float32(part) for part in light)
    for _ in range(SHADOW_STEPS):
        here = points.picked(going)
        far = way[going]
        apart, _ = survey(parts, Points(here.x + x * far, here.y + y * far, here.z + z * far))
        open_sky[going] = np.minimum(open_sky[going], clip(apart * 9 / far))
        way[going] += clip(apart, reach * 0.012, reach * 0.2)
        going = going[(open_sky[going] > 0.02) & (way[going] < reach)]
        if not going.size:
            break
    return open_sky * open_sky * (3 - 2 * open_sky)


def nooks(parts: Sequence[Part], points: Points, normal: Points, reach: float) -> Array:
    """Return how open each point is to the sky: hollows and corners are dark."""
    closed = np.zeros_like(points.x)
    weight = 1.0
    for step in (0.12, 0.35, 0.7, 1.2):
        out = step * reach
        apart, _ = survey(parts, points.along(normal, out))
        closed += np.float32(weight) * clip((out - apart) / out)
        weight *= 0.75
    return clip(1 - closed * np.float32(0.52))


def beside(part: Part, eye: Vector, middle: Vector, spread: float) -> bool:
    """Tell whether a cone of sight passes a part by."""
    if math.isinf(part.radius):
        return False
    to = [b - a for a, b in zip(eye, part.centre, strict=True)]
    apart = math.sqrt(sum(way * way for way in to))
    if apart <= part.radius:
        return False
    angle = math.acos(
        max(-1.0, min(1.0, sum(a * b for a, b in zip(to, middle, strict=True)) / apart))
    )
    return angle > spread + math.asin(part.radius / apart)


@dataclass(frozen=True)
class Sight:
    """How far to look, how fine, from where the light comes and how large things are."""

    light: Vector
    far: float
    size: float
    grain: float = 0.0012


def look(parts: Sequence[Part], camera: Camera, shape: tuple[int, int], sight: Sight) -> View:
    """See a scene tile by tile; what lies beside a tile is not asked."""
    height, width = shape
    rays = camera.rays(width, height)
    view = blank(shape)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            window = (slice(top, top + TILE), slice(left, left + TILE))
            see_tile(parts, camera, Points(*(part[window] for part in rays)), sight, view, window)
    return view


def blank(shape: tuple[int, int]) -> View:
    """Return a view of nothing."""

    def empty() -> Array:
        return np.zeros(shape, np.float32)

    points = Points(empty(), empty(), empty())
    facing = Points(empty(), empty(), empty())
    ones = np.ones(shape, np.float32)
    nothing = np.full(shape, NOTHING, np.int32)
    return View(empty(), nothing, points, facing, ones, ones.copy())


def see_tile(
    parts: Sequence[Part],
    camera: Camera,
    rays: Points,
    sight: Sight,
    view: View,
    window: tuple[slice, slice],
) -> None:
    """Fill one tile of a view."""
    shape = rays.x.shape
    ahead = Points(*(part.ravel() for part in rays))
    middle = unit([float(part.mean()) for part in ahead])
    x, y, z = (np.float32(part) for part in middle)
    spread = math.acos(min(1.0, float((ahead.x * x + ahead.y * y + ahead.z * z).min()))) + 1e-3
    kept = [n for n, part in enumerate(parts) if not beside(part, camera.eye, middle, spread)]
    if not kept:
        return
    start = Points(*(np.full(ahead.x.shape, part, np.float32) for part in camera.eye))
    way, owner = trace([parts[n] for n in kept], start, ahead, sight.far, sight.grain)
    view.distance[window] = way.reshape(shape)
    names = np.append(np.array(kept, np.int32), np.int32(NOTHING))
    view.owner[window] = names[owner].reshape(shape)
    hits = np.nonzero(owner != NOTHING)[0]
    if not hits.size:
        return
    points = start.picked(hits).along(ahead.picked(hits), way[hits])
    light_up(parts, points, sight, view, (window, hits))


def light_up(
    parts: Sequence[Part],
    points: Points,
    sight: Sight,
    view: View,
    where: tuple[tuple[slice, slice], NDArray[np.intp]],
) -> None:
    """Note point, normal, shadow and openness of the pixels of a tile that met something."""
    window, hits = where
    normal = normals(parts, points, sight.size * 0.004)
    risen = points.along(normal, sight.size * 0.012)
    casting = [part for part in parts if part.casts]
    shade = shadow(casting, risen, sight.light, sight.size * 3)
    hollow = nooks(casting, points, normal, sight.size * 0.16)
    targets = (*view.point, *view.normal, view.shade, view.hollow)
    for target, values in zip(targets, (*points, *normal, shade, hollow), strict=True):
        tile = target[window]
        flat = tile.ravel()
        flat[hits] = values
        target[window] = flat.reshape(tile.shape)
