"""Models what constituents and whips bring: chairs, mail sacks, gates, typewriters, tallies."""

from __future__ import annotations

import math

from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import Field, above, box, ellipsoid, lathe, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece


def folding_chair() -> Motif:
    """Model a folding chair seen from behind, its back towards the viewer."""
    legs = mirror(
        unite(
            rod((0.4, 0, -0.45), (0.4, 1.45, 0.25), 0.035),
            rod((0.36, 0, 0.4), (0.36, 0.62, -0.25), 0.035),
        )
    )
    seat = box((0.38, 0.035, 0.32), (0, 0.62, -0.12), 0.03)
    back = move(turn(box((0.4, 0.19, 0.035), (0, 0, 0), 0.03), "x", 25), (0, 1.27, 0.17))
    bars = unite(
        rod((-0.36, 0.2, 0.2), (0.36, 0.2, 0.2), 0.025),
        rod((-0.4, 0.15, -0.37), (0.4, 0.15, -0.37), 0.025),
    )
    return [Piece(unite(legs, bars), "steel"), Piece(unite(seat, back), "butter")]


def standing_microphone() -> Motif:
    """Model a microphone on a tall stand."""
    foot = lathe(
        ((0, 0), (0.34, 0), (0.32, 0.06), (0.06, 0.12), (0.035, 0.2), (0.035, 1.9), (0, 1.9))
    )
    clip = rod((0, 1.85, 0), (0, 2.0, 0.14), 0.04)
    grip = rod((0, 1.96, 0.1), (0, 2.1, 0.42), 0.06, 0.08)
    return [
        Piece(unite(foot, clip), "steel"),
        Piece(grip, "black"),
        Piece(sphere(0.15, (0, 2.15, 0.52)), "coin"),
    ]


def mail_sack() -> Motif:
    """Model a slumped mail sack, its mouth open towards the viewer."""
    body = blend(
        0.25,
        ellipsoid((0.85, 0.75, 0.7), (0, 0.62, -0.2)),
        ellipsoid((0.7, 0.45, 0.6), (0.25, 0.35, 0.1)),
        rod((-0.05, 0.9, 0), (-0.2, 1.5, 0.1), 0.5, 0.44),
    )
    bore = move(turn(tube(0.4, 0.5), "z", 14), (-0.26, 1.75, 0.12))
    lip = move(turn(torus(0.44, 0.06), "z", 14), (-0.24, 1.56, 0.11))
    folds = unite(
        *(rod((-0.5 + 0.25 * n, 1.4, 0.5), (-0.6 + 0.4 * n, 0.5, 0.62), 0.03) for n in range(4))
    )
    body = common(cut(body, bore), above(0.0))
    return [Piece(blend(0.08, body, folds), "food"), Piece(lip, "rope")]


def letters(count: float = 9.0) -> Motif:
    """Model a spill of envelopes: some lie, some lean on each other."""
    fields: list[Field] = []
    flaps: list[Field] = []
    for n in range(round(count)):
        card = box((0.36, 0.018, 0.24), (0, 0, 0), 0.008)
        flap = turn(slab(((-0.35, 0.23), (0.35, 0.23), (0, -0.04)), 0.01), "x", -90)
        spot = (
            0.75 * math.sin(2.4 * n) * (0.4 + 0.08 * n),
            0.04 + 0.05 * (n % 4),
            0.5 * math.cos(2.4 * n) * (0.4 + 0.08 * n),
        )
        fields.append(move(turn(turn(card, "z", 12 * math.sin(3.0 * n)), "y", 47 * n), spot))
        flaps.append(
            move(
                turn(turn(move(flap, (0, 0.02, 0)), "z", 12 * math.sin(3.0 * n)), "y", 47 * n), spot
            )
        )
    return [Piece(unite(*fields), "paper"), Piece(unite(*flaps), "print")]


