"""Models what lies on a desk: telephones, papers, pens, books, lamps, clocks and seals."""

from __future__ import annotations

import math

from art.shaping import carve, common, cut, hollow, mirror, move, ring, row, turn, unite
from art.solids import above, box, ellipsoid, ground, lathe, path, rod, slab, sphere, torus, tube
from art.stage import Maker, Motif, Piece


def candlestick_telephone() -> Motif:
    """Model a telephone with a tall stem and the receiver on its hook."""
    stem = lathe(
        (
            (0, 0),
            (0.62, 0),
            (0.6, 0.1),
            (0.34, 0.2),
            (0.16, 0.34),
            (0.13, 1.5),
            (0.2, 1.62),
            (0, 1.66),
        )
    )
    neck = rod((0, 1.6, 0), (0, 1.78, 0.12), 0.12)
    horn = turn(
        lathe(((0, 0), (0.1, 0), (0.13, 0.12), (0.3, 0.34), (0.26, 0.34), (0.1, 0.16), (0, 0.12))),
        "x",
        68,
    )
    hook = path(((0, 1.42, 0), (-0.3, 1.42, 0), (-0.42, 1.5, 0)), 0.035)
    ear = lathe(((0, -0.5), (0.1, -0.5), (0.09, 0.2), (0.17, 0.34), (0.17, 0.44), (0, 0.46)))
    cord = path(((-0.42, 0.95, 0), (-0.6, 0.5, 0.2), (-0.5, 0.15, 0.3), (-0.3, 0.06, 0.3)), 0.03)
    dial = turn(tube(0.3, 0.04), "x", 52)
    return [
        Piece(unite(stem, neck), "brass"),
        Piece(move(horn, (0, 1.8, 0.12)), "black"),
        Piece(unite(hook, cord), "iron"),
        Piece(move(turn(ear, "z", 4), (-0.44, 1.42, 0)), "black"),
        Piece(move(dial, (0, 0.26, 0.44)), "brass"),
    ]


def telephone() -> Motif:
    """Model a desk telephone with a dial and a handset across its fork."""
    body = carve(
        0.2,
        slab(
            ((-0.95, 0), (0.95, 0), (0.62, 0.72), (0.3, 0.86), (-0.3, 0.86), (-0.62, 0.72)),
            0.62,
            0.12,
        ),
        move(turn(box((2, 0.5, 0.8)), "x", 38), (0, 0.95, 1.05)),
    )
    dial = turn(tube(0.42, 0.05, rounding=0.02), "x", 42)
    holes = turn(ring(tube(0.065, 0.1, (0.29, 0, 0)), 10), "x", 42)
    grip = path(((-0.85, 1.12, 0), (-0.45, 1.24, 0), (0.45, 1.24, 0), (0.85, 1.12, 0)), 0.13)
    cups = mirror(tube(0.27, 0.14, (0.92, 1.0, 0), 0.06))
    fork = mirror(row(rod((0.38, 0.8, 0), (0.42, 1.1, 0), 0.06), 0.5, 2, "z"))
    face = move(cut(dial, holes), (0, 0.56, 0.44))
    return [
        Piece(unite(body, fork), "black"),
        Piece(unite(grip, cups), "black"),
        Piece(face, "brass"),
    ]


def letter() -> Motif:
    """Model a written sheet of paper that lies flat."""
    return [Piece(box((0.7, 0.012, 0.95), (0, 0.012, 0)), "print")]


def envelope() -> Motif:
    """Model an envelope that lies flat, its flap closed with a seal."""
    body = box((0.95, 0.02, 0.62), (0, 0.02, 0), 0.01)
    flap = turn(slab(((-0.94, 0.6), (0.94, 0.6), (0, -0.12)), 0.012), "x", -90)
    seal = tube(0.15, 0.035, (0, 0.075, 0.1), 0.02)
    return [Piece(unite(body, move(flap, (0, 0.052, 0))), "paper"), Piece(seal, "red")]


def stuffed_envelope() -> Motif:
    """Model an open envelope from which banknotes peep."""
    back = box((0.95, 0.62, 0.02), (0, 0.62, -0.1), 0.01)
    front = slab(((-0.95, 0), (0.95, 0), (0.95, 0.95), (0, 0.5), (-0.95, 0.95)), 0.02)
    flap = move(turn(slab(((-0.95, 0), (0.95, 0), (0, 0.62)), 0.015), "x", -22), (0, 1.24, -0.1))
    notes = row(box((0.82, 0.62, 0.012), (0, 0.86, 0)), 0.045, 4, "z")
    return [
        Piece(unite(back, move(front, (0, 0, 0.12)), flap), "paper"),
        Piece(turn(notes, "z", 4), "note"),
    ]


