"""Models more emblems of bills about the world: duffel bags, huts, guns, crates and globes."""

from __future__ import annotations

import math

from art.motifs.note.shapes import upright, wheel
from art.space.shaping import blend, common, cut, mirror, move, ring, row, turn, unite
from art.space.solids import (
    Field,
    above,
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


def duffel_bag() -> Motif:
    """Model a soldier's duffel bag that stands, its neck drawn shut."""
    body = lathe(
        (
            (0, 0), (0.58, 0), (0.66, 0.1), (0.62, 0.5), (0.68, 0.9), (0.62, 1.4), (0.5, 1.66),
            (0.2, 1.8), (0.16, 1.9), (0.3, 2.05), (0.1, 2.08), (0, 2.0),
        )
    )  # fmt: skip
    folds = ring(rod((0.6, 1.35, 0), (0.16, 1.86, 0), 0.03, 0.06), 10)
    sag = unite(torus(0.66, 0.04, (0, 0.55, 0)), torus(0.68, 0.035, (0, 1.1, 0)))
    strap = path(
        (
            (0.12, 1.75, 0.3),
            (0.5, 1.5, 0.55),
            (0.62, 0.9, 0.66),
            (0.5, 0.3, 0.68),
            (0.3, 0.08, 0.6),
        ),
        0.06,
    )
    rings = unite(torus(0.17, 0.035, (0, 1.86, 0)))
    return [Piece(blend(0.1, body, folds, sag), "food"), Piece(unite(strap, rings), "rope")]


def service_cap() -> Motif:
    """Model a peaked cap with a plain badge; it rests at height 0."""
    crown = lathe(((0, 0.3), (0.5, 0.28), (0.86, 0.42), (0.8, 0.52), (0.3, 0.6), (0, 0.61)))
    band = tube(0.56, 0.16, (0, 0.18, 0), 0.02)
    peak = common(
        move(turn(ellipsoid((0.56, 0.05, 0.42)), "x", 22), (0, 0.03, 0.55)),
        box((2, 2, 1), (0, 0, 1.4)),
    )
    cord = common(torus(0.58, 0.035, (0, 0.1, 0)), box((2, 2, 1), (0, 0, 1.2)))
    badge = move(upright(unite(tube(0.12, 0.05, rounding=0.02), torus(0.13, 0.03))), (0, 0.3, 0.6))
    return [
        Piece(crown, "felt"),
        Piece(unite(band, peak), "black"),
        Piece(unite(cord, badge), "brass"),
    ]


def quonset() -> Motif:
    """Model a round-roofed hut of ribbed steel, its end towards the viewer."""
    shell = common(upright(tube(0.85, 1.2)), above(0))
    ribs = common(row(upright(torus(0.86, 0.035)), 0.3, 9, "z"), above(0))
    face = common(upright(tube(0.8, 0.03)), above(0))
    door = box((0.2, 0.3, 0.03), (0, 0.3, 1.23))
    panes = mirror(box((0.13, 0.12, 0.03), (0.48, 0.36, 1.23)))
    return [
        Piece(unite(shell, ribs), "steel"),
        Piece(move(face, (0, 0, 1.2)), "paper"),
        Piece(unite(door, panes), "iron"),
    ]


def water_tower() -> Motif:
    """Model a water tower: a round tank with a pointed roof on braced legs."""
    tank = lathe(((0, 1.5), (0.3, 1.52), (0.6, 1.7), (0.62, 2.35), (0, 2.35)))
    roof = lathe(((0, 2.34), (0.7, 2.34), (0.66, 2.42), (0.06, 2.85), (0.05, 3.0), (0, 3.02)))
    legs = unite(
        *(
            rod((sx * 0.62, 0, sz * 0.62), (sx * 0.42, 1.66, sz * 0.42), 0.05)
            for sx in (-1, 1)
            for sz in (-1, 1)
        )
    )
    braces = unite(
        *(
            rod((-0.58, low, sz * 0.58), (0.52, low + 0.7, sz * 0.52), 0.02)
            for low in (0.1, 0.85)
            for sz in (-1, 1)
        ),
        *(
            rod((0.58, low, sz * 0.58), (-0.52, low + 0.7, sz * 0.52), 0.02)
            for low in (0.1, 0.85)
            for sz in (-1, 1)
        ),
        cut(box((0.56, 0.03, 0.56), (0, 0.82, 0)), box((0.5, 1, 0.5), (0, 0.8, 0))),
    )
    walk = unite(torus(0.72, 0.025, (0, 1.95, 0)), tube(0.74, 0.03, (0, 1.72, 0)))
    return [
        Piece(tank, "hull"),
        Piece(roof, "roof"),
        Piece(unite(legs, braces, walk, rod((0, 0, 0), (0, 1.6, 0), 0.08)), "steel"),
    ]


def field_gun() -> Motif:
    """Model an old field gun along x, its muzzle raised to the right."""
    barrel = lathe(
        (
            (0, -0.75), (0.2, -0.75), (0.24, -0.6), (0.22, 0.1), (0.2, 0.15), (0.13, 1.75),
            (0.18, 1.8), (0.18, 1.95), (0.1, 1.98), (0.09, 1.7), (0, 1.7),
        )
    )  # fmt: skip
    bands = unite(
        torus(0.23, 0.035, (0, -0.2, 0)),
        torus(0.19, 0.03, (0, 0.5, 0)),
        sphere(0.12, (0, -0.85, 0)),
    )
    aim = -68
    at = (-0.15, 0.95, 0.0)
    wheels = row(move(wheel(0.72, 12), (0, 0.74, 0)), 1.1, 2, "z")
    trail = unite(*(rod((0.05, 0.78, z), (-1.75, 0.1, z * 0.6), 0.09, 0.07) for z in (-0.28, 0.28)))
    axle = unite(
        move(upright(tube(0.08, 0.62)), (0, 0.74, 0)),
        box((0.12, 0.06, 0.28), (-1.72, 0.12, 0), 0.03),
    )
    cheeks = row(
        slab(((-0.5, 0.6), (0.2, 0.66), (0.12, 1.12), (-0.25, 1.1)), 0.05, 0.02), 0.5, 2, "z"
    )
    return [
        Piece(move(turn(unite(barrel, bands), "z", aim), at), "brass"),
        Piece(unite(trail, cheeks), "wood"),
        Piece(unite(wheels, axle), "iron"),
    ]


def crate() -> Motif:
    """Model a wooden crate with battens."""
    body = box((0.7, 0.5, 0.5), (0, 0.52, 0), 0.01)
    brace = row(move(turn(box((0.06, 0.66, 0.02)), "z", 54), (0, 0.52, 0)), 1.05, 2, "z")
    frame = unite(
        cut(box((0.74, 0.54, 0.53), (0, 0.53, 0), 0.01), box((0.6, 0.4, 2), (0, 0.53, 0))),
        cut(box((0.74, 0.54, 0.53), (0, 0.53, 0), 0.01), box((2, 0.4, 0.4), (0, 0.53, 0))),
    )
    return [Piece(body, "barn"), Piece(unite(frame, brace), "wood")]


def chain_line(count: int) -> Field:
    """Model a straight chain along x, its links by turns flat and on edge."""
    flat = row(upright(torus(0.13, 0.042)), 0.36, (count + 1) // 2)
    edge = row(torus(0.13, 0.042), 0.36, count // 2)
    return unite(flat, edge)


def wrapped_chain() -> Motif:
    """Model chains wound round a crate of size 1, upright and level."""
    level = unite(
        move(chain_line(9), (0, 0.55, 0.6)),
        *(move(turn(chain_line(7), "y", 90), (x, 0.55, 0)) for x in (-0.8, 0.8)),
    )
    upright_ = unite(
        move(turn(chain_line(7), "z", 90), (0, 0.55, 0.6)),
        move(turn(chain_line(7), "y", 90), (0, 1.13, 0)),
    )
    return [Piece(unite(level, upright_), "steel")]


def padlock() -> Motif:
    """Model a heavy padlock, shut."""
    body = unite(
        box((0.36, 0.3, 0.13), (0, 0.3, 0), 0.08), box((0.3, 0.24, 0.15), (0, 0.3, 0), 0.04)
    )
    bow = unite(
        common(move(upright(torus(0.22, 0.06)), (0, 0.8, 0)), above(0.8)),
        mirror(rod((0.22, 0.5, 0), (0.22, 0.8, 0), 0.06)),
    )
    hole = unite(
        move(upright(tube(0.07, 0.02)), (0, 0.34, 0.15)), box((0.03, 0.1, 0.02), (0, 0.24, 0.15))
    )
    return [Piece(body, "brass"), Piece(bow, "steel"), Piece(hole, "black")]


def globe() -> Motif:
    """Model a globe on a turned stand, with raised lands and a brass meridian."""
    at = (0.0, 1.15, 0.0)
    lands = unite(
        sphere(0.34, (-0.42, 0.42, 0.52)),
        sphere(0.2, (-0.3, 0.12, 0.7)),
        sphere(0.25, (-0.2, -0.28, 0.7)),
        sphere(0.16, (-0.16, -0.52, 0.62)),
        sphere(0.3, (0.55, 0.42, 0.4)),
        sphere(0.26, (0.5, 0.02, 0.6)),
        sphere(0.18, (0.42, -0.22, 0.62)),
        sphere(0.24, (0.2, 0.66, 0.35)),
        sphere(0.2, (-0.75, -0.1, 0.2)),
    )
    stand = lathe(
        (
            (0, 0), (0.6, 0), (0.58, 0.07), (0.2, 0.16), (0.1, 0.24), (0.14, 0.3), (0.08, 0.38),
            (0, 0.38),
        )
    )  # fmt: skip
    hoop = turn(upright(torus(0.87, 0.035)), "z", 20)
    pins = turn(unite(sphere(0.06, (0, 0.9, 0)), sphere(0.06, (0, -0.9, 0))), "z", -20)
    return [
        Piece(sphere(0.78, at), "porcelain"),
        Piece(move(common(sphere(0.795), lands), at), "leaf"),
        Piece(unite(stand, move(unite(hoop, pins), at)), "brass"),
    ]


def shelter_umbrella() -> Motif:
    """Model an open umbrella with eight panels; its stick runs down behind what it shelters."""
    dome = cut(
        common(ellipsoid((1.5, 0.85, 1.5), (0, 0, 0)), above(0)),
        ellipsoid((1.46, 0.8, 1.46), (0, -0.02, 0)),
    )
    scallop = turn(ring(ellipsoid((0.3, 0.16, 0.5), (1.5, 0, 0)), 8), "y", 22.5)
    canopy = cut(dome, scallop)
    dark = unite(
        *(
            turn(turn(slab(((0, 0), (3, -1.243), (3, 1.243)), 3), "x", -90), "y", 45 + 90 * n)
            for n in range(4)
        )
    )
    ribs = ring(
        path(
            [(1.5 * math.sin(a), 0.86 * math.cos(a), 0) for a in (0.1, 0.4, 0.7, 1.0, 1.3, 1.52)],
            0.022,
        ),
        8,
    )
    stick = unite(
        rod((0, -2.2, 0), (0, 0.84, 0), 0.045), rod((0, 0.84, 0), (0, 1.05, 0), 0.035, 0.015)
    )
    return [
        Piece(cut(canopy, dark), "paper"),
        Piece(common(canopy, dark), "felt"),
        Piece(unite(ribs, stick), "brass"),
    ]


MOTIFS = (
    duffel_bag, service_cap, quonset, water_tower, field_gun, crate, wrapped_chain, padlock, globe,
    shelter_umbrella,
)  # fmt: skip
