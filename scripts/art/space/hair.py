"""Models hair and beards: a cap over the skull, cut to a style, combed in a direction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.kinds import Outline
from art.plane.grid import Array, single, smooth
from art.plane.noise import generator, spatial
from art.space.head import Face
from art.space.shaping import blend, carve, mirror, unite
from art.space.solids import Field, Points, ellipsoid, polygon, rod

Flow = Callable[[Points], Array]


@dataclass(frozen=True)
class Hair:
    """A body of hair and the number that stays equal along each strand, in centimetres."""

    field: Field
    flow: Flow


# Outlines as seen from the side: forward and up, in centimetres.
SHORT = (
    (13, 7.3), (6.3, 7.2), (4.7, 5.2), (3.8, 3.2), (2.5, 1.6), (2.2, -1.6), (0.7, -1.8),
    (0.5, 0.8), (-1.4, 2.0), (-2.8, 0.4), (-3.2, -4.8), (-5.0, -7.0), (-15, -7.5), (-15, 19),
    (13, 19),
)  # fmt: skip
RECEDING = (
    (13, 9.6), (5.4, 9.2), (2.6, 7.4), (2.8, 4.6), (2.3, 1.6), (2.0, -1.2), (0.7, -1.4),
    (0.5, 0.8), (-1.4, 2.0), (-2.8, 0.4), (-3.2, -4.8), (-5.0, -7.0), (-15, -7.5), (-15, 19),
    (13, 19),
)  # fmt: skip
WREATH = (
    (3.0, 4.2), (2.3, 1.6), (2.0, -1.4), (0.7, -1.6), (0.5, 0.8), (-1.4, 2.0), (-2.8, 0.4),
    (-3.2, -4.8), (-5.0, -7.0), (-15, -7.5), (-15, 4.5), (-8, 6.0), (-3, 6.0),
)  # fmt: skip
BOBBED = (
    (13, 7.0), (6.4, 6.8), (5.2, 5.0), (4.9, 2.0), (4.6, -3.0), (4.4, -8.2), (2.0, -9.2),
    (-15, -9.5), (-15, 19), (13, 19),
)  # fmt: skip
FRINGED = (
    (13, 4.0), (7.6, 3.9), (5.6, 3.6), (4.9, 2.0), (4.6, -3.0), (4.6, -7.2), (2.0, -8.2),
    (-15, -8.5), (-15, 19), (13, 19),
)  # fmt: skip
CURLED = (
    (13, 6.6), (6.6, 6.4), (5.4, 4.6), (4.6, 1.0), (4.2, -3.6), (2.0, -6.0), (-15, -7.0),
    (-15, 19), (13, 19),
)  # fmt: skip
PINNED = (
    (13, 7.0), (6.2, 6.9), (4.6, 5.0), (3.6, 3.0), (2.6, 1.4), (1.9, -1.0), (0.8, -1.4),
    (0.4, 0.6), (-1.6, 1.4), (-2.8, -0.4), (-3.4, -5.0), (-5.0, -7.2), (-15, -7.8), (-15, 19),
    (13, 19),
)  # fmt: skip
LOOSE = (
    (13, 7.0), (6.4, 6.8), (5.2, 5.0), (4.7, 2.0), (4.0, -3.0), (3.6, -9.0), (4.2, -15.0),
    (1.0, -17.5), (-15, -17.5), (-15, 19), (13, 19),
)  # fmt: skip


def trimmed(body: Field, outline: Outline, peak: float = 0.0) -> Field:
    """Cut a body of hair to an outline seen from the side; the temples may lie further back."""

    def field(points: Points) -> Array:
        high = smooth(points.y, 3.0, 7.0)
        wide = np.minimum(np.abs(points.x), 5.0) / 5.0
        forward = points.z + (wide * wide * 1.2 - 0.6 - peak * np.exp(-((wide * 3) ** 2))) * high
        side = polygon(forward, points.y, outline)
        apart = body(points)
        reach = np.maximum(0.9 - np.abs(apart - side), 0) / 0.9
        return np.maximum(apart, side) + reach * reach * np.float32(0.225)

    return field


def locks(body: Field, flow: Flow, depth: float, size: float, seed: int) -> Field:
    """Part hair into locks along its flow."""
    first, second, third = generator(seed).random(3) * 6.28

    def field(points: Points) -> Array:
        apart = body(points)
        near = np.nonzero(apart < 2.0)[0]
        if near.size:
            close = points.picked(near)
            wave = flow(close) * np.float32(6.28 / size)
            drift = np.float32(0.25) * (close.y + close.x)
            lock = np.sin(wave * 0.53 + first + drift) + np.sin(wave * 0.31 + second)
            fine = np.sin(wave * 1.37 + third + drift * 1.7)
            apart[near] -= np.float32(depth * 0.22) * (lock + fine * np.float32(0.45))
        return apart

    return field


def curls(body: Field, depth: float, size: float, seed: int) -> Field:
    """Roll hair into small round curls."""

    def field(points: Points) -> Array:
        apart = body(points)
        near = np.nonzero(apart < 2.0)[0]
        if near.size:
            x, y, z = (part / np.float32(size) for part in points.picked(near))
            bumps = spatial(x, y, z, seed) + 0.5 * spatial(x * 2, y * 2, z * 2, seed + 3)
            apart[near] -= np.float32(depth) * (bumps - 0.7)
        return apart

    return field


def sideways(points: Points) -> Array:
    """Comb from a parting over to the side and back."""
    return single(points.z + 0.5 * points.y + 0.12 * points.x)


def backwards(points: Points) -> Array:
    """Comb straight back from the forehead."""
    return np.arctan2(points.x, points.y + 2.0 + 0.25 * points.z) * 8.0


def downwards(points: Points) -> Array:
    """Comb down from the crown."""
    return single(np.arctan2(points.x, points.z + 1.5) * 7.5 + 0.5 * np.sin(points.y * 0.7))


def gathered(points: Points) -> Array:
    """Comb to a knot at the back of the head."""
    return np.arctan2(points.x, points.y - 3.0 + 0.35 * points.z) * 7.5


def waving(points: Points) -> Array:
    """Comb down in large waves."""
    wave = np.sin(points.y * 0.85 + points.z * 0.3) * 0.8
    return single(np.arctan2(points.x, points.z + 1.5) * 7.5 + wave)


def rolling(points: Points) -> Array:
    """Comb up and back from the forehead in one roll."""
    return points.z * 0.9 - 0.55 * points.y + np.abs(points.x) * 0.35


def curling(points: Points) -> Array:
    """Comb in curls."""
    turn = np.sin(points.x * 1.7 + points.z) + np.sin(points.y * 1.9 - points.z * 0.8)
    return turn * 1.6 + points.y * 0.3


def cap(face: Face, thick: float, lift: float = 0.0) -> Field:
    """Model the skull grown by the hair's thickness, higher on top by a lift."""
    wide = 1 + 0.05 * face.width
    top = ellipsoid((7.1 * wide + thick, 7.9 + thick + lift, 9.1 + thick), (0, 3.1, -1.1))
    nape = ellipsoid((6.3 + thick, 6.5, 5.6 + thick), (0, -2.0, -3.2))
    return blend(2.5, top, nape)


