"""The face of a card in the zoom: a large picture, metal badges, and every word on paper."""

from dataclasses import replace

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.faces import WHITE, CardFace, Picture
from tabletop.ui.cards.templates import GOLD_SHADE
from tabletop.ui.drawing.letters.gilding import gilded
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.materials.gallery import WHOLE, Part
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.theme import mix

BAND, MOST_BAND = 0.128, 0.17  # height of the title's band, and with larger print at most
# The picture is as tall as its shape asks for, but the rules go first.
TALLEST = 0.80
# What long rules may take from the picture: how low it gets, and in which letters they are set.
ROOMS = ((0.42, "text"), (0.30, "text"), (0.30, "ui"), (0.2, "ui"), (0.1, "ui"))
LARGE_ROOMS = ((0.26, "text"), *ROOMS[2:])  # with larger print words matter more from the start
NEARLY_WHOLE = 0.74
ROOMY = 340
# A card that shows its words while it lies on the table is small: only the rules are set then.
MODEST = 215
MODEST_BAND, MODEST_PAD = 1.9, 0.03
PAD = 0.06
CELLS, GAUGE = 0.18, 0.11  # height of a row of cells, or of a scale, in widths of the card
WORDLESS = 1.4  # how much higher that is where there are no rules
TRACKING = 0.06
NARROWER = (0.62, 0.7, 0.78, 0.86, 0.93)


