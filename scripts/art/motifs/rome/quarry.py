"""Marble in flat design: columns, drums and blocks, what joins them, and the mason's tools."""

from __future__ import annotations

import math

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, band, both_sides, box, curve, oval, points_of
from art.plane.tones import INK, outline_of, tones
from art.print.mosaic.cartoon import Pen, Tones
from art.print.mosaic.shades import ball, pole, roll, slope
from art.spec import Spec


def flutes(pen: Pen, low: Spot, high: Spot, stone: Tones) -> None:
    """Draw a fluted shaft by half its width and its height, below and above."""
    whole = both_sides([low, high])
    pen.fill(whole, stone, pole(low[0] * 1.08), outline_of(tuple(stone)))
    count = int(min(5, low[0] * 2 / (pen.stone * 2.3)))
    for number in range(count if count > 2 else 0):
        share = (number + 0.5) / count * 2 - 1
        line = points_of([(share * low[0] * 0.84, low[1]), (share * high[0] * 0.84, high[1])])
        pen.stroke(line, pen.stone * 0.9, stone, 0.3 - 0.28 * share)


def volute(pen: Pen, at: Spot, radius: float, stone: Tones, side: int) -> None:
    """Draw one scroll of an Ionic capital."""
    pen.fill(oval(at, (radius, radius), steps=28), stone, 0.7, outline_of(tuple(stone)))
    if radius > pen.stone * 2.2:
        part = np.linspace(0, 1, 30)
        angle = math.pi / 2 + side * part * 3.4 * math.pi
        reach = radius * 0.62 * (1 - part * 0.85)
        line = np.stack([at[0] + reach * np.cos(angle), at[1] + reach * np.sin(angle)], -1)
        pen.stroke(line, pen.stone * 0.6, stone, 0.05)


def column(pen: Pen, spec: Spec) -> None:
    """Draw an Ionic or Doric column, three units high unless said otherwise."""
    stone = tones(spec.text("tones", "marble"))
    tall = spec.number("high", 3.0)
    edge = outline_of(stone)
    pen.shadow((0.14, 0.02), (0.5, 0.09))
    pen.fill(box((0, 0.07), (0.44, 0.07)), stone, slope((0.5, 0), (-0.5, 0), 0.35, 0.95), edge)
    pen.fill(box((0, 0.19), (0.38, 0.06), 0, 0.05), stone, pole(0.4), edge)
    flutes(pen, (0.3, 0.24), (0.25, tall - 0.36), stone)
    if spec.text("order", "ionic") == "ionic":
        pen.fill(box((0, tall - 0.26), (0.4, 0.09), 0, 0.04), stone, 0.85, edge)
        for side in (-1, 1):
            volute(pen, (0.37 * side, tall - 0.32), 0.16, stone, side)
    else:
        bowl = [(0.25, tall - 0.38), (0.3, tall - 0.3), (0.42, tall - 0.16)]
        pen.fill(both_sides(bowl), stone, pole(0.44), edge)
    pen.fill(
        box((0, tall - 0.08), (0.48, 0.08)), stone, slope((0.5, 0), (-0.5, 0), 0.5, 0.99), edge
    )


def veins(pen: Pen, at: Spot, size: Spot, stone: Tones, seed: int) -> None:
    """Draw a vein that wanders across a face of stone, and a branch of it."""
    turn = 1 if seed % 2 else -1
    heights = [0.8, 0.3, 0.45, -0.25, -0.7]
    way = [
        (at[0] + size[0] * (0.48 * number - 0.96), at[1] + turn * size[1] * height)
        for number, height in enumerate(heights[seed % 2 :] + heights[: seed % 2])
    ]
    pen.stroke(curve(way[:4]), pen.stone * 0.6, stone, 0.42)


def block(pen: Pen, spec: Spec) -> None:
    """Draw a squared block of marble, one unit wide, its upper and right face seen aslant."""
    stone = tones(spec.text("tones", "marble"))
    wide, high, deep = spec.number("wide", 1.0), spec.number("high", 0.7), spec.number("deep", 0.34)
    edge = outline_of(stone)
    half, shift = wide / 2, deep * 0.62
    pen.shadow((deep * 0.6, 0.03), (half * 1.25, 0.12))
    front = points_of([(-half, 0), (half, 0), (half, high), (-half, high)])
    top = points_of(
        [(-half, high), (half, high), (half + deep, high + shift), (-half + deep, high + shift)]
    )
    side = points_of([(half, 0), (half + deep, shift), (half + deep, high + shift), (half, high)])
    pen.fill(side, stone, slope((0, 0), (0, high + shift), 0.08, 0.34), edge)
    pen.fill(top, stone, 0.96, edge)
    pen.fill(front, stone, slope((half, 0), (-half, high), 0.52, 0.86), edge)
    veins(pen, (0, high / 2), (half * 0.9, high * 0.4), stone, spec.whole("seed", 1))


