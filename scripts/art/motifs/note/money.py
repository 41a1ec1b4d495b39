"""Models the emblems of bills about money: banks, pies to share, watches, coins and savings."""

from __future__ import annotations

import math

from art.motifs.note.shapes import chain_of, upright
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import (
    Field,
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

# Where the coins of the tree hang.
COIN_SPOTS = (
    (-0.95, 1.32), (-0.62, 1.72), (-0.2, 1.62), (-0.72, 1.15), (0.28, 1.75), (0.68, 1.78),
    (1.0, 1.38), (0.62, 1.25), (0.02, 2.22), (-0.34, 2.02), (0.42, 2.1), (0.2, 1.36),
)  # fmt: skip


def bank_front() -> Motif:
    """Model a granite bank: great columns, a gable with a clock and dark bronze doors."""
    steps = unite(
        *(box((1.75 + 0.1 * n, 0.07, 1.0 + 0.14 * n), (0, 0.35 - 0.14 * n, 0)) for n in range(3))
    )
    hall = box((1.6, 0.85, 0.6), (0, 1.25, -0.2))
    niche = box((0.36, 0.62, 0.3), (0, 1.02, 0.4))
    panes = mirror(row(box((0.16, 0.2, 0.2), (0.88, 0, 0.34)), 0.75, 2, "y"))
    beam = unite(
        box((1.75, 0.16, 0.95), (0, 2.22, 0), 0.02), box((1.85, 0.05, 1.05), (0, 2.42, 0), 0.02)
    )
    gable = move(slab(((-1.85, 0), (1.85, 0), (0, 0.78)), 1.0), (0, 2.46, 0))
    bases = row(box((0.24, 0.06, 0.24), (0, 0.47, 0.72)), 0.98, 4)
    tops = row(box((0.25, 0.07, 0.25), (0, 2.0, 0.72)), 0.98, 4)
    shafts = row(lathe(((0, 0.5), (0.2, 0.5), (0.16, 1.95), (0, 1.95)), (0, 0, 0.72)), 0.98, 4)
    clock = move(upright(tube(0.3, 0.05, rounding=0.02)), (0, 2.78, 1.0))
    frame = move(upright(torus(0.32, 0.05)), (0, 2.78, 1.04))
    hands = unite(
        rod((0, 2.78, 1.07), (0, 2.98, 1.07), 0.022),
        rod((0, 2.78, 1.07), (0.14, 2.72, 1.07), 0.025),
    )
    doors = unite(row(box((0.16, 0.6, 0.03), (0, 1.0, 0.34), 0.01), 0.34, 2), panes)
    return [
        Piece(unite(steps, beam, bases, tops), "marble"),
        Piece(cut(hall, unite(niche, panes)), "wall"),
        Piece(gable, "stone"),
        Piece(shafts, "column"),
        Piece(clock, "porcelain"),
        Piece(unite(frame, hands), "black"),
        Piece(doors, "iron"),
    ]


def wedge(low: float, high: float, far: float, tall: float) -> Field:
    """Describe an upright slice of a round cake between two angles (degrees from x)."""
    span = [math.radians(low + (high - low) * n / 4) for n in range(5)]
    outline = [(0.0, 0.0), *((far * math.cos(a), far * math.sin(a)) for a in span)]
    return turn(slab(outline, tall), "x", -90)


def cut_pie() -> Motif:
    """Model a pie on a stand in eight equal parts, one of them set before it."""
    stand = lathe(
        (
            (0, 0), (0.6, 0), (0.56, 0.08), (0.16, 0.16), (0.12, 0.5), (0.4, 0.6), (1.3, 0.64),
            (1.34, 0.74), (0, 0.7),
        )
    )  # fmt: skip
    pie = lathe(((0, 0.7), (0.95, 0.7), (1.12, 1.0), (1.08, 1.06), (0.5, 1.16), (0, 1.18)))
    rim = ring(ellipsoid((0.1, 0.08, 0.13), (1.08, 1.06, 0)), 32)
    lines = ring(box((2, 0.5, 0.03), (0, 1.2, 0)), 8)
    gap = wedge(-112.5 + 22.5, -67.5 + 22.5, 3, 3)
    slice_ = common(pie, wedge(-90, -45, 3, 3))
    piece_rim = common(rim, wedge(-90, -45, 3, 3))
    by = (0.62, -0.62, 1.0)
    plate = lathe(((0, 0), (0.7, 0.03), (0.78, 0.1), (0.7, 0.07), (0, 0.06)), (1.05, 0, 1.62))
    return [
        Piece(stand, "porcelain"),
        Piece(cut(cut(pie, lines), gap), "food"),
        Piece(cut(cut(rim, lines), gap), "butter"),
        Piece(move(slice_, by), "food"),
        Piece(move(piece_rim, by), "butter"),
        Piece(plate, "porcelain"),
    ]


def beads(left: int, right: int, high: float, centre: float) -> Field:
    """Thread beads on one wire of an abacus: some at its left end, some at its right."""
    bead = move(
        turn(lathe(((0, -0.085), (0.09, -0.085), (0.16, 0), (0.09, 0.085), (0, 0.085))), "z", 90),
        (0, high, 0),
    )
    first = move(row(bead, 0.18, left), (centre - 0.68 + 0.09 * left, 0, 0))
    return unite(first, move(row(bead, 0.18, right), (centre + 0.68 - 0.09 * right, 0, 0)))


def abacus() -> Motif:
    """Model an abacus with two fields, one for each of two years."""
    frame = unite(
        box((1.62, 0.09, 0.14), (0, 0.09, 0), 0.03),
        box((1.62, 0.09, 0.14), (0, 1.93, 0), 0.03),
        row(box((0.09, 0.95, 0.12), (0, 1.0, 0), 0.03), 1.53, 3),
    )
    wires = row(rod((-1.5, 0, 0), (1.5, 0, 0), 0.02), 0.3, 5, "y")
    feet = mirror(box((0.14, 0.06, 0.45), (1.4, 0.06, 0), 0.03))
    heights = [0.41 + 0.3 * n for n in range(5)]
    first = [beads(a, 5 - a, y, -0.765) for a, y in zip((4, 2, 3, 1, 3), heights, strict=True)]
    second = [beads(a, 5 - a, y, 0.765) for a, y in zip((2, 4, 1, 3, 2), heights, strict=True)]
    return [
        Piece(unite(frame, feet), "wood"),
        Piece(move(wires, (0, 1.01, 0)), "steel"),
        Piece(unite(*first), "porcelain"),
        Piece(unite(*second), "leather"),
    ]


def coin_tree() -> Motif:
    """Model a small tree in a tub whose leaves are coins."""
    tub = cut(
        lathe(((0, 0), (0.5, 0), (0.66, 0.55), (0.74, 0.57), (0.74, 0.7), (0, 0.7))),
        tube(0.62, 0.1, (0, 0.7, 0)),
    )
    twigs = [
        ((0, 0.5, 0), (0.05, 1.15, 0)),
        ((0.05, 1.1, 0), (-0.55, 1.6, 0.1)),
        ((0.05, 1.15, 0), (0.6, 1.65, 0)),
        ((0.05, 1.1, 0), (0.02, 2.1, -0.1)),
        ((-0.3, 1.38, 0), (-0.85, 1.42, 0.1)),
        ((0.35, 1.42, 0), (0.9, 1.4, 0.1)),
    ]
    trunk = blend(0.1, *(rod(a, b, 0.08 if a[1] < 1 else 0.05, 0.05) for a, b in twigs))
    coin = unite(tube(0.2, 0.03, rounding=0.01), torus(0.19, 0.035), tube(0.09, 0.045))
    leaves = [
        move(
            turn(turn(coin, "x", 78 + 9 * (n % 3)), "y", 46 * (n % 4) - 66),
            (x, y, 0.22 - 0.13 * (n % 4)),
        )
        for n, (x, y) in enumerate(COIN_SPOTS)
    ]
    return [
        Piece(tub, "brick"),
        Piece(tube(0.62, 0.05, (0, 0.62, 0)), "leather"),
        Piece(trunk, "wood"),
        Piece(unite(*leaves[::2]), "brass"),
        Piece(unite(*leaves[1::2]), "brass"),
    ]


def pocket_watch() -> Motif:
    """Model an old watch with its lid open and its chain before it."""
    case = upright(unite(tube(0.98, 0.12, rounding=0.06), torus(0.95, 0.09, (0, 0.08, 0))))
    face = move(upright(tube(0.86, 0.02)), (0, 0, 0.14))
    ticks = move(upright(ring(box((0.08, 0.01, 0.025), (0.74, 0, 0)), 12)), (0, 0, 0.165))
    small = move(upright(torus(0.2, 0.012)), (0, -0.4, 0.165))
    hands = unite(
        rod((0, 0, 0.19), (-0.26, 0.3, 0.19), 0.045, 0.02),
        rod((0, 0, 0.2), (0.3, 0.52, 0.2), 0.04, 0.015),
        rod((0, -0.4, 0.18), (0.02, -0.27, 0.18), 0.015),
        sphere(0.07, (0, 0, 0.18)),
    )
    crown = unite(
        rod((0, 0.98, 0), (0, 1.12, 0), 0.08),
        tube(0.13, 0.07, (0, 1.2, 0), 0.03),
        move(upright(torus(0.2, 0.04)), (0, 1.38, 0)),
    )
    lid = upright(unite(tube(0.96, 0.04, rounding=0.02), torus(0.92, 0.05)))
    door = move(turn(move(lid, (0.96, 0, 0)), "y", -52), (0.98, 0, 0.1))
    at = (0.0, 1.1, 0.0)
    marks = unite(ticks, small, hands)
    parts = [(unite(case, crown, door), "brass"), (face, "porcelain"), (marks, "black")]
    return [Piece(move(turn(field, "x", -16), at), name) for field, name in parts]


def watch_chain() -> Motif:
    """Model a chain that lies in a loose curve and ends in a key."""
    spots = [(0.16 * n - 1.5, 0.06, 0.3 * math.sin(n * 0.42) + 0.06 * n * 0.6) for n in range(17)]
    end = spots[-1]
    key = unite(
        torus(0.2, 0.05, (end[0] + 0.15, 0.06, end[2])),
        rod((end[0] + 0.35, 0.06, end[2]), (end[0] + 0.95, 0.06, end[2]), 0.05),
        box((0.06, 0.04, 0.14), (end[0] + 0.8, 0.06, end[2] + 0.12)),
        box((0.05, 0.04, 0.1), (end[0] + 0.95, 0.06, end[2] + 0.1)),
    )
    return [Piece(chain_of(spots, 0.11), "brass"), Piece(key, "iron")]


def piggy_bank() -> Motif:
    """Model a china pig for savings with a coin in its slot, looking along x."""
    leg = lathe(((0, 0), (0.15, 0), (0.17, 0.2), (0.2, 0.5), (0, 0.5)))
    legs = row(row(leg, 0.8, 2), 0.62, 2, "z")
    body = blend(
        0.15,
        ellipsoid((0.98, 0.7, 0.68), (-0.1, 0.95, 0)),
        sphere(0.48, (0.68, 1.1, 0)),
        move(turn(tube(0.24, 0.22, rounding=0.05), "z", 90), (1.12, 1.02, 0)),
        move(legs, (-0.08, 0, 0)),
    )
    slot = box((0.28, 0.4, 0.05), (-0.2, 1.6, 0))
    holes = row(sphere(0.06, (1.34, 1.04, 0)), 0.2, 2, "z")
    ear = slab(((-0.16, 0), (0.16, 0), (0.12, 0.36), (-0.02, 0.42)), 0.04, 0.03)
    ears = row(move(turn(ear, "y", 55), (0.62, 1.46, 0)), 0.5, 2, "z")
    tail = path(
        (
            (-1.05, 1.1, 0),
            (-1.25, 1.2, 0.05),
            (-1.3, 1.35, 0),
            (-1.18, 1.38, -0.05),
            (-1.2, 1.22, 0),
        ),
        0.045,
    )
    coin = move(
        upright(unite(tube(0.36, 0.03), torus(0.33, 0.035), tube(0.16, 0.045))), (-0.2, 1.78, 0)
    )
    eyes = row(sphere(0.06, (1.02, 1.3, 0)), 0.5, 2, "z")
    return [
        Piece(cut(unite(body, ears, tail), unite(slot, holes)), "porcelain"),
        Piece(coin, "brass"),
        Piece(eyes, "black"),
    ]


MOTIFS = (bank_front, cut_pie, abacus, coin_tree, pocket_watch, watch_chain, piggy_bank)
