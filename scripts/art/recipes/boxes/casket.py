"""Draws the lid of a Roman box: a carved frame, a plain slab for the title, a mosaic below."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.plane.grid import Array, clip, places, reduce, single
from art.plane.metal import lay_rail
from art.plane.sheet import write
from art.recipes.cards.carved import SCALE, plate
from art.recipes.cards.goods import draw as mosaic
from art.spec import Spec


def let_in(picture: Array, stones: Array, at: tuple[int, int]) -> Array:
    """Let a mosaic into a picture, sunk a little, with a rail of brass around it."""
    left, top = at
    height, width = stones.shape[:2]
    whole = picture.copy()
    across, down = places(width, height)
    near = np.minimum(across * width, down * height)
    sunk = 1 - 0.5 * np.exp(-near / 7)
    whole[top : top + height, left : left + width] = stones * sunk[..., None]
    x, y = places(picture.shape[1], picture.shape[0])
    x = x * picture.shape[1] - left - width / 2
    y = y * picture.shape[0] - top - height / 2
    away = np.maximum(np.abs(x) - width / 2, np.abs(y) - height / 2)
    facing = np.where(np.abs(x) / width > np.abs(y) / height, -np.sign(x) * 0.7, -np.sign(y) * 0.8)
    return lay_rail(whole, single(away), 3.4, single(facing))


def draw(spec: Spec) -> Array:
    """Draw a whole lid."""
    width, height = spec.size()
    picture = reduce(plate((width, height), spec), SCALE)
    edge = round(width * (spec.number("edge") + 0.035))
    top = round(height * spec.number("below"))
    inner = (width - 2 * edge, height - top - edge)
    return clip(let_in(picture, mosaic(spec.part("picture"), inner), (edge, top)), 0, 255)


def make(spec: Spec, target: Path) -> None:
    """Draw the lid that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
