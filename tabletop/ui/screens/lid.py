"""A game box on the table: it rises towards the hand that reaches for it."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import DRAGGED, HOVERING, shadow
from tabletop.ui.drawing.paint import put, resized
from tabletop.ui.drawing.tween import clamp, quad_out
from tabletop.ui.table import feel
from tabletop.ui.widgets.widget import Outcome, Widget

STEPS = 8  # pictures between lying and held: so many sizes are made and kept


class Lid(Widget):
    """The picture of a box; it opens when pressed."""

    def __init__(self, kit: Kit, game: str, rect: pygame.Rect, picture: pygame.Surface) -> None:
        super().__init__(kit, f"lid:{game}", rect)
        self.game = game
        self.picture = picture
        self.moving = False
        self._risen = 0.0
        self._held = 0.0
        self._taken = False
        self._sizes: dict[int, pygame.Surface] = {0: picture}

    @property
    def area(self) -> pygame.Rect:
        """Return what the box covers with its shadow, risen or not."""
        margin = self.kit.scale.px(DRAGGED * 4 + feel.HOVER_LIFT) + 8
        grown = round(max(self.rect.size) * (feel.PICK_UP_SCALE - 1))
        return self.rect.inflate(2 * (margin + grown), 2 * (margin + grown))

    def advance(self, seconds: float, *, wanted: bool, at_once: bool = False) -> None:
        """Rise while wanted and come nearer while pressed; sink otherwise."""
        rise = feel.HOVER_IN if wanted else feel.HOVER_OUT
        risen = _towards(self._risen, seconds / rise, wanted=wanted, at_once=at_once)
        held = _towards(self._held, seconds / feel.PICK_UP, wanted=self.pressed, at_once=at_once)
        self.moving = (risen, held) != (self._risen, self._held)
        if self.moving:
            self._risen, self._held = risen, held
            self.dirty = True

    def set_taken(self, *, taken: bool) -> None:
        """Take the box off the table, or lay it down again."""
        if taken != self._taken:
            self._taken = taken
            self.dirty = True

    def activate(self) -> Outcome | None:
        """Open the box."""
        return Outcome(f"open:{self.game}")

    def paint(self, target: pygame.Surface) -> None:
        """Draw the box at its height."""
        if self._taken:
            return
        up = quad_out(self._risen)
        near = quad_out(self._held)
        picture = self._sized(round((up + near) / 2 * STEPS))
        lift = round(self.kit.scale.px(feel.HOVER_LIFT) * 0.6 * up)
        height = HOVERING + round((DRAGGED - HOVERING) * max(up * 0.6, near) / 2) * 2
        size = picture.get_size()
        place = picture.get_rect(center=self.rect.center).move(0, -lift)
        cast = shadow(size, max(4, size[0] // 60), height, self.kit.scale.factor)
        cast.draw(target, (place.x, place.y + lift))
        put(target, picture, place)

    def _sized(self, step: int) -> pygame.Surface:
        """Return the box as large as it looks when it has come nearer by some steps."""
        if step not in self._sizes:
            scale = 1 + (feel.PICK_UP_SCALE - 1) * step / STEPS
            size = (round(self.rect.width * scale), round(self.rect.height * scale))
            self._sizes[step] = resized(self.picture, size)
        return self._sizes[step]


def _towards(now: float, step: float, *, wanted: bool, at_once: bool) -> float:
    step = 1.0 if at_once else step
    return clamp(now + (step if wanted else -step))
