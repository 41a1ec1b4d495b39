"""What a move would bring, in a small tag beside where it would go, before it is made."""

from collections.abc import Callable

import pygame

from rules.core.moves import Move
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.table.moves.intents import Intent

TAG_Z = 480_000
WIDTH = 20  # of a tag, in letters of its text
LIST_WIDTH = 30  # of one with a line for each choice


class Previews:
    """Shows the outlook of what is meant, as long as it is meant."""

    def __init__(
        self,
        kit: Kit,
        canvas: Canvas,
        outlook: Callable[[list[Move]], str],
        foresee: Callable[[list[Move]], bool],
    ) -> None:
        self.kit = kit
        self.canvas = canvas
        self.outlook = outlook
        self.foresee = foresee  # whether the table itself shows it
        self.text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._intent: Intent | None = None
        self._sprite: Sprite | None = None

    def point(self, intent: Intent | None, avoid: pygame.Rect) -> None:
        """Say what is meant now, and what the tag should not cover beside its anchor."""
        if intent == self._intent:
            return
        self.hide()
        self._intent = intent
        told = intent is None or self.foresee(list(intent.moves))
        self.text = self.outlook(list(intent.moves)) if intent is not None and not told else ""
        if intent is not None and self.text:
            self._show(intent.anchor, [intent.near, avoid])

    def hide(self) -> None:
        """Take the tag away."""
        if self._sprite is not None:
            self.canvas.remove(self._sprite)
        if self._intent is not None:
            self.foresee([])
        self._sprite = self._intent = None
        self.text = ""

    def _show(self, anchor: pygame.Rect, avoid: list[pygame.Rect]) -> None:
        kit = self.kit
        style = kit.style("ui_semibold", 18, "accent")
        letters = WIDTH if "\n" not in self.text else LIST_WIDTH
        laid = kit.type.layout(self.text, style, kit.scale.text(18) * letters)
        pad = max(8, kit.scale.px(12))
        size = (laid.size[0] + 2 * pad, laid.size[1] + pad)
        self.rect = beside(size, anchor, avoid, self.canvas.bounds)
        cast = shadow(size, 8, HOVERING, kit.scale.factor)
        image = layer((size[0] + 2 * cast.margin, size[1] + 2 * cast.margin))
        cast.draw(image, (cast.margin, cast.margin))
        put(image, panel(size, 8, kit.theme["panel_high"], 2), (cast.margin, cast.margin))
        laid.draw(image, (cast.margin + pad, cast.margin + pad // 2))
        at = (self.rect.x - cast.margin, self.rect.y - cast.margin)
        self._sprite = self.canvas.add(Sprite(image, at, TAG_Z))


def beside(
    size: tuple[int, int], anchor: pygame.Rect, avoid: list[pygame.Rect], bounds: pygame.Rect
) -> pygame.Rect:
    """Return where a tag lies: above, below or beside its anchor, wherever it covers least."""
    gap = 8
    above, below, right, left = (pygame.Rect((0, 0), size) for _ in range(4))
    above.midbottom = (anchor.centerx, anchor.top - gap)
    below.midtop = (anchor.centerx, anchor.bottom + gap)
    right.midleft = (anchor.right + gap, anchor.centery)
    left.midright = (anchor.left - gap, anchor.centery)
    places = [rect.clamp(bounds.inflate(-8, -8)) for rect in (above, below, right, left)]

    def covered(rect: pygame.Rect) -> int:
        parts = [rect.clip(anchor)] * 4 + [rect.clip(other) for other in avoid]
        return sum(part.width * part.height for part in parts)

    return min(places, key=covered)
