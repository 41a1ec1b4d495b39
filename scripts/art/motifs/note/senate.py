"""Models the chamber of a senate: desk, chair, presiding table, flags, and the folder of a bill."""

from __future__ import annotations

import numpy as np

from art.plane.grid import Array, single
from art.space.shaping import common, cut, mirror, move, resize, row, turn, unite
from art.space.solids import Field, Points, box, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece

LEG = (
    (0, 0), (0.05, 0), (0.07, 0.06), (0.045, 0.12), (0.05, 0.4), (0.085, 0.55), (0.05, 0.62),
    (0.07, 0.68), (0.07, 0.86), (0, 0.86),
)  # fmt: skip


def senator_desk() -> Motif:
    """Model a senator's desk: turned legs, a sloping lid, a low gallery, paper, inkwell and pen."""
    legs = mirror(move(lathe(LEG), (0.86, 0, 0.42)))
    behind = mirror(move(lathe(LEG), (0.86, 0, -0.42)))
    frame = box((0.98, 0.13, 0.54), (0, 0.93, 0), 0.02)
    drawer = cut(
        box((0.8, 0.075, 0.03), (0, 0.93, 0.54), 0.02), box((0.7, 0.05, 0.05), (0, 0.93, 0.6))
    )
    lid = move(turn(box((1.02, 0.04, 0.44), (0, 0, 0), 0.02), "x", 9), (0, 1.12, 0.14))
    shelf = box((1.02, 0.04, 0.16), (0, 1.22, -0.42), 0.02)
    gallery = unite(
        box((1.02, 0.11, 0.03), (0, 1.34, -0.56), 0.02),
        mirror(box((0.03, 0.09, 0.14), (0.99, 1.31, -0.44), 0.02)),
    )
    knobs = mirror(sphere(0.035, (0.4, 0.93, 0.59)))
    sheet = move(turn(box((0.26, 0.008, 0.3), (0, 0.055, 0)), "x", 9), (-0.3, 1.125, 0.16))
    well = lathe(((0, 0), (0.1, 0), (0.11, 0.1), (0.05, 0.14), (0.06, 0.18), (0, 0.18)))
    quill = path(((0.52, 1.4, -0.42), (0.62, 1.62, -0.46), (0.8, 1.82, -0.5)), 0.022)
    return [
        Piece(unite(legs, behind, frame, drawer, shelf, gallery), "clay"),
        Piece(lid, "food"),
        Piece(knobs, "brass"),
        Piece(sheet, "print"),
        Piece(move(well, (0.5, 1.26, -0.42)), "brass"),
        Piece(quill, "paper"),
    ]


def senator_chair() -> Motif:
    """Model an armchair with a padded back, bowed arms and turned legs."""
    legs = mirror(row(move(lathe(LEG), (0.4, -0.16, 0)), 0.7, 2, "z"))
    seat = box((0.5, 0.1, 0.45), (0, 0.76, 0), 0.09)
    pad = move(turn(box((0.36, 0.4, 0.07), (0, 0.42, 0), 0.07), "x", -8), (0, 0.95, -0.4))
    outline = ((-0.5, 0), (0.5, 0), (0.52, 0.8), (0.4, 0.98), (0, 1.06), (-0.4, 0.98), (-0.52, 0.8))
    frame = move(turn(slab(outline, 0.045, 0.02), "x", -8), (0, 0.9, -0.47))
    arm = path(((0.46, 1.25, -0.42), (0.54, 1.22, -0.1), (0.54, 1.16, 0.3)), 0.05)
    post = rod((0.5, 0.8, 0.3), (0.54, 1.16, 0.3), 0.045)
    return [
        Piece(unite(seat, pad), "leather"),
        Piece(unite(legs, frame, mirror(unite(arm, post))), "clay"),
    ]


def waved(points: Points) -> Array:
    """Return how far the cloth of a hanging flag swings out."""
    return single(
        0.07 * np.sin(points.x * 11 + points.y * 1.4) * np.minimum(points.x * 2.2 + 0.2, 1)
    )


def draped(outline: tuple[tuple[float, float], ...], half: float) -> Field:
    """Describe a cloth in folds."""
    flat = slab(outline, half)

    def field(points: Points) -> Array:
        return flat(points._replace(z=points.z - waved(points))) * np.float32(0.7)

    return field


def flag_stand() -> Motif:
    """Model a flag that hangs from a staff with a ball on its top, on a round foot."""
    pole = unite(rod((0, 0.1, 0), (0, 3.0, 0), 0.035), sphere(0.085, (0, 3.06, 0)))
    foot = lathe(((0, 0), (0.34, 0), (0.3, 0.07), (0.1, 0.14), (0.06, 0.3), (0, 0.3)))
    cloth = draped(
        ((0.02, 2.86), (0.3, 2.7), (0.62, 2.2), (0.74, 1.3), (0.6, 0.86), (0.3, 0.98), (0.02, 1.3)),
        0.03,
    )
    stripes = common(cloth, move(row(box((2, 0.085, 2)), 0.34, 9, "y"), (0, 1.9, 0)))
    cords = path(((0.04, 2.9, 0.06), (0.12, 2.2, 0.16), (0.1, 1.9, 0.16)), 0.022)
    return [
        Piece(unite(foot, pole, cords), "brass"),
        Piece(cloth, "paper"),
        Piece(move(stripes, (0, 0, 0.012)), "red"),
    ]


