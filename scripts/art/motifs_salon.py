"""Models what stands in salons and clubs: glasses, dishes, coins, chess men, hats and cases."""

from __future__ import annotations

from art.shaping import (
    blend,
    carve,
    common,
    cut,
    hollow,
    mirror,
    move,
    resize,
    ring,
    row,
    turn,
    unite,
)
from art.solids import above, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.stage import Maker, Motif, Piece


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
            (0, 0),
            (0.45, 0),
            (0.42, 0.08),
            (0.14, 0.16),
            (0.08, 0.3),
            (0.14, 0.5),
            (0.07, 0.7),
            (0.2, 0.84),
            (0.2, 0.9),
            (0, 0.92),
        )
    )
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
            (0, 0),
            (0.5, 0),
            (0.54, 0.06),
            (0.54, 1.0),
            (0.4, 1.22),
            (0.19, 1.34),
            (0.19, 1.58),
            (0.26, 1.62),
            (0.26, 1.7),
            (0, 1.7),
        )
    )
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
            (0, 0),
            (0.4, 0),
            (0.5, 0.3),
            (0.46, 0.6),
            (0.28, 0.9),
            (0.34, 1.1),
            (0.3, 1.1),
            (0.24, 0.92),
            (0, 0.2),
        )
    )
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


def golf_ball() -> Motif:
    """Model a golf ball on its tee."""
    tee = lathe(((0, 0), (0.05, 0), (0.06, 0.4), (0.17, 0.55), (0, 0.52)))
    ball = sphere(0.48, (0, 0.98, 0))
    rows = unite(*(
        turn(ring(sphere(0.085, (0.5 * c, s * 0.5, 0)), n), "y", shift)
        for c, s, n, shift in ((1.0, 0.0, 14, 0), (0.9, 0.42, 13, 9), (0.9, -0.42, 13, 9), (0.64, 0.77, 9, 0), (0.64, -0.77, 9, 0))
    ))  # fmt: skip
    return [Piece(tee, "wood"), Piece(carve(0.06, ball, move(rows, (0, 0.98, 0))), "porcelain")]


def flag() -> Motif:
    """Model the flag of a golf hole."""
    pole = rod((0, 0, 0), (0, 2.8, 0), 0.03)
    cloth = slab(((0, 2.1), (0.9, 2.45), (0, 2.8)), 0.02)
    hole = tube(0.3, 0.012, (0, 0.012, 0))
    return [Piece(pole, "paper"), Piece(cloth, "red"), Piece(hole, "black")]


def golf_bag() -> Motif:
    """Model a leaning bag with clubs."""
    bag = tube(0.34, 0.95, (0, 0.95, 0), 0.06)
    rims = unite(
        torus(0.35, 0.05, (0, 1.85, 0)),
        torus(0.35, 0.05, (0, 0.15, 0)),
        torus(0.35, 0.03, (0, 1.2, 0)),
    )
    pocket = box((0.24, 0.3, 0.12), (0, 0.6, 0.34), 0.06)
    shafts = unite(*(rod((x, 1.6, z), (x * 2.2, 2.5 + h, z * 2), 0.025) for x, z, h in CLUBS))
    heads = unite(
        *(ellipsoid((0.2, 0.1, 0.12), (x * 2.2 + 0.12, 2.55 + h, z * 2)) for x, z, h in CLUBS)
    )
    return [
        Piece(unite(bag, pocket), "leather"),
        Piece(rims, "brass"),
        Piece(shafts, "steel"),
        Piece(heads, "wood"),
    ]


CLUBS = ((-0.12, 0.05, 0.0), (0.02, -0.08, 0.25), (0.14, 0.08, 0.1))


def fedora() -> Motif:
    """Model a hat with a pinched crown."""
    brim = ellipsoid((1.0, 0.09, 0.86), (0, 0.1, 0))
    crown = carve(
        0.15, ellipsoid((0.6, 0.62, 0.5), (0, 0.2, 0)), ellipsoid((0.42, 0.2, 0.12), (0, 0.86, 0))
    )
    band = common(
        hollow(ellipsoid((0.61, 0.64, 0.51), (0, 0.2, 0)), 0.03), box((1, 0.09, 1), (0, 0.26, 0))
    )
    return [Piece(blend(0.12, brim, common(crown, above(0))), "felt"), Piece(band, "black")]


