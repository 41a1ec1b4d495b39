"""Models the pastimes of a club: golf, chess, hats, cases, coins and banknotes."""

from __future__ import annotations

from art.space.shaping import blend, carve, common, cut, hollow, mirror, move, ring, turn, unite
from art.space.solids import above, box, ellipsoid, lathe, path, rod, slab, sphere, torus, tube
from art.space.stage import Motif, Piece

CLUBS = ((-0.12, 0.05, 0.0), (0.02, -0.08, 0.25), (0.14, 0.08, 0.1))
STAR = (
    (0, 1), (0.59, 0.81), (0.95, 0.31), (0.95, -0.31), (0.59, -0.81), (0, -1), (-0.59, -0.81),
    (-0.95, -0.31), (-0.95, 0.31), (-0.59, 0.81),
)  # fmt: skip
# Rings of dimples on a golf ball: radius, height, how many, turned by how much.
DIMPLES = (
    (1.0, 0.0, 14, 0), (0.9, 0.42, 13, 9), (0.9, -0.42, 13, 9), (0.64, 0.77, 9, 0),
    (0.64, -0.77, 9, 0),
)  # fmt: skip
SPILL = (
    (-0.7, 0.98, 0.25), (-0.35, 1.22, 0.25), (0.0, 1.25, 0.1), (0.35, 1.08, 0.28),
    (0.7, 0.98, 0.2), (-0.1, 1.12, 0.42), (0.5, 1.06, -0.1), (-0.6, 1.1, -0.05),
    (0.15, 1.02, 0.5), (-0.45, 1.0, 0.5), (0.95, 0.05, 1.0), (0.6, 0.05, 1.25),
)  # fmt: skip


def golf_ball() -> Motif:
    """Model a golf ball on its tee."""
    tee = lathe(((0, 0), (0.05, 0), (0.06, 0.4), (0.17, 0.55), (0, 0.52)))
    ball = sphere(0.48, (0, 0.98, 0))
    rows = unite(*(
        turn(ring(sphere(0.085, (0.5 * c, s * 0.5, 0)), n), "y", shift)
        for c, s, n, shift in DIMPLES
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
            (0, 0), (0.72, 0), (0.74, 0.14), (0.56, 0.26), (0.52, 0.4), (0.58, 0.48), (0.4, 0.62),
            (0, 0.66),
        )
    )  # fmt: skip
    head = slab(
        ((-0.42, 0.55), (0.4, 0.55), (0.3, 0.95), (0.22, 1.22), (0.5, 1.28), (0.86, 1.18),
         (0.96, 1.36), (0.9, 1.56), (0.52, 1.92), (0.3, 2.12), (0.22, 2.38), (0.1, 2.12),
         (-0.22, 1.95), (-0.48, 1.5), (-0.56, 1.0)),
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
            (0, 0), (0.55, 0), (0.56, 0.12), (0.42, 0.24), (0.2, 0.5), (0.16, 0.86), (0.34, 0.94),
            (0.34, 1.0), (0, 1.02),
        )
    )  # fmt: skip
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
    disc = tube(0.18, 0.035, rounding=0.015)
    bumps = unite(*(
        move(turn(turn(disc, "x", 17 * n % 70 - 20), "z", 29 * n % 60 - 30), at)
        for n, at in enumerate(SPILL)
    ))  # fmt: skip
    return [
        Piece(unite(body, hinged), "wood"),
        Piece(unite(hoops, lock), "iron"),
        Piece(heap, "coin"),
        Piece(bumps, "brass"),
    ]


MOTIFS = (
    golf_ball, flag, golf_bag, fedora, top_hat, whip, suitcase, umbrella, knight, pawn, coins, coin,
    notes, chest,
)  # fmt: skip
