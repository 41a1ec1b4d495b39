"""Walnut planks by code: rings as contour lines of soft noise, long streaks, pores and seams."""

import math
import random

import pygame

from tabletop.ui.drawing.paint import grey_noise, grey_picture, grey_values, soft_noise
from tabletop.ui.drawing.theme import Colour, brighter

PLANK_HEIGHT = 216
QUIET = 0.62


def wood(size: tuple[int, int], base: Colour, seed: int) -> pygame.Surface:
    """Return planks that run from left to right."""
    ground = pygame.Surface(size)
    plank = round(PLANK_HEIGHT * max(0.5, size[1] / 1080))
    chance = random.Random(seed)
    for number, top in enumerate(range(0, size[1], plank)):
        board = _plank((size[0], plank), base, chance.randrange(1 << 30))
        ground.blit(board, (0, top))
        if number:
            _seam(ground, top)
    return ground


def _plank(size: tuple[int, int], base: Colour, seed: int) -> pygame.Surface:
    half = (max(2, size[0] // 2), max(2, size[1] // 2))
    height = soft_noise(half, (5, 3), seed)
    slope = pygame.transform.smoothscale(_ramp(), half)
    height.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    slope.fill((105, 105, 105), special_flags=pygame.BLEND_RGB_MULT)
    height.blit(slope, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    board = grey_picture(grey_values(height).translate(_rings(seed)), half)
    for cells, low in (((half[0] // 40, half[1]), 176), ((half[0] // 9, half[1]), 208)):
        streaks = pygame.transform.smoothscale(grey_noise(cells, seed + low, low, 255), half)
        board.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    board.fill(brighter(base, 1.6), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(board, size)


def _ramp() -> pygame.Surface:
    strip = pygame.Surface((1, 16))
    for row in range(16):
        strip.set_at((0, row), (row * 17, row * 17, row * 17))
    return pygame.transform.smoothscale(strip, (2, 64))


def _rings(seed: int) -> bytes:
    phase = random.Random(seed).random() * math.tau
    values = []
    for level in range(256):
        wave = 0.5 + 0.5 * math.sin(level / 255 * 5.5 * math.tau + phase)
        values.append(round(255 * (1 - QUIET * 0.55 * wave**1.7)))
    return bytes(values)


def _seam(ground: pygame.Surface, top: int) -> None:
    width = ground.get_width()
    for offset, level in ((-2, 210), (-1, 130), (0, 90), (1, 225)):
        line = pygame.Rect(0, top + offset, width, 1)
        ground.fill((level, level, level), line, special_flags=pygame.BLEND_RGB_MULT)
