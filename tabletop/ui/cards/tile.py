"""The face of a tile: a name on a band, and below it cells, a large figure, or how it stands."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.badges import plate
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.faces import CardFace, Picture
from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.cards.templates import BLACK, WHITE, TileTemplate
from tabletop.ui.drawing.letters.markup import ELLIPSIS, SOFT_HYPHEN, escaped
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import gradient, keep_inside, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.theme import Colour, mix

BAND = 0.405  # height of the band in heights of the tile
RADIUS = 0.05  # of the corners, in widths of the tile
TITLE = 0.76  # size of the name in heights of the band, how much smaller it may get, and its least
SMALLER = 0.8
LEAST_TITLE = 10
WORD = 0.62  # size of the word beside it, in heights of the band
FIGURE = 0.98  # size of the large figure in heights of what is below the band
FIGURE_ROOM = 0.24  # its room, in widths of the tile
PILL = 0.78  # height of the plate with the mark, in heights of what is below the band
GREY: Colour = (92, 88, 84)
DIMMED = 0.48  # how much of a dim tile is darkness, and with strong contrast
DIMMED_PLAIN = 0.24
NIGHT: Colour = (24, 26, 32)


class TileFace(CardFace):
    """A landscape plaque; of what it shows below its band only one cell may count."""

    def compose(
        self, content: pygame.Surface, picture: Picture, paper: pygame.Surface | None
    ) -> None:
        """Draw the band with the name, then cells and figure, or the mark of how it stands."""
        band = self._band
        self.paint_band(content, band)
        self._paint_names(content, band)
        # Behind a card this is covered, but on its way there a tile must not look blank.
        body = pygame.Rect(0, band.bottom, self.size[0], self.size[1] - band.bottom)
        body = body.inflate(-2 * self._pad, -self._pad)
        if self.card.mark:
            self._paint_standing(content, body)
        else:
            self._paint_values(content, body)

    def paint(self, picture: Picture, paper: pygame.Surface | None) -> pygame.Surface:
        """Return the finished, premultiplied tile."""
        image = _plaque(self.size, self.face.paper).copy()
        self.compose(image, picture, paper)
        if self.card.dim:
            veil = layer(self.size)
            dark = DIMMED_PLAIN if self.kit.theme.high_contrast else DIMMED
            veil.fill((*mix(BLACK, NIGHT, dark), round(255 * dark)))
            put(image, veil, (0, 0))
        radius = _radius(self.size)
        keep_inside(image, _mask(self.size, radius))
        put(image, _edge(self.size, radius, max(1, self.least(1))), (0, 0))
        return image

    def overflow(self) -> list[str]:
        """Lay out the name and tell whether it was cut."""
        self._lay_names(self._band)
        return super().overflow()

    @property
    def _tile(self) -> TileTemplate:
        return self.face.tile or TileTemplate("", "")

    @property
    def _pad(self) -> int:
        return max(2, round(self.size[0] * 0.03))

    @property
    def _band(self) -> pygame.Rect:
        """Return the band: behind a card, it is as high as what is seen."""
        high = self.size[1] * BAND
        if self.card.strip:
            high = self.size[0] * CARD_RATIO * self.card.strip / 1000
        return pygame.Rect(0, 0, self.size[0], max(2, round(high)))

    # The band

    def _paint_names(self, content: pygame.Surface, band: pygame.Rect) -> None:
        if band.height < self.least(LEAST_TITLE):
            return
        title, word = self._lay_names(band)
        title.draw(content, (band.left + self._pad, band.centery - title.size[1] / 2))
        right = band.right - self._pad - word.size[0]
        word.draw(content, (right, band.centery - word.size[1] / 2))

    def _lay_names(self, band: pygame.Rect) -> tuple[Laid, Laid]:
        """Set the name as long as it fits, and the word beside it."""
        value = self.card.words.get(self._tile.word, "").upper()
        px = max(self.least(LEAST_TITLE), round(band.height * WORD))
        soft = mix(self.face.band_text, self.face.band, 0.12)
        word = self.kit.type.line(escaped(value), Style("ui_bold", px, soft))
        room = band.width - 2 * self._pad
        title = self._title(room - (word.size[0] + self._pad if value else 0), band.height)
        if title.cut:
            # A tile must say who it is before it says from where.
            title, word = self._title(room, band.height), self.kit.type.line("", word.style)
        self.parts["title"] = title
        return title, word

    def _title(self, room: int, high: int) -> Laid:
        """Set the name: whole where it fits, else without first names, at last cut."""
        least = self.least(LEAST_TITLE)
        wanted = max(least, round(high * TITLE))
        words = self.card.title.replace(SOFT_HYPHEN, "").split()
        names = [" ".join(words[first:]) for first in range(len(words))] or [""]
        for name in names:
            last = name == names[-1]
            lowest = least if last else max(least, round(wanted * SMALLER))
            laid = self._fitting(name, room, (lowest, wanted))
            if laid.size[0] <= room:
                return laid
        return self._cut(names[-1], room, least)

    def _fitting(self, name: str, room: int, sizes: tuple[int, int]) -> Laid:
        """Set a name as large as it fits between two sizes, or at the smaller one."""
        lowest, px = sizes
        laid = self._line(name, px)
        while laid.size[0] > room and px > lowest:
            # Letters are about as wide as they are high, so the first guess is nearly right.
            px = max(lowest, min(px - 1, px * room // laid.size[0] + 1))
            laid = self._line(name, px)
        return laid

    def _line(self, text: str, px: int) -> Laid:
        return self.kit.type.line(escaped(text), Style("ui_semibold", px, self.face.band_text))

    def _cut(self, name: str, room: int, px: int) -> Laid:
        laid = self._line(name, px)
        while laid.size[0] > room and name:
            name = name[:-1].rstrip()
            laid = self._line(f"{name}{ELLIPSIS}", px)
        return replace(laid, cut=True)

    # Below it

    def _paint_values(self, content: pygame.Surface, body: pygame.Rect) -> None:
        """Draw the cells and the large figure."""
        value = self.card.numbers.get(self._tile.figure, 0)
        wide = round(self.size[0] * FIGURE_ROOM) if self._tile.figure else 0
        if wide:
            place = pygame.Rect(body.right - wide, body.top, wide, body.height)
            self._figure(str(value), body.height, self.face.ink).draw_in(content, place)
        if self.face.cells is not None:
            room = pygame.Rect(body.left, body.top, body.width - wide, body.height)
            CellPainter(self.kit, self.face, self.card).row(content, room, self.face.cells)

    def _figure(self, text: str, high: int, ink: Colour) -> Laid:
        return self.kit.type.line(text, Style("ui_bold", max(8, round(high * FIGURE)), ink))

    def _paint_standing(self, content: pygame.Surface, body: pygame.Rect) -> None:
        """Draw the one cell that counts and, on a plate, the mark with its figure."""
        cells = self.face.cells
        left = body.left
        if cells is not None and self.card.cell in cells.numbers:
            box = pygame.Rect(body.left, body.top, round(body.height * 1.05), body.height)
            painter = CellPainter(self.kit, self.face, self.card)
            painter.cell(content, box, cells, self.card.cell, alone=True)
            left = box.right + self._pad
        theme = self.kit.theme
        ground = theme[f"badge_{self.card.tone}"] if self.card.tone else GREY
        room = pygame.Rect(left, body.top, body.right - left, body.height)
        place = pygame.Rect(0, 0, room.width, max(8, round(body.height * PILL)))
        place.center = room.center
        put(content, plate(place.size, ground), place)
        icon = self.kit.icons.get(self.card.mark, round(place.height * 0.74), WHITE, ground)
        figure = self._figure(self.card.figure, place.height, WHITE)
        gap = self._pad if self.card.figure else 0
        start = place.centerx - (icon.get_width() + gap + figure.size[0]) // 2
        put(content, icon, icon.get_rect(midleft=(start, place.centery)))
        if self.card.figure:
            right = start + icon.get_width() + gap
            figure.draw(content, (right, place.centery - figure.size[1] / 2))


def _radius(size: tuple[int, int]) -> int:
    return max(3, round(size[0] * RADIUS))


@remembered
def _plaque(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return the blank tile, lit from above."""
    light, low = mix(colour, WHITE, 0.3), mix(colour, (150, 112, 60), 0.18)
    return tinted(_mask(size, 0), gradient(size, ((0.0, light), (0.6, colour), (1.0, low))))


@remembered
def _edge(size: tuple[int, int], radius: int, line: int) -> pygame.Surface:
    """Return the edge of a tile: light above, dark below, so that it seems to be raised."""
    edge = rounded_mask(size, radius, line)
    shades = gradient(size, ((0.0, (236, 214, 168)), (0.4, (120, 92, 52)), (1.0, (44, 32, 18))))
    return tinted(edge, shades)


@remembered
def _mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    return rounded_mask(size, radius)
