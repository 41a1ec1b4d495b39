"""Wine in flat design: amphorae, jugs, cups, glasses, grapes and vine leaves."""

from __future__ import annotations

import math

import numpy as np

from art.plane.outlines import Spot, both_sides, box, curve, oval, points_of
from art.plane.tones import INK, outline_of, tones
from art.print.mosaic.cartoon import Pen
from art.print.mosaic.shades import ball, pole, slope, turned_on_wheel
from art.spec import Spec

AMPHORA: tuple[Spot, ...] = (
    (0.09, 0.0), (0.12, 0.1), (0.26, 0.4), (0.42, 0.85), (0.48, 1.2), (0.44, 1.5), (0.28, 1.72),
    (0.16, 1.84), (0.14, 2.1), (0.2, 2.2),
)  # fmt: skip
JUG: tuple[Spot, ...] = (
    (0.26, 0.0), (0.2, 0.08), (0.4, 0.36), (0.5, 0.7), (0.42, 1.02), (0.2, 1.22), (0.16, 1.42),
    (0.28, 1.56),
)  # fmt: skip
CUP: tuple[Spot, ...] = (
    (0.34, 0.0), (0.3, 0.06), (0.08, 0.12), (0.07, 0.3), (0.24, 0.42), (0.52, 0.58), (0.62, 0.82),
)  # fmt: skip


def turned(pen: Pen, half: tuple[Spot, ...], ware: str) -> None:
    """Draw a vessel by its right half."""
    clay = tones(ware)
    smoothed = curve(half, steps=6)
    drawn = [(float(x), float(y)) for x, y in smoothed]
    pen.fill(both_sides(drawn), clay, turned_on_wheel(drawn), outline_of(clay))


def thrown(pen: Pen, spec: Spec, half: tuple[Spot, ...], band: Spot) -> None:
    """Draw a vessel by its right half, with a painted band between two heights if asked for."""
    turned(pen, half, spec.text("tones", "clay"))
    trim = spec.text("trim", "")
    if trim:
        levels = np.linspace(*band, 5)
        reach = np.interp(levels, [spot[1] for spot in half], [spot[0] for spot in half]) * 0.94
        right = np.stack([reach, levels], -1)
        left = np.stack([-reach, levels], -1)[::-1]
        pen.fill(np.concatenate([right, left]), tones(trim), pole(float(reach.max())))


def amphora(pen: Pen, spec: Spec) -> None:
    """Draw an amphora, 2.2 units high, on its pointed foot."""
    clay = tones(spec.text("tones", "clay"))
    pen.shadow((0.16, 0.03), (0.5, 0.1))
    for side in (-1, 1):
        handle = curve(
            [(0.13 * side, 2.02), (0.36 * side, 2.02), (0.44 * side, 1.8), (0.36 * side, 1.55)]
        )
        pen.stroke(handle, 0.12, clay, 0.7 if side < 0 else 0.3)
    thrown(pen, spec, AMPHORA, (1.08, 1.32))
    if spec.flag("sealed"):
        pen.fill(box((0, 2.24), (0.15, 0.08), 0, 0.05), tones("linen"), 0.6, INK)
    else:
        pen.fill(oval((0, 2.2), (0.2, 0.06), steps=20), clay, 0.05)


def jug(pen: Pen, spec: Spec) -> None:
    """Draw a jug with one high handle, 1.6 units high."""
    clay = tones(spec.text("tones", "clay"))
    pen.shadow((0.16, 0.02), (0.55, 0.1))
    handle = curve([(0.2, 1.46), (0.42, 1.78), (0.68, 1.5), (0.62, 1.1), (0.44, 0.9)])
    pen.stroke(handle, 0.11, clay, 0.4)
    thrown(pen, spec, JUG, (0.6, 0.86))
    lip = curve(
        [(-0.28, 1.56), (-0.38, 1.66), (0.0, 1.6), (0.28, 1.58), (0.2, 1.5), (-0.16, 1.5)],
        closed=True,
    )
    pen.fill(lip, clay, 0.8, outline_of(clay))


