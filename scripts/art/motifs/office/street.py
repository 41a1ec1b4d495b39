"""Models streets and parks: lamps, cars, bridges, wheels, tents and trees."""

from __future__ import annotations

from art.space.shaping import blend, common, cut, hollow, mirror, move, ring, row, turn, unite
from art.space.solids import (
    above,
    box,
    ellipsoid,
    lathe,
    path,
    rod,
    shaft,
    slab,
    sphere,
    torus,
    tube,
)
from art.space.stage import Motif, Piece


def lamp_post() -> Motif:
    """Model a street lamp with a globe."""
    post = lathe(
        ((0, 0), (0.14, 0), (0.14, 0.12), (0.05, 0.3), (0.035, 1.9), (0.09, 1.98), (0, 2.0))
    )
    return [Piece(post, "iron"), Piece(sphere(0.15, (0, 2.12, 0)), "lamp")]


def car() -> Motif:
    """Model a saloon car that drives along x."""
    body = box((1.1, 0.2, 0.42), (0, 0.42, 0), 0.16)
    cabin = common(ellipsoid((0.75, 0.5, 0.4), (-0.1, 0.52, 0)), above(0.5))
    fenders = mirror(row(ellipsoid((0.36, 0.26, 0.14), (0.68, 0.36, 0)), 0.74, 2, "z"))
    wheels = mirror(row(move(turn(tube(0.21, 0.08), "x", 90), (0.68, 0.21, 0)), 0.74, 2, "z"))
    glass = common(
        hollow(ellipsoid((0.76, 0.51, 0.41), (-0.1, 0.52, 0)), 0.01),
        box((0.62, 0.14, 1), (-0.1, 0.74, 0)),
    )
    lamps = row(sphere(0.085, (1.06, 0.46, 0)), 0.5, 2, "z")
    chrome = unite(
        box((0.05, 0.05, 0.44), (1.12, 0.28, 0), 0.02),
        box((0.05, 0.05, 0.44), (-1.12, 0.28, 0), 0.02),
    )
    return [
        Piece(blend(0.1, body, cabin, fenders), "black"),
        Piece(wheels, "iron"),
        Piece(glass, "screen"),
        Piece(lamps, "lamp"),
        Piece(chrome, "steel"),
    ]


def bus() -> Motif:
    """Model a school bus that drives along x."""
    body = box((1.3, 0.5, 0.45), (0, 0.72, 0), 0.12)
    nose = box((0.35, 0.26, 0.38), (1.5, 0.48, 0), 0.1)
    panes_ = row(box((0.15, 0.15, 0.47), (0, 0.92, 0), 0.02), 0.38, 6)
    wheels = unite(*(move(turn(tube(0.22, 0.48), "x", 90), (x, 0.22, 0)) for x in (-0.8, 1.2)))
    stripe = unite(box((1.31, 0.03, 0.46), (0, 0.62, 0)), box((1.31, 0.03, 0.46), (0, 0.5, 0)))
    return [
        Piece(blend(0.05, body, nose), "butter"),
        Piece(panes_, "lamp"),
        Piece(unite(wheels, stripe), "black"),
        Piece(row(sphere(0.08, (1.84, 0.48, 0)), 0.44, 2, "z"), "lamp"),
    ]


def ambulance() -> Motif:
    """Model an ambulance that drives along x."""
    body = unite(
        box((0.75, 0.42, 0.4), (-0.3, 0.65, 0), 0.08), box((0.4, 0.28, 0.36), (0.75, 0.5, 0), 0.12)
    )
    cross = row(unite(box((0.05, 0.16, 0.01)), box((0.16, 0.05, 0.01))), 0.82, 2, "z")
    wheels = unite(*(move(turn(tube(0.19, 0.4), "x", 90), (x, 0.2, 0)) for x in (-0.65, 0.7)))
    return [
        Piece(body, "porcelain"),
        Piece(move(cross, (-0.3, 0.72, 0)), "red"),
        Piece(wheels, "black"),
        Piece(
            unite(sphere(0.09, (0.1, 1.14, 0)), row(sphere(0.07, (1.14, 0.5, 0)), 0.4, 2, "z")),
            "ember",
        ),
    ]


