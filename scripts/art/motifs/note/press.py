"""Models what the press and the White House send: dogs, presses, taps, tickets, lights, stamps."""

from __future__ import annotations

import math
from itertools import pairwise

from art.motifs.note.shapes import upright
from art.space.shaping import blend, common, mirror, move, ring, row, turn, unite
from art.space.solids import Field, box, ellipsoid, lathe, path, rod, sphere, torus, tube
from art.space.stage import Motif, Piece


def watchdog() -> Motif:
    """Model a hound that sits and looks to the right."""
    body = blend(
        0.18,
        rod((-0.3, 0.55, 0), (0.22, 1.35, 0), 0.46, 0.32),
        ellipsoid((0.46, 0.42, 0.46), (-0.4, 0.42, 0)),
        rod((0.25, 1.4, 0), (0.36, 1.8, 0), 0.26, 0.24),
        sphere(0.3, (0.42, 1.98, 0)),
        rod((0.5, 1.96, 0), (0.88, 1.86, 0), 0.2, 0.15),
    )
    fore = blend(
        0.08,
        rod((0.36, 1.1, 0), (0.42, 0.12, 0), 0.14, 0.1),
        ellipsoid((0.2, 0.1, 0.12), (0.5, 0.09, 0)),
    )
    hind = blend(
        0.1,
        ellipsoid((0.36, 0.32, 0.16), (-0.3, 0.38, 0)),
        ellipsoid((0.28, 0.09, 0.12), (-0.02, 0.09, 0)),
    )
    legs, haunch = row(fore, 0.36, 2, "z"), row(hind, 0.6, 2, "z")
    ears = row(move(turn(ellipsoid((0.13, 0.28, 0.06)), "z", 14), (0.28, 1.92, 0)), 0.54, 2, "z")
    tail = path(((-0.75, 0.3, 0), (-1.0, 0.2, 0.1), (-1.2, 0.3, 0.15), (-1.3, 0.5, 0.15)), 0.07)
    face = unite(sphere(0.085, (1.02, 1.92, 0)), row(sphere(0.045, (0.64, 2.08, 0)), 0.34, 2, "z"))
    collar = move(turn(torus(0.27, 0.06), "z", -14), (0.32, 1.6, 0))
    tag = move(turn(tube(0.1, 0.02), "z", 80), (0.62, 1.46, 0))
    return [
        Piece(unite(blend(0.05, body, legs, haunch), tail), "food"),
        Piece(ears, "leather"),
        Piece(face, "black"),
        Piece(unite(collar, tag), "brass"),
    ]


def ledger() -> Motif:
    """Model an open account book that leans back, with columns of entries."""
    leaves = mirror(turn(box((0.5, 0.68, 0.05), (0.5, 0.7, 0), 0.02), "y", 14))
    cover = mirror(turn(box((0.55, 0.73, 0.03), (0.54, 0.72, -0.07), 0.02), "y", 14))
    return [Piece(leaves, "print"), Piece(cover, "leather")]


def paper_bundle() -> Motif:
    """Model a tied bundle of newspapers with a picture on the front page."""
    layers = unite(
        *(
            move(
                turn(box((1.0, 0.06, 0.78), (0, 0, 0), 0.05), "y", 2.5 * math.sin(2.7 * n)),
                (0.02 * math.sin(1.9 * n), 0.07 + 0.12 * n, 0.02 * math.cos(2.3 * n)),
            )
            for n in range(7)
        )
    )
    top = 0.86
    heads = unite(
        box((0.8, 0.012, 0.07), (0, top, -0.58)), box((0.62, 0.012, 0.05), (0.0, top, -0.4))
    )
    columns = unite(
        *(box((0.2, 0.01, 0.014), (x, top, -0.2 + 0.09 * n)) for x in (-0.66,) for n in range(10)),
        *(
            box((0.2, 0.01, 0.014), (x, top, 0.42 + 0.09 * n))
            for x in (-0.14, 0.38)
            for n in range(3)
        ),
    )
    photo = box((0.46, 0.012, 0.24), (0.12, top, 0.02))
    string = unite(
        box((0.025, 0.44, 0.81), (0.75, 0.44, 0), 0.02),
        box((1.03, 0.44, 0.025), (0, 0.44, 0.62), 0.02),
    )
    return [
        Piece(layers, "paper"),
        Piece(unite(heads, columns), "black"),
        Piece(photo, "hull"),
        Piece(string, "rope"),
    ]


