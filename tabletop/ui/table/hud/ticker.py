"""The ticker: the last sentences of the log on a strip beside the prompt; a press opens the log.

The newest one is told whole to whoever rests on it where the strip is too small.
"""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import well
from tabletop.ui.drawing.paint import put, rounded_box
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.widgets.widget import Outcome, Widget

LOG = "log"
GLASS = 214  # how much of the table is not seen through the strip


class TickerFace(Widget):
    """The strip itself: the newest sentence bright, the one before it above, where both fit."""

    def __init__(self, kit: Kit, rect: pygame.Rect, hint: str) -> None:
        super().__init__(kit, LOG, rect)
        self.opens = self.hint = hint
        self.lines: list[str] = []

    def show(self, lines: Sequence[str]) -> None:
        """Show these sentences, and have the hint tell the newest one if it is cut."""
        self.lines = list(lines)
        cut = any(laid.cut for laid in self.set_in(self._room)[-1:])
        self.hint = f"{escaped(lines[-1])}\n_{self.opens}_" if cut else self.opens

    def activate(self) -> Outcome | None:
        """Open the log."""
        return Outcome(self.name)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the strip, its sign and the sentences."""
        kit, theme = self.kit, self.kit.theme
        radius = min(self.rect.height // 3, theme.radii["panel"])
        put(target, well(self.rect.size, radius, theme["well"], GLASS), self.rect)
        if self.hovered:
            rounded_box(target, theme["brass"], self.rect, radius, max(1, kit.scale.px(2)))
        pad, side = self._pad, self._side
        sign = kit.icons.get(LOG, side, theme["brass" if self.hovered else "text_soft"])
        put(target, sign, (self.rect.x + pad, self.rect.centery - side // 2))
        left = self.rect.x + pad + side + pad
        laid = self.set_in(self._room)
        top = self.rect.centery - sum(line.size[1] for line in laid) / 2
        for line in laid:
            line.draw(target, (left, top))
            top += line.size[1]

    @property
    def _pad(self) -> int:
        return max(8, self.kit.scale.px(12))

    @property
    def _side(self) -> int:
        """Return how large the sign is."""
        return min(self.kit.scale.text(20), self.rect.height - 8)

    @property
    def _room(self) -> int:
        """Return how wide a line of the sentences is: all but the sign and the gaps around it."""
        return max(1, self.rect.width - self._side - 3 * self._pad)

    def set_in(self, width: int) -> list[Laid]:
        """Return what is shown, from older sentences to the newest: as many as there is room for.

        The newest may take a second line; one that would be cut is shown only where it is alone.
        """
        kit, high = self.kit, self.rect.height - 6
        style = kit.style("ui", 17)
        px = max(kit.least(SMALLEST_TEXT), min(style.px, int(high / 2 / style.leading)))
        style = replace(style, px=px)
        shown: list[Laid] = []
        for text in reversed(self.lines):
            colour = kit.theme["text_soft" if shown else "text"]
            room = int((high - sum(line.size[1] for line in shown)) // (px * style.leading))
            if shown and room < 1:
                break
            laid = kit.type.layout(
                escaped(text), replace(style, colour=colour), width, max(1, room)
            )
            if shown and laid.cut:
                break
            shown.insert(0, laid)
        return shown


class Ticker(Part):
    """The place of the strip beside the prompt."""

    LINES = 4  # sentences that are kept in view at most

    def __init__(self, kit: Kit, box: pygame.Rect, hint: str) -> None:
        pad = max(4, kit.scale.px(6))
        super().__init__(box.inflate(8, 8))
        self.face = TickerFace(kit, box.inflate(-pad, -2 * pad), hint)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show these sentences, the newest last."""
        if list(lines) != self.face.lines:
            self.face.show(lines)
            self.dirty = True

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass a pointer event on."""
        result = self.face.handle(event)
        self.dirty = self.dirty or self.face.dirty
        return result

    def draw(self, target: pygame.Surface) -> None:
        """Draw the strip."""
        self.face.draw(target)
