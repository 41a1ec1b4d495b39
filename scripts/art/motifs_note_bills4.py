"""Models more emblems of bills about schools, work and savings: caps, boots, kettles, pigs."""

from __future__ import annotations

from art.motifs_note_bills1 import upright
from art.shaping import blend, common, cut, mirror, move, row, turn, unite
from art.solids import above, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.stage import Motif, Piece

# The outline of a sole, seen from above, toe to the right.
SOLE = (
    (-0.85, -0.2), (-0.6, -0.32), (0.0, -0.28), (0.5, -0.34), (0.74, -0.15), (0.74, 0.15),
    (0.5, 0.34), (0.0, 0.28), (-0.6, 0.32), (-0.85, 0.2),
)  # fmt: skip


def mortarboard() -> Motif:
    """Model a scholar's square cap with its tassel."""
    skull = lathe(((0, 0), (0.62, 0), (0.66, 0.05), (0.56, 0.4), (0, 0.42)))
    board = turn(box((0.95, 0.035, 0.95), (0, 0.45, 0), 0.03), "y", 40)
    cord = path(
        ((0, 0.5, 0), (0.45, 0.5, 0.35), (0.86, 0.5, 0.62), (0.95, 0.42, 0.68), (0.96, 0.1, 0.7)),
        0.03,
    )
    tassel = lathe(
        ((0, -0.35), (0.12, -0.35), (0.09, 0.02), (0.05, 0.06), (0.07, 0.14), (0, 0.18)),
        (0.96, 0, 0.7),
    )
    return [
        Piece(unite(skull, board), "felt"),
        Piece(unite(cord, tassel, tube(0.08, 0.04, (0, 0.52, 0), 0.02)), "rope"),
    ]


def diploma() -> Motif:
    """Model a rolled diploma with a ribbon, along x."""
    roll = move(turn(cut(tube(0.2, 0.75), tube(0.13, 0.8)), "z", 90), (0, 0.2, 0))
    core = move(turn(tube(0.09, 0.73), "z", 90), (0, 0.2, 0))
    band = move(turn(tube(0.215, 0.08, rounding=0.02), "z", 90), (0, 0.2, 0))
    loops = mirror(move(turn(torus(0.12, 0.035), "x", 50), (0.13, 0.42, 0.1)))
    return [
        Piece(unite(roll, core), "paper"),
        Piece(unite(band, loops, sphere(0.07, (0, 0.42, 0.08))), "red"),
    ]


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


def soup_kettle() -> Motif:
    """Model a great soup kettle with a ladle in it and steam above."""
    pot = lathe(
        (
            (0, 0),
            (0.9, 0),
            (1.0, 0.1),
            (1.02, 1.2),
            (1.1, 1.26),
            (1.08, 1.34),
            (0.95, 1.32),
            (0.92, 1.1),
            (0, 1.1),
        )
    )
    hoop = unite(torus(1.02, 0.035, (0, 0.95, 0)), torus(1.01, 0.035, (0, 0.3, 0)))
    ears = mirror(move(turn(torus(0.2, 0.05), "x", 60), (1.14, 0.98, 0)))
    ladle = unite(
        rod((0.3, 1.0, 0.2), (0.85, 2.15, -0.15), 0.06),
        path(((0.85, 2.15, -0.15), (0.95, 2.28, -0.2), (1.08, 2.2, -0.22)), 0.05),
    )
    steam = blend(
        0.2,
        *(
            sphere(r, (x, y, -0.1))
            for x, y, r in (
                (-0.3, 1.5, 0.13),
                (-0.42, 1.72, 0.17),
                (-0.28, 1.95, 0.18),
                (-0.42, 2.2, 0.15),
                (-0.3, 2.4, 0.1),
            )
        ),
    )
    return [
        Piece(pot, "steel"),
        Piece(unite(hoop, ears, ladle), "brass"),
        Piece(tube(0.93, 0.03, (0, 1.14, 0)), "food"),
        Piece(steam, "lamp"),
    ]


def loaf() -> Motif:
    """Model a crusty loaf with three cuts."""
    body = blend(0.1, ellipsoid((0.75, 0.36, 0.38), (0, 0.3, 0)))
    cuts = row(turn(ellipsoid((0.05, 0.1, 0.3)), "y", 30), 0.38, 3)
    return [Piece(cut(common(body, above(0.0)), move(cuts, (0, 0.64, 0.02))), "food")]


def soup_bowls() -> Motif:
    """Model a small pile of bowls."""
    bowl = lathe(((0, 0), (0.2, 0), (0.24, 0.06), (0.46, 0.28), (0.42, 0.3), (0.2, 0.12), (0, 0.1)))
    return [Piece(unite(*(move(bowl, (0, 0.12 * n, 0)) for n in range(4))), "porcelain")]


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


MOTIFS = (
    mortarboard, diploma, boot, claw_hammer, soup_kettle, loaf, soup_bowls, signpost, piggy_bank,
)  # fmt: skip
