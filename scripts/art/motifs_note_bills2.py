"""Models the emblems of bills about trade, taxes and heirlooms: engines, watches, letter boxes."""

from __future__ import annotations

import math

from art.motifs_note_bills1 import chain_of, upright
from art.shaping import common, cut, move, ring, row, turn, unite
from art.solids import Field, box, lathe, rod, sphere, torus, tube
from art.stage import Motif, Piece


def wheel(radius: float, spokes: int) -> Field:
    """Model a spoked wheel that rolls along x."""
    return upright(
        unite(
            torus(radius - 0.05, 0.05),
            tube(radius * 0.22, 0.06),
            ring(rod((0, 0, 0), (radius - 0.05, 0, 0), 0.028), spokes),
        )
    )


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


def pocket_watch() -> Motif:
    """Model an old watch with its lid open and its chain before it."""
    case = upright(unite(tube(0.98, 0.12, rounding=0.06), torus(0.95, 0.09, (0, 0.08, 0))))
    face = move(upright(tube(0.86, 0.02)), (0, 0, 0.14))
    ticks = move(upright(ring(box((0.08, 0.01, 0.025), (0.74, 0, 0)), 12)), (0, 0, 0.165))
    small = move(upright(torus(0.2, 0.012)), (0, -0.4, 0.165))
    hands = unite(
        rod((0, 0, 0.19), (-0.26, 0.3, 0.19), 0.045, 0.02),
        rod((0, 0, 0.2), (0.3, 0.52, 0.2), 0.04, 0.015),
        rod((0, -0.4, 0.18), (0.02, -0.27, 0.18), 0.015),
        sphere(0.07, (0, 0, 0.18)),
    )
    crown = unite(
        rod((0, 0.98, 0), (0, 1.12, 0), 0.08),
        tube(0.13, 0.07, (0, 1.2, 0), 0.03),
        move(upright(torus(0.2, 0.04)), (0, 1.38, 0)),
    )
    lid = upright(unite(tube(0.96, 0.04, rounding=0.02), torus(0.92, 0.05)))
    door = move(turn(move(lid, (0.96, 0, 0)), "y", -52), (0.98, 0, 0.1))
    at = (0.0, 1.1, 0.0)
    marks = unite(ticks, small, hands)
    parts = [(unite(case, crown, door), "brass"), (face, "porcelain"), (marks, "black")]
    return [Piece(move(turn(field, "x", -16), at), name) for field, name in parts]


def watch_chain() -> Motif:
    """Model a chain that lies in a loose curve and ends in a key."""
    spots = [(0.16 * n - 1.5, 0.06, 0.3 * math.sin(n * 0.42) + 0.06 * n * 0.6) for n in range(17)]
    end = spots[-1]
    key = unite(
        torus(0.2, 0.05, (end[0] + 0.15, 0.06, end[2])),
        rod((end[0] + 0.35, 0.06, end[2]), (end[0] + 0.95, 0.06, end[2]), 0.05),
        box((0.06, 0.04, 0.14), (end[0] + 0.8, 0.06, end[2] + 0.12)),
        box((0.05, 0.04, 0.1), (end[0] + 0.95, 0.06, end[2] + 0.1)),
    )
    return [Piece(chain_of(spots, 0.11), "brass"), Piece(key, "iron")]


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


MOTIFS = (locomotive, pocket_watch, watch_chain, rural_mailbox, signal_flag)
