"""Models the emblems of bills about health and help: bags, pills, kettles, bread and sheaves."""

from __future__ import annotations

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


def doctor_bag() -> Motif:
    """Model a doctor's leather bag with a brass frame."""
    side = ((-1.0, 0.06), (1.0, 0.06), (1.04, 0.5), (0.78, 1.0), (-0.78, 1.0), (-1.04, 0.5))
    body = blend(0.05, slab(side, 0.5, 0.1), box((0.75, 0.1, 0.3), (0, 1.05, 0), 0.06))
    frame = unite(
        box((0.86, 0.04, 0.1), (0, 1.14, 0), 0.02),
        mirror(rod((0.84, 1.14, 0), (1.0, 0.95, 0), 0.06)),
    )
    handle = path(
        (
            (-0.36, 1.16, 0), (-0.36, 1.4, 0), (-0.22, 1.52, 0), (0.22, 1.52, 0), (0.36, 1.4, 0),
            (0.36, 1.16, 0),
        ),
        0.06,
    )  # fmt: skip
    clasp = unite(
        box((0.1, 0.1, 0.05), (0, 1.05, 0.32), 0.02), mirror(sphere(0.06, (0.6, 1.1, 0.3)))
    )
    shield = move(upright(tube(0.34, 0.03, rounding=0.01)), (0, 0.52, 0.6))
    feet = mirror(row(sphere(0.08, (0.8, 0.05, 0)), 0.7, 2, "z"))
    return [
        Piece(unite(body, handle), "leather"),
        Piece(unite(frame, clasp, feet), "brass"),
        Piece(shield, "paper"),
    ]


def bag_cross() -> Motif:
    """Model the cross on a doctor's bag, in its place."""
    arms = unite(box((0.07, 0.22, 0.02)), box((0.22, 0.07, 0.02)))
    return [Piece(move(arms, (0, 0.52, 0.65)), "red")]


def stethoscope() -> Motif:
    """Model a stethoscope that lies in loops."""
    hose = path(
        (
            (-0.35, 0.06, -0.1), (-0.75, 0.06, 0.15), (-0.6, 0.06, 0.55), (0.0, 0.06, 0.62),
            (0.5, 0.06, 0.4), (0.95, 0.06, 0.35), (1.25, 0.06, 0.62),
        ),
        0.055,
    )  # fmt: skip
    ears = unite(
        path(
            ((-0.35, 0.06, -0.1), (0.05, 0.06, -0.12), (0.5, 0.06, -0.02), (0.62, 0.06, 0.1)), 0.04
        ),
        path(((-0.35, 0.06, -0.1), (0.0, 0.06, 0.12), (0.4, 0.06, 0.26), (0.55, 0.06, 0.22)), 0.04),
        sphere(0.08, (0.62, 0.08, 0.1)),
        sphere(0.08, (0.55, 0.08, 0.24)),
    )
    disc = lathe(
        ((0, 0), (0.3, 0), (0.32, 0.08), (0.16, 0.14), (0.1, 0.22), (0, 0.24)), (1.4, 0, 0.75)
    )
    return [Piece(hose, "black"), Piece(unite(ears, disc), "steel")]


def mortar() -> Motif:
    """Model an apothecary's marble mortar with its pestle."""
    body = lathe(
        (
            (0, 0), (0.62, 0), (0.64, 0.1), (0.42, 0.2), (0.4, 0.28), (0.72, 0.75), (0.86, 1.25),
            (0.95, 1.28), (0.95, 1.38), (0.78, 1.38), (0.62, 0.9), (0.3, 0.5), (0, 0.46),
        )
    )  # fmt: skip
    lip = torus(0.88, 0.05, (0, 1.36, 0))
    pestle = blend(
        0.06, rod((0.1, 0.7, 0.1), (0.78, 1.85, 0), 0.16, 0.09), sphere(0.17, (0.82, 1.92, 0))
    )
    return [Piece(unite(body, lip), "marble"), Piece(pestle, "wood")]


def pill_bottle() -> Motif:
    """Model a dark medicine bottle with a label and a cork."""
    body = lathe(
        (
            (0, 0), (0.36, 0), (0.38, 0.05), (0.38, 0.75), (0.16, 0.92), (0.15, 1.05), (0.2, 1.08),
            (0.2, 1.14), (0, 1.14),
        )
    )  # fmt: skip
    return [
        Piece(body, "leather"),
        Piece(tube(0.39, 0.22, (0, 0.4, 0)), "print"),
        Piece(tube(0.13, 0.1, (0, 1.2, 0), 0.02), "butter"),
    ]


def tablet() -> Motif:
    """Model a round tablet with a groove."""
    return [
        Piece(
            cut(tube(0.2, 0.07, (0, 0.07, 0), 0.04), box((0.3, 0.03, 0.02), (0, 0.15, 0))), "paper"
        )
    ]


def cushion() -> Motif:
    """Model a plump cushion with tassels at its corners."""
    pad = blend(
        0.35,
        box((1.15, 0.2, 0.8), (0, 0.36, 0), 0.19),
        ellipsoid((1.0, 0.36, 0.72), (0, 0.38, 0)),
        mirror(row(sphere(0.09, (1.28, 0.32, 0)), 1.8, 2, "z")),
    )
    cord = path(
        ((-1.3, 0.3, 0.94), (0, 0.28, 0.86), (1.3, 0.3, 0.94), (1.24, 0.3, 0), (1.3, 0.3, -0.94)),
        0.04,
    )
    tassel = lathe(((0, 0), (0.13, 0), (0.1, 0.2), (0.05, 0.24), (0.08, 0.3), (0, 0.36)))
    knots = mirror(row(move(tassel, (1.42, 0, 0)), 2.0, 2, "z"))
    return [Piece(pad, "red"), Piece(unite(cord, knots), "rope")]


def stalks(count: int, wide: float, tall: float) -> tuple[Field, Field]:
    """Model a ring of bent stalks around a waist, and their ears."""
    stem = path(((wide * 0.7, 0, 0), (wide * 0.28, 0.55, 0), (wide, tall, 0)), 0.03)
    lean = -16 if wide > 0.3 else -6
    ear = move(turn(ellipsoid((0.07, 0.24, 0.07)), "z", lean), (wide + 0.03, tall + 0.16, 0))
    return ring(stem, count), ring(ear, count)


def wheat_sheaf() -> Motif:
    """Model a sheaf of wheat tied round its waist."""
    parts = [stalks(16, 0.62, 1.2), stalks(11, 0.42, 1.4), stalks(7, 0.2, 1.52)]
    band = unite(
        torus(0.19, 0.06, (0, 0.55, 0)),
        torus(0.19, 0.06, (0, 0.63, 0)),
        tube(0.2, 0.1, (0, 0.58, 0)),
    )
    return [
        Piece(unite(*(stem for stem, _ in parts)), "food"),
        Piece(unite(*(ear for _, ear in parts)), "rope"),
        Piece(band, "leather"),
    ]


def soup_kettle() -> Motif:
    """Model a great soup kettle with a ladle in it and steam above."""
    pot = lathe(
        (
            (0, 0), (0.9, 0), (1.0, 0.1), (1.02, 1.2), (1.1, 1.26), (1.08, 1.34), (0.95, 1.32),
            (0.92, 1.1), (0, 1.1),
        )
    )  # fmt: skip
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


MOTIFS = (
    doctor_bag, bag_cross, stethoscope, mortar, pill_bottle, tablet, cushion, wheat_sheaf,
    soup_kettle, loaf, soup_bowls,
)  # fmt: skip