def top_hat() -> Motif:
    """Model a top hat."""
    crown = lathe(((0, 0), (0.58, 0), (0.52, 0.5), (0.6, 1.15), (0.56, 1.2), (0, 1.2)))
    brim = ellipsoid((0.98, 0.07, 0.88), (0, 0.06, 0))
    band = common(lathe(((0, 0.06), (0.6, 0.06), (0.56, 0.3), (0, 0.3))), box((1, 1, 1)))
    return [Piece(blend(0.08, crown, brim), "black"), Piece(band, "red")]


def whip() -> Motif:
    """Model a coiled whip with a bound grip."""
    coils = unite(
        *(
            torus(0.9 - 0.06 * n, 0.06 - 0.004 * n, (0.03 * n, 0.07 + 0.09 * n, 0.02 * n))
            for n in range(5)
        )
    )
    grip = rod((-0.75, 0.3, 0.4), (-1.9, 0.2, 0.95), 0.1, 0.12)
    lash = path(((0.7, 0.4, 0.3), (1.2, 0.2, 0.8), (1.7, 0.05, 0.7), (2.1, 0.05, 1.0)), 0.03)
    ends = unite(sphere(0.16, (-1.9, 0.2, 0.95)), sphere(0.13, (-0.75, 0.3, 0.4)))
    return [Piece(unite(coils, lash), "leather"), Piece(grip, "wood"), Piece(ends, "brass")]


def suitcase() -> Motif:
    """Model a travelling case with straps and labels."""
    body = box((1.15, 0.75, 0.36), (0, 0.75, 0), 0.06)
    straps = mirror(hollow(box((0.1, 0.78, 0.39), (0.62, 0.75, 0), 0.04), 0.02))
    grip = path(((-0.28, 1.5, 0), (-0.24, 1.7, 0), (0.24, 1.7, 0), (0.28, 1.5, 0)), 0.05)
    labels = unite(
        turn(box((0.26, 0.16, 0.01), (0, 0.9, 0.37)), "z", 12),
        box((0.14, 0.2, 0.01), (0.25, 0.42, 0.37)),
        turn(tube(0.19, 0.01, (-0.3, 0.37, -0.45)), "x", 90),
    )
    corners = mirror(unite(sphere(0.16, (1.08, 0.1, 0.28)), sphere(0.16, (1.08, 1.4, 0.28))))
    return [
        Piece(unite(body, grip), "leather"),
        Piece(straps, "wood"),
        Piece(labels, "paper"),
        Piece(corners, "brass"),
    ]


def umbrella() -> Motif:
    """Model a rolled umbrella that lies along x."""
    cloth = rod((-0.9, 0.12, 0), (1.1, 0.12, 0), 0.05, 0.13)
    crook = path(
        ((1.1, 0.12, 0), (1.7, 0.12, 0), (1.9, 0.12, 0.12), (1.86, 0.12, 0.34), (1.66, 0.12, 0.38)),
        0.05,
    )
    return [
        Piece(cloth, "black"),
        Piece(crook, "wood"),
        Piece(rod((-0.9, 0.12, 0), (-1.2, 0.12, 0), 0.03), "brass"),
    ]


def knight(dark: float = 0.0) -> Motif:
    """Model a chess knight that looks along x."""
    base = lathe(
        (
            (0, 0),
            (0.72, 0),
            (0.74, 0.14),
            (0.56, 0.26),
            (0.52, 0.4),
            (0.58, 0.48),
            (0.4, 0.62),
            (0, 0.66),
        )
    )
    head = slab(
        ((-0.42, 0.55), (0.4, 0.55), (0.3, 0.95), (0.22, 1.22), (0.5, 1.28), (0.86, 1.18), (0.96, 1.36),
         (0.9, 1.56), (0.52, 1.92), (0.3, 2.12), (0.22, 2.38), (0.1, 2.12), (-0.22, 1.95), (-0.48, 1.5), (-0.56, 1.0)),
        0.2, 0.0,
    )  # fmt: skip
    cheek = ellipsoid((0.3, 0.34, 0.32), (0.24, 1.55, 0))
    neck = ellipsoid((0.42, 0.75, 0.34), (-0.1, 1.05, 0))
    whole = blend(0.18, head, cheek, neck)
    eye = unite(sphere(0.07, (0.42, 1.74, 0.26)), sphere(0.07, (0.42, 1.74, -0.26)))
    nostril = unite(sphere(0.05, (0.86, 1.4, 0.2)), sphere(0.05, (0.86, 1.4, -0.2)))
    mane = unite(
        *(turn(box((0.2, 0.035, 0.5), (-0.62, 0, 0)), "z", -a) for a in range(-40, 61, 14))
    )
    carved = carve(0.05, carve(0.04, whole, unite(eye, nostril)), move(mane, (0.08, 1.45, 0)))
    material = "black" if dark else "porcelain"
    return [Piece(base, material), Piece(carved, material)]


