"""Models houses: parliament, temple, towers, town hall, school and hospital."""

from __future__ import annotations

from art.space.shaping import common, cut, hollow, mirror, move, ring, row, turn, unite
from art.space.solids import (
    Field,
    above,
    box,
    ellipsoid,
    path,
    rod,
    shaft,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece


def rib() -> Field:
    """Model one rib along a dome."""
    return path(((0.5, 1.76, 0), (0.46, 2.05, 0), (0.34, 2.28, 0), (0.15, 2.43, 0)), 0.02)


def spire(wide: float, at: float, tall: float) -> Field:
    """Model a square spire standing at a height."""
    return move(shaft(wide, 0.0, tall), (0, at, 0))


def capitol() -> Motif:
    """Model a domed house of parliament with wings and a broad stair."""
    body = unite(
        box((1.0, 0.42, 0.55), (0, 0.52, 0)), mirror(box((0.62, 0.36, 0.42), (2.1, 0.46, 0)))
    )
    links = mirror(box((0.6, 0.3, 0.34), (1.3, 0.42, -0.05)))
    ledge = unite(
        box((1.06, 0.05, 0.62), (0, 0.96, 0)), mirror(box((0.67, 0.04, 0.48), (2.1, 0.84, 0)))
    )
    stair = unite(
        *(box((0.8 + 0.05 * n, 0.035, 0.3 + 0.09 * n), (0, 0.26 - 0.05 * n, 0.7)) for n in range(5))
    )
    front = row(tube(0.055, 0.3, (0, 0.6, 0.62)), 0.21, 9)
    wings = mirror(move(row(tube(0.045, 0.26, (0, 0.54, 0.5)), 0.17, 6), (2.1, 0, 0)))
    gable = move(slab(((-0.7, 0), (0.7, 0), (0, 0.26)), 0.16), (0, 1.0, 0.48))
    drum = unite(
        tube(0.62, 0.08, (0, 1.08, 0)), tube(0.46, 0.3, (0, 1.4, 0)), tube(0.6, 0.04, (0, 1.72, 0))
    )
    pillars = ring(tube(0.035, 0.27, (0.55, 1.42, 0)), 22)
    dome = common(ellipsoid((0.5, 0.72, 0.5), (0, 1.76, 0)), above(1.76))
    ridges = common(ring(rib(), 16), above(1.76))
    lantern = unite(
        tube(0.12, 0.12, (0, 2.56, 0)),
        common(sphere(0.12, (0, 2.68, 0)), above(2.68)),
        rod((0, 2.78, 0), (0, 3.0, 0), 0.03),
    )
    return [
        Piece(unite(body, links, ledge, gable), "loft"),
        Piece(unite(stair, front, wings), "marble"),
        Piece(unite(drum, pillars), "marble"),
        Piece(unite(dome, ridges), "marble"),
        Piece(lantern, "lamp"),
    ]


def temple(columns: float = 6.0) -> Motif:
    """Model a temple front with columns, gable and steps."""
    count = round(columns)
    wide = 0.42 * count / 2
    steps = unite(
        *(box((wide + 0.12 * n, 0.06, 0.9 + 0.12 * n), (0, 0.36 - 0.1 * n, 0)) for n in range(4))
    )
    shafts = row(tube(0.12, 0.72, (0, 1.15, 0.62)), 2 * (wide - 0.2) / (count - 1), count)
    caps = row(
        unite(box((0.17, 0.05, 0.17), (0, 1.9, 0.62)), box((0.17, 0.04, 0.17), (0, 0.46, 0.62))),
        2 * (wide - 0.2) / (count - 1),
        count,
    )
    beam = box((wide + 0.06, 0.14, 0.85), (0, 2.08, 0))
    gable = move(slab(((-wide - 0.16, 0), (wide + 0.16, 0), (0, 0.62)), 0.88), (0, 2.22, 0))
    niche = move(slab(((-wide + 0.35, 0.07), (wide - 0.35, 0.07), (0, 0.44)), 0.1), (0, 2.22, 0.88))
    cella = box((wide - 0.2, 0.8, 0.4), (0, 1.2, -0.1))
    door = box((0.26, 0.6, 0.05), (0, 0.98, 0.32))
    return [
        Piece(unite(steps, beam, caps), "marble"),
        Piece(shafts, "column"),
        Piece(cut(gable, niche), "marble"),
        Piece(cella, "wall"),
        Piece(door, "lamp"),
    ]


def obelisk() -> Motif:
    """Model a tall obelisk; at size 1 it is 3 high."""
    needle = shaft(0.2, 0.13, 2.7)
    tip = shaft(0.13, 0.0, 0.25)
    return [
        Piece(unite(needle, move(tip, (0, 2.7, 0))), "stone"),
        Piece(box((0.5, 0.04, 0.5), (0, 0.04, 0)), "marble"),
        Piece(sphere(0.025, (0, 2.97, 0)), "ember"),
    ]


def town_hall() -> Motif:
    """Model a town hall with a clock tower."""
    body = box((1.5, 0.6, 0.6), (0, 0.6, 0))
    roof = move(
        turn(slab(((-0.75, 0), (0.75, 0), (0.5, 0.45), (-0.5, 0.45)), 1.6), "y", 90), (0, 1.2, 0)
    )
    tower = box((0.38, 1.1, 0.38), (0, 1.3, 0.35))
    ledge = unite(box((0.44, 0.04, 0.44), (0, 2.4, 0.35)), box((0.44, 0.04, 0.44), (0, 1.7, 0.35)))
    spire = unite(move(shaft(0.36, 0.0, 0.75), (0, 2.42, 0.35)), sphere(0.05, (0, 3.15, 0.35)))
    clock = move(turn(tube(0.26, 0.03), "x", 90), (0, 2.05, 0.74))
    hands = unite(
        rod((0, 2.05, 0.78), (0, 2.22, 0.78), 0.018), rod((0, 2.05, 0.78), (0.1, 2.0, 0.78), 0.02)
    )
    porch = unite(
        row(tube(0.06, 0.35, (0, 0.35, 1.0)), 0.4, 4), box((0.8, 0.06, 0.25), (0, 0.74, 0.95))
    )
    stair = unite(box((0.9, 0.05, 0.35), (0, 0.05, 1.05)), box((1.0, 0.02, 0.45), (0, 0.02, 1.1)))
    return [
        Piece(body, "loft"),
        Piece(unite(roof, spire), "copper"),
        Piece(unite(tower, ledge), "stone"),
        Piece(clock, "lamp"),
        Piece(hands, "black"),
        Piece(unite(porch, stair), "marble"),
    ]


def tower(high: float = 2.6, wide: float = 0.5) -> Motif:
    """Model a skyscraper with setbacks."""
    low = box((wide, high * 0.31, wide), (0, high * 0.31, 0))
    middle = box((wide * 0.78, high * 0.42, wide * 0.78), (0, high * 0.42, 0))
    top = box((wide * 0.5, high * 0.48, wide * 0.5), (0, high * 0.48, 0))
    crown = unite(
        spire(wide * 0.4, high * 0.96, high * 0.12), rod((0, high, 0), (0, high * 1.18, 0), 0.02)
    )
    return [
        Piece(unite(low, middle, top), "tower"),
        Piece(crown, "copper"),
        Piece(sphere(0.035, (0, high * 1.18, 0)), "ember"),
    ]


def block(high: float = 1.4, wide: float = 0.6) -> Motif:
    """Model a plain house with lit windows."""
    body = box((wide, high / 2, wide * 0.8), (0, high / 2, 0))
    ledge = box((wide + 0.05, 0.05, wide * 0.8 + 0.05), (0, high, 0))
    return [Piece(body, "tower"), Piece(ledge, "wall")]


def school() -> Motif:
    """Model a schoolhouse with a bell turret."""
    body = box((1.4, 0.6, 0.7), (0, 0.6, 0))
    roof = move(turn(slab(((-0.85, 0), (0.85, 0), (0, 0.7)), 1.5), "y", 90), (0, 1.2, 0))
    turret = unite(box((0.26, 0.4, 0.26), (0, 2.1, 0.0)), move(shaft(0.34, 0.0, 0.5), (0, 2.5, 0)))
    arch = box((0.14, 0.2, 0.5), (0, 2.16, 0))
    porch = unite(
        move(slab(((-0.45, 0), (0.45, 0), (0, 0.3)), 0.3), (0, 0.95, 0.9)),
        row(tube(0.05, 0.45, (0, 0.45, 1.1)), 0.7, 2),
    )
    return [
        Piece(body, "loft"),
        Piece(roof, "roof"),
        Piece(cut(turret, arch), "marble"),
        Piece(common(ellipsoid((0.12, 0.18, 0.12), (0, 2.1, 0)), above(2.08)), "brass"),
        Piece(porch, "marble"),
    ]


def hospital() -> Motif:
    """Model a hospital with a lit cross."""
    body = unite(
        box((0.7, 1.2, 0.5), (0, 1.2, 0)), mirror(box((0.8, 0.75, 0.42), (1.4, 0.75, -0.05)))
    )
    ledge = unite(
        box((0.75, 0.05, 0.55), (0, 2.4, 0)), mirror(box((0.85, 0.04, 0.46), (1.4, 1.5, -0.05)))
    )
    sign = unite(box((0.09, 0.3, 0.03), (0, 2.85, 0.3)), box((0.3, 0.09, 0.03), (0, 2.85, 0.3)))
    porch = unite(box((0.6, 0.05, 0.4), (0, 0.6, 0.8)), row(tube(0.05, 0.3, (0, 0.3, 1.1)), 0.9, 2))
    return [
        Piece(body, "tower"),
        Piece(unite(ledge, porch), "marble"),
        Piece(sign, "ember"),
        Piece(box((0.2, 0.26, 0.05), (0, 0.28, 0.5)), "lamp"),
    ]


def revolving_door() -> Motif:
    """Model a revolving door of brass and glass in a stone portal."""
    panels = unite(box((1.0, 1.15, 0.02), (0, 1.2, 0)), box((0.02, 1.15, 1.0), (0, 1.2, 0)))
    rails = unite(
        *(
            unite(box((1.0, 0.06, 0.05), (0, y, 0)), box((0.05, 0.06, 1.0), (0, y, 0)))
            for y in (0.16, 1.1, 2.28)
        )
    )
    posts = unite(
        rod((0, 0.1, 0), (0, 2.35, 0), 0.07), ring(box((0.05, 1.12, 0.05), (0.98, 1.2, 0)), 4)
    )
    drum = unite(tube(1.12, 0.14, (0, 2.46, 0), 0.03), tube(1.14, 0.05, (0, 0.05, 0)))
    shell = cut(hollow(tube(1.1, 1.15, (0, 1.2, 0)), 0.02), box((0.62, 3, 3)))
    wall = cut(box((3.1, 1.6, 0.15), (0, 1.6, -0.3)), box((1.12, 1.35, 1), (0, 1.3, 0)))
    return [
        Piece(turn(panels, "y", 28), "glass"),
        Piece(turn(unite(rails, posts), "y", 28), "brass"),
        Piece(drum, "brass"),
        Piece(shell, "glass"),
        Piece(wall, "stone"),
        Piece(tube(1.0, 0.02, (0, 2.3, 0)), "lamp"),
    ]


def vault() -> Motif:
    """Model a round vault door, open, in its steel wall."""
    wall = cut(
        box((2.6, 1.6, 0.2), (0, 1.6, -0.5)), move(turn(tube(1.15, 1.0), "x", 90), (0, 1.4, -0.5))
    )
    rim = move(turn(torus(1.2, 0.12), "x", 90), (0, 1.4, -0.3))
    plug = turn(
        unite(tube(1.1, 0.16, rounding=0.03), tube(0.95, 0.12, (0, 0.24, 0), 0.03)), "x", 90
    )
    bolts = turn(ring(turn(tube(0.06, 0.1, (0, 1.14, 0)), "z", -90), 16), "x", 90)
    wheel = turn(
        unite(torus(0.42, 0.05, (0, 0.5, 0)), ring(rod((0, 0.5, 0), (0.55, 0.5, 0), 0.035), 5)),
        "x",
        90,
    )
    door = (1.55, 1.4, 0.35)
    inside = row(row(box((0.16, 0.1, 0.05), (0, 0, 0), 0.01), 0.36, 6), 0.26, 9, "y")
    return [
        Piece(wall, "wall"),
        Piece(
            unite(rim, move(turn(bolts, "y", -58), door), move(turn(wheel, "y", -58), door)),
            "brass",
        ),
        Piece(move(turn(plug, "y", -58), door), "steel"),
        Piece(move(inside, (0, 1.4, -1.6)), "brass"),
        Piece(box((1.3, 1.4, 0.05), (0, 1.4, -1.66)), "iron"),
        Piece(move(rod((-0.6, 2.3, -1.2), (0.6, 2.3, -1.2), 0.05), (0, 0, 0)), "lamp"),
    ]


MOTIFS = (
    capitol, temple, obelisk, town_hall, tower, block, school, hospital, revolving_door, vault,
)  # fmt: skip
