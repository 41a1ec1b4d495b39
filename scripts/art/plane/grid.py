"""Handles pictures as arrays: blends, blurs, enlarges, reduces and colours them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from art.kinds import Colour

Array = NDArray[np.floating[Any]]


def single(values: object) -> Array:
    """Return values as an array of single precision."""
    return np.asarray(values, np.float32)


def clip(values: Array, low: float = 0.0, high: float = 1.0) -> Array:
    """Keep values between two bounds."""
    return np.clip(values, np.float32(low), np.float32(high))


def smooth(values: Array, low: float, high: float) -> Array:
    """Rise gently from 0 at one value to 1 at another."""
    part = clip((values - np.float32(low)) / np.float32(high - low))
    return part * part * (3 - 2 * part)


def mix(first: Array, second: Array, share: Array) -> Array:
    """Blend two pictures; the share belongs to the second one."""
    if first.ndim > share.ndim or second.ndim > share.ndim:
        share = share[..., None]
    return first + (second - first) * share


def places(width: int, height: int) -> tuple[Array, Array]:
    """Return each pixel's place from 0 to 1: across and down."""
    across = (np.arange(width, dtype=np.float32) + 0.5) / width
    down = (np.arange(height, dtype=np.float32) + 0.5) / height
    x, y = np.meshgrid(across, down)
    return single(x), single(y)


def ramp(values: Array, stops: Sequence[tuple[float, Colour]]) -> Array:
    """Turn values into colours by interpolating between stops."""
    at = [stop for stop, _ in stops]
    channels = [np.interp(values, at, [paint[n] for _, paint in stops]) for n in range(3)]
    return single(np.stack(channels, -1))


def filled(width: int, height: int, paint: Colour) -> Array:
    """Return a picture of one colour."""
    return np.broadcast_to(single(paint), (height, width, 3)).copy()


def blur(picture: Array, radius: float) -> Array:
    """Soften a picture by three box filters, which come close to a Gaussian."""
    whole = round(radius)
    if whole < 1:
        return picture
    size = 2 * whole + 1
    for _ in range(3):
        for axis in (0, 1):
            padding = [(0, 0)] * picture.ndim
            padding[axis] = (whole + 1, whole)
            total = np.cumsum(np.pad(picture, padding, mode="edge"), axis=axis, dtype=np.float64)
            count = picture.shape[axis]
            ends = np.take(total, range(size, size + count), axis)
            starts = np.take(total, range(count), axis)
            picture = single((ends - starts) / size)
    return picture


def reduce(picture: Array, factor: int) -> Array:
    """Shrink a picture by a whole factor, averaging blocks of pixels."""
    height, width = picture.shape[0] // factor, picture.shape[1] // factor
    cut = picture[: height * factor, : width * factor]
    return single(cut.reshape(height, factor, width, factor, *cut.shape[2:]).mean(axis=(1, 3)))


def enlarge(picture: Array, width: int, height: int) -> Array:
    """Stretch a picture to a size, blending between neighbours."""
    for axis, size in ((0, height), (1, width)):
        count = picture.shape[axis]
        at = np.clip((np.arange(size) + 0.5) * count / size - 0.5, 0, count - 1)
        low = np.floor(at).astype(int)
        high = np.minimum(low + 1, count - 1)
        shape = [1] * picture.ndim
        shape[axis] = size
        share = single(at - low).reshape(shape)
        picture = np.take(picture, low, axis) * (1 - share) + np.take(picture, high, axis) * share
    return single(picture)


def slopes(picture: Array) -> tuple[Array, Array]:
    """Return how fast a picture rises: across and down."""
    down, across = np.gradient(picture)
    return single(across), single(down)