def upright_letters() -> Motif:
    """Model four envelopes that stick out of a sack, two with their flaps in front."""
    spots = (
        (24, (-0.4, 0.1, 0.0)),
        (-16, (0.02, 0.14, 0.14)),
        (70, (-0.1, 0.3, -0.12)),
        (-48, (0.2, 0.2, -0.05)),
    )
    card = box((0.34, 0.22, 0.02), (0, 0, 0), 0.01)
    flap = slab(((-0.33, 0.21), (0.33, 0.21), (0, -0.03)), 0.03)
    cards = (move(turn(card, "z", angle), at) for angle, at in spots)
    flaps = (move(turn(flap, "z", angle), at) for angle, at in spots[:2])
    return [Piece(unite(*cards), "paper"), Piece(unite(*flaps), "marble")]


def clipboard() -> Motif:
    """Model a clipboard that leans back, with a chart of five bars on its sheet."""
    board = box((0.85, 1.1, 0.04), (0, 1.12, 0), 0.03)
    sheet = box((0.74, 0.95, 0.012), (0, 1.06, 0.05))
    clip = unite(
        box((0.36, 0.1, 0.06), (0, 2.14, 0.06), 0.03), box((0.2, 0.12, 0.04), (0, 2.28, 0.04), 0.03)
    )
    bars = unite(
        *(
            box((0.08, h / 2, 0.03), (-0.48 + 0.24 * n, 0.35 + h / 2, 0.07))
            for n, h in enumerate((0.4, 0.75, 0.55, 1.05, 0.85))
        )
    )
    axis = unite(
        rod((-0.64, 0.34, 0.07), (0.64, 0.34, 0.07), 0.018),
        rod((-0.64, 0.34, 0.07), (-0.64, 1.75, 0.07), 0.018),
    )
    return [
        Piece(board, "wood"),
        Piece(sheet, "paper"),
        Piece(clip, "steel"),
        Piece(unite(bars, axis), "iron"),
    ]


def pencil() -> Motif:
    """Model a six-sided pencil along x, its point to the right."""
    body = move(
        turn(
            slab(
                [
                    (0.1 * math.cos(math.pi * n / 3), 0.1 * math.sin(math.pi * n / 3))
                    for n in range(6)
                ],
                0.8,
            ),
            "y",
            90,
        ),
        (0, 0.1, 0),
    )
    cone = turn(lathe(((0, 0), (0.1, 0), (0.03, 0.26), (0, 0.26))), "z", -90)
    lead = rod((1.06, 0.1, 0), (1.14, 0.1, 0), 0.03, 0.008)
    cap = unite(rod((-0.86, 0.1, 0), (-0.8, 0.1, 0), 0.1))
    ferrule = move(turn(tube(0.108, 0.08), "z", 90), (-0.8, 0.1, 0))
    return [
        Piece(body, "butter"),
        Piece(move(cone, (0.8, 0.1, 0)), "paper"),
        Piece(lead, "black"),
        Piece(cap, "red"),
        Piece(ferrule, "brass"),
    ]


def farm_gate() -> Motif:
    """Model a five-barred gate, half open, between posts with a bit of fence."""
    posts = unite(
        *(box((0.12, 0.62, 0.12), (x, 0.62, 0), 0.03) for x in (-1.3, 1.3)),
        *(box((0.09, 0.5, 0.09), (x, 0.5, 0), 0.02) for x in (-2.4, 2.4)),
    )
    rails = mirror(row(box((0.6, 0.045, 0.03), (1.85, 0, 0)), 0.3, 3, "y"))
    leaf = unite(
        row(box((1.2, 0.05, 0.03), (0, 0, 0)), 0.22, 5, "y"),
        *(box((0.05, 0.5, 0.04), (x, 0, 0.01)) for x in (-1.15, 1.15)),
        turn(box((1.2, 0.045, 0.03), (0, 0, 0.03)), "z", 20),
    )
    swing = move(turn(move(leaf, (1.2, 0, 0)), "y", -28), (-1.15, 0.66, 0.08))
    return [Piece(unite(posts, move(rails, (0, 0.6, 0))), "wood"), Piece(swing, "paper")]


