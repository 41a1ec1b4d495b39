"""Models the emblems of lobbies: helmets, bicycles, fish, staffs, torches, radios and pumps."""

from __future__ import annotations

import math

from art.motifs.note.shapes import upright, wheel
from art.space.shaping import blend, common, cut, move, ring, row, turn, unite
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

# The spots on the side of a trout.
TROUT_SPOTS = (
    (-0.3, 0.36, 0.15), (-0.1, 0.4, 0.15), (0.1, 0.42, 0.15), (0.32, 0.38, 0.15),
    (-0.2, 0.26, 0.17), (0.02, 0.3, 0.17), (0.22, 0.28, 0.17),
)  # fmt: skip
# The outline of a well head: radius and height.
WELL_HEAD = (
    (0, 0), (0.2, 0), (0.2, 0.1), (0.1, 0.16), (0.1, 0.5), (0.16, 0.52), (0.05, 0.6), (0, 0.6),
)  # fmt: skip


def hard_hat() -> Motif:
    """Model a builder's helmet with a ridge and a small badge."""
    dome = common(ellipsoid((0.62, 0.62, 0.7), (0, 0.1, 0)), above(0.1))
    brim = unite(
        common(ellipsoid((0.72, 0.06, 0.92), (0, 0.1, 0.1)), above(0.05)),
        torus(0.66, 0.05, (0, 0.12, 0)),
    )
    ridge = common(
        unite(
            turn(torus(0.66, 0.06), "z", 90),
            move(turn(torus(0.62, 0.04), "z", 90), (0.22, 0, 0)),
            move(turn(torus(0.62, 0.04), "z", 90), (-0.22, 0, 0)),
        ),
        above(0.15),
    )
    badge = move(turn(tube(0.13, 0.04, rounding=0.01), "x", 62), (0, 0.42, 0.64))
    return [
        Piece(unite(dome, brim), "butter"),
        Piece(move(ridge, (0, 0.06, 0)), "butter"),
        Piece(badge, "iron"),
    ]


def leaflet_basket() -> tuple[Field, Field]:
    """Model the basket before a handlebar, and the leaflets in it."""
    basket = cut(
        slab(((0.8, 1.2), (1.2, 1.2), (1.3, 1.6), (0.74, 1.6)), 0.28, 0.02),
        slab(((0.85, 1.25), (1.15, 1.25), (1.25, 1.8), (0.79, 1.8)), 0.24),
    )
    sheets = unite(
        *(
            move(turn(box((0.015, 0.3, 0.18)), "z", -6 * n), (0.9 + 0.1 * n, 1.65, 0.02 * n))
            for n in range(4)
        )
    )
    return basket, sheets


def bicycle() -> Motif:
    """Model a bicycle with a basket of leaflets, riding to the right."""
    wheels = unite(move(wheel(0.62, 16), (-0.95, 0.62, 0)), move(wheel(0.62, 16), (0.95, 0.62, 0)))
    crank, seat, head = (-0.12, 0.6, 0.0), (-0.38, 1.45, 0.0), (0.68, 1.42, 0.0)
    frame = unite(
        rod((-0.95, 0.62, 0), crank, 0.035),
        rod((-0.95, 0.62, 0), (-0.34, 1.3, 0), 0.03),
        rod(crank, seat, 0.045),
        rod(crank, (0.72, 1.25, 0), 0.045),
        rod((-0.34, 1.28, 0), (0.68, 1.36, 0), 0.045),
        rod((0.95, 0.62, 0), head, 0.045),
        rod(head, (0.62, 1.66, 0), 0.04),
    )
    bars = path(
        (
            (0.62, 1.66, -0.4),
            (0.5, 1.7, -0.34),
            (0.66, 1.68, 0),
            (0.5, 1.7, 0.34),
            (0.3, 1.66, 0.4),
        ),
        0.04,
    )
    saddle = ellipsoid((0.26, 0.07, 0.13), (-0.42, 1.5, 0))
    gear = unite(
        move(upright(torus(0.16, 0.03)), (-0.12, 0.6, 0.06)),
        rod((-0.12, 0.6, 0.08), (0.08, 0.34, 0.12), 0.03),
        box((0.1, 0.03, 0.08), (0.1, 0.32, 0.18)),
    )
    basket, sheets = leaflet_basket()
    return [
        Piece(wheels, "iron"),
        Piece(unite(frame, bars), "steel"),
        Piece(unite(saddle, gear), "black"),
        Piece(basket, "rope"),
        Piece(sheets, "paper"),
    ]


