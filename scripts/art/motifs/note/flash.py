"""Models what Flash brings: magnets, masts, decoys, lecterns, boaters, locked doors and marks."""

from __future__ import annotations

import math
from itertools import pairwise

from art.motifs.note.defence import chain_line
from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import (
    Field,
    above,
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


def horseshoe_magnet() -> Motif:
    """Model a great horseshoe magnet that stands, its poles up, with filings on them."""
    bow = common(
        cut(upright(tube(1.15, 0.3, rounding=0.06)), upright(tube(0.6, 1))),
        move(turn(above(0), "z", 180), (0, 0, 0)),
    )
    arms = mirror(box((0.275, 0.55, 0.3), (0.875, 0.5, 0), 0.06))
    poles = mirror(box((0.29, 0.22, 0.315), (0.875, 1.2, 0), 0.05))
    filings = mirror(
        unite(
            *(
                rod(
                    (0.875 + 0.08 * (n % 5 - 2), 1.4, 0.1 * (n % 3 - 1)),
                    (0.875 + 0.24 * (n % 5 - 2), 1.72 + 0.08 * math.cos(3 * n), 0.2 * (n % 3 - 1)),
                    0.022,
                    0.008,
                )
                for n in range(15)
            )
        )
    )
    at = (0.0, 1.15, 0.0)
    return [
        Piece(move(unite(bow, arms), at), "red"),
        Piece(move(poles, at), "porcelain"),
        Piece(move(filings, at), "black"),
    ]


def radio_mast(side: float = 1.0) -> Motif:
    """Model a radio mast that sends its waves to one side: 1 to the right, -1 to the left."""

    def edge(y: float) -> float:
        return 0.42 - 0.14 * y

    levels = [0.4 * n for n in range(7)]
    bars: list[Field] = []
    for low, high in pairwise(levels):
        a, b = edge(low), edge(high)
        for way in (-1, 1):
            bars += [
                rod((way * a, low, a), (way * b, high, b), 0.03),
                rod((way * a, low, -a), (way * b, high, -b), 0.03),
                rod((way * a, low, a), (-way * b, high, b), 0.016),
                rod((way * a, low, -a), (way * b, high, b), 0.016),
            ]
    tip = unite(rod((0, 2.3, 0), (0, 2.9, 0), 0.035), sphere(0.09, (0, 2.92, 0)))
    waves = common(
        unite(*(move(upright(torus(r, 0.028)), (0, 2.92, 0)) for r in (0.3, 0.52, 0.74))),
        slab(((0, 2.92), (side * 1.2, 2.3), (side * 1.2, 3.54)), 0.2),
    )
    return [Piece(unite(*bars, tip), "iron"), Piece(waves, "porcelain")]


def decoy_duck() -> Motif:
    """Model a wooden decoy duck with a bandage, looking to the right."""
    body = blend(
        0.2,
        common(ellipsoid((1.05, 0.55, 0.56), (0, 0.35, 0)), above(0)),
        rod((-0.8, 0.5, 0), (-1.2, 0.72, 0), 0.24, 0.08),
        rod((0.62, 0.6, 0), (0.7, 1.15, 0), 0.27, 0.22),
    )
    head = sphere(0.33, (0.76, 1.32, 0))
    bill = blend(
        0.06,
        ellipsoid((0.28, 0.07, 0.16), (1.2, 1.24, 0)),
        ellipsoid((0.16, 0.12, 0.13), (1.02, 1.28, 0)),
    )
    spots = [(0.62 - 0.1 * n, -0.15 - 0.14 * n, 0.6 - 0.13 * n) for n in range(3)]
    plumes = (ellipsoid((wide, 0.12, 0.05), (x, y, 0)) for wide, x, y in spots)
    wing = row(blend(0.05, *plumes), 1.02, 2, "z")
    band = unite(
        *(
            move(turn(torus(0.29, 0.06), "z", -8 + 7 * n), (0.67, 0.86 + 0.08 * n, 0))
            for n in range(3)
        )
    )
    eye = row(sphere(0.05, (0.9, 1.42, 0)), 0.52, 2, "z")
    return [
        Piece(body, "wood"),
        Piece(head, "felt"),
        Piece(bill, "butter"),
        Piece(wing, "food"),
        Piece(band, "paper"),
        Piece(eye, "black"),
    ]


def crutch() -> Motif:
    """Model a small crutch that lies leaning, for those who cannot walk."""
    legs = unite(rod((0, 0, 0), (-0.14, 1.5, 0), 0.05), rod((0, 0, 0), (0.14, 1.5, 0), 0.05))
    return [
        Piece(unite(legs, box((0.09, 0.03, 0.05), (0, 0.85, 0))), "wood"),
        Piece(
            unite(rod((-0.3, 1.55, 0), (0.3, 1.55, 0), 0.1), sphere(0.07, (0, 0.02, 0))), "leather"
        ),
    ]


def lectern() -> Motif:
    """Model a speaker's lectern with two microphones and a sheet."""
    trunk = slab(((-0.5, 0.12), (0.5, 0.12), (0.62, 1.5), (-0.62, 1.5)), 0.36, 0.03)
    panel = cut(
        slab(((-0.38, 0.3), (0.38, 0.3), (0.46, 1.3), (-0.46, 1.3)), 0.42),
        slab(((-0.32, 0.36), (0.32, 0.36), (0.4, 1.24), (-0.4, 1.24)), 1),
    )
    foot = box((0.72, 0.07, 0.52), (0, 0.07, 0), 0.03)
    desk = move(turn(box((0.78, 0.06, 0.5), (0, 0, 0), 0.03), "x", -16), (0, 1.58, 0))
    star = [
        (
            (0.26 if n % 2 == 0 else 0.11) * math.sin(math.pi * n / 5),
            (0.26 if n % 2 == 0 else 0.11) * math.cos(math.pi * n / 5),
        )
        for n in range(10)
    ]
    crest = move(slab(star, 0.03), (0, 0.85, 0.4))
    necks = mirror(path(((0.2, 1.6, -0.2), (0.24, 2.0, -0.28), (0.12, 2.2, -0.2)), 0.025))
    mikes = mirror(rod((0.12, 2.2, -0.2), (0.05, 2.24, -0.14), 0.075))
    return [
        Piece(unite(trunk, foot, desk, panel), "wood"),
        Piece(crest, "brass"),
        Piece(necks, "steel"),
        Piece(mikes, "black"),
    ]


def boater() -> Motif:
    """Model a straw hat with a broad ribbon."""
    brim = lathe(((0, 0), (1.2, 0), (1.22, 0.05), (1.2, 0.09), (0, 0.09)))
    crown = tube(0.72, 0.26, (0, 0.34, 0), 0.04)
    band = tube(0.735, 0.13, (0, 0.23, 0))
    lines = unite(
        *(
            torus(r, 0.012, (0, y, 0))
            for r, y in ((1.1, 0.09), (1.0, 0.09), (0.9, 0.09), (0.6, 0.6), (0.45, 0.6), (0.3, 0.6))
        )
    )
    return [Piece(unite(brim, crown), "butter"), Piece(lines, "rope"), Piece(band, "red")]


def rosette() -> Motif:
    """Model a campaign rosette with two ribbon tails, standing."""
    pleats = upright(ring(box((0.3, 0.05, 0.12), (0.42, 0, 0), 0.02), 18))
    inner = upright(ring(box((0.16, 0.07, 0.08), (0.28, 0, 0), 0.02), 14))
    knob = upright(lathe(((0, 0), (0.28, 0), (0.24, 0.12), (0, 0.16))))
    tails = mirror(
        move(
            turn(
                slab(((-0.16, 0), (0.16, 0), (0.2, -0.85), (0.02, -0.7), (-0.16, -0.85)), 0.02),
                "z",
                14,
            ),
            (0.14, -0.35, -0.05),
        )
    )
    at = (0.0, 1.2, 0.0)
    return [
        Piece(move(pleats, at), "paper"),
        Piece(move(inner, (0, 1.2, 0.06)), "red"),
        Piece(move(knob, (0, 1.2, 0.08)), "brass"),
        Piece(move(tails, at), "red"),
    ]


def great_doors() -> Motif:
    """Model the bronze doors of a parliament in their portal."""
    frame = cut(box((1.75, 1.55, 0.25), (0, 1.55, -0.15), 0.03), box((1.15, 1.3, 1), (0, 1.3, 0)))
    lintel = unite(
        box((1.95, 0.1, 0.4), (0, 2.72, 0), 0.02),
        move(slab(((-1.7, 0), (1.7, 0), (0, 0.42)), 0.25), (0, 2.82, 0)),
    )
    posts = mirror(tube(0.2, 1.22, (1.45, 1.32, 0.25)))
    bases = mirror(
        unite(
            box((0.28, 0.09, 0.28), (1.45, 0.09, 0.25)), box((0.28, 0.07, 0.28), (1.45, 2.58, 0.25))
        )
    )
    leaf = mirror(box((0.56, 1.28, 0.06), (0.58, 1.3, -0.1), 0.01))
    panels = mirror(
        move(row(box((0.38, 0.32, 0.08), (0.58, 0, -0.08), 0.05), 0.82, 3, "y"), (0, 1.3, 0))
    )
    knobs = mirror(move(upright(torus(0.12, 0.035)), (0.16, 1.3, 0.0)))
    steps = unite(box((1.9, 0.05, 0.6), (0, 0.0, 0.4)), box((2.1, 0.04, 0.8), (0, -0.08, 0.5)))
    return [
        Piece(unite(frame, lintel), "stone"),
        Piece(unite(bases, steps), "marble"),
        Piece(posts, "column"),
        Piece(unite(leaf, panels), "leather"),
        Piece(knobs, "brass"),
    ]


def door_chain() -> Motif:
    """Model a chain across a pair of doors, hanging in two bows from a lock."""
    half = turn(chain_line(7), "z", 18)
    return [Piece(mirror(move(half, (0.62, 1.44, 0.16))), "steel")]


def oak() -> Motif:
    """Model a broad old oak with a strong trunk."""
    trunk = blend(
        0.15,
        rod((0, 0, 0), (0, 1.0, 0), 0.26, 0.17),
        rod((0, 0.9, 0), (-0.5, 1.5, 0), 0.13, 0.08),
        rod((0, 0.9, 0), (0.55, 1.45, 0), 0.13, 0.08),
        rod((0, 0.05, 0), (0.45, -0.02, 0.2), 0.13, 0.04),
        rod((0, 0.05, 0), (-0.45, -0.02, 0.1), 0.13, 0.04),
    )
    rings = ((1.35, 1.0, 9, 0.34), (1.75, 0.95, 9, 0.36), (2.1, 0.66, 7, 0.36), (2.4, 0.3, 4, 0.36))
    tufts = [
        sphere(size, (wide * math.cos(a), high, 0.62 * wide * math.sin(a)))
        for high, wide, count, size in rings
        for a in (2 * math.pi * n / count + high for n in range(count))
    ]
    crown = blend(0.12, ellipsoid((0.9, 0.6, 0.6), (0, 1.8, 0)), *tufts)
    return [Piece(trunk, "wood"), Piece(crown, "leaf")]


def coin_column(high: float = 2.0) -> Motif:
    """Model a monumental pile of coins, the top one set on edge."""
    pile = unite(
        *(
            tube(
                0.52,
                0.075,
                (0.05 * math.sin(2.2 * n), 0.08 + 0.16 * n, 0.04 * math.cos(3 * n)),
                0.025,
            )
            for n in range(round(high / 0.16))
        )
    )
    top = 0.16 * round(high / 0.16)
    edge = move(
        upright(
            unite(
                tube(0.5, 0.06, rounding=0.02), torus(0.46, 0.04, (0, 0.05, 0)), tube(0.24, 0.085)
            )
        ),
        (0, top + 0.5, 0),
    )
    return [Piece(pile, "brass"), Piece(turn(edge, "y", 18), "brass")]


MOTIFS = (
    horseshoe_magnet, radio_mast, decoy_duck, crutch, lectern, boater, rosette, great_doors,
    door_chain, oak, coin_column,
)  # fmt: skip
