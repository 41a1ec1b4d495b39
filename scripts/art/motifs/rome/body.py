"""Models the bodies of people in centimetres: trunk, arms that reach for a place, hands, legs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.kinds import Vector
from art.plane.grid import Array
from art.space.march import unit
from art.space.shaping import blend, mirror, unite
from art.space.solids import Field, Points, ellipsoid, rod

UPPER, FORE = 27.0, 25.0
HAND = 1.18


@dataclass(frozen=True)
class Build:
    """How a body is built; 0 is ordinary, 1 is a lot, -1 the opposite."""

    woman: bool = False
    broad: float = 0.0
    weight: float = 0.0

    @property
    def shoulder(self) -> float:
        """Return half the width between the joints of the shoulders."""
        return (13.2 if self.woman else 15.6) * (1 + 0.14 * self.broad)


def plus(first: Sequence[float], second: Sequence[float], share: float = 1.0) -> Vector:
    """Add a share of one vector to another."""
    x, y, z = (a + b * share for a, b in zip(first, second, strict=True))
    return x, y, z


def minus(first: Sequence[float], second: Sequence[float]) -> Vector:
    """Return the way from the second place to the first."""
    return plus(first, second, -1.0)


def dot(first: Sequence[float], second: Sequence[float]) -> float:
    """Return how far two vectors agree."""
    return sum(a * b for a, b in zip(first, second, strict=True))


def cross(first: Vector, second: Vector) -> Vector:
    """Return the vector at right angles to two others."""
    (a, b, c), (d, e, f) = first, second
    return b * f - c * e, c * d - a * f, a * e - b * d


def trunk(build: Build, grown: float = 0.0) -> Field:
    """Model shoulders, chest, belly and hips, grown by the thickness of what covers them."""
    wide = build.shoulder / 15.6
    heavy = max(build.weight, 0.0)
    slope = rod(
        (2.6, -14.4, -4.2),
        (build.shoulder, -20.0, -4.0),
        3.4 + grown,
        4.9 + 0.6 * build.broad + grown,
    )
    chest = ellipsoid((14.0 * wide + grown, 17.0 + grown, 9.4 + heavy + grown), (0.0, -33.0, -3.4))
    belly = ellipsoid(
        (12.2 * wide + 3.5 * heavy + grown, 17.0 + grown, 9.0 + 6.0 * heavy + grown),
        (0.0, -54.0, -2.6 + 2.2 * heavy),
    )
    hips = ellipsoid(
        (14.0 * (1.04 if build.woman else wide * 0.97) + 2.5 * heavy + grown, 13.0, 9.6 + grown),
        (0.0, -72.0, -3.0),
    )
    bodies = [slope, chest, belly, hips]
    if build.woman:
        bodies.append(ellipsoid((5.6 + grown, 5.6 + grown, 5.0 + grown), (6.0, -35.0, 2.6)))
    return mirror(blend(5.0, *bodies))


def bare(build: Build) -> Field:
    """Model a naked chest: the trunk with the plates of its muscles."""
    plate = ellipsoid((6.6, 5.0, 4.0), (6.2, -29.5, 3.6 + 0.8 * build.weight))
    ridge = ellipsoid((3.4, 3.2, 2.6), (3.4, -41.5, 5.0 + 0.8 * build.weight))
    lower = ellipsoid((3.4, 3.2, 2.4), (3.4, -48.5, 5.6 + 1.4 * build.weight))
    return blend(1.6, trunk(build), mirror(plate), mirror(ridge), mirror(lower))


@dataclass(frozen=True)
class Arm:
    """The joints of an arm and how its hand is held."""

    shoulder: Vector
    elbow: Vector
    wrist: Vector
    fingers: Vector
    palm: Vector
    pose: str
    side: float


def bend(shoulder: Vector, target: Vector, pole: Vector) -> tuple[Vector, Vector]:
    """Return elbow and wrist of an arm that reaches for a place; the elbow leans to the pole."""
    way = minus(target, shoulder)
    far = min(math.sqrt(dot(way, way)), (UPPER + FORE) * 0.995)
    ahead = unit(way)
    along = (far * far + UPPER * UPPER - FORE * FORE) / (2 * far)
    out = math.sqrt(max(UPPER * UPPER - along * along, 0.0))
    aside = unit(plus(pole, ahead, -dot(pole, ahead)))
    elbow = plus(plus(shoulder, ahead, along), aside, out)
    return elbow, plus(shoulder, ahead, far)


def muscle(start: Vector, end: Vector, thick: tuple[float, float], bulge: float) -> Field:
    """Model a limb that swells a little above its middle."""
    belly = plus(start, minus(end, start), 0.38)
    top, low = thick
    return blend(
        2.2,
        rod(start, belly, top, top + bulge),
        rod(belly, end, top + bulge, low),
    )


def limb(arm: Arm, build: Build, grown: float = 0.0) -> Field:
    """Model an arm from shoulder to wrist."""
    strong = (0.82 if build.woman else 1.0) * (1 + 0.16 * build.broad + 0.1 * build.weight)
    upper = muscle(arm.shoulder, arm.elbow, (4.5 * strong + grown, 3.7 * strong + grown), 0.5)
    fore = muscle(arm.elbow, arm.wrist, (3.6 * strong + grown, 2.5 * strong + grown), 0.4)
    return blend(1.8, upper, fore)


Bends = tuple[float, float, float]
# How far each finger is bent at its three joints, from the first finger to the little one,
# and where the thumb's two bones point: across, up, out of the palm.
POSES: dict[str, tuple[tuple[Bends, Bends, Bends, Bends], tuple[Vector, Vector]]] = {
    "open": (
        ((4, 8, 8), (0, 6, 8), (2, 8, 10), (8, 10, 10)),
        ((0.78, 0.5, 0.25), (0.5, 0.85, 0.1)),
    ),
    "cup": (
        ((22, 24, 20), (24, 26, 22), (26, 28, 24), (28, 30, 26)),
        ((0.7, 0.45, 0.5), (0.3, 0.85, 0.45)),
    ),
    "grip": (
        ((58, 78, 52), (60, 80, 54), (62, 82, 56), (64, 84, 58)),
        ((0.42, 0.5, 0.75), (-0.5, 0.72, 0.45)),
    ),
    "point": (
        ((0, 4, 4), (66, 86, 60), (68, 88, 60), (70, 88, 60)),
        ((0.42, 0.5, 0.75), (-0.5, 0.7, 0.5)),
    ),
    "pinch": (
        ((42, 48, 30), (46, 50, 32), (30, 34, 26), (20, 26, 20)),
        ((0.5, 0.5, 0.75), (-0.1, 0.85, 0.5)),
    ),
    "speak": (
        ((2, 6, 6), (4, 8, 8), (58, 74, 50), (62, 78, 52)),
        ((0.72, 0.5, 0.35), (0.45, 0.85, 0.2)),
    ),
}


def finger(base: Vector, spread: float, bends: Bends, sizes: tuple[float, float]) -> Field:
    """Model a finger by the angles at its joints; straight up is unbent."""
    long, thick = sizes
    stops, angle = [base], 0.0
    for share, bent in zip((0.45, 0.31, 0.26), bends, strict=True):
        angle += math.radians(bent)
        lean = spread * math.cos(angle)
        ahead = unit((lean, math.cos(angle), math.sin(angle)))
        stops.append(plus(stops[-1], ahead, long * share))
    bones = [
        rod(stops[n], stops[n + 1], thick * (1 - 0.07 * n), thick * (0.95 - 0.08 * n))
        for n in range(3)
    ]
    return blend(0.25, *bones)


def palm() -> Field:
    """Model the hand without its fingers: wrist at the origin, fingers up, palm to the viewer."""
    back = blend(
        1.6,
        rod((0, -1.5, 0), (0, 2.2, 0), 2.35, 2.5),
        *(rod((0.4 * x, 2.2, 0), (x, 8.4, 0), 1.5, 1.25) for x in (-2.9, -1.0, 0.9, 2.7)),
    )
    ball = ellipsoid((1.6, 2.8, 1.5), (2.2, 3.6, 1.0))
    return blend(1.2, back, ball)


def hand(pose: str) -> Field:
    """Model a right hand seen from its palm, in a pose: its thumb lies to the right."""
    bends, (first, second) = POSES[pose]
    bases = ((2.75, 8.6, 0.1), (0.95, 9.1, 0.0), (-0.95, 8.8, 0.0), (-2.75, 8.0, 0.1))
    sizes = ((7.6, 0.98), (8.3, 1.0), (7.7, 0.96), (6.2, 0.86))
    spreads = (0.13, 0.03, -0.06, -0.17) if pose in ("open", "speak") else (0.04, 0, -0.03, -0.06)
    fingers = [
        finger(base, spread, bent, size)
        for base, spread, bent, size in zip(bases, spreads, bends, sizes, strict=True)
    ]
    root = (2.6, 2.6, 0.9)
    joint = plus(root, unit(first), 4.0)
    tip = plus(joint, unit(second), 3.4)
    thumb = blend(0.4, rod(root, joint, 1.45, 1.15), rod(joint, tip, 1.12, 0.9))
    return blend(0.55, blend(0.9, palm(), thumb), unite(*fingers))


def held(arm: Arm) -> tuple[Vector, Vector, Vector]:
    """Return the directions of a hand: across to its thumb, along its fingers, out of its palm."""
    up = unit(arm.fingers)
    out = unit(plus(arm.palm, up, -dot(arm.palm, up)))
    return cross(up, out), up, out


def framed(points: Points, origin: Vector, axes: tuple[Vector, Vector, Vector]) -> Points:
    """Return points as seen from an origin along three directions."""
    seen = points.less(origin)
    parts: list[Array] = [
        seen.x * np.float32(x) + seen.y * np.float32(y) + seen.z * np.float32(z) for x, y, z in axes
    ]
    return Points(*parts)


def placed_hand(arm: Arm, build: Build) -> Field:
    """Model the hand at the end of an arm; a left hand is a right one in the mirror."""
    body = hand(arm.pose)
    axes = held(arm)
    size = np.float32(HAND * (0.9 if build.woman else 1.0 + 0.06 * build.broad))
    side = np.float32(arm.side)

    def field(points: Points) -> Array:
        x, y, z = (part / size for part in framed(points, arm.wrist, axes))
        return body(Points(x * side, y, z)) * size

    return field


def grasp(arm: Arm) -> Vector:
    """Return the place in the hollow of a closed hand, where a held thing lies."""
    _, up, out = held(arm)
    return plus(plus(arm.wrist, up, 9.2 * HAND), out, 2.6 * HAND)


def legs(build: Build, apart: float = 8.5) -> Field:
    """Model two standing legs with feet; the sole lies at -163."""
    strong = 0.9 if build.woman else 1.0 + 0.12 * build.broad
    thigh = rod((apart, -76, -3), (apart + 0.6, -114, -1.5), 8.4 * strong, 5.6 * strong)
    shin = muscle((apart + 0.6, -114, -1.5), (apart + 1, -154, -3.5), (5.3, 3.4), 0.8)
    foot = rod((apart + 1, -158, -4), (apart + 3, -160.5, 11), 3.6, 2.6)
    return mirror(blend(2.0, thigh, shin, foot))
