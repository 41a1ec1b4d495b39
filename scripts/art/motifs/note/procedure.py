"""Models the tools of procedure: petitions, hung books, anchors, bells, bridges and glasses."""

from __future__ import annotations

import math

from art.motifs.note.defence import chain_line
from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, mirror, move, row, turn, unite
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

# The outlines of a hand bell and of its handle: radius and height.
BELL = (
    (0, 0.12), (0.75, 0.0), (0.84, 0.02), (0.85, 0.08), (0.78, 0.16), (0.7, 0.26), (0.63, 0.4),
    (0.58, 0.55), (0.54, 0.7), (0.49, 0.85), (0.42, 0.98), (0.32, 1.08), (0.2, 1.14), (0, 1.16),
)  # fmt: skip
HANDLE = (
    (0, 1.14), (0.13, 1.14), (0.09, 1.2), (0.09, 1.28), (0.13, 1.38), (0.15, 1.5), (0.14, 1.62),
    (0.1, 1.74), (0.09, 1.84), (0.13, 1.9), (0.17, 1.98), (0.16, 2.07), (0.1, 2.13), (0, 2.15),
)  # fmt: skip


def rabbit_hat() -> Motif:
    """Model a conjurer's top hat, upside down, with two long ears in it."""
    hat = lathe(
        (
            (0, 0), (0.72, 0), (0.68, 0.5), (0.74, 1.05), (1.1, 1.12), (1.12, 1.2), (0.7, 1.18),
            (0.62, 1.1), (0.6, 0.3), (0, 0.3),
        )
    )  # fmt: skip
    band = lathe(((0.66, 0.78), (0.74, 0.78), (0.76, 1.0), (0.66, 1.0)))
    ear = unite(ellipsoid((0.15, 0.52, 0.1), (0, 0.45, 0)))
    ears = unite(
        move(turn(ear, "z", 10), (-0.2, 1.15, 0)), move(turn(ear, "z", -16), (0.16, 1.15, 0))
    )
    inner = unite(
        move(turn(ellipsoid((0.07, 0.36, 0.05), (0, 0.45, 0.08)), "z", 10), (-0.2, 1.15, 0)),
        move(turn(ellipsoid((0.07, 0.36, 0.05), (0, 0.45, 0.08)), "z", -16), (0.16, 1.15, 0)),
    )
    return [
        Piece(hat, "iron"),
        Piece(band, "paper"),
        Piece(unite(ears, sphere(0.34, (0, 1.0, 0))), "snow"),
        Piece(inner, "food"),
    ]


def wand() -> Motif:
    """Model a conjurer's wand with white ends, along x."""
    return [
        Piece(rod((-0.7, 0.07, 0), (0.7, 0.07, 0), 0.07), "black"),
        Piece(
            unite(
                rod((-0.9, 0.07, 0), (-0.72, 0.07, 0), 0.075),
                rod((0.72, 0.07, 0), (0.9, 0.07, 0), 0.075),
            ),
            "paper",
        ),
    ]


def petition() -> Motif:
    """Model a long petition that unrolls towards the viewer, with names in rows."""
    sheet = box((0.72, 0.014, 1.25), (0, 0.02, 0.2))
    rolls = unite(
        move(turn(tube(0.2, 0.76), "z", 90), (0, 0.2, -1.05)),
        move(turn(tube(0.12, 0.76), "z", 90), (0, 0.12, 1.45)),
    )
    knobs = mirror(
        unite(
            move(turn(tube(0.07, 0.12, rounding=0.03), "z", 90), (0.86, 0.2, -1.05)),
            move(turn(tube(0.06, 0.1, rounding=0.03), "z", 90), (0.85, 0.12, 1.45)),
        )
    )
    names = unite(
        *(
            path(
                [
                    (-0.5 + 0.1 * k, 0.04, z + 0.035 * math.sin(2.1 * k + 3 * n))
                    for k in range(5 + (3 * n) % 6)
                ],
                0.016,
            )
            for n, z in enumerate((-0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8, 1.05))
        )
    )
    return [
        Piece(sheet, "paper"),
        Piece(rolls, "porcelain"),
        Piece(knobs, "wood"),
        Piece(names, "black"),
    ]