def fountain_pen() -> Motif:
    """Model a fountain pen that lies along x."""
    barrel = rod((-0.5, 0.1, 0), (0.55, 0.1, 0), 0.095, 0.08)
    bands = turn(row(tube(0.105, 0.02), 0.32, 2, "y"), "z", 90)
    nib = slab(((0.5, -0.06), (0.5, 0.06), (0.98, 0.0)), 0.02)
    return [
        Piece(barrel, "black"),
        Piece(
            unite(move(bands, (-0.05, 0.1, 0)), move(turn(nib, "x", 90), (0.05, 0.1, 0))), "brass"
        ),
    ]


def inkwell() -> Motif:
    """Model a glass inkwell with a brass lid."""
    body = carve(0.05, box((0.36, 0.26, 0.36), (0, 0.26, 0), 0.06), tube(0.2, 0.2, (0, 0.6, 0)))
    lid = lathe(((0, 0.52), (0.24, 0.52), (0.24, 0.6), (0.1, 0.7), (0.06, 0.8), (0, 0.82)))
    return [Piece(body, "glass"), Piece(lid, "brass")]


def book(high: float = 0.28) -> Motif:
    """Model a closed book that lies flat."""
    cover = cut(
        box((0.8, high / 2, 1.05), (0, high / 2, 0), 0.03),
        box((0.8, high / 2 - 0.04, 1.0), (0.08, high / 2, 0)),
    )
    pages = box((0.74, high / 2 - 0.04, 0.98), (0.02, high / 2, 0))
    return [Piece(cover, "leather"), Piece(pages, "paper")]


def open_book() -> Motif:
    """Model an open book with swelling pages."""
    page = common(
        ellipsoid((0.9, 0.26, 4.0), (0.72, 0.02, 0)), box((0.72, 0.3, 0.95), (0.74, 0.3, 0))
    )
    cover = box((1.55, 0.025, 1.02), (0, 0.025, 0))
    return [Piece(mirror(page), "print"), Piece(cover, "leather")]


def folder() -> Motif:
    """Model a file of papers in a cover with a tab."""
    cover = box((0.85, 0.02, 1.1), (0, 0.02, 0))
    lid = move(turn(box((0.85, 0.015, 1.1), (0.85, 0, 0)), "z", 9), (-0.85, 0.1, 0))
    tab = box((0.25, 0.018, 0.12), (0.4, 0.02, -1.2))
    sheets = box((0.78, 0.03, 1.02), (0, 0.07, 0.03))
    return [Piece(unite(cover, lid, tab), "leather"), Piece(sheets, "print")]


def magnifier() -> Motif:
    """Model a magnifying glass that lies flat."""
    rim = torus(0.52, 0.06, (0, 0.08, 0))
    grip = rod((0.62, 0.08, 0), (1.5, 0.1, 0), 0.07, 0.11)
    lens = common(ellipsoid((0.52, 0.12, 0.52), (0, 0.08, 0)), tube(0.5, 0.3))
    return [Piece(rim, "brass"), Piece(grip, "wood"), Piece(lens, "glass")]


def gavel() -> Motif:
    """Model a gavel upon its block."""
    head = lathe(
        ((0, -0.6), (0.36, -0.6), (0.4, -0.5), (0.32, -0.42), (0.32, -0.34), (0.37, -0.26), (0.37, 0.26),
         (0.32, 0.34), (0.32, 0.42), (0.4, 0.5), (0.36, 0.6), (0, 0.6))
    )  # fmt: skip
    rings = row(tube(0.385, 0.04), 0.3, 2, "y")
    grip = unite(rod((0, 0, 0), (2.0, 0, 0), 0.1, 0.08), sphere(0.14, (2.0, 0, 0)))
    block = lathe(((0, 0), (0.8, 0), (0.8, 0.08), (0.7, 0.14), (0.68, 0.26), (0, 0.28)))
    return [
        Piece(move(turn(turn(head, "x", 90), "z", 12), (0, 0.7, 0)), "wood"),
        Piece(move(turn(turn(rings, "x", 90), "z", 12), (0, 0.7, 0)), "brass"),
        Piece(move(turn(grip, "z", 12), (0, 0.7, 0)), "wood"),
        Piece(block, "wood"),
    ]


