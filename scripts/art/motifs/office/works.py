"""Models works and ships: cranes, mills, furnaces, hulls, gantries and roads."""

from __future__ import annotations

from art.space.shaping import blend, common, mirror, move, row, turn, unite
from art.space.solids import box, ellipsoid, lathe, path, rod, slab, sphere, tube
from art.space.stage import Motif, Piece


def crane() -> Motif:
    """Model a harbour crane with a lattice jib along x."""
    legs = row(row(rod((0, 0, 0), (0, 1.1, 0), 0.05), 0.8, 2), 0.7, 2, "z")
    frame = unite(box((0.5, 0.06, 0.45), (0, 1.12, 0)), box((0.42, 0.03, 0.36), (0, 0.5, 0)))
    house = box((0.4, 0.28, 0.3), (-0.1, 1.45, 0), 0.03)
    jib = unite(
        rod((0.1, 1.3, 0.1), (2.2, 2.7, 0.05), 0.03),
        rod((0.1, 1.3, -0.1), (2.2, 2.7, -0.05), 0.03),
        rod((0.0, 1.7, 0), (2.2, 2.72, 0), 0.025),
    )
    web = unite(
        *(
            rod((0.1 + 0.42 * n, 1.3 + 0.28 * n, 0.09), (0.25 + 0.42 * n, 1.78 + 0.2 * n, 0), 0.014)
            for n in range(5)
        )
    )
    mast = unite(
        rod((-0.1, 1.6, 0), (-0.2, 2.4, 0), 0.04),
        rod((-0.2, 2.4, 0), (2.2, 2.72, 0), 0.012),
        rod((-0.2, 2.4, 0), (-0.6, 1.4, 0), 0.02),
    )
    load = unite(
        rod((2.2, 2.7, 0), (2.2, 1.5, 0), 0.012), box((0.3, 0.16, 0.2), (2.2, 1.32, 0), 0.01)
    )
    return [
        Piece(unite(legs, frame, jib, web, mast), "steel"),
        Piece(house, "loft"),
        Piece(load, "barn"),
        Piece(unite(sphere(0.05, (2.2, 2.78, 0)), sphere(0.05, (-0.2, 2.46, 0))), "ember"),
    ]


def freighter() -> Motif:
    """Model a cargo ship that lies along x."""
    hull = slab(
        ((-2.4, 0.9), (-2.2, 0), (2.1, 0), (2.75, 1.05), (2.2, 0.85), (-1.4, 0.8)), 0.5, 0.2
    )
    stripe = common(hull, box((4, 0.12, 1), (0, 0.1, 0)))
    house = unite(box((0.55, 0.32, 0.4), (-1.5, 1.12, 0)), box((0.4, 0.2, 0.42), (-1.5, 1.6, 0)))
    funnel = tube(0.2, 0.36, (-1.75, 2.0, 0), 0.03)
    masts = unite(
        *(rod((x, 0.8, 0), (x, 2.2, 0), 0.04) for x in (-0.3, 0.9)),
        *(rod((x, 1.2, 0), (x + s * 0.55, 1.9, 0), 0.025) for x in (-0.3, 0.9) for s in (-1, 1)),
    )
    crates = unite(
        *(box((0.2, 0.14, 0.3), (x, 0.98, 0), 0.01) for x in (-0.65, 0.05, 0.45, 1.3, 1.7))
    )
    return [
        Piece(hull, "hull"),
        Piece(stripe, "red"),
        Piece(house, "loft"),
        Piece(funnel, "red"),
        Piece(masts, "steel"),
        Piece(crates, "barn"),
        Piece(
            unite(
                sphere(0.05, (-0.3, 2.25, 0)),
                sphere(0.05, (0.9, 2.25, 0)),
                sphere(0.06, (2.5, 1.2, 0)),
            ),
            "lamp",
        ),
    ]


def furnace() -> Motif:
    """Model a blast furnace with pipes and a glowing mouth."""
    shaft = lathe(
        ((0, 0), (0.62, 0), (0.62, 0.5), (0.72, 0.9), (0.42, 2.1), (0.5, 2.2), (0.3, 2.5), (0, 2.5))
    )
    hoops = unite(*(tube(0.66 - 0.2 * n / 4, 0.03, (0, 0.6 + 0.34 * n, 0)) for n in range(5)))
    pipe = path(((0.2, 2.5, 0), (0.2, 2.85, 0), (0.9, 2.85, 0), (1.3, 0.9, 0)), 0.13)
    stove = unite(
        *(tube(0.3, 0.85, (1.3 + 0.7 * n, 0.85, 0)) for n in range(2)),
        *(sphere(0.3, (1.3 + 0.7 * n, 1.7, 0)) for n in range(2)),
    )
    stair = path(((-0.75, 0, 0.5), (-0.8, 0.8, 0.3), (-0.6, 1.4, 0.3), (-0.5, 2.2, 0.2)), 0.03)
    mouth = box((0.2, 0.16, 0.2), (0, 0.2, 0.55), 0.05)
    stream = unite(
        rod((0, 0.12, 0.7), (0.1, 0.04, 1.9), 0.07), ellipsoid((0.4, 0.04, 0.3), (0.2, 0.02, 2.0))
    )
    return [
        Piece(unite(shaft, stove), "brick"),
        Piece(unite(hoops, pipe, stair), "iron"),
        Piece(unite(mouth, stream, sphere(0.16, (0, 2.52, 0))), "ember"),
    ]


def chimney(high: float = 2.6) -> Motif:
    """Model a factory chimney."""
    stack = lathe(
        (
            (0, 0),
            (0.26, 0),
            (0.17, high),
            (0.21, high + 0.05),
            (0.21, high + 0.14),
            (0, high + 0.14),
        )
    )
    return [Piece(stack, "brick"), Piece(sphere(0.05, (0, high + 0.18, 0)), "ember")]


