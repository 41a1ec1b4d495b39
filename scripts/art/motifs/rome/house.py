"""Models house, street and beasts of Rome: doors, altars, masks, trays, dog, snake, birds."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.motifs.rome.goods import amphora, leaf
from art.space.head import Face, skin
from art.space.shaping import (
    blend,
    carve,
    common,
    cut,
    mirror,
    move,
    resize,
    ring,
    row,
    turn,
    unite,
)
from art.space.solids import Field, box, ellipsoid, lathe, path, rod, slab, sphere, torus
from art.space.stage import Motif, Piece


def leaf_of_door(wide: float, high: float) -> tuple[Field, Field]:
    """Model one wing of a door with its panels, and the bronze upon it."""
    board = box((wide, high, 0.12), (0, 0, 0), 0.02)
    panels = unite(*(
        box((wide * 0.72, high * 0.26, 0.1), (0, y * high, 0.12)) for y in (-0.62, 0.0, 0.62)
    ))  # fmt: skip
    studs = unite(*(
        row(sphere(0.09, (0, y * high, 0.14)), wide * 0.5, 4) for y in (-0.94, -0.31, 0.31, 0.94)
    ))  # fmt: skip
    return carve(0.05, board, panels), studs


def door(open_by: float = 60.0, wide: float = 0.95, high: float = 2.9) -> Motif:
    """Model a double door in a stone frame; its right wing stands open into the room."""
    wood, studs = leaf_of_door(wide, high)
    still, nails = (move(part, (-wide - 0.02, 0, 0)) for part in (wood, studs))
    hinge = 2 * wide + 0.02
    swung = [
        move(turn(move(part, (-wide, 0, 0)), "y", open_by), (hinge, 0, 0)) for part in (wood, studs)
    ]
    jamb = mirror(box((0.3, high + 0.2, 0.35), (hinge + 0.3, 0, 0), 0.04))
    lintel = unite(
        box((hinge + 0.75, 0.26, 0.42), (0, high + 0.3, 0), 0.04),
        box((hinge + 0.9, 0.14, 0.55), (0, high + 0.66, 0), 0.04),
    )
    pull = move(turn(torus(0.22, 0.06), "x", 90), (-0.35, -0.1, 0.25))
    return [
        Piece(unite(still, swung[0]), "door"),
        Piece(unite(nails, swung[1], pull), "gold"),
        Piece(unite(jamb, lintel), "marble"),
    ]


def mask(age: float = 0.6, wide: float = 0.3) -> Motif:
    """Model a wax mask of an ancestor in its niche."""
    face = skin(Face(age=age, width=wide, jaw=0.4, nose=0.5))
    front = common(
        resize(move(face, (0, 0, -2.0)), 0.1),
        ellipsoid((0.72, 1.22, 2.0), (0, -0.05, 0)),
        box((2, 2, 1), (0, 0, 1.15)),
    )
    holes = mirror(ellipsoid((0.17, 0.09, 0.3), (0.32, 0.0, 0.55)))
    plate = slab(
        ((-0.95, -1.4), (0.95, -1.4), (0.95, 0.9), (0.6, 1.35), (0, 1.55), (-0.6, 1.35),
         (-0.95, 0.9)),
        0.08, 0.03,
    )  # fmt: skip
    frame = cut(
        slab(((-1.1, -1.55), (1.1, -1.55), (1.1, 0.95), (0.7, 1.48), (0, 1.72), (-0.7, 1.48),
              (-1.1, 0.95)), 0.2, 0.05),
        move(plate, (0, 0, 0.1)),
    )  # fmt: skip
    return [
        Piece(cut(front, holes), "wax"),
        Piece(move(plate, (0, 0, 0.05)), "umber"),
        Piece(frame, "wood"),
    ]


def snake(length: float = 5.6) -> Motif:
    """Model the crested snake that guards a house, winding to the left."""
    stops = []
    for step in range(25):
        part = step / 24
        x = length * (0.5 - part)
        stops.append((x, 0.55 * math.sin(part * 11) * (1 - 0.3 * part) - 0.6 + 1.5 * part**5, 0.0))
    parts = [
        rod(a, b, 0.1 + 0.26 * math.sin(min(1.0, n / 9) * 1.57) - 0.06 * (n / 24),
            0.1 + 0.26 * math.sin(min(1.0, (n + 1) / 9) * 1.57) - 0.06 * (n / 24))
        for n, (a, b) in enumerate(pairwise(stops))
    ]  # fmt: skip
    x, y, _ = stops[-1]
    head = blend(0.12, ellipsoid((0.5, 0.3, 0.34), (x - 0.3, y + 0.12, 0)),
                 ellipsoid((0.3, 0.2, 0.26), (x - 0.65, y + 0.02, 0)))  # fmt: skip
    crest = unite(*(
        move(turn(leaf(0.5, 0.13, 0.05), "z", lean), (x - 0.12 + 0.2 * n, y + 0.3 - 0.04 * n, 0))
        for n, lean in enumerate((12, -8, -28))
    ))  # fmt: skip
    tongue = path([(x - 0.9, y, 0), (x - 1.25, y + 0.02, 0), (x - 1.45, y + 0.14, 0)], 0.045)
    eye = sphere(0.08, (x - 0.42, y + 0.24, 0.27))
    back = [ellipsoid((0.2, 0.1, 0.2), (a[0], a[1] + 0.1, 0.28)) for a in stops[4:24:2]]
    return [
        Piece(blend(0.06, *parts, head), "snake"),
        Piece(unite(*back), "gold"),
        Piece(unite(crest, tongue), "red"),
        Piece(eye, "umber"),
    ]


def dog() -> Motif:
    """Model a sitting watch dog with a studded collar, looking to the viewer's left."""
    trunk = blend(
        0.5,
        ellipsoid((0.85, 1.25, 0.75), (0.15, -0.1, 0)),
        ellipsoid((1.05, 0.95, 0.9), (0.75, -1.2, -0.1)),
        ellipsoid((0.72, 0.7, 0.65), (-0.1, 0.75, 0.05)),
    )
    neck = rod((-0.1, 0.8, 0.05), (-0.35, 1.75, 0.1), 0.58, 0.5)
    skull = blend(
        0.3,
        ellipsoid((0.62, 0.55, 0.55), (-0.5, 2.1, 0.1)),
        rod((-0.75, 1.98, 0.18), (-1.45, 1.78, 0.3), 0.4, 0.32),
        rod((-0.7, 1.7, 0.15), (-1.3, 1.52, 0.26), 0.26, 0.2),
    )
    ears = unite(
        blend(0.1, rod((-0.25, 2.45, 0.4), (0.05, 2.75, 0.5), 0.2, 0.08)),
        rod((-0.5, 2.5, -0.25), (-0.35, 2.85, -0.35), 0.2, 0.07),
    )
    fore = unite(*(
        blend(0.2, rod((x, 0.2, z), (x - 0.1, -1.8, z + 0.1), 0.36, 0.24),
              ellipsoid((0.4, 0.2, 0.28), (x - 0.28, -1.98, z + 0.15)))
        for x, z in ((-0.35, 0.35), (-0.1, -0.35))
    ))  # fmt: skip
    hind = blend(0.3, ellipsoid((0.75, 0.8, 0.45), (0.75, -1.35, 0.5)),
                 ellipsoid((0.6, 0.22, 0.3), (0.15, -1.98, 0.65)))  # fmt: skip
    tail = path([(1.6, -1.8, 0), (2.1, -1.7, 0.1), (2.4, -1.2, 0.1)], 0.14)
    collar = move(turn(torus(0.6, 0.14), "z", 14), (-0.22, 1.3, 0.08))
    spikes = move(
        turn(ring(rod((0.66, 0, 0), (0.9, 0, 0), 0.09, 0.03), 12), "z", 14), (-0.22, 1.3, 0.08)
    )
    eye = sphere(0.09, (-0.88, 2.2, 0.52))
    teeth = row(rod((0, 0, 0), (0, -0.16, 0), 0.06, 0.02), 0.16, 4)
    return [
        Piece(blend(0.25, trunk, neck, skull, ears, fore, hind, tail), "dog"),
        Piece(collar, "red"),
        Piece(spikes, "gold"),
        Piece(unite(eye, ellipsoid((0.17, 0.14, 0.2), (-1.72, 1.9, 0.34))), "umber"),
        Piece(move(teeth, (-1.3, 1.66, 0.5)), "bone"),
    ]


