"""The harvest in flat design: sheaves, ears, poppies, loaves, sickles; olives, twigs and birds."""

from __future__ import annotations

import math

import numpy as np

from art.plane.outlines import Spot, both_sides, box, curve, leaf, oval, points_of
from art.plane.tones import INK, outline_of, tones
from art.print.mosaic.cartoon import Pen, Tones
from art.print.mosaic.placing import spot_of, spots_of
from art.print.mosaic.shades import ball, pole, slope
from art.spec import Spec


def ear(pen: Pen, at: Spot, long: float, wide: float, degrees: float) -> None:
    """Draw an ear: one kernel after another on both sides of the stalk, where there is room."""
    straw = tones("straw")
    here = pen.moved(at, 1.0, degrees)
    here.fill(leaf((0, 0), long, wide, 0, 0.8), straw, 0.45, outline_of(straw))
    if wide < pen.stone * 3.6:
        here.fill(leaf((long * 0.06, 0), long * 0.86, wide * 0.42, 0), straw, 0.78)
        return
    pairs = 4
    for number in range(pairs):
        start = long * (0.02 + 0.2 * number)
        size = 1 - 0.14 * number
        for side, tone in ((-1, 0.55), (1, 0.86)):
            kernel = leaf((start, side * wide * 0.05), long * 0.32, wide * 0.36 * size, side * 24)
            here.fill(
                kernel, straw, slope((start, 0), (start + long * 0.3, 0), tone - 0.2, tone + 0.1)
            )
    here.fill(leaf((long * 0.72, 0), long * 0.28, wide * 0.3, 0), straw, 0.85)


def sheaf(pen: Pen, spec: Spec) -> None:
    """Draw a bound sheaf of grain, two units high, standing on its cut ends."""
    count = spec.whole("ears", 7)
    if abs(pen.degrees) < 45:
        pen.shadow((0.16, 0.03), (0.6, 0.1))
    straws = tones("stalk")
    spread = np.linspace(-1, 1, count)
    order = sorted(range(count), key=lambda number: -abs(spread[number]))
    for number in order:
        share = float(spread[number])
        foot = [(share * 0.44, 0.0), (share * 0.22, 0.42), (share * 0.13, 0.78)]
        tone = 0.62 - 0.3 * share + (0.14 if number % 2 else -0.1)
        pen.stroke(curve(foot), 0.9 / count, straws, min(max(tone, 0.05), 0.95))
    for number in order:
        share = float(spread[number])
        end = (share * 0.5, 1.46 - 0.2 * share * share)
        way = curve([(share * 0.13, 0.72), (share * 0.3, 1.08), end])
        tone = 0.55 - 0.3 * share + (0.12 if number % 2 else -0.12)
        pen.stroke(way, 0.62 / count, straws, min(max(tone, 0.05), 0.95))
    for number in order:
        share = float(spread[number])
        at = (share * 0.46, 1.3 - 0.16 * share * share + (0.1 if number % 2 else 0.0))
        ear(pen, at, 0.74, 1.6 / count, 90 - 24 * share)
    cord = tones(spec.text("cord", "red"))
    knot = curve([(-0.19, 0.84), (0.0, 0.77), (0.19, 0.84)])
    pen.fill(np.concatenate([knot, (knot - (0, 0.16))[::-1]]), cord, pole(0.2), outline_of(cord))


def poppy(pen: Pen, spec: Spec) -> None:
    """Draw a poppy on its stalk, one unit high."""
    lean = spec.number("lean", 0.1)
    stem = curve([(0, 0), (lean * 0.2, 0.4), (lean, 0.8)])
    pen.stroke(stem, 0.05, tones("leaf"), 0.35)
    pen.fill(leaf((lean * 0.1, 0.25), 0.36, 0.13, 40), tones("leaf"), 0.6)
    petals = tones("red")
    for x, y, tone in ((-0.17, 0.02, 0.75), (0.18, 0.0, 0.35), (0.0, 0.16, 0.6), (0.0, -0.1, 0.85)):
        pen.fill(oval((lean + x, 0.84 + y), (0.2, 0.16)), petals, tone, petals[0])
    pen.fill(oval((lean, 0.87), (0.085, 0.085)), tones("black_ware"), 0.3)


def sickle(pen: Pen, _: Spec) -> None:
    """Draw a sickle lying on the ground, one unit and a half wide."""
    iron = tones("iron")
    outer = [(-0.1, 0.1), (-0.62, 0.22), (-0.78, 0.66), (-0.46, 1.06), (0.12, 1.16)]
    inner = [(-0.3, 0.94), (-0.54, 0.62), (-0.42, 0.32), (-0.06, 0.22)]
    blade = np.concatenate([curve(outer), curve(inner)])
    pen.shadow((0.0, 0.1), (0.7, 0.14))
    pen.fill(blade, iron, slope((0.2, 0), (-0.8, 1.0), 0.25, 1.0), outline_of(iron))
    pen.fill(box((0.16, 0.12), (0.3, 0.085), -8, 0.06), tones("bark"), 0.6, INK)


