"""Draws the woven line work of banknotes: rosettes, chains, ribbons, nets and spirals."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art.kinds import Colour, between
from art.plane.grid import Array
from art.plane.sheet import Sheet

TURN = 2 * math.pi
Place = tuple[float, float]


@dataclass(frozen=True)
class Inks:
    """Two colours between which the lines of a figure change, and their width."""

    first: Colour
    second: Colour
    width: float = 0.7


def circle_of(at: Place, radius: Array, angle: Array) -> Array:
    """Return the points at a changing radius around a place."""
    return np.stack([at[0] + radius * np.cos(angle), at[1] + radius * np.sin(angle)], -1)


def oval(at: Place, half: Place, steps: int = 360) -> Array:
    """Return the points of an oval."""
    angle = np.linspace(0, TURN, steps, endpoint=False, dtype=np.float32)
    return np.stack([at[0] + half[0] * np.cos(angle), at[1] + half[1] * np.sin(angle)], -1)


def rosette(sheet: Sheet, at: Place, radii: Place, petals: int, lines: int, inks: Inks) -> None:
    """Draw the lattice of a rose engine between two radii: lobes in both senses of turn."""
    angle = np.linspace(0, TURN, 900, endpoint=False, dtype=np.float32)
    middle, swing = (radii[0] + radii[1]) / 2, (radii[1] - radii[0]) / 2
    for sense in (1, -1):
        for number in range(lines):
            shift = sense * TURN * number / lines
            radius = middle + swing * np.cos(petals * angle + shift)
            paint = between(inks.first, inks.second, 0.5 - 0.5 * math.cos(shift))
            sheet.line(circle_of(at, radius, angle), paint, inks.width, closed=True)


def chain(sheet: Sheet, at: Place, radius: float, swing: float, waves: int, inks: Inks) -> None:
    """Draw a ring of interlaced strands."""
    angle = np.linspace(0, TURN, 1440, endpoint=False, dtype=np.float32)
    for number in range(6):
        shift = TURN * number / 6
        wave = np.sin(waves * angle + shift) * (1 + 0.18 * np.sin(3 * waves * angle))
        paint = between(inks.first, inks.second, number % 3 / 2)
        sheet.line(circle_of(at, radius + swing * wave, angle), paint, inks.width, closed=True)


def spiral(
    sheet: Sheet, at: Place, radius: float, gear: tuple[int, int, float], inks: Inks
) -> None:
    """Draw the curve of a pen in a small wheel that rolls inside a large one."""
    large, small, pen = gear
    time = np.linspace(0, TURN * small, 4000, dtype=np.float32)
    size = radius / (large - small + pen)
    ratio = (large - small) / small
    x = (large - small) * np.cos(time) + pen * np.cos(ratio * time)
    y = (large - small) * np.sin(time) - pen * np.sin(ratio * time)
    sheet.line(np.stack([at[0] + x * size, at[1] + y * size], -1), inks.first, inks.width)


def ribbon(sheet: Sheet, start: Place, end: Place, swing: float, waves: float, inks: Inks) -> None:
    """Draw a woven band between two places."""
    part = np.linspace(0, 1, 700, dtype=np.float32)
    way = end[0] - start[0], end[1] - start[1]
    size = math.hypot(*way)
    for sense in (1, -1):
        for number in range(7):
            wave = sense * swing * np.cos(TURN * waves * (part - 0.5) + math.pi * number / 6)
            x = start[0] + way[0] * part - way[1] / size * wave
            y = start[1] + way[1] * part + way[0] / size * wave
            sheet.line(
                np.stack([x, y], -1), between(inks.first, inks.second, number / 6), inks.width
            )


def net(sheet: Sheet, size: Place, count: int, swing: float, inks: Inks) -> None:
    """Draw two families of upright waves that cross each other."""
    part = np.linspace(0, 1, 60, dtype=np.float32)
    for sense in (1, -1):
        for number in range(-count // 2, count + count // 2):
            x = size[0] * number / count + sense * swing * np.sin(TURN * 1.5 * part)
            sheet.line(np.stack([x, size[1] * part], -1), inks.first, inks.width)


def rays(sheet: Sheet, at: Place, half: Place, count: int, inks: Inks) -> None:
    """Draw waving rays from an oval outwards."""
    part = np.linspace(0, 1, 60, dtype=np.float32)
    for sense in (1, -1):
        for number in range(count):
            angle = TURN * number / count + sense * 0.10 * np.sin(TURN * 1.2 * part)
            x = at[0] + half[0] * (1 + 1.1 * part) * np.cos(angle)
            y = at[1] + half[1] * (1 + 1.1 * part) * np.sin(angle)
            paint = between(inks.first, inks.second, number % 2)
            sheet.line(np.stack([x, y], -1), paint, inks.width)
