"""Prints a poster: flat inks, a screen of dots for the shade, black lines that swell, paper."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageDraw

from art.kinds import Colour, Size
from art.plane.grid import Array, blur, clip, mix, reduce, single, smooth
from art.plane.noise import clouds, grain
from art.plane.silhouette import Mask, distance, mask_of
from art.print.poster.inks import lit, shaded

# A poster is 5 wide and 4 high; its middle is (0, 0), y points up.
WIDE = 5.0
SCALE = 3
# In units of the poster: the line around a patch, what it is heavier by on the side away from the
# light, and the line around the whole.
LINE, SWELL, CONTOUR = 0.034, 0.022, 0.036
RIM = 0.055
PITCH = 0.066
SLIP = (0.016, 0.011)
DROP = (0.10, -0.085)


@dataclass
class Press:
    """The plates of a poster in fine pixels: inks, shade, light, black, and what is covered."""

    size: Size
    colours: Array = field(init=False)
    tone: Array = field(init=False)
    light: Mask = field(init=False)
    black: Mask = field(init=False)
    covered: Mask = field(init=False)

    def __post_init__(self) -> None:
        width, height = self.size[0] * SCALE, self.size[1] * SCALE
        self.colours = np.zeros((height, width, 3), np.float32)
        self.tone = np.zeros((height, width), np.float32)
        self.light = np.zeros((height, width), np.bool_)
        self.black = np.zeros((height, width), np.bool_)
        self.covered = np.zeros((height, width), np.bool_)

    @property
    def unit(self) -> float:
        """Return how many fine pixels a unit of the poster has."""
        return float(self.tone.shape[1] / WIDE)

    def pixels(self, outline: Array) -> Array:
        """Return where spots of the poster are in fine pixels."""
        height, width = self.tone.shape
        return single(outline * (self.unit, -self.unit) + (width / 2, height / 2))

    def spots(self) -> tuple[Array, Array]:
        """Return each fine pixel's place on the poster."""
        height, width = self.tone.shape
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        return single((x + 0.5 - width / 2) / self.unit), single((height / 2 - y - 0.5) / self.unit)

    def mask(self, outline: Array) -> Mask:
        """Return the fine pixels inside an outline of the poster."""
        height, width = self.tone.shape
        return mask_of(self.pixels(outline), (height, width))

    def patch(self, outline: Array, paint: Colour, look: Look) -> None:
        """Print a patch of ink with its black line, its shade and its light."""
        drawn = self.pixels(outline)
        line = look.line * self.unit
        swell = look.swell * self.unit
        window = self.window(drawn, line + swell)
        if window is None:
            return
        part, low = window
        shape = self.tone[part].shape
        mask = mask_of(drawn - low, (shape[0], shape[1]))
        edge = mask.copy()
        if look.line > 0:
            for step in (0.0, 0.5, 1.0):
                edge |= thick(drawn - low + step * swell, line, (shape[0], shape[1]))
        if look.within is not None:
            mask = mask & look.within[part]
            edge &= look.within[part]
        self.black[part] |= edge
        self.covered[part] |= edge
        self.black[part][mask] = False
        self.colours[part][mask] = single(paint)
        self.tone[part][mask] = turning(mask, look.shade)[mask] if look.shade > 0 else 0
        self.light[part][mask] = shining(mask, look.shine)[mask] if look.shine > 0 else False

    def stain(self, outline: Array, tone: float, within: Mask | None = None) -> None:
        """Put dots of shade on what is printed inside an outline; a negative tone removes them."""
        area = self.mask(outline) & self.covered
        if within is not None:
            area = area & within
        self.tone[area] = clip(self.tone[area] + np.float32(tone))

    def line(self, outline: Array, within: Mask | None = None) -> None:
        """Print a black shape."""
        window = self.window(self.pixels(outline), 1.0)
        if window is None:
            return
        part, low = window
        shape = self.tone[part].shape
        mask = mask_of(self.pixels(outline) - low, (shape[0], shape[1]))
        if within is not None:
            mask = mask & within[part]
        self.black[part] |= mask
        self.covered[part] |= mask

    def window(self, drawn: Array, margin: float) -> tuple[tuple[slice, slice], Array] | None:
        """Return the rectangle of fine pixels around an outline, if it is on the poster at all."""
        reach = math.ceil(margin) + 2
        low = np.maximum(np.floor(drawn.min(0)).astype(int) - reach, 0)
        high = np.minimum(np.ceil(drawn.max(0)).astype(int) + reach, self.tone.shape[::-1])
        if (high - low).min() < 2:
            return None
        return (slice(low[1], high[1]), slice(low[0], high[0])), low


@dataclass(frozen=True)
class Look:
    """How a patch is printed: weight of its line, strength of shade and light, where it may be."""

    line: float = LINE
    swell: float = SWELL
    shade: float = 1.0
    shine: float = 1.0
    within: Mask | None = None


def thick(drawn: Array, reach: float, shape: tuple[int, int]) -> Mask:
    """Return what a round pen covers that is led around an outline."""
    image = Image.new("1", (shape[1], shape[0]))
    draw = ImageDraw.Draw(image)
    around = [(float(x), float(y)) for x, y in drawn]
    around += around[:2]
    draw.line(around, fill=1, width=max(1, round(reach * 2)), joint="curve")
    return np.asarray(image, np.bool_)


