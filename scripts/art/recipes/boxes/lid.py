"""Draws the lid of a game box: a scene in a brass frame, with free sky for the title."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.plane.metal import lay_rail
from art.plane.sheet import write
from art.recipes.cards.scene import draw
from art.recipes.tables.boards import facing_light, inset
from art.space.lighting import mood_of
from art.spec import Spec


def make(spec: Spec, target: Path) -> None:
    """Draw the lid that an art.toml describes into a file."""
    width, height = spec.size()
    picture = draw(spec, (width, height), mood_of(spec))
    facing = facing_light((height, width))
    away = inset((height, width), width * 0.045, width * 0.03)
    picture = picture * (1 - 0.35 * (away > 0).astype(np.float32)[..., None])
    for place, half in ((0.0, 3.0), (-11.0, 0.9)):
        picture = lay_rail(picture, away - place, half, facing)
    write(picture, target, spec.whole("quality"))
