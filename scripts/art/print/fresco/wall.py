"""Paints the wall of a fresco: panels, painted architecture, landscape, and the plaster's age."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageDraw

from art.kinds import Colour, between
from art.plane.grid import Array, blur, clip, mix, places, single, smooth
from art.plane.noise import clouds, generator, grain

WIDE, HIGH = 560.0, 448.0
BONE: Colour = (240.0, 228.0, 203.0)
OCHRE: Colour = (210.0, 156.0, 66.0)
RED: Colour = (150.0, 44.0, 34.0)
BLACK: Colour = (46.0, 30.0, 28.0)
LEAF: Colour = (84.0, 112.0, 66.0)
PLASTER: Colour = (232.0, 219.0, 192.0)
FINE = 2


class Wall:
    """A drawing in units of a picture 560 wide and 448 high, whatever its true size."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.scale = width * FINE / WIDE
        self.size = (width, height)
        self.image = Image.new("RGB", (width * FINE, height * FINE), tint(ground))
        self.draw = ImageDraw.Draw(self.image)

    def area(self, points: Sequence[tuple[float, float]], paint: Colour) -> None:
        """Fill an outline."""
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], tint(paint))

    def block(self, left: float, top: float, right: float, low: float, paint: Colour) -> None:
        """Fill a rectangle."""
        self.area(((left, top), (right, top), (right, low), (left, low)), paint)

    def line(
        self, points: Sequence[tuple[float, float]], paint: Colour, width: float = 1.4
    ) -> None:
        """Draw a line."""
        self.draw.line(
            [(x * self.scale, y * self.scale) for x, y in points],
            tint(paint),
            max(1, round(width * self.scale)),
            "curve",
        )

    def disc(self, x: float, y: float, radius: float, paint: Colour) -> None:
        """Fill a circle."""
        reach = radius * self.scale
        x, y = x * self.scale, y * self.scale
        self.draw.ellipse((x - reach, y - reach, x + reach, y + reach), tint(paint))

    def picture(self) -> Array:
        """Return the drawing at its true size."""
        return single(np.asarray(self.image.resize(self.size, Image.Resampling.BOX)))


def tint(paint: Colour) -> tuple[int, int, int]:
    """Return a colour in whole numbers."""
    red, green, blue = (max(0, min(255, round(part))) for part in paint)
    return red, green, blue


def ring(wall: Wall, inset: float, paint: Colour, width: float) -> None:
    """Draw a line around the picture at some distance from its edge."""
    a, b, c, d = inset, inset, WIDE - inset, HIGH - inset
    wall.line(((a, b), (c, b), (c, d), (a, d), (a, b)), paint, width)


def border(wall: Wall, ground: Colour) -> None:
    """Draw the painted frame that ends every picture: a dark band, a light and an ochre line."""
    edge = RED if abs(ground[0] - RED[0]) > 40 else BLACK
    for inset in (2.0, 6.0):
        ring(wall, inset, edge, 5.0)
    ring(wall, 9.8, BONE, 2.2)
    ring(wall, 13.4, between(ground, BLACK, 0.35), 1.6)


def panel(wall: Wall, ground: Colour) -> None:
    """Paint a plain panel within fine lines, with a little ornament in its corners."""
    light = between(ground, BONE, 0.75)
    ring(wall, 22.0, light, 1.3)
    for x, across in ((22.0, 1), (WIDE - 22.0, -1)):
        for y, down in ((22.0, 1), (HIGH - 22.0, -1)):
            for reach in (10.0, 16.0):
                wall.line(((x + across * reach, y), (x + across * reach, y + down * reach),
                           (x, y + down * reach)), light, 1.2)  # fmt: skip
            wall.disc(x + across * 6, y + down * 6, 2.4, light)