def quill() -> Motif:
    """Model a quill that stands in an ink pot."""
    pot = lathe(
        (
            (0, 0), (0.36, 0), (0.4, 0.1), (0.36, 0.34), (0.18, 0.42), (0.2, 0.5), (0.12, 0.5),
            (0.1, 0.4), (0, 0.4),
        )
    )  # fmt: skip
    shaft = path(((0, 0.3, 0), (0.2, 0.9, 0), (0.5, 1.5, 0), (0.9, 2.0, 0)), 0.03)
    vane = slab(
        (
            (0.16, 0.72), (0.04, 0.95), (0.2, 1.45), (0.55, 1.95), (1.02, 2.22), (0.98, 1.85),
            (0.78, 1.5), (0.5, 1.15),
        ),
        0.025,
        0.015,
    )  # fmt: skip
    barbs = unite(*(box((0.3, 0.012, 0.1), (0.3 + 0.1 * n, 1.0 + 0.2 * n, 0)) for n in range(5)))
    return [
        Piece(pot, "black"),
        Piece(shaft, "butter"),
        Piece(cut(vane, turn(barbs, "z", 0)), "paper"),
    ]


def hung_book() -> Motif:
    """Model a thick rule book that hangs on a hook and chain."""
    cover = cut(box((0.85, 0.62, 0.3), (0, 0.8, 0), 0.04), box((0.8, 0.58, 0.24), (-0.1, 0.8, 0)))
    pages = box((0.8, 0.58, 0.24), (-0.01, 0.8, 0))
    strap = unite(
        box((0.07, 0.68, 0.33), (-0.42, 0.8, 0), 0.02),
        box((0.07, 0.68, 0.33), (0.42, 0.8, 0), 0.02),
        rod((-0.42, 1.45, 0), (0, 1.86, 0), 0.04),
        rod((0.42, 1.45, 0), (0, 1.86, 0), 0.04),
    )
    hook = path(
        (
            (0, 2.3, 0), (0.0, 2.1, 0), (0.16, 1.98, 0), (0.12, 1.82, 0), (-0.04, 1.8, 0),
            (-0.12, 1.9, 0),
        ),
        0.06,
    )  # fmt: skip
    chain = move(turn(chain_line(5), "z", 90), (0, 2.75, 0))
    plate = box((0.4, 0.12, 0.02), (0, 1.05, 0.31), 0.01)
    return [
        Piece(cover, "leather"),
        Piece(pages, "paper"),
        Piece(unite(strap, plate), "food"),
        Piece(unite(hook, chain), "steel"),
    ]


def anchor() -> Motif:
    """Model an anchor on its chain."""
    shank = rod((0, 0.2, 0), (0, 1.7, 0), 0.1, 0.08)
    bow = [
        (0.85 * math.sin(a), 0.95 - 0.85 * math.cos(a), 0.0)
        for a in (math.pi * (n - 5) / 13 for n in range(11))
    ]
    fluke = slab(((0.5, 0.55), (1.05, 0.5), (0.92, 1.05)), 0.06, 0.02)
    stock = unite(
        rod((-0.62, 1.42, 0), (0.62, 1.42, 0), 0.07), mirror(sphere(0.11, (0.62, 1.42, 0)))
    )
    eye = move(upright(torus(0.2, 0.055)), (0, 1.88, 0))
    chain = move(turn(chain_line(5), "z", 90), (0, 2.5, 0))
    return [
        Piece(unite(blend(0.05, shank, path(bow, 0.1)), mirror(fluke), stock), "iron"),
        Piece(unite(eye, chain), "steel"),
    ]


def hand_bell() -> Motif:
    """Model a brass hand bell with a turned handle."""
    bell = lathe(BELL)
    lines = unite(torus(0.64, 0.03, (0, 0.36, 0)), torus(0.52, 0.025, (0, 0.78, 0)))
    handle = lathe(HANDLE)
    return [Piece(unite(bell, lines), "brass"), Piece(handle, "wood")]


