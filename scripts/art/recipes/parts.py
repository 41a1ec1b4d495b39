"""Draws small parts of card faces: paper for text panels, brass rings for badges."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.plane.grid import Array, places, reduce
from art.plane.metal import BRASS, COPPER, SILVER, rail
from art.plane.sheet import write
from art.plane.textures import paper
from art.spec import Spec

METALS = {"brass": BRASS, "silver": SILVER, "copper": COPPER}
SCALE = 4


def ring(size: int, metal: str, wide: float) -> Array:
    """Draw a see-through ring of metal."""
    x, y = places(size * SCALE, size * SCALE)
    x, y = (x - 0.5) * size * SCALE, (y - 0.5) * size * SCALE
    radius = np.hypot(x, y)
    half = size * SCALE * wide / 2
    facing = -(x * 0.6 + y * 0.75) / np.maximum(radius, 1)
    paint, cover = rail(radius - (size * SCALE / 2 - half - 1), half, facing, METALS[metal])
    whole = np.concatenate([paint * cover[..., None], cover[..., None] * 255], -1)
    small = reduce(whole, SCALE)
    share = np.maximum(small[..., 3:] / 255, 1e-3)
    return np.concatenate([small[..., :3] / share, small[..., 3:]], -1)


def make(spec: Spec, target: Path) -> None:
    """Draw the part that an art.toml describes into a file."""
    width, height = spec.size()
    match spec.text("part"):
        case "paper":
            leaf = paper((width, height), spec.whole("seed"), spec.paint("colour"), 1.0)
            write(leaf, target, spec.whole("quality"))
        case "ring":
            write(ring(width, spec.text("metal"), spec.number("wide")), target)
        case other:
            raise ValueError(f"{spec.name}: there is no part {other!r}")
