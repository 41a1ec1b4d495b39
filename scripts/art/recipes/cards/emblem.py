"""Sets a small scene in a brass oval, struck out by a ribbon where it stands for a refusal."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Colour
from art.plane.grid import Array, clip, mix, places, single
from art.plane.metal import lay_rail
from art.plane.sheet import write
from art.recipes.cards.medallion import OVAL, colours_of, field, framed
from art.recipes.cards.scene import draw
from art.space.lighting import mood_of
from art.spec import Spec


def ribbon(picture: Array, paint: Colour) -> Array:
    """Lay a broad band with brass edges across a picture, from lower left to upper right."""
    height, width = picture.shape[:2]
    x, y = places(width, height)
    across = (x - 0.5) * width * 0.62 + (y - 0.5) * height * 0.78
    half = height * 0.052
    shadow = np.exp(-(((across - half * 0.5) / (half * 1.5)) ** 2))
    picture = picture * (1 - 0.55 * shadow[..., None])
    fold = 0.8 + 0.3 * np.cos(across / half * 1.2) + 0.05 * np.sin((x - y) * width * 0.9)
    band = single(paint) * fold[..., None]
    picture = mix(picture, band, clip(half - np.abs(across)))
    facing = np.full(across.shape, 0.8, np.float32)
    for side in (-1, 1):
        picture = lay_rail(picture, across + side * half, 1.6, facing)
    return picture


def make(spec: Spec, target: Path) -> None:
    """Draw the emblem that an art.toml describes into a file."""
    size = spec.size()
    colours = colours_of(spec)
    half = (size[0] * OVAL[0] * 1.12, size[1] * OVAL[1])
    inner = round(half[0] * 2), round(half[1] * 2)
    scene = draw(spec, inner, mood_of(spec))
    if spec.flag("struck"):
        scene = ribbon(scene, spec.paint("band", "#8c2a26"))
    ground = field(size, half, colours)
    whole = ground.copy()
    left, top = (size[0] - inner[0]) // 2, (size[1] - inner[1]) // 2
    whole[top : top + inner[1], left : left + inner[0]] = scene
    write(framed(ground, whole, half), target, spec.whole("quality"))
