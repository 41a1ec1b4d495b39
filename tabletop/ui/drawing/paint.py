"""Small helpers of every painter: premultiplied blits, masks, gradients, noise and soft edges."""

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from tabletop.ui.drawing.theme import Colour

Point = tuple[float, float]
WHITE = (255, 255, 255, 255)
SUPERSAMPLING = 4
SAMPLES = 64


def layer(size: tuple[int, int]) -> pygame.Surface:
    """Return an empty premultiplied picture."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def resized(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture at another size, smoothly.

    To widen a picture, pygame reads the pixel beside each; beside a single one lies whatever the
    memory holds there, or nothing at all, which ends the program. So such a picture gets a second.
    """
    if picture.get_width() == 1:
        picture = pygame.transform.scale(picture, (2, picture.get_height()))
    return pygame.transform.smoothscale(picture, size)


def put(target: pygame.Surface, image: pygame.Surface, where: Point | pygame.Rect) -> None:
    """Lay a premultiplied picture onto a target."""
    target.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def faded(image: pygame.Surface, share: float) -> pygame.Surface:
    """Return a premultiplied picture with all of it made more transparent."""
    level = max(0, min(255, round(255 * share)))
    copy = image.copy()
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def keep_inside(image: pygame.Surface, mask: pygame.Surface) -> None:
    """Cut a premultiplied picture by a white mask of the same size, in place."""
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def rounded_mask(size: tuple[int, int], radius: int, width: int = 0) -> pygame.Surface:
    """Return a white rounded rectangle (or its edge of some width) with smooth corners."""
    mask = layer(size)
    mask.fill(WHITE)
    radius = min(radius, size[0] // 2, size[1] // 2)
    if radius > 0:
        _round_corners(mask, radius)
    if width:
        inner = (size[0] - 2 * width, size[1] - 2 * width)
        if min(inner) > 0:
            hole = rounded_mask(inner, max(0, radius - width))
            mask.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return mask


def _round_corners(mask: pygame.Surface, radius: int) -> None:
    corner = disc(radius, (255, 255, 255))
    width, height = mask.get_size()
    for right in (0, 1):
        for low in (0, 1):
            quarter = pygame.Rect(right * radius, low * radius, radius, radius)
            place = (right * (width - radius), low * (height - radius))
            mask.fill((0, 0, 0, 0), pygame.Rect(place, quarter.size))
            mask.blit(corner, place, quarter, special_flags=pygame.BLEND_RGBA_ADD)


def rounded_box(
    target: pygame.Surface, colour: Colour, box: pygame.Rect, radius: int, width: int = 0
) -> None:
    """Draw a smooth rounded rectangle (or its edge of some width) onto a target."""
    mask = rounded_mask(box.size, radius, width)
    mask.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(target, mask, box)


def disc(radius: float, colour: Colour, width: float = 0) -> pygame.Surface:
    """Return a smooth disc, or a ring of some width."""
    side = max(1, round(radius * 2))
    big = layer((side * SUPERSAMPLING, side * SUPERSAMPLING))
    centre = side * SUPERSAMPLING / 2
    thickness = max(1, round(width * SUPERSAMPLING)) if width else 0
    pygame.draw.circle(big, (*colour, 255), (centre, centre), centre, thickness)
    return resized(big, (side, side))


def gradient(
    size: tuple[int, int], stops: tuple[tuple[float, Colour], ...], *, across: bool = False
) -> pygame.Surface:
    """Return colours blending from top to bottom (or from left to right)."""
    strip = _strip(stops, across=across)
    return resized(strip, (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=256)
def _strip(stops: tuple[tuple[float, Colour], ...], *, across: bool) -> pygame.Surface:
    strip = pygame.Surface((SAMPLES, 1) if across else (1, SAMPLES))
    for step in range(SAMPLES):
        colour = _colour_at(stops, step / (SAMPLES - 1))
        strip.set_at((step, 0) if across else (0, step), colour)
    return strip


def _colour_at(stops: Sequence[tuple[float, Colour]], share: float) -> Colour:
    before = stops[0]
    for after in stops:
        if share <= after[0]:
            span = after[0] - before[0]
            part = (share - before[0]) / span if span > 0 else 1.0
            red, green, blue = (
                round(a + (b - a) * part) for a, b in zip(before[1], after[1], strict=True)
            )
            return red, green, blue
        before = after
    return stops[-1][1]


def spot(size: tuple[int, int], inner: Colour, outer: Colour, centre: Point) -> pygame.Surface:
    """Return a pool of light: the inner colour at a centre (in shares), falling to the outer."""
    return resized(_small_spot(inner, outer, centre), size)


@lru_cache(maxsize=32)
def _small_spot(inner: Colour, outer: Colour, centre: Point) -> pygame.Surface:
    columns, rows = 36, 24
    small = pygame.Surface((columns, rows))
    for y in range(rows):
        for x in range(columns):
            right = (x / (columns - 1) - centre[0]) * 1.5
            down = (y / (rows - 1) - centre[1]) * 1.5
            share = min(1.0, right * right + down * down)
            share = share * share * (3 - 2 * share)
            small.set_at((x, y), _colour_at(((0.0, inner), (1.0, outer)), share))
    return small


def grey_noise(size: tuple[int, int], seed: int, low: int = 0, high: int = 255) -> pygame.Surface:
    """Return even random greys between two levels, the same for the same seed."""
    scale = bytes(low + (high - low) * level // 255 for level in range(256))
    values = random.Random(seed).randbytes(size[0] * size[1]).translate(scale)
    return grey_picture(values, size)


def grey_picture(values: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Return a grey picture from one byte for each pixel."""
    pixels = bytearray(len(values) * 3)
    pixels[0::3] = pixels[1::3] = pixels[2::3] = values
    return pygame.image.frombuffer(bytes(pixels), size, "RGB")


def soft_noise(size: tuple[int, int], cells: tuple[int, int], seed: int) -> pygame.Surface:
    """Return clouds: random greys at some cells, blended smoothly between them."""
    step = grey_noise(cells, seed)
    middle = (min(size[0], cells[0] * 6), min(size[1], cells[1] * 6))
    rounded = pygame.transform.box_blur(resized(step, middle), 2)
    return resized(rounded, size)


def tinted(mask: pygame.Surface, colours: pygame.Surface) -> pygame.Surface:
    """Return an opaque picture seen through a white mask of the same size."""
    result = mask.copy()
    result.blit(colours, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return result
