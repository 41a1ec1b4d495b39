"""Letters of metal: set in white, then lit from above and, where they are stamped, sunk in."""

import pygame

from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.paint import gradient, layer, put, tinted
from tabletop.ui.drawing.theme import Colour

Metal = tuple[Colour, Colour, Colour]
BRASS: Metal = ((255, 243, 208), (238, 200, 122), (190, 140, 66))


def gilded(laid: Laid, metal: Metal) -> pygame.Surface:
    """Return a text set in white as metal, from its lit upper to its shaded lower edge."""
    sheet = layer(laid.size)
    laid.draw(sheet, (0, 0))
    light, gold, shade = metal
    # Letters fill the middle of their line: the metal changes there, line by line.
    row = max(1, round(laid.size[1] / max(1, laid.lines)))
    stops = ((0.0, light), (0.3, light), (0.55, gold), (0.85, shade), (1.0, shade))
    strip = gradient((laid.size[0], row), stops)
    colours = pygame.Surface(sheet.get_size())
    for number in range(laid.lines + 1):
        colours.blit(strip, (0, number * row))
    return tinted(sheet, colours)


def stamped(laid: Laid, metal: Metal, depth: int) -> pygame.Surface:
    """Return metal letters with their shadow to the lower right; it is `depth` larger than they."""
    letters = gilded(laid, metal)
    image = layer((laid.size[0] + 2 * depth, laid.size[1] + 2 * depth))
    dark = letters.copy()
    dark.fill((0, 0, 0, 230), special_flags=pygame.BLEND_RGBA_MULT)
    soft = layer(image.get_size())
    put(soft, dark, (depth, depth))
    put(image, pygame.transform.box_blur(soft, max(1, depth // 2)), (depth // 2, depth // 2))
    put(image, soft, (max(1, depth // 3), max(1, depth // 3)))
    put(image, letters, (depth, depth))
    return image