def flat(start: tuple[float, float], end: tuple[float, float]) -> Field:
    """Describe a strip of paper that runs between two places of the x-y plane."""
    (ax, ay), (bx, by) = start, end
    half = math.hypot(bx - ax, by - ay) / 2
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    return move(
        turn(box((half + 0.02, 0.015, 0.55)), "z", angle), ((ax + bx) / 2, (ay + by) / 2, 0)
    )


def water_tap() -> Motif:
    """Model a brass tap on a wall pipe, its mouth to the right."""
    pipe = unite(
        rod((-1.4, 1.7, 0), (-0.4, 1.7, 0), 0.17),
        move(turn(tube(0.36, 0.06, rounding=0.02), "z", 90), (-1.3, 1.7, 0)),
    )
    body = blend(
        0.12,
        rod((-0.6, 1.7, 0), (0.2, 1.7, 0), 0.24, 0.2),
        rod((0.2, 1.7, 0), (0.55, 1.52, 0), 0.2, 0.18),
        rod((0.55, 1.5, 0), (0.58, 1.2, 0), 0.18, 0.17),
        rod((-0.1, 1.8, 0), (-0.1, 2.12, 0), 0.13, 0.09),
    )
    cross = unite(
        rod((-0.5, 2.22, 0), (0.3, 2.22, 0), 0.07),
        rod((-0.1, 2.22, -0.4), (-0.1, 2.22, 0.4), 0.07),
        *(
            sphere(0.1, (x, 2.22, z))
            for x, z in ((-0.52, 0), (0.32, 0), (-0.1, -0.42), (-0.1, 0.42))
        ),
    )
    lip = tube(0.2, 0.06, (0.58, 1.14, 0), 0.02)
    return [Piece(unite(body, lip), "brass"), Piece(pipe, "steel"), Piece(cross, "brass")]


def memo_strip() -> Motif:
    """Model a memo that hangs down and curls up at its end, held by a paper clip."""
    web = [
        (0.0, 1.1), (0.02, 0.6), (0.06, 0.25), (0.2, 0.06), (0.5, 0.04), (0.72, 0.16), (0.74, 0.34),
    ]  # fmt: skip
    wide = unite(*(flat(a, b) for a, b in pairwise(web)))
    return [Piece(turn(common(wide, box((3, 3, 0.34))), "y", -115), "print")]


def paper_clip() -> Motif:
    """Model a large paper clip that lies flat."""
    wire = path(
        (
            (-0.3, 0.04, 0.12), (0.45, 0.04, 0.12), (0.55, 0.04, 0.0), (0.45, 0.04, -0.12),
            (-0.5, 0.04, -0.12), (-0.62, 0.04, 0.04), (-0.5, 0.04, 0.2), (0.3, 0.04, 0.2),
        ),
        0.035,
    )  # fmt: skip
    return [Piece(wire, "steel")]


def station_clock() -> Motif:
    """Model a platform clock with two faces on a tall post."""
    post = lathe(((0, 0), (0.26, 0), (0.24, 0.14), (0.1, 0.24), (0.06, 0.4), (0.06, 2.2), (0, 2.2)))
    case = move(upright(tube(0.44, 0.13, rounding=0.04)), (0, 2.55, 0))
    face = move(upright(tube(0.37, 0.02)), (0, 2.55, 0.14))
    ticks = move(upright(ring(box((0.05, 0.01, 0.018), (0.3, 0, 0)), 12)), (0, 2.55, 0.165))
    hands = unite(
        rod((0, 2.55, 0.18), (0, 2.82, 0.18), 0.02), rod((0, 2.55, 0.18), (0.16, 2.48, 0.18), 0.025)
    )
    top = lathe(((0, 2.98), (0.1, 2.98), (0.05, 3.06), (0, 3.16)))
    return [
        Piece(unite(post, case, top), "iron"),
        Piece(face, "paper"),
        Piece(unite(ticks, hands), "black"),
    ]


def candelabra() -> Motif:
    """Model a candelabra with five burning candles."""
    stem = lathe(
        (
            (0, 0), (0.5, 0), (0.46, 0.08), (0.16, 0.18), (0.08, 0.3), (0.14, 0.5), (0.07, 0.7),
            (0.07, 1.35), (0.13, 1.42), (0, 1.5),
        )
    )  # fmt: skip
    arms = mirror(
        unite(
            path(((0, 0.85, 0), (0.3, 0.72, 0), (0.52, 0.85, 0), (0.55, 1.2, 0)), 0.045),
            path(((0, 0.75, 0), (0.5, 0.5, 0), (0.95, 0.65, 0), (1.0, 1.05, 0)), 0.045),
        )
    )
    spots = [(0.0, 1.46), (0.55, 1.22), (-0.55, 1.22), (1.0, 1.06), (-1.0, 1.06)]
    cups = unite(
        *(
            lathe(((0, 0), (0.06, 0), (0.15, 0.1), (0.12, 0.12), (0, 0.1)), (x, y, 0))
            for x, y in spots
        )
    )
    wax = unite(*(tube(0.07, 0.3, (x, y + 0.4, 0), 0.015) for x, y in spots))
    fire = unite(
        *(
            lathe(((0, 0), (0.05, 0.06), (0.035, 0.16), (0, 0.28)), (x, y + 0.72, 0))
            for x, y in spots
        )
    )
    return [Piece(unite(stem, arms, cups), "brass"), Piece(wax, "paper"), Piece(fire, "porcelain")]


