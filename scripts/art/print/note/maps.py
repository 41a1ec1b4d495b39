"""Engraves a state as on an old map: raised land, mountain ranges, woods and water lines."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from art.kinds import Size
from art.plane.grid import Array, blur, clip, single, slopes, smooth
from art.plane.noise import clouds, generator
from art.plane.outlines import Spot, curve, points_of, star
from art.plane.silhouette import Mask, depth, distance, mask_of
from art.print.engrave import hatch, strokes
from art.print.note.atlas import State
from art.print.note.glyphs import GLYPHS, peak
from art.spec import Spec, SpecError

LIGHT = (-0.52, -0.62, 0.59)
PERIOD = 2.3


@dataclass(frozen=True)
class Terrain:
    """Where a state has mountains, and what grows there."""

    ranges: tuple[Array, ...]
    grows: tuple[str, ...]
    seed: int


def terrain_of(spec: Spec, seed: int, place: Callable[[Array], Array]) -> Terrain:
    """Read the land of a state: ranges as rows of corners in thousandths, growth as words."""
    given = spec.take("ranges", [])
    if not isinstance(given, list) or not all(isinstance(row, list) for row in given):
        raise SpecError(f"{spec.name}: ranges must be rows of numbers")
    rows = tuple(place(curve(np.reshape(points_of(row), (-1, 2)), steps=12)) for row in given)
    grows = spec.take("grows", [])
    if not isinstance(grows, list) or not set(grows) <= set(GLYPHS):
        raise SpecError(f"{spec.name}: grows must be some of {', '.join(GLYPHS)}")
    return Terrain(rows, tuple(grows), seed)


@dataclass
class Land:
    """A state at the size of drawing: where it is, how deep inside, how high, how dark."""

    mask: Array
    deep: Array
    height: Array
    crest: Array
    tone: Array


def land_of(state: State, terrain: Terrain, size: Size, scale: int) -> Land:
    """Model the land of a fitted state."""
    shape = (size[1] * scale, size[0] * scale)
    mask = np.zeros(shape, np.bool_)
    for ring in state.rings:
        mask |= mask_of(ring * scale, shape)
    deep = depth(mask, 12 * scale)
    bevel = np.sqrt(clip(deep / np.float32(7 * scale))) * np.float32(5.5)
    crest: Array = np.zeros(shape, np.float32)
    for row in terrain.ranges:
        crest = np.maximum(crest, ridge(row, shape, scale))
    soft = clouds(shape, (13, 11), 4, terrain.seed)
    hills = bevel + 4.5 * (soft - 0.5) + crest * (6 + 16 * soft)
    height = single(np.where(mask, hills, 0))
    across, down = slopes(blur(height, 1))
    facing = LIGHT[2] - across * LIGHT[0] * 2.2 - down * LIGHT[1] * 2.2
    facing = facing / np.sqrt(1 + 4.8 * (across * across + down * down))
    return Land(single(mask), deep, height, crest, clip(0.04 + 1.34 * facing))


def ridge(line: Array, shape: tuple[int, int], scale: int) -> Array:
    """Return how near each pixel is to a range of mountains, from 0 to 1."""
    image = Image.new("1", (shape[1], shape[0]))
    ImageDraw.Draw(image).line([(float(x), float(y)) for x, y in line * scale], fill=1, width=scale)
    reach = round(30 * scale)
    far = distance(np.asarray(image, np.bool_), reach) / np.float32(reach)
    return single((1 - smooth(far, 0.0, 1.0)) ** 1.3)


def engraved(land: Land, scale: int) -> Array:
    """Cut the lines of the land and of the shadow that it throws on the paper."""
    step = round(6 * scale)
    thrown = np.roll(blur(land.mask, 2.2 * scale), (step, round(step * 0.8)), (0, 1))
    shadow = clip(thrown * 0.72) * (1 - land.mask)
    tone = np.where(land.mask > 0.5, land.tone, 1 - shadow)
    ink = hatch(single(tone), PERIOD * scale, land.height * np.float32(scale * 0.5), 0.32)
    rim = clip(1.25 - land.deep / np.float32(scale)) * land.mask
    return np.maximum(ink, rim)


def water(state: State, land: Land, scale: int) -> Array:
    """Cut the lines that follow a shore out into the water, ever finer and farther apart."""
    shape = land.mask.shape
    if not state.shores:
        return np.zeros(shape, np.float32)
    shore, border = Image.new("1", shape[::-1]), Image.new("1", shape[::-1])
    for image, rows in ((border, [np.concatenate([r, r[:1]]) for r in state.rings]),
                        (shore, state.shores)):  # fmt: skip
        for row in rows:
            spots = [(float(x * scale), float(y * scale)) for x, y in row]
            ImageDraw.Draw(image).line(spots, fill=1, width=2)
    wet = np.asarray(shore, np.bool_)
    dry = np.asarray(border, np.bool_) & ~thick(wet, 3)
    reach = round(34 * scale)
    near, far = distance(wet, reach), distance(dry, reach)
    away = near / np.float32(scale)
    phase = 2.3 * np.sqrt(np.maximum(away, 0)) - 0.62
    dark = 0.5 * np.exp(-away / 11) * (1 - smooth(away, 24, 33))
    dark = dark * smooth(far - near, -1.0 * scale, 7.0 * scale) * (1 - land.mask)
    return strokes(single(phase), single(dark))


def thick(mask: Mask, by: int) -> Mask:
    """Return a mask grown by some pixels."""
    return np.asarray(distance(mask, by + 1) <= by, np.bool_)


def spots(land: Land, seed: int, scale: int, free: Array) -> list[Spot]:
    """Scatter spots over the land, apart from each other, from shores and from mountains."""
    chance = generator(seed)
    height, width = land.mask.shape
    found: list[Spot] = []
    for _ in range(900):
        x, y = chance.random() * width, chance.random() * height
        row, column = int(y), int(x)
        if (
            land.deep[row, column] < 9 * scale
            or min(free[row, column], 1 - land.crest[row, column]) < 0.6
        ):
            continue
        if all(math.hypot(x - a, (y - b) * 1.25) >= 24 * scale for a, b in found):
            found.append((x, y))
    return found


def signs(land: Land, terrain: Terrain, scale: int, free: Array) -> tuple[Array, Array]:
    """Draw what stands on the land: the ink, and the paper that is kept clear around it."""
    shape = land.mask.shape
    ink, clear = Image.new("L", shape[::-1]), Image.new("L", shape[::-1])
    pen, rubber = ImageDraw.Draw(ink), ImageDraw.Draw(clear)
    chance = generator(terrain.seed + 71)
    fine = max(1, round(0.9 * scale))
    for x, y in sorted(summits(land, terrain, scale), key=lambda spot: spot[1]):
        high = (13 + 7 * chance.random()) * scale
        outline, rows = peak((x, y + high * 0.4), high, float(chance.normal()))
        rubber.polygon(outline, fill=255)
        pen.polygon(outline, fill=0)
        pen.line(outline, fill=255, width=fine, joint="curve")
        for row in rows:
            pen.line(row, fill=255, width=fine)
    if terrain.grows:
        for number, (x, y) in enumerate(spots(land, terrain.seed + 70, scale, free)):
            high = (12 + 3 * chance.random()) * scale
            word = terrain.grows[number % len(terrain.grows)]
            for line in GLYPHS[word]((x, y + high / 2), high):
                rubber.line(line, fill=255, width=4 * scale, joint="curve")
                pen.line(line, fill=255, width=fine)
    return single(ink) / 255, blur(single(clear) / 255, 1)


def summits(land: Land, terrain: Terrain, scale: int) -> list[Spot]:
    """Set mountains along the ranges, in staggered rows, where the land reaches."""
    found: list[Spot] = []
    chance = generator(terrain.seed + 72)
    for line in terrain.ranges:
        total = float(np.hypot(*np.diff(line, axis=0).T).sum())
        for part in np.arange(0.02, 1, 9 / max(total, 1)):
            place = line[min(len(line) - 1, int(part * len(line)))]
            x = float(place[0] + chance.normal() * 7) * scale
            y = float(place[1] + chance.normal() * 4) * scale
            row, column = int(y), int(x)
            inside = 0 <= row < land.mask.shape[0] and 0 <= column < land.mask.shape[1]
            if not inside or land.deep[row, column] < 5 * scale:
                continue
            if all(math.hypot(x - a, (y - b) * 1.6) >= 13 * scale for a, b in found):
                found.append((x, y))
    return found


def capital_star(at: Spot, shape: tuple[int, int], scale: int) -> tuple[Array, Array]:
    """Draw the star of the capital: its ink, and the paper around it."""
    spot = (at[0] * scale, at[1] * scale)
    inner = mask_of(star(spot, (5.4 * scale, 2.2 * scale), 5, -90.0), shape)
    outer = mask_of(star(spot, (8.6 * scale, 4.4 * scale), 5, -90.0), shape)
    return single(inner), single(outer)