def pawn(dark: float = 0.0) -> Motif:
    """Model a chess pawn."""
    body = lathe(
        (
            (0, 0),
            (0.55, 0),
            (0.56, 0.12),
            (0.42, 0.24),
            (0.2, 0.5),
            (0.16, 0.86),
            (0.34, 0.94),
            (0.34, 1.0),
            (0, 1.02),
        )
    )
    return [Piece(blend(0.06, body, sphere(0.32, (0, 1.24, 0))), "black" if dark else "porcelain")]


def coins(high: float = 1.0) -> Motif:
    """Model a stack of coins."""
    return [Piece(tube(0.42, high / 2, (0, high / 2, 0), 0.02), "coin")]


def coin() -> Motif:
    """Model one coin with a raised rim and a star."""
    disc = tube(0.5, 0.05, (0, 0.05, 0), 0.02)
    star = tuple((r * a, r * b) for r, (a, b) in zip((0.26, 0.11) * 5, STAR, strict=True))
    relief = turn(slab(star, 0.02), "x", -90)
    return [Piece(unite(disc, torus(0.46, 0.03, (0, 0.1, 0)), move(relief, (0, 0.11, 0))), "brass")]


STAR = (
    (0, 1),
    (0.59, 0.81),
    (0.95, 0.31),
    (0.95, -0.31),
    (0.59, -0.81),
    (0, -1),
    (-0.59, -0.81),
    (-0.95, -0.31),
    (-0.95, 0.31),
    (-0.59, 0.81),
)


def notes(high: float = 0.3) -> Motif:
    """Model a bundle of banknotes with a band."""
    bundle = box((0.62, high / 2, 0.28), (0, high / 2, 0), 0.01)
    band = box((0.1, high / 2 + 0.012, 0.292), (0, high / 2, 0), 0.01)
    return [Piece(bundle, "note"), Piece(band, "paper")]


def chest() -> Motif:
    """Model an open chest full of coins."""
    body = cut(box((1.15, 0.45, 0.7), (0, 0.45, 0), 0.04), box((1.05, 0.5, 0.6), (0, 0.7, 0)))
    lid = cut(
        turn(tube(0.72, 1.15), "z", 90),
        unite(turn(tube(0.64, 1.08), "z", 90), box((3, 1, 2), (0, -1.0, 0))),
    )
    hinged = move(turn(lid, "x", -62), (0, 1.1, -0.95))
    hoops = mirror(unite(hollow(box((0.07, 0.47, 0.72), (0.75, 0.45, 0), 0.02), 0.02)))
    lock = box((0.16, 0.2, 0.06), (0, 0.7, 0.72), 0.03)
    heap = blend(
        0.3, ellipsoid((1.0, 0.4, 0.56), (0, 0.72, 0)), ellipsoid((0.5, 0.4, 0.4), (-0.2, 0.95, 0))
    )
    bumps = unite(*(
        move(turn(turn(tube(0.18, 0.035, rounding=0.015), "x", 17 * n % 70 - 20), "z", 29 * n % 60 - 30), at)
        for n, at in enumerate(SPILL)
    ))  # fmt: skip
    return [
        Piece(unite(body, hinged), "wood"),
        Piece(unite(hoops, lock), "iron"),
        Piece(heap, "coin"),
        Piece(bumps, "brass"),
    ]


SPILL = (
    (-0.7, 0.98, 0.25), (-0.35, 1.22, 0.25), (0.0, 1.25, 0.1), (0.35, 1.08, 0.28), (0.7, 0.98, 0.2), (-0.1, 1.12, 0.42),
    (0.5, 1.06, -0.1), (-0.6, 1.1, -0.05), (0.15, 1.02, 0.5), (-0.45, 1.0, 0.5), (0.95, 0.05, 1.0), (0.6, 0.05, 1.25),
)  # fmt: skip


