"""A list that scrolls: for the log, the rulebook and every list longer than its box."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import panel, well
from tabletop.ui.drawing.paint import put, rounded_box
from tabletop.ui.drawing.tween import clamp
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.widgets.widget import LEFT_BUTTON, Outcome, Widget

DRAG_START = 6
WHEEL_ROWS = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One entry: text with marks, how it looks, and a name if it can be chosen.

    A button looks like one; a link inside a text is a word that `ScrollList.link_of` knows.
    """

    markup: str
    name: str = ""
    face: str = "ui"
    size: float = 18
    colour: str = "text"
    indent: float = 0
    icon: str = ""
    button: bool = False


class RowColumn:
    """Rows of text below one another, laid out for a width; nothing here scrolls."""

    def __init__(self, kit: Kit, width: int) -> None:
        self.kit = kit
        self.width = width
        self.rows: list[Row] = []
        self.laid: list[Laid] = []
        self.tops: list[int] = []
        self.height = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Lay out further rows below the others."""
        gap = max(4, self.kit.scale.px(6))
        for row in rows:
            self.rows.append(row)
            self.laid.append(self._lay(row))
            self.tops.append(self.height)
            self.height += self.room(len(self.rows) - 1) + (2 * gap if row.button else gap)

    def room(self, index: int) -> int:
        """Return how tall a row is, without the gap below it."""
        return self.kit.scale.target() if self.rows[index].button else self.laid[index].size[1]

    def clear(self) -> None:
        """Take all rows away."""
        self.rows, self.laid, self.tops, self.height = [], [], [], 0

    def at(self, down: float) -> int | None:
        """Return the row so many pixels below the top."""
        index = bisect_right(self.tops, down) - 1
        return index if 0 <= index < len(self.rows) and down < self.height else None

    def named_from(self, index: int, by: int) -> int | None:
        """Return the next row that can be chosen, in a direction."""
        ahead = range(index + by, len(self.rows) if by > 0 else -1, by)
        return next((number for number in ahead if self.rows[number].name), None)

    def draw_row(self, target: pygame.Surface, index: int, at: tuple[int, int]) -> None:
        """Draw a row with its icon at a point."""
        row, laid = self.rows[index], self.laid[index]
        left, top = at[0] + self.kit.scale.px(row.indent), at[1]
        if row.button:
            board = self._board(index, (left, top))
            left, top = board.x + self._inset, board.centery - laid.size[1] // 2
            colour = self.kit.theme["button"]
            put(target, panel(board.size, self.kit.theme.radii["button"], colour, 2), board)
        if row.icon:
            image = self.kit.icons.get(row.icon, laid.style.px, self.kit.theme["brass"])
            put(target, image, (left, top + round(laid.style.px * 0.16)))
            left += round(laid.style.px * 1.5)
        laid.draw(target, (left, top))

    @property
    def _inset(self) -> int:
        return max(12, self.kit.scale.px(18))

    def _board(self, index: int, at: tuple[int, int]) -> pygame.Rect:
        """Return where the board of a button is, from the point where its row begins."""
        row, laid = self.rows[index], self.laid[index]
        wide = laid.size[0] + 2 * self._inset + (round(laid.style.px * 1.5) if row.icon else 0)
        return pygame.Rect(at, (min(wide, self.width), self.kit.scale.target()))

    def word_at(self, at: tuple[float, float]) -> str:
        """Return the word at a point that counts from the upper left corner of the column."""
        index = self.at(at[1])
        if index is None:
            return ""
        left = at[0] - self.kit.scale.px(self.rows[index].indent)
        return self.laid[index].word_at((left, at[1] - self.tops[index]))

    def _lay(self, row: Row) -> Laid:
        style = self.kit.style(row.face, row.size, row.colour)
        room = self.width - self.kit.scale.px(row.indent)
        if row.icon:
            room -= round(style.px * 1.5)
        if row.button:
            room -= 2 * self._inset
        return self.kit.type.layout(row.markup, style, max(1, room))


class ScrollList(Widget):
    """Rows of text; wheel, keys and dragging scroll, a click or Enter chooses a named row."""

    own_keys = frozenset((pygame.K_UP, pygame.K_DOWN))
    sound = NO_SOUND
    # Returns what a word leads to, where it is a link.
    link_of: Callable[[str], str] | None = None

    def __init__(self, kit: Kit, name: str, rect: pygame.Rect, rows: Sequence[Row] = ()) -> None:
        super().__init__(kit, name, rect)
        self.offset = 0.0
        self.chosen = -1
        self.framed = True
        self._grip: tuple[int, float] | None = None
        self._scrolled_by_drag = False
        self._pad = max(8, kit.scale.px(12))
        self._bar = max(10, kit.scale.px(12))
        self._column = RowColumn(kit, rect.width - 2 * self._pad - self._bar)
        self.set_rows(rows)

    @property
    def rows(self) -> Sequence[Row]:
        """Return the rows."""
        return self._column.rows

    @property
    def chosen_name(self) -> str:
        """Return the name of the chosen row; rows without one cannot be chosen."""
        return self.rows[self.chosen].name if 0 <= self.chosen < len(self.rows) else ""

    @property
    def furthest(self) -> float:
        """Return the offset at which the last row is fully seen."""
        return max(0.0, float(self._column.height - self._view))

    @property
    def cut(self) -> bool:
        """Tell whether a row could not be shown in full width."""
        return any(laid.cut for laid in self._column.laid)

    def set_rows(self, rows: Sequence[Row], *, to_end: bool = False) -> None:
        """Replace the rows, keeping the place or jumping to the end."""
        self._column.clear()
        self.add_rows(rows)
        self.chosen = min(self.chosen, len(rows) - 1)
        self.scroll_to(self.furthest if to_end else self.offset)

    def add_rows(self, rows: Sequence[Row]) -> None:
        """Add rows at the end; a long text can be laid out bit by bit."""
        self._column.add(rows)
        self.dirty = True

    def scroll_to(self, offset: float) -> None:
        """Scroll so that a pixel of the whole list is at the top."""
        kept = clamp(offset, 0.0, self.furthest)
        if kept != self.offset:
            self.offset = kept
            self.dirty = True

    def show_row(self, index: int, *, at_top: bool = False) -> None:
        """Scroll as little as needed to show a row, or bring it to the top."""
        top = self._column.tops[index]
        low = top + self._column.room(index)
        if at_top or top < self.offset:
            self.scroll_to(top)
        elif low > self.offset + self._view:
            self.scroll_to(low - self._view)

    def choose(self, index: int) -> None:
        """Mark a row and make sure that it is seen."""
        self.chosen = index
        self.dirty = True
        self.show_row(index)

    def choose_named(self, name: str) -> None:
        """Mark the row of a name, if there is one."""
        for index, row in enumerate(self.rows):
            if row.name == name:
                self.choose(index)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """React to the wheel as well."""
        if event.type == pygame.MOUSEWHEEL:
            if self.hovered and self.visible:
                self.scroll_to(self.offset - event.y * WHEEL_ROWS * self.kit.scale.text(20))
            return None
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            self._grip = None
        return super().handle(event)

    def activate(self) -> Outcome | None:
        """Report the chosen row."""
        return Outcome(self.name, self.chosen_name) if self.chosen_name else None

    def key(self, key: int) -> Outcome | None:
        """Scroll by keys, or move along the named rows."""
        jumps = {
            pygame.K_PAGEUP: self.offset - self._view * 0.9,
            pygame.K_PAGEDOWN: self.offset + self._view * 0.9,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.furthest,
        }
        if key in jumps:
            self.scroll_to(jumps[key])
        elif key in (pygame.K_UP, pygame.K_DOWN):
            by = 1 if key == pygame.K_DOWN else -1
            index = self._column.named_from(self.chosen, by)
            if index is None:
                self.scroll_to(self.offset + by * self.kit.scale.text(20) * 2)
            else:
                self.choose(index)
        return None

    def dragged(self, at: tuple[int, int]) -> Outcome | None:
        """Follow the pointer: the thumb moves the list, the list moves itself."""
        if self._grip is None:
            self._grip = (at[1], self.offset)
            self._scrolled_by_drag = False
        start, offset = self._grip
        if abs(at[1] - start) > DRAG_START:
            self._scrolled_by_drag = True
        if self._scrolled_by_drag:
            on_bar = at[0] >= self.rect.right - self._bar - self._pad
            ratio = max(1.0, self._column.height / max(1, self.rect.height))
            self.scroll_to(offset + (at[1] - start) * (ratio if on_bar else -1.0))
        return None

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """Choose the row under the pointer unless the list was dragged."""
        index = self.row_at(at)
        if self._scrolled_by_drag or index is None:
            return None
        inside = (at[0] - self.rect.x - self._pad, at[1] - self.rect.y - self._pad + self.offset)
        if self.link_of is not None and (link := self.link_of(self._column.word_at(inside))):
            return Outcome(self.name, link)
        if not self.rows[index].name:
            return None
        self.choose(index)
        return self.activate()

    def row_at(self, at: tuple[int, int]) -> int | None:
        """Return the row under a point."""
        return self._column.at(at[1] - self.rect.y - self._pad + self.offset)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the rows that are seen and the thumb."""
        theme = self.kit.theme
        if self.framed:
            put(target, well(self.rect.size, theme.radii["button"], theme["well"]), self.rect)
        before = target.get_clip()
        inner = self.rect.inflate(0, -2 * min(self._pad, 6))
        target.set_clip(inner.clip(before))
        tops = self._column.tops
        first = max(0, bisect_right(tops, self.offset - self._pad) - 1)
        for index in range(first, len(tops)):
            top = self.rect.y + self._pad + tops[index] - round(self.offset)
            if top > self.rect.bottom:
                break
            if index == self.chosen and self.chosen_name:
                self._paint_mark(target, top, self._column.room(index))
            self._column.draw_row(target, index, (self.rect.x + self._pad, top))
        target.set_clip(before)
        if self.furthest > 0:
            self._paint_thumb(target)

    def _paint_mark(self, target: pygame.Surface, top: int, height: int) -> None:
        """Draw the ground of the chosen row."""
        width = self.rect.width - self._bar - 12
        box = pygame.Rect(self.rect.x + 4, top - 2, width, height + 4)
        rounded_box(target, self.kit.theme["button"], box, 6)

    def _paint_thumb(self, target: pygame.Surface) -> None:
        track = self.rect.height - 8
        length = max(24, round(track * self._view / max(1, self._column.height)))
        top = self.rect.y + 4 + round((track - length) * self.offset / self.furthest)
        box = pygame.Rect(self.rect.right - self._bar - 2, top, self._bar - 2, length)
        rounded_box(target, self.kit.theme["line"], box, self._bar // 2)

    @property
    def _view(self) -> int:
        return self.rect.height - 2 * self._pad