def briefcase() -> Motif:
    """Model a standing briefcase."""
    body = box((1.05, 0.72, 0.28), (0, 0.72, 0), 0.08)
    seam = unite(box((1.07, 0.015, 0.3), (0, 1.05, 0)), box((1.07, 0.74, 0.012), (0, 0.72, 0)))
    grip = path(((-0.34, 1.42, 0), (-0.3, 1.66, 0), (0.3, 1.66, 0), (0.34, 1.42, 0)), 0.055)
    locks = mirror(box((0.12, 0.12, 0.05), (0.6, 1.02, 0.28), 0.02))
    corners = mirror(unite(sphere(0.15, (0.98, 0.08, 0.22)), sphere(0.15, (0.98, 1.36, 0.22))))
    return [
        Piece(cut(body, seam), "leather"),
        Piece(grip, "leather"),
        Piece(unite(locks, corners), "brass"),
    ]


def newspaper() -> Motif:
    """Model a folded newspaper that lies flat."""
    fold = box((0.75, 0.05, 0.95), (0, 0.05, 0), 0.045)
    return [Piece(fold, "print")]


def desk_lamp() -> Motif:
    """Model a banker's lamp with a glowing shade."""
    stand = lathe(
        ((0, 0), (0.5, 0), (0.5, 0.06), (0.2, 0.14), (0.06, 0.24), (0.06, 1.3), (0, 1.32))
    )
    arm = path(((0, 1.3, 0), (0, 1.6, 0.1), (0, 1.7, 0.3)), 0.05)
    shade = common(hollow(ellipsoid((0.85, 0.32, 0.32)), 0.03), above(0.0))
    bulb = rod((-0.5, 0, 0), (0.5, 0, 0), 0.09)
    return [
        Piece(unite(stand, arm), "brass"),
        Piece(move(shade, (0, 1.5, 0.32)), "leaf"),
        Piece(move(bulb, (0, 1.54, 0.32)), "lamp"),
    ]


def card_wheel() -> Motif:
    """Model a rotary file of address cards."""
    cards = ring(box((0.32, 0.42, 0.008), (0.72, 0, 0), 0.0), 44)
    wheel = turn(cards, "x", 90)
    hub = turn(tube(0.16, 0.62), "x", 90)
    frame = mirror(
        turn(
            unite(rod((0, 0, 0), (-0.5, -0.95, 0), 0.05), rod((0, 0, 0), (0.5, -0.95, 0), 0.05)),
            "y",
            0,
        )
    )
    knob = turn(tube(0.2, 0.08, (0, 0.78, 0), 0.03), "x", 90)
    legs = row(frame, 1.3, 2, "z")
    return [
        Piece(move(wheel, (0, 1.15, 0)), "paper"),
        Piece(move(unite(hub, knob), (0, 1.15, 0)), "brass"),
        Piece(unite(move(legs, (0, 1.15, 0)), box((0.75, 0.07, 0.75), (0, 0.07, 0), 0.03)), "iron"),
    ]


def calendar() -> Motif:
    """Model a standing desk calendar."""
    leaf = turn(box((0.8, 0.72, 0.06), (0, 0.72, 0), 0.02), "x", -14)
    stand = turn(box((0.85, 0.8, 0.04), (0, 0.75, -0.12)), "x", -14)
    rings = row(turn(torus(0.09, 0.02), "z", 90), 0.3, 4)
    top = turn(box((0.8, 0.17, 0.075), (0, 1.26, 0)), "x", -14)
    grid = unite(
        row(row(box((0.065, 0.055, 0.02)), 0.21, 6), 0.17, 5, "y"),
    )
    days = turn(move(grid, (0, 0.62, 0.06)), "x", -14)
    return [
        Piece(leaf, "paper"),
        Piece(stand, "wood"),
        Piece(unite(move(rings, (0, 1.42, -0.38))), "brass"),
        Piece(top, "red"),
        Piece(days, "iron"),
    ]