@dataclass(frozen=True)
class Style:
    """How hair is cut: its thickness and lift, its outline, its comb and the size of its locks."""

    thick: float
    lift: float
    outline: Outline
    peak: float
    flow: Flow
    locks: tuple[float, float]
    mass: Field | None = None
    knot: Field | None = None
    free: Field | None = None


STYLES = {
    "parted": Style(
        0.9, 0.5, SHORT, 0.3, sideways, (0.7, 1.5), rod((4.4, 9.6, 2.8), (-4.0, 9.4, 3.8), 1.5, 1.1)
    ),
    "slick": Style(0.65, 0.3, SHORT, 0.7, backwards, (0.45, 1.3)),
    "crew": Style(0.45, 0.6, SHORT, 0.0, downwards, (0.25, 0.7)),
    "receding": Style(0.6, 0.2, RECEDING, 1.2, backwards, (0.5, 1.3)),
    "wreath": Style(0.8, 0.0, WREATH, 0.0, sideways, (0.6, 1.2)),
    "mane": Style(
        1.5, 1.0, SHORT, 0.5, backwards, (1.2, 1.9), ellipsoid((8.6, 6.0, 5.5), (0, -1.5, -5.0))
    ),
    "curly": Style(1.3, 0.7, SHORT, 0.2, curling, (1.6, 1.5)),
    "bob": Style(
        1.2, 0.6, BOBBED, 0.0, downwards, (0.8, 1.6), ellipsoid((8.3, 8.5, 7.4), (0, -1.5, -2.2))
    ),
    "waves": Style(
        1.3, 0.7, BOBBED, 0.0, waving, (1.3, 1.8), ellipsoid((8.7, 8.0, 7.8), (0, -2.2, -2.4))
    ),
    "fringe": Style(
        1.2, 0.5, FRINGED, 0.0, downwards, (0.6, 1.5), ellipsoid((8.2, 8.5, 7.4), (0, -1.5, -2.2))
    ),
    "crop": Style(1.1, 0.5, SHORT, 0.4, sideways, (0.9, 1.4)),
    "curls": Style(
        1.6, 0.9, CURLED, 0.0, curling, (2.0, 1.9), ellipsoid((8.6, 7.0, 7.8), (0, 0.0, -2.0))
    ),
    "bouffant": Style(
        1.4, 1.4, PINNED, -0.3, rolling, (0.9, 1.8), ellipsoid((8.6, 7.0, 8.8), (0, 6.6, -1.8))
    ),
    "bun": Style(
        0.7, 0.5, PINNED, 0.0, gathered, (0.55, 1.3), None,
        ellipsoid((3.6, 3.4, 3.2), (0, 6.5, -11))
    ),
    "slick_bun": Style(
        0.5, 0.2, PINNED, 0.4, gathered, (0.35, 1.2), None,
        ellipsoid((3.2, 3.2, 2.8), (0, 2.5, -12))
    ),
    "topknot": Style(
        0.9, 0.3, PINNED, 0.0, rolling, (0.6, 1.4), None,
        ellipsoid((3.8, 2.8, 3.8), (0, 12.6, -2.5))
    ),
    "long": Style(
        1.0, 0.5, LOOSE, 0.0, waving, (0.9, 1.7), ellipsoid((8.4, 13.0, 7.2), (0, -6, -3)), None,
        ellipsoid((5.0, 11.0, 9.0), (0, -15.0, 5.0)),
    ),
}  # fmt: skip


