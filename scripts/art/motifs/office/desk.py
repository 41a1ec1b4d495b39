"""Models what lies on a desk: telephones, letters, pens, books, folders and lamps."""

from __future__ import annotations

from art.space.shaping import carve, common, cut, hollow, mirror, move, ring, row, turn, unite
from art.space.solids import above, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece


def candlestick_telephone() -> Motif:
    """Model a telephone with a tall stem and the receiver on its hook."""
    stem = lathe(
        (
            (0, 0), (0.62, 0), (0.6, 0.1), (0.34, 0.2), (0.16, 0.34), (0.13, 1.5), (0.2, 1.62),
            (0, 1.66),
        )
    )  # fmt: skip
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


def stamp() -> Motif:
    """Model a rubber stamp with a turned grip."""
    grip = lathe(
        ((0, 0.3), (0.2, 0.3), (0.13, 0.5), (0.13, 0.75), (0.28, 1.0), (0.24, 1.22), (0, 1.3))
    )
    return [Piece(grip, "wood"), Piece(box((0.45, 0.16, 0.3), (0, 0.16, 0), 0.03), "brass")]


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


MOTIFS = (
    candlestick_telephone, telephone, letter, envelope, stuffed_envelope, fountain_pen, inkwell,
    book, open_book, folder, magnifier, newspaper, desk_lamp, card_wheel, stamp, scroll,
)  # fmt: skip
