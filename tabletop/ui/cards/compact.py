"""The face of a card on the table: title, picture, price, mark and large figures at a glance."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at, paint_mark, paint_stamp, stamp_height
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.corner import Line, corner_height, corner_lines, corner_width
from tabletop.ui.cards.faces import CardFace, Picture
from tabletop.ui.drawing.letters.markup import breakable, undivided
from tabletop.ui.drawing.letters.richtext import Laid, Style

TINY = 66
SHRUNK, SMALL, TINIEST = 0.8, 0.7, 0.6  # how small titles get, in smallest texts
CORNER, CORNER_LEAST = 0.29, 22  # width of the corner: of the card's, and in pixels
# What band and foot take of the height at most for larger print: the rest is the picture's.
MOST_BAND, MOST_FOOT = 0.34, 0.24
LONGER = 1.2  # how much more room figures of several digits need
WORTH_IT = 1.1  # how much larger a title must get for another line
WORTH_OTHERS = 1.2  # and for other letters than those of most cards
WORTH_A_HYPHEN = 1.25  # and for a word that is divided
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
        band = 0 if self._tiny else max(round(height * 0.225), round(self.smallest * 2.3))
        if self.face.gauge is not None:
            band = min(band, round(height * 0.29))  # below it the scale must be seen as well
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
        px = max(self.smallest, round(self.size[0] * 0.126))
        style = self.style("text_bold", px * self.growth, self.face.band_text)
        # A line's height includes room for accents above capitals, which may touch the edge here.
        box = (band.width - self._pad, band.height + round(px * 0.35))
        laid = self._fitted(style, box, band.height - 2)
        self.parts["title"] = laid
        return laid

    def _fitted(self, style: Style, box: tuple[int, int], within: int) -> Laid:
        """Set the title as large as its words stay whole; one that no card can hold is divided."""
        whole = undivided(self.card.title)
        narrow = replace(style, face="ui_semibold", px=self.smallest)
        largest = self._largest(whole, style, (box, within))
        if largest is not None:
            return largest
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

    def _largest(self, title: str, style: Style, room: tuple[tuple[int, int], int]) -> Laid | None:
        """Set the title for larger texts: on three lines, narrower, or divided, if that helps."""
        box, within = room
        narrow = replace(style, face="ui_semibold")
        lowest = max(1, round(self.smallest * TINIEST))
        best: Laid | None = None
        for words, look, high, lines, gain in (
            (title, style, box[1], 2, 0.0),
            (title, style, within, 3, WORTH_IT),
            (title, narrow, box[1], 2, WORTH_OTHERS),
            (title, narrow, within, 3, WORTH_OTHERS),
            (self.card.title, style, box[1], 2, WORTH_A_HYPHEN),
            (self.card.title, style, within, 3, WORTH_A_HYPHEN),
            (self.card.title, narrow, box[1], 2, WORTH_A_HYPHEN),
        ):
            if self.growth == 1:
                break
            laid = self.kit.type.fit(words, look, (box[0], high), lowest, lines)
            there = best.style.px if best is not None else 0
            # Of letters that are hard to read, any that are larger are better.
            if not laid.cut and laid.style.px > there * (gain if there >= self.smallest else 1):
                best = laid
        return best

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