def trout() -> Motif:
    """Model a trout that leaps to the right, with its fins spread."""
    spine = [(-0.9, -0.06), (-0.48, 0.2), (0.0, 0.3), (0.45, 0.28), (0.84, 0.16)]
    thick = [0.07, 0.18, 0.27, 0.24, 0.12]
    flesh = blend(
        0.3,
        *(
            ellipsoid((0.34, r, r * 0.62), (x, y, 0))
            for (x, y), r in zip(spine, thick, strict=True)
        ),
    )
    tail = move(
        turn(
            slab(
                ((0.1, -0.07), (0.1, 0.07), (-0.42, 0.36), (-0.28, 0.0), (-0.42, -0.36)), 0.03, 0.02
            ),
            "z",
            46,
        ),
        (-0.98, -0.16, 0),
    )
    dorsal = slab(((-0.24, 0), (0.26, 0), (0.02, 0.2), (-0.26, 0.16)), 0.025, 0.015)
    belly = slab(((-0.16, 0), (0.16, 0), (-0.12, -0.32)), 0.025, 0.015)
    fins = unite(
        move(turn(dorsal, "z", 4), (-0.05, 0.53, 0)),
        move(belly, (0.3, 0.12, 0.12)),
        move(belly, (-0.35, 0.06, 0)),
    )
    mouth = path(((1.14, 0.1, 0.03), (1.0, 0.09, 0.07)), 0.018)
    spots = unite(*(sphere(0.04, at) for at in TROUT_SPOTS))
    eye = unite(sphere(0.05, (0.92, 0.2, 0.075)), mouth)
    return [
        Piece(flesh, "porcelain"),
        Piece(unite(tail, fins), "steel"),
        Piece(unite(eye, spots), "black"),
    ]


def splash() -> Motif:
    """Model the rings and drops that a leap leaves on water."""
    rings = unite(torus(0.5, 0.035), torus(0.85, 0.03), torus(1.2, 0.025))
    crown = ring(rod((0.4, 0, 0), (0.58, 0.34, 0), 0.06, 0.02), 9)
    drops = unite(
        sphere(0.06, (0.5, 0.6, 0.1)),
        sphere(0.05, (-0.4, 0.7, 0.2)),
        sphere(0.05, (0.1, 0.75, 0.4)),
    )
    return [Piece(unite(rings, crown, drops), "snow")]


def serpent_staff() -> Motif:
    """Model a physician's staff with a serpent wound round it."""
    staff = unite(rod((0, 0.1, 0), (0, 2.7, 0), 0.085, 0.07), sphere(0.15, (0, 2.8, 0)))
    foot = lathe(((0, 0), (0.5, 0), (0.48, 0.1), (0.2, 0.18), (0.12, 0.34), (0, 0.34)))
    coil = []
    for n in range(37):
        part = n / 36
        angle, wide = 2 * math.pi * 2.6 * part, 0.36 - 0.08 * part
        coil.append((wide * math.cos(angle), 0.4 + 1.85 * part, wide * math.sin(angle)))
    end = coil[-1]
    neck = [end, (end[0] * 1.3, 2.42, 0.3), (0.34, 2.52, 0.36), (0.5, 2.44, 0.34)]
    snake = blend(
        0.06, path(coil, 0.1), path(neck, 0.1), ellipsoid((0.17, 0.1, 0.12), (0.56, 2.42, 0.34))
    )
    tongue = path(((0.7, 2.4, 0.34), (0.86, 2.36, 0.36)), 0.015)
    return [Piece(unite(staff, foot), "wood"), Piece(snake, "rope"), Piece(tongue, "black")]


