"""Makes the materials of tables and cards: paper, wood, felt, leather and marble."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from art.kinds import Colour, Size
from art.plane.grid import Array, blur, clip, places, ramp, single, smooth
from art.plane.noise import clouds, generator, grain, lattice, sample

WALNUT: Sequence[Colour] = ((34, 19, 12), (58, 33, 20), (82, 49, 29), (104, 66, 40))
OAK: Sequence[Colour] = ((60, 30, 14), (104, 58, 28), (146, 90, 48), (170, 116, 66))


def paper(size: Size, seed: int, base: Colour, edge: float = 0.0) -> Array:
    """Make paper with fibres; its edges may be darker."""
    width, height = size
    shape = (height, width)
    hills = clouds(shape, (3, 4), 6, seed)
    fibres = lattice(shape, (width / 3, height / 28), seed + 9)
    fibres += lattice(shape, (width / 28, height / 3), seed + 10)
    value = 1 + 0.10 * (hills - 0.5) + 0.03 * (grain(shape, seed + 5) - 0.5) + 0.035 * (fibres - 1)
    x, y = (2 * part - 1 for part in places(width, height))
    far = np.maximum(np.abs(x), np.abs(y)) ** 10 + 0.35 * (x * y) ** 2
    worn = clip(far + (hills - 0.5) * 0.35) * edge
    return single(
        single(base) * value[..., None] * (1 - worn[..., None] * single((0.10, 0.16, 0.26)))
    )


def plank(size: Size, seed: int, tones: Sequence[Colour]) -> Array:
    """Make one board: rings drawn out into long waves, streaks and pores."""
    width, height = size
    shape = (height, width)
    chance = generator(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    knot_x, knot_y = chance.random() * width, height * (0.5 + chance.normal() * 0.5)
    knot = np.exp(-(((x - knot_x) / (width * 0.05)) ** 2 + ((y - knot_y) / (height * 0.45)) ** 2))
    rings = (y - knot_y) / height * 7 + clouds(shape, (5, 1), 4, seed) * 5.5 + 2.2 * knot
    wave = (0.5 + 0.5 * np.sin(rings * 6 + chance.random() * 60)) ** 1.6
    streaks = lattice(shape, (width / 90, height), seed + 1) * 0.6
    streaks += lattice(shape, (width / 22, height), seed + 2) * 0.4
    pores = smooth(lattice(shape, (width / 14, height), seed + 3), 0.8, 0.9)
    pores = pores * lattice(shape, (width / 40, height / 6), seed + 4)
    value = clip(0.10 + 0.42 * wave + 0.42 * streaks + chance.normal() * 0.07)
    stops = list(zip((0.0, 0.35, 0.7, 1.0), tones, strict=True))
    edge = np.minimum(y, height - 1 - y)
    seam = 1 - 0.62 * np.exp(-edge / 1.4) - 0.1 * np.exp(-edge / 9)
    return single(ramp(single(value), stops) * ((1 - 0.42 * pores) * seam)[..., None])


def wood(
    size: Size, seed: int, planks: int, tones: Sequence[Colour], contrast: float = 0.6
) -> Array:
    """Make a table top of boards; a low contrast keeps it quiet."""
    width, height = size
    edges = [round(height * number / planks) for number in range(planks + 1)]
    boards = [
        plank((width, low - high), seed * 1000 + number * 17, tones)
        for number, (high, low) in enumerate(pairwise(edges))
    ]
    whole = np.concatenate(boards)
    mean = whole.mean(axis=(0, 1), dtype=np.float64).astype(np.float32)
    return single(mean + (whole - mean) * np.float32(contrast))


def felt(size: Size, seed: int, base: Colour) -> Array:
    """Make cloth with a fine nap."""
    width, height = size
    shape = (height, width)
    nap = blur(grain(shape, seed), 1) - 0.5
    threads = lattice(shape, (width / 2, height / 9), seed + 1)
    threads += lattice(shape, (width / 9, height / 2), seed + 2)
    value = (
        1 + 0.55 * nap + 0.16 * (threads - 1) + 0.16 * (clouds(shape, (4, 3), 4, seed + 3) - 0.5)
    )
    return single(single(base) * value[..., None])


def leather(size: Size, seed: int, base: Colour, cell: float = 5.0) -> Array:
    """Make grained leather: small cushions between fine creases, lit from the upper left."""
    width, height = size
    shape = (height, width)
    hide = np.zeros(shape, np.float32)
    for number, factor in enumerate((1.0, 1.9)):
        cells = (width / cell * factor, height / cell * factor)
        hills = lattice(shape, cells, seed + number)
        hide += (1 - np.abs(2 * hills - 1)) ** 0.6 / factor
    worn = clouds(shape, (5, 4), 4, seed + 5) - 0.5
    down, across = np.gradient(blur(hide, 1))
    value = 1 - 0.9 * (down + across) * 0.9 + 0.14 * worn - 0.10 * (1.2 - hide)
    return single(base) * clip(value, 0.3, 1.8)[..., None]


def marble(size: Size, seed: int, tones: Sequence[Colour], veins: float = 1.0) -> Array:
    """Make marble: clouds warped by clouds, veins where they fold over."""
    width, height = size
    shape = (height, width)
    reach = max(width, height)
    first, second = clouds(shape, (3, 2), 6, seed), clouds(shape, (3, 2), 6, seed + 1)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    third = clouds(shape, (2, 2), 6, seed + 2)
    warp = sample(third, x + (first - 0.5) * reach * 0.5, y + (second - 0.5) * reach * 0.5)
    one = sample(first, x + (warp - 0.5) * reach * 0.45, y + (second - 0.5) * reach * 0.35)
    two = sample(second, x + (first - 0.5) * reach * 0.7, y + (warp - 0.5) * reach * 0.5)
    fold = clip((0.1 - np.abs(2 * one - 1)) / 0.1) ** 1.7 * 0.75
    fold += clip((0.07 - np.abs(2 * two - 1)) / 0.07) ** 1.5 * 0.5
    value = clip(0.33 * clip((warp - 0.35) * 1.6) + fold * veins * 0.8)
    picture = ramp(value, list(zip((0.0, 0.4, 1.0), tones, strict=True)))
    return picture + (grain(shape, seed + 8)[..., None] - 0.5) * 5