def plant() -> Motif:
    """Model a palm in a pot."""
    pot = lathe(
        (
            (0, 0),
            (0.36, 0),
            (0.48, 0.62),
            (0.55, 0.62),
            (0.55, 0.76),
            (0.44, 0.76),
            (0.4, 0.66),
            (0, 0.6),
        )
    )
    frond = unite(
        *(
            rod(
                (0.14 * n, 0.42 * n - 0.07 * n * n, 0),
                (0.14 * n + 0.2, 0.42 * n + 0.28 - 0.07 * (n + 1) ** 2, 0),
                0.15 - 0.02 * n,
                0.11 - 0.02 * n,
            )
            for n in range(5)
        )
    )
    leaf = common(frond, box((2, 3, 0.045)))
    low = turn(ring(move(turn(leaf, "z", -14), (0.05, 0.7, 0)), 7), "y", 10)
    high = turn(ring(move(turn(leaf, "z", 18), (0.02, 0.9, 0)), 5), "y", 40)
    return [Piece(pot, "clay"), Piece(unite(low, resize(high, 1.05)), "leaf")]


def vase() -> Motif:
    """Model a tall vase with handles upon a pedestal."""
    pedestal = unite(
        box((0.55, 0.06, 0.55), (0, 1.14, 0), 0.02),
        tube(0.4, 0.5, (0, 0.58, 0)),
        box((0.55, 0.08, 0.55), (0, 0.08, 0), 0.02),
    )
    body = lathe(
        (
            (0, 1.2),
            (0.2, 1.2),
            (0.16, 1.3),
            (0.4, 1.75),
            (0.42, 2.05),
            (0.2, 2.4),
            (0.16, 2.6),
            (0.3, 2.74),
            (0.24, 2.74),
            (0, 2.4),
        )
    )
    ears = mirror(move(turn(torus(0.2, 0.04), "x", 90), (0.36, 2.3, 0)))
    return [Piece(pedestal, "column"), Piece(unite(body, ears), "porcelain")]


def microphone() -> Motif:
    """Model a large microphone of the wireless age on its stand."""
    foot = lathe(
        ((0, 0), (0.55, 0), (0.55, 0.07), (0.2, 0.14), (0.06, 0.22), (0.05, 1.3), (0, 1.3))
    )
    head = box((0.4, 0.52, 0.24), (0, 1.8, 0), 0.22)
    slots = row(box((0.6, 0.025, 0.6)), 0.12, 5, "y")
    spine = box((0.06, 0.56, 0.27), (0, 1.8, 0), 0.05)
    yoke = path(((0, 1.2, 0), (0.5, 1.35, 0), (0.5, 1.8, 0)), 0.04)
    return [
        Piece(foot, "brass"),
        Piece(carve(0.02, hollow(head, 0.04), move(slots, (0, 1.82, 0))), "steel"),
        Piece(box((0.32, 0.44, 0.16), (0, 1.8, 0), 0.16), "black"),
        Piece(unite(spine, mirror(yoke)), "brass"),
    ]


def megaphone() -> Motif:
    """Model a megaphone that points along x."""
    horn = lathe(
        ((0.1, 0), (0.14, 0), (0.3, 0.7), (0.72, 1.6), (0.82, 1.7), (0.68, 1.62), (0.25, 0.72))
    )
    mouth = lathe(((0.06, -0.3), (0.16, -0.3), (0.2, -0.22), (0.14, 0.05), (0.06, 0.05)))
    grip = path(((0.1, -0.1, 0), (0.5, -0.16, 0), (0.8, -0.36, 0)), 0.06)
    return [
        Piece(move(turn(horn, "z", -80), (-0.8, 0.95, 0)), "red"),
        Piece(move(turn(mouth, "z", -80), (-0.8, 0.95, 0)), "brass"),
        Piece(move(turn(grip, "z", -8), (-0.6, 0.85, 0)), "black"),
    ]


def television() -> Motif:
    """Model a television set on legs with a rabbit-ear aerial."""
    case = cut(
        box((1.05, 0.8, 0.6), (0, 1.1, 0), 0.1), box((0.72, 0.58, 0.2), (-0.16, 1.12, 0.62), 0.15)
    )
    tube_face = common(
        sphere(2.6, (-0.16, 1.12, -2.02)), box((0.72, 0.58, 1), (-0.16, 1.12, 0.5), 0.15)
    )
    knobs = row(turn(tube(0.1, 0.06), "x", 90), 0.32, 2, "y")
    legs = mirror(row(rod((0.8, 0.4, 0), (0.95, 0, 0), 0.06, 0.04), 0.8, 2, "z"))
    ears = unite(
        rod((0, 1.9, -0.2), (-0.7, 2.9, -0.2), 0.02), rod((0, 1.9, -0.2), (0.6, 2.95, -0.2), 0.02)
    )
    return [
        Piece(unite(case, legs), "wood"),
        Piece(tube_face, "screen"),
        Piece(unite(move(knobs, (0.82, 1.2, 0.62)), ears, sphere(0.14, (0, 1.9, -0.2))), "brass"),
    ]


