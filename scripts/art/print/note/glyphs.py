"""Draws the small signs of old maps: peaks, pines, leafy trees, palms, wheat, cactus and grass."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.plane.outlines import Spot

Rows = list[list[Spot]]


def pine(at: Spot, high: float) -> Rows:
    """Draw a pine."""
    x, y = at
    rows = [[(x, y), (x, y - high)]]
    for part in (0.25, 0.5, 0.75):
        wide = high * 0.34 * (1.15 - part)
        rows.append([(x - wide, y - high * (part - 0.12)), (x, y - high * (part + 0.16)),
                     (x + wide, y - high * (part - 0.12))])  # fmt: skip
    return rows


def tree(at: Spot, high: float) -> Rows:
    """Draw a leafy tree."""
    x, y = at
    crown = [
        (x + high * 0.36 * math.cos(a) * (1 + 0.12 * math.cos(5 * a)),
         y - high * 0.64 + high * 0.34 * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 15)
    ]  # fmt: skip
    shade = [
        [(x + high * a, y - high * b), (x + high * c, y - high * d)]
        for a, b, c, d in ((0.3, 0.86, 0.04, 0.66), (0.36, 0.7, 0.0, 0.48), (0.34, 0.56, 0.1, 0.4))
    ]
    return [[(x, y), (x, y - high * 0.34)], crown, *shade]


def wheat(at: Spot, high: float) -> Rows:
    """Draw a tuft of wheat."""
    x, y = at
    rows = []
    for lean in (-0.34, 0.0, 0.34):
        top = (x + lean * high, y - high)
        rows.append([(x, y), top])
        for part in (0.62, 0.8):
            at_x, at_y = x + lean * high * part, y - high * part
            rows.append([(at_x - high * 0.12, at_y - high * 0.14), (at_x, at_y)])
            rows.append([(at_x, at_y), (at_x + high * 0.12, at_y - high * 0.14)])
    return rows


def palm(at: Spot, high: float) -> Rows:
    """Draw a palm."""
    x, y = at
    top = (x + high * 0.12, y - high * 0.72)
    rows = [[(x, y), (x + high * 0.03, y - high * 0.4), top]]
    for angle in (-160, -125, -90, -55, -20):
        a = math.radians(angle)
        end = (top[0] + high * 0.4 * math.cos(a), top[1] + high * 0.3 * math.sin(a) + high * 0.1)
        bow = (top[0] + high * 0.24 * math.cos(a), top[1] + high * 0.3 * math.sin(a) - high * 0.04)
        rows.append([top, bow, end])
    return rows


def cactus(at: Spot, high: float) -> Rows:
    """Draw a cactus with two arms."""
    x, y = at
    arms: Rows = [[(x, y), (x, y - high)]]
    for side, low, tall in ((-1, 0.4, 0.75), (1, 0.5, 0.9)):
        aside = x + side * high * 0.26
        arms.append([(x, y - high * low), (aside, y - high * low), (aside, y - high * tall)])
    return arms


def tuft(at: Spot, high: float) -> Rows:
    """Draw a tuft of prairie grass."""
    x, y = at
    return [[(x, y), (x + lean * high, y - high * tall)]
            for lean, tall in ((-0.5, 0.4), (-0.22, 0.62), (0.05, 0.72), (0.3, 0.56), (0.55, 0.36))
            ]  # fmt: skip


GLYPHS: dict[str, Callable[[Spot, float], Rows]] = {
    "pine": pine,
    "tree": tree,
    "wheat": wheat,
    "palm": palm,
    "cactus": cactus,
    "tuft": tuft,
}


def peak(at: Spot, high: float, lean: float) -> tuple[list[Spot], Rows]:
    """Draw a mountain: its outline from foot to foot, and the lines of its shaded side."""
    x, y = at
    top = (x + lean * high * 0.12, y - high)
    left = [
        (x - high * 0.78, y),
        (x - high * 0.42, y - high * 0.4),
        (x - high * 0.3, y - high * 0.5),
    ]
    right = [
        (x + high * 0.26, y - high * 0.62),
        (x + high * 0.46, y - high * 0.36),
        (x + high * 0.86, y),
    ]
    outline = [*left, top, *right]
    spine = [
        top,
        (x + high * 0.06, y - high * 0.66),
        (x - high * 0.06, y - high * 0.34),
        (x + 0.04, y),
    ]
    rows: Rows = [spine]
    for part in np.linspace(0.1, 0.92, 7):
        down = y - high * (1 - part)
        start = x + high * (0.1 - 0.14 * part)
        end = x + high * (0.12 + 0.7 * part)
        rows.append(
            [(start, down), ((start + end) / 2, down + high * 0.1), (end, down + high * 0.14)]
        )
    return outline, rows
