"""Draws small parts of card faces: paper for text panels, brass rings for badges, coins."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.grid import Array, blur, clip, places, ramp, reduce, slopes
from art.metal import BRASS, COPPER, SILVER, rail
from art.sheet import write
from art.spec import Spec
from art.textures import paper

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


def coin(size: int, metal: str, points: int) -> Array:
    """Draw a struck coin: a milled rim and a star in relief, lit from the upper left."""
    x, y = places(size * SCALE, size * SCALE)
    x, y = 2 * x - 1, 2 * y - 1
    radius, angle = np.hypot(x, y), np.arctan2(x, -y)
    fold = np.abs((angle * points / (2 * np.pi)) % 1 - 0.5) * 2
    star = clip((0.30 + 0.30 * fold - radius) * 12)
    rim = clip((radius - 0.86) * 14) + 0.5 * (np.cos(angle * 60) > 0) * (
        (radius > 0.74) & (radius < 0.83)
    )
    across, down = slopes(blur((star + rim).astype(np.float32), SCALE) * size * 0.12)
    tone = clip(0.42 + 0.9 * (across + down) + 0.12 * (x + y))
    cover = clip((1 - radius) * size * SCALE / 2)
    paint = ramp(
        tone, [(0.0, METALS[metal][0][1]), (0.45, METALS[metal][1][1]), (1.0, METALS[metal][2][1])]
    )
    return reduce(np.concatenate([paint, cover[..., None] * 255], -1), SCALE)


def make(spec: Spec, target: Path) -> None:
    """Draw the part that an art.toml describes into a file."""
    width, height = spec.size()
    match spec.text("part"):
        case "paper":
            leaf = paper((width, height), spec.whole("seed"), spec.paint("colour"), 1.0)
            write(leaf, target, spec.whole("quality"))
        case "ring":
            write(ring(width, spec.text("metal"), spec.number("wide")), target)
        case "coin":
            write(coin(width, spec.text("metal"), spec.whole("points")), target)
        case other:
            raise ValueError(f"{spec.name}: there is no part {other!r}")