def arch_bridge() -> Motif:
    """Model a stone bridge with three arches, along x."""
    road = ((-2.3, 0), (2.3, 0), (2.3, 0.85), (1.2, 1.05), (0, 1.15), (-1.2, 1.05), (-2.3, 0.85))
    body = slab(road, 0.4)
    holes = unite(
        *(
            unite(move(upright(tube(r, 2)), (x, 0.12, 0)), box((r, 0.3, 2), (x, -0.15, 0)))
            for x, r in ((-1.32, 0.46), (0, 0.62), (1.32, 0.46))
        )
    )
    rims = unite(
        *(
            common(move(upright(tube(r + 0.12, 0.44)), (x, 0.12, 0)), above(0.05))
            for x, r in ((-1.32, 0.46), (0, 0.62), (1.32, 0.46))
        )
    )
    coping = row(
        path(
            ((-2.3, 0.98, 0), (-1.2, 1.18, 0), (0, 1.28, 0), (1.2, 1.18, 0), (2.3, 0.98, 0)), 0.08
        ),
        0.72,
        2,
        "z",
    )
    piers = mirror(box((0.14, 0.3, 0.56), (0.72, 0.15, 0), 0.06))
    return [
        Piece(cut(body, holes), "stone"),
        Piece(cut(rims, holes), "wall"),
        Piece(unite(coping, piers), "marble"),
    ]


def microscope() -> Motif:
    """Model a brass microscope that looks down to the left."""
    foot = unite(
        box((0.5, 0.07, 0.4), (0.1, 0.07, 0), 0.04), rod((0.3, 0.1, 0), (0.4, 0.75, 0), 0.1)
    )
    arm = path(((0.4, 0.7, 0), (0.62, 1.05, 0), (0.55, 1.5, 0), (0.25, 1.75, 0)), 0.1)
    stage = box((0.42, 0.04, 0.34), (-0.12, 0.72, 0), 0.02)
    barrel = lathe(
        (
            (0, -0.62), (0.06, -0.62), (0.07, -0.45), (0.13, -0.42), (0.13, 0.3), (0.11, 0.32),
            (0.11, 0.7), (0.15, 0.72), (0.15, 0.84), (0, 0.84),
        )
    )  # fmt: skip
    tilt = move(turn(barrel, "z", -14), (0.06, 1.55, 0))
    knobs = row(move(upright(tube(0.16, 0.05, rounding=0.02)), (0.55, 1.1, 0)), 0.36, 2, "z")
    mirror_ = move(turn(tube(0.17, 0.03), "z", 30), (-0.1, 0.36, 0))
    return [
        Piece(unite(foot, arm, stage), "iron"),
        Piece(unite(tilt, knobs), "brass"),
        Piece(unite(mirror_, box((0.2, 0.012, 0.1), (-0.14, 0.77, 0))), "porcelain"),
    ]


def flask() -> Motif:
    """Model a conical flask, half full, with a round one's worth of bubbles."""
    glass = lathe(
        (
            (0, 0), (0.5, 0), (0.52, 0.06), (0.16, 0.9), (0.15, 1.2), (0.2, 1.24), (0.2, 1.28),
            (0.12, 1.28), (0.11, 0.9), (0.46, 0.06), (0, 0.04),
        )
    )  # fmt: skip
    fluid = lathe(((0, 0.06), (0.45, 0.06), (0.28, 0.5), (0, 0.5)))
    return [
        Piece(fluid, "leather"),
        Piece(glass, "glass"),
        Piece(unite(sphere(0.05, (0.02, 0.62, 0.1)), sphere(0.04, (-0.05, 0.76, 0.05))), "paper"),
    ]


def budget_sheet() -> Motif:
    """Model a sheet of ruled entries that lies flat."""
    sheet = box((0.95, 0.014, 1.2), (0, 0.014, 0))
    rows = unite(
        *(
            box((w, 0.012, 0.035), (-0.75 + w, 0.03, -0.9 + 0.3 * n))
            for n, w in enumerate((0.5, 0.42, 0.55, 0.45, 0.5, 0.38, 0.52))
        )
    )
    sums = unite(*(box((0.12, 0.012, 0.035), (0.65, 0.03, -0.9 + 0.3 * n)) for n in range(7)))
    return [Piece(sheet, "paper"), Piece(unite(rows, sums), "iron")]


def strike_line() -> Motif:
    """Model the bold stroke of a pencil over one entry of a sheet."""
    stroke: Field = path(
        [(-0.85 + 0.17 * n, 0.05, 0.03 * math.sin(1.9 * n)) for n in range(11)], 0.04
    )
    return [Piece(stroke, "red")]


MOTIFS = (
    rabbit_hat, wand, petition, quill, hung_book, anchor, hand_bell, arch_bridge, microscope, flask,
    budget_sheet, strike_line,
)  # fmt: skip