def cup(pen: Pen, spec: Spec) -> None:
    """Draw a two-handled cup full of wine, one unit high."""
    clay = tones(spec.text("tones", "clay"))
    pen.shadow((0.14, 0.01), (0.5, 0.09))
    for side in (-1, 1):
        handle = curve(
            [(0.56 * side, 0.76), (0.84 * side, 0.86), (0.86 * side, 0.6), (0.46 * side, 0.5)]
        )
        pen.stroke(handle, 0.11, clay, 0.7 if side < 0 else 0.35)
    thrown(pen, spec, CUP, (0.62, 0.74))
    pen.fill(oval((0, 0.83), (0.62, 0.13)), clay, 0.7, outline_of(clay))
    wine = tones(spec.text("wine", "wine"))
    pen.fill(oval((0, 0.83), (0.5, 0.085)), wine, slope((0.5, 0), (-0.5, 0), 0.2, 0.9))


def glass(pen: Pen, spec: Spec) -> None:
    """Draw a clear goblet half full of wine, 1.3 units high."""
    pen.shadow((0.12, 0.01), (0.36, 0.08))
    clear = tones("sea")
    half = ((0.28, 0.0), (0.06, 0.07), (0.05, 0.36), (0.2, 0.48), (0.36, 0.8), (0.38, 1.28))
    turned(pen, half, "sea")
    wine = tones(spec.text("wine", "wine"))
    level = [(0.0, 0.5), (0.14, 0.52), (0.27, 0.74), (0.3, 0.98)]
    pen.fill(both_sides(level), wine, pole(0.34))
    pen.fill(oval((0, 0.98), (0.3, 0.06)), wine, 0.9)
    pen.fill(oval((0, 1.28), (0.38, 0.08)), clear, 0.8, outline_of(clear))


def grapes(pen: Pen, spec: Spec) -> None:
    """Draw a bunch of grapes that hangs down from its spot, 1.4 units long."""
    fruit = tones(spec.text("tones", "grape"))
    pen.stroke(curve([(0, 0), (0.02, -0.14), (0, -0.3)]), 0.07, tones("bark"), 0.4)
    rows = ((3, -0.3), (4, -0.5), (3, -0.7), (2, -0.9), (1, -1.1))
    for count, height in reversed(rows):
        for number in range(count):
            at = ((number - (count - 1) / 2) * 0.27, height + 0.05 * ((number * 7 + count) % 3 - 1))
            pen.fill(
                oval(at, (0.15, 0.15), steps=24), fruit, ball(at, (0.165, 0.165)), outline_of(fruit)
            )


def vine_leaf(pen: Pen, spec: Spec) -> None:
    """Draw a vine leaf of five points, about one unit to every side."""
    green = tones(spec.text("tones", "leaf"))
    reach = []
    for number in range(40):
        angle = number / 40 * 2 * math.pi
        lobe = 0.62 + 0.26 * abs(math.cos(2.5 * (angle - math.pi / 2))) ** 0.7
        notch = 0.45 if abs(angle - 1.5 * math.pi) < 0.2 else 1.0
        reach.append((lobe * notch * math.cos(angle), lobe * notch * math.sin(angle)))
    pen.fill(points_of(reach), green, ball((-0.1, 0.1), (1.3, 1.3)), outline_of(green))
    for degrees in (90, 162, 18, 234, 306):
        angle = math.radians(degrees)
        end = (0.6 * math.cos(angle), 0.6 * math.sin(angle))
        pen.stroke(points_of([(0, -0.1), end]), 0.045, green, 0.95)


def bowl(pen: Pen, spec: Spec) -> None:
    """Draw a wide bowl, 1.8 units across; what lies in it is drawn before it."""
    ware = tones(spec.text("tones", "clay"))
    pen.shadow((0.14, 0.0), (0.7, 0.12))
    half = [(0.36, 0.0), (0.34, 0.08), (0.66, 0.22), (0.88, 0.5), (0.94, 0.62)]
    drawn = [(float(x), float(y)) for x, y in curve(half, steps=6)]
    pen.fill(both_sides(drawn), ware, turned_on_wheel(drawn), outline_of(ware))
    pen.fill(box((0, 0.6), (0.96, 0.06), 0, 0.05), ware, pole(1.0), outline_of(ware))


WINE = (amphora, jug, cup, glass)
COMPANY = (grapes, vine_leaf, bowl)