def rostrum() -> Motif:
    """Model the presiding officer's table: a broad front with panels and a marble top."""
    body = box((1.5, 0.56, 0.5), (0, 0.56, 0), 0.02)
    panels = row(box((0.3, 0.36, 0.08), (0, 0.54, 0.5), 0.02), 0.74, 4)
    inner = row(box((0.2, 0.26, 0.03), (0, 0.54, 0.44), 0.02), 0.74, 4)
    top = box((1.62, 0.055, 0.6), (0, 1.16, 0), 0.03)
    foot = box((1.6, 0.08, 0.58), (0, 0.08, 0), 0.03)
    return [Piece(unite(cut(body, panels), inner, foot), "wood"), Piece(top, "marble")]


def bill_folder() -> Motif:
    """Model an open folder that lies flat: a raised cover, blank sheets, a tab, a cord."""
    right = unite(
        box((0.95, 0.02, 1.25), (0.97, 0.02, 0), 0.012),
        box((0.12, 0.02, 0.34), (2.02, 0.02, -0.62), 0.012),
    )
    left = turn(box((0.95, 0.02, 1.25), (-0.97, 0.02, 0), 0.012), "z", -13)
    spine = rod((0, 0.03, -1.25), (0, 0.03, 1.25), 0.035)
    sheets = unite(
        box((0.82, 0.04, 1.1), (0.95, 0.07, 0), 0.01),
        turn(box((0.82, 0.008, 1.1), (0.98, 0.125, 0.02)), "y", 3),
    )
    cord = path(
        (
            (-0.2, 0.1, 1.2),
            (0.1, 0.05, 1.45),
            (0.6, 0.03, 1.5),
            (0.9, 0.03, 1.7),
            (1.5, 0.03, 1.62),
        ),
        0.025,
    )
    return [
        Piece(unite(right, left, spine), "copper"),
        Piece(sheets, "paper"),
        Piece(cord, "red"),
    ]


def presiding_chair() -> Motif:
    """Model a tall chair with a crested back and padded arms."""
    back = slab(
        ((-0.62, 0), (0.62, 0), (0.64, 1.7), (0.46, 1.86), (0.26, 1.9), (0, 2.12), (-0.26, 1.9),
         (-0.46, 1.86), (-0.64, 1.7)), 0.06, 0.03,
    )  # fmt: skip
    pad = box((0.46, 0.72, 0.07), (0, 0.86, 0.06), 0.07)
    buttons = row(row(sphere(0.035), 0.3, 3), 0.36, 4, "y")
    seat = box((0.62, 0.12, 0.5), (0, 0.8, 0.4), 0.1)
    arms = mirror(
        unite(
            box((0.09, 0.07, 0.44), (0.64, 1.28, 0.4), 0.06),
            rod((0.64, 0.8, 0.74), (0.64, 1.24, 0.74), 0.05),
        )
    )
    legs = mirror(box((0.07, 0.4, 0.4), (0.56, 0.4, 0.4), 0.03))
    return [
        Piece(unite(move(pad, (0, 0.62, 0)), seat), "leather"),
        Piece(unite(move(back, (0, 0.6, 0)), arms, legs), "clay"),
        Piece(move(buttons, (0, 1.5, 0.12)), "brass"),
    ]


def circled(body: Field, count: int, radius: float) -> Field:
    """Repeat a body around a point of the picture's plane."""
    bodies = [
        turn(move(body, (0, radius, 0)), "z", 360 * number / count) for number in range(count)
    ]
    return unite(*bodies)


def great_seal() -> Motif:
    """Model a round shield of brass with a ring of stars and one large star."""
    disc = turn(tube(1.0, 0.06, (0, 0, 0), 0.04), "x", 90)
    rim = turn(torus(0.93, 0.07), "x", 90)
    spike = ((0, 0.2), (0.05, 0.06), (0.19, 0.06), (0.08, -0.03), (0.12, -0.17), (0, -0.08),
             (-0.12, -0.17), (-0.08, -0.03), (-0.19, 0.06), (-0.05, 0.06))  # fmt: skip
    point = slab(spike, 0.05, 0.01)
    stars = unite(
        move(resize(point, 2.1), (0, 0, 0.06)),
        move(circled(resize(point, 0.62), 13, 0.66), (0, 0, 0.06)),
    )
    return [Piece(disc, "leather"), Piece(unite(rim, stars), "brass")]


MOTIFS = (
    senator_desk, senator_chair, flag_stand, rostrum, bill_folder, presiding_chair, great_seal,
)  # fmt: skip
