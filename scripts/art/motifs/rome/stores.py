"""Timber and cloth in flat design: logs, axes, saws; rolled, folded and hung cloth, dye, thread."""

from __future__ import annotations

import math

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, band, box, curve, leaf, oval, points_of
from art.plane.tones import INK, outline_of, tones
from art.print.mosaic.cartoon import Pen, Tones
from art.print.mosaic.shades import ball, roll, slope
from art.spec import Spec


def end_of_log(pen: Pen, at: Spot, radii: Spot, bark: Tones) -> None:
    """Draw the sawn end of a log with its rings."""
    wood = tones("heartwood")
    pen.fill(
        oval(at, radii), bark, ball(at, (radii[0] * 1.1, radii[1] * 1.1)), outline_of(tuple(bark))
    )
    for share, tone in ((0.8, 0.75), (0.62, 0.3), (0.47, 0.85), (0.3, 0.4), (0.15, 0.1)):
        if radii[0] * share > pen.stone * 0.5:
            pen.fill(oval(at, (radii[0] * share, radii[1] * share), steps=32), wood, tone)


def log(pen: Pen, spec: Spec) -> None:
    """Draw a log that lies across, its sawn end to the right; it is 0.36 thick to either side."""
    half = spec.number("long", 1.6) / 2
    bark = tones(spec.text("tones", "bark"))
    pen.shadow((0.1, -0.34), (half * 1.05, 0.13))
    body = np.concatenate(
        [oval((-half, 0), (0.13, 0.36))[12:37], points_of([(half, -0.36), (half, 0.36)])]
    )
    pen.fill(body, bark, roll(0.4), outline_of(bark))
    for number, height in enumerate((0.2, 0.02, -0.17)):
        start = -half + 0.18 + 0.23 * ((number * 2) % 3)
        way = points_of([(start, height), (start + half * 0.8, height + 0.02)])
        pen.stroke(way, 0.05, bark, 0.12 + 0.2 * (number == 0))
    if spec.flag("knot"):
        pen.fill(oval((-half * 0.2, 0.05), (0.15, 0.1)), bark, 0.15)
        pen.fill(oval((-half * 0.2, 0.05), (0.07, 0.045), steps=16), tones("heartwood"), 0.3)
    end_of_log(pen, (half, 0), (0.2, 0.36), bark)


def butt(pen: Pen, spec: Spec) -> None:
    """Draw a log seen from its end, half a unit to every side."""
    bark = tones(spec.text("tones", "bark"))
    pen.shadow((0.12, -0.46), (0.52, 0.12))
    end_of_log(pen, (0, 0), (0.5, 0.5), bark)
    angle = math.radians(spec.number("split", 40))
    crack = points_of([(0.06 * math.cos(angle), 0.06 * math.sin(angle)),
                       (0.36 * math.cos(angle + 0.1), 0.36 * math.sin(angle + 0.1))])  # fmt: skip
    pen.stroke(crack, 0.03, bark, 0.2)


def axe(pen: Pen, _: Spec) -> None:
    """Draw an axe that stands on its head side, two units high."""
    pen.fill(band(curve([(0, 0), (0.05, 0.8), (0.0, 1.9)]), 0.13), tones("heartwood"), 0.45, INK)
    iron = tones("iron")
    head = [(0.12, 1.62), (-0.14, 1.6), (-0.42, 1.38), (-0.62, 1.3), (-0.58, 1.66), (-0.62, 2.0),
            (-0.4, 1.92), (-0.14, 1.84), (0.12, 1.82)]  # fmt: skip
    pen.fill(points_of(head), iron, slope((0.1, 1.5), (-0.6, 1.9), 0.25, 1.0), outline_of(iron))


