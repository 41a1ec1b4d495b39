"""Models the emblems of bills about the world: doves, seismographs, chains, lighthouses, gates."""

from __future__ import annotations

import math

from art.motifs.note.shapes import chain_of, upright
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


def spade() -> Motif:
    """Model a spade stuck in a mound of earth."""
    blade = common(
        slab(((-0.36, 0.72), (0.36, 0.72), (0.36, 0.1), (0, -0.3), (-0.36, 0.1)), 0.03, 0.02),
        ellipsoid((0.6, 1.5, 0.3), (0, 0.4, -0.2)),
    )
    shaft = rod((0, 0.55, 0), (0, 2.0, 0), 0.065)
    grip = unite(
        mirror(rod((0, 1.95, 0), (0.26, 2.2, 0), 0.05)),
        rod((-0.34, 2.24, 0), (0.34, 2.24, 0), 0.065),
    )
    mound = blend(
        0.2,
        ellipsoid((0.95, 0.3, 0.6), (0, 0, 0)),
        ellipsoid((0.4, 0.3, 0.35), (-0.4, 0.05, 0.1)),
        sphere(0.2, (0.6, 0.05, 0.3)),
    )
    socket = rod((0, 0.5, 0), (0, 0.95, 0), 0.09, 0.07)
    return [
        Piece(unite(blade, socket), "steel"),
        Piece(unite(shaft, grip), "wood"),
        Piece(common(mound, above(-0.02)), "rock"),
    ]


def dove() -> Motif:
    """Model a dove with spread wings that looks to the right; it stands at height 0."""
    body = blend(
        0.1,
        turn(ellipsoid((0.5, 0.25, 0.24), (0, 0, 0)), "z", 26),
        sphere(0.19, (0.46, 0.42, 0)),
        turn(
            slab(
                ((-0.2, -0.08), (-0.2, 0.08), (-0.95, 0.16), (-1.0, -0.06), (-0.92, -0.2)),
                0.2,
                0.03,
            ),
            "z",
            16,
        ),
    )
    feather = [
        move(
            turn(ellipsoid((0.5 - 0.04 * n, 0.1, 0.035)), "z", 100 + 17 * n),
            (-0.1 - 0.14 * n, 0.6 - 0.1 * n, 0),
        )
        for n in range(5)
    ]
    wing = blend(0.04, *feather, ellipsoid((0.3, 0.24, 0.07), (0.02, 0.22, 0)))
    near = move(turn(wing, "x", 24), (0.0, 0.02, 0.18))
    far = move(turn(wing, "x", -24), (0.14, 0.05, -0.18))
    beak = unite(rod((0.6, 0.42, 0), (0.78, 0.36, 0), 0.06, 0.01), sphere(0.03, (0.56, 0.5, 0.15)))
    legs = row(rod((0.06, -0.2, 0), (0.1, -0.4, 0), 0.03), 0.16, 2, "z")
    at = (0.0, 0.42, 0.0)
    return [
        Piece(move(body, at), "porcelain"),
        Piece(move(near, at), "paper"),
        Piece(move(far, at), "marble"),
        Piece(move(unite(beak, legs), at), "black"),
    ]


def olive_twig() -> Motif:
    """Model a short twig with leaves, hanging to the right."""
    stem = path(((0, 0, 0), (0.2, -0.06, 0), (0.42, -0.2, 0.05)), 0.022)
    leaf = ellipsoid((0.15, 0.05, 0.03))
    spots = [
        (0.1, 0.08, 50),
        (0.25, 0.04, 25),
        (0.12, -0.12, -60),
        (0.28, -0.22, -70),
        (0.5, -0.26, -30),
    ]
    leaves = unite(*(move(turn(leaf, "z", a), (x, y, 0.03)) for x, y, a in spots))
    return [Piece(unite(stem, leaves), "leaf")]


def trace(angle: float, swing: float) -> Field:
    """Draw one line of a seismograph around its drum, with a tremor in the middle."""
    stops = []
    for n in range(17):
        x = -0.8 + 1.6 * n / 16
        shake = swing * math.exp(-(((x + 0.1) / 0.3) ** 2)) * (1 if n % 2 else -1)
        a = math.radians(angle) + shake
        stops.append((x, 0.56 * math.sin(a), 0.56 * math.cos(a)))
    return path(stops, 0.014)


