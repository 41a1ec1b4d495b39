"""Models shapes in low relief and lights them from the upper left."""

from __future__ import annotations

import math

import numpy as np

from art.kinds import Size, Vector
from art.plane.grid import Array, blur, clip, reduce, single, slopes
from art.plane.outlines import Spot, band, points_of
from art.plane.silhouette import Mask, depth, mask_of

LIGHT = (-0.52, -0.62, 0.59)


class Relief:
    """A field of heights in units of final pixels, kept several times finer."""

    def __init__(self, size: Size, scale: int = 3) -> None:
        self.scale = scale
        self.shape = (size[1] * scale, size[0] * scale)
        self.height: Array = np.zeros(self.shape, np.float32)
        self.cover: Array = np.zeros(self.shape, np.float32)

    def part(self, outline: Array, room: float) -> tuple[slice, slice]:
        """Return the rows and columns around an outline, with some room."""
        drawn = outline * self.scale
        low = np.maximum(np.floor(drawn.min(0) - room), 0).astype(int)
        high = np.maximum(np.ceil(drawn.max(0) + room), 1).astype(int) + 1
        return slice(int(low[1]), int(high[1])), slice(int(low[0]), int(high[0]))

    def mask(self, outline: Array, part: tuple[slice, slice]) -> Mask:
        """Return which pixels of a part lie inside an outline."""
        shape = self.height[part].shape
        start = points_of([(part[1].start, part[0].start)])
        return mask_of(outline * self.scale - start, (shape[0], shape[1]))

    def swell(self, outline: Array, edge: float, up: float = 1.0) -> None:
        """Raise a body whose edge is round; what lies below it keeps its place."""
        reach = max(2, math.ceil(edge * self.scale))
        part = self.part(outline, 2)
        mask = self.mask(outline, part)
        if not mask.any():
            return
        inner = 1 - depth(mask, reach) / np.float32(reach)
        profile = np.sqrt(np.maximum(1 - inner * inner, 0)) * np.float32(edge * up)
        height = self.height[part]
        raised = np.maximum(height, np.float32(height[mask].mean())) + profile
        self.height[part] = np.where(mask, raised, height)
        self.cover[part] = np.maximum(self.cover[part], mask.astype(np.float32))

    def lift(self, outline: Array, up: float) -> None:
        """Raise a flat body to a height, whatever lies below it."""
        part = self.part(outline, 2)
        mask = self.mask(outline, part)
        self.height[part] = np.where(mask, np.maximum(self.height[part], up), self.height[part])
        self.cover[part] = np.maximum(self.cover[part], mask.astype(np.float32))

    def engrave(self, line: Array, width: float, deep: float) -> None:
        """Press a line into what has been raised; a negative depth draws a ridge."""
        drawn = band(line, width)
        soft = width * self.scale * 0.3
        part = self.part(drawn, soft * 4 + 2)
        mask = self.mask(drawn, part).astype(np.float32)
        self.height[part] -= blur(mask, soft) * np.float32(deep)
        if deep < 0:
            self.cover[part] = np.maximum(self.cover[part], mask)

    def bump(self, at: Spot, radii: Spot, up: float, degrees: float = 0.0) -> None:
        """Add a soft hill, or a hollow where it is negative."""
        part = self.part(points_of([at]), max(radii) * self.scale * 4)
        shape = self.height[part].shape
        y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        x = (x + part[1].start) / self.scale - at[0]
        y = (y + part[0].start) / self.scale - at[1]
        angle = math.radians(degrees)
        along = (x * math.cos(angle) + y * math.sin(angle)) / radii[0]
        aside = (y * math.cos(angle) - x * math.sin(angle)) / radii[1]
        away = np.minimum(along * along + aside * aside, 30)
        self.height[part] += single(np.float32(up) * np.exp(-away))

    def shadow(self, reach: float, strength: float) -> Array:
        """Return how much the raised parts darken the ground to their lower right."""
        steps = max(1, round(reach * self.scale))
        soft = blur(self.cover, steps * 0.35)
        moved = np.roll(soft, (round(steps * 0.8), round(steps * 0.65)), (0, 1))
        return 1 - np.float32(strength) * clip(moved - self.cover)

    def facing(self, way: Vector, steep: float) -> Array:
        """Return how far each place turns towards a direction, at most 1."""
        across, down = slopes(self.height * np.float32(self.scale * steep))
        size = np.sqrt(across * across + down * down + 1)
        return single((way[2] - across * way[0] - down * way[1]) / size)

    def tone(self, steep: float = 1.0) -> Array:
        """Return how brightly each place is lit; level ground has 1."""
        return clip(self.facing(LIGHT, steep) / LIGHT[2], 0, 2.2)

    def gleam(self, steep: float = 1.0, sharp: float = 22.0) -> Array:
        """Return the highlights of a polished surface."""
        size = math.hypot(LIGHT[0], LIGHT[1], LIGHT[2] + 1)
        half = (LIGHT[0] / size, LIGHT[1] / size, (LIGHT[2] + 1) / size)
        return single(clip(self.facing(half, steep)) ** np.float32(sharp))

    def final(self, picture: Array) -> Array:
        """Bring a picture of the fine size to the final one."""
        return reduce(picture, self.scale)
