"""Sets an engraved bust on a leaf of paper, as on a certificate."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Colour, Size
from art.plane.grid import Array, clip, filled, mix, places, reduce, single
from art.plane.sheet import write
from art.plane.textures import paper
from art.print.portrait import SCALE, Person, engraved
from art.recipes.cards.medallion import person
from art.spec import Spec

PALER = 0.88  # ink, so that a face is seen when it is small


def bust(sitter: Person, size: Size, colours: dict[str, Colour]) -> Array:
    """Draw the whole picture of somebody."""
    ink = reduce(engraved(sitter, *size), SCALE) * np.float32(PALER)
    x, y = places(*size)
    leaf = paper(size, sitter.seed, colours["paper"])
    pool = np.exp(-(((x - 0.48) / 0.42) ** 2) - ((y - 0.4) / 0.42) ** 2)
    leaf = mix(leaf * single(colours["wash"]) / 255, leaf, clip(pool * 1.2) * 0.85 + 0.15)
    return mix(leaf, filled(*size, colours["ink"]), single(ink))


def make(spec: Spec, target: Path) -> None:
    """Draw the bust that an art.toml describes into a file."""
    paints = spec.part("palette")
    colours = {key: paints.paint(key) for key in ("paper", "wash", "ink")}
    paints.done()
    write(bust(person(spec), spec.size(), colours), target, spec.whole("quality"))