def loaf(pen: Pen, _: Spec) -> None:
    """Draw a round loaf, cut into eight parts as they were baked in Pompeii."""
    crust = tones("bread")
    pen.shadow((0.14, 0.05), (0.9, 0.2))
    pen.fill(oval((0, 0.32), (0.82, 0.38)), crust, slope((0.6, 0), (-0.6, 0.5), 0.0, 0.5), INK)
    for number in range(8):
        middle = math.radians(number * 45 + 20)
        turns = middle + np.radians(np.linspace(-20, 20, 7))
        rim = np.stack([0.72 * np.cos(turns), 0.46 + 0.29 * np.sin(turns)], -1)
        heart = (0.1 * math.cos(middle), 0.46 + 0.04 * math.sin(middle))
        tone = 0.6 - 0.2 * math.cos(middle) + 0.22 * math.sin(middle)
        pen.fill(np.concatenate([rim, points_of([heart])]), crust, min(max(tone, 0.25), 0.95))


def basket(pen: Pen, _: Spec) -> None:
    """Draw a woven basket, one unit high."""
    cane = tones("wicker")
    pen.shadow((0.15, 0.02), (0.7, 0.12))
    half = [(0.42, 0.0), (0.52, 0.3), (0.6, 0.62), (0.62, 0.8)]
    pen.fill(both_sides(half), cane, pole(0.62), outline_of(cane))
    for line, height in enumerate(np.arange(0.12, 0.72, 0.17)):
        for place in range(5):
            x = (place - 2 + 0.5 * (line % 2)) * 0.22
            if abs(x) < 0.45:
                pen.fill(box((x, float(height)), (0.085, 0.05), 0, 0.03), cane, 0.75 - 0.4 * x)
    pen.fill(oval((0, 0.82), (0.66, 0.12)), cane, pole(0.66), outline_of(cane))


def twig(pen: Pen, spec: Spec) -> None:
    """Draw an olive twig along a way given by spots, with narrow leaves in pairs."""
    way = curve(spots_of(spec, "way"), steps=14)
    leaves = spec.whole("leaves", 6)
    size = spec.number("leaf", 0.7)
    pen.stroke(way, 0.07 * size + 0.03, tones("bark"), 0.5)
    for number in range(leaves):
        place = round((number + 0.6) / leaves * (len(way) - 3))
        ahead = way[place + 2] - way[place]
        along = math.degrees(math.atan2(ahead[1], ahead[0]))
        for side in (1, -1):
            green = tones("leaf" if (number + (side > 0)) % 3 else "silver_leaf")
            angle = along + side * (42 + 9 * math.sin(number * 2.3))
            blade(pen, (float(way[place][0]), float(way[place][1])), size, angle, green)
    last = way[-1] - way[-4]
    end = (float(way[-1][0]), float(way[-1][1]))
    blade(pen, end, size * 0.9, math.degrees(math.atan2(last[1], last[0])), tones("leaf"))


def blade(pen: Pen, at: Spot, size: float, degrees: float, green: Tones) -> None:
    """Draw a narrow leaf: a dark edge, the half in the light and the half in the shade."""
    whole = leaf(at, size, size * 0.28, degrees)
    pen.fill(whole, green, 0.75, green[0])
    if size * 0.14 > pen.stone * 1.5:
        lower = whole[12:] if math.cos(math.radians(degrees)) > 0 else whole[:13]
        pen.fill(np.concatenate([lower, points_of([at])]), green, 0.4, green[0])


def olive(pen: Pen, spec: Spec) -> None:
    """Draw an olive, one unit long; its stalk may reach to a spot of the canvas."""
    fruit = tones(spec.text("tones", "green_olive"))
    light = pen.light()
    if spec.has("stalk"):
        root = pen.local(spot_of(spec, "stalk"))
        pen.stroke(
            curve([(0, 0.4), (root[0] * 0.4, 0.45 + root[1] * 0.25), root]),
            0.06,
            tones("bark"),
            0.5,
        )
    pen.fill(oval((0, 0), (0.38, 0.5)), fruit, ball((0, 0), (0.42, 0.55)), outline_of(fruit))
    pen.fill(oval((light.x * 0.3, light.y * 0.34), (0.09, 0.13), 25, 16), fruit, 0.99)


def dove(pen: Pen, _: Spec) -> None:
    """Draw a dove that stands and looks back, one unit high."""
    down = tones("plumage")
    pen.shadow((0.1, 0.0), (0.5, 0.08))
    for x in (-0.06, 0.1):
        pen.stroke(points_of([(x, 0.0), (x + 0.02, 0.24)]), 0.05, tones("red"), 0.6)
    body = [(-0.62, 0.2), (-0.3, 0.26), (0.02, 0.22), (0.3, 0.36), (0.4, 0.6), (0.36, 0.84),
            (0.44, 0.98), (0.3, 1.1), (0.12, 1.02), (0.1, 0.84), (-0.08, 0.66),
            (-0.4, 0.46)]  # fmt: skip
    pen.fill(
        curve(body, closed=True), down, slope((0.3, 0.1), (-0.1, 0.9), 0.35, 1.0), outline_of(down)
    )
    wing = [(-0.66, 0.24), (-0.3, 0.34), (0.1, 0.4), (0.18, 0.58), (-0.02, 0.66), (-0.36, 0.5)]
    pen.fill(
        curve(wing, closed=True),
        tones("blue_marble"),
        slope((0, 0.3), (0, 0.7), 0.2, 0.8),
        outline_of(down),
    )
    pen.fill(leaf((0.42, 1.0), 0.16, 0.09, -8), tones("saffron"), 0.4)
    pen.fill(oval((0.32, 1.01), (0.04, 0.04), steps=12), tones("black_ware"), 0.1)


GRAIN = (sheaf,)
OLIVES = (olive,)
COMPANY = (poppy, sickle, loaf, basket, twig, dove)