def moved(mask: Mask, right: int, down: int) -> Mask:
    """Return a mask carried aside; what comes in is empty."""
    height, width = mask.shape
    result = np.zeros_like(mask)
    if abs(right) >= width or abs(down) >= height:
        return result
    to = (slice(max(down, 0), height + min(down, 0)), slice(max(right, 0), width + min(right, 0)))
    of = (
        slice(max(-down, 0), height + min(-down, 0)),
        slice(max(-right, 0), width - max(right, 0)),
    )
    result[to] = mask[of]
    return result


def breadth(mask: Mask) -> float:
    """Return how broad a patch is, in fine pixels: long thin ones are thin."""
    inside = int(mask.sum())
    rows, columns = mask.any(1).sum(), mask.any(0).sum()
    return float(inside / max(1, int(max(rows, columns))))


def turning(mask: Mask, strength: float) -> Array:
    """Return how far a patch turns away from the light: dark along its lower right."""
    wide = breadth(mask)
    away = int(np.clip(wide * 0.20, 2, 46))
    reach = float(np.clip(wide * 0.15, 1, 32))
    padded = np.pad(mask, away * 2)
    soft = blur(single(padded), reach)
    height, width = mask.shape
    shifted = soft[away * 3 : away * 3 + height, round(away * 2.8) : round(away * 2.8) + width]
    return single(smooth(1 - shifted, 0.25, 1.05) * np.float32(min(1.0, 0.95 * strength)))


def shining(mask: Mask, strength: float) -> Mask:
    """Return the line of light just inside a patch's upper left edge."""
    wide = breadth(mask)
    if wide < 16:
        return np.zeros_like(mask)
    gap = int(np.clip(wide * 0.055, 3, 9))
    long = gap + max(2, int(np.clip(wide * 0.045, 2, 8) * strength))
    return mask & moved(mask, gap, gap) & ~moved(mask, long, long)


def screen(shape: tuple[int, int], pitch: float, angle: float = 0.55) -> Array:
    """Return from which darkness on each pixel belongs to a dot of a screen."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    along = (x * np.cos(angle) + y * np.sin(angle)) / pitch % 1 - 0.5
    across = (y * np.cos(angle) - x * np.sin(angle)) / pitch % 1 - 0.5
    away = np.hypot(along, across) / 0.7072
    return single(0.10 + 0.88 * away**1.4)


def slipped(plate: Array | Mask, unit: float) -> Array:
    """Return a plate that was not laid quite right."""
    right, down = round(SLIP[0] * unit), round(SLIP[1] * unit)
    return single(np.roll(plate, (down, right), (0, 1)))


def grown(mask: Mask, reach: float) -> Mask:
    """Return a mask made wider all around."""
    return distance(mask, math.ceil(reach) + 2) <= reach


@dataclass(frozen=True)
class Stock:
    """What a poster is printed with: black, the ground's darker ink, paper, chance, maybe a rim."""

    ink: Colour
    deep: Colour
    paper: Colour
    seed: int
    rim: Colour | None = None


def printed(press: Press, ground: Array, stock: Stock) -> Array:
    """Pull the poster: ground, shadow, inks with their shade, black on top, all on rough paper."""
    unit = press.unit
    dots = screen(press.tone.shape, PITCH * unit)
    contour = grown(press.covered, CONTOUR * unit)
    shadow = moved(contour, round(DROP[0] * unit), round(-DROP[1] * unit))
    picture = np.where(shadow[..., None], single(stock.deep), ground)
    if stock.rim is not None:
        picture = np.where(grown(contour, RIM * unit)[..., None], single(stock.rim), picture)
    picture = np.where(contour[..., None], single(stock.paper), picture)
    inks = np.where((press.tone > dots)[..., None], shaded(press.colours), press.colours)
    inks = np.where((press.light & (press.tone < 0.3))[..., None], lit(press.colours), inks)
    filled = press.covered & ~press.black
    laid = slipped(filled, unit) > 0.5
    picture = np.where((laid & contour)[..., None], slipped(inks, unit), picture)
    black = press.black | (contour & ~press.covered)
    picture = np.where(black[..., None], single(stock.ink), picture)
    return papered(reduce(single(picture), SCALE), stock)


def papered(picture: Array, stock: Stock) -> Array:
    """Let the paper show through: a soft unevenness, and specks where no ink took."""
    height, width = picture.shape[:2]
    shape = (height, width)
    uneven = clouds(shape, (width / 60, height / 60), 4, stock.seed) - 0.5
    rough = blur(grain(shape, stock.seed + 1), 1) - 0.5
    bare = smooth(clouds(shape, (width / 5, height / 5), 2, stock.seed + 2), 0.83, 0.92)
    picture = picture * (1 + 0.07 * uneven + 0.05 * rough)[..., None]
    paper = np.broadcast_to(single(stock.paper), picture.shape)
    return clip(mix(single(picture), paper, single(bare * np.float32(0.35))), 0, 255)
