"""The binder itself: leather with a seam, two dark pages, rings of brass, pockets for cards."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import DRAGGED, brass_edge, panel, shadow, stitching
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    disc,
    gradient,
    grey_noise,
    keep_inside,
    layer,
    put,
    rounded_box,
    rounded_mask,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, mix

LEATHER: Colour = (0x4A, 0x1D, 0x1C)
THREAD: Colour = (0xC9, 0x9A, 0x57)
PAGE: Colour = (0x15, 0x1A, 0x26)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
GRAIN = 160  # side of a tile of grain
SEED = 23
RINGS = 4
Size = tuple[int, int]


def paint_covers(target: pygame.Surface, kit: Kit, box: pygame.Rect, spine: pygame.Rect) -> None:
    """Draw an open binder into a box; its rings lie across the spine between the pages."""
    radius = kit.theme.radii["panel"]
    shadow(box.size, radius, DRAGGED, kit.scale.factor).draw(target, box.topleft)
    if kit.theme.high_contrast:
        put(target, panel(box.size, radius, kit.theme["panel"], 2), box)
        return
    put(target, _leather(box.size, radius), box)
    stitch = max(5, kit.scale.px(11))
    seam = box.inflate(-kit.scale.px(14), -kit.scale.px(14))
    put(target, stitching(seam.size, radius, THREAD, stitch), seam)
    rim = kit.scale.px(26)
    left = pygame.Rect(box.x + rim, box.y + rim, spine.left - box.x - rim, box.height - 2 * rim)
    right = pygame.Rect(spine.right, left.y, box.right - rim - spine.right, left.height)
    for page in (left, right):
        shadow(page.size, 6, 4, kit.scale.factor).draw(target, page.topleft)
        put(target, _page(page.size), page)
    _paint_rings(target, kit, spine)


def _paint_rings(target: pygame.Surface, kit: Kit, spine: pygame.Rect) -> None:
    """Draw the rings, each through a hole in both pages."""
    reach, thick = kit.scale.px(22), max(5, kit.scale.px(12))
    hole = max(3, thick // 2 + 1)
    for number in range(RINGS):
        y = spine.top + round(spine.height * (number + 0.5) / RINGS)
        for x in (spine.left - reach // 2, spine.right + reach // 2):
            put(target, disc(hole, BLACK), (x - hole, y - hole))
        ring = pygame.Rect(0, 0, spine.width + reach, thick)
        ring.center = (spine.centerx, y)
        shadow(ring.size, thick // 2, 4, kit.scale.factor).draw(target, ring.topleft)
        put(target, brass_edge(ring.size, thick // 2, max(2, thick // 2)), ring)


@remembered
def _leather(size: Size, radius: int) -> pygame.Surface:
    """Return leather with a fine grain, lit from above, dark towards its edges."""
    ground = gradient(size, ((0.0, mix(LEATHER, WHITE, 0.10)), (1.0, mix(LEATHER, BLACK, 0.35))))
    grain = grey_noise((GRAIN, GRAIN), SEED, 205, 255)
    grain = pygame.transform.box_blur(grain, 1)
    for x in range(0, size[0], GRAIN):
        for y in range(0, size[1], GRAIN):
            ground.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    image = tinted(rounded_mask(size, radius), ground)
    rounded_box(image, mix(LEATHER, BLACK, 0.6), image.get_rect(), radius, 3)
    put(image, brass_edge(size, radius, 1), (0, 0))
    return image


@remembered
def _page(size: Size) -> pygame.Surface:
    """Return a page of dark board."""
    ground = gradient(size, ((0.0, mix(PAGE, WHITE, 0.06)), (1.0, mix(PAGE, BLACK, 0.25))))
    image = tinted(rounded_mask(size, 6), ground)
    rounded_box(image, mix(PAGE, WHITE, 0.12), image.get_rect(), 6, 1)
    return image


@remembered
def pocket(size: Size, radius: int) -> pygame.Surface:
    """Return the back of a pocket: a faint frame that a card is slid into."""
    image = layer(size)
    rounded_box(image, mix(PAGE, BLACK, 0.4), image.get_rect(), radius)
    rounded_box(image, mix(PAGE, WHITE, 0.22), image.get_rect(), radius, 1)
    return image


@remembered
def foil(size: Size, radius: int) -> pygame.Surface:
    """Return the clear foil in front of a card: a lit edge and a slanting gleam."""
    image = layer(size)
    width, height = size
    for start, wide, level in ((0.52, 0.16, 16), (0.74, 0.05, 12)):
        left, right = round(width * start), round(width * (start + wide))
        slant = round(height * 0.35)
        points = [
            (left + slant, 0),
            (right + slant, 0),
            (right - slant, height),
            (left - slant, height),
        ]
        pygame.draw.polygon(image, (level, level, level, level), points)
    keep_inside(image, rounded_mask(size, radius))
    edge = rounded_mask(size, radius, 1)
    edge.fill((255, 255, 255, 46), special_flags=pygame.BLEND_RGBA_MULT)
    put(image, edge.premul_alpha(), (0, 0))
    return image