def plume() -> Motif:
    """Model a drifting cloud of smoke."""
    puffs = [
        (0.0, 0.0, 0.18), (0.2, 0.25, 0.26), (0.5, 0.48, 0.34), (0.95, 0.62, 0.42),
        (1.5, 0.72, 0.46), (2.1, 0.74, 0.4),
    ]  # fmt: skip
    return [Piece(blend(0.25, *(sphere(r, (x, y, 0)) for x, y, r in puffs)), "snow")]


def mill() -> Motif:
    """Model a factory hall with a saw-tooth roof."""
    body = box((1.5, 0.5, 0.8), (0, 0.5, 0))
    tooth = slab(((-0.375, 0), (0.375, 0), (-0.375, 0.42)), 0.8)
    return [Piece(body, "loft"), Piece(move(row(tooth, 0.75, 4), (0, 1.0, 0)), "roof")]


def hull() -> Motif:
    """Model a ship's hull on its slip, bow towards the viewer."""
    ribs = slab(((-0.05, 0), (0.05, 0), (0.6, 0.4), (0.85, 2.3), (-0.85, 2.3), (-0.6, 0.4)), 3.0)
    above_view = turn(
        slab(((-0.95, -2.8), (0.95, -2.8), (0.95, 0.8), (0.0, 2.4), (-0.95, 0.8)), 4.0), "x", 90
    )
    keel = turn(slab(((-2.8, 0), (1.3, 0), (2.4, 2.25), (-2.8, 2.05)), 2.0), "y", -90)
    body = common(ribs, above_view, keel)
    blocks = row(box((0.3, 0.18, 0.12)), 0.6, 6, "z")
    return [Piece(body, "hull"), Piece(blocks, "wood"), Piece(sphere(0.06, (0, 2.42, 2.3)), "lamp")]


def scaffold() -> Motif:
    """Model a lattice of poles and planks beside a hull, along z."""
    poles = row(row(rod((0, 0, 0), (0, 2.3, 0), 0.025), 0.4, 2), 0.6, 8, "z")
    decks = row(box((0.26, 0.02, 2.3)), 0.6, 4, "y")
    braces = row(turn(box((0.012, 0.42, 0.012), (0, 0, 0)), "x", 45), 0.6, 7, "z")
    lamps = row(sphere(0.05, (0.2, 2.35, 0)), 1.2, 4, "z")
    return [
        Piece(
            unite(
                poles,
                move(decks, (0, 1.2, 0)),
                *(move(braces, (0.2, y, 0)) for y in (0.6, 1.2, 1.8)),
            ),
            "wood",
        ),
        Piece(lamps, "lamp"),
    ]


def gantry() -> Motif:
    """Model a gantry crane that spans along x."""
    legs = mirror(row(rod((2.2, 0, 0), (2.0, 2.5, 0), 0.06), 0.6, 2, "z"))
    beam = unite(
        row(box((2.6, 0.05, 0.03), (0, 2.6, 0)), 0.4, 2, "z"),
        row(box((2.6, 0.03, 0.03), (0, 2.9, 0)), 0.4, 2, "z"),
    )
    web = row(row(turn(box((0.015, 0.2, 0.015)), "z", 40), 0.26, 18), 0.4, 2, "z")
    cab = unite(
        box((0.25, 0.16, 0.25), (0.6, 2.42, 0), 0.02),
        rod((0.6, 2.3, 0), (0.6, 1.5, 0), 0.015),
        box((0.5, 0.04, 0.3), (0.6, 1.46, 0)),
    )
    lamps = row(sphere(0.06, (0, 2.5, 0)), 1.0, 5)
    return [
        Piece(unite(legs, beam, move(web, (0, 2.75, 0))), "steel"),
        Piece(cab, "red"),
        Piece(lamps, "lamp"),
    ]


def viaduct() -> Motif:
    """Model a stretch of elevated road on pillars, along z."""
    deck = box((0.75, 0.08, 3.2), (0, 1.2, 0))
    rails = row(box((0.02, 0.1, 3.2), (0, 1.36, 0)), 1.46, 2)
    pillars = row(
        unite(tube(0.16, 0.56, (0, 0.56, 0)), box((0.6, 0.08, 0.18), (0, 1.08, 0))), 1.6, 4, "z"
    )
    lamps = row(
        unite(rod((0.7, 1.2, 0), (0.7, 1.95, 0), 0.02), rod((0.7, 1.95, 0), (0.45, 2.02, 0), 0.02)),
        1.6,
        4,
        "z",
    )
    bulbs = row(sphere(0.05, (0.45, 2.0, 0)), 1.6, 4, "z")
    return [
        Piece(unite(deck, pillars), "wall"),
        Piece(unite(rails, lamps), "steel"),
        Piece(bulbs, "lamp"),
    ]


def lane() -> Motif:
    """Model the lights of cars on a road along z: white ahead, red behind."""
    white = row(row(sphere(0.05, (-0.3, 0.1, 0)), 0.18, 2), 0.9, 7, "z")
    red = row(row(sphere(0.045, (0.35, 0.1, 0.3)), 0.18, 2), 1.1, 6, "z")
    return [Piece(white, "lamp"), Piece(red, "ember")]


def quay() -> Motif:
    """Model a stretch of quay wall along x."""
    wall = box((3.1, 0.2, 0.9), (0, 0.1, 0), 0.02)
    posts = row(tube(0.09, 0.12, (0, 0.4, 0.75)), 0.8, 7)
    return [Piece(unite(wall, posts), "stone")]


MOTIFS = (
    crane, freighter, furnace, chimney, plume, mill, hull, scaffold, gantry, viaduct, lane,
    quay,
)  # fmt: skip
