"""The paper of a poster: rays in two colours, a jagged line between them, dots, a thick frame."""

from math import cos, pi, sin

import pygame

from tabletop.ui.drawing.letters.lettering import INK
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import keep_inside, layer, resized, rounded_mask
from tabletop.ui.drawing.theme import Colour, mix

CREAM: Colour = (253, 243, 214)
RAYS = 40
LIGHTER, DARKER = 0.10, 0.14
SLANT = 0.16  # how far the line between the sides leans, in heights
JAGS = 6
DOT_STEP = 11
DENSE = 2  # pixels drawn for each pixel shown
Point = tuple[float, float]


@remembered
def paint_ground(size: tuple[int, int], colours: tuple[Colour, Colour]) -> pygame.Surface:
    """Return a poster of a size, its left and right side in a colour each."""
    big = (size[0] * DENSE, size[1] * DENSE)
    image = layer(big)
    split = _split(big)
    for colour, side in zip(colours, _halves(big, split), strict=True):
        _paint_side(image, colour, side)
    thick = max(3, big[1] // 60)
    pygame.draw.lines(image, (*INK, 255), closed=False, points=split, width=thick * 3)
    pygame.draw.lines(image, (*CREAM, 255), closed=False, points=split, width=thick)
    small = resized(image, size)
    return _framed(small)


def _split(size: tuple[int, int]) -> list[Point]:
    """Return the jagged line from the upper to the lower edge."""
    width, height = size
    lean = height * SLANT
    points = []
    for step in range(JAGS + 1):
        share = step / JAGS
        jag = (1 if step % 2 else -1) * height * 0.05
        points.append((width / 2 + lean * (0.5 - share) * 2 + jag, height * share))
    return points


def _halves(size: tuple[int, int], split: list[Point]) -> tuple[list[Point], list[Point]]:
    width, height = size
    return [(0, 0), *split, (0, height)], [(width, 0), *split, (width, height)]


def _paint_side(image: pygame.Surface, colour: Colour, side: list[Point]) -> None:
    """Draw the rays and dots of one side, cut along its edges."""
    size = image.get_size()
    half = layer(size)
    half.fill((*colour, 255))
    light = (*mix(colour, (255, 255, 255), LIGHTER), 255)
    centre, reach = (size[0] / 2, size[1] / 2), sum(size)
    for ray in range(0, RAYS, 2):
        turns = [2 * pi * (ray + step) / RAYS for step in (0, 1)]
        ends = [(centre[0] + reach * cos(turn), centre[1] + reach * sin(turn)) for turn in turns]
        pygame.draw.polygon(half, light, [centre, *ends])
    _paint_dots(half, mix(colour, INK, DARKER))
    mask = layer(size)
    pygame.draw.polygon(mask, (255, 255, 255, 255), side)
    keep_inside(half, mask)
    image.blit(half, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint_dots(image: pygame.Surface, colour: Colour) -> None:
    """Draw the dots of cheap print, the larger the farther from the middle."""
    width, height = image.get_size()
    step = DOT_STEP * DENSE
    for row, y in enumerate(range(0, height + step, step)):
        for x in range((row % 2) * step // 2, width + step, step):
            away = abs(x - width / 2) / (width / 2)
            radius = step * 0.46 * (away - 0.45)
            if radius > 1:
                pygame.draw.circle(image, (*colour, 255), (x, y), radius)


def _framed(image: pygame.Surface) -> pygame.Surface:
    """Return a poster in a thick frame of ink with a line of paper in it, its corners round."""
    size = image.get_size()
    thick = max(3, size[1] // 60)
    radius = thick * 3
    for inset, width, tone in ((0, thick, INK), (thick, max(2, thick * 2 // 3), CREAM)):
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        edge = rounded_mask(inner, max(1, radius - inset), width)
        edge.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(edge, (inset, inset), special_flags=pygame.BLEND_PREMULTIPLIED)
    keep_inside(image, rounded_mask(size, radius))
    return image