def column(wall: Wall, middle: float, half: float, top: float, low: float) -> None:
    """Paint a slender column with capital and base, lit from the left."""
    tones = (0.0, 0.0, 0.08, 0.22, 0.4, 0.55)
    for number, tone in enumerate(tones):
        left = middle - half + 2 * half * number / len(tones)
        right = middle - half + 2 * half * (number + 1) / len(tones) + 0.5
        wall.block(left, top, right, low, between(BONE, (150.0, 112.0, 72.0), tone))
    for share in (-0.45, 0.0, 0.45):
        x = middle + share * half
        wall.line(((x, top + 16), (x, low - 10)), between(BONE, (130.0, 92.0, 60.0), 0.5), 1.0)
    for y, wide, high in ((top, 1.6, 5), (top + 5, 1.35, 4), (top + 11, 1.15, 2)):
        wall.block(middle - half * wide, y, middle + half * wide, y + high, OCHRE)
        wall.line(((middle - half * wide, y), (middle + half * wide, y)), BONE, 1.2)
    for y, wide in ((low - 9, 1.2), (low - 5, 1.5)):
        wall.block(middle - half * wide, y, middle + half * wide, y + 5, OCHRE)
        wall.line(((middle - half * wide, y), (middle + half * wide, y)), BONE, 1.2)
    wall.line(((middle + half, top), (middle + half, low)), BLACK, 1.2)


def beam(wall: Wall, top: float, left: float, right: float) -> None:
    """Paint an entablature with teeth below its cornice."""
    wall.block(left, top, right, top + 7, BONE)
    wall.block(left, top + 7, right, top + 17, OCHRE)
    wall.block(left, top + 17, right, top + 22, between(BONE, OCHRE, 0.3))
    x = left + 3
    while x < right - 4:
        wall.block(x, top + 9, x + 5, top + 15, between(OCHRE, BLACK, 0.45))
        x += 10
    for y in (top, top + 7, top + 17, top + 22):
        wall.line(((left, y), (right, y)), between(OCHRE, BLACK, 0.6), 1.2)


def garland(wall: Wall, start: tuple[float, float], end: tuple[float, float], sag: float) -> None:
    """Hang a garland of leaves with fruit and ribbons between two places."""
    chance = generator(round(start[0] * 7 + end[0] * 3))
    count = max(8, round(abs(end[0] - start[0]) / 5))
    for number in range(count * 3):
        part = number / (count * 3 - 1)
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part + sag * 4 * part * (1 - part)
        full = 3.2 + 3.4 * math.sin(math.pi * part)
        angle = float(chance.uniform(0, 6.28))
        tip = (x + full * 1.7 * math.cos(angle), y + full * 1.2 * math.sin(angle))
        side = (math.sin(angle) * full * 0.45, -math.cos(angle) * full * 0.45)
        green = between(LEAF, (36.0, 62.0, 44.0) if number % 3 else (170.0, 178.0, 110.0),
                        float(chance.uniform(0.1, 0.8)))  # fmt: skip
        wall.area(((x, y), ((x + tip[0]) / 2 + side[0], (y + tip[1]) / 2 + side[1]), tip,
                   ((x + tip[0]) / 2 - side[0], (y + tip[1]) / 2 - side[1])), green)  # fmt: skip
        if number % 7 == 3:
            wall.disc(x, y + 1, 2.6, (196.0, 72.0, 48.0) if number % 2 else OCHRE)
    for x, y in (start, end):
        wall.disc(x, y, 4.0, (190.0, 60.0, 46.0))
        for lean in (-5, 4):
            wall.line(
                ((x, y), (x + lean, y + 16), (x + lean * 0.4, y + 28)), (190.0, 60.0, 46.0), 2
            )


def aedicula(wall: Wall, ground: Colour) -> None:
    """Paint the front of a little temple around the panel: two columns, a beam, a garland."""
    wall.block(0, 0, 64, HIGH, between(ground, BLACK, 0.38))
    wall.block(WIDE - 64, 0, WIDE, HIGH, between(ground, BLACK, 0.38))
    wall.block(0, 410, WIDE, HIGH, between(ground, BLACK, 0.6))
    for y in (410, 416):
        wall.line(((0, y), (WIDE, y)), between(ground, OCHRE, 0.8), 1.4)
    column(wall, 44, 10, 44, 410)
    column(wall, WIDE - 44, 10, 44, 410)
    garland(wall, (62, 52), (WIDE / 2, 48), 20)
    garland(wall, (WIDE / 2, 48), (WIDE - 62, 52), 20)
    beam(wall, 22, 14, WIDE - 14)