def alarm_clock() -> Motif:
    """Model an alarm clock with two bells."""
    case = turn(tube(0.72, 0.24, rounding=0.08), "x", 90)
    face = turn(tube(0.6, 0.02, (0, 0.25, 0)), "x", 90)
    hours = turn(ring(box((0.06, 0.02, 0.02), (0.5, 0.28, 0)), 12), "x", 90)
    hands = unite(
        rod((0, 0, 0.3), (0.0, 0.44, 0.3), 0.03), rod((0, 0, 0.3), (-0.22, 0.2, 0.3), 0.035)
    )
    bell = mirror(turn(common(ellipsoid((0.34, 0.3, 0.34), (0, 0.86, 0)), above(0.84)), "z", -32))
    feet = mirror(turn(rod((0, -0.7, 0), (0, -0.92, 0), 0.06), "z", 30))
    up = (0.0, 0.9, 0.0)
    return [
        Piece(move(unite(case, feet), up), "steel"),
        Piece(move(face, up), "porcelain"),
        Piece(move(unite(hours, hands), up), "black"),
        Piece(move(bell, up), "brass"),
    ]


def hourglass() -> Motif:
    """Model an hourglass in a frame of posts."""
    bulbs = lathe(
        (
            (0, 0.12),
            (0.46, 0.12),
            (0.48, 0.4),
            (0.36, 0.74),
            (0.06, 0.98),
            (0.36, 1.22),
            (0.48, 1.56),
            (0.46, 1.84),
            (0, 1.84),
        )
    )
    sand = unite(
        lathe(((0, 0.14), (0.4, 0.14), (0.36, 0.3), (0, 0.62))),
        lathe(((0, 1.0), (0.3, 1.26), (0.38, 1.4), (0, 1.36))),
    )
    posts = ring(tube(0.06, 0.92, (0.58, 0.98, 0)), 4)
    ends = unite(tube(0.7, 0.07, (0, 0.07, 0), 0.03), tube(0.7, 0.07, (0, 1.9, 0), 0.03))
    return [
        Piece(hollow(bulbs, 0.012), "glass"),
        Piece(sand, "food"),
        Piece(unite(turn(posts, "y", 20), ends), "wood"),
    ]


def scroll() -> Motif:
    """Model a writ with rolled ends and a seal on a ribbon."""
    sheet = box((0.85, 0.012, 1.0), (0, 0.05, 0))
    rolls = row(turn(tube(0.13, 0.9, rounding=0.02), "z", 90), 2.1, 2, "z")
    seal = unite(tube(0.26, 0.05, (0.45, 0.1, 0.55), 0.03), ring(sphere(0.06, (0.26, 0.08, 0)), 9))
    tails = mirror(turn(box((0.09, 0.01, 0.4), (0, 0.07, 0.3)), "y", 14))
    return [
        Piece(sheet, "print"),
        Piece(move(rolls, (0, 0.13, 0)), "paper"),
        Piece(unite(tube(0.27, 0.05, (0.4, 0.1, 0.5), 0.03), move(tails, (0.4, 0, 0.6))), "red"),
        Piece(common(seal, tube(0.2, 0.2, (0.4, 0.1, 0.5))), "red"),
    ]


def scissors() -> Motif:
    """Model large shears, half open, standing on their points."""
    blade = slab(((-0.09, -0.1), (0.11, -0.1), (0.03, 1.7)), 0.03)
    loop = turn(torus(0.3, 0.07), "x", 90)
    arm = rod((0, 0, 0), (-0.25, -0.55, 0), 0.08)
    half = unite(turn(blade, "z", -14), arm, move(loop, (-0.4, -0.85, 0)))
    other = turn(half, "y", 180)
    bolt = turn(tube(0.1, 0.09), "x", 90)
    return [Piece(unite(half, other), "steel"), Piece(bolt, "brass")]


def shredder() -> Motif:
    """Model a bin whose top eats paper and drops strips."""
    bin_body = hollow(lathe(((0, 0), (0.62, 0), (0.78, 1.25), (0, 1.25))), 0.02)
    open_top = cut(bin_body, box((3, 0.5, 3), (0, 1.75, 0)))
    head = box((0.95, 0.22, 0.34), (0, 1.46, 0), 0.06)
    slot = box((0.75, 0.3, 0.03), (0, 1.6, 0))
    sheet = move(turn(box((0.6, 0.6, 0.01), (0, 0.5, 0)), "x", -10), (0, 1.6, 0))
    strips = row(box((0.018, 0.42, 0.01), (0, 0.82, 0.36)), 0.075, 13)
    heap = ring(path(((0.3, 0.06, 0), (0.8, 0.16, 0.15), (1.0, 0.03, 0.4)), 0.03), 17)
    cuts = row(box((0.02, 0.9, 0.06)), 0.14, 9)
    window = move(cuts, (0, 0.6, 0.7))
    return [
        Piece(cut(open_top, window), "iron"),
        Piece(cut(head, slot), "steel"),
        Piece(sheet, "print"),
        Piece(unite(strips, heap), "paper"),
    ]


