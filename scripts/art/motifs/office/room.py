"""Models the furniture of halls: chairs, benches, plants, vases, chandeliers and ribbons."""

from __future__ import annotations

from art.space.shaping import carve, common, cut, mirror, move, resize, ring, row, turn, unite
from art.space.solids import box, ellipsoid, lathe, path, rod, sphere, torus, tube
from art.space.stage import Motif, Piece


def plant() -> Motif:
    """Model a palm in a pot."""
    pot = lathe(
        (
            (0, 0), (0.36, 0), (0.48, 0.62), (0.55, 0.62), (0.55, 0.76), (0.44, 0.76), (0.4, 0.66),
            (0, 0.6),
        )
    )  # fmt: skip
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
            (0, 1.2), (0.2, 1.2), (0.16, 1.3), (0.4, 1.75), (0.42, 2.05), (0.2, 2.4), (0.16, 2.6),
            (0.3, 2.74), (0.24, 2.74), (0, 2.4),
        )
    )  # fmt: skip
    ears = mirror(move(turn(torus(0.2, 0.04), "x", 90), (0.36, 2.3, 0)))
    return [Piece(pedestal, "column"), Piece(unite(body, ears), "porcelain")]


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


MOTIFS = (plant, vase, chair, bench_desk, chandelier, ribbon)
