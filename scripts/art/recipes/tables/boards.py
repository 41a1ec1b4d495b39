"""Draws table tops: wood, cloth, leather or stone let into it, brass lines, one pool of light."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.plane.grid import Array, clip, mix, places, single, smooth
from art.plane.metal import lay_rail
from art.plane.sheet import write
from art.plane.textures import OAK, WALNUT, felt, leather, marble, wood
from art.spec import Spec

WOODS = {"walnut": WALNUT, "oak": OAK}


def inset(shape: tuple[int, int], margin: float, corner: float) -> Array:
    """Return how far pixels are from a rounded frame; inside is negative."""
    height, width = shape
    x, y = places(width, height)
    x, y = np.abs(x - 0.5) * width, np.abs(y - 0.5) * height
    out_x = x - (width / 2 - margin - corner)
    out_y = y - (height / 2 - margin - corner)
    outside = np.hypot(np.maximum(out_x, 0), np.maximum(out_y, 0))
    return single(outside + np.minimum(np.maximum(out_x, out_y), 0) - np.float32(corner))


def facing_light(shape: tuple[int, int]) -> Array:
    """Return how far the edge of a frame turns towards the upper left."""
    x, y = places(shape[1], shape[0])
    x, y = (x - 0.5) * shape[1] / shape[0], y - 0.5
    return clip(-(x * 0.6 + y * 1.1) * 2.4, -1, 1)


def covering(spec: Spec, size: tuple[int, int]) -> Array:
    """Make the material that is let into the wood."""
    paint = spec.paint("colour")
    seed = spec.whole("seed")
    match spec.text("material"):
        case "leather":
            return leather(size, seed, paint)
        case "felt":
            return felt(size, seed, paint)
        case "marble":
            second, third = spec.paint("vein"), spec.paint("fold")
            return marble(size, seed, (paint, second, third))
        case other:
            raise ValueError(f"{spec.name}: tables are not covered with {other!r}")


def let_in(picture: Array, spec: Spec) -> Array:
    """Let a covering into the wood, with its shadow, brass rails and fine lines."""
    shape = picture.shape[:2]
    margin, corner = spec.number("margin"), spec.number("corner")
    away = inset((shape[0], shape[1]), margin, corner)
    cover = covering(spec, (shape[1], shape[0]))
    facing = facing_light((shape[0], shape[1]))
    depth = np.exp(-np.maximum(-away, 0) / 16) * (0.5 + 0.35 * facing)
    picture = mix(picture, cover * (1 - 0.75 * clip(depth)[..., None]), clip(0.5 - away))
    for place, half in ((0.0, 3.2), (-18.0, 1.0), (-24.0, 0.6)):
        strength = 1.0 if half > 2 else 0.62
        laid = lay_rail(picture, away - place, half, facing)
        picture = picture + (laid - picture) * np.float32(strength)
    return picture


def lit(picture: Array, spec: Spec) -> Array:
    """Let one lamp shine on the table, from the upper left of the middle, and darken its edges."""
    lamp = spec.part("lamp")
    height, width = picture.shape[:2]
    x, y = places(width, height)
    x, y = x - lamp.number("x"), (y - lamp.number("y")) * height / width
    far = (x * x + y * y) / lamp.number("reach") ** 2
    low, high = lamp.number("low"), lamp.number("high")
    lamp.done()
    pool = low + (high - low) * np.exp(-far)
    edge = inset((height, width), 0.0, 40.0)
    rim = 1 - 0.45 * smooth(edge, -height * 0.16, 0.0)
    return clip(single(picture * (pool * rim)[..., None]), 0, 255)


def draw(spec: Spec) -> Array:
    """Draw a whole table."""
    size = spec.size()
    board = spec.part("wood")
    tones = WOODS[board.text("tone")]
    picture = wood(
        size, board.whole("seed"), board.whole("planks"), tones, board.number("contrast")
    )
    picture = picture * np.float32(board.number("light", 1.0))
    board.done()
    if spec.has("inlay"):
        inlay = spec.part("inlay")
        picture = let_in(picture, inlay)
        inlay.done()
    return lit(picture, spec)


def make(spec: Spec, target: Path) -> None:
    """Draw the table that an art.toml describes into a file."""
    write(draw(spec), target, spec.whole("quality"))
