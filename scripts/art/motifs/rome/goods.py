"""Models the goods of the provinces and the tools of those who make them; a unit is 10 cm."""

from __future__ import annotations

import math

import numpy as np

from art.kinds import Outline, Vector
from art.plane.grid import Array, single
from art.plane.noise import generator
from art.space.shaping import blend, carve, common, cut, hollow, mirror, move, ring, turn, unite
from art.space.solids import (
    Field,
    Points,
    box,
    ellipsoid,
    lathe,
    path,
    rod,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece


def leaf(long: float, wide: float, thick: float = 0.03) -> Field:
    """Model a leaf that points up from the origin."""
    half = [(wide * math.sin(math.pi * step / 8) ** 0.8, long * step / 8) for step in range(9)]
    return slab([*half, *((-x, y) for x, y in half[-2:0:-1])], thick, thick * 0.5)


def sheaf(count: float = 17.0, long: float = 5.0) -> Motif:
    """Model a sheaf of corn: stalks bound in the middle, ears above."""
    chance = generator(3)
    stalks, ears = [], []
    for number in range(round(count)):
        share = number / (count - 1) * 2 - 1
        deep = float(chance.uniform(-0.35, 0.45))
        top = (
            share * 1.75,
            long * (0.5 - 0.12 * share * share) + float(chance.uniform(-0.3, 0.3)),
            deep,
        )
        low = (share * 0.95, -long * 0.5, deep * 0.6)
        waist = (share * 0.42, -0.35, deep * 0.6)
        stalks.append(path([low, waist, top], 0.055))
        lean = share * 0.5
        end = (top[0] + 0.75 * math.sin(lean), top[1] + 0.75 * math.cos(lean), deep)
        ears.append(rod(top, end, 0.17, 0.1))
        ears += [
            rod(
                (top[0] + (end[0] - top[0]) * part, top[1] + (end[1] - top[1]) * part, deep),
                (
                    top[0] + (end[0] - top[0]) * part + side * 0.2,
                    top[1] + (end[1] - top[1]) * part + 0.26,
                    deep + 0.06,
                ),
                0.09, 0.05,
            )
            for part in (0.0, 0.35, 0.7) for side in (-1, 1)
        ]  # fmt: skip
    bundle = unite(*stalks)
    tie = move(torus(0.52, 0.13), (0, -0.35, 0.02))
    return [Piece(bundle, "straw"), Piece(unite(*ears), "gold"), Piece(tie, "red")]


def twig(stops: list[Vector], leaves: int, size: tuple[float, float]) -> tuple[Field, Field]:
    """Model a twig and the leaves that stand from it on both sides."""
    found = []
    for number in range(leaves):
        part = number / leaves * (len(stops) - 1)
        low = int(part)
        at = tuple(
            a + (b - a) * (part - low) for a, b in zip(stops[low], stops[low + 1], strict=True)
        )
        ahead = math.degrees(
            math.atan2(stops[low + 1][0] - stops[low][0], stops[low + 1][1] - stops[low][1])
        )
        for side in (-1, 1):
            one = turn(turn(leaf(*size), "x", 12 * side), "z", -ahead + side * 42)
            found.append(move(one, (at[0], at[1], at[2] + 0.06 * side)))
    return path(stops, 0.07), unite(*found)


def olive_branch(size: float = 1.0) -> Motif:
    """Model a branch of olives with leaves and fruit."""
    stops: list[Vector] = [(0, -2.2, 0), (0.15, -0.8, 0.1), (-0.1, 0.8, 0.15), (0.45, 2.2, 0.1)]
    side: list[Vector] = [(0.1, -0.6, 0.1), (0.9, 0.3, 0.25), (1.35, 1.25, 0.2)]
    wood, green = twig(stops, 7, (1.15 * size, 0.24 * size))
    more, leaves = twig(side, 4, (1.05 * size, 0.22 * size))
    fruit = [
        ellipsoid((0.24, 0.32, 0.24), at)
        for at in (
            (0.5, -0.9, 0.35), (-0.45, -0.3, 0.35), (0.35, 0.55, 0.4), (-0.5, 1.0, 0.3),
            (1.25, 0.1, 0.45), (0.85, 1.35, 0.4), (-0.3, -1.2, 0.3), (0.05, 1.75, 0.35),
        )
    ]  # fmt: skip
    return [
        Piece(unite(wood, more), "wood"),
        Piece(unite(green, leaves), "leaf"),
        Piece(unite(*fruit), "olive"),
    ]


AMPHORA: Outline = (
    (0, -2.9), (0.16, -2.9), (0.22, -2.5), (0.62, -1.7), (1.0, -0.5), (1.12, 0.5), (0.92, 1.15),
    (0.42, 1.5), (0.32, 1.9), (0.34, 2.4), (0.5, 2.55), (0.5, 2.75), (0, 2.75),
)  # fmt: skip


def amphora() -> Motif:
    """Model an amphora with two handles and painted bands."""
    handle = mirror(path([(0.36, 2.3, 0), (0.85, 2.35, 0), (1.02, 1.95, 0), (0.86, 1.1, 0)], 0.13))
    body = lathe(AMPHORA)
    bands = common(
        lambda points: body(points) - np.float32(0.035),
        lambda points: np.minimum(np.abs(points.y - 0.85) - 0.1, np.abs(points.y + 0.55) - 0.1),
    )
    inside = tube(0.36, 0.05, (0, 2.74, 0))
    return [
        Piece(blend(0.1, body, handle), "clay"),
        Piece(bands, "umber"),
        Piece(inside, "umber"),
    ]


def oil_jar() -> Motif:
    """Model a broad jar, brimful of olives."""
    outline = (
        (0, -1.6), (0.7, -1.6), (1.15, -0.9), (1.3, 0.0), (1.12, 0.75), (0.85, 1.05), (1.0, 1.3),
        (1.0, 1.42), (0, 1.42),
    )  # fmt: skip
    heap = [
        ellipsoid((0.26, 0.3, 0.26), (r * math.cos(a), 1.8 - 0.48 * r, r * math.sin(a)))
        for r, count in ((0.62, 8), (0.28, 4)) for a in np.linspace(0, 6.28, count, endpoint=False)
    ]  # fmt: skip
    body = lathe(outline)
    band = common(
        lambda points: body(points) - np.float32(0.03),
        lambda points: np.abs(points.y + 0.05) - 0.16,
    )
    return [Piece(body, "clay"), Piece(band, "bone"), Piece(unite(*heap), "olive")]


def logs(count: float = 3.0) -> Motif:
    """Model felled trunks, their cut ends to the viewer."""
    bark, ends, rings = [], [], []
    spots = [(-1.15, 0.0), (1.15, 0.0), (0.0, 1.85), (-2.4, 1.7), (2.4, 1.7), (0.0, -0.2)]
    for number, (x, y) in enumerate(spots[: round(count)]):
        radius = 1.05 - 0.08 * (number % 2)
        lying = turn(tube(radius, 1.4, rounding=0.08), "x", 90)
        bark.append(move(lying, (x, y, -0.3)))
        ends.append(move(turn(tube(radius - 0.16, 0.05), "x", 90), (x, y, 1.12)))
        rings += [
            move(turn(torus(radius * part, 0.035), "x", 90), (x, y, 1.17))
            for part in (0.2, 0.42, 0.64)
        ]
    return [
        Piece(unite(*bark), "wood"),
        Piece(unite(*ends), "timber"),
        Piece(unite(*rings), "leather"),
    ]


def axe() -> Motif:
    """Model a felling axe, its head up and its edge to the left."""
    blade = slab(
        ((0.25, 2.75), (-0.5, 2.8), (-1.35, 3.15), (-1.5, 2.3), (-1.35, 1.5), (-0.5, 2.0),
         (0.25, 2.05)),
        0.12, 0.05,
    )  # fmt: skip
    return [
        Piece(rod((0, -3.0, 0), (0, 3.0, 0), 0.15, 0.13), "timber"),
        Piece(unite(blade, box((0.3, 0.42, 0.2), (0.05, 2.4, 0), 0.08)), "iron"),
    ]


def bolt() -> Motif:
    """Model rolls of cloth laid one upon the other."""

    def roll(at: Vector, radius: float) -> Field:
        return move(turn(tube(radius, 1.9, rounding=0.12), "z", 90), at)

    def coil(at: Vector, radius: float) -> Field:
        rings = [turn(torus(radius * part, 0.03), "z", 90) for part in (0.3, 0.6, 0.88)]
        return move(unite(*rings), (at[0] + 1.9, at[1], at[2]))

    spots = [((0.0, 0.0, 0.6), 0.6), ((0.1, 0.05, -0.65), 0.6), ((-0.05, 1.05, 0.0), 0.6)]
    paints = ("red", "lapis", "ochre")
    rolls = [Piece(roll(at, r), paint) for (at, r), paint in zip(spots, paints, strict=True)]
    return [*rolls, Piece(unite(*(coil(at, r) for at, r in spots)), "umber")]


def hanging(wide: float = 2.4, long: float = 5.0) -> Motif:
    """Model a length of cloth held at two corners: it sags between them and falls in folds."""

    def cloth(points: Points) -> Array:
        share = points.x / np.float32(wide / 2)
        sag = 0.55 * (1 - share * share)
        hang = np.clip((long / 2 - sag - points.y) / 2.5, 0, 1)
        wave = (
            np.abs(np.sin(share * 6.5 + 0.5 * np.sin(points.y * 0.8) * share))
            * 0.42
            * (0.35 + 0.65 * hang)
        )
        side = np.abs(points.x) - wide / 2 - 0.1 * np.sin(points.y * 1.1)
        end = np.maximum(points.y - long / 2 + sag, -points.y - long / 2)
        apart = np.maximum(np.maximum(side, end), np.abs(points.z - wave) - 0.1)
        return single(apart * np.float32(0.6))

    def edge(points: Points) -> Array:
        share = points.x / np.float32(wide / 2)
        below = long / 2 - 0.55 * (1 - share * share) - points.y
        bands = np.minimum(np.abs(below - 0.3) - 0.12, np.abs(below - 0.72) - 0.07)
        return single(np.maximum(cloth(points) - np.float32(0.03), bands))

    return [Piece(cloth, "purple"), Piece(edge, "gold")]


def grapes() -> Motif:
    """Model a bunch of grapes with a leaf."""
    chance = generator(8)
    fruit = []
    for level in range(7):
        wide = (1.0, 1.05, 0.95, 0.8, 0.6, 0.38, 0.12)[level]
        count = (7, 7, 6, 5, 4, 3, 1)[level]
        for number in range(count):
            angle = number / count * 6.28 + level
            x, z = wide * math.cos(angle), wide * math.sin(angle) * 0.7
            fruit.append(
                sphere(0.34, (x, 0.6 - 0.45 * level + float(chance.uniform(-0.08, 0.08)), z))
            )
    lobes = [turn(leaf(1.5, 0.55, 0.05), "z", lean) for lean in (-75, -38, 0, 38, 75)]
    green = move(turn(unite(*lobes), "x", 40), (0.1, 0.75, 0.35))
    stem = path([(0, 0.6, 0), (0.1, 1.5, 0), (0.5, 2.1, 0)], 0.1)
    return [Piece(unite(*fruit), "grape"), Piece(green, "leaf"), Piece(stem, "wood")]


def goblet() -> Motif:
    """Model a drinking cup with two tall handles, full of wine."""
    outline = (
        (0, -1.5), (0.8, -1.5), (0.75, -1.35), (0.2, -1.1), (0.16, -0.5), (0.55, -0.2), (0.95, 0.2),
        (1.05, 0.8), (1.0, 1.3), (1.1, 1.4), (0, 1.4),
    )  # fmt: skip
    handle = mirror(
        path([(0.95, 0.1, 0), (1.5, 0.5, 0), (1.62, 1.2, 0), (1.4, 1.75, 0), (1.02, 1.4, 0)], 0.1)
    )
    wine = tube(0.94, 0.05, (0, 1.42, 0))
    return [Piece(blend(0.06, lathe(outline), handle), "gold"), Piece(wine, "grape")]


def fluted(radius: float, half: float) -> Field:
    """Model the fluted shaft of a column."""
    flute = tube(0.13, half * 2, (radius + 0.03, 0, 0))
    return carve(0.04, tube(radius, half), ring(flute, 18))


def column_stump() -> Motif:
    """Model an Ionic capital upon a piece of its column."""
    scroll = mirror(
        unite(*(move(turn(torus(r, 0.1), "x", 90), (1.25, 1.35, 0.75)) for r in (0.5, 0.27)),
              move(turn(tube(0.58, 0.85), "x", 90), (1.25, 1.35, -0.1)),
              sphere(0.14, (1.25, 1.35, 0.8)))
    )  # fmt: skip
    plate = box((1.7, 0.16, 1.1), (0, 2.05, 0), 0.05)
    cushion = box((1.3, 0.38, 0.8), (0, 1.55, 0), 0.1)
    base = unite(move(torus(1.05, 0.16), (0, 0.92, 0)), fluted(1.0, 2.0))
    return [Piece(unite(scroll, plate, cushion, move(base, (0, 0, 0))), "marble")]


def mallet() -> Motif:
    """Model a wooden mallet, its head up."""
    head = move(turn(tube(0.55, 0.95, rounding=0.12), "z", 90), (0, 1.5, 0))
    return [Piece(head, "timber"), Piece(rod((0, -1.6, 0), (0, 1.2, 0), 0.17), "wood")]


def loaf() -> Motif:
    """Model a round loaf, scored into eight pieces as they bake it at Pompeii."""
    body = blend(0.3, ellipsoid((1.2, 0.55, 1.2)), ellipsoid((0.7, 0.5, 0.7), (0, 0.3, 0)))
    score = ring(box((1.4, 0.8, 0.05), (1.3, 0.75, 0)), 8)
    return [Piece(carve(0.12, body, score), "bread")]


def basket(loaves: float = 4.0) -> Motif:
    """Model a wicker basket of loaves."""
    outline = ((0, -1.0), (1.1, -1.0), (1.5, 0.6), (1.6, 0.75), (1.4, 0.75), (1.3, 0.5), (0, 0.5))
    body = lathe(outline)

    def wicker(points: Points) -> Array:
        angle = np.arctan2(points.z, points.x)
        weave = np.sin(angle * 18) * np.sin(points.y * 14)
        return single((body(points) - np.float32(0.05) * weave) * np.float32(0.8))

    spots = [(-0.6, 0.85, 0.2), (0.6, 0.85, 0.3), (0.0, 1.25, 0.0), (0.0, 0.8, 0.8)]
    bread = [ellipsoid((0.75, 0.48, 0.7), at) for at in spots[: round(loaves)]]
    return [Piece(wicker, "straw"), Piece(unite(*bread), "bread")]


def patera() -> Motif:
    """Model a libation bowl with a boss in its middle."""
    bowl = hollow(ellipsoid((1.2, 0.5, 1.2)), 0.06)
    low = cut(bowl, box((2, 1, 2), (0, 1.05, 0)))
    return [Piece(unite(low, sphere(0.25, (0, -0.35, 0))), "gold")]


MOTIFS = (
    sheaf, olive_branch, amphora, oil_jar, logs, axe, bolt, hanging, grapes, goblet,
    column_stump, mallet, loaf, basket, patera,
)  # fmt: skip