def bird(lift: float = 0.0) -> Motif:
    """Model a bird that flies to the left, its wings raised by some degrees."""
    body = blend(
        0.25,
        ellipsoid((1.0, 0.36, 0.34)),
        sphere(0.3, (-1.0, 0.24, 0)),
        slab(((0.7, 0.16), (1.9, 0.42), (2.0, 0.0), (1.8, -0.28), (0.7, -0.14)), 0.08, 0.04),
    )
    beak = rod((-1.25, 0.22, 0), (-1.6, 0.12, 0), 0.1, 0.02)
    wings, tips = [], []
    for base, deep, share in ((16, -0.2, 0.85), (-34, 0.22, 1.0)):
        for number in range(7):
            long, lean = (1.3 + 0.3 * number) * share, base + lift + 7 * (number - 4)
            feather = turn(leaf(long, 0.3, 0.06), "z", lean)
            at = (0.5 - 0.14 * number, 0.1, deep + 0.01 * number)
            wings.append(move(feather, at))
            end = common(feather, turn(box((1, 0.4, 1), (0, long, 0)), "z", lean))
            tips.append(move(end, (at[0], at[1], at[2] + 0.02)))
    eye = sphere(0.07, (-1.1, 0.32, 0.26))
    return [
        Piece(unite(body, *wings), "white"),
        Piece(unite(*tips, eye), "umber"),
        Piece(beak, "saffron"),
    ]


