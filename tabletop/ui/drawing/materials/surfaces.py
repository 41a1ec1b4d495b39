"""Materials of the table: its top, brass-edged panels, hollows, stitches, shadows and glows.

Everything is seeded and remembered; one light falls from the upper left. Pictures with transparent
parts are premultiplied; what lies around a thing and is larger than that is a `Cast`.
"""

import math
from pathlib import Path

import pygame

from tabletop.ui.drawing.materials.cast import Cast, cast_around
from tabletop.ui.drawing.materials.gallery import WHOLE, Part, read_picture, spanning
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    Point,
    gradient,
    grey_noise,
    keep_inside,
    layer,
    put,
    resized,
    rounded_box,
    rounded_mask,
    soft_noise,
    spot,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, brighter, mix

Size = tuple[int, int]
SEED = 1
DIM = (70, 70, 76)
BRASS_RAMP = (
    (0.0, (255, 240, 196)),
    (0.22, (219, 175, 92)),
    (0.5, (146, 102, 40)),
    (0.74, (222, 182, 104)),
    (1.0, (112, 76, 28)),
)
RESTING, HOVERING, DRAGGED = 3, 8, 18
SHADOW_STRENGTH = {RESTING: 150, HOVERING: 130, DRAGGED: 110}


@remembered
def table_surface(
    size: Size, picture: Path, base: Colour, part: Part = WHOLE, *, dim: bool = False
) -> pygame.Surface:
    """Return the table top from (part of) its picture, or felt of a colour where there is none.

    A dim one is for those who need strong contrast.
    """
    made = read_picture(picture)
    ground = pygame.Surface(size)
    if made is not None:
        ground.blit(spanning(made, size, part), (0, 0))
    else:
        ground.blit(_felt(size, base, SEED), (0, 0))
        pool = spot(size, (255, 255, 255), (92, 96, 112), (0.40, 0.36))
        ground.blit(pool, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if dim:
        ground.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    return ground


def _felt(size: Size, base: Colour, seed: int) -> pygame.Surface:
    ground = pygame.Surface(size)
    ground.fill(brighter(base, 1.35))
    tile = _weave(seed)
    for left in range(0, size[0], tile.get_width()):
        for top in range(0, size[1], tile.get_height()):
            ground.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
    clouds = soft_noise(size, (9, 6), seed + 1)
    clouds.fill((24, 24, 24), special_flags=pygame.BLEND_RGB_MULT)
    clouds.fill((231, 231, 231), special_flags=pygame.BLEND_RGB_ADD)
    ground.blit(clouds, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return ground


@remembered
def _weave(seed: int) -> pygame.Surface:
    """Return a tile of felt: short threads in two directions over fine grain."""
    side = 360
    tile = pygame.transform.box_blur(grey_noise((side, side), seed, 176, 255), 1)
    for cells in ((side // 2, side // 7), (side // 7, side // 2)):
        threads = resized(grey_noise(cells, seed + cells[0], 222, 255), (side, side))
        tile.blit(threads, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tile.fill((42, 42, 42), special_flags=pygame.BLEND_RGB_ADD)
    return tile


@remembered
def shadow(size: Size, radius: int, height: int, scale: float = 1.0) -> Cast:
    """Return the soft shadow of a thing at a height (RESTING, HOVERING, DRAGGED at 1080p).

    It falls to the lower right, because the light stands upper left; being baked it costs one blit.
    """
    blur = max(2, round(height * scale))
    drop = (round(height * 0.45 * scale), round(height * 0.8 * scale) + 1)
    margin = blur * 2 + max(drop)
    radius = min(radius, size[0] // 2, size[1] // 2)
    strength = SHADOW_STRENGTH.get(height, 130)

    def draw(thing: Size) -> pygame.Surface:
        image = layer((thing[0] + 2 * margin, thing[1] + 2 * margin))
        mask = rounded_mask(thing, radius)
        mask.fill((0, 0, 0, strength), special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(mask, (margin + drop[0], margin + drop[1]))
        return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), blur)

    return cast_around(size, margin, radius + 2 * blur + max(drop) + 1, draw)


@remembered
def glow(
    size: Size,
    radius: int,
    colour: Colour,
    spread: int = 10,
    line: int = 3,
    *,
    clear: bool = False,
) -> Cast:
    """Return a light outline around a thing: where something may go, or what may be taken.

    In a clear one no mist lies on the thing itself, which is to be read.
    """
    margin = spread * 2 + line
    within = radius
    radius = min(radius + line, size[0] // 2 + line, size[1] // 2 + line)

    def draw(thing: Size) -> pygame.Surface:
        outer = (thing[0] + 2 * line, thing[1] + 2 * line)
        soft = layer((thing[0] + 2 * margin, thing[1] + 2 * margin))
        edge = rounded_mask(outer, radius, line + spread // 2)
        soft.blit(edge, (margin - line, margin - line))
        soft = pygame.transform.box_blur(soft, spread // 2 + 1)
        soft = pygame.transform.box_blur(soft, spread // 2)
        soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        _fade(soft, 0.9)
        if clear:
            inside = rounded_mask(thing, within)
            soft.blit(inside, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
        place = pygame.Rect((margin - line, margin - line), outer)
        rounded_box(soft, mix(colour, (255, 255, 255), 0.35), place, radius, line)
        return soft

    return cast_around(size, margin, radius + 2 * spread + line + 2, draw)


def _fade(image: pygame.Surface, share: float) -> None:
    level = round(255 * share)
    image.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)


@remembered
def focus_ring(size: Size, radius: int, light: Colour, dark: Colour, width: int = 3) -> Cast:
    """Return the ring around what the keyboard points at: light inside dark, seen on any ground."""
    margin = width * 2 + 1
    outer = min(radius + margin, size[0] // 2 + margin, size[1] // 2 + margin)

    def draw(thing: Size) -> pygame.Surface:
        image = layer((thing[0] + 2 * margin, thing[1] + 2 * margin))
        for inset, colour, thick in ((0, dark, width * 2 + 1), (width // 2 + 1, light, width)):
            box = image.get_rect().inflate(-2 * inset, -2 * inset)
            rounded_box(image, colour, box, outer - inset, thick)
        return image

    return cast_around(size, margin, outer + margin + 1, draw)


@remembered
def brass_edge(size: Size, radius: int, width: int) -> pygame.Surface:
    """Return a metal frame of some width, lit from above."""
    return tinted(rounded_mask(size, radius, width), gradient(size, BRASS_RAMP))


@remembered
def panel(size: Size, radius: int, colour: Colour, edge: int = 2) -> pygame.Surface:
    """Return a board with a brass edge (0: without) and a faint light at its top."""
    top, low = mix(colour, (255, 255, 255), 0.07), mix(colour, (0, 0, 0), 0.22)
    ground = gradient(size, ((0.0, top), (0.35, colour), (1.0, low)))
    image = tinted(rounded_mask(size, radius), ground)
    if edge:
        dark = mix(colour, (0, 0, 0), 0.6)
        rounded_box(image, dark, image.get_rect(), radius, edge + max(1, edge // 2))
        put(image, brass_edge(size, radius, edge), (0, 0))
    return image


@remembered
def well(size: Size, radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Return a hollow let into the table: dark at its upper left, a lit lip at its lower right."""
    depth = max(3, min(size) // 16, radius // 2)
    image = layer(size)
    image.fill((*colour, 255))
    inner = layer((size[0] + 4 * depth, size[1] + 4 * depth))
    inner.fill((0, 0, 0, 190))
    hole = rounded_mask((size[0] - depth // 2, size[1] - depth // 2), radius)
    inner.blit(
        hole, (2 * depth + depth // 2, 2 * depth + depth // 2), special_flags=pygame.BLEND_RGBA_SUB
    )
    inner = pygame.transform.box_blur(pygame.transform.box_blur(inner, depth // 2 + 1), depth // 2)
    put(image, inner, (-2 * depth, -2 * depth))
    mask = rounded_mask(size, radius)
    keep_inside(image, mask)
    lip = rounded_mask(size, radius, 1)
    lip.blit(mask, (-1, -1), special_flags=pygame.BLEND_RGBA_SUB)
    lip.fill((120, 132, 160, 160), special_flags=pygame.BLEND_RGBA_MULT)
    if alpha < 255:
        _fade(image, alpha / 255)
    put(image, lip, (0, 0))
    return image


@remembered
def stitching(size: Size, radius: int, colour: Colour, stitch: int) -> pygame.Surface:
    """Return a seam of thread along the edge of something; `stitch` is the length of one."""
    fine = 3
    seam = layer((size[0] * fine, size[1] * fine))
    inset = max(1, stitch // 5) * fine
    points = _around(seam.get_rect().inflate(-2 * inset, -2 * inset), radius * fine)
    step = stitch * fine
    thick = max(2, round(step * 0.28))
    count = max(4, round(len(points) / (step * 1.7)))
    for number in range(count):
        first = number * len(points) // count
        last = points[(first + step) % len(points)]
        pygame.draw.line(seam, (*colour, 255), points[first], last, thick)
    return resized(seam, size)


def _around(box: pygame.Rect, radius: int) -> list[Point]:
    """Return the points of a rounded rectangle's edge, one for every pixel of its length."""
    radius = min(radius, box.width // 2, box.height // 2)
    inner = box.inflate(-2 * radius, -2 * radius)
    corners = (inner.topright, inner.bottomright, inner.bottomleft, inner.topleft)
    points: list[Point] = []
    for number, (corner, after) in enumerate(zip(corners, corners[1:] + corners[:1], strict=True)):
        turn = -math.pi / 2 + number * math.pi / 2
        arc = max(1, round(radius * math.pi / 2))
        for step in range(arc):
            angle = turn + step / arc * math.pi / 2
            points.append(
                (corner[0] + radius * math.cos(angle), corner[1] + radius * math.sin(angle))
            )
        end = turn + math.pi / 2
        length = round(math.dist(corner, after))
        for step in range(length):
            share = step / length
            points.append(
                (
                    corner[0] + (after[0] - corner[0]) * share + radius * math.cos(end),
                    corner[1] + (after[1] - corner[1]) * share + radius * math.sin(end),
                )
            )
    return points
