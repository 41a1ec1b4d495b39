"""Gives shapes the gleam of metal: ramps, rings and rails lit from the upper left."""

from __future__ import annotations

import numpy as np

from art.kinds import Colour
from art.plane.grid import Array, clip, mix, ramp

BRASS: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 240, 190)),
    (0.25, (214, 166, 76)),
    (0.52, (140, 92, 30)),
    (0.72, (222, 182, 98)),
    (1.0, (120, 76, 22)),
)
SILVER: tuple[tuple[float, Colour], ...] = (
    (0.0, (250, 250, 252)),
    (0.25, (190, 196, 204)),
    (0.52, (104, 110, 120)),
    (0.72, (206, 210, 216)),
    (1.0, (84, 90, 100)),
)
COPPER: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 220, 190)),
    (0.25, (204, 128, 84)),
    (0.52, (120, 62, 34)),
    (0.72, (214, 146, 104)),
    (1.0, (92, 46, 24)),
)
Metal = tuple[tuple[float, Colour], ...]


def rail(distance: Array, half: float, facing: Array, metal: Metal = BRASS) -> tuple[Array, Array]:
    """Return colours and cover of a round rail along the line where a distance is zero.

    Facing tells how far the outside of the line turns towards the light, from -1 to 1.
    """
    across = clip(distance / np.float32(half), -1, 1)
    gleam = clip(0.46 - 0.5 * across * facing - 0.12 * np.sqrt(1 - across * across))
    return ramp(gleam, metal), clip(half - np.abs(distance) + 0.5)


def lay_rail(picture: Array, distance: Array, half: float, facing: Array) -> Array:
    """Lay a brass rail into a picture, with the shadow it throws."""
    shadow = clip(1 - np.abs(distance) / np.float32(half * 2.2)) * 0.45
    picture = picture * (1 - shadow[..., None])
    paint, cover = rail(distance, half, facing)
    return mix(picture, paint, cover)
