"""The log of a match: every sentence so far; one with a clause behind it opens the rulebook."""

from collections.abc import Sequence

import pygame

from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import BOARD_HEADING, Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome
from tabletop.update import LogLine

OVERLAY_Z = 400_000
STEPS = (pygame.K_UP, pygame.K_DOWN)
JUMPS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
OVERLAY_WIDTH = 0.42


class LogPanel(Part):
    """A board with the sentences of the match; docked in its own area, or above the table."""

    def __init__(self, kit: Kit, title: str, box: pygame.Rect) -> None:
        pad = max(4, kit.scale.px(8))
        self.rect = box.inflate(-2 * pad, -pad)
        super().__init__(box)
        self.kit = kit
        self.title = title
        head = round(kit.scale.text(BOARD_HEADING) * 1.9)
        inner = pygame.Rect(
            self.rect.x + pad,
            self.rect.y + head,
            self.rect.width - 2 * pad,
            self.rect.height - head - pad,
        )
        self.list = ScrollList(kit, "log", inner)
        self._lines: list[LogLine] = []
        self._walked = False  # whether keys have marked a sentence

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these sentences, the newest at the end in view."""
        if list(lines) == self._lines:
            return
        self._lines = list(lines)
        last = lines[-1].number if lines else 0
        self.list.set_rows([_row(line, last) for line in lines], to_end=True)
        self.dirty = True

    def attend(self) -> None:
        """Follow the ring: keys begin at the newest sentence, and leave no mark behind."""
        rows = self.list
        if rows.focused and not rows.chosen_name:
            rows.chosen = len(rows.rows)
            rows.key(pygame.K_UP)
        elif self._walked and not rows.focused:
            rows.chosen = -1
            rows.dirty = True
        self._walked = rows.focused

    def walk(self, key: int) -> bool:
        """Go along the sentences while the ring is here; return whether the key led to another."""
        rows = self.list
        if not rows.focused or key not in (*STEPS, *JUMPS):
            return False
        before = rows.chosen, rows.offset
        rows.key(key)
        return (rows.chosen, rows.offset) != before

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Scroll, or return the clause of a sentence that was clicked."""
        result = self.list.handle(event)
        self.dirty = self.dirty or self.list.dirty
        return result

    def draw(self, target: pygame.Surface) -> None:
        """Draw the board, its title and the sentences."""
        kit, theme = self.kit, self.kit.theme
        radius = theme.radii["panel"]
        shadow(self.rect.size, radius, HOVERING, kit.scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, radius, theme["panel"], kit.scale.px(2)), self.rect)
        pad = max(10, kit.scale.px(16))
        style = kit.style("title", BOARD_HEADING, "brass")
        room = (self.rect.width - 2 * pad, round(style.px * 1.6))
        laid = kit.type.fit(self.title, style, room, 14, 1)
        laid.draw(target, (self.rect.x + pad, self.rect.y + round(style.px * 0.35)))
        self.list.draw(target)


def _row(line: LogLine, last: int) -> Row:
    colour = "text" if line.number == last else "text_soft"
    return Row(escaped(line.text), line.clause, size=17, colour=colour)


class FloatingLog:
    """The log above the table, for windows without room beside it."""

    def __init__(self, kit: Kit, canvas: Canvas, title: str, box: pygame.Rect) -> None:
        self.canvas = canvas
        self.panel = LogPanel(kit, title, box)
        self.sprite = Sprite(layer(box.size), box.topleft, OVERLAY_Z)
        self._redraw()
        canvas.add(self.sprite)

    def refresh(self) -> None:
        """Paint the board again if it changed."""
        if self.panel.dirty or self.panel.list.dirty:
            self._redraw()

    def remove(self) -> None:
        """Leave the canvas."""
        self.canvas.remove(self.sprite)

    def _redraw(self) -> None:
        self.panel.dirty = self.panel.list.dirty = False
        # The board draws itself in window coordinates: paint it on a full page and cut it out.
        page = layer(self.canvas.screen.get_size())
        self.panel.draw(page)
        image = layer(self.sprite.image.get_size())
        put(image, page.subsurface(self.panel.area.clip(page.get_rect())), (0, 0))
        self.sprite.show(image)


def floating_box(kit: Kit, window: pygame.Rect) -> pygame.Rect:
    """Return where a log lies above the table: along the right side."""
    width = max(round(window.width * OVERLAY_WIDTH), min(window.width, kit.scale.text(18) * 20))
    top = round(kit.scale.target() * 1.4)
    return pygame.Rect(window.right - width, top, width, window.height - top - kit.scale.px(10))
