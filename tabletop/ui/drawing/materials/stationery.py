"""Things of an office: a folder with a tab, sheets of paper, plates of a map, stamps and wax."""

import math
import random

import pygame

from tabletop.ui.drawing.letters.fonts import font
from tabletop.ui.drawing.materials.gallery import filling
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    Point,
    disc,
    gradient,
    grey_noise,
    keep_inside,
    layer,
    put,
    resized,
    rounded_box,
    rounded_mask,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, mix

Size = tuple[int, int]
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
MANILA: Colour = (222, 190, 132)
SEED = 11
GRAIN = 160  # side of a tile of grain
WAX: Colour = (150, 30, 26)
LOBES = 9  # around the edge of a drop of wax
FINE = 3  # pixels drawn for each pixel shown
THINNEST = 100  # how much of a stamp's ink is left where it is thin
LEAN = 7.0  # degrees that a stamp is set askew


@remembered
def folder(size: Size, tab: tuple[int, int, int], *, plain: bool = False) -> pygame.Surface:
    """Return a board folder with its tab: where that begins, its width and its height.

    A plain one is for those who need strong contrast.
    """
    left, wide, high = tab
    radius = max(6, high // 3)
    shape = layer(size)
    rounded_box(shape, WHITE, pygame.Rect(0, high, size[0], size[1] - high), radius)
    slope = high // 2
    points = [(left, high), (left + slope, 0), (left + wide - slope, 0), (left + wide, high)]
    pygame.draw.polygon(shape, (255, 255, 255, 255), [*points, (left + wide, high + radius)])
    colour = mix(MANILA, BLACK, 0.72) if plain else MANILA
    ground = gradient(size, ((0.0, mix(colour, WHITE, 0.2)), (1.0, mix(colour, BLACK, 0.12))))
    if not plain:
        grain = grey_noise((GRAIN, GRAIN), SEED, 232, 255)
        for x in range(0, size[0], GRAIN):
            for y in range(0, size[1], GRAIN):
                ground.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    image = tinted(shape, ground)
    edge = (*mix(colour, BLACK, 0.45), 255)
    pygame.draw.aalines(image, edge, closed=False, points=points)
    rounded = rounded_mask((size[0], size[1] - high), radius, 1)
    rounded.fill(edge, special_flags=pygame.BLEND_RGBA_MULT)
    keep = pygame.Rect(left + 1, 0, wide - 1, 1)
    rounded.fill((0, 0, 0, 0), keep)
    put(image, rounded, (0, high))
    return image


@remembered
def sheet(size: Size, paper: pygame.Surface | None, colour: Colour) -> pygame.Surface:
    """Return a sheet of paper with worn edges, or a plain one where there is no picture."""
    image = layer(size)
    image.fill((*colour, 255))
    if paper is not None:
        image.blit(filling(paper, size), (0, 0))
    rounded_box(image, mix(colour, BLACK, 0.4), image.get_rect(), 2, 1)
    return image


@remembered
def plate(size: Size, ground: Colour, line: Colour, *, rich: bool = False) -> pygame.Surface:
    """Return a small plate as banknotes have it: a double frame, and waves if it is rich."""
    image = layer(size)
    radius = max(3, min(size) // 9)
    rounded_box(image, ground, image.get_rect(), radius)
    if rich:
        waves = _waves(size, mix(ground, line, 0.22))
        keep_inside(waves, rounded_mask(size, radius))
        put(image, waves, (0, 0))
    rounded_box(image, line, image.get_rect(), radius, 1)
    inner = image.get_rect().inflate(-6, -6)
    rounded_box(image, mix(ground, line, 0.5), inner, max(2, radius - 3), 1)
    return image


@remembered
def _waves(size: Size, colour: Colour) -> pygame.Surface:
    """Return fine lines that swing across a plate, as a machine engraves them."""
    image = layer(size)
    step = max(4, size[1] // 9)
    for number, top in enumerate(range(-step, size[1] + step, step)):
        points = [
            (x, top + step * 0.8 * math.sin(x / size[0] * 4 * math.pi + number * 0.9))
            for x in range(0, size[0] + 4, 4)
        ]
        pygame.draw.aalines(image, (*colour, 255), closed=False, points=points)
    return image


@remembered
def wax(px: int) -> pygame.Surface:
    """Return a drop of sealing wax with a pressed middle, its edge never quite round."""
    side = px * FINE
    image = layer((side, side))
    chance = random.Random(SEED)
    swell = [chance.uniform(0.88, 1.0) for _ in range(LOBES)]
    _drop(image, mix(WAX, BLACK, 0.45), swell, (0.03, 0.04))
    _drop(image, WAX, swell, (0.0, 0.0))
    for reach, tone, move in ((0.62, 0.42, -0.015), (0.62, -0.35, 0.02), (0.56, 0.0, 0.0)):
        colour = mix(WAX, WHITE if tone > 0 else BLACK, abs(tone))
        ring = disc(side * reach / 2, colour)
        put(image, ring, ring.get_rect(center=(side * (0.5 + move), side * (0.5 + move))))
    star = [_around(side / 2, side * (0.2 if n % 2 else 0.09), n / 10) for n in range(10)]
    pygame.draw.polygon(image, (*mix(WAX, WHITE, 0.34), 255), star)
    return resized(image, (px, px))


def _drop(image: pygame.Surface, colour: Colour, swell: list[float], move: Point) -> None:
    side = image.get_width()
    points = []
    for step in range(LOBES * 8):
        share = step / 8
        one, other = swell[int(share) % LOBES], swell[(int(share) + 1) % LOBES]
        ease = (1 - math.cos((share % 1) * math.pi)) / 2
        reach = side * 0.46 * (one + (other - one) * ease)
        x, y = _around(side / 2, reach, share / LOBES)
        points.append((x + side * move[0], y + side * move[1]))
    pygame.draw.polygon(image, (*colour, 255), points)


def _around(middle: float, reach: float, turn: float) -> Point:
    angle = 2 * math.pi * turn - math.pi / 2
    return middle + reach * math.cos(angle), middle + reach * math.sin(angle)


@remembered
def stamp(text: str, px: int, colour: Colour) -> pygame.Surface:
    """Return words set by a rubber stamp: in a double frame, askew, with gaps in the ink."""
    words = font("ui_bold", px * 2).render(text, antialias=True, color=colour).premul_alpha()
    return inked(words, px, colour, LEAN)


def inked(
    words: pygame.Surface, px: int, colour: Colour, lean: float, thinnest: int = THINNEST
) -> pygame.Surface:
    """Return a picture of words, made twice as large, as a rubber stamp sets it."""
    pad = px
    size = (words.get_width() + 2 * pad, words.get_height() + pad)
    image = layer(size)
    line = max(2, px // 4)
    rounded_box(image, colour, image.get_rect(), px // 2, line)
    inner = image.get_rect().inflate(-3 * line, -3 * line)
    rounded_box(image, colour, inner, px // 3, max(1, line // 2))
    put(image, words, words.get_rect(center=image.get_rect().center))
    image.blit(_gaps(size, thinnest), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(image, lean, 0.5)


def _gaps(size: Size, thinnest: int) -> pygame.Surface:
    """Return where the ink of a stamp is thin, to be multiplied with a premultiplied picture."""
    cells = (max(2, size[0] // 5), max(2, size[1] // 5))
    levels = bytes(thinnest + (255 - thinnest) * level // 255 for level in range(256))
    values = random.Random(SEED).randbytes(cells[0] * cells[1]).translate(levels)
    pixels = bytearray(len(values) * 4)
    for channel in range(4):
        pixels[channel::4] = values
    small = pygame.image.frombuffer(bytes(pixels), cells, "RGBA")
    return resized(small, size)