def niche(wall: Wall, ground: Colour) -> None:
    """Paint a round-headed niche with a shell above."""
    dark = between(ground, BLACK, 0.22)
    centre, reach, spring = WIDE / 2, 214.0, 210.0
    arc = [
        (centre + reach * math.cos(a), spring - 184 * math.sin(a))
        for a in np.linspace(0, math.pi, 40)
    ]
    wall.block(0, 0, WIDE, HIGH, between(ground, BONE, 0.55))
    wall.area([(centre + reach, HIGH), *arc, (centre - reach, HIGH)], ground)
    for angle in np.linspace(0.12, math.pi - 0.12, 15):
        tip = (centre + reach * math.cos(angle), spring - 184 * math.sin(angle))
        wall.line(((centre, spring), tip), between(ground, dark, 0.9), 1.6)
    inner = [
        (centre + 150 * math.cos(a), spring - 120 * math.sin(a))
        for a in np.linspace(0, math.pi, 40)
    ]
    wall.area(inner, between(ground, dark, 0.45))
    wall.block(centre - 150, spring - 1, centre + 150, HIGH, between(ground, dark, 0.45))
    wall.line([(centre + reach, HIGH), *arc, (centre - reach, HIGH)], OCHRE, 5)
    wall.line([(centre + reach, HIGH), *arc, (centre - reach, HIGH)], BONE, 1.4)


def hills(wall: Wall, level: float, paint: Colour, rough: tuple[float, int]) -> None:
    """Paint a chain of hills."""
    high, seed = rough
    phases = generator(seed).random(3) * 6.28
    line = []
    for step in range(57):
        x = step * 10.0
        y = level - high * (
            0.6 + 0.5 * math.sin(x / 95 + phases[0]) + 0.3 * math.sin(x / 41 + phases[1])
            + 0.08 * math.sin(x / 13 + phases[2])
        )  # fmt: skip
        line.append((x, y))
    wall.area([(0, HIGH), *line, (WIDE, HIGH)], paint)


def temple(wall: Wall, left: float, low: float, wide: float) -> None:
    """Paint a small far temple."""
    high = wide * 0.42
    stone, dark = between(BONE, OCHRE, 0.12), (166.0, 120.0, 92.0)
    wall.block(left, low - high, left + wide, low, dark)
    for number in range(6):
        x = left + wide * (number + 0.15) / 6
        wall.block(x, low - high, x + wide * 0.075, low, stone)
    wall.block(left - 3, low - high - wide * 0.08, left + wide + 3, low - high, stone)
    roof = low - high - wide * 0.08
    for out, lift, rise, paint in ((5, 0, 0.22, (190.0, 96.0, 66.0)), (-6, 2, 0.17, stone)):
        tip = (left + wide / 2, roof - wide * rise)
        wall.area(((left - out, roof - lift), (left + wide + out, roof - lift), tip), paint)
    wall.block(left - 6, low, left + wide + 6, low + wide * 0.06, stone)


def cypress(wall: Wall, x: float, low: float, high: float) -> None:
    """Paint a cypress."""
    half = high * 0.11
    for share, paint in ((1.0, (52.0, 84.0, 66.0)), (0.5, (92.0, 126.0, 88.0))):
        shift = -half * 0.25 if share < 1 else 0.0
        wall.area(
            [
                (x + shift + half * share * math.sin(math.pi * t) ** 0.8 * side, low - high * t)
                for side, run in ((1, np.linspace(0, 1, 14)), (-1, np.linspace(1, 0, 14)))
                for t in run
            ],
            paint,
        )


def land(wall: Wall, ground: Colour) -> None:
    """Paint open country under a sky of the ground's colour."""
    for step in range(60):
        share = step / 59
        wall.block(0, step * 5.0, WIDE, step * 5.0 + 6, between(ground, BONE, share**1.3 * 0.85))
    hills(wall, 270, (148.0, 176.0, 170.0), (44, 3))
    temple(wall, 398, 262, 96)
    hills(wall, 300, (122.0, 152.0, 118.0), (22, 8))
    for x, low, high in ((60, 300, 96), (86, 306, 70), (520, 300, 84)):
        cypress(wall, x, low, high)
    wall.block(0, 318, WIDE, HIGH, (212.0, 178.0, 116.0))
    hills(wall, 330, (206.0, 170.0, 106.0), (10, 5))


