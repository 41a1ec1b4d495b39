"""Models what stands on a laid table: glasses, plates, bottles, candles and food."""

from __future__ import annotations

from art.space.shaping import blend, carve, common, cut, hollow, mirror, move, row, turn, unite
from art.space.solids import box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece


def wine_glass() -> Motif:
    """Model a stemmed glass of red wine."""
    stem = lathe(
        ((0, 0), (0.42, 0), (0.4, 0.04), (0.06, 0.12), (0.045, 0.8), (0.1, 0.9), (0, 0.92))
    )
    bowl = ellipsoid((0.42, 0.62, 0.42), (0, 1.42, 0))
    cup = cut(hollow(bowl, 0.015), box((1, 0.3, 1), (0, 2.05, 0)))
    drink = common(ellipsoid((0.39, 0.58, 0.39), (0, 1.42, 0)), box((1, 0.5, 1), (0, 1.0, 0)))
    return [Piece(unite(stem, cup), "glass"), Piece(drink, "wine")]


def champagne() -> Motif:
    """Model a slender glass of champagne."""
    stem = lathe(((0, 0), (0.36, 0), (0.34, 0.04), (0.05, 0.1), (0.04, 0.7), (0, 0.72)))
    shape = lathe(
        ((0, 0.7), (0.08, 0.72), (0.2, 1.1), (0.22, 1.9), (0.2, 1.9), (0.18, 1.1), (0, 0.78))
    )
    drink = lathe(((0, 0.78), (0.17, 1.1), (0.185, 1.66), (0, 1.66)))
    return [Piece(unite(stem, shape), "glass"), Piece(drink, "gold_wine")]


def candle() -> Motif:
    """Model a candlestick with a burning candle."""
    stick = lathe(
        (
            (0, 0), (0.45, 0), (0.42, 0.08), (0.14, 0.16), (0.08, 0.3), (0.14, 0.5), (0.07, 0.7),
            (0.2, 0.84), (0.2, 0.9), (0, 0.92),
        )
    )  # fmt: skip
    wax = tube(0.12, 0.55, (0, 1.4, 0), 0.02)
    flame = blend(0.1, ellipsoid((0.08, 0.16, 0.08), (0, 2.14, 0)), sphere(0.03, (0, 2.36, 0)))
    return [Piece(stick, "brass"), Piece(wax, "paper"), Piece(flame, "flame")]


def steak_plate() -> Motif:
    """Model a plate with a steak on the bone and a sprig."""
    plate = lathe(((0, 0), (0.7, 0), (0.8, 0.05), (1.3, 0.16), (1.32, 0.2), (0.8, 0.1), (0, 0.07)))
    meat = blend(
        0.3,
        ellipsoid((0.6, 0.17, 0.42), (-0.1, 0.18, 0)),
        ellipsoid((0.34, 0.16, 0.3), (0.42, 0.18, 0.12)),
    )
    marks = row(box((0.03, 0.4, 1.0)), 0.2, 6)
    bone = unite(rod((0.5, 0.22, -0.1), (0.95, 0.24, -0.4), 0.07), sphere(0.1, (0.95, 0.26, -0.44)))
    sprig = unite(
        *(ellipsoid((0.13, 0.05, 0.07), (-0.72 + 0.1 * n, 0.2, 0.34 - 0.12 * n)) for n in range(4))
    )
    return [
        Piece(plate, "porcelain"),
        Piece(carve(0.05, meat, move(turn(marks, "y", 30), (0, 0.62, 0))), "leather"),
        Piece(bone, "paper"),
        Piece(sprig, "leaf"),
    ]


def fork() -> Motif:
    """Model a fork that lies towards the viewer."""
    grip = rod((0, 0.06, 0.3), (0, 0.06, 1.2), 0.035, 0.06)
    head = box((0.13, 0.02, 0.18), (0, 0.06, 0.15), 0.02)
    tines = row(rod((0, 0.06, 0.0), (0, 0.09, -0.4), 0.022), 0.08, 4)
    return [Piece(unite(grip, head, tines), "steel")]


def knife() -> Motif:
    """Model a knife that lies towards the viewer."""
    grip = rod((0, 0.06, 0.35), (0, 0.06, 1.2), 0.06, 0.075)
    blade = turn(
        slab(((-0.07, -0.35), (0.06, -0.35), (0.06, 0.5), (-0.02, 0.72), (-0.09, 0.4)), 0.015),
        "x",
        -90,
    )
    return [Piece(grip, "wood"), Piece(move(blade, (0, 0.06, 0)), "steel")]


