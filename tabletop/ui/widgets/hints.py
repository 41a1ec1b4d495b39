"""Shows the hints of a screen's widgets: under the pointer, else at the keyboard's place."""

import pygame

from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.cutting import cut_out
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.popups import Tooltip
from tabletop.ui.widgets.widget import FocusRing

HINT_Z = 900_000


class Hints:
    """One tooltip for a ring of widgets."""

    def __init__(self, stage: Stage, ring: FocusRing, z: int = HINT_Z) -> None:
        self.stage = stage
        self._z = z
        self.ring = ring
        self._tooltip = Tooltip(stage.kit)
        self._sprite: Sprite | None = None

    def handle(self, event: pygame.Event) -> None:
        """Take note of what the pointer or the keyboard rests on now."""
        if event.type == pygame.MOUSEMOTION:
            found = self.ring.hint_at(event.pos)
        elif event.type == pygame.KEYDOWN:
            found = self.ring.focused
        else:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._tooltip.dismiss()
            return
        if found is None:
            self._tooltip.point("", pygame.Rect(0, 0, 0, 0))
        else:
            self._tooltip.point(found.hint, found.rect)

    def advance(self, seconds: float) -> None:
        """Let time pass, and show or hide the hint."""
        self._tooltip.advance(seconds)
        if not self._tooltip.dirty:
            return
        self._tooltip.dirty = False
        self.hide()
        if self._tooltip.visible:
            canvas = self.stage.canvas
            area = self._tooltip.rect.inflate(40, 40).clip(canvas.bounds)
            picture = cut_out(canvas.bounds.size, area, self._tooltip.draw)
            self._sprite = canvas.add(Sprite(picture, area.topleft, self._z))

    def dismiss(self) -> None:
        """Take the hint away until the pointer goes elsewhere."""
        self._tooltip.dismiss()

    def hide(self) -> None:
        """Leave the canvas."""
        if self._sprite is not None:
            self.stage.canvas.remove(self._sprite)
            self._sprite = None
