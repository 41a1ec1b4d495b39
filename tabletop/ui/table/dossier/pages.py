"""Where everything in a folder lies: its tab, the sheet, the map with its words, and buttons."""

from dataclasses import dataclass, field

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.plan.extras_plan import DossierPlan

WIDTH, HEIGHT = 1660, 960  # of the folder in design pixels, where the window has so much room
LEAST = (1240, 690)  # in pixels
SHEET = 0.35  # of the folder's width
TAB = 0.34


def _nowhere() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(slots=True)
class Pages:
    """The boxes of a folder; the sheet is empty where only the map is shown, and vice versa."""

    folder: pygame.Rect = field(default_factory=_nowhere)
    tab: pygame.Rect = field(default_factory=_nowhere)
    close: pygame.Rect = field(default_factory=_nowhere)
    rules: pygame.Rect = field(default_factory=_nowhere)
    sheet: pygame.Rect = field(default_factory=_nowhere)
    buttons: pygame.Rect = field(default_factory=_nowhere)
    map: pygame.Rect = field(default_factory=_nowhere)
    heading: pygame.Rect = field(default_factory=_nowhere)
    grid: pygame.Rect = field(default_factory=_nowhere)
    caption: pygame.Rect = field(default_factory=_nowhere)

    @property
    def body(self) -> pygame.Rect:
        """Return the folder without its tab."""
        folder, high = self.folder, self.tab.height
        return pygame.Rect(folder.x, folder.y + high, folder.width, folder.height - high)

    def holds(self, at: tuple[int, int]) -> bool:
        """Tell whether a point lies on the folder."""
        return any(box.collidepoint(at) for box in (self.body, self.tab, self.close, self.rules))


def lay_pages(kit: Kit, bounds: pygame.Rect, plan: DossierPlan, *, with_sheet: bool) -> Pages:
    """Lay out a folder with a sheet, or with the map alone, in the middle of a window."""
    scale = kit.scale
    margin = max(6, scale.px(14))
    larger = scale.text_percent / 100
    wide = min(bounds.width - 2 * margin, max(scale.px(WIDTH * larger), scale.least(LEAST[0])))
    high = min(bounds.height - 2 * margin, max(scale.px(HEIGHT * larger), scale.least(LEAST[1])))
    pages = Pages()
    with_map = plan.map is not None
    narrow = wide
    if not (with_sheet and with_map):
        sheet = round(wide * SHEET)
        narrow = sheet + 2 * margin if with_sheet else wide - sheet
    pages.folder = pygame.Rect(0, 0, narrow, high)
    pages.folder.center = bounds.center
    tab_high = round(scale.text(18) * 1.7)
    pages.tab = pygame.Rect(
        pages.folder.x + tab_high // 2,
        pages.folder.y,
        min(round(wide * TAB), narrow - 3 * tab_high),
        tab_high,
    )
    side = min(scale.target(36), round(tab_high * 1.3))
    pages.close = pygame.Rect(0, pages.folder.y, side, side)
    pages.close.bottom = pages.tab.bottom - 2
    pages.close.right = pages.folder.right - 4
    pages.rules = pages.close.move(-side - 4, 0)
    pad = max(8, scale.px(14))
    body = pages.folder.inflate(-2 * pad, 0)
    body.top, body.height = pages.tab.bottom + pad, high - tab_high - 2 * pad
    left = body.copy()
    if with_sheet:
        left.width = round(wide * SHEET) - pad if with_map else body.width
        _lay_sheet(kit, pages, left, plan)
    if with_map:
        start = left.right + pad if with_sheet else body.left
        _lay_map(kit, pages, pygame.Rect(start, body.top, body.right - start, body.height))
    return pages


def _lay_sheet(kit: Kit, pages: Pages, box: pygame.Rect, plan: DossierPlan) -> None:
    pages.sheet = pygame.Rect(box)
    if plan.verbs:
        high, gap = kit.scale.target(), max(6, kit.scale.px(10))
        pages.sheet.height -= high + gap
        pages.buttons = pygame.Rect(box.x, box.bottom - high, box.width, high)


def _lay_map(kit: Kit, pages: Pages, box: pygame.Rect) -> None:
    scale = kit.scale
    pad = max(8, scale.px(14))
    pages.map = pygame.Rect(box)
    inner = box.inflate(-2 * pad, -pad)
    # What is written around the map leaves it the room to be read as well.
    head = round(scale.usual(20) * scale.growth * 1.5)
    foot = round(scale.usual(18) * scale.growth * 2.7)
    pages.heading = pygame.Rect(inner.x, inner.y, inner.width, head)
    pages.caption = pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot)
    top = pages.heading.bottom + 4
    pages.grid = pygame.Rect(inner.x, top, inner.width, pages.caption.top - 4 - top)
