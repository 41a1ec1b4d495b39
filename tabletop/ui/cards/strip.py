"""What is seen of a card behind another one: a band with its number and its title on one line."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.badges import badge_colours, figure_of, plate
from tabletop.ui.cards.compact import CompactFace
from tabletop.ui.cards.corner import corner_lines
from tabletop.ui.cards.faces import RADIUS, CardFace, Picture
from tabletop.ui.cards.templates import BLACK
from tabletop.ui.drawing.letters.markup import ELLIPSIS, SOFT_HYPHEN
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.paint import keep_inside, layer, put, rounded_mask
from tabletop.ui.drawing.theme import Colour, mix

EDGE = 0.016  # of the paper around the band, in widths of the card
FIGURE = 0.86  # size of the figure, in heights of the band
TITLE = 0.72  # size of the title, and how much smaller it may get
SMALLER = 0.78
LEAST_TITLE = 10  # pixels below which letters say nothing
SHADE = 0.4  # how much darker than the band the plate of the number is


class StripFace(CardFace):
    """A compact face whose upper edge says everything in a strip of some height."""

    def compose(
        self, content: pygame.Surface, picture: Picture, paper: pygame.Surface | None
    ) -> None:
        """Draw what is seen below the strip while the card in front is moved away."""
        self._whole.compose(content, picture, paper)

    def overflow(self) -> list[str]:
        """Return the parts whose text had to be cut below the strip, which cuts its own."""
        return self._whole.overflow()

    @property
    def _whole(self) -> CompactFace:
        return CompactFace(self.kit, self.face, self.card, self.size, self.dense)

    def paint(self, picture: Picture, paper: pygame.Surface | None) -> pygame.Surface:
        """Return the face with the band across its upper edge, almost as wide as the card."""
        image = super().paint(picture, paper)
        edge = max(1, round(self.size[0] * EDGE))
        high = max(4, round(self.size[1] * self.card.strip / 1000) - edge)
        radius = max(1, round(RADIUS * self.size[0]) - edge)
        # The band goes on behind the round corners of the card in front.
        band = layer((self.size[0] - 2 * edge, high + 2 * radius))
        box = pygame.Rect(0, 0, band.get_width(), high)
        self.paint_band(band, band.get_rect())
        left = self._paint_sign(band, high)
        self._paint_title(band, pygame.Rect(left, 0, box.width - left, high))
        keep_inside(band, rounded_mask(band.get_size(), radius))
        put(image, band, (edge, edge))
        return image

    def _paint_sign(self, band: pygame.Surface, high: int) -> int:
        """Draw the number of the card, or the mark of its effect; return where that ends."""
        gap = max(1, high // 8)
        figure, icon, colours = self._sign
        ground, colour = colours
        if figure:
            px = max(8, round(high * FIGURE))
            laid = self.kit.type.line(figure, Style("ui_bold", px, colour))
            place = pygame.Rect(gap, 0, max(high, laid.size[0] + px // 3), high - gap)
            place.centery = high // 2
            put(band, plate(place.size, ground), place)
            laid.draw_in(band, place)
            return place.right + gap
        if icon:
            image = self.kit.icons.get(icon, high - gap, colour, ground)
            put(band, image, image.get_rect(midleft=(2 * gap, high // 2)))
            return 3 * gap + image.get_width()
        return 2 * gap

    @property
    def _sign(self) -> tuple[str, str, tuple[Colour, Colour]]:
        """Return the figure, else the icon, that a card is known by, and its colours."""
        face = self.face
        plain = mix(face.band, BLACK, SHADE), face.band_text
        for figure, icon in corner_lines(self.kit, face, self.card):
            return figure, icon, plain
        for badge in face.badges:
            value = self.card.numbers.get(badge.number, 0)
            if value:
                return figure_of(badge, value), "", badge_colours(self.kit.theme, face, badge)
        return "", "effect" if face.has_effect(self.card.words) else "", plain

    def _paint_title(self, band: pygame.Surface, room: pygame.Rect) -> None:
        """Draw as much of the title as there is room for."""
        least = self.least(LEAST_TITLE)
        style = self.style("ui_semibold", room.height * TITLE, self.face.band_text, "left")
        style = replace(style, px=max(least, style.px), leading=1.0)
        if room.height >= least and room.width > 3 * least:
            laid = self._one_line(style, room.width - least // 3)
            laid.draw(band, (room.left, room.centery - laid.size[1] / 2))

    def _one_line(self, style: Style, width: int) -> Laid:
        """Set the title on a line; what is too long is cut, not made tiny.

        All strips of a stack are lettered alike, and letters are cut one by one: a title that
        was shortened to whole words or syllables would waste half of a strip.
        """
        title = self.card.title.replace(SOFT_HYPHEN, "")
        lowest = max(self.least(LEAST_TITLE), round(style.px * SMALLER))
        laid = self.kit.type.line(title, style)
        for px in range(style.px - 1, lowest - 1, -1):
            if laid.size[0] <= width:
                return laid
            style = replace(style, px=px)
            laid = self.kit.type.line(title, style)
        while laid.size[0] > width and title:
            title = title[:-1].rstrip()
            laid = self.kit.type.line(f"{title}{ELLIPSIS}", style)
        return laid