def hair(face: Face, name: str, seed: int) -> Hair | None:
    """Model a hair style by its name; nothing grows on a bald head."""
    if name == "bald":
        return None
    if name not in STYLES:
        raise ValueError(f"there is no hair style {name!r}")
    style = STYLES[name]
    body = cap(face, style.thick, style.lift)
    if style.mass is not None:
        body = blend(2.3, body, style.mass)
    body = trimmed(body, style.outline, style.peak)
    if style.knot is not None:
        body = blend(1.1, body, style.knot)
    if style.free is not None:
        body = carve(1.5, body, style.free)
    if style.flow is curling:
        return Hair(curls(body, *style.locks, seed), curling)
    return Hair(locks(body, style.flow, *style.locks, seed), style.flow)


def hanging(points: Points) -> Array:
    """Comb a beard down and outwards."""
    return single(np.arctan2(points.x, points.y + 22.0) * 19.0)


def moustache(points: Points) -> Array:
    """Comb a moustache to both sides."""
    return points.y * 1.2 + np.abs(points.x) * 0.5


def beard(face: Face, style: str, seed: int) -> Hair | None:
    """Model a beard by its name; none is an empty name."""
    lip = mirror(
        blend(
            0.4,
            rod((0.35, -5.45, 9.0), (1.7, -5.95, 8.55), 0.62, 0.6),
            rod((1.7, -5.95, 8.55), (3.2, -7.1, 7.4), 0.6, 0.32),
        )
    )
    goatee = ellipsoid((2.3, 2.5, 2.0), (0, -10.2, 7.0))
    match style:
        case "":
            return None
        case "moustache":
            return Hair(locks(lip, moustache, 0.25, 0.5, seed), moustache)
        case "pencil":
            thin = mirror(
                unite(
                    rod((0.45, -5.7, 9.1), (1.6, -5.95, 8.85), 0.26),
                    rod((1.6, -5.95, 8.85), (2.9, -6.5, 7.9), 0.26, 0.16),
                )
            )
            return Hair(thin, moustache)
        case "goatee":
            return Hair(locks(blend(0.5, lip, goatee), hanging, 0.5, 0.9, seed), hanging)
        case "full":
            body = blend(0.5, lip, whole_beard(face))
            return Hair(locks(body, hanging, 0.8, 1.1, seed), hanging)
        case "whiskers":
            side = mirror(rod((6.0, -1.2, 1.6), (5.0, -7.0, 3.6), 1.1, 1.9))
            return Hair(locks(unite(side, lip), hanging, 0.7, 1.0, seed), hanging)
        case _:
            raise ValueError(f"there is no beard {style!r}")


def whole_beard(face: Face) -> Field:
    """Model a beard from ear to ear that leaves the mouth free."""
    wide = 1 + 0.05 * face.width + 0.06 * face.jaw
    side = rod((6.0 * wide, -0.6, 1.5), (4.9 * wide, -6.8, 2.6), 0.9, 1.5)
    jaw = rod((4.9 * wide, -6.8, 2.6), (2.3, -9.6, 6.0), 1.6, 2.1)
    chin = ellipsoid((2.9, 2.8, 2.2), (0, -10.4, 6.6))
    cheek = rod((3.4, -6.6, 6.2), (2.4, -8.6, 7.2), 0.9, 1.1)
    return mirror(blend(1.4, side, jaw, chin, cheek))
