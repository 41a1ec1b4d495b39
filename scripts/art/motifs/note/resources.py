"""Models the emblems of bills about land and what lies under it: coal, timber, water, oil."""

from __future__ import annotations

import math
from itertools import pairwise

from art.motifs.note.shapes import upright, wheel
from art.space.shaping import blend, common, cut, move, ring, row, turn, unite
from art.space.solids import Field, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece


def mine_cart() -> Motif:
    """Model a mine cart heaped with coal, on a bit of track along x."""
    outer = slab(((-0.85, 0.5), (0.85, 0.5), (1.12, 1.35), (-1.12, 1.35)), 0.62, 0.03)
    tub = cut(outer, slab(((-0.78, 0.58), (0.78, 0.58), (1.08, 1.6), (-1.08, 1.6)), 0.56))
    rim = cut(box((1.18, 0.05, 0.69), (0, 1.36, 0), 0.03), box((1.06, 1, 0.57), (0, 1.36, 0)))
    axles = unite(
        box((0.85, 0.08, 0.5), (0, 0.44, 0), 0.02),
        *(move(upright(tube(0.06, 0.7)), (x, 0.3, 0)) for x in (-0.5, 0.5)),
    )
    wheels = row(unite(*(move(wheel(0.29, 6), (x, 0.33, 0)) for x in (-0.5, 0.5))), 1.3, 2, "z")
    lumps = unite(
        *(
            move(
                turn(turn(box((0.22, 0.17, 0.2), (0, 0, 0), 0.05), "y", 37 * n), "z", 53 * n),
                (
                    0.85 * math.sin(2.4 * n) * (1 - n / 24),
                    1.36 + 0.02 * n,
                    0.42 * math.cos(3.1 * n) * (1 - n / 24),
                ),
            )
            for n in range(17)
        ),
        box((1.0, 0.1, 0.52), (0, 1.25, 0)),
    )
    rails = unite(
        row(box((2.0, 0.04, 0.05), (0, 0.04, 0)), 1.3, 2, "z"),
        row(box((0.1, 0.02, 0.95), (0, 0.0, 0)), 0.6, 6),
    )
    return [
        Piece(unite(tub, rim), "hull"),
        Piece(unite(axles, rails), "iron"),
        Piece(wheels, "steel"),
        Piece(lumps, "black"),
    ]


def daisy() -> Motif:
    """Model a daisy with its stem and two leaves, its flower towards the viewer."""
    petals = ring(ellipsoid((0.2, 0.03, 0.075), (0.24, 0, 0)), 11)
    flower = move(turn(petals, "x", 66), (0.04, 0.92, 0.05))
    heart = move(turn(ellipsoid((0.12, 0.07, 0.12)), "x", 66), (0.04, 0.93, 0.08))
    stem = path(((0, 0, 0), (0.03, 0.5, 0), (0.04, 0.9, 0)), 0.035)
    leaf = common(ellipsoid((0.26, 0.5, 0.1)), box((1, 0.03, 1)))
    leaves = unite(
        move(turn(leaf, "z", 36), (0.22, 0.42, 0)), move(turn(leaf, "z", 150), (-0.18, 0.34, 0))
    )
    return [Piece(flower, "paper"), Piece(heart, "butter"), Piece(unite(stem, leaves), "leaf")]


def log_pile() -> Motif:
    """Model six felled logs in a pile, their cut ends towards the viewer."""
    spots = [(-0.84, 0.42), (0.0, 0.42), (0.84, 0.42), (-0.42, 1.15), (0.42, 1.15), (0.0, 1.88)]
    log = upright(tube(0.42, 1.0, rounding=0.03))
    knot = rod((0.3, 0.25, 0.2), (0.46, 0.36, 0.25), 0.1, 0.07)
    end = unite(upright(tube(0.36, 0.03)))
    rings = upright(unite(*(torus(r, 0.009) for r in (0.08, 0.17, 0.27))))
    bark = unite(
        *(move(unite(log, knot) if n % 2 else log, (x, y, 0)) for n, (x, y) in enumerate(spots))
    )
    return [
        Piece(bark, "barn"),
        Piece(unite(*(move(end, (x, y, 1.0)) for x, y in spots)), "butter"),
        Piece(unite(*(move(rings, (x, y, 1.03)) for x, y in spots)), "wood"),
    ]


