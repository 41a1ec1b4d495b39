"""Prints a painted picture like a cheap poster: few flat colours and a screen of ink dots."""

from __future__ import annotations

import numpy as np

from art.kinds import Colour
from art.plane.grid import Array, clip, mix, single


def dots(dark: Array, pitch: float, angle: float) -> Array:
    """Return a screen of dots whose size follows the darkness."""
    height, width = dark.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    along = (x * np.cos(angle) + y * np.sin(angle)) / pitch
    across = (y * np.cos(angle) - x * np.sin(angle)) / pitch
    away = np.hypot(along % 1 - 0.5, across % 1 - 0.5)
    size = np.sqrt(clip(dark) / np.pi) * 1.25
    return clip(single((size - away) * pitch + 0.5))


def poster(picture: Array, steps: int) -> Array:
    """Reduce a picture to a few flat steps of each colour."""
    return single(np.round(clip(picture, 0, 255) / 255 * steps) / steps * 255)


def halftone(picture: Array, tone: Array, ink: Colour, pitch: float = 6.0) -> Array:
    """Print flat colours with a shadow of ink dots above them."""
    flat = poster(picture, 4)
    screen = dots(clip(0.95 - tone), pitch, 0.6)
    return mix(flat, np.broadcast_to(single(ink), flat.shape), screen)