def seismograph() -> Motif:
    """Model a seismograph: a turning drum, a heavy bob on a spring and a writing arm."""
    base = unite(
        box((1.45, 0.1, 0.85), (0, 0.1, 0), 0.04), box((1.3, 0.05, 0.7), (0, 0.24, 0), 0.02)
    )
    at = (-0.25, 0.95, 0.0)
    drum = move(turn(tube(0.55, 0.85, rounding=0.02), "z", 90), at)
    stands = unite(*(slab_stand(x) for x in (-1.2, 0.7)))
    lines = unite(*(trace(a, s) for a, s in ((66, 0.03), (34, 0.27), (4, 0.03))))
    post = lathe(
        ((0, 0.25), (0.16, 0.25), (0.07, 0.4), (0.06, 2.05), (0.12, 2.1), (0, 2.2)), (1.15, 0, -0.2)
    )
    boom = unite(
        rod((1.15, 2.0, -0.2), (0.45, 1.95, 0.35), 0.045),
        rod((0.45, 1.95, 0.35), (0.45, 1.3, 0.5), 0.015),
    )
    bob = lathe(((0, 0), (0.2, 0.04), (0.24, 0.3), (0.1, 0.42), (0, 0.44)), (0.62, 1.42, 0.3))
    arm = unite(
        rod((0.62, 1.5, 0.3), (-0.3, 1.36, 0.52), 0.03),
        rod((-0.3, 1.36, 0.52), (-0.34, 1.28, 0.5), 0.03, 0.01),
    )
    crank = unite(rod((0.7, 0.95, 0), (0.95, 0.95, 0), 0.05))
    return [
        Piece(base, "wood"),
        Piece(drum, "paper"),
        Piece(move(lines, at), "black"),
        Piece(unite(stands, post, boom, crank), "brass"),
        Piece(unite(bob, arm), "iron"),
    ]


def slab_stand(x: float) -> Field:
    """Model one bearing of a drum."""
    leg = turn(slab(((-0.4, 0.25), (0.4, 0.25), (0.1, 1.0), (-0.1, 1.0)), 0.05, 0.02), "y", 90)
    return move(unite(leg, move(turn(tube(0.14, 0.07), "z", 90), (0, 0.98, 0))), (x, 0, 0))


def ball_and_chain() -> Motif:
    """Model an iron ball whose chain has sprung open."""
    ball = unite(
        sphere(0.78, (-0.75, 0.78, -0.2)),
        lathe(((0, 0), (0.18, 0), (0.16, 0.12), (0, 0.14)), (-0.75, 1.5, -0.2)),
    )
    ear = move(upright(torus(0.16, 0.06)), (-0.75, 1.74, -0.2))
    hang = [
        (-0.55, 1.62, 0.0), (-0.28, 1.36, 0.3), (-0.12, 1.0, 0.5), (0.0, 0.62, 0.6),
        (0.12, 0.3, 0.66), (0.36, 0.1, 0.7), (0.66, 0.1, 0.72),
    ]  # fmt: skip
    links = [
        move(turn(turn(torus(0.17, 0.055), "x", 90 if n % 2 else 20), "z", -50 if n < 5 else 0), at)
        for n, at in enumerate(hang[:-1])
    ]
    burst = cut(torus(0.22, 0.06), turn(box((0.4, 0.3, 0.12), (0.3, 0, 0)), "y", -30))
    loose = chain_of([(1.45 - 0.02 * n, 0.08, -0.35 - 0.22 * n + 0.5) for n in range(6)], 0.16)
    return [
        Piece(ball, "iron"),
        Piece(unite(ear, *links, loose), "steel"),
        Piece(move(burst, (0.92, 0.08, 0.78)), "steel"),
    ]


