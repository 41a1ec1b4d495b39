"""Draws goods as a Roman mosaic: things on a ground of one colour, as many as the card says."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Size, between
from art.motifs.vocabulary import GOODS
from art.plane.grid import Array, single
from art.plane.noise import clouds
from art.plane.sheet import write
from art.print.mosaic.cartoon import Cartoon, Pen
from art.print.mosaic.placing import spot_of
from art.print.mosaic.tesserae import Look, laid
from art.spec import Spec


def grounded(cartoon: Cartoon, spec: Spec) -> None:
    """Spread the colour of the good, lighter to the upper left, over a floor a little darker."""
    paint = spec.paint("ground")
    floor = spec.paint("floor")
    level = spec.number("level", 0.5)
    x, y = cartoon.spots()
    drift = clouds(cartoon.labels.shape, (4, 3), 3, spec.whole("seed", 1)) - 0.5
    value = 1.02 + 0.05 * (y / cartoon.high - x * 0.2) + 0.10 * drift
    lower = (y < level)[..., None]
    seam = (np.abs(y - level) < 0.04)[..., None]
    colours = np.where(lower, single(floor), single(paint))
    colours = np.where(seam, single(between(floor, (30, 16, 12), 0.45)), colours)
    cartoon.colours = single(colours * value[..., None])


def thing(cartoon: Cartoon, spec: Spec) -> None:
    """Draw one thing of a list."""
    pen = Pen(cartoon, spot_of(spec, "at"), spec.number("size", 1.0), spec.number("turn", 0.0))
    GOODS.pick(spec, "motif")(pen, spec)
    spec.done()


def draw(spec: Spec, size: Size) -> Array:
    """Draw the whole mosaic of a good."""
    width, height = size
    share = width / 560
    stone = max(2.5, spec.number("stone", 6.2) * share)
    ground = max(3.5, spec.number("ground_stone", 10.2) * share)
    cartoon = Cartoon((width, height), stone, ground)
    grounded(cartoon, spec)
    for entry in spec.parts("things"):
        thing(cartoon, entry)
    look = Look(spec.paint("grout", "#6b5a4a"), seed=spec.whole("seed", 1))
    return laid(cartoon, look)


def make(spec: Spec, target: Path) -> None:
    """Draw the mosaic that an art.toml describes into a file."""
    write(draw(spec, spec.size()), target, spec.whole("quality"))