def ticker() -> Motif:
    """Model a stock ticker under its glass dome with a curl of tape."""
    base = lathe(
        ((0, 0), (0.78, 0), (0.78, 0.12), (0.62, 0.22), (0.6, 0.5), (0.66, 0.56), (0, 0.58))
    )
    dome = hollow(rod((0, 0.6, 0), (0, 1.45, 0), 0.56), 0.01)
    reel = turn(
        unite(
            tube(0.3, 0.03, rounding=0.02),
            torus(0.3, 0.04),
            ring(rod((0, 0, 0), (0.3, 0, 0), 0.03), 6),
        ),
        "x",
        90,
    )
    works = unite(
        move(reel, (-0.1, 1.3, 0.12)),
        box((0.34, 0.22, 0.22), (0, 0.8, 0), 0.03),
        mirror(rod((0.3, 0.6, 0), (0.3, 1.5, 0), 0.03)),
        box((0.33, 0.03, 0.05), (0, 1.5, 0), 0.01),
        sphere(0.08, (0, 1.62, 0)),
    )
    curl = [
        (
            0.35 + 0.22 * n,
            0.85 - 0.12 * n + 0.18 * math.cos(1.1 * n),
            0.4 + 0.07 * n + 0.22 * math.sin(1.1 * n),
        )
        for n in range(7)
    ]
    steps = [
        tuple(a + (b - a) * part / 4 for a, b in zip(one, two, strict=True))
        for one, two in zip(curl, curl[1:], strict=False)
        for part in range(4)
    ]
    tape = path([(x, max(y, 0.06), z) for x, y, z in steps], 0.05)
    return [Piece(base, "wood"), Piece(dome, "glass"), Piece(works, "brass"), Piece(tape, "paper")]


def scales() -> Motif:
    """Model a balance with two pans."""
    post = lathe(
        (
            (0, 0),
            (0.55, 0),
            (0.55, 0.08),
            (0.3, 0.16),
            (0.09, 0.3),
            (0.07, 1.9),
            (0.12, 2.0),
            (0.05, 2.2),
            (0, 2.22),
        )
    )
    beam = turn(mirror(path(((0, 1.95, 0), (0.6, 2.02, 0), (1.15, 1.9, 0)), 0.05)), "z", 0)
    chains = mirror(
        unite(
            rod((1.15, 1.9, 0), (0.8, 1.0, 0), 0.016),
            rod((1.15, 1.9, 0), (1.5, 1.0, 0), 0.016),
            rod((1.15, 1.9, 0), (1.15, 1.0, 0.3), 0.016),
        )
    )
    pan = mirror(move(common(hollow(sphere(0.5), 0.03), ground(-0.25)), (1.15, 1.3, 0)))
    return [Piece(unite(post, beam), "brass"), Piece(chains, "iron"), Piece(pan, "brass")]


def stamp() -> Motif:
    """Model a rubber stamp with a turned grip."""
    grip = lathe(
        ((0, 0.3), (0.2, 0.3), (0.13, 0.5), (0.13, 0.75), (0.28, 1.0), (0.24, 1.22), (0, 1.3))
    )
    return [Piece(grip, "wood"), Piece(box((0.45, 0.16, 0.3), (0, 0.16, 0), 0.03), "brass")]


DESK: dict[str, Maker] = {
    "candlestick_telephone": candlestick_telephone,
    "telephone": telephone,
    "letter": letter,
    "envelope": envelope,
    "stuffed_envelope": stuffed_envelope,
    "fountain_pen": fountain_pen,
    "inkwell": inkwell,
    "book": book,
    "open_book": open_book,
    "folder": folder,
    "magnifier": magnifier,
    "gavel": gavel,
    "briefcase": briefcase,
    "newspaper": newspaper,
    "desk_lamp": desk_lamp,
    "card_wheel": card_wheel,
    "calendar": calendar,
    "alarm_clock": alarm_clock,
    "hourglass": hourglass,
    "scroll": scroll,
    "scissors": scissors,
    "shredder": shredder,
    "ticker": ticker,
    "scales": scales,
    "stamp": stamp,
}
