"""Models the emblems of bills about the economy: work, savings, trade and taxes."""

from __future__ import annotations

import math

from art.kinds import Vector
from art.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.solids import Field, above, box, ellipsoid, lathe, path, rod, slab, torus, tube
from art.stage import Motif, Piece

# Where the coins of the tree hang.
COIN_SPOTS = (
    (-0.95, 1.32), (-0.62, 1.72), (-0.2, 1.62), (-0.72, 1.15), (0.28, 1.75), (0.68, 1.78),
    (1.0, 1.38), (0.62, 1.25), (0.02, 2.22), (-0.34, 2.02), (0.42, 2.1), (0.2, 1.36),
)  # fmt: skip


def upright(body: Field) -> Field:
    """Turn what lies so that its upper side faces the viewer."""
    return turn(body, "x", 90)


def chain_of(stops: list[Vector], wide: float) -> Field:
    """Lay a chain along some places: every second link stands on edge."""
    links: list[Field] = []
    for number, (x, y, z) in enumerate(stops[:-1]):
        ahead = stops[number + 1]
        angle = math.degrees(math.atan2(-(ahead[2] - z), ahead[0] - x))
        link = turn(torus(wide, wide * 0.28), "x", 90 if number % 2 else 15)
        links.append(move(turn(link, "y", angle), (x, y, z)))
    return unite(*links)


def lunch_pail() -> Motif:
    """Model a worker's lunch box with a round lid and two latches."""
    body = box((0.95, 0.36, 0.45), (0, 0.36, 0), 0.05)
    lid = common(move(turn(tube(0.45, 0.95, rounding=0.05), "z", 90), (0, 0.76, 0)), above(0.77))
    ribs = common(row(move(turn(torus(0.45, 0.025), "z", 90), (0, 0.76, 0)), 0.5, 3), above(0.8))
    latch = unite(
        box((0.08, 0.13, 0.04), (0.55, 0.76, 0.46), 0.02),
        move(turn(tube(0.04, 0.08), "z", 90), (0.55, 0.87, 0.5)),
    )
    handle = path(
        (
            (-0.34, 1.18, 0),
            (-0.3, 1.36, 0),
            (-0.2, 1.42, 0),
            (0.2, 1.42, 0),
            (0.3, 1.36, 0),
            (0.34, 1.18, 0),
        ),
        0.05,
    )
    return [
        Piece(unite(body, lid, ribs), "hull"),
        Piece(box((0.97, 0.03, 0.47), (0, 0.745, 0), 0.02), "black"),
        Piece(unite(mirror(latch), handle), "brass"),
    ]


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


def sewing_machine() -> Motif:
    """Model a hand sewing machine with its wheel, a spool and cloth under the needle."""
    base = box((1.35, 0.13, 0.5), (0, 0.13, 0), 0.04)
    arm = blend(
        0.22,
        rod((0.72, 0.3, 0), (0.74, 1.15, 0), 0.24, 0.2),
        rod((0.7, 1.28, 0), (-0.78, 1.32, 0), 0.22, 0.15),
        box((0.16, 0.3, 0.15), (-0.82, 1.16, 0), 0.06),
        box((0.4, 0.06, 0.3), (0.72, 0.3, 0), 0.05),
    )
    bar = unite(
        rod((-0.82, 0.9, 0), (-0.82, 0.52, 0), 0.035),
        box((0.1, 0.02, 0.07), (-0.82, 0.42, 0.02), 0.01),
        rod((-0.82, 0.5, 0), (-0.82, 0.3, 0), 0.02),
        rod((-0.82, 1.4, 0), (-0.82, 1.62, 0), 0.03),
        box((0.4, 0.03, 0.3), (-0.82, 0.29, 0), 0.01),
    )
    wheel = move(
        turn(
            unite(torus(0.4, 0.06), ring(rod((0, 0, 0), (0.4, 0, 0), 0.035), 5), tube(0.12, 0.1)),
            "z",
            90,
        ),
        (1.12, 1.22, 0),
    )
    spool = unite(
        tube(0.11, 0.15, (0.3, 1.68, 0)), *(tube(0.15, 0.02, (0.3, y, 0)) for y in (1.52, 1.84))
    )
    sheet = blend(
        0.1,
        box((0.34, 0.02, 0.6), (-0.72, 0.36, 0.1), 0.01),
        turn(box((0.34, 0.3, 0.02), (-0.72, 0.1, 0.72), 0.01), "x", 0),
    )
    return [
        Piece(base, "wood"),
        Piece(arm, "iron"),
        Piece(unite(bar, wheel), "brass"),
        Piece(spool, "coin"),
        Piece(sheet, "cloth"),
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
            (0, 0),
            (0.6, 0),
            (0.56, 0.08),
            (0.16, 0.16),
            (0.12, 0.5),
            (0.4, 0.6),
            (1.3, 0.64),
            (1.34, 0.74),
            (0, 0.7),
        )
    )
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


MOTIFS = (lunch_pail, bank_front, sewing_machine, cut_pie, abacus, coin_tree)