def saw(pen: Pen, _: Spec) -> None:
    """Draw a framed saw lying on its back, two units long."""
    iron = tones("iron")
    teeth: list[Spot] = []
    for number in range(15):
        x = -0.9 + number * 0.12
        teeth += [(x, 0.0), (x + 0.06, -0.1)]
    blade = points_of([(-0.9, 0.18), *teeth, (0.9, 0.0), (0.9, 0.18)])
    pen.fill(blade, iron, roll(0.2, 0.05), outline_of(iron))
    for x in (-0.92, 0.92):
        pen.fill(box((x, 0.3), (0.07, 0.45), 0, 0.05), tones("heartwood"), 0.4, INK)
    pen.stroke(points_of([(-0.92, 0.68), (0.92, 0.68)]), 0.06, tones("linen"), 0.3)
    pen.stroke(points_of([(-0.9, 0.42), (0.9, 0.42)]), 0.09, tones("heartwood"), 0.35)


def cypress(pen: Pen, _: Spec) -> None:
    """Draw a cypress, three units high."""
    green = tones("leaf")
    pen.stroke(points_of([(0, 0), (0, 0.4)]), 0.12, tones("bark"), 0.4)
    outline = curve([(0, 0.25), (0.34, 0.5), (0.4, 1.1), (0.28, 2.0), (0, 3.0), (-0.28, 2.0),
                     (-0.4, 1.1), (-0.34, 0.5)], closed=True)  # fmt: skip
    pen.fill(outline, green, ball((-0.05, 1.2), (0.5, 2.4)), outline_of(green))


def waves(pen: Pen, spec: Spec) -> None:
    """Draw a sea of long waves up to a height, five units wide."""
    sea = tones("water")
    top = spec.number("high", 0.8)
    for number, height in enumerate(np.arange(top, -0.2, -0.22)):
        x = np.linspace(-2.6, 2.6, 60)
        crest = np.stack([x, height + 0.06 * np.sin(x * 4.2 + number * 1.7)], -1)
        floor = points_of([(2.6, -0.3), (-2.6, -0.3)])
        pen.fill(np.concatenate([crest, floor]), sea, 0.3 + 0.14 * (number % 3))
        pen.stroke(crest, 0.05, sea, 0.9 if number % 2 else 0.72)


def spiral(at: Spot, radii: Spot, turns: float) -> Array:
    """Return a spiral that winds inwards."""
    part = np.linspace(0, 1, round(26 * turns))
    angle = part * turns * 2 * math.pi + 0.6
    reach = 1 - part * 0.92
    return np.stack(
        [at[0] + radii[0] * reach * np.cos(angle), at[1] + radii[1] * reach * np.sin(angle)], -1
    )


def end_of_bolt(pen: Pen, at: Spot, radii: Spot, stuff: Tones) -> None:
    """Draw the end of a rolled cloth: light edges wound around each other."""
    pale = sum(stuff[-3]) > 690
    pen.fill(oval(at, radii), stuff, 0.75 if pale else 0.35, outline_of(tuple(stuff)))
    turns = min(3.0, max(1.4, radii[1] / (pen.stone * 2.3)))
    inner = (radii[0] * 0.76, radii[1] * 0.76)
    pen.stroke(spiral(at, inner, turns), pen.stone * 0.95, stuff, 0.1 if pale else 0.8)


def bolt(pen: Pen, spec: Spec) -> None:
    """Draw a roll of cloth that lies across; a border runs around its end. It is 0.34 thick."""
    half = spec.number("long", 1.7) / 2
    stuff = tones(spec.text("tones", "purple"))
    trim = tones(spec.text("trim", "saffron"))
    pen.shadow((0.1, -0.32), (half * 1.08, 0.13))
    body = np.concatenate(
        [oval((-half, 0), (0.14, 0.34))[12:37], points_of([(half, -0.34), (half, 0.34)])]
    )
    pen.fill(body, stuff, roll(0.38), outline_of(stuff))
    for x in (-half * 0.62, half * 0.55):
        strip = np.concatenate(
            [oval((x, 0), (0.12, 0.32))[12:37], oval((x + 0.14, 0), (0.12, 0.32))[12:37][::-1]]
        )
        pen.fill(strip, trim, roll(0.36))
    if spec.flag("open"):
        left = curve([(-half + 0.06, -0.2), (-half - 0.06, -0.42), (-half - 0.3, -0.7)])
        right = curve([(half - 0.12, -0.2), (half - 0.2, -0.42), (half - 0.06, -0.7)])
        flap = np.concatenate([left, right[::-1]])
        pen.fill(flap, stuff, slope((0, -0.3), (0, -0.75), 0.3, 0.85), outline_of(stuff))
        for share in (0.55, 0.72):
            way = points_of(
                [left[round(share * 16)] + (0.08, 0), right[round(share * 16)] - (0.08, 0)]
            )
            pen.stroke(way, 0.07, trim, 0.6)
    end_of_bolt(pen, (half, 0), (0.2, 0.34), stuff)