def tray() -> Motif:
    """Model a pedlar's tray with pots, lamps and beads, hung on two straps."""
    board = box((2.5, 0.12, 1.2), (0, 0, 0), 0.04)
    rim = cut(box((2.55, 0.28, 1.25), (0, 0.1, 0), 0.04), box((2.38, 0.5, 1.08), (0, 0.3, 0)))
    jug = resize(amphora()[0].field, 0.36)
    pot = lathe(((0, 0), (0.32, 0), (0.5, 0.4), (0.34, 0.75), (0.42, 0.9), (0, 0.9)))
    lamp = blend(
        0.1, ellipsoid((0.5, 0.25, 0.4)), rod((0.3, 0.05, 0), (0.75, 0.12, 0), 0.17, 0.12),
        move(turn(torus(0.2, 0.06), "x", 90), (-0.6, 0.1, 0)),
    )  # fmt: skip
    beads = unite(*(
        sphere(0.13, (-0.2 + 0.17 * n, 0.25 + 0.1 * math.sin(n * 1.3), 1.0)) for n in range(9)
    ))  # fmt: skip
    box_ = box((0.42, 0.42, 0.35), (1.85, 0.55, 0.1), 0.05)
    return [
        Piece(unite(board, rim), "timber"),
        Piece(unite(move(jug, (-1.75, 1.2, 0)), move(lamp, (0.75, 0.4, 0.35))), "clay"),
        Piece(move(pot, (-0.75, 0.12, 0.1)), "lapis"),
        Piece(move(pot, (0.1, 0.12, -0.4)), "verdigris"),
        Piece(beads, "red"),
        Piece(box_, "gold"),
    ]


