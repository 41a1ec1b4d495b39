"""The sheet above the strip: everything that happened to the viewer, the heaviest first."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.summary.recap import RecapLine, Summed
from tabletop.ui.drawing.kit import BOARD_HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import HOVERING, focus_ring, panel, shadow
from tabletop.ui.drawing.paint import layer, put, rounded_box
from tabletop.ui.table.recap.inked import mark_of
from tabletop.words.text import Texts

WIDEST = 0.66  # of the window
LETTERS = 38  # that a line of it holds, about


def widest(kit: Kit) -> int:
    """Return how wide strip and sheet may be."""
    return min(round(kit.scale.width * WIDEST), kit.scale.text(18) * LETTERS)


@dataclass(frozen=True, slots=True)
class RecapRow:
    """One line on the sheet: which it is, where it lies, and where its two signs are."""

    index: int
    rect: pygame.Rect
    told: Laid
    look: pygame.Rect | None
    jump: pygame.Rect


class RecapSheet:
    """Lays out as many lines as there is room for, with those around the chosen one in sight."""

    def __init__(
        self,
        kit: Kit,
        texts: Texts,
        room: pygame.Rect,
        lines: Sequence[RecapLine],
        summed: Summed | None,
        hint: str,
    ) -> None:
        """Take the room above the strip; the sheet stands on its lower left corner."""
        self.kit = kit
        self.texts = texts
        self.lines = lines
        self.room = room
        self.pad = max(6, kit.scale.px(12))
        self.px = kit.scale.text(18)
        wide = min(widest(kit), room.width)
        self._inner = wide - 2 * self.pad
        self._title = kit.type.layout(
            texts.text("recap.title"), kit.style("title", BOARD_HEADING, "brass"), self._inner
        )
        small = kit.style("ui", 15, "text_soft")
        self._hint = kit.type.layout(hint, small, self._inner)
        told = [f"*{summed.title}*", *summed.lines] if summed is not None else []
        style = kit.style("ui", 16)
        self._summed = kit.type.layout("\n".join(told), style, self._inner) if told else None
        self._adds = False  # whether the summary stands below the lines
        self.first = 0
        self.rows: list[RecapRow] = []
        self.rect = pygame.Rect(0, 0, wide, 0)
        self._lay()

    # Laying out

    def show(self, chosen: int) -> None:
        """Bring a line into sight."""
        if self.rows and not self.rows[0].index <= chosen <= self.rows[-1].index:
            self.first = chosen if chosen < self.rows[0].index else self.first + 1
            self._lay()
            if self.rows[-1].index < chosen:
                self.first = chosen
                self._lay()

    def _lay(self) -> None:
        pad = self.pad
        signs = 2 * (round(self.px * 1.5) + pad // 2)
        width = self._inner - self.px - 2 * pad - signs
        style = self.kit.style("ui_semibold", 18)
        top = 2 * pad + self._title.size[1] if self.lines else pad
        foot = self._hint.size[1] + pad
        placed: list[tuple[int, Laid, int, int]] = []
        for index in range(self.first, len(self.lines)):
            told = self.kit.type.layout(self.lines[index].text, style, width)
            high = max(told.size[1], round(self.px * 1.5)) + pad // 2
            if placed and top + high + foot > self.room.height:
                break
            placed.append((index, told, top, high))
            top += high
        # What is to be read first leaves the summary out where there is no room for both.
        below = self._summed.size[1] + pad if self._summed is not None else 0
        last = self.first + len(placed) == len(self.lines)
        self._adds = bool(below) and last and top + foot + below <= self.room.height
        self.rect.height = min(self.room.height, top + foot + below * self._adds)
        self.rect.bottomleft = self.room.bottomleft
        self.rows = [self._row(*one) for one in placed]
        self._foot = top + pad // 2

    def _row(self, index: int, told: Laid, top: int, high: int) -> RecapRow:
        side = round(self.px * 1.5)
        rect = pygame.Rect(self.rect.x + self.pad // 2, self.rect.y + top, 0, high)
        rect.width = self.rect.width - self.pad
        jump = pygame.Rect(0, 0, side, side)
        jump.midright = (rect.right - self.pad // 2, rect.centery)
        look = jump.move(-side - self.pad // 2, 0) if self.lines[index].card else None
        return RecapRow(index, rect, told, look, jump)

    def row_at(self, at: tuple[int, int]) -> RecapRow | None:
        """Return the line at a point."""
        return next((row for row in self.rows if row.rect.collidepoint(at)), None)

    def sign_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what a sign at a point is for, and where it is."""
        row = self.row_at(at)
        if row is not None and row.look is not None and row.look.collidepoint(at):
            return self.texts.text("recap.look"), row.look
        if row is not None and row.jump.collidepoint(at):
            return self.texts.text("recap.jump"), row.jump
        return None

    # Drawing

    def picture(self, chosen: int) -> tuple[pygame.Surface, int]:
        """Return the sheet with one line chosen, and how wide its shadow is."""
        kit, radius = self.kit, self.kit.theme.radii["panel"]
        cast = shadow(self.rect.size, radius, HOVERING, kit.scale.factor)
        margin = cast.margin
        image = layer((self.rect.width + 2 * margin, self.rect.height + 2 * margin))
        cast.draw(image, (margin, margin))
        board = panel(self.rect.size, radius, kit.theme["panel"], max(1, kit.scale.px(2)))
        put(image, board, (margin, margin))
        left = margin + self.pad
        if self.lines:
            self._title.draw(image, (left, margin + self.pad))
            self._draw_rest(image, margin)
        off = (margin - self.rect.x, margin - self.rect.y)
        for row in self.rows:
            self._draw_row(image, row, off, chosen=row.index == chosen)
        foot = margin + self._foot
        if self._summed is not None and self._adds:
            self._summed.draw(image, (left, foot))
            foot += self._summed.size[1] + self.pad // 2
        self._hint.draw(image, (left, foot))
        return image, margin

    def _draw_rest(self, image: pygame.Surface, margin: int) -> None:
        """Say at the right of the title how many lines are out of sight."""
        rest = len(self.lines) - len(self.rows)
        if rest:
            text = self.texts.text("recap.others", count=rest)
            told = self.kit.line(text, "ui_bold", 18, "brass_light")
            right = margin + self.rect.width - self.pad - told.size[0]
            told.draw(image, (right, margin + self.pad))

    def _draw_row(
        self, image: pygame.Surface, row: RecapRow, off: tuple[int, int], *, chosen: bool
    ) -> None:
        kit, theme, pad = self.kit, self.kit.theme, self.pad
        rect = row.rect.move(off)
        if chosen:
            radius = max(3, pad // 2)
            rounded_box(image, theme["panel_high"], rect, radius)
            ring = focus_ring(rect.size, radius, theme["focus_light"], theme["focus_dark"])
            ring.draw(image, rect.topleft)
        side = self.px
        mark = mark_of(kit, side, loss=self.lines[row.index].bad)
        put(image, mark, (rect.x + pad // 2, rect.centery - side // 2))
        at = (rect.x + pad + pad // 2 + side, rect.centery - row.told.size[1] / 2)
        row.told.draw(image, at)
        for sign, where in (("eye", row.look), ("rewind", row.jump)):
            if where is not None:
                small = round(where.width * 0.72)
                icon = kit.icons.get(sign, small, theme["brass"], theme["panel"])
                middle = where.move(off).center
                put(image, icon, (middle[0] - small // 2, middle[1] - small // 2))
