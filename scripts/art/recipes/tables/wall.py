"""Draws a table top as a campaign office leaves it: boards, pasted posters, torn, and bunting."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from art.motifs.poster.cast.props import bunting
from art.plane.grid import Array, blur, clip, enlarge, mix, single, smooth
from art.plane.noise import clouds, sample
from art.plane.outlines import Spot
from art.plane.sheet import write
from art.plane.textures import WALNUT, wood
from art.print.mosaic.placing import spot_of
from art.print.poster.pen import Pen
from art.print.poster.press import SCALE, Press, Stock, printed
from art.recipes.cards.poster import draw as poster
from art.recipes.tables.boards import lit
from art.spec import Spec

PAPER = "#e8d9b4"
INKS = {
    "blue": ("#2b5c93", "#5a8fc0", "#17375f", "#1a2030"),
    "teal": ("#1c6f75", "#4ca39c", "#0d474f", "#14222a"),
    "red": ("#b5372f", "#d4684a", "#701c20", "#281416"),
    "amber": ("#c97c2e", "#e2aa55", "#8c4520", "#2a1a14"),
    "green": ("#447a49", "#76a766", "#234d33", "#15241b"),
    "plain": ("#c8b485", "#dccba0", "#8d7848", "#2a2118"),
}
LENGTHS = 4
# Places and sizes on the table are given for one of this width.
FULL = 1920


def sheet_of(spec: Spec, scale: float) -> Array:
    """Print the poster that a sheet of the wall shows, in faded inks."""
    ground, second, deep, ink = INKS[spec.text("ink")]
    palette = {"ground": ground, "second": second, "deep": deep, "ink": ink, "paper": PAPER}
    wide = max(5, round(spec.number("wide") * scale))
    wanted = {
        "motif": spec.text("motif"),
        "ground": spec.text("ground"),
        "seed": spec.whole("seed"),
        "palette": palette,
    }
    picture = poster(Spec(spec.name, wanted), (wide, wide * 4 // 5))
    grey = picture.mean(2, keepdims=True)
    return single(picture * 0.72 + grey * 0.28)


def bordered(picture: Array) -> Array:
    """Leave a margin of paper around a print."""
    height, width = picture.shape[:2]
    edge = round(width * 0.045)
    whole = np.empty((height + 2 * edge, width + 2 * edge, 3), np.float32)
    whole[:] = single((226, 210, 172))
    whole[edge : edge + height, edge : edge + width] = picture
    return whole


def scaled(at: Spot, scale: float) -> Spot:
    """Return a spot of the full table on one of another size."""
    return at[0] * scale, at[1] * scale


def window(wall: Array, middle: Spot, reach: float) -> tuple[slice, slice]:
    """Return the part of the wall that a sheet can touch."""
    rows = slice(max(0, round(middle[1] - reach)), min(wall.shape[0], round(middle[1] + reach)))
    return rows, slice(
        max(0, round(middle[0] - reach)), min(wall.shape[1], round(middle[0] + reach))
    )


def torn_off(deep: Array, seed: int, torn: float, scale: float) -> tuple[Array, Array]:
    """Return where a sheet still hangs and where its print is left, by how far its edge is."""
    shape = (deep.shape[0], deep.shape[1])
    deep = deep / np.float32(scale)
    cells = (shape[1] / scale / 90, shape[0] / scale / 90)
    rough = clouds(shape, cells, 5, seed) - 0.5
    strips = smooth(clouds(shape, (4, 4), 3, seed + 1), 0.54, 0.70)
    left = deep + rough * 44 - 6 - strips * torn * clip(1.6 - deep / 90)
    return clip(left), clip((left - 5 - 7 * (rough + 0.5)) / 2)


def pasted(wall: Array, picture: Array, spec: Spec, scale: float) -> None:
    """Paste a sheet on the wall, turned, with torn edges, wrinkles and a shadow."""
    height, width = picture.shape[:2]
    middle, turn = scaled(spot_of(spec, "at"), scale), math.radians(spec.number("turn", 0.0))
    seed = spec.whole("seed")
    part = window(wall, middle, math.hypot(width, height) / 2 + 20 * scale)
    rows, columns = part
    y, x = np.mgrid[rows, columns].astype(np.float32)
    x, y = x - middle[0], y - middle[1]
    across = single(x * math.cos(turn) + y * math.sin(turn) + width / 2)
    down = single(y * math.cos(turn) - x * math.sin(turn) + height / 2)
    deep = np.minimum(np.minimum(across, width - across), np.minimum(down, height - down))
    hangs, print_left = torn_off(deep, seed, spec.number("torn", 60.0), scale)
    shadow = np.roll(hangs, (5, 4), (0, 1))
    shadow[:5], shadow[:, :4] = 0, 0
    shadow = blur(single(shadow), 6 * scale)
    under = wall[part] * (1 - 0.5 * shadow * (1 - hangs))[..., None]
    shape = (deep.shape[0], deep.shape[1])
    wrinkles = clouds(shape, (8, 7), 4, seed + 2)
    light = 1 + 1.6 * (wrinkles - np.roll(wrinkles, (3, 3), (0, 1)))
    inks = np.stack([sample(picture[..., n], across, down) for n in range(3)], -1)
    paper = np.broadcast_to(single((214, 199, 165)), inks.shape)
    leaf = mix(paper, single(inks), single(print_left)) * light[..., None]
    wall[part] = mix(single(under), single(leaf), single(hangs))


def hung(wall: Array) -> None:
    """Hang bunting along the upper edge, one length after the other."""
    wide = wall.shape[1] // LENGTHS
    top = wide // 4
    for number in range(LENGTHS):
        part = (slice(0, top), slice(number * wide, (number + 1) * wide))
        press = Press((wide, top))
        high = top / wide * 2.5
        bunting(Pen(press), (-2.5, high + 0.05), (2.5, high + 0.05), 9)
        ground = enlarge(wall[part], wide * SCALE, top * SCALE)
        stock = Stock((30, 22, 22), (24, 15, 11), (226, 210, 172), number)
        wall[part] = printed(press, ground, stock)


def stained(wall: Array, at: Spot, radius: float, seed: int) -> None:
    """Leave the ring of a cup of coffee."""
    part = window(wall, at, radius * 1.2)
    rows, columns = part
    y, x = np.mgrid[rows, columns].astype(np.float32)
    far = np.hypot(x - at[0], y - at[1]) / radius
    shape = (far.shape[0], far.shape[1])
    uneven = clouds(shape, (5, 5), 4, seed)
    ring = np.exp(-(((far - 1 - 0.03 * (uneven - 0.5)) / 0.035) ** 2)) * smooth(uneven, 0.3, 0.6)
    wall[part] *= (1 - 0.4 * ring - 0.06 * (far < 1))[..., None]


def draw(spec: Spec) -> Array:
    """Draw the whole table; what hangs there is veiled and soft, for cards lie before it."""
    size = spec.size()
    scale = size[0] / FULL
    picture = wood(size, spec.whole("seed"), 6, WALNUT, 0.66)
    for entry in spec.parts("cups"):
        at, radius = scaled(spot_of(entry, "at"), scale), entry.number("radius") * scale
        stained(picture, at, radius, entry.whole("seed"))
        entry.done()
    for entry in spec.parts("sheets"):
        pasted(picture, bordered(sheet_of(entry, scale)), entry, scale)
        entry.done()
    hung(picture)
    tint = np.broadcast_to(single(spec.paint("tint")), picture.shape)
    picture = single(picture + (tint - picture) * np.float32(spec.number("veil")))
    picture = np.dstack([blur(picture[..., ink], spec.number("soft") * scale) for ink in range(3)])
    return lit(picture, spec)


def make(spec: Spec, target: Path) -> None:
    """Draw the table that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
