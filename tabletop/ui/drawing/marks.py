"""The mark of a seat, the same wherever that seat is shown: colour, shape and letter."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.drawing.theme import readable_on


def seat_mark(kit: Kit, seat: int, px: int) -> pygame.Surface:
    """Return the token of a seat: its colour, its shape and its letter."""
    mark = kit.theme.seats[seat % len(kit.theme.seats)]
    image = layer((px, px))
    put(image, kit.icons.get(mark.shape, px, mark.colour), (0, 0))
    dark = readable_on(mark.colour, (255, 255, 255), (14, 18, 28))
    letter = kit.type.line(mark.letter, Style("ui_bold", max(8, round(px * 0.52)), dark))
    letter.draw_in(image, pygame.Rect(0, 0, px, px))
    return image