def lighthouse() -> Motif:
    """Model a lighthouse on its rock, banded, with a gallery and a keeper's house."""

    def width(y: float) -> float:
        return 0.5 - 0.1 * y

    bands = [
        lathe(((0, y), (width(y), y), (width(y + 0.4), y + 0.4), (0, y + 0.4)))
        for y in (0.3, 0.7, 1.1, 1.5, 1.9)
    ]
    gallery = unite(
        tube(0.46, 0.04, (0, 2.33, 0), 0.02),
        torus(0.44, 0.02, (0, 2.52, 0)),
        ring(rod((0.44, 2.35, 0), (0.44, 2.52, 0), 0.014), 14),
    )
    room = unite(ring(rod((0.22, 2.36, 0), (0.22, 2.72, 0), 0.02), 8))
    roof = lathe(((0, 2.7), (0.32, 2.7), (0.28, 2.76), (0.06, 2.98), (0.04, 3.08), (0, 3.1)))
    rock = blend(
        0.15,
        ellipsoid((1.5, 0.36, 1.0), (0.1, 0.0, 0)),
        turn(box((0.5, 0.3, 0.4), (-0.75, 0.12, 0.4), 0.15), "z", 12),
        turn(box((0.6, 0.25, 0.4), (0.75, 0.1, 0.3), 0.15), "z", -10),
    )
    house = slab(((-0.35, 0.25), (0.35, 0.25), (0.35, 0.62), (0, 0.92), (-0.35, 0.62)), 0.3)
    panes = unite(*(box((0.06, 0.09, 0.03), (0, y, width(y) - 0.0)) for y in (0.85, 1.65)))
    return [
        Piece(unite(bands[0], bands[2], bands[4]), "paper"),
        Piece(unite(bands[1], bands[3]), "red"),
        Piece(unite(gallery, room, roof, panes), "iron"),
        Piece(tube(0.19, 0.18, (0, 2.54, 0)), "lamp"),
        Piece(common(rock, above(-0.1)), "rock"),
        Piece(move(house, (0.78, 0, -0.1)), "stone"),
    ]


def embassy_gate() -> Motif:
    """Model a walled mission: two stone piers with an iron gate, walls and a flag behind."""
    wall = mirror(
        unite(
            box((0.72, 0.55, 0.2), (1.65, 0.55, 0)), box((0.72, 0.07, 0.27), (1.65, 1.14, 0), 0.02)
        )
    )
    pier = mirror(
        unite(
            box((0.24, 0.85, 0.28), (0.78, 0.85, 0)), box((0.32, 0.07, 0.36), (0.78, 1.76, 0), 0.02)
        )
    )
    balls = mirror(
        lathe(
            ((0, 1.8), (0.14, 1.84), (0.1, 1.9), (0.2, 2.04), (0.14, 2.2), (0, 2.24)), (0.78, 0, 0)
        )
    )
    bars = row(
        unite(rod((0, 0.08, 0), (0, 1.45, 0), 0.025), lathe(((0, 1.4), (0.06, 1.46), (0, 1.62)))),
        0.13,
        9,
    )
    rails = unite(*(box((0.56, 0.03, 0.03), (0, y, 0)) for y in (0.15, 0.8, 1.35)))
    spikes = mirror(move(row(lathe(((0, 1.2), (0.04, 1.22), (0, 1.42))), 0.16, 8), (1.65, 0, 0)))
    villa = unite(box((1.25, 0.95, 0.5), (0, 0.95, -1.8)), box((0.5, 1.2, 0.6), (0, 1.2, -1.75)))
    gable = move(slab(((-0.62, 0), (0.62, 0), (0, 0.34)), 0.66), (0, 2.4, -1.75))
    cornice = box((1.33, 0.06, 0.58), (0, 1.92, -1.8))
    return [
        Piece(unite(wall, pier), "stone"),
        Piece(balls, "marble"),
        Piece(unite(bars, rails, spikes), "iron"),
        Piece(villa, "tower"),
        Piece(unite(gable, cornice), "marble"),
    ]


def waving_flag() -> Motif:
    """Model a plain flag that waves from a tall staff."""
    staff = unite(rod((0, 0, 0), (0, 3.0, 0), 0.035), sphere(0.07, (0, 3.04, 0)))
    cloth = [
        box(
            (0.11, 0.34, 0.03),
            (0.13 + 0.2 * n, 2.6 + 0.05 * math.sin(1.3 * n), 0.1 * math.sin(1.5 * n)),
            0.02,
        )
        for n in range(5)
    ]
    return [Piece(staff, "brass"), Piece(blend(0.12, *cloth), "red")]


MOTIFS = (
    spade, dove, olive_twig, seismograph, ball_and_chain, lighthouse, embassy_gate, waving_flag,
)  # fmt: skip
