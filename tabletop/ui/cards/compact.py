"""The face of a card on the table: title, picture, price, mark and large figures at a glance."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at, paint_mark, paint_stamp
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.faces import CardFace, Picture
from tabletop.ui.drawing.letters.markup import breakable, undivided
from tabletop.ui.drawing.letters.richtext import Laid, Style

TINY = 66
SHRUNK, SMALL, TINIEST = 0.8, 0.7, 0.6  # how small titles get, in smallest texts
CORNER, CORNER_LEAST = 0.29, 22  # width of the corner: of the card's, and in pixels


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
        box = foot.inflate(-self._pad, -max(2, round(foot.height * 0.18)))
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
        band = 0 if self._tiny else max(round(height * 0.225), round(self.smallest * 2.3))
        if self.face.gauge is not None:
            band = min(band, round(height * 0.29))  # below it the scale must be seen as well
        foot = max(round(height * 0.19), min(round(self.smallest * 1.5), round(height * 0.25)))
        if self.face.index and not self.face.scaled and not badges_at(self.face, self.card, "foot"):
            foot = 0  # the corner says it all
        # A scale stands high: it must be seen where another card covers the lower part.
        high = foot if self.face.gauge is not None else 0
        return (
            pygame.Rect(0, 0, width, band),
            pygame.Rect(0, band + high, width, height - band - foot),
            pygame.Rect(0, band if high else height - foot, width, foot),
        )

    def _title(self, band: pygame.Rect) -> Laid:
        style = self.style("text_bold", self.size[0] * 0.126, self.face.band_text)
        if style.px < self.smallest:
            style = replace(style, px=self.smallest)
        # A line's height includes room for accents above capitals, which may touch the edge here.
        box = (band.width - self._pad, band.height + round(style.px * 0.35))
        laid = self._fitted(style, box, band.height - 2)
        self.parts["title"] = laid
        return laid

    def _fitted(self, style: Style, box: tuple[int, int], within: int) -> Laid:
        """Set the title as large as its words stay whole; one that no card can hold is divided."""
        whole = undivided(self.card.title)
        narrow = replace(style, face="ui_semibold", px=self.smallest)
        laid = self.kit.type.line("", style)
        for title, look, least, high, lines in (
            (whole, style, SHRUNK, box[1], 2),
            (whole, narrow, SMALL, box[1], 2),
            (whole, narrow, TINIEST, within, 3),
            (self.card.title, narrow, SMALL, box[1], 2),
            (breakable(whole), narrow, SMALL, box[1], 2),
            (breakable(whole), narrow, TINIEST, within, 3),
        ):
            lowest = max(1, round(self.smallest * least))
            laid = self.kit.type.fit(title, look, (box[0], high), lowest, lines)
            if not laid.cut:
                break
        return laid

    def _corner_marks(self, content: pygame.Surface, view: pygame.Rect) -> None:
        width = self.size[0]
        gap = round(width * 0.03)
        wide = max(round(width * CORNER), min(self.least(CORNER_LEAST), width // 2))
        self.paint_corners(content, view, wide, (round(width * 0.20), round(width * 0.19), gap))
        if self.card.stamp:
            corner = (view.right - gap, view.bottom - gap)
            paint_stamp(content, self.kit, self.card.stamp, corner, round(width * 0.17))
        if self.face.has_effect(self.card.words):
            side = round(width * 0.155)
            centre = (view.right - gap - side // 2, view.bottom - gap - side // 2)
            paint_mark(content, self.kit, "effect", centre, (side, self.face))
