"""A few cards lying beside the boxes, so that a table with one game does not look empty."""

from pathlib import Path

import pygame

from tabletop.ui.cards.art import card_height
from tabletop.ui.cards.backs import paint_back
from tabletop.ui.cards.templates import read_templates
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.surfaces import RESTING, shadow

CARD = 190
LEAST_ROOM = 2.3  # in card widths
# Where the cards of a side lie, in card widths from the middle of the free room, and their turn.
FAN = ((-0.42, 0.10, 15.0), (0.10, -0.16, 4.0), (0.46, 0.30, -9.0))


def paint_decor(
    kit: Kit, faces: Path, room: pygame.Rect, *, mirrored: bool
) -> tuple[pygame.Surface, pygame.Rect] | None:
    """Return a loose fan of a game's backs for a free room beside the boxes, or None if narrow."""
    width = min(kit.scale.px(CARD), round(room.width / LEAST_ROOM))
    if width < kit.scale.px(CARD) * 0.6:
        return None
    templates = read_templates(faces)
    names = list(templates.backs)
    picture = pygame.Surface(room.size, pygame.SRCALPHA)
    size = (width, card_height(width))
    for number, (right, down, angle) in enumerate(FAN):
        back = templates.back(names[(number + mirrored) % len(names)])
        card = _with_shadow(paint_back(back, size, kit.icons), size, kit.scale.factor)
        turn = -angle if mirrored else angle
        turned = pygame.transform.rotozoom(card, turn, 1.0)
        side = -right if mirrored else right
        centre = (room.width / 2 + side * width, room.height / 2 + down * width)
        put(picture, turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
    return picture, room


def _with_shadow(card: pygame.Surface, size: tuple[int, int], factor: float) -> pygame.Surface:
    cast = shadow(size, round(size[0] * 0.062), RESTING * 2, factor)
    whole = cast.image.copy()
    put(whole, card, (cast.margin, cast.margin))
    return whole
