"""The bar below an example: what it is about, buttons to step and play, and the ways on."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.screens.timeline import WatchBar
from tabletop.ui.widgets.controls import Button, IconButton
from tabletop.words.text import Texts

AGAIN, BACK, PLAY, FORWARD = "again", "back", "play", "forward"
BEFORE, AFTER, TRY, LEAVE = "before", "after", "try", "leave"
STEPS = ((AGAIN, "rewind"), (BACK, "arrow_left"), (PLAY, "play"), (FORWARD, "arrow_right"))
OTHERS = ((BEFORE, "arrow_left"), (AFTER, "arrow_right"))
WAYS = ((TRY, "cards"), (LEAVE, "book"))
LEAST_CAPTION = 0.3  # share of the bar that the caption keeps
DENSE = 0.8  # how much smaller than usual a long caption may be set


class ExampleBar(WatchBar):
    """Steps on the left, the caption in the middle, the ways on at the right."""

    def __init__(self, kit: Kit, texts: Texts, examples: int, leave: str = "showing.leave") -> None:
        self._pad = max(6, kit.scale.px(10))
        side = kit.scale.target(44)
        super().__init__(kit, 2 * side + 3 * self._pad)
        self.texts = texts
        self.title = self.caption = self.count = ""
        row = self.area.inflate(-2 * self._pad, -2 * self._pad)
        self.buttons: dict[str, IconButton] = {}
        right = self._add_icons(STEPS, row.topleft, side)
        if examples > 1:
            self._add_icons(OTHERS[:1], (row.x, row.bottom - side), side)
            self._add_icons(OTHERS[1:], (right - side, row.bottom - side), side)
        self._count_box = pygame.Rect(row.x, row.bottom - side, right - row.x, side)
        self._count_box.inflate_ip(-2 * side - self._pad, 0)
        left = self._add_ways(row, side, leave)
        self._box = pygame.Rect(right + 2 * self._pad, row.y, 0, row.height)
        self._box.width = left - 2 * self._pad - self._box.x
        self.ring.focus(self.buttons[PLAY])

    def _add_icons(self, icons: tuple[tuple[str, str], ...], at: tuple[int, int], side: int) -> int:
        """Add icons from a point to the right; return where they end."""
        left, top = at
        for name, icon in icons:
            rect = pygame.Rect(left, top, side, side)
            hint = self.texts.text(f"showing.{name}")
            self.buttons[name] = IconButton(self.kit, name, icon, rect, hint)
            self.ring.widgets.append(self.buttons[name])
            left = rect.right + self._pad // 2
        return left - self._pad // 2

    def _add_ways(self, row: pygame.Rect, side: int, leave: str) -> int:
        """Add the ways on, one above the other; return where they begin."""
        labels = {TRY: self.texts.text("showing.try"), LEAVE: self.texts.text(leave)}
        wide = max(Button.width_for(self.kit, label, icon="play") for label in labels.values())
        wide = min(wide, round(row.width * (1 - LEAST_CAPTION) / 2))
        top = row.y
        for name, icon in WAYS:
            rect = pygame.Rect(row.right - wide, top, wide, side)
            label = labels[name]
            self.ring.widgets.append(
                Button(self.kit, name, label, rect, primary=name == LEAVE, icon=icon)
            )
            top = rect.bottom + self._pad
        return row.right - wide

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Return where the caption and the controls are; no two of them may overlap."""
        return [self._box, *(widget.rect for widget in self.ring.widgets)]

    def show(self, title: str, caption: str, count: str, *, playing: bool) -> None:
        """Say what is shown, and whether it goes on by itself."""
        icon = "pause" if playing else "play"
        now = (self.title, self.caption, self.count, self.buttons[PLAY].icon)
        if now != (title, caption, count, icon):
            self.title, self.caption, self.count = title, caption, count
            self.buttons[PLAY].icon = icon
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the board, the caption and the controls."""
        self.draw_board(target)
        kit, box = self.kit, self._box
        head = kit.style("ui_semibold", 18, "brass")
        title = kit.type.fit(
            self.title, head, (box.width, head.px * 2), kit.least(SMALLEST_TEXT), 1
        )
        style = kit.style("text", 22)
        room = (box.width, box.height - title.size[1])
        text = kit.type.fit(self.caption, style, room, round(kit.scale.text(20) * DENSE))
        self.cut = title.cut or text.cut
        top = box.y + (box.height - title.size[1] - text.size[1]) // 2
        title.draw(target, (box.x, top))
        text.draw(target, (box.x, top + title.size[1]))
        if self.count:
            style = kit.style("ui_semibold", 18, "text_soft", "center")
            number = kit.type.fit(self.count, style, self._count_box.size, 12, 1)
            number.draw_in(target, self._count_box)
        self.ring.draw(target)
