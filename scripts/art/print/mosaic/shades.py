"""Says how light falls on the parts of a drawn thing: round, turned, flat, streaked."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.plane.grid import Array, clip, single
from art.plane.outlines import Spot
from art.print.mosaic.cartoon import Light, Shade


def faced(across: Array, up: Array, light: Light) -> Array:
    """Return how brightly a surface is lit that turns to the right and up by some shares."""
    across, up = clip(across, -1, 1), clip(up, -1, 1)
    front = np.sqrt(np.maximum(1 - across * across - up * up, 0))
    facing = across * np.float32(light.x) + up * np.float32(light.y) + front * np.float32(light.z)
    return single(0.16 + 0.84 * np.maximum(facing, 0))


def ball(at: Spot, radii: Spot) -> Shade:
    """Light a ball, which may be longer one way."""

    def shade(x: Array, y: Array, light: Light) -> Array:
        return faced((x - at[0]) / radii[0], (y - at[1]) / radii[1], light)

    return shade


def pole(half: float, at: float = 0.0) -> Shade:
    """Light an upright pole by half its width."""

    def shade(x: Array, y: Array, light: Light) -> Array:
        return faced((x - at) / half, np.zeros_like(y), light)

    return shade


def roll(half: float, at: float = 0.0) -> Shade:
    """Light a lying pole by half its thickness."""

    def shade(x: Array, y: Array, light: Light) -> Array:
        return faced(np.zeros_like(x), (y - at) / half, light)

    return shade


def turned_on_wheel(half: Sequence[Spot]) -> Shade:
    """Light a vessel given by its right half, from below to above, as distance and height."""
    heights, widths = [spot[1] for spot in half], [max(spot[0], 1e-3) for spot in half]

    def shade(x: Array, y: Array, light: Light) -> Array:
        wide = single(np.interp(y, heights, widths))
        swell = single(np.interp(y, heights, np.gradient(widths, heights)))
        return faced(x / wide * 0.94, clip(-swell * 0.5, -0.6, 0.6), light)

    return shade


def slope(low: Spot, high: Spot, start: float = 0.0, end: float = 1.0) -> Shade:
    """Grow evenly lighter from one spot to another."""
    way = (high[0] - low[0], high[1] - low[1])
    square = way[0] ** 2 + way[1] ** 2

    def shade(x: Array, y: Array, light: Light) -> Array:  # noqa: ARG001
        part = clip(((x - low[0]) * way[0] + (y - low[1]) * way[1]) / square)
        return single(start + (end - start) * part)

    return shade