class FullFace(CardFace):
    """Band, picture and paper; the longer the rules, the lower the picture."""

    def compose(
        self, content: pygame.Surface, picture: Picture, paper: pygame.Surface | None
    ) -> None:
        """Draw band, picture, badges, rules text and flavour."""
        band = self._band
        self._lay_title(band)
        text = self._lay_text()
        view = pygame.Rect(0, band.bottom, band.width, text.top - band.bottom)
        self.paint_band(content, band)
        content.blit(picture(view.size, self._shown(view)), view)
        self.paint_paper(content, text, paper)
        self.rule(content, band.bottom)
        self.rule(content, view.bottom)
        self._draw_title(content, band)
        self._draw_scales(content, text)
        self._draw_text(content, text)
        self._draw_badges(content, view)

    def overflow(self) -> list[str]:
        """Lay out all texts and tell which were cut."""
        self._lay_title(self._band)
        self._lay_text()
        return super().overflow()

    @property
    def _modest(self) -> bool:
        return self.size[0] < self.least(MODEST)

    @property
    def _subtitle(self) -> str:
        return "" if self._modest else self.card.subtitle

    @property
    def _band(self) -> pygame.Rect:
        least = MODEST_BAND if self._modest else 2.7
        height = max(round(self.inner.height * BAND), round(self.smallest * least))
        height = max(height, min(round(height * self.growth), round(self.inner.height * MOST_BAND)))
        return pygame.Rect(0, 0, self.inner.width, height)

    @property
    def _badge_height(self) -> int:
        return round(self.size[0] * 0.118)

    @property
    def _above_text(self) -> int:
        badges = badges_at(self.face, self.card, "foot")
        high = self._badge_height // 2 if badges else 0
        return high + self._scale_height + round(self.size[0] * 0.03)

    @property
    def _scale_height(self) -> int:
        """Return how much room cells or a scale take below the picture."""
        cells = CELLS if self.face.cells is not None else 0.0
        share = GAUGE if self.face.gauge is not None else cells
        return round(self.size[0] * share * (1 if self.card.body else WORDLESS))

    @property
    def _between(self) -> int:
        return round(self.size[0] * 0.05)

    # Laying out

    def _lay_title(self, band: pygame.Rect) -> None:
        width = self.size[0]
        room = band.width - round(width * 0.06)
        title = self.style("title", width * 0.074 * self.growth, WHITE)
        title = replace(title, tracking=TRACKING)
        box = (room, round(band.height * (0.64 if self._subtitle else 0.9)))
        laid = self.kit.type.fit(self.card.title, title, box, self.smallest, 1)
        if laid.cut:
            bold = self.style("text_bold", width * 0.066 * self.growth, WHITE)
            laid = self.kit.type.fit(self.card.title, bold, box, self.smallest, 1)
        if laid.cut:
            narrow = self.style("ui_semibold", width * 0.06 * self.growth, WHITE)
            laid = self.kit.type.fit(self.card.title, narrow, box, round(self.smallest * 0.7), 1)
        self.parts["title"] = laid
        if not self._subtitle:
            return
        size = max(self.smallest, width * 0.036) * self.growth
        small = self.style("ui_semibold", size, self.face.gold[0])
        line = (room, round(band.height * 0.52))
        self.parts["subtitle"] = self.kit.type.fit(
            self._subtitle, replace(small, tracking=2 * TRACKING), line, self.smallest, 1
        )
        if self.parts["subtitle"].cut:
            self.parts["subtitle"] = self.kit.type.fit(
                self._subtitle, small, line, round(self.smallest * 0.8), 1
            )

    def _lay_text(self) -> pygame.Rect:
        """Set rules and flavour; return the box of paper that they take."""
        width, height = self.inner.size
        band = self._band.height
        room = width - 2 * round(self.size[0] * (MODEST_PAD if self._modest else PAD))
        low = round(self.size[0] * 0.035)
        rooms = iter(ROOMS if self.growth == 1 else LARGE_ROOMS)
        lowest, face = next(rooms)
        most = height - band - self._above_text - low
        flavour, body = self._fitted(face, room, most - round(width * lowest))
        for lowest, face in rooms:
            if not body.cut:
                break
            flavour, body = self._fitted(face, room, most - round(width * lowest))
        self.parts["flavour"], self.parts["body"] = flavour, body
        paper = self._above_text + low + round(self.size[0] * 0.02)
        paper += body.size[1] if self.card.body else 0
        paper += flavour.size[1] + self._between if flavour.placed else 0
        view = max(round(width * lowest), min(round(width * TALLEST), height - band - paper))
        return pygame.Rect(0, band + view, width, height - band - view)

    def _fitted(self, face: str, room: int, most: int) -> tuple[Laid, Laid]:
        """Return flavour and rules as large as they may be; long rules take flavour's place."""
        width = self.size[0]
        italic = self.style("text_italic", max(self.smallest, width * 0.038), self.face.ink_soft)
        if not self.card.body:
            italic = replace(italic, px=max(self.smallest, round(width * 0.048)), leading=1.2)
        lines = 2 if self.card.body else 3
        large = replace(italic, px=round(italic.px * self.growth))
        flavour = self.kit.type.layout(self.card.flavour, large, room, lines)
        if flavour.cut:
            flavour = self.kit.type.layout(self.card.flavour, italic, room, lines)
        if flavour.cut or self._modest:
            # Half a joke is none.
            flavour = self.kit.type.layout("", italic, room)
        else:
            flavour = self._balanced(self.card.flavour, flavour, room)
        size = max(self.smallest, width * 0.050) * self.growth
        body = replace(self.style(face, size, self.face.ink), leading=1.2)
        taken = flavour.size[1] + self._between if flavour.placed else 0
        laid = self._set_body(body, (room, most - taken))
        if laid.cut and flavour.placed:
            flavour = self.kit.type.layout("", italic, room)
            laid = self._set_body(body, (room, most))
        return flavour, laid

    def _set_body(self, style: Style, box: tuple[int, int]) -> Laid:
        laid = self.kit.type.fit(self.card.body, style, box, self.smallest)
        return laid if laid.cut else self._balanced(self.card.body, laid, box[0])

    def _balanced(self, text: str, laid: Laid, room: int) -> Laid:
        """Return the same lines more alike in length, so that no word is left alone at the end."""
        for share in NARROWER:
            narrow = self.kit.type.layout(text, laid.style, round(room * share))
            if narrow.lines == laid.lines and not narrow.cut:
                return narrow
        return laid

    def _shown(self, view: pygame.Rect) -> Part:
        """Return what of the picture must be seen: all of it where there is room enough."""
        roomy = self.size[0] >= self.least(ROOMY) and view.height > view.width * NEARLY_WHOLE
        return WHOLE if roomy else self.face.part

    # Drawing

    def _draw_title(self, content: pygame.Surface, band: pygame.Rect) -> None:
        title, subtitle = self.parts["title"], self.parts.get("subtitle")
        high = title.size[1] + (subtitle.size[1] * 0.8 if subtitle is not None else 0)
        top = band.y + (band.height - high) / 2
        put(content, gilded(title, self.face.gold), (band.centerx - title.size[0] // 2, round(top)))
        if subtitle is not None:
            low = top + title.size[1] - subtitle.size[1] * 0.14
            subtitle.draw(content, (band.centerx - subtitle.size[0] / 2, low))

    def _draw_text(self, content: pygame.Surface, text: pygame.Rect) -> None:
        body, flavour = self.parts["body"], self.parts["flavour"]
        top = text.y + self._above_text
        low = text.bottom - round(self.size[0] * 0.035)
        if not self.card.body:
            flavour.draw_in(content, pygame.Rect(text.x, top, text.width, low - top))
            return
        if flavour.placed:
            low -= flavour.size[1]
            flavour.draw(content, (text.centerx - flavour.size[0] / 2, low))
            low -= self._between
            self._ornament(content, (text.centerx, low + self._between // 2))
        body.draw_in(content, pygame.Rect(text.x, top, text.width, low - top))

    def _draw_scales(self, content: pygame.Surface, text: pygame.Rect) -> None:
        """Draw the cells or the scale of the card above its words."""
        painter = CellPainter(self.kit, self.face, self.card)
        badges = badges_at(self.face, self.card, "foot")
        gap = round(self.size[0] * 0.02)
        top = text.top + gap + (self._badge_height // 2 if badges else 0)
        side = round(self.size[0] * PAD)
        box = pygame.Rect(side, top, text.width - 2 * side, self._scale_height - gap)
        if self.face.cells is not None:
            painter.worded(content, box, self.face.cells)
        if self.face.gauge is not None:
            painter.gauge(content, box, self.face.gauge)

    def _ornament(self, content: pygame.Surface, centre: tuple[int, int]) -> None:
        """Draw a short tapering line with a lozenge between the rules and the rest."""
        half = round(self.size[0] * 0.15)
        side = max(2, round(self.size[0] * 0.011))
        colour = mix(self.face.paper, GOLD_SHADE, 0.75)
        for reach in (half, round(half * 0.55)):
            line = pygame.Rect(centre[0] - reach, centre[1], 2 * reach, 1)
            content.fill(mix(colour, self.face.paper, 0.45), line)
        corners = ((0, -side), (side, 0), (0, side), (-side, 0))
        points = [(centre[0] + right, centre[1] + down) for right, down in corners]
        pygame.draw.polygon(content, colour, points)

    def _draw_badges(self, content: pygame.Surface, view: pygame.Rect) -> None:
        width, height = self.size[0], self._badge_height
        foot = pygame.Rect(view.x, view.bottom - height // 2, view.width, height)
        badges = badges_at(self.face, self.card, "foot")
        BadgeRow(self.kit, self.face, badges, height).paint(content, foot)
        sizes = (height, round(width * 0.12), round(width * 0.035))
        self.paint_corners(content, view, round(width * 0.15), sizes)
