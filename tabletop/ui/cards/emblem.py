"""The picture on a card: the one made for it, else an icon in relief on a lit, hatched ground."""

import pygame

from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.materials.gallery import Part, filling
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import put, spot
from tabletop.ui.drawing.theme import Colour, mix

Size = tuple[int, int]
SHARE = 0.62
LIGHT = (0.38, 0.30)
HATCHING = 84


def picture(
    made: pygame.Surface | None, face: Face, icons: Icons, size: Size, part: Part
) -> pygame.Surface:
    """Return the opaque picture of a card at exactly this size."""
    size = (max(1, size[0]), max(1, size[1]))
    return paint_emblem(icons, face, size) if made is None else filling(made, size, part)


def paint_emblem(icons: Icons, face: Face, size: Size) -> pygame.Surface:
    """Return a face's icon as if cut into metal, on a ground that is lit from the upper left."""
    lit, dim = mix(face.band, face.paper, 0.62), mix(face.band, face.paper, 0.12)
    ground = _ground(size, lit, dim).copy()
    side = round(min(size) * SHARE)
    step = max(1, round(side * 0.018))
    centre = (size[0] // 2, size[1] // 2)
    for offset, colour in (
        (2 * step, mix(face.band, (0, 0, 0), 0.5)),
        (-step, mix(face.paper, (255, 255, 255), 0.6)),
        (0, mix(face.band_text, face.paper, 0.3)),
    ):
        cut = icons.get(face.emblem, side, colour, mix(face.band, (0, 0, 0), 0.3))
        put(ground, cut, cut.get_rect(center=(centre[0] + offset, centre[1] + offset)))
    return ground


@remembered
def _ground(size: Size, light: Colour, dark: Colour) -> pygame.Surface:
    ground = spot(size, light, dark, LIGHT)
    period = max(3, round(size[1] / HATCHING))
    for top in range(0, size[1], period):
        ground.fill((236, 236, 236), (0, top, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
    return ground
