"""Lays a painted picture in small stones: rings of tesserae around one point, lit and grouted."""

from __future__ import annotations

import numpy as np

from art.kinds import Colour
from art.plane.grid import Array, clip, mix, single, smooth

GROUT: Colour = (58, 50, 44)


def chance(ring: Array, place: Array, seed: float) -> Array:
    """Return a lasting random value for each stone."""
    value = np.sin(ring * 127.1 + place * 311.7 + seed) * 43758.547
    return value - np.floor(value)


def tesserae(picture: Array, stone: float, around: tuple[float, float]) -> Array:
    """Turn a picture into a mosaic whose stones lie in rings around a point of it."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x - around[0] * width, y - around[1] * height
    radius, angle = np.hypot(x, y), np.arctan2(y, x) / (2 * np.pi) + 0.5
    ring = np.floor(radius / stone)
    count = np.maximum(np.round((ring + 0.5) * 2 * np.pi), 1)
    turned = angle * count + chance(ring, ring * 0, 1.0)
    place = np.floor(turned)
    middle = ((place + 0.5 - chance(ring, ring * 0, 1.0)) / count - 0.5) * 2 * np.pi
    at_x = (ring + 0.5) * stone * np.cos(middle) + around[0] * width
    at_y = (ring + 0.5) * stone * np.sin(middle) + around[1] * height
    column = np.clip(at_x, 0, width - 1).astype(int)
    line = np.clip(at_y, 0, height - 1).astype(int)
    value = 1 + 0.16 * (chance(ring, place % count, 7.0) - 0.5)
    across, outward = turned - place - 0.5, radius / stone - ring - 0.5
    laid = picture[line, column] * (value * bevel(across, outward, middle))[..., None]
    edge = np.maximum(np.abs(across), np.abs(outward))
    ground = np.broadcast_to(single(GROUT), picture.shape)
    return mix(single(laid), ground, smooth(single(edge), 0.41, 0.47))


def bevel(across: Array, outward: Array, angle: Array) -> Array:
    """Return how each stone's edges catch the light from the upper left."""
    right = outward * np.cos(angle) - across * np.sin(angle)
    down = outward * np.sin(angle) + across * np.cos(angle)
    edge = smooth(single(np.maximum(np.abs(across), np.abs(outward))), 0.3, 0.42)
    return single(1 - clip(single(right + down), -0.6, 0.6) * 0.55 * edge)
