"""Turns a grey painting into an engraving: tone becomes the thickness of lines, as on banknotes.

Everything runs in pygame's own blits and in `bytes.translate`, so no array library is needed.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from tabletop.ui.cards.pen import Pen, Points
from tabletop.ui.drawing.paint import grey_picture, grey_values
from tabletop.ui.drawing.theme import Colour

Size = tuple[int, int]
# Second and third hatching begin at these depths of shade and run at these angles.
CROSSINGS = ((92, 58.0), (168, -64.0))
# Light on even ground; slopes towards the lamp are brighter, others darker.
EVEN = 196
# Bent lines are shifted in slices this wide: fine enough to look curved.
SLICE = 4


def engrave(tone: pygame.Surface, period: float, angle: float, bow: float = 0.0) -> pygame.Surface:
    """Return how much ink lies where (white: full) for a grey painting (white: light).

    `period` is the distance of the lines in pixels; `bow` bends them like a hanging rope.
    """
    size = tone.get_size()
    dark = pygame.Surface(size)
    dark.fill((255, 255, 255))
    dark.blit(tone, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    ink = _hatched(dark, _lines(size, period, angle, bow, 6))
    for depth, turn in CROSSINGS:
        crossing = _hatched(dark, _lines(size, period * 1.04, angle + turn, bow / 2, depth))
        ink.blit(crossing, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return ink


def edges(tone: pygame.Surface) -> pygame.Surface:
    """Return ink along the edges between different greys, where an engraver draws contours."""
    result = pygame.Surface(tone.get_size())
    for offset in ((1, 0), (0, 1)):
        ahead, behind = tone.copy(), tone.copy()
        ahead.blit(tone, offset, special_flags=pygame.BLEND_RGB_SUB)
        behind.scroll(*offset)
        behind.blit(tone, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        result.blit(ahead, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
        result.blit(behind, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    result.fill((14, 14, 14), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(2):
        result.blit(result, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


def _hatched(dark: pygame.Surface, lines: pygame.Surface) -> pygame.Surface:
    left = dark.copy()
    left.blit(lines, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(3):
        left.blit(left, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return left


@lru_cache(maxsize=24)
def _lines(size: Size, period: float, angle: float, bow: float, depth: int) -> pygame.Surface:
    """Return ridges: dark on the middle of each line, white halfway to the next.

    Only shade deeper than `depth` gets over them.
    """
    reach = round(math.hypot(*size)) + 4
    strip = pygame.Surface((1, reach))
    for row in range(reach):
        share = abs((row / period) % 1.0 * 2 - 1)
        level = round(255 * (1 - share))
        strip.set_at((0, row), (level, level, level))
    sheet = pygame.transform.scale(strip, (reach, reach))
    if bow:
        sheet = _bent(sheet, bow)
    if angle % 180:
        sheet = pygame.transform.rotozoom(sheet, angle, 1.0)
    result = pygame.Surface(size)
    result.blit(sheet, sheet.get_rect(center=(size[0] // 2, size[1] // 2)))
    result.fill((depth, depth, depth), special_flags=pygame.BLEND_RGB_ADD)
    return result


def _bent(sheet: pygame.Surface, bow: float) -> pygame.Surface:
    width, height = sheet.get_size()
    bent = pygame.Surface(sheet.get_size())
    for column in range(0, width, SLICE):
        share = column / width * 2 - 1
        drop = round(bow * (1 - share * share) * height)
        slice_ = pygame.Rect(column, 0, SLICE, height)
        bent.blit(sheet, (column, drop), slice_)
        bent.blit(sheet, (column, drop - height), slice_)
    return bent


def printed(ink: pygame.Surface, ground: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a ground (changed in place) with ink of a colour printed on it."""
    bare = pygame.Surface(ink.get_size())
    bare.fill((255, 255, 255))
    bare.blit(ink, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    ground.blit(bare, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    coloured = ink.copy()
    coloured.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    ground.blit(coloured, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return ground


def lit(height: pygame.Surface, reach: int, strength: float = 2.4) -> pygame.Surface:
    """Return the light on a relief (white: high) that comes from the upper left."""
    half = height.copy()
    half.fill((127, 127, 127), special_flags=pygame.BLEND_RGB_MULT)
    slope = pygame.Surface(height.get_size())
    slope.fill((128, 128, 128))
    slope.blit(half, (-reach, -reach), special_flags=pygame.BLEND_RGB_ADD)
    slope.blit(half, (reach, reach), special_flags=pygame.BLEND_RGB_SUB)
    return grey_picture(grey_values(slope).translate(_response(strength)), slope.get_size())


@lru_cache(maxsize=8)
def _response(strength: float) -> bytes:
    return bytes(max(18, min(255, round(EVEN + (level - 128) * strength))) for level in range(256))


def pillow(mask: pygame.Surface, unit: float) -> pygame.Surface:
    """Return a soft relief from a white shape on black: full in the middle, falling to its edge."""
    total = pygame.Surface(mask.get_size())
    for radius, share in ((1.2, 40), (4.0, 70), (9.0, 130)):
        blurred = pygame.transform.box_blur(mask, max(1, round(radius * unit)))
        blurred.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        total.blit(blurred, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return total


def relief_of(pen: Pen, shapes: Sequence[Points]) -> pygame.Surface:
    """Return the relief of some shapes on a little painting: light is soft and needs no more."""
    little = pen.small()
    return pillow(little.mask(*shapes), little.unit)


def light_on(pen: Pen, relief: pygame.Surface, strength: float) -> pygame.Surface:
    """Return the light on a little relief, enlarged to the painting."""
    light = lit(relief, max(1, round(pen.small().unit * 1.8)), strength)
    return pygame.transform.smoothscale(light, pen.size)
