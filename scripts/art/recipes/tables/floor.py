"""Draws a table top as a Roman floor: crushed tile in mortar, set with a few stones, bordered."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Colour, Size, between
from art.plane.grid import Array, blur, clip, mix, places, single, smooth
from art.plane.noise import clouds, generator, grain
from art.plane.sheet import write
from art.recipes.tables.boards import lit
from art.spec import Spec

# The border from the edge inwards; d is dark, l light, a the accent, k the Greek key.
ROWS = "dldkkkdad"
KEY = ("llllld", "ldddld", "ldllld")
SHADE = 0.16


def mortar(size: Size, seed: int, base: Colour) -> Array:
    """Make mortar with crushed tile in it: splinters of lighter and darker clay."""
    width, height = size
    shape = (height, width)
    value = 1 + 0.16 * (clouds(shape, (5, 3), 5, seed) - 0.5)
    for number, (cell, reach) in enumerate(((4, 0.07), (7, 0.08), (12, 0.05))):
        chips = clouds(shape, (width / cell, height / cell), 2, seed + 3 + number) - 0.5
        value = value + reach * (smooth(chips, 0.16, 0.22) - smooth(-chips, 0.17, 0.24))
    value = value + 0.08 * (blur(grain(shape, seed + 9), 1) - 0.5)
    return single(single(base) * value[..., None])


def lozenges(picture: Array, spec: Spec) -> Array:
    """Set small stones into the mortar on the lines of a slanted net."""
    height, width = picture.shape[:2]
    mesh, stone = spec.number("mesh"), spec.number("stone")
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x - width / 2, y - height / 2
    first, second = (x + y * 1.35) / mesh, (x - y * 1.35) / mesh
    share = np.zeros((height, width), np.float32)
    for one, other in ((first, second), (second, first)):
        off_line = (one - np.round(one)) * mesh / 1.68
        along = other * mesh / (stone * 3.4)
        off_stone = (along - np.round(along)) * stone * 3.4
        edge = np.maximum(np.abs(off_line), np.abs(off_stone) / 1.2)
        share = np.maximum(share, clip(stone / 2 + 0.5 - edge))
    worn = 0.55 + 0.9 * (clouds((height, width), (24, 14), 3, 4) - 0.5)
    strength = spec.number("strength") * clip(single(worn), 0.15, 1)
    light = np.broadcast_to(single(spec.paint("light")), picture.shape)
    return mix(picture, single(light), single(share * strength))


def letter(column: int, line: int, across: int, down: int) -> str:
    """Return which stone lies in a square of the border."""
    deep = min(column, line, across - 1 - column, down - 1 - line)
    if deep >= len(ROWS):
        return ""
    if ROWS[deep] != "k":
        return ROWS[deep]
    level = line in (deep, down - 1 - deep)
    return KEY[deep - ROWS.index("k")][(column if level else line) % len(KEY[0])]


def border(picture: Array, spec: Spec) -> Array:
    """Lay the stones of the border around the floor."""
    height, width = picture.shape[:2]
    stone = spec.number("stone") * width / 1920
    across, down = round(width / stone), round(height / stone)
    paints = {
        key: spec.paint(name) for key, name in (("d", "dark"), ("l", "light"), ("a", "accent"))
    }
    chance = generator(spec.whole("seed"))
    colours = np.zeros((down, across, 3), np.float32)
    laid = np.zeros((down, across), np.float32)
    for line in range(down):
        for column in range(across):
            sign = letter(column, line, across, down)
            if sign:
                laid[line, column] = 1
                colours[line, column] = single(paints[sign]) * chance.normal(1, 0.09)
    x, y = places(width, height)
    x, y = x * across, y * down
    x = x + 0.1 * (clouds((height, width), (width / 16, height / 16), 1, 6) - 0.5)
    column, line = (
        np.clip(part, 0, most - 1).astype(int) for part, most in ((x, across), (y, down))
    )
    off_x, off_y = x - column - 0.5, y - line - 0.5
    edge = np.maximum(np.abs(off_x), np.abs(off_y))
    bevel = 1 - SHADE * 3 * (off_x + off_y) * smooth(edge, 0.25, 0.45)
    stones = colours[line, column] * bevel[..., None]
    bed = np.broadcast_to(single(between(paints["d"], (0, 0, 0), 0.35)), picture.shape)
    stones = mix(single(stones), single(bed), smooth(edge, 0.40, 0.48))
    return mix(picture, stones, laid[line, column])


def draw(spec: Spec) -> Array:
    """Draw a whole floor."""
    size = spec.size()
    picture = mortar(size, spec.whole("seed"), spec.paint("ground"))
    net = spec.part("net")
    picture = lozenges(picture, net)
    net.done()
    frame = spec.part("border")
    picture = border(picture, frame)
    frame.done()
    return lit(picture, spec)


def make(spec: Spec, target: Path) -> None:
    """Draw the floor that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