def bottle() -> Motif:
    """Model a chemist's bottle with a label and a stopper."""
    glass = lathe(
        (
            (0, 0), (0.5, 0), (0.54, 0.06), (0.54, 1.0), (0.4, 1.22), (0.19, 1.34), (0.19, 1.58),
            (0.26, 1.62), (0.26, 1.7), (0, 1.7),
        )
    )  # fmt: skip
    label = common(hollow(tube(0.56, 0.34, (0, 0.56, 0)), 0.01), box((0.5, 0.4, 1), (0, 0.56, 0.6)))
    skull = blend(0.08, sphere(0.15, (0, 0.66, 0.5)), box((0.08, 0.07, 0.1), (0, 0.5, 0.5), 0.03))
    eyes = mirror(sphere(0.05, (0.065, 0.66, 0.64)))
    bones = mirror(rod((-0.2, 0.32, 0.56), (0.2, 0.44, 0.56), 0.025))
    cork = lathe(((0, 1.66), (0.15, 1.66), (0.18, 1.9), (0.12, 2.0), (0, 2.02)))
    return [
        Piece(glass, "leaf"),
        Piece(label, "paper"),
        Piece(unite(cut(skull, eyes), bones), "iron"),
        Piece(cork, "wood"),
    ]


def pill() -> Motif:
    """Model a large capsule of two halves that lies along x."""
    one = common(rod((-0.4, 0.24, 0), (0.4, 0.24, 0), 0.24), box((0.8, 1, 1), (-0.79, 0, 0)))
    other = common(rod((-0.4, 0.23, 0), (0.4, 0.23, 0), 0.225), box((0.8, 1, 1), (0.8, 0, 0)))
    return [Piece(one, "red"), Piece(other, "porcelain")]


def pancakes() -> Motif:
    """Model a stack of pancakes with butter and running syrup."""
    plate = lathe(
        ((0, 0), (0.8, 0), (0.9, 0.05), (1.45, 0.14), (1.47, 0.18), (0.9, 0.1), (0, 0.07))
    )
    cakes = unite(
        *(
            ellipsoid((1.0, 0.12, 0.98), (0.03 * (-1) ** n, 0.2 + 0.19 * n, 0.03 * n % 0.05))
            for n in range(6)
        )
    )
    syrup = blend(
        0.1,
        ellipsoid((0.75, 0.07, 0.72), (0, 1.26, 0)),
        rod((0.5, 1.22, 0.55), (0.62, 0.6, 0.82), 0.09, 0.11),
        rod((-0.1, 1.24, 0.74), (-0.12, 0.85, 1.0), 0.08, 0.1),
        rod((-0.62, 1.22, 0.42), (-0.82, 0.75, 0.6), 0.08, 0.1),
    )
    butter = turn(box((0.22, 0.09, 0.2), (0, 1.4, 0), 0.03), "y", 25)
    return [
        Piece(plate, "porcelain"),
        Piece(cakes, "food"),
        Piece(syrup, "leather"),
        Piece(butter, "butter"),
    ]


def jug() -> Motif:
    """Model a small jug."""
    body = lathe(
        (
            (0, 0), (0.4, 0), (0.5, 0.3), (0.46, 0.6), (0.28, 0.9), (0.34, 1.1), (0.3, 1.1),
            (0.24, 0.92), (0, 0.2),
        )
    )  # fmt: skip
    handle = turn(torus(0.3, 0.06), "x", 90)
    return [Piece(unite(body, move(handle, (-0.52, 0.6, 0))), "porcelain")]


def cup() -> Motif:
    """Model a cup of coffee on its saucer."""
    saucer = lathe(((0, 0), (0.3, 0), (0.62, 0.1), (0.62, 0.13), (0.3, 0.06), (0, 0.05)))
    body = lathe(
        ((0, 0.06), (0.2, 0.06), (0.36, 0.3), (0.4, 0.56), (0.36, 0.56), (0.32, 0.34), (0, 0.14))
    )
    handle = move(turn(torus(0.14, 0.035), "x", 90), (0.44, 0.36, 0))
    drink = tube(0.35, 0.02, (0, 0.46, 0))
    return [Piece(unite(saucer, body, handle), "porcelain"), Piece(drink, "leather")]


def apple() -> Motif:
    """Model an apple with its stalk and a leaf."""
    body = carve(
        0.2, ellipsoid((0.5, 0.46, 0.5), (0, 0.45, 0)), ellipsoid((0.12, 0.2, 0.12), (0, 0.98, 0))
    )
    stalk = path(((0, 0.78, 0), (0.03, 0.98, 0), (0.1, 1.08, 0)), 0.03)
    leaf = turn(ellipsoid((0.24, 0.03, 0.11), (0.3, 1.0, 0)), "z", 10)
    return [Piece(body, "red"), Piece(stalk, "wood"), Piece(leaf, "leaf")]


def milk() -> Motif:
    """Model a bottle of milk."""
    glass = lathe(
        (
            (0, 0), (0.32, 0), (0.34, 0.05), (0.34, 0.9), (0.18, 1.2), (0.18, 1.45), (0.22, 1.5),
            (0, 1.52),
        )
    )  # fmt: skip
    return [Piece(glass, "porcelain"), Piece(tube(0.19, 0.04, (0, 1.54, 0)), "brass")]


MOTIFS = (
    wine_glass, champagne, candle, steak_plate, fork, knife, bottle, pill, pancakes, jug, cup,
    apple, milk,
)  # fmt: skip
