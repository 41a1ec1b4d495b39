"""What both faces of a card share: the stock it is printed on, its frame, band and title metal."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from tabletop.ui.cards.badges import BadgeRow, badges_at, paint_mark
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.corner import corner_lines, paint_corner, toned
from tabletop.ui.cards.folder import folder_stock, tab_height
from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.materials.gallery import Part, filling
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import gradient, keep_inside, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.drawing.theme import Colour, mix

# A picture of some size that shows at least a part of what was drawn.
Picture = Callable[[tuple[int, int], Part], pygame.Surface]
RIM = 0.040
FRAME = 0.014
RADIUS = 0.062
BRASS_LINE = ((0.0, (120, 84, 32)), (0.35, (255, 232, 170)), (1.0, (120, 84, 32)))
WHITE = (255, 255, 255)


class CardFace(ABC):
    """One face at one size; subclasses lay out its parts."""

    def __init__(
        self, kit: Kit, face: Face, card: CardArt, size: tuple[int, int], dense: float
    ) -> None:
        self.kit = kit
        self.face = face
        self.card = card
        self.size = size
        self.dense = dense
        self.growth = kit.scale.growth  # of print, for whoever wants larger texts
        self.frame = max(1, round(FRAME * size[0]))
        border = max(3, round(RIM * size[0])) + self.frame
        self.inner = pygame.Rect(border, border, size[0] - 2 * border, size[1] - 2 * border)
        if face.tab_by:
            high = tab_height(size[1])
            self.inner.top += high
            self.inner.height -= high
        self.parts: dict[str, Laid] = {}

    @property
    def smallest(self) -> int:
        """Return the smallest font size allowed, in pixels of this picture."""
        return self.least(SMALLEST_TEXT)

    def least(self, length: float) -> int:
        """Return a length of usual pixels in pixels of this picture."""
        return round(length * self.dense)

    def overflow(self) -> list[str]:
        """Return the parts whose text had to be cut."""
        return [name for name, laid in self.parts.items() if laid.cut]

    def paint(self, picture: Picture, paper: pygame.Surface | None) -> pygame.Surface:
        """Return the finished, premultiplied face, printed on a paper if there is one."""
        image = self.stock.copy()
        content = layer(self.inner.size)
        self.compose(content, picture, paper)
        radius = max(2, round((RADIUS - RIM - FRAME * 0.5) * self.size[0]))
        keep_inside(content, _mask(self.inner.size, radius))
        put(image, content, self.inner)
        outside = self.inner.inflate(2 * self.frame, 2 * self.frame)
        put(image, _frame(self.inner.size, radius, self.frame), outside)
        return image

    @property
    def stock(self) -> pygame.Surface:
        """Return what the card is printed on: paper, or a folder with its tab."""
        if not self.face.tab_by:
            return _stock(self.size, self.face.paper)
        tab = self.face.tabs.get(self.card.words.get(self.face.tab_by, ""), self.face.band)
        return folder_stock(self.size, self.face.paper, tab, round(RADIUS * self.size[0]))

    @abstractmethod
    def compose(
        self, content: pygame.Surface, picture: Picture, paper: pygame.Surface | None
    ) -> None:
        """Draw the parts of the face into its inner rectangle."""

    def style(self, face: str, px: float, colour: Colour, align: str = "center") -> Style:
        """Return a style at a size in pixels of this picture."""
        return Style(face, max(1, round(px)), colour, align, 1.05)

    def paint_band(self, content: pygame.Surface, band: pygame.Rect) -> None:
        """Draw the title band: its colour with a faint sheen, edged with brass."""
        dark = mix(self.face.band, (0, 0, 0), 0.3)
        stops = ((0.0, self.face.band_light), (0.5, self.face.band), (1.0, dark))
        content.blit(gradient(band.size, stops), band)

    def paint_paper(
        self, content: pygame.Surface, box: pygame.Rect, paper: pygame.Surface | None
    ) -> None:
        """Draw the paper of the card: fibres and darker edges, or plain for strong contrast."""
        if paper is None or self.kit.theme.high_contrast:
            content.fill((*self.face.paper, 255), box)
            return
        content.blit(filling(paper, box.size), box)

    def paint_corners(
        self, content: pygame.Surface, view: pygame.Rect, wide: int, sizes: tuple[int, int, int]
    ) -> None:
        """Draw the tab and the badges in the left upper corner of the picture, the mark opposite.

        The tab is so wide; sizes are those of the badges, of the mark, and of the gap around them.
        """
        badge, side, gap = sizes
        look = (toned(self.kit, self.face, self.card), corner_lines(self.kit, self.face, self.card))
        paint_corner(content, self.kit, look, (view.left, view.top, wide))
        tab = BadgeRow(self.kit, self.face, badges_at(self.face, self.card, "corner"), badge)
        tab.paint_tab(content, (view.left, view.top + gap))
        icon = self.card.words.get(self.face.mark, "")
        if icon and self.kit.icons.has(icon):
            centre = (view.right - gap - side // 2, view.top + gap + side // 2)
            paint_mark(content, self.kit, icon, centre, (side, self.face))

    def rule(self, content: pygame.Surface, top: int) -> None:
        """Draw a thin brass line across the card, with its shadow below."""
        thick = max(1, round(self.size[0] * 0.009))
        for level in range(2 * thick, 0, -1):
            shade = 255 - round(110 * (1 - level / (2 * thick + 1)))
            line = pygame.Rect(0, top + thick // 2 + level, self.inner.width, 1)
            content.fill((shade, shade, shade, 255), line, special_flags=pygame.BLEND_RGBA_MULT)
        bar = gradient((self.inner.width, thick), BRASS_LINE, across=True)
        content.blit(bar, (0, top - thick // 2))


@remembered
def _stock(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return the blank card: light paper with a lit upper left edge and a dark lower right one."""
    light, low = mix(colour, WHITE, 0.35), mix(colour, (150, 112, 60), 0.22)
    radius = round(RADIUS * size[0])
    shading = gradient(size, ((0.0, light), (0.5, colour), (1.0, low)))
    card = tinted(rounded_mask(size, radius), shading)
    rim = rounded_mask(size, radius, 1)
    rim.fill((60, 46, 26, 130), special_flags=pygame.BLEND_RGBA_MULT)
    put(card, rim.premul_alpha(), (0, 0))
    return card


@remembered
def _frame(inner: tuple[int, int], radius: int, width: int) -> pygame.Surface:
    """Return the brass frame around the printed part, sunk a little into the paper."""
    size = (inner[0] + 2 * width, inner[1] + 2 * width)
    frame = brass_edge(size, radius + width, width).copy()
    for inset in (0, width - 1):
        if width > 1:
            inside = (size[0] - 2 * inset, size[1] - 2 * inset)
            edge = rounded_mask(inside, radius + width - inset, 1)
            edge.fill((52, 34, 12, 120), special_flags=pygame.BLEND_RGBA_MULT)
            put(frame, edge.premul_alpha(), (inset, inset))
    return frame


@remembered
def _mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    return rounded_mask(size, radius)