def torch() -> Motif:
    """Model a burning torch: a fluted handle, a bowl and a tall flame."""
    handle = lathe(
        (
            (0, 0), (0.1, 0), (0.16, 0.1), (0.1, 0.18), (0.2, 1.2), (0.26, 1.26), (0.2, 1.32),
            (0, 1.32),
        )
    )  # fmt: skip
    bowl = lathe(
        ((0, 1.3), (0.16, 1.3), (0.5, 1.56), (0.56, 1.66), (0.5, 1.7), (0.4, 1.62), (0, 1.6))
    )
    rim = unite(torus(0.53, 0.05, (0, 1.68, 0)), ring(sphere(0.05, (0.53, 1.56, 0)), 14))
    blaze = blend(
        0.2,
        ellipsoid((0.36, 0.42, 0.3), (0, 1.95, 0)),
        rod((0.02, 2.1, 0), (0.12, 2.85, 0), 0.22, 0.02),
        rod((-0.18, 1.95, 0.05), (-0.36, 2.5, 0.05), 0.16, 0.02),
        rod((0.24, 1.95, 0.05), (0.42, 2.4, 0.05), 0.14, 0.02),
    )
    return [Piece(handle, "column"), Piece(unite(bowl, rim), "brass"), Piece(blaze, "porcelain")]


def cloche() -> Motif:
    """Model a silver dish cover on its platter."""
    plate = lathe(((0, 0), (0.9, 0.0), (1.35, 0.1), (1.38, 0.16), (0.9, 0.1), (0, 0.1)))
    dome = lathe(
        (
            (0, 0.1), (1.05, 0.1), (1.08, 0.18), (1.02, 0.22), (0.96, 0.6), (0.72, 0.95),
            (0.36, 1.14), (0, 1.2),
        )
    )  # fmt: skip
    knob = lathe(((0, 1.18), (0.1, 1.18), (0.06, 1.28), (0.16, 1.4), (0.1, 1.52), (0, 1.54)))
    return [Piece(plate, "porcelain"), Piece(unite(dome, knob), "steel")]


def cathedral_radio() -> Motif:
    """Model an old radio with a round arch, a cloth grille and three knobs."""
    arch = [
        (0.82 * math.cos(a), 1.1 + 0.82 * math.sin(a))
        for a in (math.pi * n / 12 for n in range(13))
    ]
    outline = [(-0.82, 0.0), (0.82, 0.0), *arch]
    case = slab(outline, 0.42, 0.04)
    inner = [(x * 0.72, (y - 0.75) * 0.8 + 0.82) for x, y in outline if y > 0.5]
    grille = move(slab([(-0.59, 0.78), (0.59, 0.78), *inner], 0.03), (0, 0, 0.47))
    ribs = move(
        common(
            unite(row(box((0.035, 2, 0.05)), 0.28, 4), box((2, 0.03, 0.05), (0, 1.1, 0))),
            slab([(-0.59, 0.78), (0.59, 0.78), *inner], 1),
        ),
        (0, 0, 0.5),
    )
    dial = move(upright(tube(0.2, 0.03)), (0, 0.45, 0.47))
    knobs = row(move(upright(tube(0.09, 0.06, rounding=0.02)), (0, 0.2, 0.5)), 0.5, 3)
    needle = rod((0, 0.4, 0.52), (0.09, 0.56, 0.52), 0.015)
    foot = box((0.95, 0.05, 0.55), (0, 0.03, 0), 0.02)
    return [
        Piece(unite(case, foot), "wood"),
        Piece(grille, "cloth"),
        Piece(ribs, "wood"),
        Piece(dial, "paper"),
        Piece(unite(knobs, needle), "black"),
    ]


