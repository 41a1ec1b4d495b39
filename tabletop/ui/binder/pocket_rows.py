"""Where the pockets of a page lie: in rows under headings, of which a window shows a part."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.binder.catalogue import CardEntry
from tabletop.ui.cards.form import card_height
from tabletop.ui.drawing.kit import SECTION_HEADING, Kit
from tabletop.ui.drawing.tween import clamp

CARD = 216  # wanted width of a card in design pixels
LEAST = 132  # least width in pixels: below it a face says too little
CAPTION = 17  # letters below a card, in design pixels


@dataclass(frozen=True, slots=True)
class Pocket:
    """A card to be shown, what is told below it, and the heading that it stands under."""

    entry: CardEntry
    caption: str
    heading: str

    @property
    def card(self) -> int:
        """Return the card by its number in the setup."""
        return self.entry.card


class PocketRows:
    """Pockets laid out for a box; `offset` is how far they are scrolled."""

    def __init__(self, kit: Kit, box: pygame.Rect) -> None:
        self.box = box
        self.pockets: Sequence[Pocket] = ()
        self.offset = 0.0
        self.gap = max(10, kit.scale.px(20))
        self.bar = max(10, kit.scale.px(12))  # of the thumb at the right
        room = box.width - self.bar - self.gap
        self.columns = max(1, room // (max(kit.least(LEAST), kit.scale.px(CARD)) + self.gap))
        self.width = room // self.columns - self.gap
        self.line = kit.style("ui", CAPTION).px * 5 // 4
        self.row = card_height(self.width) + self.line + round(1.4 * self.gap)
        self.head = round(kit.style("title", SECTION_HEADING).px * 1.7)
        self.tall = 0
        self._spots: list[tuple[int, int]] = []  # of each pocket: how far down, which column

    def lay(self, pockets: Sequence[Pocket]) -> None:
        """Lay pockets out in rows; each heading begins a new one."""
        self.pockets = pockets
        self._spots.clear()
        down, column = self.gap // 2, 0
        for index in range(len(pockets)):
            if self.headed(index):
                down += (self.row if column else 0) + self.head
                column = 0
            elif column == self.columns:
                down, column = down + self.row, 0
            self._spots.append((down, column))
            column += 1
        self.tall = down + self.row if pockets else 0
        self.scroll_to(self.offset)

    def headed(self, index: int) -> bool:
        """Tell whether a card is the first under its heading."""
        return not index or self.pockets[index - 1].heading != self.pockets[index].heading

    def cell(self, index: int) -> pygame.Rect:
        """Return where a card is seen now."""
        down, column = self._spots[index]
        left = self.box.x + self.gap + column * (self.width + self.gap)
        top = self.box.y + down - round(self.offset)
        return pygame.Rect(left, top, self.width, card_height(self.width))

    def seen(self) -> range:
        """Return the pockets of which something is seen."""
        first = bisect_left(self._spots, (round(self.offset) - self.row, 0))
        last = bisect_left(self._spots, (round(self.offset) + self.box.height + self.head, 0))
        return range(first, last)

    def at(self, point: tuple[int, int]) -> int:
        """Return which card lies at a point, or -1."""
        if not self.box.collidepoint(point):
            return -1
        return next((n for n in self.seen() if self.cell(n).collidepoint(point)), -1)

    def below(self, index: int, rows: int) -> int:
        """Return the card so many rows further down, in the same column or the last one there."""
        downs = sorted({down for down, _ in self._spots})
        down, column = self._spots[index]
        row = max(0, min(downs.index(down) + rows, len(downs) - 1))
        there = [n for n, spot in enumerate(self._spots) if spot[0] == downs[row]]
        return there[min(column, len(there) - 1)]

    # Scrolling

    @property
    def furthest(self) -> float:
        """Return the offset at which the last row is fully seen."""
        return max(0.0, float(self.tall - self.box.height))

    def scroll_to(self, offset: float) -> bool:
        """Bring a pixel of the whole to the top, as far as it goes; return whether it moved."""
        before, self.offset = self.offset, clamp(offset, 0.0, self.furthest)
        return self.offset != before

    def reveal(self, index: int) -> None:
        """Scroll as little as needed to show a card, with its heading if it is the first there."""
        down = self._spots[index][0]
        top = down - (self.head if self.headed(index) else self.gap)
        if top < self.offset:
            self.scroll_to(top)
        elif down + self.row > self.offset + self.box.height:
            self.scroll_to(down + self.row - self.box.height)