def coil(pen: Pen, spec: Spec) -> None:
    """Draw a roll of cloth seen from its end, half a unit to every side."""
    pen.shadow((0.12, -0.46), (0.52, 0.12))
    end_of_bolt(pen, (0, 0), (0.5, 0.5), tones(spec.text("tones", "purple")))


def fold(pen: Pen, spec: Spec) -> None:
    """Draw a folded cloth that lies flat: 1.8 wide, 0.4 high, its back to the left."""
    stuff = tones(spec.text("tones", "crimson"))
    trim = tones(spec.text("trim", "saffron"))
    pen.shadow((0.1, 0.02), (1.0, 0.12))
    pen.fill(box((0, 0.2), (0.9, 0.2), 0, 0.16), stuff, roll(0.26, 0.22), outline_of(stuff))
    pen.fill(box((0.42, 0.2), (0.1, 0.16)), trim, roll(0.26, 0.22))
    pen.stroke(points_of([(-0.66, 0.2), (0.28, 0.2)]), 0.04, stuff, 0.05)
    pen.stroke(points_of([(0.56, 0.2), (0.86, 0.2)]), 0.04, stuff, 0.05)


def hanging(pen: Pen, spec: Spec) -> None:
    """Draw a cloth that hangs from a pole in folds: one unit wide, 2.2 long, down from its spot."""
    stuff = tones(spec.text("tones", "lapis"))
    trim = tones(spec.text("trim", "saffron"))
    long, folds = spec.number("long", 2.2), spec.whole("folds", 4)
    for number in range(folds):
        left = -0.5 + number / folds
        wide = 1 / folds
        sway = 0.05 * math.sin(number * 2.1)
        low = -long - 0.08 * (number % 2)
        side = curve([(left, 0.0), (left - 0.02 + sway, low * 0.5), (left - 0.03, low)])
        other = curve(
            [(left + wide, 0.0), (left + wide - 0.02 + sway, low * 0.5), (left + wide + 0.02, low)]
        )
        piece = np.concatenate(
            [
                side,
                curve(
                    [(left - 0.03, low), (left + wide / 2, low - 0.07), (left + wide + 0.02, low)]
                ),
                other[::-1],
            ]
        )
        middle = left + wide / 2
        pen.fill(piece, stuff, slope((middle + wide * 0.6, 0), (middle - wide * 0.5, 0), 0.1, 0.95))
        strip = box((middle, low * 0.9), (wide * 0.5, 0.09))
        pen.fill(strip, trim, slope((middle + wide * 0.6, 0), (middle - wide * 0.5, 0), 0.25, 0.9))
    pen.fill(box((0, 0.0), (0.53, 0.08), 0, 0.06), stuff, 0.75, outline_of(stuff))


def pole(pen: Pen, spec: Spec) -> None:
    """Draw a pole from which cloth hangs, with turned ends."""
    half = spec.number("long", 4.6) / 2
    pen.fill(box((0, 0), (half, 0.06), 0, 0.05), tones("bronze"), roll(0.07), INK)
    for x in (-half, half):
        pen.fill(oval((x, 0), (0.14, 0.14)), tones("bronze"), ball((x, 0), (0.16, 0.16)), INK)


