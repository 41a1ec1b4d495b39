"""Models more emblems of bills about liberties and courts: files, scales, holsters, recorders."""

from __future__ import annotations

import math

from art.kinds import Vector
from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import Field, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece

# The outline of the column of a balance: radius and height.
COLUMN = (
    (0, 0), (0.7, 0), (0.7, 0.1), (0.5, 0.16), (0.42, 0.3), (0.14, 0.42), (0.1, 1.1), (0.17, 1.2),
    (0.1, 1.3), (0.08, 2.2), (0.16, 2.3), (0.1, 2.42), (0, 2.56),
)  # fmt: skip


def file_tower(high: float = 10.0) -> Motif:
    """Model a leaning tower of files, each a cover with papers in it."""
    covers: list[Field] = []
    papers: list[Field] = []
    for number in range(round(high)):
        y, angle = 0.12 + 0.22 * number, 17 * math.sin(2.3 * number)
        by: Vector = (0.1 * math.sin(1.7 * number), y, 0.08 * math.cos(1.9 * number))
        cover = unite(
            box((0.85, 0.018, 0.62), (0, 0.07, 0)), box((0.85, 0.018, 0.62), (0, -0.075, 0))
        )
        tab = box((0.2, 0.018, 0.08), (0.45 - 0.3 * (number % 3), -0.075, 0.68))
        covers.append(move(turn(unite(cover, tab), "y", angle), by))
        papers.append(move(turn(box((0.84, 0.062, 0.63), (0.03, 0, 0.03)), "y", angle), by))
    return [Piece(unite(*covers), "leather"), Piece(unite(*papers), "paper")]


def pan(x: float, y: float) -> tuple[Field, Field]:
    """Model a pan of a balance and the chains it hangs on, below the end of the beam."""
    dish = lathe(
        ((0, 0), (0.3, 0.03), (0.58, 0.18), (0.6, 0.22), (0.54, 0.22), (0.3, 0.08), (0, 0.06)),
        (x, y, 0),
    )
    chains = unite(
        *(
            rod((x, y + 1.15, 0), (x + 0.56 * math.cos(a), y + 0.2, 0.56 * math.sin(a)), 0.018)
            for a in (0.5, 2.6, 4.7)
        )
    )
    return dish, chains


def balance() -> Motif:
    """Model a great balance whose left pan weighs more."""
    column = lathe(COLUMN)
    beam = path(
        (
            (-1.25, 2.02, 0), (-0.9, 2.06, 0), (-0.5, 2.24, 0), (0, 2.3, 0), (0.5, 2.4, 0),
            (0.9, 2.42, 0), (1.25, 2.46, 0),
        ),
        0.06,
    )  # fmt: skip
    left, left_chain = pan(-1.25, 0.84)
    right, right_chain = pan(1.25, 1.28)
    return [
        Piece(
            unite(column, beam, sphere(0.09, (-1.25, 2.02, 0)), sphere(0.09, (1.25, 2.46, 0))),
            "brass",
        ),
        Piece(unite(left, right), "steel"),
        Piece(unite(left_chain, right_chain), "iron"),
    ]


def rose() -> Motif:
    """Model a rose with its stem and two leaves, lying along x."""
    petal = move(turn(ellipsoid((0.06, 0.27, 0.24)), "z", -38), (0.24, 0.05, 0))
    inner = move(turn(ellipsoid((0.05, 0.24, 0.17)), "z", -16), (0.13, 0.12, 0))
    heart = ellipsoid((0.1, 0.24, 0.1), (0, 0.1, 0))
    bud = unite(ring(petal, 5), turn(ring(inner, 4), "y", 40), heart)
    bud = turn(turn(bud, "x", 46), "z", 24)
    return [Piece(move(bud, (-0.1, 0.3, 0)), "red")]


def rose_stem() -> Motif:
    """Model the stem and the leaves of a rose that lies along x."""
    stem = path(((0.15, 0.24, 0), (0.5, 0.24, 0.02), (1.0, 0.4, 0.1)), 0.035)
    leaf = common(ellipsoid((0.28, 0.2, 0.12)), box((1, 0.02, 1)))
    leaves = unite(
        move(turn(leaf, "z", 30), (0.5, 0.36, 0.12)),
        move(turn(leaf, "z", -10), (0.72, 0.26, -0.14)),
    )
    return [Piece(unite(stem, leaves), "leaf")]


def weights() -> Motif:
    """Model three brass weights of a balance."""
    weight = lathe(
        ((0, 0), (0.2, 0), (0.2, 0.3), (0.08, 0.36), (0.07, 0.42), (0.12, 0.5), (0, 0.54))
    )
    return [Piece(unite(move(weight, (-0.2, 0, 0)), move(weight, (0.22, 0, 0.05))), "brass")]


def tied_brief() -> Motif:
    """Model a thick brief of court papers tied crosswise."""
    sheets = unite(
        *(
            move(
                turn(box((0.8, 0.045, 1.05), (0, 0, 0), 0.01), "y", 3 * (n % 3) - 3),
                (0, 0.05 + 0.1 * n, 0),
            )
            for n in range(4)
        )
    )
    tape = unite(
        box((0.82, 0.22, 0.07), (0, 0.2, 0), 0.02), box((0.07, 0.22, 1.07), (0, 0.2, 0), 0.02)
    )
    bow = mirror(move(turn(torus(0.18, 0.04), "z", 24), (0.2, 0.5, 0)))
    return [Piece(sheets, "paper"), Piece(unite(tape, bow), "felt")]


