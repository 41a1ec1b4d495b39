"""Turns outlines into masks and tells how deep each pixel lies within its shape."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from art.plane.grid import Array, single

Mask = NDArray[np.bool_]
Labels = NDArray[np.integer[Any]]


def mask_of(outline: Array, shape: tuple[int, int]) -> Mask:
    """Return the pixels inside an outline given in pixels."""
    image = Image.new("1", (shape[1], shape[0]))
    ImageDraw.Draw(image).polygon([(float(x), float(y)) for x, y in outline], fill=1)
    return np.asarray(image, np.bool_)


def borders(labels: Labels) -> Mask:
    """Return the pixels that touch a pixel of another label to the right or below."""
    edge = np.zeros(labels.shape, np.bool_)
    edge[:, :-1] |= labels[:, :-1] != labels[:, 1:]
    edge[:-1] |= labels[:-1] != labels[1:]
    return edge


def distance(sources: Mask, reach: int) -> Array:
    """Return how far each pixel is from the nearest source, at most as far as the reach."""
    height, width = sources.shape
    upright = np.where(sources, np.float32(0), np.float32(reach))
    for line in range(1, height):
        np.minimum(upright[line], upright[line - 1] + 1, out=upright[line])
    for line in range(height - 2, -1, -1):
        np.minimum(upright[line], upright[line + 1] + 1, out=upright[line])
    square = upright * upright
    nearest = square.copy()
    for step in range(1, min(reach, width)):
        aside = np.float32(step * step)
        np.minimum(nearest[:, step:], square[:, :-step] + aside, out=nearest[:, step:])
        np.minimum(nearest[:, :-step], square[:, step:] + aside, out=nearest[:, :-step])
    return single(np.sqrt(nearest))


def depth(mask: Mask, reach: int) -> Array:
    """Return how far pixels of a mask are from its edge, at most as far as the reach."""
    padded = np.pad(mask, 1)
    return distance(~padded, reach)[1:-1, 1:-1]
