"""Strikes seals: a toothed disc with a wreath of beads, an emblem of the land, and two ribbons."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.plane.grid import Array, single
from art.plane.outlines import Spot, band, box, curve, leaf, oval, placed, points_of, star
from art.plane.relief import Relief

Emblem = Callable[[Relief, Spot, float], None]


def seal(relief: Relief, at: Spot, radius: float, emblem: str) -> Array:
    """Raise a whole seal, ribbons below it; return the field around the emblem, which is dark."""
    for side in (-1, 1):
        tail = [(0.1 * side, 0.7), (0.34 * side, 1.2), (0.42 * side, 1.78)]
        way = curve([(at[0] + radius * u, at[1] + radius * v) for u, v in tail])
        relief.swell(band(way, (radius * 0.3, radius * 0.42)), radius * 0.1, 0.5)
    relief.swell(star(at, (radius * 1.04, radius * 0.94), 30), radius * 0.1, 0.8)
    disc = oval(at, (radius * 0.8, radius * 0.8))
    relief.engrave(np.concatenate([disc, disc[:1]]), radius * 0.1, radius * 0.12)
    for number in range(26):
        turn = 2 * math.pi * number / 26
        spot = (at[0] + radius * 0.69 * math.cos(turn), at[1] + radius * 0.69 * math.sin(turn))
        relief.bump(spot, (radius * 0.045, radius * 0.045), radius * 0.07)
    before = relief.height.copy()
    EMBLEMS[emblem](relief, at, radius * 0.58)
    y, x = np.mgrid[0 : relief.shape[0], 0 : relief.shape[1]].astype(np.float32)
    away = np.hypot(x - at[0] * relief.scale, y - at[1] * relief.scale)
    inner = away < radius * 0.6 * relief.scale
    return single(inner & (np.abs(relief.height - before) < 1e-3))


def raised(
    relief: Relief, at: Spot, size: float, shape: list[Spot] | Array, up: float = 1.0
) -> None:
    """Raise a shape given in shares of a size, y down."""
    relief.swell(placed(points_of(shape), at, size), size * 0.14, up)


def lined(relief: Relief, at: Spot, size: float, row: list[Spot], width: float = 0.1) -> None:
    """Raise a line given in shares of a size."""
    relief.swell(band(placed(points_of(row), at, size), width * size), size * 0.08, 1.0)


def wheat(relief: Relief, at: Spot, size: float) -> None:
    """Raise three ears of wheat."""
    for lean in (-26, 0, 26):
        turn = math.radians(lean)
        foot = (at[0], at[1] + size * 0.9)
        top = (foot[0] + size * 1.7 * math.sin(turn), foot[1] - size * 1.7 * math.cos(turn))
        relief.swell(band(points_of([foot, top]), size * 0.06), size * 0.05)
        for number in range(4):
            part = 0.55 + 0.13 * number
            spot = (foot[0] + (top[0] - foot[0]) * part, foot[1] + (top[1] - foot[1]) * part)
            for side in (-35, 35):
                relief.swell(leaf(spot, size * 0.34, size * 0.17, -90 + lean + side), size * 0.08)


def pine(relief: Relief, at: Spot, size: float) -> None:
    """Raise a pine."""
    relief.swell(box((at[0], at[1] + size * 0.75), (size * 0.1, size * 0.22)), size * 0.08)
    for part, wide in ((0.45, 0.72), (0.1, 0.58), (-0.25, 0.42)):
        raised(
            relief,
            at,
            size,
            [(-wide, part + 0.16), (0, part - 0.62), (wide, part + 0.16), (0, part + 0.05)],
        )


def peaks(relief: Relief, at: Spot, size: float) -> None:
    """Raise three mountains."""
    for x, high, wide in ((-0.45, 0.75, 0.5), (0.48, 0.62, 0.48), (0.02, 1.15, 0.62)):
        shape: list[Spot] = [
            (x - wide, 0.6),
            (x - 0.08, 0.6 - high),
            (x + 0.08, 0.6 - high),
            (x + wide, 0.6),
        ]
        raised(relief, at, size, shape)
        lined(
            relief,
            at,
            size,
            [(x, 0.6 - high), (x + 0.06, 0.75 - high), (x - 0.05, 0.95 - high)],
            0.07,
        )


def anchor(relief: Relief, at: Spot, size: float) -> None:
    """Raise an anchor."""
    lined(relief, at, size, [(0, -0.62), (0, 0.85)], 0.16)
    lined(relief, at, size, [(-0.42, -0.36), (0.42, -0.36)], 0.14)
    turn = np.radians(np.linspace(12, 168, 20))
    arc = [(0.72 * math.cos(a), 0.12 + 0.72 * math.sin(a)) for a in turn]
    lined(relief, at, size, arc, 0.15)
    for side in (-1, 1):
        raised(relief, at, size, [(side * 0.9, 0.34), (side * 0.72, -0.02), (side * 0.48, 0.3)])
    ring = oval((at[0], at[1] - size * 0.76), (size * 0.16, size * 0.16), steps=24)
    relief.swell(band(np.concatenate([ring, ring[:2]]), size * 0.1), size * 0.05)


def palm(relief: Relief, at: Spot, size: float) -> None:
    """Raise a palm."""
    lined(relief, at, size, [(-0.16, 0.9), (-0.06, 0.4), (0.08, -0.2)], 0.16)
    top = (at[0] + size * 0.08, at[1] - size * 0.25)
    for angle in (-175, -140, -105, -70, -38, -5, 28, 155):
        relief.swell(leaf(top, size * 0.75, size * 0.24, angle), size * 0.08)


def cactus(relief: Relief, at: Spot, size: float) -> None:
    """Raise a cactus."""
    lined(relief, at, size, [(0, 0.9), (0, -0.85)], 0.34)
    for side, low, tall in ((-1, 0.2, -0.4), (1, 0.0, -0.6)):
        lined(
            relief,
            at,
            size,
            [(0, low), (side * 0.42, low), (side * 0.5, low - 0.1), (side * 0.5, tall)],
            0.24,
        )


def cog(relief: Relief, at: Spot, size: float) -> None:
    """Raise a cogwheel."""
    for number in range(10):
        angle = number * 36
        turn = math.radians(angle)
        spot = (at[0] + size * 0.72 * math.cos(turn), at[1] + size * 0.72 * math.sin(turn))
        relief.swell(box(spot, (size * 0.18, size * 0.13), angle), size * 0.06)
    relief.swell(oval(at, (size * 0.66, size * 0.66)), size * 0.12)
    hub = oval(at, (size * 0.36, size * 0.36))
    relief.engrave(np.concatenate([hub, hub[:1]]), size * 0.12, size * 0.14)
    relief.bump(at, (size * 0.12, size * 0.12), -size * 0.2)


def maple(relief: Relief, at: Spot, size: float) -> None:
    """Raise a maple leaf."""
    half = [
        (0, 0.55), (0.42, 0.62), (0.36, 0.42), (0.88, 0.06), (0.72, -0.04), (0.84, -0.38),
        (0.52, -0.3), (0.44, -0.46), (0.24, -0.2), (0.3, -0.74), (0.14, -0.66), (0, -0.98),
    ]  # fmt: skip
    raised(relief, at, size, [*half, *[(-x, y) for x, y in half[::-1]]])
    lined(relief, at, size, [(0, 0.5), (0.03, 0.95)], 0.09)
    for end in ((0, -0.7), (0.55, -0.15), (-0.55, -0.15)):
        row = points_of(
            [(at[0], at[1] + size * 0.45), (at[0] + size * end[0], at[1] + size * end[1])]
        )
        relief.engrave(row, size * 0.05, size * 0.08)


def acorn(relief: Relief, at: Spot, size: float) -> None:
    """Raise an acorn between two leaves of oak."""
    for side in (-1, 1):
        for part in (0.0, 0.3, 0.6):
            spot = (at[0] + side * size * (0.3 + part * 0.5), at[1] - size * (0.1 - part * 0.2))
            relief.swell(oval(spot, (size * 0.26, size * 0.17), side * 30, 20), size * 0.08)
    raised(
        relief, at, size, curve([(-0.36, -0.1), (-0.3, 0.4), (0, 0.88), (0.3, 0.4), (0.36, -0.1)])
    )
    raised(
        relief,
        at,
        size,
        curve([(-0.46, -0.08), (-0.3, -0.42), (0, -0.52), (0.3, -0.42), (0.46, -0.08)]),
    )
    lined(relief, at, size, [(0, -0.5), (0.08, -0.85)], 0.1)


def lone_star(relief: Relief, at: Spot, size: float) -> None:
    """Raise a star of five points."""
    for number in range(5):
        angle = math.radians(-90 + number * 72)
        near = [math.radians(-90 + number * 72 + side) for side in (-36, 36)]
        tip = (math.cos(angle), math.sin(angle))
        sides: list[Spot] = [(0.38 * math.cos(a), 0.38 * math.sin(a)) for a in near]
        raised(relief, at, size, [(0.0, 0.0), sides[0], tip, sides[1]])


def sun(relief: Relief, at: Spot, size: float) -> None:
    """Raise a sun with straight rays."""
    relief.swell(oval(at, (size * 0.4, size * 0.4)), size * 0.2)
    for number in range(16):
        angle = number * 22.5
        turn = math.radians(angle)
        spot = (at[0] + size * 0.5 * math.cos(turn), at[1] + size * 0.5 * math.sin(turn))
        relief.swell(
            leaf(spot, size * (0.5 if number % 2 else 0.36), size * 0.14, angle), size * 0.06
        )


def flower(relief: Relief, at: Spot, size: float) -> None:
    """Raise a broad blossom."""
    for number in range(6):
        angle = number * 60 + 30
        relief.swell(leaf(at, size * 0.95, size * 0.62, angle, 1.15), size * 0.12, 0.9)
    relief.swell(oval(at, (size * 0.24, size * 0.24)), size * 0.16)


def derrick(relief: Relief, at: Spot, size: float) -> None:
    """Raise an oil derrick."""
    for side in (-1, 1):
        lined(relief, at, size, [(side * 0.55, 0.85), (side * 0.12, -0.8)], 0.11)
    for low, high in ((0.85, 0.4), (0.4, -0.02), (-0.02, -0.4)):
        wide, thin = 0.33 + 0.26 * low, 0.33 + 0.26 * high
        lined(relief, at, size, [(-wide, low), (thin, high)], 0.07)
        lined(relief, at, size, [(wide, low), (-thin, high)], 0.07)
        lined(relief, at, size, [(-thin, high), (thin, high)], 0.08)
    relief.swell(box((at[0], at[1] - size * 0.86), (size * 0.2, size * 0.09)), size * 0.06)


def lighthouse(relief: Relief, at: Spot, size: float) -> None:
    """Raise a lighthouse."""
    raised(relief, at, size, [(-0.34, 0.9), (-0.18, -0.4), (0.18, -0.4), (0.34, 0.9)])
    for part in (0.55, 0.1):
        lined(relief, at, size, [(-0.3, part), (0.3, part)], 0.1)
    relief.swell(box((at[0], at[1] - size * 0.46), (size * 0.27, size * 0.06)), size * 0.05)
    relief.swell(box((at[0], at[1] - size * 0.64), (size * 0.14, size * 0.14)), size * 0.08)
    raised(relief, at, size, [(-0.24, -0.76), (0, -1.0), (0.24, -0.76)])
    for side in (-1, 1):
        for lift in (-0.12, 0.06):
            lined(
                relief,
                at,
                size,
                [(side * 0.32, -0.64 + lift / 2), (side * 0.8, -0.64 + lift * 1.6)],
                0.06,
            )


def bell(relief: Relief, at: Spot, size: float) -> None:
    """Raise a bell under its yoke."""
    relief.swell(
        box((at[0], at[1] - size * 0.78), (size * 0.6, size * 0.12), 0, size * 0.06), size * 0.08
    )
    half = [(0.16, -0.64), (0.36, -0.5), (0.42, 0.1), (0.56, 0.42), (0.72, 0.6)]
    raised(relief, at, size, [*half, *[(-x, y) for x, y in half[::-1]]])
    for part in (-0.38, 0.3):
        lined(relief, at, size, [(-0.46, part), (0.46, part)], 0.07)
    relief.swell(oval((at[0], at[1] + size * 0.74), (size * 0.13, size * 0.13)), size * 0.1)


def plough(relief: Relief, at: Spot, size: float) -> None:
    """Raise a plough."""
    lined(relief, at, size, [(0.95, -0.42), (0.2, 0.0), (-0.35, 0.02)], 0.13)
    lined(relief, at, size, [(-0.95, -0.62), (-0.6, -0.42), (-0.2, 0.3)], 0.12)
    lined(relief, at, size, [(-0.8, -0.2), (-0.3, 0.1)], 0.1)
    raised(
        relief, at, size, curve([(-0.4, 0.12), (0.05, 0.0), (0.5, 0.62), (0.1, 0.5), (-0.3, 0.62)])
    )
    for part in (0.8, 0.95):
        lined(relief, at, size, [(-0.7, part), (0.7, part)], 0.06)


def canoe(relief: Relief, at: Spot, size: float) -> None:
    """Raise a canoe on water, with its paddle."""
    lined(relief, at, size, [(-0.5, -0.72), (0.42, 0.5)], 0.09)
    relief.swell(
        leaf((at[0] - size * 0.42, at[1] - size * 0.6), size * 0.5, size * 0.26, -127), size * 0.06
    )
    hull = curve(
        [
            (-0.95, -0.22), (-0.75, 0.28), (0, 0.42), (0.75, 0.28), (0.95, -0.22), (0.5, 0.02),
            (-0.5, 0.02),
        ],
        closed=True,
    )  # fmt: skip
    raised(relief, at, size, hull)
    for part in (0.6, 0.8):
        lined(
            relief,
            at,
            size,
            [(-0.7, part), (-0.35, part + 0.07), (0, part), (0.35, part + 0.07), (0.7, part)],
            0.06,
        )


EMBLEMS: dict[str, Emblem] = {
    "wheat": wheat, "pine": pine, "peaks": peaks, "anchor": anchor, "palm": palm, "cactus": cactus,
    "cog": cog, "maple": maple, "acorn": acorn, "lone_star": lone_star, "sun": sun,
    "flower": flower, "derrick": derrick, "lighthouse": lighthouse, "bell": bell,
    "plough": plough, "canoe": canoe,
}  # fmt: skip