def bridge() -> Motif:
    """Model one tower of a suspension bridge with its cables; repeat it along x."""
    legs = row(shaft(0.12, 0.08, 2.9), 0.7, 2, "z")
    braces = unite(*(box((0.07, 0.07, 0.4), (0, y, 0)) for y in (1.05, 1.75, 2.35, 2.85)))
    deck = box((3.2, 0.05, 0.42), (0, 0.82, 0))
    truss = row(
        unite(box((3.2, 0.02, 0.02), (0, 0.98, 0)), box((3.2, 0.02, 0.02), (0, 0.68, 0))),
        0.8,
        2,
        "z",
    )
    struts = row(row(turn(box((0.018, 0.2, 0.02), (0, 0, 0)), "z", 35), 0.25, 24), 0.8, 2, "z")
    stops = [
        (x, 0.95 + 1.95 * (1 - x / 3.2) ** 2, 0.0)
        for x in (0.0, 0.4, 0.8, 1.2, 1.6, 2.0, 2.4, 2.8, 3.2)
    ]
    cable = mirror(row(path(stops, 0.035), 0.7, 2, "z"))
    hangers = mirror(
        unite(*(row(rod((x, 0.85, 0), (x, y, 0), 0.012), 0.7, 2, "z") for x, y, _ in stops[1:]))
    )
    lights = row(row(sphere(0.045, (0, 1.06, 0)), 0.5, 12), 0.8, 2, "z")
    pier = box((0.28, 0.25, 0.6), (0, 0.2, 0), 0.04)
    return [
        Piece(unite(legs, braces), "steel"),
        Piece(deck, "iron"),
        Piece(unite(truss, move(struts, (0, 0.83, 0))), "iron"),
        Piece(unite(cable, hangers), "steel"),
        Piece(lights, "lamp"),
        Piece(pier, "stone"),
    ]


def ferris_wheel() -> Motif:
    """Model a Ferris wheel with lights."""
    rims = row(turn(unite(torus(1.25, 0.03), torus(1.1, 0.02)), "x", 90), 0.3, 2, "z")
    spokes = turn(ring(rod((0, 0, 0), (1.25, 0, 0), 0.015), 16), "x", 90)
    cabins = turn(ring(box((0.11, 0.13, 0.1), (1.38, 0, 0), 0.04), 16), "x", 90)
    bulbs = turn(ring(sphere(0.045, (1.25, 0.17, 0)), 48), "x", 90)
    stand = mirror(row(rod((0, 1.6, 0), (0.8, 0, 0), 0.05), 0.5, 2, "z"))
    at = (0.0, 1.65, 0.0)
    return [
        Piece(
            unite(move(rims, at), move(spokes, at), stand, move(turn(tube(0.1, 0.3), "x", 90), at)),
            "steel",
        ),
        Piece(move(cabins, at), "red"),
        Piece(move(bulbs, at), "lamp"),
    ]


def tent() -> Motif:
    """Model a striped fair tent with a pennant."""
    roof = lathe(((0, 1.5), (0.06, 1.48), (0.4, 0.98), (1.0, 0.72), (1.0, 0.66), (0, 0.66)))
    walls = tube(0.92, 0.34, (0, 0.34, 0))
    flag_ = unite(
        rod((0, 1.4, 0), (0, 1.9, 0), 0.02),
        move(slab(((0, 0), (0.34, -0.09), (0, -0.18)), 0.015), (0, 1.9, 0)),
    )
    return [
        Piece(unite(roof, flag_), "red"),
        Piece(cut(walls, box((0.3, 0.5, 2), (0, 0.2, 1))), "column"),
    ]


def tree() -> Motif:
    """Model a round tree."""
    crown = blend(
        0.3,
        sphere(0.55, (0, 1.25, 0)),
        sphere(0.42, (0.36, 1.05, 0.1)),
        sphere(0.42, (-0.36, 1.1, 0)),
        sphere(0.36, (0.05, 1.62, 0)),
    )
    return [Piece(rod((0, 0, 0), (0, 0.9, 0), 0.09, 0.06), "wood"), Piece(crown, "pine")]


def palm() -> Motif:
    """Model a palm tree."""
    trunk = path(((0, 0, 0), (0.08, 0.7, 0), (0.2, 1.4, 0), (0.4, 2.1, 0)), 0.07)
    frond = common(
        path(((0, 0, 0), (0.45, 0.22, 0), (0.85, 0.1, 0), (1.1, -0.25, 0)), 0.13), box((3, 3, 0.03))
    )
    crown = move(unite(ring(frond, 7), turn(ring(turn(frond, "z", 24), 5), "y", 20)), (0.4, 2.1, 0))
    return [
        Piece(trunk, "wood"),
        Piece(crown, "leaf"),
        Piece(sphere(0.11, (0.5, 2.0, 0.1)), "clay"),
    ]


MOTIFS = (lamp_post, car, bus, ambulance, bridge, ferris_wheel, tent, tree, palm)
