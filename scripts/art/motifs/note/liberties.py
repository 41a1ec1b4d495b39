"""Models the emblems of bills about liberties and courts: shields, booths, ballots and files."""

from __future__ import annotations

import math

from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece

CREST = (
    (-0.95, 2.1), (-0.5, 2.02), (0, 2.16), (0.5, 2.02), (0.95, 2.1), (1.0, 1.35), (0.85, 0.8),
    (0.5, 0.34), (0, 0), (-0.5, 0.34), (-0.85, 0.8), (-1.0, 1.35),
)  # fmt: skip


def keyhole_shield() -> Motif:
    """Model a parted shield with a keyhole in its boss."""
    dome = sphere(3.0, (0, 1.15, -2.75))
    field = common(slab(CREST, 0.5), dome)
    rim = common(
        cut(slab([(x * 1.1, (y - 1.1) * 1.1 + 1.1) for x, y in CREST], 0.5), slab(CREST, 1.0)),
        sphere(3.08, (0, 1.15, -2.75)),
    )
    boss = move(
        upright(lathe(((0, 0), (0.46, 0), (0.42, 0.1), (0.34, 0.14), (0, 0.16)))), (0, 1.2, 0.22)
    )
    hole = unite(
        move(upright(tube(0.13, 0.05)), (0, 1.29, 0.38)),
        move(slab(((-0.05, 0), (0.05, 0), (0.11, -0.3), (-0.11, -0.3)), 0.05), (0, 1.25, 0.38)),
    )
    half = box((1.5, 3, 3), (1.5, 0, 0))
    studs = mirror(
        unite(*(sphere(0.05, (x, y, 0.16)) for x, y in ((1.0, 1.95), (1.03, 1.3), (0.7, 0.5))))
    )
    return [
        Piece(cut(field, half), "porcelain"),
        Piece(common(field, half), "iron"),
        Piece(unite(rim, boss, studs), "brass"),
        Piece(hole, "black"),
    ]


def door_key() -> Motif:
    """Model a large old key that lies along x."""
    bow = unite(torus(0.24, 0.06, (-0.75, 0.08, 0)), torus(0.1, 0.04, (-0.42, 0.08, 0)))
    bit = unite(
        box((0.07, 0.06, 0.16), (0.7, 0.08, 0.16), 0.02),
        box((0.05, 0.06, 0.1), (0.5, 0.08, 0.1), 0.02),
    )
    return [Piece(unite(bow, rod((-0.5, 0.08, 0), (0.85, 0.08, 0), 0.065), bit), "brass")]


def voting_booth() -> Motif:
    """Model a voting booth with its curtain half drawn and a writing shelf."""
    walls = unite(
        mirror(box((0.05, 1.2, 0.6), (0.95, 1.2, 0), 0.02)),
        box((0.95, 1.2, 0.04), (0, 1.2, -0.58), 0.02),
    )
    head = box((1.06, 0.2, 0.1), (0, 2.3, 0.6), 0.03)
    roof = box((1.02, 0.05, 0.66), (0, 2.44, 0), 0.02)
    shelf = box((0.9, 0.04, 0.3), (0, 1.12, -0.22), 0.02)
    rail = rod((-0.95, 2.02, 0.5), (0.95, 2.02, 0.5), 0.035)
    fold = blend(0.06, tube(0.1, 0.62, (0, 1.36, 0.5), 0.04))
    drawn = row(fold, 0.14, 5)
    return [
        Piece(unite(walls, roof), "porcelain"),
        Piece(head, "paper"),
        Piece(shelf, "wood"),
        Piece(rail, "brass"),
        Piece(unite(move(drawn, (-0.6, 0, 0)), move(row(fold, 0.14, 3), (0.72, 0, 0))), "red"),
    ]


def star_row() -> Motif:
    """Model three stars in a row, for the head of a voting booth."""
    points = [
        (
            (0.13 if n % 2 == 0 else 0.055) * math.sin(math.pi * n / 5),
            (0.13 if n % 2 == 0 else 0.055) * math.cos(math.pi * n / 5),
        )
        for n in range(10)
    ]
    return [Piece(row(move(slab(points, 0.03), (0, 2.3, 0.72)), 0.6, 3), "red")]


def ballot_box() -> Motif:
    """Model a wooden ballot box with brass corners and a ballot in its slot."""
    body = box((0.95, 0.62, 0.68), (0, 0.66, 0), 0.03)
    lid = cut(box((1.02, 0.09, 0.75), (0, 1.36, 0), 0.04), box((0.5, 0.3, 0.06), (0, 1.4, 0)))
    foot = box((1.02, 0.06, 0.75), (0, 0.06, 0), 0.03)
    corners = mirror(
        row(row(box((0.1, 0.1, 0.1), (0.9, 0.66, 0), 0.03), 1.26, 2, "z"), 1.0, 2, "y")
    )
    lock = unite(
        box((0.15, 0.14, 0.05), (0, 1.02, 0.72), 0.03),
        move(upright(torus(0.1, 0.03)), (0, 1.18, 0.72)),
    )
    sheet = unite(turn(box((0.42, 0.42, 0.015), (0, 0.3, 0)), "z", 6))
    tick = path(((-0.18, 0.32, 0.03), (-0.05, 0.18, 0.03), (0.2, 0.5, 0.03)), 0.035)
    return [
        Piece(unite(body, lid, foot), "wood"),
        Piece(unite(corners, lock), "brass"),
        Piece(move(sheet, (0, 1.42, 0)), "paper"),
        Piece(move(tick, (0, 1.42, 0)), "black"),
    ]


