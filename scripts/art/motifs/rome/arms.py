"""Models what soldiers carry: shields, standards, spears, swords; a unit is 10 cm."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.motifs.rome.goods import leaf
from art.plane.grid import Array
from art.space.shaping import blend, mirror, move, ring, turn, unite
from art.space.solids import Field, Points, box, ellipsoid, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece


def curved(body: Field, radius: float) -> Field:
    """Bend a flat body around an upright axis behind it."""

    def field(points: Points) -> Array:
        angle = np.arctan2(points.x, points.z + np.float32(radius))
        far = np.hypot(points.x, points.z + np.float32(radius))
        flat = Points(angle * np.float32(radius), points.y, far - np.float32(radius))
        return body(flat) * np.float32(0.8)

    return field


def scutum() -> Motif:
    """Model the tall curved shield of the legions with its painted wings and lightning."""
    board = curved(box((2.0, 3.0, 0.12), (0, 0, 0), 0.1), 2.4)
    rim = curved(
        unite(*(box((2.06, 0.12, 0.18), (0, y, 0), 0.05) for y in (-2.95, 2.95)),
              mirror(box((0.12, 3.0, 0.18), (1.98, 0, 0), 0.05))), 2.4)  # fmt: skip
    boss = unite(ellipsoid((0.55, 0.55, 0.5), (0, 0, 0.1)), turn(tube(0.72, 0.08), "x", 90))
    feather = [
        turn(move(leaf(1.5 - 0.18 * n, 0.2, 0.05), (0.45, 0.35, 0.14)), "z", -12 - 21 * n)
        for n in range(4)
    ]
    wings = unite(*feather)
    four = curved(lambda p: wings(Points(np.abs(p.x), np.abs(p.y), p.z)), 2.4)
    bolt = curved(mirror(path([(0, 0.7, 0.14), (0.0, 2.4, 0.14)], 0.1)), 2.4)
    below = curved(path([(0, -0.7, 0.14), (0.0, -2.4, 0.14)], 0.1), 2.4)
    tips = curved(unite(*(turn(leaf(0.5, 0.25, 0.06), "z", 0) for _ in range(1))), 2.4)
    ends = unite(move(tips, (0, 2.2, 0.14)), move(turn(tips, "x", 180), (0, -2.2, 0.14)))
    return [
        Piece(board, "red"),
        Piece(rim, "gold"),
        Piece(unite(boss, four, bolt, below, ends), "gold"),
    ]


def parma() -> Motif:
    """Model a round shield with a star and a rim of bronze."""
    disc = turn(tube(2.0, 0.14, rounding=0.08), "x", 90)
    rim = turn(torus(1.95, 0.16), "x", 90)
    star = turn(ring(turn(turn(leaf(1.6, 0.34, 0.05), "z", -90), "x", 90), 8), "x", 90)
    return [
        Piece(disc, "lapis"),
        Piece(unite(rim, sphere(0.5)), "bronze"),
        Piece(move(star, (0, 0, 0.16)), "gold"),
    ]


def eagle() -> Field:
    """Model an eagle with raised wings."""
    body = blend(0.2, ellipsoid((0.42, 0.7, 0.36)), sphere(0.32, (0.05, 0.85, 0.12)))
    beak = rod((0.1, 0.85, 0.35), (0.25, 0.7, 0.5), 0.13, 0.04)
    feathers = [
        move(turn(leaf(2.0 - 0.22 * n, 0.26, 0.08), "z", -28 - 17 * n), (0.3, -0.1 + 0.12 * n, 0))
        for n in range(5)
    ]
    tail = mirror(turn(leaf(0.9, 0.2, 0.08), "z", 165))
    return unite(body, beak, mirror(unite(*feathers)), move(tail, (0, -0.4, 0)))


def standard(tall: float = 3.0) -> Motif:
    """Model a standard: pole, discs, a banner bar and the eagle upon it."""
    disc = unite(
        turn(tube(0.55, 0.1, rounding=0.04), "x", 90),
        move(turn(torus(0.42, 0.07), "x", 90), (0, 0, 0.12)),
        sphere(0.16, (0, 0, 0.1)),
    )
    hoops = [move(disc, (0, y, 0.15)) for y in (-0.9, -2.2)]
    bar = rod((-1.1, 0.3, 0), (1.1, 0.3, 0), 0.11)
    cloth = box((0.95, 0.5, 0.06), (0, -0.12, 0.12), 0.03)
    fringe = unite(
        *(rod((x, -0.6, 0.12), (x, -0.85, 0.12), 0.06) for x in np.linspace(-0.9, 0.9, 8))
    )
    return [
        Piece(rod((0, -tall, 0), (0, 1.0, 0), 0.13), "wood"),
        Piece(unite(*hoops, bar, fringe, move(eagle(), (0, 1.9, 0))), "gold"),
        Piece(cloth, "red"),
    ]


def spear() -> Motif:
    """Model a spear with a leaf-shaped head."""
    return [
        Piece(rod((0, -3.1, 0), (0, 2.2, 0), 0.1), "timber"),
        Piece(move(leaf(1.0, 0.22, 0.07), (0, 2.1, 0)), "iron"),
    ]


def sword() -> Motif:
    """Model a short sword, its point up."""
    blade = slab(((-0.24, 0), (0.24, 0), (0.2, 1.9), (0, 2.5), (-0.2, 1.9)), 0.08, 0.03)
    grip = unite(
        rod((0, -0.1, 0), (0, -0.85, 0), 0.15), sphere(0.26, (0, -1.05, 0)),
        box((0.5, 0.12, 0.2), (0, -0.02, 0), 0.05),
    )  # fmt: skip
    return [Piece(blade, "iron"), Piece(grip, "gold")]


def cudgel() -> Motif:
    """Model a knotted club, its thick end up."""
    body = blend(0.3, rod((0, -2.2, 0), (0, 2.0, 0), 0.2, 0.5), sphere(0.52, (0, 2.0, 0)))
    knots = [
        sphere(0.18, (0.42 * math.cos(n * 2.1), 0.5 + 0.32 * n, 0.42 * math.sin(n * 2.1)))
        for n in range(6)
    ]
    return [Piece(blend(0.12, body, *knots), "wood")]


def lituus() -> Motif:
    """Model the crooked staff of the augurs."""
    turns = [
        (
            0.95 - (0.95 - 0.07 * step) * math.cos(step * 0.5),
            1.6 + (0.95 - 0.07 * step) * math.sin(step * 0.5),
            0.0,
        )
        for step in range(12)
    ]
    return [Piece(path([(0, -3.0, 0), (0, 1.6, 0), *turns], 0.15), "gold")]


def horn() -> Motif:
    """Model a drinking horn that ends in a beast's head."""
    stops = [
        (0.0, 1.2, 0.0), (0.05, 0.5, 0.0), (0.25, -0.2, 0.0), (0.7, -0.75, 0.0), (1.3, -0.9, 0.0),
    ]  # fmt: skip
    parts = [rod(a, b, 0.5 - 0.09 * n, 0.41 - 0.09 * n) for n, (a, b) in enumerate(pairwise(stops))]
    mouth = move(torus(0.5, 0.1), (0, 1.25, 0))
    return [
        Piece(blend(0.15, *parts), "ivory"),
        Piece(unite(mouth, sphere(0.2, stops[-1])), "gold"),
    ]


MOTIFS = (scutum, parma, standard, spear, sword, cudgel, lituus, horn)