def drum(pen: Pen, spec: Spec) -> None:
    """Draw a drum of a column that stands on its end, one unit wide, 0.7 high."""
    stone = tones(spec.text("tones", "marble"))
    edge = outline_of(stone)
    pen.shadow((0.16, 0.06), (0.56, 0.16))
    body: Array = np.concatenate(
        [
            oval((0, 0.14), (0.5, 0.14))[24:49],
            oval((0, 0.72), (0.5, 0.14))[:1],
            points_of([(0.5, 0.14), (0.5, 0.72), (-0.5, 0.72)]),
        ]
    )
    pen.fill(body, stone, pole(0.54), edge)
    for number in range(4):
        share = (number + 0.5) / 4 * 2 - 1
        x = share * 0.46
        drop = 0.14 * math.sqrt(1 - share * share)
        pen.stroke(
            points_of([(x, 0.14 - drop + 0.03), (x, 0.7 - drop)]),
            pen.stone * 0.8,
            stone,
            0.4 - 0.34 * share,
        )
    pen.fill(oval((0, 0.72), (0.5, 0.15)), stone, 0.95, edge)
    pen.fill(oval((0, 0.72), (0.09, 0.035), steps=16), stone, 0.05)


def beam(pen: Pen, spec: Spec) -> None:
    """Draw what lies on columns: a beam, and above it a gable where one is wanted."""
    stone = tones(spec.text("tones", "marble"))
    half, edge = spec.number("long", 3.6) / 2, outline_of(stone)
    pen.fill(box((0, 0.12), (half, 0.12)), stone, roll(0.2, 0.2), edge)
    pen.fill(box((0, 0.29), (half + 0.1, 0.07)), stone, 0.95, edge)
    rise = spec.number("gable", 0.0)
    if rise:
        pen.fill(
            points_of([(-half - 0.1, 0.36), (half + 0.1, 0.36), (0, 0.36 + rise)]),
            stone,
            0.85,
            edge,
        )
        inner = points_of([(-half * 0.72, 0.44), (half * 0.72, 0.44), (0, 0.36 + rise * 0.76)])
        pen.fill(inner, tones("lapis"), 0.5)
        pen.fill(
            oval((0, 0.36 + rise * 0.3), (rise * 0.2, rise * 0.2), steps=24), tones("saffron"), 0.7
        )


def steps(pen: Pen, spec: Spec) -> None:
    """Draw three steps that columns stand on."""
    stone = tones(spec.text("tones", "marble"))
    half = spec.number("long", 4.0) / 2
    for number in range(3):
        at = (0, 0.07 + number * 0.14)
        pen.fill(
            box(at, (half - number * 0.14, 0.07)), stone, 0.45 + 0.22 * number, outline_of(stone)
        )


def mallet(pen: Pen, _: Spec) -> None:
    """Draw a mason's mallet that lies on its side, 1.2 units long."""
    pen.shadow((0.0, -0.2), (0.7, 0.1))
    pen.fill(band(points_of([(-0.2, 0), (0.85, -0.06)]), 0.13), tones("heartwood"), 0.5, INK)
    pen.fill(
        box((-0.35, 0.02), (0.2, 0.34), 0, 0.1),
        tones("bark"),
        slope((0, -0.3), (-0.4, 0.3), 0.2, 0.9),
        INK,
    )


def chisel(pen: Pen, _: Spec) -> None:
    """Draw a chisel that lies across, 1.1 units long."""
    iron = tones("iron")
    pen.shadow((0.0, -0.1), (0.6, 0.06))
    blade = points_of(
        [(-0.6, 0.11), (-0.6, -0.11), (-0.3, -0.06), (0.1, -0.06), (0.1, 0.06), (-0.3, 0.06)]
    )
    pen.fill(blade, iron, roll(0.14), outline_of(iron))
    pen.fill(box((0.32, 0), (0.24, 0.1), 0, 0.06), tones("heartwood"), 0.55, INK)


def sun(pen: Pen, _: Spec) -> None:
    """Draw a sun with rays, one unit to every side."""
    gold = tones("saffron")
    for number in range(12):
        angle = number * math.pi / 6
        way = points_of([(0.62 * math.cos(angle), 0.62 * math.sin(angle)),
                         (0.96 * math.cos(angle), 0.96 * math.sin(angle))])  # fmt: skip
        pen.fill(band(way, (0.24, 0.03)), gold, 0.5)
    pen.fill(oval((0, 0), (0.52, 0.52)), gold, ball((0, 0), (0.7, 0.7)), outline_of(gold))


MARBLE = (column, block, drum)
COMPANY = (beam, steps, mallet, chisel, sun)
