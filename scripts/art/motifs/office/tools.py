"""Models the tools of an office: gavel, cases, clocks, scales, microphones and machines."""

from __future__ import annotations

import math
from itertools import pairwise

from art.space.shaping import carve, common, cut, hollow, mirror, move, ring, row, turn, unite
from art.space.solids import (
    above,
    box,
    ellipsoid,
    ground,
    lathe,
    path,
    rod,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece


def gavel() -> Motif:
    """Model a gavel upon its block."""
    head = lathe(
        ((0, -0.6), (0.36, -0.6), (0.4, -0.5), (0.32, -0.42), (0.32, -0.34), (0.37, -0.26),
         (0.37, 0.26), (0.32, 0.34), (0.32, 0.42), (0.4, 0.5), (0.36, 0.6), (0, 0.6))
    )  # fmt: skip
    rings = row(tube(0.385, 0.04), 0.3, 2, "y")
    grip = unite(rod((0, 0, 0), (2.0, 0, 0), 0.1, 0.08), sphere(0.14, (2.0, 0, 0)))
    block = lathe(((0, 0), (0.8, 0), (0.8, 0.08), (0.7, 0.14), (0.68, 0.26), (0, 0.28)))
    return [
        Piece(move(turn(turn(head, "x", 90), "z", 12), (0, 0.7, 0)), "wood"),
        Piece(move(turn(turn(rings, "x", 90), "z", 12), (0, 0.7, 0)), "brass"),
        Piece(move(turn(grip, "z", 12), (0, 0.7, 0)), "wood"),
        Piece(block, "wood"),
    ]


def briefcase() -> Motif:
    """Model a standing briefcase."""
    body = box((1.05, 0.72, 0.28), (0, 0.72, 0), 0.08)
    seam = unite(box((1.07, 0.015, 0.3), (0, 1.05, 0)), box((1.07, 0.74, 0.012), (0, 0.72, 0)))
    grip = path(((-0.34, 1.42, 0), (-0.3, 1.66, 0), (0.3, 1.66, 0), (0.34, 1.42, 0)), 0.055)
    locks = mirror(box((0.12, 0.12, 0.05), (0.6, 1.02, 0.28), 0.02))
    corners = mirror(unite(sphere(0.15, (0.98, 0.08, 0.22)), sphere(0.15, (0.98, 1.36, 0.22))))
    return [
        Piece(cut(body, seam), "leather"),
        Piece(grip, "leather"),
        Piece(unite(locks, corners), "brass"),
    ]


def calendar() -> Motif:
    """Model a standing desk calendar."""
    leaf = turn(box((0.8, 0.72, 0.06), (0, 0.72, 0), 0.02), "x", -14)
    stand = turn(box((0.85, 0.8, 0.04), (0, 0.75, -0.12)), "x", -14)
    rings = row(turn(torus(0.09, 0.02), "z", 90), 0.3, 4)
    top = turn(box((0.8, 0.17, 0.075), (0, 1.26, 0)), "x", -14)
    grid = unite(
        row(row(box((0.065, 0.055, 0.02)), 0.21, 6), 0.17, 5, "y"),
    )
    days = turn(move(grid, (0, 0.62, 0.06)), "x", -14)
    return [
        Piece(leaf, "paper"),
        Piece(stand, "wood"),
        Piece(unite(move(rings, (0, 1.42, -0.38))), "brass"),
        Piece(top, "red"),
        Piece(days, "iron"),
    ]


def alarm_clock() -> Motif:
    """Model an alarm clock with two bells."""
    case = turn(tube(0.72, 0.24, rounding=0.08), "x", 90)
    face = turn(tube(0.6, 0.02, (0, 0.25, 0)), "x", 90)
    hours = turn(ring(box((0.06, 0.02, 0.02), (0.5, 0.28, 0)), 12), "x", 90)
    hands = unite(
        rod((0, 0, 0.3), (0.0, 0.44, 0.3), 0.03), rod((0, 0, 0.3), (-0.22, 0.2, 0.3), 0.035)
    )
    bell = mirror(turn(common(ellipsoid((0.34, 0.3, 0.34), (0, 0.86, 0)), above(0.84)), "z", -32))
    feet = mirror(turn(rod((0, -0.7, 0), (0, -0.92, 0), 0.06), "z", 30))
    up = (0.0, 0.9, 0.0)
    return [
        Piece(move(unite(case, feet), up), "steel"),
        Piece(move(face, up), "porcelain"),
        Piece(move(unite(hours, hands), up), "black"),
        Piece(move(bell, up), "brass"),
    ]


def hourglass() -> Motif:
    """Model an hourglass in a frame of posts."""
    bulbs = lathe(
        (
            (0, 0.12), (0.46, 0.12), (0.48, 0.4), (0.36, 0.74), (0.06, 0.98), (0.36, 1.22),
            (0.48, 1.56), (0.46, 1.84), (0, 1.84),
        )
    )  # fmt: skip
    sand = unite(
        lathe(((0, 0.14), (0.4, 0.14), (0.36, 0.3), (0, 0.62))),
        lathe(((0, 1.0), (0.3, 1.26), (0.38, 1.4), (0, 1.36))),
    )
    posts = ring(tube(0.06, 0.92, (0.58, 0.98, 0)), 4)
    ends = unite(tube(0.7, 0.07, (0, 0.07, 0), 0.03), tube(0.7, 0.07, (0, 1.9, 0), 0.03))
    return [
        Piece(hollow(bulbs, 0.012), "glass"),
        Piece(sand, "food"),
        Piece(unite(turn(posts, "y", 20), ends), "wood"),
    ]


def scissors() -> Motif:
    """Model large shears, half open, standing on their points."""
    blade = slab(((-0.09, -0.1), (0.11, -0.1), (0.03, 1.7)), 0.03)
    loop = turn(torus(0.3, 0.07), "x", 90)
    arm = rod((0, 0, 0), (-0.25, -0.55, 0), 0.08)
    half = unite(turn(blade, "z", -14), arm, move(loop, (-0.4, -0.85, 0)))
    other = turn(half, "y", 180)
    bolt = turn(tube(0.1, 0.09), "x", 90)
    return [Piece(unite(half, other), "steel"), Piece(bolt, "brass")]


def shredder() -> Motif:
    """Model a bin whose top eats paper and drops strips."""
    bin_body = hollow(lathe(((0, 0), (0.62, 0), (0.78, 1.25), (0, 1.25))), 0.02)
    open_top = cut(bin_body, box((3, 0.5, 3), (0, 1.75, 0)))
    head = box((0.95, 0.22, 0.34), (0, 1.46, 0), 0.06)
    slot = box((0.75, 0.3, 0.03), (0, 1.6, 0))
    sheet = move(turn(box((0.6, 0.6, 0.01), (0, 0.5, 0)), "x", -10), (0, 1.6, 0))
    strips = row(box((0.018, 0.42, 0.01), (0, 0.82, 0.36)), 0.075, 13)
    heap = ring(path(((0.3, 0.06, 0), (0.8, 0.16, 0.15), (1.0, 0.03, 0.4)), 0.03), 17)
    cuts = row(box((0.02, 0.9, 0.06)), 0.14, 9)
    window = move(cuts, (0, 0.6, 0.7))
    return [
        Piece(cut(open_top, window), "iron"),
        Piece(cut(head, slot), "steel"),
        Piece(sheet, "print"),
        Piece(unite(strips, heap), "paper"),
    ]


def ticker() -> Motif:
    """Model a stock ticker under its glass dome with a curl of tape."""
    base = lathe(
        ((0, 0), (0.78, 0), (0.78, 0.12), (0.62, 0.22), (0.6, 0.5), (0.66, 0.56), (0, 0.58))
    )
    dome = hollow(rod((0, 0.6, 0), (0, 1.45, 0), 0.56), 0.01)
    reel = turn(
        unite(
            tube(0.3, 0.03, rounding=0.02),
            torus(0.3, 0.04),
            ring(rod((0, 0, 0), (0.3, 0, 0), 0.03), 6),
        ),
        "x",
        90,
    )
    works = unite(
        move(reel, (-0.1, 1.3, 0.12)),
        box((0.34, 0.22, 0.22), (0, 0.8, 0), 0.03),
        mirror(rod((0.3, 0.6, 0), (0.3, 1.5, 0), 0.03)),
        box((0.33, 0.03, 0.05), (0, 1.5, 0), 0.01),
        sphere(0.08, (0, 1.62, 0)),
    )
    curl = [
        (
            0.35 + 0.22 * n,
            0.85 - 0.12 * n + 0.18 * math.cos(1.1 * n),
            0.4 + 0.07 * n + 0.22 * math.sin(1.1 * n),
        )
        for n in range(7)
    ]
    steps = [
        tuple(a + (b - a) * part / 4 for a, b in zip(one, two, strict=True))
        for one, two in pairwise(curl)
        for part in range(4)
    ]
    tape = path([(x, max(y, 0.06), z) for x, y, z in steps], 0.05)
    return [Piece(base, "wood"), Piece(dome, "glass"), Piece(works, "brass"), Piece(tape, "paper")]


def scales() -> Motif:
    """Model a balance with two pans."""
    post = lathe(
        (
            (0, 0), (0.55, 0), (0.55, 0.08), (0.3, 0.16), (0.09, 0.3), (0.07, 1.9), (0.12, 2.0),
            (0.05, 2.2), (0, 2.22),
        )
    )  # fmt: skip
    beam = turn(mirror(path(((0, 1.95, 0), (0.6, 2.02, 0), (1.15, 1.9, 0)), 0.05)), "z", 0)
    chains = mirror(
        unite(
            rod((1.15, 1.9, 0), (0.8, 1.0, 0), 0.016),
            rod((1.15, 1.9, 0), (1.5, 1.0, 0), 0.016),
            rod((1.15, 1.9, 0), (1.15, 1.0, 0.3), 0.016),
        )
    )
    pan = mirror(move(common(hollow(sphere(0.5), 0.03), ground(-0.25)), (1.15, 1.3, 0)))
    return [Piece(unite(post, beam), "brass"), Piece(chains, "iron"), Piece(pan, "brass")]


def microphone() -> Motif:
    """Model a large microphone of the wireless age on its stand."""
    foot = lathe(
        ((0, 0), (0.55, 0), (0.55, 0.07), (0.2, 0.14), (0.06, 0.22), (0.05, 1.3), (0, 1.3))
    )
    head = box((0.4, 0.52, 0.24), (0, 1.8, 0), 0.22)
    slots = row(box((0.6, 0.025, 0.6)), 0.12, 5, "y")
    spine = box((0.06, 0.56, 0.27), (0, 1.8, 0), 0.05)
    yoke = path(((0, 1.2, 0), (0.5, 1.35, 0), (0.5, 1.8, 0)), 0.04)
    return [
        Piece(foot, "brass"),
        Piece(carve(0.02, hollow(head, 0.04), move(slots, (0, 1.82, 0))), "steel"),
        Piece(box((0.32, 0.44, 0.16), (0, 1.8, 0), 0.16), "black"),
        Piece(unite(spine, mirror(yoke)), "brass"),
    ]


def megaphone() -> Motif:
    """Model a megaphone that points along x."""
    horn = lathe(
        ((0.1, 0), (0.14, 0), (0.3, 0.7), (0.72, 1.6), (0.82, 1.7), (0.68, 1.62), (0.25, 0.72))
    )
    mouth = lathe(((0.06, -0.3), (0.16, -0.3), (0.2, -0.22), (0.14, 0.05), (0.06, 0.05)))
    grip = path(((0.1, -0.1, 0), (0.5, -0.16, 0), (0.8, -0.36, 0)), 0.06)
    return [
        Piece(move(turn(horn, "z", -80), (-0.8, 0.95, 0)), "red"),
        Piece(move(turn(mouth, "z", -80), (-0.8, 0.95, 0)), "brass"),
        Piece(move(turn(grip, "z", -8), (-0.6, 0.85, 0)), "black"),
    ]


def television() -> Motif:
    """Model a television set on legs with a rabbit-ear aerial."""
    case = cut(
        box((1.05, 0.8, 0.6), (0, 1.1, 0), 0.1), box((0.72, 0.58, 0.2), (-0.16, 1.12, 0.62), 0.15)
    )
    tube_face = common(
        sphere(2.6, (-0.16, 1.12, -2.02)), box((0.72, 0.58, 1), (-0.16, 1.12, 0.5), 0.15)
    )
    knobs = row(turn(tube(0.1, 0.06), "x", 90), 0.32, 2, "y")
    legs = mirror(row(rod((0.8, 0.4, 0), (0.95, 0, 0), 0.06, 0.04), 0.8, 2, "z"))
    ears = unite(
        rod((0, 1.9, -0.2), (-0.7, 2.9, -0.2), 0.02), rod((0, 1.9, -0.2), (0.6, 2.95, -0.2), 0.02)
    )
    return [
        Piece(unite(case, legs), "wood"),
        Piece(tube_face, "screen"),
        Piece(unite(move(knobs, (0.82, 1.2, 0.62)), ears, sphere(0.14, (0, 1.9, -0.2))), "brass"),
    ]


MOTIFS = (
    gavel, briefcase, calendar, alarm_clock, hourglass, scissors, shredder, ticker, scales,
    microphone, megaphone, television,
)  # fmt: skip
