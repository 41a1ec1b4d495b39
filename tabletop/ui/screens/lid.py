"""A game box on the table: it rises towards the hand that reaches for it."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.surfaces import DRAGGED, HOVERING, shadow
from tabletop.ui.drawing.tween import clamp, quad_out
from tabletop.ui.widgets.widget import Outcome, Widget

RISE_SECONDS = 0.1
RISE = 10


class Lid(Widget):
    """The picture of a box; a click plays its game. The button below it is for the keyboard."""

    focusable = False

    def __init__(self, kit: Kit, game: str, rect: pygame.Rect, picture: pygame.Surface) -> None:
        super().__init__(kit, f"lid:{game}", rect)
        self.game = game
        self.moving = False
        self._picture = picture
        self._risen = 0.0

    @property
    def area(self) -> pygame.Rect:
        """Return what the box covers with its shadow, risen or not."""
        margin = self.kit.scale.px(DRAGGED * 4 + RISE) + 8
        return self.rect.inflate(2 * margin, 2 * margin)

    def advance(self, seconds: float, *, wanted: bool, at_once: bool = False) -> None:
        """Rise towards full height while wanted, sink otherwise."""
        step = 1.0 if at_once else seconds / RISE_SECONDS
        risen = clamp(self._risen + (step if wanted else -step))
        self.moving = risen != self._risen
        if self.moving:
            self._risen = risen
            self.dirty = True

    def activate(self) -> Outcome | None:
        """Play."""
        return Outcome(f"play:{self.game}")

    def paint(self, target: pygame.Surface) -> None:
        """Draw the box at its height."""
        up = quad_out(self._risen)
        lift = round(self.kit.scale.px(RISE) * up)
        height = HOVERING + round((DRAGGED - HOVERING) * up / 5) * 5
        radius = max(4, self.kit.scale.px(8))
        cast = shadow(self.rect.size, radius, height, self.kit.scale.factor)
        cast.draw(target, self.rect.topleft)
        put(target, self._picture, self.rect.move(0, -lift))