def looking_glass() -> Motif:
    """Model a magnifying glass that stands upright on its rim, the handle to the right."""
    rim = upright(torus(0.6, 0.075))
    glass = upright(lathe(((0, -0.08), (0.3, -0.06), (0.58, 0), (0.3, 0.06), (0, 0.08))))
    grip = unite(rod((0.62, 0, 0), (0.8, 0, 0), 0.06), rod((0.85, 0, 0), (1.6, 0, 0), 0.1, 0.12))
    lean = 30
    return [
        Piece(move(turn(rim, "z", lean), (0, 0.68, 0)), "brass"),
        Piece(move(turn(glass, "z", lean), (0, 0.68, 0)), "glass"),
        Piece(move(turn(grip, "z", -lean + 2), (0, 0.68, 0)), "wood"),
    ]


def belted_sack() -> Motif:
    """Model a full money sack whose waist is drawn in with a belt."""
    body = lathe(
        (
            (0, 0.04), (0.7, 0.02), (1.0, 0.2), (1.06, 0.5), (0.85, 0.78), (0.72, 0.9),
            (0.85, 1.04), (0.82, 1.3), (0.5, 1.6), (0.24, 1.74), (0.22, 1.84), (0.46, 2.12),
            (0.36, 2.16), (0.1, 2.0), (0, 1.95),
        )
    )  # fmt: skip
    folds = ring(rod((0.9, 0.3, 0), (0.3, 1.7, 0), 0.03, 0.06), 9)
    belt = lathe(((0.7, 0.79), (0.8, 0.79), (0.8, 1.01), (0.7, 1.01)))
    buckle = move(
        cut(box((0.24, 0.19, 0.05), (0, 0.9, 0.82), 0.04), box((0.15, 0.1, 1), (0, 0.9, 0.8))),
        (0, 0, 0),
    )
    tongue = unite(
        rod((-0.02, 0.9, 0.86), (0.2, 0.9, 0.88), 0.03),
        box((0.4, 0.09, 0.03), (0.62, 0.9, 0.7), 0.02),
    )
    cord = unite(torus(0.25, 0.05, (0, 1.76, 0)), torus(0.24, 0.05, (0, 1.83, 0)))
    return [
        Piece(blend(0.12, body, folds), "paper"),
        Piece(belt, "leather"),
        Piece(unite(buckle, tongue), "brass"),
        Piece(cord, "rope"),
    ]


def name_card() -> Motif:
    """Model an identity card with the silhouette of nobody in particular."""
    card = box((1.25, 0.8, 0.03), (0, 0.8, 0), 0.02)
    photo = box((0.42, 0.52, 0.02), (-0.66, 0.86, 0.03), 0.01)
    bust = common(
        unite(
            ellipsoid((0.16, 0.2, 0.1), (-0.66, 1.02, 0.05)),
            ellipsoid((0.34, 0.3, 0.1), (-0.66, 0.5, 0.05)),
        ),
        box((0.4, 0.5, 0.3), (-0.66, 0.86, 0.05)),
    )
    lines = unite(
        *(
            box((w, 0.03, 0.015), (-0.1 + w, y, 0.035))
            for w, y in ((0.55, 1.25), (0.4, 1.05), (0.5, 0.85), (0.3, 0.65))
        )
    )
    seal = move(upright(tube(0.17, 0.02)), (0.85, 0.38, 0.035))
    return [
        Piece(card, "paper"),
        Piece(photo, "steel"),
        Piece(unite(bust, lines), "black"),
        Piece(seal, "coin"),
    ]


def domino_mask() -> Motif:
    """Model a half mask with eye holes and ribbons."""
    outline = (
        (0, 0.22), (0.3, 0.38), (0.75, 0.42), (1.1, 0.3), (1.02, -0.05), (0.8, -0.28), (0.45, -0.3),
        (0.18, -0.12), (0, 0.0),
    )  # fmt: skip
    face = mirror(slab(outline, 2.0))
    eyes = mirror(move(turn(ellipsoid((0.26, 0.14, 3)), "z", 8), (0.55, 0.06, 0)))
    shell = turn(lathe(((1.3, -2), (1.36, -2), (1.36, 2), (1.3, 2))), "x", 0)
    front = common(shell, box((3, 3, 1.4), (0, 0, 1.4)))
    mask = move(common(cut(face, eyes), front), (0, 0, -1.2))
    bands = mirror(
        path(((1.05, 0.16, -0.36), (1.3, 0.05, -0.2), (1.35, -0.25, 0.1), (1.5, -0.32, 0.3)), 0.035)
    )
    return [Piece(mask, "red"), Piece(bands, "red")]


MOTIFS = (
    keyhole_shield, door_key, voting_booth, star_row, ballot_box, looking_glass, belted_sack,
    name_card, domino_mask,
)  # fmt: skip