def abacus() -> Motif:
    """Model a counting frame with beads upon its rods."""
    frame = cut(box((2.0, 1.5, 0.16), (0, 0, 0), 0.05), box((1.78, 1.28, 1), (0, 0, 0)))
    bars = unite(*(rod((x, -1.4, 0), (x, 1.4, 0), 0.05) for x in np.linspace(-1.4, 1.4, 5)))
    cross = box((1.9, 0.08, 0.14), (0, 0.55, 0))
    red: list[Field] = []
    white: list[Field] = []
    for column, x in enumerate(np.linspace(-1.4, 1.4, 5)):
        for bead in range(4):
            y = -1.08 + 0.31 * bead + (0.35 if bead > (column * 2) % 4 else 0)
            (red if column % 2 else white).append(ellipsoid((0.27, 0.15, 0.27), (float(x), y, 0)))
        red.append(ellipsoid((0.27, 0.15, 0.27), (float(x), 0.78 + 0.3 * (column % 2), 0)))
    return [
        Piece(unite(frame, cross), "wood"),
        Piece(bars, "bronze"),
        Piece(unite(*red), "red"),
        Piece(unite(*white), "ivory"),
    ]


def table(wide: float = 3.0) -> Motif:
    """Model the board of a table seen from the front."""
    return [Piece(box((wide, 0.2, 1.5), (0, 0, 0), 0.05), "timber"),
            Piece(box((wide - 0.15, 0.55, 1.3), (0, -0.7, 0), 0.03), "wood")]  # fmt: skip


def web(threads: float = 9.0, wide: float = 90.0) -> Motif:
    """Model a cobweb in a corner: threads that spread downwards, and what joins them."""
    lines, rounds = [], []
    angles = [math.radians(wide * n / (threads - 1)) for n in range(round(threads))]
    ends = [(math.cos(a) * 3.0, -math.sin(a) * 3.0) for a in angles]
    for x, y in ends:
        lines.append(rod((0, 0, 0), (x, y, 0), 0.035))
    for share in (0.25, 0.42, 0.6, 0.78, 0.95):
        stops = []
        for n, (x, y) in enumerate(ends):
            stops.append((x * share, y * share, 0.0))
            if n + 1 < len(ends):
                u, v = ends[n + 1]
                stops.append(((x + u) / 2 * share * 0.93, (y + v) / 2 * share * 0.93, 0.0))
        rounds.append(path(stops, 0.03))
    return [Piece(unite(*lines, *rounds), "bone")]


def spider(drop: float = 2.5) -> Motif:
    """Model a spider that hangs by its thread."""
    body = unite(ellipsoid((0.42, 0.5, 0.38), (0, -0.3, 0)), sphere(0.26, (0, 0.28, 0.05)))
    feet = mirror(unite(*(
        path([(0.15, 0.15 - 0.1 * n, 0.1), (0.75, 0.55 - 0.35 * n, 0.2),
              (0.95, -0.15 - 0.4 * n, 0.1)], 0.06)
        for n in range(4)
    )))  # fmt: skip
    cross = unite(box((0.08, 0.3, 0.05), (0, -0.3, 0.37)), box((0.22, 0.07, 0.05), (0, -0.2, 0.37)))
    return [
        Piece(unite(body, feet), "umber"),
        Piece(cross, "bone"),
        Piece(rod((0, 0.4, 0), (0, drop, 0), 0.035), "bone"),
    ]


def moth(spread: float = 20.0) -> Motif:
    """Model a moth with open wings."""
    upper = turn(
        slab(((0, 0), (0.3, 0.7), (1.2, 0.95), (1.35, 0.6), (0.8, 0.05)), 0.05, 0.02), "y", spread
    )
    lower = turn(
        slab(((0, 0), (0.8, -0.05), (0.95, -0.55), (0.45, -0.7), (0.1, -0.4)), 0.05, 0.02),
        "y",
        spread,
    )
    spots = mirror(
        turn(unite(sphere(0.13, (0.85, 0.58, 0.03)), sphere(0.1, (0.55, -0.35, 0.03))), "y", spread)
    )
    body = rod((0, 0.3, 0.08), (0, -0.5, 0.05), 0.13, 0.07)
    feelers = mirror(path([(0.05, 0.35, 0.1), (0.2, 0.65, 0.1), (0.4, 0.75, 0.1)], 0.035))
    return [
        Piece(mirror(unite(upper, lower)), "straw"),
        Piece(unite(spots, body, feelers), "umber"),
    ]


MOTIFS = (
    door, mask, snake, dog, bird, tray, abacus, table, web, spider, moth,
)  # fmt: skip
