"""What panels that lie beside a thing have in common: which choice is looked at, and going away."""

from collections.abc import Callable, Sequence
from typing import final

import pygame

from tabletop.ui.widgets.widget import Widget

NOTHING_POINTED = -1
RIGHT = 3  # the button of the mouse


@final
class PointedChoice:
    """Tells the table which choice the pointer is on, else the one that Enter would make."""

    def __init__(self, point: Callable[[int], None]) -> None:
        self._point = point
        self._pointed = NOTHING_POINTED

    def notice(self, choices: Sequence[Widget]) -> None:
        """Look at the choices, none where one has been made, and tell what changed."""
        looked = [i for i, one in enumerate(choices) if one.hovered]
        looked += [i for i, one in enumerate(choices) if one.focused]
        pointed = looked[0] if looked else NOTHING_POINTED
        if pointed != self._pointed:
            self._pointed = pointed
            self._point(pointed)


def waved_away(event: pygame.Event, box: pygame.Rect) -> bool:
    """Tell whether somebody pressed beside a panel, or with the right button."""
    pressed = event.type == pygame.MOUSEBUTTONDOWN
    return pressed and bool(event.button == RIGHT or not box.collidepoint(event.pos))
