"""The stock of a folder: a darker sheet behind, and a front sheet with a tab in a colour."""

import pygame

from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    gradient,
    keep_inside,
    layer,
    put,
    resized,
    rounded_mask,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, mix

TAB = 0.055  # height of the tab in heights of the folder
WIDE = 0.52  # how far it reaches, in widths of the folder
SLANT = 0.6  # of its edge, in heights of the tab
FINE = 3
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
SHADE = (60, 46, 26, 130)


def tab_height(height: int) -> int:
    """Return how much lower the front sheet of a folder of some height begins."""
    return max(3, round(height * TAB))


@remembered
def folder_stock(size: tuple[int, int], paper: Colour, tab: Colour, radius: int) -> pygame.Surface:
    """Return an empty folder; its tab is seen above the front sheet, at the left."""
    high = tab_height(size[1])
    back = gradient(size, ((0.0, mix(paper, BLACK, 0.42)), (0.2, mix(paper, BLACK, 0.3))))
    image = tinted(rounded_mask(size, radius), back)
    light, low = mix(paper, WHITE, 0.3), mix(paper, (150, 112, 60), 0.25)
    front = gradient((size[0], size[1] - high), ((0.0, light), (0.5, paper), (1.0, low)))
    image.blit(front, (0, high))
    put(image, _tab(size[0], high, tab), (0, 0))
    keep_inside(image, rounded_mask(size, radius))
    rim = rounded_mask(size, radius, 1)
    rim.fill(SHADE, special_flags=pygame.BLEND_RGBA_MULT)
    put(image, rim.premul_alpha(), (0, 0))
    return image


def _tab(width: int, high: int, colour: Colour) -> pygame.Surface:
    """Return the tab with its slanted edge, lit from above."""
    wide, low = round(width * WIDE), high + 1
    big = layer(((wide + low) * FINE, low * FINE))
    right = wide * FINE
    slant = round(low * FINE * SLANT)
    points = [(0, 0), (right, 0), (right + slant, low * FINE), (0, low * FINE)]
    pygame.draw.polygon(big, WHITE, points)
    mask = resized(big, (wide + low, low))
    shades = ((0.0, mix(colour, WHITE, 0.25)), (1.0, mix(colour, BLACK, 0.1)))
    return tinted(mask, gradient(mask.get_size(), shades))
