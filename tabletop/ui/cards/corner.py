"""The corner of a card that is seen in every row: a figure above an icon on a tab of its colour."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import gradient, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.theme import Colour, mix

ID = "id"
DARK: Colour = (22, 18, 20)
LINE = 0.96  # height of a line of the tab in widths of it
FIGURE = 1.0  # size of a figure
LONG_FIGURE = 0.72  # of one with several digits or a sign
LARGE_LONG_FIGURE = 0.84  # of such a one where texts are large: it fills the tab
SIGN = 0.74  # size of an icon
Line = tuple[str, str]  # a figure or the name of an icon: the other one is empty


def corner_lines(kit: Kit, face: Face, card: CardArt) -> list[Line]:
    """Return what the corner of a card shows, from above."""
    lines: list[Line] = []
    counts_for = "" if face.gauge is not None else card.figure  # a scale says that itself
    for index in face.index:
        value = card.numbers.get(index.number, 0)
        if counts_for and index.number:
            lines.append((counts_for, ""))
            counts_for = ""
        elif value:
            lines.append((index.figure(value), ""))
        if index.icon and (not index.needs or card.words.get(index.needs)):
            lines.append(("", index.icon))
        icon = card.id if index.word == ID else card.words.get(index.word, "")
        if icon and kit.icons.has(icon):
            lines.append(("", icon))
    return lines


def corner_height(lines: int, width: int) -> int:
    """Return how high a tab of some width is that has so many lines."""
    return round(width * LINE) * lines + max(2, width // 8) if lines else 0


def corner_width(lines: int, height: int) -> int:
    """Return how wide a tab of so many lines is that is as high as this."""
    return int((height - 2) / (LINE * lines + 1 / 8)) if lines else height


def paint_corner(
    target: pygame.Surface, kit: Kit, look: tuple[Face, list[Line]], box: tuple[int, int, int]
) -> None:
    """Draw the tab at the left, from some top on, in some width; without lines nothing."""
    face, lines = look
    left, top, width = box
    if not lines:
        return
    high = round(width * LINE)
    size = (width, corner_height(len(lines), width))
    put(target, _tab(size, face.band), (left, top))
    for number, (figure, icon) in enumerate(lines):
        line = pygame.Rect(left, top + number * high + max(1, width // 16), width, high)
        if figure:
            share = FIGURE if len(figure) == 1 else LONG_FIGURE
            if len(figure) > 1 and kit.scale.growth > 1:
                share = LARGE_LONG_FIGURE
            style = Style("ui_bold", max(8, round(width * share)), face.band_text)
            kit.type.line(figure, style).draw_in(target, line)
        else:
            image = kit.icons.get(icon, round(width * SIGN), face.band_text, face.band)
            put(target, image, image.get_rect(center=line.center))


def toned(kit: Kit, face: Face, card: CardArt) -> Face:
    """Return a face for the corner of a card: in the colours of what it counts for now."""
    if not card.tone or face.gauge is not None:
        return face
    # Lighter than any band, so that it is not taken for what is printed there.
    return replace(face, band=kit.theme[card.tone], band_text=DARK)


@remembered
def _tab(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return a tab whose lower right corner is round, with a brass line along its free edges."""
    radius = max(3, size[0] // 4)
    big = (size[0] + radius + 2, size[1] + radius + 2)
    stops = ((0.0, mix(colour, (255, 255, 255), 0.12)), (1.0, mix(colour, (0, 0, 0), 0.15)))
    body = tinted(rounded_mask(big, radius), gradient(big, stops))
    put(body, brass_edge(big, radius, max(1, size[0] // 18)), (0, 0))
    image = layer(size)
    put(image, body, (size[0] - big[0], size[1] - big[1]))
    return image
