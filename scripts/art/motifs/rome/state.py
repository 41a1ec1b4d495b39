"""Models the signs of office, the treasury and the court of Rome; a unit is 10 cm."""

from __future__ import annotations

import math

import numpy as np

from art.motifs.rome.goods import leaf
from art.plane.grid import Array, single
from art.plane.noise import generator
from art.space.shaping import blend, common, cut, hollow, mirror, move, ring, row, turn, unite
from art.space.solids import (
    Field,
    Points,
    box,
    ellipsoid,
    lathe,
    path,
    rod,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece

LINES = (0.9, 0.62, 0.8, 0.7, 0.95, 0.55, 0.85, 0.75, 0.6)


def fasces() -> Motif:
    """Model the bundle of rods with its axe, bound with red straps."""
    rods = unite(tube(0.16, 2.9), ring(tube(0.17, 2.9, (0.36, 0, 0), 0.05), 8))
    straps = [move(torus(0.52, 0.1), (0, y, 0)) for y in (-2.3, -1.2, -0.1, 1.0, 2.1)]
    blade = slab(
        ((-0.3, 2.55), (-0.8, 2.6), (-1.6, 3.05), (-1.8, 2.2), (-1.6, 1.35), (-0.8, 1.8),
         (-0.3, 1.85)),
        0.12, 0.05,
    )  # fmt: skip
    return [
        Piece(rods, "timber"),
        Piece(unite(*straps), "red"),
        Piece(unite(blade, rod((0, 2.2, 0), (0, 3.1, 0), 0.16, 0.1)), "iron"),
    ]


def curule_chair() -> Motif:
    """Model the folding chair of the magistrates: crossed curved legs, a cushion."""
    arc = [(-1.7, 0.0), (-1.25, -0.55), (-0.4, -1.1), (0.4, -1.5), (1.2, -2.1), (1.55, -3.0)]
    legs = []
    for deep in (0.9, -0.9):
        for side in (-1, 1):
            legs.append(path([(x * side, y, deep) for x, y in arc], 0.17))
    feet = [sphere(0.24, (x, -3.05, z)) for x in (-1.55, 1.55) for z in (0.9, -0.9)]
    seat = box((1.95, 0.14, 1.15), (0, 0.05, 0), 0.06)
    boss = [sphere(0.3, (0, -1.3, 1.0)), mirror(sphere(0.22, (1.95, 0.05, 1.1)))]
    cushion = box((1.8, 0.25, 1.0), (0, 0.4, 0), 0.22)
    return [
        Piece(unite(*legs, *feet, seat), "ivory"),
        Piece(unite(*boss), "gold"),
        Piece(cushion, "purple"),
    ]


def sceptre() -> Motif:
    """Model an ivory staff with a small eagle on top."""
    body = ellipsoid((0.28, 0.36, 0.24), (0, 3.05, 0))
    wings = mirror(turn(move(leaf(1.0, 0.3, 0.06), (0, 0, 0)), "z", -38))
    bird = unite(body, move(wings, (0.05, 2.9, 0)), sphere(0.17, (0, 3.5, 0.1)))
    return [
        Piece(rod((0, -3.0, 0), (0, 2.7, 0), 0.13), "ivory"),
        Piece(unite(bird, sphere(0.2, (0, 2.65, 0))), "gold"),
    ]


def coin() -> Field:
    """Model a coin that lies flat."""
    rim = unite(tube(0.42, 0.06, rounding=0.03), move(torus(0.36, 0.05), (0, 0.06, 0)))
    return unite(rim, sphere(0.17, (0, 0.03, 0)))


def coins(count: float = 12.0, spread: float = 1.6) -> Motif:
    """Model a heap of coins that grows towards its middle."""
    chance = generator(21)
    found = []
    for number in range(round(count)):
        angle, far = number * 2.4, spread * math.sqrt(number / count)
        high = 0.12 * max(0.0, (spread - far) / spread) * 8 * float(chance.uniform(0.3, 1))
        lean = float(chance.uniform(-25, 25))
        one = turn(turn(coin(), "z", lean), "x", 28)
        found.append(move(one, (far * math.cos(angle), high, far * math.sin(angle) * 0.6)))
    return [Piece(unite(*found), "gold")]


def stack(count: float = 6.0) -> Motif:
    """Model a pile of coins, one upon the other."""
    chance = generator(5)
    found = []
    for number in range(round(count)):
        shift = float(chance.uniform(-0.05, 0.05))
        found.append(tube(0.45, 0.075, (shift, 0.17 * number, shift), 0.035))
    return [Piece(unite(*found), "gold")]


def falling(count: float = 7.0, wide: float = 2.0, high: float = 4.0) -> Motif:
    """Model coins that fall through the air, each turned otherwise."""
    chance = generator(12)
    found = []
    for number in range(round(count)):
        x = float(chance.uniform(-wide, wide)) / 2
        y = high * (number / max(count - 1, 1) - 0.5)
        one = turn(turn(coin(), "x", float(chance.uniform(40, 110))), "z",
                   float(chance.uniform(-50, 50)))  # fmt: skip
        found.append(move(one, (x, y, float(chance.uniform(-0.2, 0.2)))))
    return [Piece(unite(*found), "gold")]


def balance() -> Motif:
    """Model a pair of scales that hang from a ring, coins in one pan."""
    beam = path(
        [(-1.9, -0.35, 0), (-0.9, -0.05, 0), (0, 0, 0), (0.9, 0.05, 0), (1.9, 0.05, 0)], 0.11
    )
    pans, cords = [], []
    for x, y in ((-1.9, -0.35), (1.9, 0.05)):
        bowl = cut(hollow(ellipsoid((0.95, 0.5, 0.95)), 0.06), box((2, 1, 2), (0, 1.02, 0)))
        pans.append(move(bowl, (x, y - 2.0, 0)))
        cords += [rod((x, y, 0), (x + side * 0.88, y - 2.0, 0.1), 0.035) for side in (-1, 1)]
    heap = [
        tube(0.34, 0.07, (-1.9 + 0.28 * n, -2.42 + 0.12 * (n % 2), 0.2), 0.03) for n in (-1, 0, 1)
    ]
    hook = unite(
        move(turn(torus(0.24, 0.07), "x", 90), (0, 0.5, 0)), rod((0, 0, 0), (0, 0.3, 0), 0.09)
    )
    return [
        Piece(unite(beam, hook, *pans), "bronze"),
        Piece(unite(*cords), "umber"),
        Piece(unite(*heap), "gold"),
    ]


def coffer(open_by: float = 70.0, full: float = 1.0) -> Motif:
    """Model an iron-bound chest; its lid stands open by some degrees, it may be full of coins."""
    wide, high, deep = 2.4, 1.0, 1.3
    outer = box((wide, high, deep), (0, 0, 0), 0.06)
    shell = cut(outer, box((wide - 0.18, high, deep - 0.18), (0, 0.25, 0)))
    half = common(turn(tube(deep, wide), "z", 90), lambda points: -points.y + 0 * points.x)
    lid = cut(half, turn(tube(deep - 0.18, wide - 0.18), "z", 90))
    opened = move(turn(move(lid, (0, 0, deep)), "x", -open_by), (0, high, -deep))
    bands = [box((0.16, high + 0.05, deep + 0.06), (x, 0, 0), 0.03) for x in (-1.5, 0.0, 1.5)]
    hoops = [cut(common(turn(tube(deep + 0.06, 0.16), "z", 90), lambda p: -p.y + 0 * p.x),
                 turn(tube(deep - 0.1, 2), "z", 90)) for _ in range(1)]  # fmt: skip
    straps = [
        move(turn(move(hoops[0], (x, 0, deep)), "x", -open_by), (0, high, -deep))
        for x in (-1.5, 0.0, 1.5)
    ]
    iron = cut(unite(*bands), box((wide - 0.18, high, deep - 0.18), (0, 0.25, 0)))
    studs = row(sphere(0.1, (0, 0, deep + 0.06)), 0.8, 6)
    lock = box((0.36, 0.36, 0.1), (0, 0.55, deep + 0.05), 0.05)
    found = [
        Piece(unite(shell, opened), "wood"),
        Piece(unite(iron, *straps, move(studs, (0, -0.55, 0))), "iron"),
        Piece(lock, "gold"),
    ]
    if full:
        heap = coins(26, 2.0)[0].field
        found.append(Piece(move(heap, (0, high - 0.15, 0)), "gold"))
        bed = ellipsoid((2.2, 0.45, 1.1), (0, high - 0.2, 0))
        found.append(Piece(bed, "gold"))
    else:
        found.append(Piece(box((wide - 0.2, 0.05, deep - 0.2), (0, -0.7, 0)), "umber"))
    return found


def sheet(wide: float, high: float, wave: float) -> Field:
    """Model a sheet that hangs a little bent."""

    def field(points: Points) -> Array:
        bent = points.z - np.float32(wave) * np.sin(points.y * 1.1)
        side = np.maximum(np.abs(points.x) - wide, np.abs(points.y) - high)
        return single(np.maximum(side, np.abs(bent) - np.float32(0.05)) * np.float32(0.85))

    return field


def scroll(wide: float = 1.3, long: float = 4.4, struck: float = 0.0) -> Motif:
    """Model an open scroll with writing; one of its lines may be struck out in red."""
    high = long / 2
    rolls = [move(turn(tube(0.3, wide + 0.12), "z", 90), (0, y, 0.0)) for y in (-high, high)]
    knobs = [mirror(sphere(0.16, (wide + 0.36, y, 0))) for y in (-high, high)]
    sticks = [rod((-wide - 0.3, y, 0), (wide + 0.3, y, 0), 0.09) for y in (-high, high)]
    wave = 0.14
    ink, spacing = [], (long - 1.3) / len(LINES)
    for number, share in enumerate(LINES):
        y = high - 0.7 - number * spacing
        deep = wave * math.sin(y * 1.1) + 0.045
        reach = wide * 0.82
        ink.append(rod((-reach, y, deep), (-reach + 2 * reach * share, y, deep), 0.045))
    found = [
        Piece(unite(sheet(wide, high, wave), *rolls), "paper"),
        Piece(unite(*knobs, *sticks), "wood"),
        Piece(unite(*ink), "umber"),
    ]
    if struck:
        y = high - 0.7 - 4 * spacing
        deep = wave * math.sin(y * 1.1) + 0.1
        line = rod((-wide * 0.95, y - 0.1, deep), (wide * 0.95, y + 0.14, deep), 0.075)
        found.append(Piece(line, "red"))
    return found


def rolled() -> Motif:
    """Model a rolled-up scroll with its ribbon."""
    body = turn(tube(0.34, 1.7), "z", 90)
    ribbon = turn(move(torus(0.36, 0.07), (0, 0, 0)), "z", 90)
    ends = mirror(sphere(0.14, (1.82, 0, 0)))
    return [Piece(body, "paper"), Piece(ribbon, "red"), Piece(ends, "wood")]


def stylus() -> Motif:
    """Model a writing pen, its point down."""
    return [Piece(rod((0, -1.5, 0), (0, 1.5, 0), 0.05, 0.13), "bronze")]


def urn() -> Motif:
    """Model a voting urn with a wide mouth."""
    outline = (
        (0, -2.2), (1.0, -2.2), (0.95, -1.95), (0.45, -1.7), (0.5, -1.4), (1.2, -0.7), (1.6, 0.3),
        (1.45, 1.05), (0.95, 1.45), (0.9, 1.65), (1.25, 1.85), (1.25, 2.05), (0, 2.05),
    )  # fmt: skip
    body = lathe(outline)
    grip = mirror(path([(1.5, 0.7, 0), (2.1, 0.9, 0), (2.15, 0.3, 0), (1.6, 0.0, 0)], 0.14))
    band = common(lambda p: body(p) - np.float32(0.04), lambda p: np.abs(p.y - 0.35) - 0.3)
    rose = ring(sphere(0.15, (1.6, 0.35, 0)), 14)
    mouth = tube(1.0, 0.04, (0, 2.06, 0))
    return [
        Piece(blend(0.1, body, grip), "bronze"),
        Piece(band, "lapis"),
        Piece(rose, "gold"),
        Piece(mouth, "umber"),
    ]


def tablet() -> Motif:
    """Model a wax tablet for voting, a mark scratched upon it."""
    frame = cut(box((0.6, 0.85, 0.09), (0, 0, 0), 0.04), box((0.46, 0.7, 0.1), (0, 0, 0.1)))
    wax = box((0.47, 0.71, 0.05), (0, 0, 0.0))
    mark = path([(-0.25, 0.4, 0.07), (0, -0.4, 0.07), (0.25, 0.4, 0.07)], 0.06)
    return [Piece(frame, "timber"), Piece(wax, "umber"), Piece(mark, "bone")]


def hammer() -> Motif:
    """Model an auctioneer's hammer, its head up."""
    head = move(turn(unite(tube(0.5, 0.8, rounding=0.08), tube(0.58, 0.12)), "z", 90), (0, 1.4, 0))
    ends = mirror(move(turn(tube(0.56, 0.12, rounding=0.04), "z", 90), (0.78, 1.4, 0)))
    return [
        Piece(unite(head, rod((0, -1.6, 0), (0, 1.2, 0), 0.16, 0.13)), "wood"),
        Piece(ends, "gold"),
    ]


def dais(wide: float = 3.0, high: float = 1.2, steps: float = 2.0) -> Motif:
    """Model a platform of stone with a moulding and steps before it."""
    body = box((wide, high, 1.4), (0, 0, 0), 0.03)
    cornice = box((wide + 0.16, 0.16, 1.55), (0, high - 0.1, 0), 0.05)
    foot = box((wide + 0.16, 0.16, 1.55), (0, -high + 0.1, 0), 0.05)
    flight = [
        box((wide * 0.5, high * (1 - (n + 1) / (steps + 1)), 0.35),
            (0, -high * (n + 1) / (steps + 1), 1.7 + 0.6 * n), 0.03)
        for n in range(round(steps))
    ]  # fmt: skip
    return [Piece(unite(body, cornice, foot, *flight), "marble")]


def rope() -> Motif:
    """Model a rope wound around two wrists."""
    turns = [
        move(turn(torus(0.7, 0.13), "x", lean), (0, y, 0))
        for y, lean in ((-0.3, 8), (-0.1, -6), (0.1, 6), (0.3, -8))
    ]
    ends = unite(
        path([(0.1, -0.2, 0.7), (0.3, -0.9, 0.8), (0.1, -1.5, 0.7)], 0.12),
        path([(-0.1, -0.2, 0.7), (-0.3, -0.7, 0.85), (-0.45, -1.2, 0.7)], 0.12),
    )
    return [Piece(unite(*turns, ends), "straw")]


MOTIFS = (
    fasces, curule_chair, sceptre, coins, stack, falling, balance, coffer, scroll, rolled, stylus,
    urn, tablet, hammer, dais, rope,
)  # fmt: skip
