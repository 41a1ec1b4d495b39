"""Models the emblems of bills about schools: trays, desks, boards, caps and diplomas."""

from __future__ import annotations

from art.motifs.note.shapes import upright
from art.space.shaping import carve, cut, mirror, move, ring, row, turn, unite
from art.space.solids import (
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


MOTIFS = (lunch_tray, milk_carton, school_desk, blackboard, mortarboard, diploma)
