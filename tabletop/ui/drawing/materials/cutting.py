"""Cuts a picture out of the window for things that draw themselves in window coordinates."""

from collections.abc import Callable

import pygame

from tabletop.ui.drawing.paint import layer


def cut_out(
    window: tuple[int, int], area: pygame.Rect, draw: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    """Return what `draw` paints inside an area of a window, as a picture of that area's size."""
    page = layer((min(window[0], area.right), min(window[1], area.bottom)))
    page.set_clip(area)
    draw(page)
    page.set_clip(None)
    return page.subsurface(area).copy()
