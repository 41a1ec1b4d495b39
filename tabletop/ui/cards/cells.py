"""Numbers in coloured cells side by side, and scales on which one value is marked."""

from itertools import pairwise

import pygame

from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.templates import BLACK, DARK, WHITE, Cells, Face, Gauge, ink_on
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import layer, put, rounded_box
from tabletop.ui.drawing.theme import Colour, mix

FRAMED, STARRED = 1, 2
PLAIN_HEIGHT = 0.76  # of a cell without a frame: framed ones stand out
FIGURE, ALONE = 0.68, 0.9  # size of a figure in heights of its cell: beside others, or alone
WIDE = 1.42  # height for which a cell has room, in sizes of its figure and of its width
STAR = 0.62  # size of a star in sizes of its cell
LEAST_STAR = 9
GOLD: Colour = (255, 205, 74)
LINE = 0.06  # of a frame, in sizes of its cell
ICON = 0.46  # what icons above the cells take of the height
FAINT = 0.62  # how much of the paper is in the values of a scale that are not marked
LOW = 0.5  # height of such values
LEAST_FIGURE = 8


class CellPainter:
    """Paints the cells of one card."""

    def __init__(self, kit: Kit, face: Face, card: CardArt) -> None:
        self.kit = kit
        self.face = face
        self.card = card

    def row(self, target: pygame.Surface, box: pygame.Rect, cells: Cells) -> None:
        """Draw all cells side by side in a box."""
        for name, place in zip(cells.numbers, _shared(box, len(cells.numbers)), strict=True):
            self.cell(target, place, cells, name)

    def worded(self, target: pygame.Surface, box: pygame.Rect, cells: Cells) -> None:
        """Draw all cells with the icons of their numbers above them, where there are any."""
        high = round(box.height * ICON)
        for name, place in zip(cells.numbers, _shared(box, len(cells.numbers)), strict=True):
            if self.kit.icons.has(name):
                icon = self.kit.icons.get(name, high, self.face.ink, self.face.paper)
                put(target, icon, icon.get_rect(midtop=place.midtop))
            low = pygame.Rect(place.left, place.top + high, place.width, place.height - high)
            self.cell(target, low, cells, name)

    def cell(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        cells: Cells,
        name: str,
        *,
        alone: bool = False,
    ) -> None:
        """Draw one cell: its value on its colour, framed or starred if another number says so."""
        value = self.card.numbers.get(name, 0)
        rank = self.card.numbers.get(f"{cells.frames}{name}", 0) if cells.frames else 0
        place = pygame.Rect(box)
        if not rank and not alone:
            place.height = round(box.height * PLAIN_HEIGHT)
            place.centery = box.centery
        ground = cells.colour(value)
        ink = ink_on(ground)
        line = max(1, round(min(box.size) * LINE)) if rank >= FRAMED else 0
        put(target, _cell(place.size, ground, line), place)
        px = round(min(box.height * (ALONE if alone else FIGURE), place.width * WIDE))
        self._figure(target, place, str(value) if value else "", ink, px)
        if rank >= STARRED:
            self._star(target, place)

    def _star(self, target: pygame.Surface, cell: pygame.Rect) -> None:
        """Draw a golden star on the upper edge of a cell."""
        side = max(LEAST_STAR, round(min(cell.size) * STAR))
        # Where there is an icon above a cell, it must not be covered.
        middle = (
            cell.topright if cell.width > cell.height else (cell.centerx, cell.top + side // 10)
        )
        for px, colour in ((side + max(4, side // 3), DARK), (side, GOLD)):
            star = self.kit.icons.get("star", px, colour, DARK)
            put(target, star, star.get_rect(center=middle))

    def gauge(self, target: pygame.Surface, box: pygame.Rect, gauge: Gauge) -> None:
        """Draw a scale; where the card counts for another value, the printed one stays outlined."""
        printed = self.card.numbers.get(gauge.number, 0)
        value = int(self.card.figure) if self.card.figure.isdecimal() else printed
        for number, place in enumerate(_shared(box, len(gauge.colours)), 1):
            colour = gauge.colours[number - 1]
            radius = max(1, min(place.size) // 5)
            if number == value:
                rounded_box(target, DARK, place, radius)
                line = max(1, round(min(place.size) * 0.1))
                inner = place.inflate(-2 * line, -2 * line)
                rounded_box(target, colour, inner, max(1, radius - 1))
                px = round(min(inner.height * 0.95, inner.width * WIDE))
                self._figure(target, inner, str(number), ink_on(colour), px)
                continue
            low = pygame.Rect(0, 0, place.width, max(3, round(place.height * LOW)))
            low.center = place.center
            rounded_box(target, mix(colour, self.face.paper, FAINT), low, max(1, radius - 1))
            if number == printed:
                rounded_box(
                    target, mix(self.face.ink, BLACK, 0.2), low, radius, max(1, low.height // 8)
                )

    def _figure(
        self, target: pygame.Surface, box: pygame.Rect, text: str, ink: Colour, px: int
    ) -> None:
        laid = self.kit.type.line(text, Style("ui_bold", max(LEAST_FIGURE, px), ink))
        laid.draw_in(target, box)


@remembered
def _cell(size: tuple[int, int], ground: Colour, line: int) -> pygame.Surface:
    """Return an empty cell, in a frame of some thickness if that is not 0."""
    image = layer(size)
    whole, radius = image.get_rect(), max(1, min(size) // 5)
    rounded_box(image, ground, whole, radius)
    if line:
        rounded_box(image, WHITE, whole, radius, 2 * line)
        rounded_box(image, DARK, whole, radius, line)
    return image


def _shared(box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return so many boxes side by side, a little apart."""
    gap = max(1, round(box.width / count * 0.08))
    edges = [box.left + round((box.width + gap) * number / count) for number in range(count + 1)]
    return [
        pygame.Rect(left, box.top, right - gap - left, box.height)
        for left, right in pairwise(edges)
    ]
