"""Makes natural irregularity out of a seed: noise in the plane and in space."""

from __future__ import annotations

import numpy as np

from art.plane.grid import Array, single


def generator(seed: int) -> np.random.Generator:
    """Return the source of chance that belongs to a seed."""
    return np.random.default_rng(seed)


def fade(part: Array) -> Array:
    """Bend a share so that it starts and ends without a kink."""
    return part * part * part * (part * (part * 6 - 15) + 10)


def lattice(shape: tuple[int, int], cells: tuple[float, float], seed: int) -> Array:
    """Return soft random hills of a picture's shape; cells are counted across and down."""
    height, width = shape
    columns, rows = max(1, round(cells[0])), max(1, round(cells[1]))
    grid = generator(seed).random((rows, columns), dtype=np.float32)
    down = np.arange(height, dtype=np.float32) * np.float32(rows / height)
    across = np.arange(width, dtype=np.float32) * np.float32(columns / width)
    top, left = down.astype(int), across.astype(int)
    low, side = fade(down - top)[:, None], fade(across - left)[None, :]
    top, left = top % rows, left % columns
    under, right = (top + 1) % rows, (left + 1) % columns
    upper = grid[top][:, left] * (1 - side) + grid[top][:, right] * side
    lower = grid[under][:, left] * (1 - side) + grid[under][:, right] * side
    return single(upper * (1 - low) + lower * low)


def clouds(shape: tuple[int, int], cells: tuple[float, float], octaves: int, seed: int) -> Array:
    """Add up hills of ever smaller size, from 0 to 1."""
    total = np.zeros(shape, np.float32)
    weight = 1.0
    for octave in range(octaves):
        size = cells[0] * 2**octave, cells[1] * 2**octave
        total += np.float32(weight) * lattice(shape, size, seed * 101 + octave)
        weight *= 0.5
    return total / np.float32(2 - weight * 2)


def grain(shape: tuple[int, int], seed: int) -> Array:
    """Return a random value from 0 to 1 for each pixel."""
    return generator(seed).random(shape, dtype=np.float32)


def sample(picture: Array, x: Array, y: Array) -> Array:
    """Read a picture between its pixels; it repeats beyond its edges."""
    height, width = picture.shape
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    side, low = single(x - left), single(y - top)
    left, top = left % width, top % height
    right, under = (left + 1) % width, (top + 1) % height
    upper = picture[top, left] * (1 - side) + picture[top, right] * side
    lower = picture[under, left] * (1 - side) + picture[under, right] * side
    return single(upper * (1 - low) + lower * low)


def spatial(x: Array, y: Array, z: Array, seed: int) -> Array:
    """Return soft noise from 0 to 1 at points of space, one hill to each unit."""
    table = generator(seed).permutation(256).astype(np.int64)
    values = generator(seed + 1).random(256, dtype=np.float32)
    corner = [np.floor(axis).astype(np.int64) for axis in (x, y, z)]
    part = [fade(single(axis - low)) for axis, low in zip((x, y, z), corner, strict=True)]
    result = np.zeros_like(x)
    for number in range(8):
        steps = [number >> axis & 1 for axis in range(3)]
        weight = np.ones_like(x)
        mark = np.zeros(x.shape, np.int64)
        for step, low, share in zip(steps, corner, part, strict=True):
            weight = weight * (share if step else 1 - share)
            mark = table[(mark + low + step) & 255]
        result += weight * values[mark]
    return result