def axe_block() -> Motif:
    """Model an axe struck into a chopping block."""
    block = lathe(((0, 0), (0.55, 0), (0.46, 0.2), (0.44, 0.62), (0, 0.62)))
    shaft = path(((-0.1, 0.86, 0), (0.4, 1.15, 0), (0.8, 1.5, 0), (1.05, 1.6, 0)), 0.06)
    head = slab(((-0.32, 0.95), (-0.05, 1.05), (0.1, 0.8), (-0.1, 0.55), (-0.42, 0.5)), 0.05, 0.03)
    return [
        Piece(block, "barn"),
        Piece(tube(0.4, 0.02, (0, 0.62, 0)), "butter"),
        Piece(shaft, "wood"),
        Piece(head, "steel"),
    ]


def hand_pump() -> Motif:
    """Model an iron hand pump with a curved lever; water runs from its spout."""
    column = lathe(
        (
            (0, 0), (0.5, 0), (0.5, 0.1), (0.24, 0.18), (0.2, 1.0), (0.34, 1.08), (0.36, 1.75),
            (0.42, 1.8), (0.42, 1.9), (0.2, 1.98), (0.12, 2.1), (0, 2.14),
        )
    )  # fmt: skip
    spout = path(((0.2, 1.45, 0), (0.62, 1.5, 0), (0.84, 1.42, 0), (0.88, 1.24, 0)), 0.12)
    fork = unite(rod((-0.3, 1.85, 0), (-0.42, 2.25, 0), 0.07), rod((0, 2.1, 0), (0, 2.32, 0), 0.06))
    lever = path(
        (
            (0.08, 2.3, 0), (-0.42, 2.28, 0), (-0.85, 2.05, 0), (-1.15, 1.55, 0), (-1.25, 0.95, 0),
            (-1.4, 0.85, 0),
        ),
        0.065,
    )  # fmt: skip
    water = unite(rod((0.88, 1.2, 0), (0.9, 0.5, 0), 0.06, 0.075))
    return [
        Piece(unite(column, spout), "iron"),
        Piece(unite(fork, lever), "steel"),
        Piece(water, "lamp"),
    ]


def bucket() -> Motif:
    """Model a wooden pail with hoops and water in it."""
    pail = lathe(((0, 0), (0.36, 0), (0.5, 0.72), (0.44, 0.72), (0.4, 0.55), (0, 0.55)))
    hoops = unite(torus(0.4, 0.03, (0, 0.16, 0)), torus(0.48, 0.03, (0, 0.56, 0)))
    bail = path(
        ((-0.5, 0.66, 0), (-0.42, 0.8, 0.3), (0, 0.78, 0.55), (0.42, 0.8, 0.3), (0.5, 0.66, 0)),
        0.03,
    )
    return [
        Piece(pail, "barn"),
        Piece(unite(hoops, bail), "steel"),
        Piece(tube(0.43, 0.02, (0, 0.62, 0)), "lamp"),
    ]


def boom_gate() -> Motif:
    """Model the post of a barrier and its counterweight; the bar is raised."""
    post = unite(
        box((0.22, 0.55, 0.22), (0, 0.55, 0), 0.04), box((0.32, 0.06, 0.32), (0, 0.06, 0), 0.02)
    )
    cheeks = row(
        slab(((-0.18, 1.0), (0.18, 1.0), (0.12, 1.45), (-0.12, 1.45)), 0.04, 0.02), 0.3, 2, "z"
    )
    weight = move(turn(box((0.26, 0.2, 0.16), (-0.55, 0, 0), 0.04), "z", 52), (0, 1.3, 0))
    bar = move(
        turn(unite(*(box((0.2, 0.07, 0.05), (0.2 + 0.8 * n, 0, 0)) for n in range(3))), "z", 52),
        (0, 1.3, 0),
    )
    dark = move(
        turn(unite(*(box((0.2, 0.071, 0.051), (0.6 + 0.8 * n, 0, 0)) for n in range(3))), "z", 52),
        (0, 1.3, 0),
    )
    return [
        Piece(unite(post, cheeks), "wall"),
        Piece(weight, "iron"),
        Piece(bar, "paper"),
        Piece(dark, "red"),
    ]


