"""Carves Roman ornament in relief: wreaths, meanders, rosettes, columns, rods, bolts and staves."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, band, both_sides, box, curve, leaf, oval, points_of
from art.plane.relief import Relief


def laurel(relief: Relief, way: Array, pairs: int, size: float) -> None:
    """Lay a branch of laurel along a way: leaves to both sides and one between, and berries."""
    relief.engrave(way, size * 0.12, -size * 0.1)
    for number in range(pairs):
        place = round((number + 0.3) / pairs * (len(way) - 6))
        ahead = way[place + 4] - way[place]
        along = math.degrees(math.atan2(ahead[1], ahead[0]))
        at = (float(way[place][0]), float(way[place][1]))
        for side in (-38, 38, 0):
            long = size * (1.0 if side else 0.86)
            shape = leaf(at, long, size * 0.36, along + side)
            relief.swell(shape, size * 0.14, 0.75)
            angle = math.radians(along + side)
            rib = [
                at,
                (at[0] + long * 0.85 * math.cos(angle), at[1] + long * 0.85 * math.sin(angle)),
            ]
            relief.engrave(points_of(rib), size * 0.05, size * 0.07)
        if number % 2:
            angle = math.radians(along + (70 if number % 4 == 1 else -70))
            berry = (at[0] + size * 0.5 * math.cos(angle), at[1] + size * 0.5 * math.sin(angle))
            relief.swell(oval(berry, (size * 0.1, size * 0.1), steps=16), size * 0.1, 0.9)


def wreath(relief: Relief, at: Spot, radii: Spot, size: float) -> None:
    """Lay two branches around an oval, open above, tied below with a ribbon."""
    for side in (-1, 1):
        angle = np.radians(np.linspace(100, -70, 60))
        way = np.stack(
            [at[0] + side * radii[0] * np.cos(angle), at[1] + radii[1] * np.sin(angle)], -1
        )
        laurel(relief, way, round(sum(radii) / size * 1.75), size)
    foot = at[1] + radii[1]
    for side in (-1, 1):
        end = [(at[0], foot), (at[0] + side * size * 0.5, foot + size * 0.35),
               (at[0] + side * size * 0.62, foot + size * 0.95)]  # fmt: skip
        relief.swell(band(curve(end), (size * 0.12, size * 0.3)), size * 0.08, 0.8)
    relief.swell(box((at[0], foot), (size * 0.2, size * 0.17), 0, size * 0.08), size * 0.1, 0.9)


def meander(relief: Relief, corners: tuple[float, float, float, float], step: float) -> None:
    """Raise a Greek key along the four sides of a rectangle: left, top, right, bottom."""
    left, top, right, bottom = corners
    sides = (
        ((left, top), (right, top)), ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)), ((left, bottom), (left, top)),
    )  # fmt: skip
    key = ((0, 0), (0, 1), (0.8, 1), (0.8, 0.36), (0.42, 0.36), (0.42, 0.64))
    for start, end in sides:
        way = (end[0] - start[0], end[1] - start[1])
        total = math.hypot(*way)
        count = max(2, round(total / step) - 1)
        unit = total / (count + 1)
        along = (way[0] / total, way[1] / total)

        def spot(
            x: float, y: float, start: Spot = start, along: Spot = along, unit: float = unit
        ) -> Spot:
            far, aside = (x + 0.5) * unit, (y - 0.5) * unit * 0.86
            return (
                start[0] + along[0] * far - along[1] * aside,
                start[1] + along[1] * far + along[0] * aside,
            )

        for number in range(count):
            bars(relief, [spot(number + x, y) for x, y in key], unit * 0.17)
            if number < count - 1:
                bars(relief, [spot(number + 0.8, 0), spot(number + 1, 0)], unit * 0.17)


def bars(relief: Relief, spots: list[Spot], wide: float) -> None:
    """Raise straight bars from spot to spot."""
    for (ax, ay), (bx, by) in pairwise(spots):
        middle = ((ax + bx) / 2, (ay + by) / 2)
        half = (abs(bx - ax) / 2 + wide / 2, abs(by - ay) / 2 + wide / 2)
        part = box(middle, half)
        relief.lift(part, wide * 0.3)


def rosette(relief: Relief, at: Spot, radius: float, petals: int = 8) -> None:
    """Raise a flower of petals."""
    relief.swell(oval(at, (radius, radius), steps=40), radius * 0.12, 0.6)
    for number in range(petals):
        angle = number * 360 / petals
        turn = math.radians(angle)
        centre = (at[0] + radius * 0.55 * math.cos(turn), at[1] + radius * 0.55 * math.sin(turn))
        relief.swell(oval(centre, (radius * 0.36, radius * 0.2), angle, 20), radius * 0.16, 0.8)
    relief.swell(oval(at, (radius * 0.22, radius * 0.22), steps=20), radius * 0.18, 0.9)


def pillar(relief: Relief, at: Spot, wide: float, high: float) -> None:
    """Raise a fluted column around a spot, with its base and its capital."""
    x, y = at
    relief.swell(box((x, y), (wide * 0.36, high * 0.5)), wide * 0.3, 0.7)
    for number in range(4):
        place = x + (number - 1.5) * wide * 0.165
        relief.engrave(
            points_of([(place, y - high * 0.4), (place, y + high * 0.4)]), wide * 0.07, wide * 0.1
        )
    for side in (-1, 1):
        relief.swell(
            box((x, y + side * high * 0.44), (wide * 0.44, high * 0.035), 0, 4), wide * 0.1
        )
        relief.swell(box((x, y + side * high * 0.5), (wide * 0.56, high * 0.035)), wide * 0.08)
    for side in (-1, 1):
        scroll = (x + side * wide * 0.42, y - high * 0.42)
        relief.swell(oval(scroll, (wide * 0.17, wide * 0.17), steps=24), wide * 0.1, 0.9)
        relief.bump(scroll, (wide * 0.06, wide * 0.06), -wide * 0.1)


def fasces(relief: Relief, at: Spot, high: float) -> None:
    """Raise the bundle of rods around an axe, bound with straps."""
    x, y = at
    wide = high * 0.15
    blade = curve(
        [(x + wide * 0.3, y - high * 0.44), (x + wide * 1.5, y - high * 0.5),
         (x + wide * 1.95, y - high * 0.35), (x + wide * 1.5, y - high * 0.2),
         (x + wide * 0.3, y - high * 0.26)], closed=False
    )  # fmt: skip
    relief.swell(blade, wide * 0.5, 0.6)
    relief.swell(box((x, y), (wide * 0.13, high * 0.56), 0, 3), wide * 0.12, 0.9)
    for number in (0, 6, 1, 5, 2, 4, 3):
        place = x + (number - 3) * wide * 0.28
        drop = high * (0.42 - 0.006 * (number - 3) ** 2)
        rod = box((place, y), (wide * 0.155, drop), 0, 4)
        relief.swell(rod, wide * 0.15, 1.0)
    for level in (-0.3, -0.1, 0.1, 0.3):
        strap = box((x, y + high * level), (wide * 1.05, high * 0.02), -4, 3)
        relief.swell(strap, wide * 0.12, 1.2)


def thunderbolt(relief: Relief, at: Spot, size: float, degrees: float) -> None:
    """Raise a bolt of lightning: a bundle in the middle, flames and darts to both ends."""
    turn = math.radians(degrees)

    def here(spots: list[Spot]) -> Array:
        return points_of(
            [(at[0] + size * (u * math.cos(turn) - v * math.sin(turn)),
              at[1] + size * (u * math.sin(turn) + v * math.cos(turn))) for u, v in spots]
        )  # fmt: skip

    for end in (-1, 1):
        zigzag = [(0.1, 0.0), (0.34, 0.09), (0.36, -0.06), (0.62, 0.06), (0.64, -0.08), (1.0, 0.0)]
        relief.swell(
            band(here([(end * u, v) for u, v in zigzag]), (size * 0.1, size * 0.09, size * 0.02)),
            size * 0.03,
        )
        for side in (-1, 1):
            flame = [(0.06, 0.03), (0.28, 0.16), (0.5, 0.2), (0.8, 0.34)]
            way = curve(here([(end * u, side * v) for u, v in flame]))
            relief.swell(
                band(way, (size * 0.08, size * 0.14, size * 0.1, size * 0.015)), size * 0.03
            )
    relief.swell(oval(at, (size * 0.2, size * 0.1), degrees), size * 0.06, 1.2)
    for shift in (-0.1, 0.0, 0.1):
        relief.engrave(here([(shift, -0.1), (shift, 0.1)]), size * 0.02, size * 0.03)


def augural_staff(relief: Relief, foot: Spot, high: float) -> None:
    """Raise the crook of an augur, which ends in a spiral."""
    angle = np.linspace(0, 3.1 * math.pi, 70)
    reach = high * 0.17 * (1 - angle / (3.1 * math.pi) * 0.82)
    x, y = foot[0] - high * 0.17, foot[1] - high * 0.78
    spiral = np.stack([x + reach * np.cos(angle), y - reach * np.sin(angle)], -1)
    stem = curve(
        [
            foot,
            (foot[0] + high * 0.015, foot[1] - high * 0.4),
            (float(spiral[0][0]), float(spiral[0][1])),
        ]
    )
    way = np.concatenate([stem[:-1], spiral])
    relief.swell(
        band(way, (high * 0.034, high * 0.046, high * 0.05, high * 0.04, high * 0.028)), high * 0.02
    )
    relief.swell(oval(foot, (high * 0.03, high * 0.03), steps=20), high * 0.02)


def caduceus(relief: Relief, at: Spot, high: float) -> None:
    """Raise the herald's staff: two snakes around a rod, a ball and wings above."""
    x, y = at
    for side in (-1, 1):
        for feather in range(4):
            start = (x + side * high * 0.02, y - high * 0.36 + feather * high * 0.012)
            angle = 180 * (side < 0) + side * (-26 + feather * 15)
            long = high * (0.34 - feather * 0.045)
            relief.swell(leaf(start, long, high * 0.085, angle, 1.25), high * 0.02, 0.9)
    relief.swell(box((x, y + high * 0.06), (high * 0.016, high * 0.44), 0, 3), high * 0.016)
    part = np.linspace(0, 1, 90)
    for side in (-1, 1):
        wide = high * (0.05 + 0.1 * (1 - part)) * np.where(part > 0.93, 1.3, 1)
        lines = np.stack(
            [
                x + side * wide * np.sin((1 - part) * 2.5 * math.pi + 0.5),
                y + high * (0.42 - 0.66 * (1 - part)),
            ],
            -1,
        )
        relief.swell(
            band(lines, (high * 0.034, high * 0.04, high * 0.03, high * 0.012)), high * 0.018
        )
        head = (float(lines[0][0]), float(lines[0][1]))
        relief.swell(oval(head, (high * 0.036, high * 0.022), 20 * side), high * 0.018)
    relief.swell(oval((x, y - high * 0.42), (high * 0.05, high * 0.05), steps=30), high * 0.04)


def vessel(relief: Relief, at: Spot, high: float) -> None:
    """Raise an amphora that stands on its foot at a spot."""
    half = [(0.09, 0.0), (0.12, 0.1), (0.26, 0.4), (0.42, 0.85), (0.48, 1.2), (0.44, 1.5),
            (0.28, 1.72), (0.16, 1.84), (0.14, 2.1), (0.2, 2.2)]  # fmt: skip
    scale = high / 2.2
    body = both_sides([(float(u), float(v)) for u, v in curve(half)])
    for side in (-1, 1):
        handle = curve(
            [(0.13 * side, 2.02), (0.38 * side, 2.02), (0.46 * side, 1.8), (0.36 * side, 1.5)]
        )
        way = handle * (scale, -scale) + at
        relief.swell(band(way, high * 0.04), high * 0.02)
    relief.swell(body * (scale, -scale) + at, high * 0.13, 0.7)
