"""Card faces: the compact one that is read at a glance, and the full one with every word."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at, paint_disc
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.markup import breakable
from tabletop.ui.drawing.paint import gradient, keep_inside, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.richtext import Laid, Style
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.drawing.surfaces import brass_edge
from tabletop.ui.drawing.theme import Colour, mix

Picture = Callable[[tuple[int, int]], pygame.Surface]
BORDER = 0.030
RADIUS = 0.062


class CardFace:
    """One face at one size; subclasses lay out its parts."""

    def __init__(
        self, kit: Kit, face: Face, card: CardArt, size: tuple[int, int], dense: int
    ) -> None:
        self.kit = kit
        self.face = face
        self.card = card
        self.size = size
        self.dense = dense
        self.band_colour = face.band_for(card.words)
        border = max(2, round(BORDER * size[0]))
        self.inner = pygame.Rect(border, border, size[0] - 2 * border, size[1] - 2 * border)
        self.parts: dict[str, Laid] = {}

    @property
    def smallest(self) -> int:
        """Return the smallest font size allowed, in pixels of this picture."""
        return SMALLEST_TEXT * self.dense

    def overflow(self) -> list[str]:
        """Return the parts whose text had to be cut."""
        return [name for name, laid in self.parts.items() if laid.cut]

    def paint(self, picture: Picture) -> pygame.Surface:
        """Return the finished, premultiplied face."""
        image = _blank(self.size, self.face.paper).copy()
        content = layer(self.inner.size)
        content.fill((*self.band_colour, 255))
        self.compose(content, picture)
        radius = max(2, round((RADIUS - BORDER) * self.size[0]))
        keep_inside(content, _mask(self.inner.size, radius))
        put(image, content, self.inner)
        line = max(1, round(self.size[0] * 0.010))
        edge = brass_edge(self.inner.inflate(2 * line, 2 * line).size, radius + line, line)
        put(image, edge, self.inner.move(-line, -line))
        return image

    def compose(self, content: pygame.Surface, picture: Picture) -> None:
        """Draw the parts of the face into its inner rectangle."""
        raise NotImplementedError

    def style(self, face: str, px: float, colour: Colour, align: str = "center") -> Style:
        """Return a style at a size in pixels of this picture."""
        return Style(face, max(1, round(px)), colour, align, 1.05)

    def band(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the title band: its colour with a faint sheen."""
        light = mix(self.band_colour, (255, 255, 255), 0.16)
        dark = mix(self.band_colour, (0, 0, 0), 0.25)
        return gradient(size, ((0.0, light), (0.45, self.band_colour), (1.0, dark)))

    def rule(self, content: pygame.Surface, top: int) -> None:
        """Draw a thin brass line across the card."""
        thick = max(1, round(self.size[0] * 0.008))
        stops = ((0.0, (110, 78, 30)), (0.5, (246, 216, 146)), (1.0, (110, 78, 30)))
        bar = gradient((self.inner.width, thick), stops, across=True)
        content.blit(bar, (0, top - thick // 2))


class CompactFace(CardFace):
    """The face on the table: title, picture, price, mark and large figures."""

    def compose(self, content: pygame.Surface, picture: Picture) -> None:
        """Draw band, picture and foot."""
        band, view, foot = self._boxes()
        content.blit(picture(view.size), view)
        content.blit(self.band(band.size), band)
        content.blit(self.band(foot.size), foot)
        self.rule(content, band.bottom)
        self.rule(content, foot.top)
        self._title(band).draw_in(content, band.inflate(-self._pad, 0))
        self._row(foot).paint(content, foot)
        self._corner_marks(content, view)

    def overflow(self) -> list[str]:
        """Lay out the title and tell whether it was cut."""
        self._title(self._boxes()[0])
        return super().overflow()

    @property
    def _pad(self) -> int:
        return max(6, round(self.size[0] * 0.07))

    def _boxes(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        width, height = self.inner.size
        band = max(round(height * 0.23), round(self.smallest * 2.3))
        foot = round(height * 0.185)
        return (
            pygame.Rect(0, 0, width, band),
            pygame.Rect(0, band, width, height - band - foot),
            pygame.Rect(0, height - foot, width, foot),
        )

    def _title(self, band: pygame.Rect) -> Laid:
        style = self.style("text_bold", self.size[0] * 0.126, self.face.band_text)
        if style.px < self.smallest:
            style = replace(style, px=self.smallest)
        # A line's height includes room for accents above capitals, which may touch the edge here.
        box = (band.width - self._pad, band.height + round(style.px * 0.35))
        laid = self.kit.type.fit(self.card.title, style, box, self.smallest, 2)
        if laid.cut:
            divided = replace(style, px=self.smallest)
            laid = self.kit.type.fit(breakable(self.card.title), divided, box, self.smallest, 2)
        if laid.cut:
            narrow = replace(style, face="ui_semibold", px=self.smallest)
            least = max(1, round(self.smallest * 0.75))
            laid = self.kit.type.fit(breakable(self.card.title), narrow, box, least, 2)
        self.parts["title"] = laid
        return laid

    def _row(self, foot: pygame.Rect) -> BadgeRow:
        badges = badges_at(self.face, self.card, "foot")
        return BadgeRow(self.kit, badges, round(foot.height * 0.78), self.face.band_text)

    def _corner_marks(self, content: pygame.Surface, view: pygame.Rect) -> None:
        width = self.size[0]
        tab = badges_at(self.face, self.card, "corner")
        BadgeRow(self.kit, tab, round(width * 0.20), self.face.band_text).paint_tab(
            content, (view.left, view.top + round(width * 0.03))
        )
        icon = self.card.words.get(self.face.mark, "")
        if icon and self.kit.icons.has(icon):
            self._mark(content, icon, (view.right, view.top), 0.10)
        if self.face.has_effect(self.card.words):
            low = view.bottom - round(width * 0.19)
            self._mark(content, "effect", (view.right, low), 0.08)

    def _mark(
        self, content: pygame.Surface, icon: str, corner: tuple[int, int], share: float
    ) -> None:
        radius = round(self.size[0] * share)
        centre = (corner[0] - round(radius * 1.2), corner[1] + round(radius * 1.2))
        paint_disc(content, centre, radius, self.band_colour, self.face.band_text)
        side = round(radius * 1.25)
        image = self.kit.icons.get(icon, side, self.face.band_text, self.band_colour)
        put(content, image, image.get_rect(center=centre))


class FullFace(CardFace):
    """The face in the zoom: everything, with the rules text on paper."""

    def compose(self, content: pygame.Surface, picture: Picture) -> None:
        """Draw band, picture, badges, rules text and flavour."""
        band, view, text = self._boxes()
        content.blit(self.band(band.size), band)
        content.blit(picture(view.size), view)
        content.blit(self._paper(text.size), text)
        self.rule(content, band.bottom)
        self.rule(content, view.bottom)
        self._lay(band, text)
        self._draw_title(content, band)
        self._row().paint(content, self._row_box(view))
        self._draw_text(content, text)
        self._corner(content, view)

    def overflow(self) -> list[str]:
        """Lay out all texts and tell which were cut."""
        band, _view, text = self._boxes()
        self._lay(band, text)
        return super().overflow()

    def _boxes(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        width, height = self.inner.size
        band = round(height * 0.135)
        view = round(height * (0.44 if self.card.body else 0.60))
        return (
            pygame.Rect(0, 0, width, band),
            pygame.Rect(0, band, width, view),
            pygame.Rect(0, band + view, width, height - band - view),
        )

    def _lay(self, band: pygame.Rect, text: pygame.Rect) -> None:
        width = self.size[0]
        room = band.width - round(width * 0.08)
        title = self.style("title", width * 0.072, self.face.band_text)
        box = (room, round(band.height * (0.62 if self.card.subtitle else 0.9)))
        self.parts["title"] = self.kit.type.fit(self.card.title, title, box, self.smallest, 1)
        if self.parts["title"].cut:
            bold = self.style("text_bold", width * 0.066, self.face.band_text)
            self.parts["title"] = self.kit.type.fit(self.card.title, bold, box, self.smallest, 1)
        soft = mix(self.face.band_text, (255, 255, 255), 0.35)
        small = self.style("ui_semibold", max(self.smallest, width * 0.036), soft)
        small = replace(small, tracking=0.05)
        line = (room, round(band.height * 0.4))
        self.parts["subtitle"] = self.kit.type.fit(
            self.card.subtitle, small, line, self.smallest, 1
        )
        self._lay_text(text)

    def _lay_text(self, text: pygame.Rect) -> None:
        width = self.size[0]
        room = text.width - round(width * 0.13)
        top = self._badge_height // 2 + round(width * 0.03)
        height = text.height - top - round(width * 0.04)
        soft = mix(self.face.ink, self.face.paper, 0.22)
        italic = self.style("text_italic", max(self.smallest, width * 0.040), soft)
        flavour = self.kit.type.layout(self.card.flavour, italic, room, 2)
        taken = flavour.size[1] + round(width * 0.02) if self.card.flavour else 0
        body = replace(
            self.style("text", max(self.smallest, width * 0.054), self.face.ink), leading=1.2
        )
        box = (room, height - taken)
        laid = self.kit.type.fit(self.card.body, body, box, self.smallest)
        if laid.cut and self.card.flavour:
            # Rules go before ornament: a long text takes the place of the flavour line.
            flavour = self.kit.type.layout("", italic, room)
            laid = self.kit.type.fit(self.card.body, body, (room, height), self.smallest)
        self.parts["flavour"], self.parts["body"] = flavour, laid

    @property
    def _badge_height(self) -> int:
        return round(self.size[0] * 0.125)

    def _row(self) -> BadgeRow:
        badges = badges_at(self.face, self.card, "foot")
        row = BadgeRow(self.kit, badges, self._badge_height, self.face.band_text)
        row.ground = self.band_colour
        return row

    def _row_box(self, view: pygame.Rect) -> pygame.Rect:
        height = self._badge_height
        return pygame.Rect(view.x, view.bottom - height // 2, view.width, height)

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        light = mix(self.face.paper, (255, 255, 255), 0.3)
        low = mix(self.face.paper, (150, 110, 60), 0.16)
        return gradient(size, ((0.0, light), (0.4, self.face.paper), (1.0, low)))

    def _draw_title(self, content: pygame.Surface, band: pygame.Rect) -> None:
        title, subtitle = self.parts["title"], self.parts["subtitle"]
        if not self.card.subtitle:
            title.draw_in(content, band)
            return
        height = title.size[1] + subtitle.size[1] * 0.86
        top = band.y + (band.height - height) / 2
        title.draw(content, (band.centerx - title.size[0] / 2, top))
        low = top + title.size[1] - subtitle.size[1] * 0.1
        subtitle.draw(content, (band.centerx - subtitle.size[0] / 2, low))

    def _draw_text(self, content: pygame.Surface, text: pygame.Rect) -> None:
        body, flavour = self.parts["body"], self.parts["flavour"]
        top = text.y + self._badge_height // 2 + round(self.size[0] * 0.03)
        low = text.bottom - round(self.size[0] * 0.04)
        if flavour.size[1] and self.card.flavour:
            low -= flavour.size[1]
            flavour.draw(content, (text.centerx - flavour.size[0] / 2, low))
        room = pygame.Rect(text.x, top, text.width, low - top)
        body.draw_in(content, room)

    def _corner(self, content: pygame.Surface, view: pygame.Rect) -> None:
        width = self.size[0]
        tab = badges_at(self.face, self.card, "corner")
        BadgeRow(self.kit, tab, round(width * 0.13), self.face.band_text).paint_tab(
            content, (view.left, view.top + round(width * 0.035))
        )
        radius = round(width * 0.07)
        icon = self.card.words.get(self.face.mark, "")
        if icon and self.kit.icons.has(icon):
            centre = (view.right - round(radius * 1.35), view.top + round(radius * 1.35))
            paint_disc(content, centre, radius, self.band_colour, self.face.band_text)
            side = round(radius * 1.25)
            image = self.kit.icons.get(icon, side, self.face.band_text, self.band_colour)
            put(content, image, image.get_rect(center=centre))


@lru_cache(maxsize=32)
def _blank(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return the blank card: warm paper with a lit upper edge and a dark lower one."""
    light, low = mix(colour, (255, 255, 255), 0.25), mix(colour, (90, 70, 40), 0.3)
    radius = round(RADIUS * size[0])
    stops = ((0.0, light), (0.5, colour), (1.0, low))
    card = tinted(rounded_mask(size, radius), gradient(size, stops))
    rim = rounded_mask(size, radius, 1)
    rim.fill((60, 46, 26, 110), special_flags=pygame.BLEND_RGBA_MULT)
    put(card, rim.premul_alpha(), (0, 0))
    return card


@lru_cache(maxsize=32)
def _mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    return rounded_mask(size, radius)
