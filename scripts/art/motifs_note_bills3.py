"""Models the emblems of bills about schools, health and help: trays, bags, desks and kettles."""

from __future__ import annotations

from art.motifs_note_bills1 import upright
from art.shaping import blend, carve, cut, mirror, move, ring, row, turn, unite
from art.solids import Field, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.stage import Motif, Piece

# The outline of a soup bowl: radius and height.
BOWL = (
    (0, 0.07), (0.28, 0.07), (0.3, 0.12), (0.55, 0.4), (0.58, 0.46), (0.52, 0.46), (0.44, 0.36),
    (0, 0.34),
)  # fmt: skip


def lunch_tray() -> Motif:
    """Model a school tray with a bowl, a roll, a spoon and a napkin."""
    plate = carve(
        0.06, box((1.5, 0.09, 1.0), (0, 0.09, 0), 0.08), box((1.38, 0.1, 0.88), (0, 0.17, 0), 0.08)
    )
    bowl = lathe(BOWL, (-0.55, 0, 0.05))
    soup = tube(0.46, 0.02, (-0.55, 0.38, 0.05))
    peas = unite(
        *(
            sphere(0.06, (-0.55 + x, 0.4, 0.05 + z))
            for x, z in ((0.1, 0.1), (-0.2, 0.05), (0.05, -0.2), (0.25, -0.05), (-0.08, 0.26))
        )
    )
    roll = cut(
        ellipsoid((0.36, 0.24, 0.26), (0.35, 0.24, -0.42)),
        row(turn(box((0.02, 0.1, 0.4), (0.1, 0.47, -0.45)), "z", -20), 0.2, 3),
    )
    spoon = unite(
        rod((0.1, 0.1, 0.55), (0.75, 0.1, 0.5), 0.035, 0.05),
        ellipsoid((0.18, 0.04, 0.11), (-0.05, 0.1, 0.56)),
    )
    return [
        Piece(plate, "steel"),
        Piece(bowl, "porcelain"),
        Piece(soup, "leather"),
        Piece(unite(peas, roll), "food"),
        Piece(spoon, "brass"),
        Piece(box((0.36, 0.015, 0.2), (0.38, 0.09, 0.52), 0.01), "paper"),
    ]


def milk_carton() -> Motif:
    """Model a paper carton of milk with a folded top."""
    body = box((0.26, 0.36, 0.26), (0, 0.36, 0), 0.015)
    roof = move(
        turn(slab(((-0.26, 0), (0.26, 0), (0.03, 0.26), (-0.03, 0.26)), 0.25), "y", 0), (0, 0.72, 0)
    )
    fin = box((0.02, 0.09, 0.25), (0, 1.04, 0))
    band = box((0.267, 0.1, 0.267), (0, 0.3, 0))
    straw = path(((0.1, 0.85, 0), (0.14, 1.3, 0), (0.32, 1.42, 0)), 0.03)
    return [Piece(unite(body, roof, fin), "paper"), Piece(band, "leaf"), Piece(straw, "coin")]


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
            (-0.36, 1.16, 0),
            (-0.36, 1.4, 0),
            (-0.22, 1.52, 0),
            (0.22, 1.52, 0),
            (0.36, 1.4, 0),
            (0.36, 1.16, 0),
        ),
        0.06,
    )
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
            (-0.35, 0.06, -0.1),
            (-0.75, 0.06, 0.15),
            (-0.6, 0.06, 0.55),
            (0.0, 0.06, 0.62),
            (0.5, 0.06, 0.4),
            (0.95, 0.06, 0.35),
            (1.25, 0.06, 0.62),
        ),
        0.055,
    )
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


def school_desk() -> Motif:
    """Model a pupil's desk with a sloping lid, a bench and scrolled iron feet."""
    lid = turn(box((0.85, 0.04, 0.48), (0, 0, 0), 0.02), "x", 14)
    tray = box((0.8, 0.12, 0.42), (0, 0.98, 0.02), 0.02)
    seat = box((0.75, 0.04, 0.24), (0, 0.62, 0.95), 0.02)
    side = unite(
        path(((0.66, 0.9, -0.25), (0.66, 0.5, 0.05), (0.66, 0.05, -0.4)), 0.05),
        path(((0.66, 0.9, 0.3), (0.66, 0.5, 0.05), (0.66, 0.05, 0.4)), 0.05),
        path(((0.66, 0.05, 0.4), (0.66, 0.1, 0.9), (0.66, 0.6, 0.98)), 0.05),
        path(((0.66, 0.05, 1.2), (0.66, 0.3, 0.98), (0.66, 0.6, 0.95)), 0.05),
    )
    well = lathe(((0, 0), (0.1, 0), (0.1, 0.1), (0, 0.1)), (0.6, 1.2, -0.38))
    return [
        Piece(unite(move(lid, (0, 1.14, 0)), tray, seat), "wood"),
        Piece(mirror(side), "iron"),
        Piece(well, "black"),
    ]


def blackboard() -> Motif:
    """Model a blackboard on its easel, with a sun drawn in chalk."""
    slate = box((1.25, 0.72, 0.04), (0, 1.75, 0))
    frame = cut(box((1.36, 0.83, 0.07), (0, 1.75, 0), 0.03), box((1.22, 0.69, 1), (0, 1.75, 0)))
    legs = unite(
        mirror(rod((1.1, 0.0, 0.1), (0.75, 2.65, -0.05), 0.06)),
        box((1.2, 0.05, 0.14), (0, 0.9, 0.1)),
    )
    sun = upright(unite(torus(0.2, 0.025), ring(rod((0.3, 0, 0), (0.44, 0, 0), 0.025), 8)))
    hill = path(((-0.5, 1.3, 0.05), (-0.1, 1.5, 0.05), (0.35, 1.3, 0.05), (0.9, 1.36, 0.05)), 0.022)
    return [
        Piece(slate, "black"),
        Piece(unite(frame, legs), "wood"),
        Piece(unite(move(sun, (-0.55, 1.85, 0.05)), hill), "lamp"),
    ]


def mortar() -> Motif:
    """Model an apothecary's marble mortar with its pestle."""
    body = lathe(
        (
            (0, 0),
            (0.62, 0),
            (0.64, 0.1),
            (0.42, 0.2),
            (0.4, 0.28),
            (0.72, 0.75),
            (0.86, 1.25),
            (0.95, 1.28),
            (0.95, 1.38),
            (0.78, 1.38),
            (0.62, 0.9),
            (0.3, 0.5),
            (0, 0.46),
        )
    )
    lip = torus(0.88, 0.05, (0, 1.36, 0))
    pestle = blend(
        0.06, rod((0.1, 0.7, 0.1), (0.78, 1.85, 0), 0.16, 0.09), sphere(0.17, (0.82, 1.92, 0))
    )
    return [Piece(unite(body, lip), "marble"), Piece(pestle, "wood")]


def pill_bottle() -> Motif:
    """Model a dark medicine bottle with a label and a cork."""
    body = lathe(
        (
            (0, 0),
            (0.36, 0),
            (0.38, 0.05),
            (0.38, 0.75),
            (0.16, 0.92),
            (0.15, 1.05),
            (0.2, 1.08),
            (0.2, 1.14),
            (0, 1.14),
        )
    )
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


MOTIFS = (
    lunch_tray, milk_carton, doctor_bag, bag_cross, stethoscope, school_desk, blackboard, mortar,
    pill_bottle, tablet, cushion, wheat_sheaf,
)  # fmt: skip
