"""How one thing that happened is drawn: a mark that tells good from bad by shape and colour."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import layer, put, rounded_box

SIGN = 0.74  # of a mark, for the arrow on it


def mark_of(kit: Kit, px: int, *, loss: bool | None) -> pygame.Surface:
    """Return a square with an arrow down, a disc with one up, or a plain sign for neither."""
    theme = kit.theme
    if loss is None:
        return kit.icons.get("log", px, theme["brass"])
    image = layer((px, px))
    ground = theme["badge_bad"] if loss else theme["badge_good"]
    radius = px // 6 if loss else px // 2
    rounded_box(image, theme["badge_text"], image.get_rect(), radius)
    inner = image.get_rect().inflate(-2, -2)
    rounded_box(image, ground, inner, max(1, radius - 1))
    side = round(px * SIGN)
    sign = kit.icons.get("arrow_down" if loss else "arrow_up", side, theme["badge_text"], ground)
    put(image, sign, ((px - side) // 2, (px - side) // 2))
    return image