def dinner_plate() -> Motif:
    """Model a plate with a folded napkin on it."""
    plate = lathe(((0, 0), (0.4, 0), (0.66, 0.07), (0.66, 0.1), (0.4, 0.04), (0, 0.04)))
    napkin = lathe(((0, 0.04), (0.2, 0.04), (0.05, 0.42), (0, 0.46)))
    return [Piece(plate, "porcelain"), Piece(napkin, "paper")]


def round_table() -> Motif:
    """Model a round table under a long cloth."""
    cloth = lathe(((0, 0.9), (1.7, 0.9), (1.74, 0.86), (1.82, 0), (1.7, 0), (1.6, 0.8), (0, 0.82)))
    folds = ring(rod((1.74, 0.8, 0), (1.84, 0.02, 0), 0.05, 0.09), 26)
    return [Piece(blend(0.06, cloth, folds), "marble")]


def great_stamp() -> Motif:
    """Model a large rubber stamp with a turned grip, raised on one edge."""
    base = box((0.85, 0.14, 0.55), (0, 0.2, 0), 0.04)
    pad = box((0.8, 0.05, 0.5), (0, 0.05, 0), 0.01)
    grip = lathe(
        (
            (0, 0.32), (0.3, 0.32), (0.26, 0.42), (0.14, 0.52), (0.12, 0.8), (0.3, 1.1),
            (0.32, 1.3), (0.2, 1.48), (0, 1.54),
        )
    )  # fmt: skip
    return [Piece(unite(base, grip), "wood"), Piece(pad, "black")]


def struck_page() -> Motif:
    """Model a page of print that lies flat."""
    return [Piece(box((0.9, 0.014, 1.15), (0, 0.014, 0)), "print")]


def cross_mark() -> Motif:
    """Model a stamped cross within a ring, flat on a page."""
    arms = unite(*(turn(box((0.42, 0.015, 0.075), (0, 0, 0)), "y", a) for a in (45, -45)))
    return [Piece(move(unite(arms, torus(0.55, 0.05)), (0, 0.04, 0)), "red")]


def switchboard() -> Motif:
    """Model a telephone switchboard with rows of jacks, plugged cords and a row of keys."""
    case = unite(
        box((1.3, 1.0, 0.22), (0, 1.0, -0.3), 0.04), box((1.3, 0.3, 0.5), (0, 0.3, 0.1), 0.04)
    )
    panel = box((1.15, 0.55, 0.03), (0, 1.32, -0.08), 0.01)
    jacks = move(row(row(upright(torus(0.055, 0.022)), 0.23, 9), 0.24, 4, "y"), (0, 1.32, -0.04))
    pairs = [
        (-0.92, 1.68, -0.5),
        (-0.46, 1.2, -0.2),
        (0.0, 1.44, 0.3),
        (0.46, 1.68, 0.55),
        (0.92, 0.96, 0.75),
    ]
    cords = unite(
        *(
            path(
                ((x, y, 0.0), (x, y, 0.18), ((x + foot) / 2, y - 0.4, 0.5), (foot, 0.62, 0.4)), 0.03
            )
            for x, y, foot in pairs
        )
    )
    plugs = unite(*(rod((x, y, 0.0), (x, y, 0.16), 0.05) for x, y, _ in pairs))
    keys = move(row(tube(0.05, 0.08, (0, 0, 0), 0.02), 0.22, 10), (0, 0.66, 0.42))
    return [
        Piece(case, "wood"),
        Piece(panel, "iron"),
        Piece(jacks, "brass"),
        Piece(cords, "rope"),
        Piece(unite(plugs, keys), "paper"),
    ]


MOTIFS = (
    watchdog, ledger, paper_bundle, water_tap, memo_strip, paper_clip, station_clock, candelabra,
    dinner_plate, round_table, great_stamp, struck_page, cross_mark, switchboard,
)  # fmt: skip