def spindle(pen: Pen, spec: Spec) -> None:
    """Draw a spindle full of thread, one unit and a half high."""
    wool = tones(spec.text("tones", "crimson"))
    pen.stroke(points_of([(0, 0), (0, 1.5)]), 0.07, tones("heartwood"), 0.5)
    cop = [(0.0, 0.3), (0.26, 0.6), (0.18, 0.96), (0.0, 1.16), (-0.18, 0.96), (-0.26, 0.6)]
    pen.fill(curve(cop, closed=True), wool, ball((0, 0.7), (0.32, 0.6)), outline_of(wool))
    pen.fill(oval((0, 0.22), (0.26, 0.1)), tones("clay"), 0.6, INK)


def murex(pen: Pen, _: Spec) -> None:
    """Draw the shell that purple comes from, one unit long."""
    shell = tones("linen")
    pen.shadow((0.05, -0.05), (0.5, 0.1))
    for number in range(6):
        angle = 165 - number * 27
        pen.fill(leaf((0.05, 0.28), 0.46 + 0.05 * (number % 2), 0.15, angle), shell, 0.4, INK)
    pen.fill(curve([(-0.5, 0.3), (-0.2, 0.52), (0.2, 0.5), (0.42, 0.3), (0.62, -0.02), (0.3, 0.04),
                    (-0.06, 0.02), (-0.34, 0.12)], closed=True), shell,
             ball((-0.05, 0.3), (0.5, 0.34)), outline_of(shell))  # fmt: skip
    pen.fill(
        oval((0.12, 0.18), (0.22, 0.1), -25), tones("purple"), slope((0, 0), (0.3, 0.3), 0.3, 0.7)
    )


def shears(pen: Pen, _: Spec) -> None:
    """Draw a pair of spring shears, one unit and a half long, lying open."""
    iron = tones("iron")
    pen.shadow((0.1, 0.1), (0.7, 0.12))
    pen.stroke(curve([(-0.55, 0.22), (-0.8, 0.3), (-0.78, 0.05), (-0.55, 0.1)]), 0.1, iron, 0.5)
    pen.fill(leaf((-0.6, 0.24), 1.4, 0.26, 8), iron, 0.85, outline_of(iron))
    pen.fill(leaf((-0.6, 0.08), 1.4, 0.26, -8), iron, 0.5, outline_of(iron))


def rope(pen: Pen, _: Spec) -> None:
    """Draw a rope pulled tight around six round things one unit from the middle, and its knot."""
    cord = tones("linen")
    angle = np.radians(np.linspace(-32, 328, 121))
    corner = np.radians(np.round((np.degrees(angle) - 30) / 60) * 60 + 30)
    ring = np.stack([np.cos(corner), np.sin(corner)], -1)
    ring = ring + 0.53 * np.stack([np.cos(angle), np.sin(angle)], -1)
    pen.stroke(ring, pen.stone * 1.2, cord, 0.5)
    knot = (float(ring[0][0]), float(ring[0][1]))
    for end in ((0.02, -0.42), (0.26, -0.34)):
        way = curve([knot, (knot[0] + 0.1, knot[1] - 0.2), (knot[0] + end[0], knot[1] + end[1])])
        pen.stroke(way, pen.stone * 0.9, cord, 0.4)
    pen.fill(oval(knot, (0.11, 0.11), steps=16), cord, 0.8, outline_of(cord))


def shelf(pen: Pen, spec: Spec) -> None:
    """Draw a shelf of wood that things stand on, seen from the front."""
    half = spec.number("long", 5.2) / 2
    wood = tones("bark")
    pen.fill(box((0, -0.08), (half, 0.08)), wood, roll(0.12, -0.06), outline_of(wood))


WOOD = (log, butt)
CLOTH = (bolt, coil, fold, hanging)
COMPANY = (axe, saw, cypress, waves, rope, shelf, pole, spindle, murex, shears)
