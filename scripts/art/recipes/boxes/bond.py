"""Draws the lid of a box like a bond: gilt woven lines on a dark ground, a vignette in an oval."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.kinds import Colour, Size, between
from art.plane.grid import Array, clip, mix, places, single
from art.plane.metal import lay_rail
from art.plane.sheet import Sheet, write
from art.print.guilloche import Inks, chain, net, ribbon, rosette
from art.print.note.under import notes_of, under
from art.recipes.cards.vignette import engraved_over
from art.recipes.tables.boards import facing_light, inset
from art.spec import Spec

# The oval: where its middle is and half its sides, in shares of the lid.
AT, HALF = (0.5, 0.605), (0.385, 0.305)


def woven(size: Size, ground: Colour, gilt: Colour) -> Array:
    """Draw the ground of the lid."""
    width, height = size
    sheet = Sheet(width, height, ground)
    faint, strong = between(ground, gilt, 0.22), between(ground, gilt, 0.85)
    net(sheet, (width, height), 54, width * 0.1, Inks(faint, faint, 0.5))
    inks = Inks(strong, between(ground, gilt, 0.5), 0.6)
    at = (width * AT[0], height * AT[1])
    turned_oval(sheet, at, (width * HALF[0] * 1.13, height * HALF[1] * 1.13), 30, inks)
    edge = width * 0.075
    corners = [(x, y) for x in (edge, width - edge) for y in (edge, height - edge)]
    for start, end, waves in ((0, 2, 8.5), (1, 3, 8.5), (0, 1, 10.5), (2, 3, 10.5)):
        ribbon(sheet, corners[start], corners[end], width * 0.017, waves, inks)
    for corner in corners:
        sheet.disc(corner, width * 0.058, between(ground, (0, 0, 0), 0.35))
        rosette(sheet, corner, (width * 0.008, width * 0.048), 9, 9, inks)
        chain(sheet, corner, width * 0.053, width * 0.004, 24, inks)
    return sheet.picture()


def turned_oval(
    sheet: Sheet, at: tuple[float, float], half: tuple[float, float], petals: int, inks: Inks
) -> None:
    """Draw the lattice of a rose engine around an oval."""
    angle = np.linspace(0, 2 * np.pi, 1400, endpoint=False, dtype=np.float32)
    for sense in (1, -1):
        for number in range(12):
            shift = sense * 2 * np.pi * number / 12
            swell = 1 + 0.1 * np.cos(petals * angle + shift)
            x, y = at[0] + half[0] * swell * np.cos(angle), at[1] + half[1] * swell * np.sin(angle)
            paint = between(inks.first, inks.second, number % 4 / 4)
            sheet.line(np.stack([x, y], -1), paint, inks.width, closed=True)


def draw(spec: Spec) -> Array:
    """Draw a whole lid."""
    size = spec.size()
    width, height = size
    ground = woven(size, spec.paint("ground"), spec.paint("gilt"))
    notes = notes_of(spec)
    inner = (round(width * HALF[0] * 2), round(height * HALF[1] * 2))
    leaf = under(inner, "plain", notes, spec.whole("seed"), spec.name)
    scene = engraved_over(leaf, spec, inner, notes)
    whole = ground.copy()
    left, top = round(width * AT[0] - inner[0] / 2), round(height * AT[1] - inner[1] / 2)
    whole[top : top + inner[1], left : left + inner[0]] = scene
    x, y = places(width, height)
    x, y = (x - AT[0]) * width, (y - AT[1]) * height
    half = (width * HALF[0] - 4, height * HALF[1] - 4)
    far = np.hypot(x / half[0], y / half[1])
    slope = np.hypot(x / half[0] ** 2, y / half[1] ** 2)
    away = single(far * (far - 1) / np.maximum(slope, 1e-6))
    shadow = 1 - 0.4 * np.exp(-np.maximum(-away, 0) / 9)
    picture = mix(ground, whole * shadow[..., None], clip(0.5 - away))
    facing = single(-(x * 0.6 + y * 0.75) / np.maximum(np.hypot(x, y), 1))
    picture = lay_rail(picture, away, 4.0, facing)
    edge = inset((height, width), width * 0.012, width * 0.02)
    picture = lay_rail(picture, edge, 2.6, facing_light((height, width)))
    down = 1 - 0.22 * clip(single((x + y) / (width + height)) + 0.4)
    return clip(picture * down[..., None], 0, 255)


def make(spec: Spec, target: Path) -> None:
    """Draw the lid that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