def chair() -> Motif:
    """Model a high-backed chair of leather."""
    back = box((0.5, 0.75, 0.1), (0, 1.55, -0.4), 0.08)
    buttons = row(row(sphere(0.05), 0.28, 3), 0.34, 3, "y")
    seat = box((0.52, 0.12, 0.45), (0, 0.75, 0), 0.08)
    arms = mirror(
        unite(
            box((0.07, 0.06, 0.4), (0.55, 1.12, 0), 0.04),
            rod((0.55, 0.75, 0.32), (0.55, 1.1, 0.32), 0.05),
        )
    )
    legs = mirror(row(rod((0.42, 0, 0), (0.42, 0.7, 0), 0.05), 0.7, 2, "z"))
    frame = box((0.56, 0.81, 0.07), (0, 1.55, -0.44), 0.05)
    return [
        Piece(unite(carve(0.1, back, move(buttons, (0, 1.6, -0.28))), seat), "leather"),
        Piece(unite(arms, legs, frame), "wood"),
    ]


def bench_desk() -> Motif:
    """Model a stretch of panelled desk for a committee."""
    top = box((3.0, 0.06, 0.5), (0, 1.05, 0), 0.02)
    front = cut(
        box((2.95, 0.5, 0.06), (0, 0.5, 0.4)),
        row(box((0.36, 0.32, 0.1), (0, 0.52, 0.5), 0.02), 0.95, 6),
    )
    return [Piece(unite(top, front), "wood")]


def chandelier() -> Motif:
    """Model a chandelier with lights around a ring; its hook is at the top."""
    rod_up = rod((0, 1.0, 0), (0, 3.0, 0), 0.03)
    hub = lathe(((0, 0.2), (0.1, 0.25), (0.2, 0.5), (0.1, 0.8), (0.06, 1.1), (0, 1.1)))
    arms = ring(path(((0.1, 0.5, 0), (0.6, 0.3, 0), (1.0, 0.5, 0)), 0.035), 9)
    cups = ring(tube(0.1, 0.03, (1.0, 0.54, 0)), 9)
    lights = ring(ellipsoid((0.08, 0.16, 0.08), (1.0, 0.74, 0)), 9)
    beads = ring(sphere(0.05, (0.7, 0.16, 0)), 18)
    return [
        Piece(unite(rod_up, hub, arms, cups), "brass"),
        Piece(lights, "lamp"),
        Piece(beads, "porcelain"),
    ]


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
            (0, 0),
            (0.32, 0),
            (0.34, 0.05),
            (0.34, 0.9),
            (0.18, 1.2),
            (0.18, 1.45),
            (0.22, 1.5),
            (0, 1.52),
        )
    )
    return [Piece(glass, "porcelain"), Piece(tube(0.19, 0.04, (0, 1.54, 0)), "brass")]


def ribbon() -> Motif:
    """Model a ribbon across the picture with a bow in its middle."""
    band = box((3.1, 0.13, 0.02), (0, 1.2, 0))
    loop = mirror(move(turn(turn(torus(0.34, 0.12), "x", 90), "z", 0), (0.42, 1.28, 0.05)))
    tails = mirror(turn(box((0.12, 0.5, 0.02), (0.2, 0.75, 0.06)), "z", 12))
    return [
        Piece(
            unite(band, common(loop, box((3, 3, 0.12))), tails, sphere(0.15, (0, 1.22, 0.08))),
            "red",
        )
    ]


SALON: dict[str, Maker] = {
    "wine_glass": wine_glass, "champagne": champagne, "candle": candle, "steak_plate": steak_plate, "fork": fork,
    "knife": knife, "bottle": bottle, "pill": pill, "pancakes": pancakes, "jug": jug, "cup": cup,
    "golf_ball": golf_ball, "flag": flag, "golf_bag": golf_bag, "fedora": fedora, "top_hat": top_hat, "whip": whip,
    "suitcase": suitcase, "umbrella": umbrella, "knight": knight, "pawn": pawn, "coins": coins, "coin": coin,
    "notes": notes, "chest": chest, "plant": plant, "vase": vase, "microphone": microphone, "megaphone": megaphone,
    "television": television, "chair": chair, "bench_desk": bench_desk, "chandelier": chandelier, "apple": apple,
    "milk": milk, "ribbon": ribbon,
}  # fmt: skip