def holster_belt() -> Motif:
    """Model a broad belt laid in a loop, with its buckle and a row of loops."""
    loop = lathe(((1.05, 0), (1.12, 0), (1.12, 0.42), (1.05, 0.42)))
    stitches = unite(torus(1.12, 0.018, (0, 0.36, 0)), torus(1.12, 0.018, (0, 0.06, 0)))
    loops = common(ring(tube(0.07, 0.16, (1.14, 0.22, 0)), 26), box((2, 2, 0.9), (0, 0, -0.5)))
    buckle = cut(
        box((0.3, 0.28, 0.05), (0, 0.22, 1.14), 0.06), box((0.2, 0.17, 1), (0, 0.22, 1.14), 0.04)
    )
    return [
        Piece(unite(loop, stitches), "leather"),
        Piece(unite(loops, buckle, rod((0, 0.22, 1.2), (0.26, 0.22, 1.2), 0.035)), "brass"),
    ]


def holster() -> Motif:
    """Model a holster that stands, with the grip of a revolver above it."""
    pouch = slab(
        ((-0.36, 1.0), (0.4, 1.1), (0.3, 0.55), (0.16, 0.02), (-0.12, 0.02), (-0.3, 0.6)),
        0.17,
        0.08,
    )
    seam = path(((0.46, 1.08, 0.2), (0.34, 0.55, 0.2), (0.2, 0.0, 0.2)), 0.025)
    strap = box((0.42, 0.07, 0.27), (0.02, 0.72, 0), 0.03)
    frame = unite(
        move(turn(tube(0.2, 0.16, rounding=0.03), "z", 6), (-0.06, 1.16, 0)),
        box((0.24, 0.18, 0.07), (0.02, 1.24, 0), 0.04),
        move(upright(torus(0.15, 0.03)), (0.4, 1.24, 0)),
        path(((-0.12, 1.38, 0), (-0.2, 1.52, 0), (-0.1, 1.58, 0)), 0.045),
    )
    grip = blend(
        0.08,
        rod((0.05, 1.36, 0), (0.22, 1.55, 0), 0.12, 0.13),
        rod((0.22, 1.55, 0), (0.52, 1.74, 0), 0.13, 0.16),
    )
    return [
        Piece(unite(pouch, seam, strap), "leather"),
        Piece(frame, "steel"),
        Piece(grip, "wood"),
    ]


def reel_recorder() -> Motif:
    """Model a tape recorder with two reels, dials and keys."""
    case = slab(((-0.75, 0), (0.75, 0), (0.75, 0.3), (-0.75, 1.15)), 1.35, 0.06)
    body = turn(case, "y", -90)
    slope = math.degrees(math.atan2(0.85, 1.5))
    spool = unite(
        cut(tube(0.5, 0.03, rounding=0.01), ring(ellipsoid((0.14, 1, 0.12), (0.3, 0, 0)), 3)),
        tube(0.1, 0.07),
    )
    tape = tube(0.36, 0.02, (0, -0.04, 0))
    spots = [(-0.66, 0.09, -0.25), (0.66, 0.09, -0.25)]
    reels = unite(*(move(spool, at) for at in spots))
    tapes = unite(
        *(move(tape, at) for at in spots),
        path(((-1.0, 0.07, -0.1), (-0.4, 0.07, 0.42), (0.4, 0.07, 0.42), (1.0, 0.07, -0.1)), 0.02),
    )
    keys = unite(
        row(box((0.1, 0.05, 0.09), (0, 0.06, 0.68), 0.02), 0.26, 5),
        box((0.3, 0.08, 0.14), (0, 0.06, 0.42), 0.03),
        mirror(tube(0.11, 0.08, (1.05, 0.06, 0.62), 0.02)),
    )
    middle = (0.0, 0.785, 0.0)
    return [
        Piece(body, "hull"),
        Piece(move(turn(reels, "x", slope), middle), "porcelain"),
        Piece(move(turn(tapes, "x", slope), middle), "leather"),
        Piece(move(turn(keys, "x", slope), middle), "brass"),
    ]


def headphones() -> Motif:
    """Model headphones that lie with their band bowed towards the back."""
    arc = [
        (0.62 * math.cos(a), 0.14 + 0.0 * a, -0.75 * math.sin(a))
        for a in (math.pi * n / 10 for n in range(11))
    ]
    cup = turn(lathe(((0, 0), (0.26, 0), (0.28, 0.1), (0.2, 0.2), (0, 0.22))), "z", 90)
    pads = mirror(move(turn(torus(0.21, 0.075), "z", 90), (0.5, 0.26, 0.05)))
    cord = path(
        ((-0.72, 0.06, 0.1), (-0.95, 0.05, 0.35), (-0.6, 0.05, 0.6), (0.0, 0.05, 0.5)), 0.03
    )
    return [
        Piece(path(arc, 0.05), "steel"),
        Piece(unite(mirror(move(turn(cup, "y", 180), (0.56, 0.26, 0.05))), cord), "iron"),
        Piece(pads, "black"),
    ]


MOTIFS = (
    file_tower, balance, rose, rose_stem, weights, tied_brief, holster_belt, holster, reel_recorder,
    headphones,
)  # fmt: skip