def forum(wall: Wall, ground: Colour) -> None:
    """Paint a square before colonnades under a sky of the ground's colour."""
    for step in range(60):
        share = step / 59
        wall.block(0, step * 5.0, WIDE, step * 5.0 + 6, between(ground, BONE, share**1.2 * 0.8))
    wall.block(0, 120, WIDE, 300, (196.0, 150.0, 112.0))
    for number in range(13):
        x = 8 + number * 45.5
        wall.block(x, 128, x + 14, 300, BONE)
        wall.block(x + 9, 128, x + 14, 300, (206.0, 182.0, 146.0))
        wall.block(x - 4, 122, x + 18, 130, BONE)
    wall.block(0, 96, WIDE, 122, between(BONE, OCHRE, 0.25))
    wall.block(0, 84, WIDE, 98, (188.0, 92.0, 62.0))
    for y in (98, 108, 122):
        wall.line(((0, y), (WIDE, y)), (150.0, 100.0, 70.0), 1.2)
    wall.block(0, 300, WIDE, HIGH, (216.0, 188.0, 140.0))
    for x in range(-300, 900, 75):
        wall.line(((280 + (x - 280) * 0.62, 300), (x, HIGH)), (190.0, 154.0, 106.0), 1.2)
    for y in (318, 346, 388):
        wall.line(((0, y), (WIDE, y)), (190.0, 154.0, 106.0), 1.2)


def room(wall: Wall, ground: Colour) -> None:
    """Paint a room: panels of the ground's colour above a dark dado and a floor of tiles."""
    light = between(ground, BONE, 0.7)
    for left, right in ((28, 150), (164, 396), (410, 532)):
        wall.block(left, 34, right, 300, between(ground, BLACK, 0.1))
        for inset in (0, 7):
            a, b, c, d = left + inset, 34 + inset, right - inset, 300 - inset
            wall.line(((a, b), (c, b), (c, d), (a, d), (a, b)), light if inset else OCHRE, 1.6)
    wall.block(0, 318, WIDE, 372, between(RED, BLACK, 0.5))
    wall.line(((0, 318), (WIDE, 318)), OCHRE, 3)
    wall.line(((0, 326), (WIDE, 326)), BONE, 1.2)
    wall.block(0, 372, WIDE, HIGH, (206.0, 186.0, 150.0))
    for x in range(-260, 860, 56):
        wall.line(((280 + (x - 280) * 0.7, 372), (x, HIGH)), (150.0, 122.0, 92.0), 1.3)
    for y in (386, 408, 440):
        wall.line(((0, y), (WIDE, y)), (150.0, 122.0, 92.0), 1.3)


def burning(wall: Wall, ground: Colour) -> None:
    """Paint a sky of fire and smoke over a town."""
    glow, smoke = (250.0, 214.0, 140.0), (118.0, 84.0, 78.0)
    for step in range(70):
        share = step / 69
        paint = between(smoke, ground, min(1.0, share * 1.9))
        wall.block(
            0, step * 5.0, WIDE, step * 5.0 + 6, between(paint, glow, max(0, share - 0.45) * 1.6)
        )
    chance = generator(4)
    for number in range(90):
        x, y = float(chance.uniform(-20, 580)), float(chance.uniform(0, 130))
        grey = between(smoke, (206.0, 168.0, 146.0), float(chance.uniform(0, 0.7)))
        wall.disc(x, y, 12 + 26 * float(chance.random()) * (1 - y / 200), grey)
        if number % 9 == 0:
            wall.disc(x, y + 120, 2.2, glow)
    town = [(0, 250), (30, 250), (30, 214), (66, 214), (66, 240), (104, 226), (150, 240),
            (150, 262), (410, 262), (410, 236), (440, 212), (470, 236), (470, 252), (520, 252),
            (520, 220), (560, 220), (560, 320), (0, 320)]  # fmt: skip
    wall.area(town, (134.0, 62.0, 46.0))
    wall.block(0, 300, WIDE, HIGH, (186.0, 132.0, 82.0))