def teapot() -> Motif:
    """Model a round teapot with spout and handle."""
    belly = lathe(
        (
            (0, 0), (0.4, 0), (0.42, 0.06), (0.75, 0.4), (0.78, 0.62), (0.5, 0.95), (0.36, 1.0),
            (0, 1.0),
        )
    )  # fmt: skip
    lid = lathe(
        ((0, 0.98), (0.38, 0.98), (0.34, 1.06), (0.1, 1.16), (0.06, 1.22), (0.13, 1.32), (0, 1.38))
    )
    spout = blend(
        0.1,
        rod((0.6, 0.4, 0), (0.95, 0.66, 0), 0.17, 0.12),
        rod((0.95, 0.66, 0), (1.2, 1.02, 0), 0.12, 0.09),
    )
    grip = path(
        ((-0.6, 0.85, 0), (-0.98, 0.92, 0), (-1.16, 0.68, 0), (-1.02, 0.38, 0), (-0.66, 0.3, 0)),
        0.08,
    )
    return [
        Piece(blend(0.06, belly, spout, grip), "porcelain"),
        Piece(lid, "porcelain"),
        Piece(torus(0.76, 0.035, (0, 0.56, 0)), "brass"),
    ]


def pump_jack() -> Motif:
    """Model an oil pump with its horse head to the right."""
    beam = turn(box((1.3, 0.11, 0.1), (0, 0, 0), 0.02), "z", -10)
    head = slab(
        ((1.2, 0.0), (1.3, 0.34), (1.56, 0.2), (1.62, -0.14), (1.52, -0.5), (1.34, -0.46)),
        0.12,
        0.03,
    )
    post = unite(
        *(
            rod((x, 0.25, z), (0, 1.85, 0), 0.07)
            for x, z in ((-0.42, -0.3), (-0.42, 0.3), (0.42, -0.3), (0.42, 0.3))
        )
    )
    crank = unite(
        move(upright(tube(0.3, 0.1, rounding=0.03)), (-1.15, 0.75, 0)),
        box((0.22, 0.34, 0.12), (-1.3, 0.5, 0.2), 0.06),
        rod((-1.25, 0.55, 0.2), (-1.2, 2.0, 0.1), 0.05),
    )
    motor = unite(
        box((0.3, 0.3, 0.3), (-1.15, 0.42, -0.1), 0.04),
        box((1.75, 0.09, 0.45), (-0.1, 0.09, 0), 0.02),
    )
    rope = unite(rod((1.55, 1.3, 0), (1.55, 0.5, 0), 0.025), lathe(WELL_HEAD, (1.55, 0, 0)))
    return [
        Piece(move(unite(beam, turn(head, "z", -10)), (0, 1.88, 0)), "hull"),
        Piece(unite(post, rope), "steel"),
        Piece(unite(crank, motor), "iron"),
    ]


def shell_case() -> Motif:
    """Model an artillery shell that stands."""
    case = lathe(((0, 0), (0.3, 0), (0.3, 0.06), (0.26, 0.1), (0.26, 1.0), (0, 1.0)))
    point = lathe(((0, 1.0), (0.24, 1.0), (0.24, 1.3), (0.18, 1.6), (0.08, 1.82), (0, 1.88)))
    return [Piece(case, "brass"), Piece(unite(point, torus(0.25, 0.025, (0, 1.12, 0))), "iron")]


def cog_wheel() -> Motif:
    """Model a large gear that stands on its teeth."""
    teeth = ring(box((0.16, 0.16, 0.11), (0.95, 0, 0), 0.03), 16)
    rim = cut(tube(0.92, 0.16, rounding=0.02), tube(0.68, 1))
    arms = ring(box((0.36, 0.08, 0.09), (0.4, 0, 0), 0.02), 6)
    hub: Field = cut(tube(0.22, 0.2, rounding=0.03), tube(0.1, 1))
    return [Piece(move(upright(unite(teeth, rim, arms, hub)), (0, 1.1, 0)), "steel")]


MOTIFS = (
    hard_hat, bicycle, trout, splash, serpent_staff, torch, cloche, cathedral_radio, teapot,
    pump_jack, shell_case, cog_wheel,
)  # fmt: skip
