"""Panels of labelled controls in groups: one column, two columns or pages, whatever fits."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button, Choice
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.widget import Outcome, Widget

CONTROL_SHARE = 0.58
COLUMN = 900
NARROW_COLUMN = 760
PAGES = "pages"


@dataclass(frozen=True)
class FormRow:
    """A label, the control beside it, made for a rectangle, and below both what it means."""

    label: str
    make: Callable[[pygame.Rect], Widget]
    share: float = CONTROL_SHARE
    hint: str = ""
    mark: Callable[[int], pygame.Surface] | None = None  # a picture of some side before the label


@dataclass(frozen=True)
class Group:
    """Rows that belong together under a title."""

    title: str
    rows: Sequence[FormRow]


@dataclass(frozen=True)
class FormButton:
    """A button at the foot of the form."""

    name: str
    label: str
    icon: str = ""
    primary: bool = False


class Form(Overlay, ABC):
    """A heading, groups of rows and buttons at the foot; subclasses say which."""

    first = ""  # the name of the widget that is focused at the beginning

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._page = 0

    # What a form fills in

    @abstractmethod
    def heading(self) -> str:
        """Return what is written above everything."""

    @abstractmethod
    def groups(self) -> list[Group]:
        """Return the groups of rows."""

    @abstractmethod
    def buttons(self) -> list[FormButton]:
        """Return the buttons at the foot, the most wanted first."""

    @abstractmethod
    def changed(self, outcome: Outcome) -> None:
        """React to a control or a button of the form."""

    # Layout

    def build(self) -> None:
        """Lay out heading, groups and buttons."""
        kit = self.stage.kit
        groups = self.groups()
        head = round(kit.scale.text(34) * 1.5)
        foot = kit.scale.target(52)
        fixed = head + foot + 2 * self._pad + 2 * self._gap
        room = kit.scale.height - kit.scale.px(48) - fixed
        columns, width = self._columns(groups, room)
        pages: list[Group] = []
        if not columns:
            pages = self._pages(groups, width, room - self._row - self._gap)
            self._page = min(self._page, len(pages) - 1)
            columns = [[Group("", pages[self._page].rows)]]
        inner = len(columns) * width + (len(columns) - 1) * self._pad
        height = max(self._height(column, width) for column in columns)
        height += (self._row + self._gap) if pages else 0
        box = self.lay_panel(inner + 2 * self._pad, height + fixed)
        content = box.inflate(-2 * self._pad, -2 * self._pad)
        title = kit.type.fit(
            self.heading(), kit.style("title", 34, "brass"), (content.width, head), 18, 1
        )
        title.draw(self.base, content.topleft)
        body = pygame.Rect(content.x, content.y + head + self._gap, content.width, height)
        if pages:
            body = self._add_pages(pages, body)
        self._add_columns(columns, body)
        self._add_buttons(pygame.Rect(content.x, content.bottom - foot, content.width, foot))
        wanted = [widget for widget in self.ring.widgets if widget.name == self.first]
        self.ring.focus((wanted or self.ring.widgets)[0])

    def answer(self, outcome: Outcome) -> None:
        """Turn a page, or tell the form what changed."""
        if outcome.name == PAGES:
            self._page = int(outcome.value)
            self.resize()
        else:
            self.changed(outcome)

    @property
    def _pad(self) -> int:
        return max(16, self.stage.scale.px(32))

    @property
    def _gap(self) -> int:
        return max(6, self.stage.scale.px(10))

    @property
    def _row(self) -> int:
        return self.stage.scale.target(46)

    @property
    def _title_height(self) -> int:
        return round(self.stage.scale.text(20) * 1.7)

    def _hint(self, row: FormRow, width: int) -> Laid:
        kit = self.stage.kit
        return kit.type.layout(row.hint, kit.style("ui", 17, "text_soft"), width)

    def _row_height(self, row: FormRow, width: int) -> int:
        hint = self._hint(row, width).size[1] if row.hint else 0
        return self._row + hint + self._gap

    def _height(self, column: Sequence[Group], width: int) -> int:
        rows = sum(self._row_height(row, width) for group in column for row in group.rows)
        return rows + sum(bool(group.title) for group in column) * self._title_height

    def _columns(self, groups: list[Group], room: int) -> tuple[list[list[Group]], int]:
        """Return the groups in one or two columns and their width; none if only pages will do."""
        scale = self.stage.scale
        most = scale.width - scale.px(48) - 2 * self._pad
        single = min(most, max(scale.px(COLUMN), scale.text(20) * 26))
        if self._height(groups, single) <= room:
            return [groups], single
        least = max(scale.px(NARROW_COLUMN), scale.text(20) * 22)
        double = max(least, min(single, (most - self._pad) // 2))
        halves = [(groups[:cut], groups[cut:]) for cut in range(1, len(groups))]
        sizes = [max(self._height(part, double) for part in half) for half in halves]
        if not sizes or min(sizes) > room or 2 * double + self._pad > most:
            return [], single
        return [list(part) for part in halves[sizes.index(min(sizes))]], double

    def _pages(self, groups: list[Group], width: int, room: int) -> list[Group]:
        """Return one page for each group; a group too tall for one is spread over several."""
        pages: list[Group] = []
        for group in groups:
            parts: list[list[FormRow]] = [[]]
            for row in group.rows:
                taken = sum(self._row_height(other, width) for other in parts[-1])
                if parts[-1] and taken + self._row_height(row, width) > room:
                    parts.append([])
                parts[-1].append(row)
            several = len(parts) > 1
            pages += [
                Group(f"{group.title} {number}" if several else group.title, rows)
                for number, rows in enumerate(parts, 1)
            ]
        return pages

    def _add_pages(self, pages: list[Group], body: pygame.Rect) -> pygame.Rect:
        titles = [page.title for page in pages]
        rect = pygame.Rect(body.x, body.y, body.width, self._row)
        self.add(Choice(self.stage.kit, PAGES, titles, rect, self._page))
        taken = self._row + self._gap
        return pygame.Rect(body.x, body.y + taken, body.width, body.height - taken)

    def _add_columns(self, columns: list[list[Group]], body: pygame.Rect) -> None:
        width = (body.width - (len(columns) - 1) * self._pad) // len(columns)
        for number, column in enumerate(columns):
            left = body.x + number * (width + self._pad)
            top = body.y
            for group in column:
                top = self._add_group(group, pygame.Rect(left, top, width, 0))

    def _add_group(self, group: Group, box: pygame.Rect) -> int:
        kit = self.stage.kit
        top = box.y
        if group.title:
            title = kit.line(group.title, "ui_semibold", 20, "accent")
            title.draw(self.base, (box.x, top + self._title_height - title.size[1] - 4))
            top += self._title_height
        for row in group.rows:
            self._add_row(row, pygame.Rect(box.x, top, box.width, self._row))
            top += self._row_height(row, box.width)
        return top

    def _add_row(self, row: FormRow, box: pygame.Rect) -> None:
        kit = self.stage.kit
        width = round(box.width * row.share)
        left = box.x
        if row.mark is not None:
            side = kit.scale.text(28)
            put(self.base, row.mark(side), (left, box.centery - side // 2))
            left += side + self._gap
        room = (box.right - width - self._gap - left, box.height)
        label = kit.type.fit(row.label, kit.style("ui", 20), room, 14, 2)
        label.draw(self.base, (left, box.centery - label.size[1] // 2))
        if row.hint:
            self._hint(row, box.width).draw(self.base, (box.x, box.bottom))
        self.add(row.make(pygame.Rect(box.right - width, box.y, width, box.height)))

    def _add_buttons(self, foot: pygame.Rect) -> None:
        kit = self.stage.kit
        right = foot.right
        for button in self.buttons():
            width = Button.width_for(kit, button.label, icon=button.icon) + self._gap
            rect = pygame.Rect(right - width, foot.y, width, foot.height)
            self.add(
                Button(
                    kit, button.name, button.label, rect, primary=button.primary, icon=button.icon
                )
            )
            right = rect.left - self._gap