SCHEMES: dict[str, Callable[[Wall, Colour], None]] = {
    "panel": panel,
    "aedicula": aedicula,
    "niche": niche,
    "land": land,
    "forum": forum,
    "room": room,
    "burning": burning,
}


def wall_of(size: tuple[int, int], scheme: str, ground: Colour, seed: int) -> Array:
    """Paint a wall, laid on with a broad brush."""
    wall = Wall(*size, ground)
    SCHEMES[scheme](wall, ground)
    picture = wall.picture()
    shape = picture.shape[:2]
    broad = clouds(shape, (7, 5), 4, seed) - 0.5
    strokes = blur(grain((shape[0], shape[1]), seed + 1), 1) - 0.5
    swept = sum(np.roll(np.roll(strokes, n, 1), -n // 2, 0) for n in range(0, 18, 2)) / 9
    picture = picture * (1 + 0.22 * broad + 0.5 * single(swept))[..., None]
    x, y = places(*size)
    return single(picture * (1.05 - 0.1 * np.hypot(x - 0.42, y - 0.4))[..., None])


def bordered(picture: Array, ground: Colour) -> Array:
    """Lay the painted frame over a finished picture."""
    height, width = picture.shape[:2]
    frame, mask = Wall(width, height, ground), Wall(width, height, (0.0, 0.0, 0.0))
    border(frame, ground)
    for inset, thick in ((2.0, 5.0), (6.0, 5.0), (9.8, 2.2), (13.4, 1.6)):
        ring(mask, inset, (255.0, 255.0, 255.0), thick)
    return mix(picture, frame.picture(), mask.picture()[..., 0] / 255)


def crack(shape: tuple[int, int], cells: tuple[float, float], seed: int, width: float) -> Array:
    """Return hair cracks: the level lines of a cloud, where another cloud lets them be seen."""
    field = clouds(shape, cells, 5, seed)
    down, across = np.gradient(field)
    apart = np.abs(field - 0.5) / np.maximum(np.hypot(down, across), 1e-6)
    shown = smooth(clouds(shape, (5, 4), 2, seed + 7), 0.55, 0.68)
    return clip(1.2 - apart / width) * shown


def weathered(picture: Array, seed: int, spare: Array) -> Array:
    """Age a fresco: thin places, worn patches near the edges, hair cracks, the grain of plaster."""
    height, width = picture.shape[:2]
    shape, fine = (height, width), width / WIDE
    x, y = places(width, height)
    edge = np.minimum(np.minimum(x, 1 - x) * 1.25, np.minimum(y, 1 - y))
    open_wall = 1 - spare
    thin = smooth(clouds(shape, (9, 7), 5, seed + 11), 0.5, 0.74) * (0.1 + 0.22 * open_wall)
    picture = mix(picture, np.broadcast_to(single(PLASTER), picture.shape), thin)
    rough = clouds(shape, (16, 13), 5, seed + 23) + 0.2 * smooth(-edge, -0.09, 0.0)
    worn = smooth(rough, 0.77, 0.785) * open_wall
    rim = smooth(rough, 0.74, 0.775) * open_wall - worn
    picture = picture * (1 - 0.28 * clip(np.roll(np.roll(rim, 1, 0), 1, 1)))[..., None]
    grains = grain(shape, seed + 5)
    bare = (
        single(PLASTER)
        * (0.93 + 0.12 * grains + 0.1 * (clouds(shape, (30, 24), 3, seed) - 0.5))[..., None]
    )
    picture = mix(picture, bare, worn * 0.92)
    lines = np.maximum(
        crack(shape, (3, 2.4), seed + 31, fine * 0.8),
        0.7 * crack(shape, (5, 4), seed + 47, fine * 0.6),
    ) * (0.25 + 0.75 * open_wall)
    picture = picture * (1 - 0.5 * lines)[..., None]
    light = np.roll(np.roll(lines, 1, 0), 1, 1)
    picture = picture + (light * 16)[..., None]
    return clip(picture * (0.975 + 0.05 * grains)[..., None], 0, 255)
