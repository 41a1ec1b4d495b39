"""Models the emblems of bills about work and trade: pails, machines, engines, boots, signs."""

from __future__ import annotations

from art.motifs.note.shapes import upright, wheel
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

# The outline of a sole, seen from above, toe to the right.
SOLE = (
    (-0.85, -0.2), (-0.6, -0.32), (0.0, -0.28), (0.5, -0.34), (0.74, -0.15), (0.74, 0.15),
    (0.5, 0.34), (0.0, 0.28), (-0.6, 0.32), (-0.85, 0.2),
)  # fmt: skip


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
            (-0.34, 1.18, 0), (-0.3, 1.36, 0), (-0.2, 1.42, 0), (0.2, 1.42, 0), (0.3, 1.36, 0),
            (0.34, 1.18, 0),
        ),
        0.05,
    )  # fmt: skip
    return [
        Piece(unite(body, lid, ribs), "hull"),
        Piece(box((0.97, 0.03, 0.47), (0, 0.745, 0), 0.02), "black"),
        Piece(unite(mirror(latch), handle), "brass"),
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


def running_gear() -> tuple[Field, Field]:
    """Model the wheels of a steam engine, and its rods with the cylinder."""
    drivers = unite(*(move(wheel(0.46, 10), (x, 0.48, 0)) for x in (-0.95, 0.0)))
    small = unite(*(move(wheel(0.25, 8), (x, 0.27, 0)) for x in (0.85, 1.45)))
    gear = unite(
        box((0.85, 0.05, 0.03), (-0.3, 0.42, 0.5), 0.01),
        move(turn(tube(0.16, 0.26, rounding=0.03), "z", 90), (1.15, 0.62, 0.48)),
    )
    return row(unite(drivers, small), 0.84, 2, "z"), gear


def locomotive() -> Motif:
    """Model a steam engine that drives along x, on its rails."""
    boiler = move(turn(tube(0.42, 1.25, rounding=0.04), "z", 90), (0.25, 1.12, 0))
    front = move(turn(tube(0.45, 0.22, rounding=0.05), "z", 90), (1.45, 1.12, 0))
    stack = lathe(
        ((0, 1.5), (0.14, 1.5), (0.13, 1.85), (0.3, 2.15), (0.24, 2.26), (0, 2.26)), (1.42, 0, 0)
    )
    domes = unite(
        *(
            lathe(((0, 1.4), (0.2, 1.45), (0.2, 1.62), (0.12, 1.76), (0, 1.8)), (x, 0, 0))
            for x in (0.1, 0.75)
        )
    )
    cab = cut(
        box((0.5, 0.62, 0.52), (-1.3, 1.28, 0), 0.03),
        move(row(box((0.15, 0.22, 2), (0, 0, 0), 0.03), 0.42, 2), (-1.3, 1.45, 0)),
    )
    roof = common(
        move(turn(tube(0.9, 0.62), "z", 90), (-1.3, 1.15, 0)), box((1, 0.3, 0.62), (-1.3, 2.1, 0))
    )
    frame = box((1.75, 0.1, 0.34), (-0.05, 0.66, 0), 0.02)
    catcher = unite(
        *(rod((1.7, 0.68, z * 0.5), (2.25, 0.12, z * 0.8), 0.035) for z in (-0.6, -0.2, 0.2, 0.6)),
        rod((1.72, 0.66, -0.4), (1.72, 0.66, 0.4), 0.06),
        rod((2.25, 0.12, -0.5), (2.25, 0.12, 0.5), 0.05),
    )
    wheels, gear = running_gear()
    lamp = unite(box((0.13, 0.17, 0.15), (1.66, 1.78, 0), 0.03))
    bands = row(move(turn(torus(0.425, 0.022), "z", 90), (0.1, 1.12, 0)), 0.62, 3)
    rails = row(box((3.0, 0.03, 0.04), (0, 0.0, 0)), 0.84, 2, "z")
    return [
        Piece(unite(boiler, front, stack, frame), "iron"),
        Piece(unite(domes, bands, gear), "brass"),
        Piece(unite(cab, catcher), "barn"),
        Piece(roof, "roof"),
        Piece(wheels, "steel"),
        Piece(lamp, "porcelain"),
        Piece(rails, "steel"),
    ]


def rural_mailbox() -> Motif:
    """Model a letter box on a post, open, with a single card in it."""
    shell = unite(
        box((0.42, 0.3, 0.85), (0, 1.6, 0), 0.02),
        move(upright(tube(0.42, 0.85)), (0, 1.9, 0)),
    )
    bore = unite(
        box((0.37, 0.26, 0.85), (0, 1.6, 0.3)), move(upright(tube(0.37, 0.85)), (0, 1.9, 0.3))
    )
    door = unite(
        box((0.4, 0.02, 0.3), (0, 0, 0.3), 0.01),
        common(tube(0.4, 0.02, (0, 0, 0.6)), box((1, 1, 0.6), (0, 0, 1.2))),
    )
    post = unite(
        box((0.13, 0.68, 0.13), (0, 0.62, 0), 0.02), box((0.3, 0.05, 0.75), (0, 1.26, 0), 0.02)
    )
    ribs = row(
        cut(move(upright(torus(0.43, 0.025)), (0, 1.9, 0)), box((1, 1, 1), (0, 0.9, 0))),
        0.5,
        3,
        "z",
    )
    card = move(turn(box((0.26, 0.2, 0.012)), "x", -25), (0, 1.62, 0.86))
    return [
        Piece(cut(shell, bore), "steel"),
        Piece(ribs, "steel"),
        Piece(move(turn(door, "x", 18), (0, 1.32, 0.84)), "steel"),
        Piece(post, "wood"),
        Piece(card, "note"),
    ]


def signal_flag() -> Motif:
    """Model the raised flag of a letter box, as high as the box is."""
    flag = unite(
        box((0.02, 0.4, 0.04), (0.46, 2.1, 0.1), 0.01),
        box((0.02, 0.14, 0.2), (0.46, 2.42, 0.22), 0.01),
    )
    return [Piece(flag, "red")]


def boot() -> Motif:
    """Model a worker's laced boot, toe along x."""
    body = blend(
        0.28,
        rod((-0.42, 0.55, 0), (-0.5, 1.3, 0), 0.3, 0.33),
        ellipsoid((0.62, 0.3, 0.31), (0.05, 0.38, 0)),
        sphere(0.29, (0.42, 0.36, 0)),
        ellipsoid((0.34, 0.36, 0.3), (-0.5, 0.4, 0)),
    )
    body = cut(common(body, above(0.13)), tube(0.25, 0.3, (-0.5, 1.56, 0)))
    body = cut(body, box((2, 0.5, 2), (0, 1.95, 0)))
    collar = torus(0.31, 0.06, (-0.5, 1.44, 0))
    sole = turn(slab(SOLE, 0.06), "x", 90)
    heel = box((0.26, 0.07, 0.28), (-0.55, 0.07, 0), 0.03)
    steps = [(-0.2 - 0.04 * n, 0.74 + 0.14 * n, -0.02 - 0.05 * n) for n in range(5)]
    laces = unite(
        *(path(((x, y, -0.24), (mid, y + 0.05, 0), (x, y, 0.24)), 0.045) for x, y, mid in steps),
        path(((-0.2, 1.38, 0.1), (-0.02, 1.3, 0.28), (0.0, 1.02, 0.36)), 0.035),
    )
    return [
        Piece(unite(body, collar), "food"),
        Piece(unite(move(sole, (0, 0.14, 0)), heel), "black"),
        Piece(laces, "paper"),
    ]


def claw_hammer() -> Motif:
    """Model a carpenter's hammer that lies along x."""
    shaft = blend(
        0.05,
        rod((-1.1, 0.12, 0), (0.5, 0.16, 0), 0.1, 0.07),
        ellipsoid((0.3, 0.11, 0.11), (-0.9, 0.12, 0)),
    )
    face = move(
        upright(lathe(((0, 0), (0.12, 0), (0.12, 0.3), (0.18, 0.36), (0.18, 0.5), (0, 0.52)))),
        (0.62, 0.2, 0),
    )
    claw = unite(
        *(
            path(((0.62, 0.2, 0), (0.62 + x, 0.26, -0.3), (0.62 + x, 0.12, -0.62)), 0.055)
            for x in (-0.1, 0.1)
        )
    )
    head = blend(0.06, box((0.14, 0.14, 0.16), (0.62, 0.2, 0), 0.04), face, claw)
    return [Piece(shaft, "wood"), Piece(head, "steel")]


def signpost() -> Motif:
    """Model a post with two boards that point to different sides."""
    post = unite(
        rod((0, 0, 0), (0, 2.5, 0), 0.11), lathe(((0, 2.5), (0.16, 2.5), (0.1, 2.62), (0, 2.74)))
    )
    arrow = slab(((-0.35, -0.2), (1.0, -0.2), (1.35, 0.0), (1.0, 0.2), (-0.35, 0.2)), 0.05, 0.02)
    boards = unite(
        move(turn(arrow, "y", -14), (0, 2.2, 0.13)),
        move(turn(turn(arrow, "z", 180), "y", 14), (0, 1.66, 0.13)),
    )
    nails = row(sphere(0.03, (0, 1.93, 0.2)), 0.54, 2, "y")
    return [Piece(post, "wood"), Piece(boards, "paper"), Piece(nails, "iron")]


MOTIFS = (
    lunch_pail, sewing_machine, locomotive, rural_mailbox, signal_flag, boot, claw_hammer, signpost,
)  # fmt: skip
