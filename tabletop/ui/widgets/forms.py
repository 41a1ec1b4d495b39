"""Panels of labelled controls in groups: one column, two columns or pages, whatever fits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import HEADING, Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.paint import put
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
    hints: Sequence[str] = ()  # what it may come to mean: the tallest keeps its room
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


@dataclass(frozen=True)
class Form:
    """What a panel shows: a heading, groups of rows, and buttons, the most wanted one first.

    `first` names the widget that is focused at the beginning.
    """

    heading: str
    groups: list[Group]
    buttons: list[FormButton]
    first: str = ""


class FormSizes:
    """How large the parts of a form are in one window, and how its groups are spread over it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.pad = max(16, kit.scale.px(32))
        self.gap = form_gap(kit)
        self.row = kit.scale.target(46)
        self.title = round(kit.scale.text(20) * 1.7)
        self.head = round(kit.scale.text(34) * 1.5)
        self.foot = kit.scale.target(52)

    @property
    def fixed(self) -> int:
        """Return the height of everything that is there besides the rows."""
        return self.head + self.foot + 2 * self.pad + 2 * self.gap

    def hint(self, hint: str, width: int) -> Laid:
        """Return what a row means, in some width."""
        return self.kit.type.layout(hint, self.kit.style("ui", 17, "text_soft"), width)

    def row_height(self, row: FormRow, width: int) -> int:
        """Return how much a row takes with what it means, and with the gap below it."""
        hints = [self.hint(hint, width).size[1] for hint in (row.hint, *row.hints) if hint]
        return self.row + max(hints, default=0) + self.gap

    def height(self, column: Sequence[Group], width: int) -> int:
        """Return how tall groups below one another are."""
        rows = sum(self.row_height(row, width) for group in column for row in group.rows)
        return rows + sum(bool(group.title) for group in column) * self.title

    def columns(self, groups: list[Group], room: int) -> tuple[list[list[Group]], int]:
        """Return the groups in one or two columns and their width; none if only pages will do."""
        scale = self.kit.scale
        most = scale.width - scale.px(48) - 2 * self.pad
        single = min(most, max(scale.px(COLUMN), scale.text(20) * 26))
        if self.height(groups, single) <= room:
            return [groups], single
        least = max(scale.px(NARROW_COLUMN), scale.text(20) * 22)
        double = max(least, min(single, (most - self.pad) // 2))
        halves = [[groups[:cut], groups[cut:]] for cut in range(1, len(groups))]
        sizes = [max(self.height(part, double) for part in half) for half in halves]
        if not sizes or min(sizes) > room or 2 * double + self.pad > most:
            return [], single
        return halves[sizes.index(min(sizes))], double

    def pages(self, groups: list[Group], width: int, room: int) -> list[Group]:
        """Return one page for each group; a group too tall for one is spread over several."""
        pages: list[Group] = []
        for group in groups:
            parts: list[list[FormRow]] = [[]]
            for row in group.rows:
                taken = sum(self.row_height(other, width) for other in parts[-1])
                if parts[-1] and taken + self.row_height(row, width) > room:
                    parts.append([])
                parts[-1].append(row)
            several = len(parts) > 1
            pages += [
                Group(f"{group.title} {number}" if several else group.title, rows)
                for number, rows in enumerate(parts, 1)
            ]
        return pages


class FormPages:
    """Lays forms out on a panel, and turns their pages where they have any."""

    def __init__(self, panel: Overlay) -> None:
        self.panel = panel
        self._page = 0

    def lay(self, form: Form) -> None:
        """Lay out heading, groups and buttons."""
        kit = self.panel.stage.kit
        sizes = FormSizes(kit)
        room = kit.scale.height - kit.scale.px(48) - sizes.fixed
        columns, width = sizes.columns(form.groups, room)
        pages: list[Group] = []
        if not columns:
            pages = sizes.pages(form.groups, width, room - sizes.row - sizes.gap)
            self._page = min(self._page, len(pages) - 1)
            columns = [[Group("", pages[self._page].rows)]]
        inner = len(columns) * width + (len(columns) - 1) * sizes.pad
        turning = sizes.row + sizes.gap if pages else 0
        height = max(sizes.height(column, width) for column in columns) + turning
        box = self.panel.lay_panel(inner + 2 * sizes.pad, height + sizes.fixed)
        content = box.inflate(-2 * sizes.pad, -2 * sizes.pad)
        style = kit.style("title", HEADING, "brass")
        title = kit.type.fit(form.heading, style, (content.width, sizes.head), 18, 1)
        title.draw(self.panel.base, content.topleft)
        body = pygame.Rect(content.x, content.y + sizes.head + sizes.gap, content.width, height)
        if pages:
            rect = pygame.Rect(body.x, body.y, body.width, sizes.row)
            titles = [page.title for page in pages]
            self.panel.add(Choice(kit, PAGES, titles, rect, self._page))
        self._add_columns(columns, body.move(0, turning), sizes)
        self._add_buttons(form.buttons, content.bottomright, sizes)
        wanted = [widget for widget in self.panel.ring.widgets if widget.name == form.first]
        self.panel.ring.focus((wanted or self.panel.ring.widgets)[0])

    def turn(self, outcome: Outcome) -> bool:
        """Turn a page if that was asked for; return whether it was."""
        if outcome.name != PAGES:
            return False
        self._page = int(outcome.value)
        self.panel.resize()
        return True

    def _add_columns(self, columns: list[list[Group]], body: pygame.Rect, sizes: FormSizes) -> None:
        width = (body.width - (len(columns) - 1) * sizes.pad) // len(columns)
        for number, column in enumerate(columns):
            box = pygame.Rect(body.x + number * (width + sizes.pad), body.y, width, sizes.row)
            for group in column:
                if group.title:
                    title = sizes.kit.line(group.title, "ui_semibold", 20, "accent")
                    low = box.y + sizes.title - title.size[1] - 4
                    title.draw(self.panel.base, (box.x, low))
                    box.y += sizes.title
                for row in group.rows:
                    self._add_row(row, box, sizes)
                    box.y += sizes.row_height(row, width)

    def _add_row(self, row: FormRow, box: pygame.Rect, sizes: FormSizes) -> None:
        kit, base = sizes.kit, self.panel.base
        width = round(box.width * row.share)
        left = box.x
        if row.mark is not None:
            side = min(kit.scale.text(56), round(box.height * 0.92))
            put(base, row.mark(side), (left, box.centery - side // 2))
            left += side + sizes.gap
        room = (box.right - width - sizes.gap - left, box.height)
        label = kit.type.fit(row.label, kit.style("ui", 20), room, 14, 2)
        label.draw(base, (left, box.centery - label.size[1] // 2))
        if row.hint:
            sizes.hint(row.hint, box.width).draw(base, (box.x, box.bottom))
        self.panel.add(row.make(pygame.Rect(box.right - width, box.y, width, box.height)))

    def _add_buttons(
        self, buttons: list[FormButton], corner: tuple[int, int], sizes: FormSizes
    ) -> None:
        right, low = corner
        for one in buttons:
            width = Button.width_for(sizes.kit, one.label, icon=one.icon) + sizes.gap
            rect = pygame.Rect(right - width, low - sizes.foot, width, sizes.foot)
            button = Button(
                sizes.kit, one.name, one.label, rect, primary=one.primary, icon=one.icon
            )
            self.panel.add(button)
            right = rect.left - sizes.gap


def form_gap(kit: Kit) -> int:
    """Return the distance of what belongs together in a form."""
    return max(6, kit.scale.px(10))