def gatehouse() -> Motif:
    """Model a gatekeeper's hut with a window and a hipped roof."""
    walls = cut(
        box((0.55, 0.8, 0.5), (0, 0.8, 0)),
        unite(box((0.3, 0.28, 1), (0, 1.08, 0.6), 0.02), box((1, 0.28, 0.25), (-0.6, 1.08, 0))),
    )
    roof = lathe(((0, 1.58), (0.95, 1.58), (0.9, 1.66), (0.1, 2.1), (0, 2.12)))
    return [
        Piece(walls, "stone"),
        Piece(roof, "roof"),
        Piece(box((0.6, 0.04, 0.55), (0, 0.76, 0), 0.02), "marble"),
    ]


def derrick() -> Motif:
    """Model a lattice oil derrick on its deck, with a hut."""

    def edge(y: float) -> float:
        return 0.72 - 0.2 * y

    levels = [0.35 + 0.45 * n for n in range(6)]
    frame = [
        rod((sx * edge(0.2), 0.2, sz * edge(0.2)), (sx * edge(3.0), 3.0, sz * edge(3.0)), 0.04)
        for sx in (-1, 1)
        for sz in (-1, 1)
    ]
    for low, high in pairwise(levels):
        a, b = edge(low), edge(high)
        for sz in (-1, 1):
            frame += [
                rod((-a, low, sz * a), (b, high, sz * b), 0.02),
                rod((a, low, sz * a), (-b, high, sz * b), 0.02),
                rod((-b, high, sz * b), (b, high, sz * b), 0.025),
                rod((sz * a, low, -a), (sz * b, high, b), 0.02),
                rod((sz * a, low, a), (sz * b, high, -b), 0.02),
                rod((sz * b, high, -b), (sz * b, high, b), 0.025),
            ]
    top = unite(
        box((0.22, 0.06, 0.22), (0, 3.02, 0), 0.02), move(upright(tube(0.12, 0.05)), (0, 3.14, 0))
    )
    deck = box((1.0, 0.1, 0.9), (0, 0.1, 0), 0.02)
    hut = unite(box((0.35, 0.3, 0.35), (0.95, 0.5, 0.1), 0.02))
    pipe = rod((0, 0.2, 0), (0, 2.9, 0), 0.04)
    return [
        Piece(unite(*frame, top), "iron"),
        Piece(unite(deck, hut), "barn"),
        Piece(pipe, "steel"),
    ]


def antler(side: int) -> Field:
    """Model one antler of a caribou: side 1 is nearer, -1 is farther."""
    beam = (
        (0.98, 1.78, 0.08),
        (0.8, 2.1, 0.24),
        (0.86, 2.5, 0.36),
        (1.12, 2.78, 0.38),
        (1.3, 2.86, 0.36),
    )
    tines = (
        ((0.83, 2.3, 0.3), (0.62, 2.5, 0.34), (0.56, 2.68, 0.36)),
        ((0.98, 2.64, 0.37), (0.9, 2.9, 0.4)),
        ((1.12, 2.78, 0.38), (1.1, 3.0, 0.4)),
        ((0.96, 1.84, 0.1), (1.2, 2.0, 0.14), (1.36, 2.12, 0.12), (1.42, 2.26, 0.1)),
    )
    return unite(*(path([(x, y, side * z) for x, y, z in line], 0.045) for line in (beam, *tines)))


def caribou() -> Motif:
    """Model a caribou with great antlers that looks to the right."""
    body = blend(
        0.16,
        ellipsoid((0.78, 0.36, 0.3), (0, 1.15, 0)),
        rod((0.55, 1.25, 0), (0.98, 1.6, 0), 0.27, 0.17),
        rod((0.98, 1.66, 0), (1.38, 1.48, 0), 0.16, 0.09),
        ellipsoid((0.3, 0.33, 0.28), (-0.6, 1.12, 0)),
        *(
            path(((x, 1.0, z), (x + 0.04, 0.55, z), (x - 0.04, 0.0, z)), 0.07)
            for x in (-0.66, 0.55)
            for z in (-0.17, 0.17)
        ),
    )
    ruff = blend(
        0.1, ellipsoid((0.24, 0.36, 0.22), (0.76, 1.22, 0)), sphere(0.12, (-0.88, 1.28, 0))
    )
    ears = row(ellipsoid((0.1, 0.05, 0.05), (0.86, 1.72, 0)), 0.34, 2, "z")
    return [
        Piece(unite(body, ears), "wood"),
        Piece(ruff, "porcelain"),
        Piece(unite(antler(1), antler(-1)), "leather"),
    ]


MOTIFS = (
    mine_cart, daisy, log_pile, axe_block, hand_pump, bucket, boom_gate, gatehouse, derrick,
    caribou,
)  # fmt: skip
