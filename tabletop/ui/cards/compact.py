"""The face of a card on the table: title, picture, price, mark and large figures at a glance."""

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at, paint_mark, paint_stamp, stamp_height
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.corner import Line, corner_height, corner_lines, corner_width
from tabletop.ui.cards.faces import CardFace, Picture
from tabletop.ui.cards.titles import FINE, TitleRoom, TitleSetter, letters_for
from tabletop.ui.drawing.letters.richtext import Laid

TINY = 66
CORNER, CORNER_LEAST = 0.29, 22  # width of the corner: of the card's, and in pixels
# What band and foot take of the height at most: the rest is the picture's.
MOST_BAND, MOST_FOOT = 0.34, 0.24
LONGER = 1.2  # how much more room figures of several digits need
STAMP, MOST_STAMP = 0.17, 0.22  # height of a stamp, in widths, and for larger print at most
MOST_CORNER = 0.36  # of the width that a corner takes for it


class CompactFace(CardFace):
    """Band, picture and a foot of paper with the figures."""

    def compose(
        self, content: pygame.Surface, picture: Picture, paper: pygame.Surface | None
    ) -> None:
        """Draw band, picture and foot."""
        band, view, foot = self._boxes()
        content.blit(picture(view.size, self.face.part), view)
        if foot.height:
            content.fill((*self.face.paper, 255), foot)
            self.rule(content, foot.bottom if foot.bottom == view.top else foot.top)
        if not self._tiny:
            self.paint_band(content, band)
            self.rule(content, band.bottom)
            self._title(band).draw_in(content, band.inflate(-self._pad, 0))
        badges = badges_at(self.face, self.card, "foot")
        BadgeRow(self.kit, self.face, badges, round(foot.height * 0.84)).paint(
            content, foot.move(0, round(self.size[0] * 0.004))
        )
        self._paint_scales(content, foot)
        self._corner_marks(content, view)

    def _paint_scales(self, content: pygame.Surface, foot: pygame.Rect) -> None:
        """Draw the cells of the card on its foot, or its scale below the band."""
        painter = CellPainter(self.kit, self.face, self.card)
        margin = 0.18 if self.growth == 1 else 0.06
        box = foot.inflate(-self._pad, -max(2, round(foot.height * margin)))
        if self.face.cells is not None:
            painter.row(content, box, self.face.cells)
        if self.face.gauge is not None:
            painter.gauge(content, box, self.face.gauge)

    def overflow(self) -> list[str]:
        """Lay out the title and tell whether it was cut."""
        if not self._tiny:
            self._title(self._boxes()[0])
        return super().overflow()

    @property
    def _tiny(self) -> bool:
        """Tell whether a title would be illegible: the picture and the figures must do."""
        return self.card.covered or self.size[0] < self.least(TINY)

    @property
    def _pad(self) -> int:
        return max(4, round(self.size[0] * 0.05))

    def _boxes(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        width, height = self.inner.size
        band = self._usual_band
        foot = max(round(height * 0.19), min(round(self.smallest * 1.5), round(height * 0.25)))
        if self.face.index and not self.face.scaled and not badges_at(self.face, self.card, "foot"):
            foot = 0  # the corner says it all
        band, foot = self._grown(band, foot)
        # A scale stands high: it must be seen where another card covers the lower part.
        high = foot if self.face.gauge is not None else 0
        return (
            pygame.Rect(0, 0, width, band),
            pygame.Rect(0, band + high, width, height - band - foot),
            pygame.Rect(0, band if high else height - foot, width, foot),
        )

    @property
    def _usual_band(self) -> int:
        """Return how high the band is where nothing is printed larger."""
        if self._tiny:
            return 0
        height = self.inner.height
        band = max(round(height * 0.225), round(self.smallest * 2.3))
        # Below it the scale must be seen as well, where other cards cover this one.
        return band if self.face.gauge is None else min(band, round(height * MOST_BAND))

    def _grown(self, band: int, foot: int) -> tuple[int, int]:
        """Return band and foot as high as larger print wants them and the corner lets them be."""
        height = self.inner.height
        spare = max(0, height - band - foot - corner_height(len(self._lines), self._enough))
        wish = max(0, min(round(band * self.growth), round(height * MOST_BAND)) - band)
        more = min(wish, spare)
        wish = max(0, min(round(foot * self.growth), round(height * MOST_FOOT)) - foot)
        return band + more, foot + min(wish, spare - more)

    @property
    def _enough(self) -> int:
        """Return how narrow the corner may get for other print: as large as that at least."""
        long = any(len(figure) > 1 for figure, _ in self._lines)
        least = self.smallest * self.growth * (LONGER if long else 1)
        return min(self._corner, round(least))

    @property
    def _lines(self) -> list[Line]:
        return corner_lines(self.kit, self.face, self.card)

    @property
    def _corner(self) -> int:
        """Return how wide the corner usually is."""
        width = self.size[0]
        return max(round(width * CORNER), min(self.least(CORNER_LEAST), width // 2))

    def _title(self, band: pygame.Rect) -> Laid:
        """Set the title in the letters of its kind, which the size of the card decides."""
        setter = self._setter(band.height)
        laid = setter.laid(self.card.title, self._letters())
        self.parts["title"] = laid
        return laid

    def _letters(self) -> str:
        """Return the letters in which all cards of this kind and size are titled."""
        setter = self._setter(self._usual_band)
        return letters_for(setter, self.card.alike or (self.card.title,))

    def _setter(self, high: int) -> TitleSetter:
        """Return what sets titles into a band of some height."""
        px = max(self.smallest, round(self.size[0] * 0.126))
        # A line's height includes room for accents above capitals, which may touch the edge here.
        room = TitleRoom(
            self.inner.width - self._pad,
            high + round(px * 0.35),
            high - 2,
            round(px * self.growth),
            self.smallest,
            self.growth,
        )
        return TitleSetter(self.kit.type, self.style(FINE, px, self.face.band_text), room)

    def _corner_marks(self, content: pygame.Surface, view: pygame.Rect) -> None:
        width = self.size[0]
        gap = round(width * 0.03)
        wide = self._corner
        if self.growth > 1:
            room = corner_width(len(self._lines), view.height)
            wide = max(self._enough, min(round(width * MOST_CORNER), room))
        self.paint_corners(content, view, wide, (round(width * 0.20), round(width * 0.19), gap))
        if self.card.stamp:
            corner = (view.right - gap, view.bottom - gap)
            most = round(width * min(STAMP * self.growth, MOST_STAMP))
            room = view.width - gap - (wide if self._lines else gap)
            high = stamp_height(self.kit, self.card.stamp, (round(width * STAMP), most), room)
            paint_stamp(content, self.kit, self.card.stamp, corner, high)
        if self.face.has_effect(self.card.words):
            side = round(width * 0.155)
            centre = (view.right - gap - side // 2, view.bottom - gap - side // 2)
            paint_mark(content, self.kit, "effect", centre, (side, self.face))