def key_rows() -> tuple[Field, Field]:
    """Model three rows of round keys with a space bar, and the stems they stand on."""
    key = turn(tube(0.07, 0.03, rounding=0.01), "x", 10)
    stem = box((0.015, 0.12, 0.015), (0, -0.1, 0))
    rows = [((0.0, 0.52 - 0.085 * n, 0.3 + 0.19 * n), 9 - n % 2) for n in range(3)]
    bar = box((0.5, 0.03, 0.05), (0, 0.3, 0.9), 0.02)
    keys = unite(*(row(move(key, at), 0.19, count) for at, count in rows), bar)
    return keys, unite(*(row(move(stem, at), 0.19, count) for at, count in rows))


def typewriter() -> Motif:
    """Model an old typewriter with round keys and a sheet in its roller."""
    side = ((0.95, 0.0), (0.95, 0.25), (0.15, 0.42), (-0.2, 0.85), (-0.75, 0.85), (-0.85, 0.0))
    body = turn(slab(side, 0.95, 0.06), "y", -90)
    well = move(turn(tube(0.55, 0.6), "x", 25), (0, 0.95, 0.08))
    roller = move(turn(tube(0.17, 1.15, rounding=0.03), "z", 90), (0, 1.02, -0.42))
    knobs = mirror(move(turn(tube(0.2, 0.07, rounding=0.03), "z", 90), (1.24, 1.02, -0.42)))
    keys, stems = key_rows()
    types = move(
        turn(
            common(ring(box((0.24, 0.02, 0.025), (0.4, 0, 0)), 40), box((1, 1, 0.6), (0, 0, 0.3))),
            "x",
            -20,
        ),
        (0, 0.78, -0.1),
    )
    sheet = move(turn(box((0.7, 0.55, 0.012)), "x", -16), (0, 1.55, -0.72))
    return [
        Piece(cut(body, well), "iron"),
        Piece(unite(roller, stems), "black"),
        Piece(knobs, "brass"),
        Piece(keys, "paper"),
        Piece(types, "steel"),
        Piece(sheet, "print"),
    ]


def tally_pad() -> Motif:
    """Model a small pad with tally marks, lying flat."""
    pad = unite(*(box((0.7, 0.03, 0.9), (0, 0.03 + 0.055 * n, 0), 0.01) for n in range(3)))
    rings = row(move(turn(torus(0.09, 0.025), "z", 90), (0, 0.16, -0.9)), 0.16, 8)
    strokes = unite(
        *(
            row(rod((0, 0.19, z - 0.14), (0.02, 0.19, z + 0.14), 0.022), 0.14, 4)
            for z in (-0.45, 0.0, 0.45)
        ),
        *(rod((-0.34, 0.2, z + 0.12), (0.34, 0.2, z - 0.12), 0.022) for z in (-0.45, 0.0)),
    )
    return [Piece(pad, "paper"), Piece(rings, "steel"), Piece(strokes, "black")]


def coffee_cup() -> Motif:
    """Model a cup on a saucer."""
    saucer = lathe(((0, 0), (0.3, 0), (0.55, 0.1), (0.52, 0.13), (0.3, 0.05), (0, 0.05)))
    cup = lathe(
        ((0, 0.05), (0.2, 0.05), (0.34, 0.25), (0.38, 0.55), (0.34, 0.55), (0.3, 0.45), (0, 0.45))
    )
    ear = move(upright(torus(0.14, 0.04)), (0.46, 0.34, 0))
    return [
        Piece(unite(saucer, cup, ear), "porcelain"),
        Piece(tube(0.32, 0.02, (0, 0.48, 0)), "black"),
    ]


MOTIFS = (
    folding_chair, standing_microphone, mail_sack, letters, upright_letters, clipboard, pencil,
    farm_gate, typewriter, tally_pad, coffee_cup,
)  # fmt: skip
