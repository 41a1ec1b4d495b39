"""Pictures of what is moved by hand and is no card: coins and cubes, and how they look lifted."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.surfaces import BRASS_RAMP, shadow
from tabletop.ui.drawing.paint import disc, gradient, layer, put, resized, rounded_mask, tinted
from tabletop.ui.drawing.theme import mix, readable_on

DARK = (16, 18, 26)
WHITE = (255, 255, 255)
FIELD = ((0.0, (186, 138, 62)), (0.5, (222, 178, 98)), (1.0, (250, 222, 158)))
GLEAM, STRUCK = (255, 238, 190), (92, 60, 18)  # the lit and the shaded edge of what is struck in


def token_picture(kit: Kit, gallery: Gallery, token: str, px: int) -> pygame.Surface:
    """Return the made picture of a token in a size, or a coin where there is none."""
    made = gallery.get(token) if token else None
    if made is None:
        return coin_picture(kit, token if kit.icons.has(token) else "coin", px)
    return resized(made, (px, px))


def cube_picture(kit: Kit, seat: int, px: int) -> pygame.Surface:
    """Return the cube of a seat: a block of its colour with its shape and its letter in front."""
    mark = kit.theme.seats[seat % len(kit.theme.seats)]
    light, shade = mix(mark.colour, WHITE, 0.55), mix(mark.colour, DARK, 0.55)
    deep = max(2, px // 6)
    radius = max(2, px // 8)
    image = layer((px, px))
    put(image, _block((px, px), radius, light, mix(light, mark.colour, 0.5)), (0, 0))
    front = (px, px - deep)
    put(image, _block(front, radius, mark.colour, shade), (0, deep))
    edge = rounded_mask((px, px), radius, 1)
    edge.fill((*mix(shade, DARK, 0.5), 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(image, edge, (0, 0))
    side = max(6, round(front[1] * 0.92))
    at = ((px - side) // 2, deep + (front[1] - side) // 2)
    put(image, kit.icons.get(mark.shape, side, DARK), at)
    style = Style("ui_bold", max(8, round(side * 0.56)), readable_on(DARK, WHITE, mark.colour))
    letter = kit.type.line(mark.letter, style)
    letter.draw_in(image, pygame.Rect(at, (side, side)))
    return image


def coin_picture(kit: Kit, icon: str, px: int) -> pygame.Surface:
    """Return a brass coin with an icon struck into it."""
    theme = kit.theme
    image = layer((px, px))
    put(image, disc(px / 2, theme["brass_dark"]), (0, 0))
    rim = max(2, px // 12)
    face = tinted(disc(px / 2 - 1, WHITE), gradient((px - 2, px - 2), BRASS_RAMP))
    put(image, face, (1, 1))
    inner = px - 2 * rim - 1
    low = tinted(disc(inner / 2, WHITE), gradient((inner, inner), FIELD))
    put(image, disc(inner / 2, theme["brass_dark"]), (rim, rim))
    put(image, low, (rim + 1, rim + 1))
    side = round(px * 0.58)
    if icon:
        at, depth = (px - side) // 2, max(1, px // 30)
        put(image, kit.icons.get(icon, side, GLEAM), (at + depth, at + depth))
        put(image, kit.icons.get(icon, side, STRUCK, GLEAM), (at, at))
    return image


def raised(kit: Kit, image: pygame.Surface, height: int, scale: float = 1.0) -> pygame.Surface:
    """Return a token at a height above the table: enlarged, with its shadow below."""
    if scale != 1.0:
        size = (round(image.get_width() * scale), round(image.get_height() * scale))
        image = resized(image, size)
    width, tall = image.get_size()
    cast = shadow((width, tall), min(width, tall) // 2, height, kit.scale.factor)
    result = layer((width + 2 * cast.margin, tall + 2 * cast.margin))
    cast.draw(result, (cast.margin, cast.margin))
    put(result, image, (cast.margin, cast.margin))
    return result


def _block(
    size: tuple[int, int], radius: int, top: tuple[int, int, int], low: tuple[int, int, int]
) -> pygame.Surface:
    return tinted(rounded_mask(size, radius), gradient(size, ((0.0, top), (1.0, low))))
