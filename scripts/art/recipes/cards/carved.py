"""Draws card backs as carved plates: a marble frame, a panel of clay or stone, a sign in relief."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np

from art.kinds import Colour, Size, between
from art.plane.grid import Array, blur, clip, mix, places, ramp, reduce, single, smooth
from art.plane.noise import clouds, grain
from art.plane.ornaments import (
    augural_staff,
    caduceus,
    fasces,
    meander,
    pillar,
    rosette,
    thunderbolt,
    vessel,
    wreath,
)
from art.plane.outlines import star
from art.plane.relief import Relief
from art.plane.sheet import write
from art.plane.textures import marble
from art.recipes.pieces import GOLD, STONE
from art.recipes.tables.boards import inset
from art.spec import Spec

SCALE = 2
FLAT = "painted"


def clay(size: Size, seed: int, base: Colour) -> Array:
    """Make fired clay: soft clouds, sand, and a few pits."""
    width, height = size
    shape = (height, width)
    soft = clouds(shape, (4, 5), 5, seed) - 0.5
    sand = blur(grain(shape, seed + 1), 1) - 0.5
    pits = smooth(clouds(shape, (width / 14, height / 14), 2, seed + 2), 0.72, 0.8)
    value = 1 + 0.22 * soft + 0.3 * sand - 0.07 * pits
    return single(single(base) * value[..., None])


def veined(size: Size, seed: int, base: Colour) -> Array:
    """Make coloured marble out of one colour."""
    tones = (base, between(base, (255, 250, 240), 0.22), between(base, (20, 10, 10), 0.45))
    return marble(size, seed, tones, 0.6)


def glaze(size: Size, seed: int, base: Colour) -> Array:
    """Make the dark gloss of painted vessels, a little uneven from the brush."""
    width, height = size
    brushed = clouds((height, width), (3, 40), 3, seed) - 0.5
    return single(single(base) * (1 + 0.5 * brushed)[..., None])


PANELS: dict[str, Callable[[Size, int, Colour], Array]] = {
    "clay": clay,
    "marble": veined,
    "glaze": glaze,
}


def plate(size: Size, spec: Spec) -> Array:
    """Carve the frame with its key pattern around the sunken panel."""
    width, height = size
    fine = (width * SCALE, height * SCALE)
    seed = spec.whole("seed")
    relief = Relief(size, SCALE)
    edge = width * spec.number("edge", 0.094)
    middle = edge * 0.52
    meander(relief, (middle, middle, width - middle, height - middle), edge * 0.92)
    for across in (middle, width - middle):
        for down in (middle, height - middle):
            rosette(relief, (across, down), edge * 0.36)
    away = inset((fine[1], fine[0]), edge * SCALE, 0.0) / SCALE
    relief.height = relief.height + smooth(away, -2.0, 2.5) * 5
    for place, up, wide in ((-5.5, 1.5, 1.6), (-10.5, 0.7, 1.0)):
        relief.height = relief.height + single(up * np.exp(-(((away - place) / wide) ** 2)))
    relief.height = blur(relief.height, SCALE * 0.5)
    panel = PANELS[spec.text("panel")](fine, seed, spec.paint("ground"))
    rim = PANELS[spec.text("frame", "marble")](fine, seed + 5, spec.paint("rim", "#efe6d6"))
    if spec.text("frame", "marble") == "marble" and not spec.has("rim"):
        rim = marble(fine, seed + 5, STONE, 0.8)
    whole = mix(panel, rim, smooth(away, -0.6, 0.6))
    keys = relief.cover * smooth(away, 0, 1)
    whole = mix(whole, whole * single(spec.paint("key", "#c9b89a")) / 255, single(keys) * 0.55)
    depth = np.exp(-np.maximum(-away, 0) / 9) * (away < 0)
    x, y = places(*fine)
    lit = clip(single(0.75 - (x + y) * 0.35))
    tone = 0.35 + 0.65 * relief.tone(1.0)
    return single(whole * (tone * (1 - 0.5 * depth * lit))[..., None])


def pigment(relief: Relief, spec: Spec, tone: Array) -> Array:
    """Return the colours of what is raised on the panel."""
    fine = (relief.shape[1], relief.shape[0])
    match spec.text("figure"):
        case "gold":
            share = tone * 0.46 + relief.gleam(1.0, 16) * 0.34
            return ramp(clip(share), GOLD)
        case "marble":
            return single(marble(fine, 31, STONE, 0.8) * (0.34 + 0.66 * tone)[..., None])
        case other:
            base = clay(fine, 33, spec.paint("paint"))
            if other == FLAT:
                return single(base * (0.8 + 0.2 * tone)[..., None])
            return single(base * (0.38 + 0.62 * tone)[..., None])


def lay(picture: Array, relief: Relief, spec: Spec) -> Array:
    """Lay raised figures on a picture, with the shadow they throw."""
    relief.height = blur(relief.height, SCALE * 0.4)
    tone = relief.tone(1.15)
    flat = spec.text("figure") == FLAT
    picture = picture * relief.shadow(2.0 if flat else 9.0, 0.15 if flat else 0.6)[..., None]
    return mix(picture, pigment(relief, spec, tone), blur(relief.cover, 1))


def marks(relief: Relief, size: Size, spec: Spec) -> None:
    """Carve a wreath around as many columns as the deck counts."""
    width, height = size
    count = spec.whole("count")
    wreath(relief, (width / 2, height * 0.47), (width * 0.33, height * 0.315), width * 0.105)
    wide = width * (0.2, 0.165, 0.122)[count - 1]
    for number in range(count):
        x = width / 2 + (number - (count - 1) / 2) * wide * 1.1
        pillar(relief, (x, height * 0.47), wide * 0.92, height * (0.34, 0.32, 0.29)[count - 1])


def power(relief: Relief, size: Size, _: Spec) -> None:
    """Carve the fasces within a laurel wreath."""
    width, height = size
    wreath(relief, (width / 2, height * 0.47), (width * 0.335, height * 0.325), width * 0.105)
    fasces(relief, (width / 2 - width * 0.025, height * 0.46), height * 0.5)


def omen(relief: Relief, size: Size, _: Spec) -> None:
    """Paint the augur's staff before a thunderbolt, under a bow of stars."""
    width, height = size
    thunderbolt(relief, (width * 0.35, height * 0.58), width * 0.4, -90)
    augural_staff(relief, (width * 0.71, height * 0.87), height * 0.7)
    for number in range(11):
        angle = math.radians(190 + number * 16)
        x, y = math.cos(angle), math.sin(angle)
        at = (width * (0.5 + 0.34 * x), height * 0.36 + width * 0.32 * y)
        relief.swell(star(at, (width * 0.022, width * 0.009), 6), width * 0.01)


def trust(relief: Relief, size: Size, _: Spec) -> None:
    """Carve the herald's staff between two vessels."""
    width, height = size
    caduceus(relief, (width / 2, height * 0.5), height * 0.7)
    for side in (-1, 1):
        vessel(relief, (width / 2 + side * width * 0.27, height * 0.83), height * 0.26)


SIGNS: dict[str, Callable[[Relief, Size, Spec], None]] = {
    "marks": marks,
    "power": power,
    "omen": omen,
    "trust": trust,
}


def draw(spec: Spec) -> Array:
    """Draw a whole back."""
    size = spec.size()
    picture = plate(size, spec)
    relief = Relief(size, SCALE)
    SIGNS[spec.text("sign")](relief, size, spec)
    return clip(reduce(lay(picture, relief, spec), SCALE), 0, 255)


def make(spec: Spec, target: Path) -> None:
    """Draw the back that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
