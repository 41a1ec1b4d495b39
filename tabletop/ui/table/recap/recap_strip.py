"""The strip on the upper edge of the prompt: the heaviest of what happened, and how many more."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.drawing.scale import SMALLEST_TEXT
from tabletop.ui.table.recap.inked import mark_of
from tabletop.ui.widgets.widget import Outcome, Widget

RECAP = "recap"
HIGH = 1.5  # of its letters: no more than a line of text is hidden


class RecapStrip(Widget):
    """One line; pressed, it opens or folds the sheet above it."""

    def __init__(
        self,
        kit: Kit,
        prompt: pygame.Rect,
        words: tuple[str, str],
        widest: int,
        *,
        loss: bool | None,
    ) -> None:
        """Dock onto a prompt with a sentence and how many more there are."""
        text, more = words
        self._px = kit.scale.text(17)
        high = round(self._px * HIGH)
        self._pad = max(5, kit.scale.px(10))
        self._more = kit.line(more, "ui_bold", 17, "brass_light") if more else None
        beside = 3 * self._pad + self._px + (self._more.size[0] + self._pad if self._more else 0)
        most = widest - beside
        style = kit.style("ui_semibold", 17, "text")
        self._told = kit.type.fit(text, style, (most, high), kit.least(SMALLEST_TEXT), 1)
        box = pygame.Rect(prompt.left, 0, self._told.size[0] + beside, high)
        box.bottom = prompt.top + 2
        super().__init__(kit, RECAP, box)
        self.text = text
        self.loss = loss

    def activate(self) -> Outcome | None:
        """Ask for the sheet."""
        return Outcome(self.name)

    def paint(self, target: pygame.Surface) -> None:
        """Draw mark, sentence and how many more there are."""
        kit, pad = self.kit, self._pad
        radius = self.rect.height // 3
        shadow(self.rect.size, radius, HOVERING, kit.scale.factor).draw(target, self.rect.topleft)
        ground = kit.theme["button_high" if self.hovered else "panel_high"]
        put(target, panel(self.rect.size, radius, ground, max(1, kit.scale.px(2))), self.rect)
        side = self._px
        left = self.rect.x + pad
        put(target, mark_of(kit, side, loss=self.loss), (left, self.rect.centery - side // 2))
        left += side + pad
        self._told.draw(target, (left, self.rect.centery - self._told.size[1] / 2))
        if self._more is not None:
            right = self.rect.right - pad - self._more.size[0]
            self._more.draw(target, (right, self.rect.centery - self._more.size[1] / 2))

    def picture(self, area: pygame.Rect) -> pygame.Surface:
        """Return how it looks now, in an area around it."""
        page = layer((area.right, area.bottom))
        self.draw(page)
        return page.subsurface(area).copy()
