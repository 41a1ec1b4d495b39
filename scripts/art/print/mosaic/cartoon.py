"""Draws the flat design of a mosaic: patches with tones and outlines, and which patch is where."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from art.kinds import Colour, Size
from art.plane.grid import Array, clip, single
from art.plane.outlines import Spot, band, placed, points_of
from art.plane.silhouette import Labels, depth, mask_of

# A canvas is 5 wide; x is 0 in the middle, y is 0 at the foot and points up.
WIDE = 5.0
LIGHT = (-0.55, 0.62, 0.56)
SCALE = 2


class Light(NamedTuple):
    """The direction of the light as a turned thing sees it."""

    x: float
    y: float
    z: float


Shade = Callable[[Array, Array, Light], Array]
Tones = Sequence[Colour]


def toned(tones: Tones, share: Array) -> Array:
    """Pick stones from a box of tones, darkest first; there is nothing between two tones."""
    box = single(tones)
    return single(box[np.clip((share * len(tones)).astype(int), 0, len(tones) - 1)])


@dataclass
class Cartoon:
    """A design in fine pixels: patch and colour of each, and the stones of each patch."""

    size: Size
    stone: float
    ground_stone: float
    colours: Array = field(init=False)
    labels: Labels = field(init=False)
    stones: list[float] = field(init=False)
    lines: dict[int, Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        width, height = self.size[0] * SCALE, self.size[1] * SCALE
        self.colours = np.zeros((height, width, 3), np.float32)
        self.labels = np.zeros((height, width), np.int32)
        self.stones = [self.ground_stone]

    @property
    def unit(self) -> float:
        """Return how many fine pixels a unit of the canvas has."""
        return float(self.labels.shape[1] / WIDE)

    @property
    def high(self) -> float:
        """Return how high the canvas is."""
        return float(self.labels.shape[0] / self.unit)

    def pixels(self, outline: Array) -> Array:
        """Return where spots of the canvas are in fine pixels."""
        return (outline * (1, -1) + (WIDE / 2, self.high)) * self.unit

    def spots(self) -> tuple[Array, Array]:
        """Return each fine pixel's place on the canvas."""
        height, width = self.labels.shape
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        return (x + 0.5) / self.unit - WIDE / 2, self.high - (y + 0.5) / self.unit


@dataclass(frozen=True)
class Pen:
    """Draws a thing on a cartoon at its place, in its own measure."""

    cartoon: Cartoon
    at: Spot = (0.0, 0.0)
    size: float = 1.0
    degrees: float = 0.0

    def moved(self, at: Spot, size: float = 1.0, degrees: float = 0.0) -> Pen:
        """Return a pen for a part of the thing."""
        spot = placed(points_of([at]), self.at, self.size, self.degrees)[0]
        here = (float(spot[0]), float(spot[1]))
        return Pen(self.cartoon, here, self.size * size, self.degrees + degrees)

    def local(self, at: Spot) -> Spot:
        """Return where a spot of the canvas lies as the thing sees it."""
        moved = points_of([(at[0] - self.at[0], at[1] - self.at[1])])
        spot = placed(moved, (0.0, 0.0), 1 / self.size, -self.degrees)[0]
        return float(spot[0]), float(spot[1])

    @property
    def stone(self) -> float:
        """Return the size of a stone in the thing's own measure."""
        return self.cartoon.stone * SCALE / self.cartoon.unit / self.size

    def light(self) -> Light:
        """Return where the light comes from as the thing sees it."""
        angle = math.radians(-self.degrees)
        x = LIGHT[0] * math.cos(angle) - LIGHT[1] * math.sin(angle)
        y = LIGHT[0] * math.sin(angle) + LIGHT[1] * math.cos(angle)
        return Light(x, y, LIGHT[2])

    def fill(
        self,
        outline: Array,
        tones: Tones,
        shade: Shade | float = 0.5,
        edge: Colour | None = None,
    ) -> None:
        """Lay a patch of stones; if there is room, its first row has a colour of its own."""
        drawn = self.cartoon.pixels(placed(outline, self.at, self.size, self.degrees))
        low = np.maximum(np.floor(drawn.min(0)).astype(int) - 1, 0)
        high = np.minimum(np.ceil(drawn.max(0)).astype(int) + 2, self.cartoon.labels.shape[::-1])
        if (high - low).min() < 2:
            return
        part = (slice(low[1], high[1]), slice(low[0], high[0]))
        mask = mask_of(drawn - low, (high[1] - low[1], high[0] - low[0]))
        colours = toned(tones, self.shaded(shade, low, high))
        if edge is not None:
            row = self.cartoon.stone * SCALE * 0.86
            deep = depth(mask, math.ceil(row * 2.2))
            if deep.max() > row * 1.8:
                colours = np.where((deep < row)[..., None], single(edge), colours)
        self.cartoon.labels[part][mask] = len(self.cartoon.stones)
        self.cartoon.colours[part][mask] = colours[mask]
        self.cartoon.stones.append(self.cartoon.stone)

    def shaded(self, shade: Shade | float, low: Array, high: Array) -> Array:
        """Return the tones of a rectangle of fine pixels, from 0 to 1."""
        y, x = np.mgrid[low[1] : high[1], low[0] : high[0]].astype(np.float32) + np.float32(0.5)
        if isinstance(shade, float):
            return np.full(x.shape, shade, np.float32)
        unit = self.cartoon.unit
        x, y = x / unit - WIDE / 2 - self.at[0], self.cartoon.high - y / unit - self.at[1]
        angle = math.radians(-self.degrees)
        cosine, sine = math.cos(angle) / self.size, math.sin(angle) / self.size
        return clip(
            single(
                shade(single(x * cosine - y * sine), single(x * sine + y * cosine), self.light())
            ),
            0,
            0.999,
        )

    def shadow(self, at: Spot, radii: Spot, strength: float = 0.42) -> None:
        """Darken the ground under the thing, not what stands before it."""
        spot = placed(points_of([at]), self.at, self.size)[0]
        x, y = self.cartoon.spots()
        away = ((x - spot[0]) / (radii[0] * self.size)) ** 2
        away = away + ((y - spot[1]) / (radii[1] * self.size)) ** 2
        dark = np.float32(strength) * clip(1.25 - away)
        bare = self.cartoon.labels == 0
        self.cartoon.colours[bare] *= (1 - dark[bare])[:, None]

    def stroke(self, line: Array, width: float, tones: Tones, shade: Shade | float = 0.5) -> None:
        """Lay a line of stones, at least half a stone wide, that follow each other."""
        least = self.stone * 0.7
        before = len(self.cartoon.stones)
        self.fill(band(line, max(width, least)), tones, shade)
        if len(self.cartoon.stones) > before and width < self.stone * 1.7:
            drawn = self.cartoon.pixels(placed(line, self.at, self.size, self.degrees))
            self.cartoon.lines[before] = drawn
