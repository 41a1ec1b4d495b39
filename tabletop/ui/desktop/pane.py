"""What a scene is drawn on: a surface, and behind it a window or nothing."""

from collections.abc import Sequence

import pygame

from tabletop.ui.desktop.placing import Place


class Pane:
    """A surface that nobody sees; a window is a pane that somebody sees."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface

    @property
    def density(self) -> float:
        """Return how many pixels the desktop wants for a usual one."""
        return 1.0

    @property
    def pointer(self) -> tuple[int, int]:
        """Return the pixel that the pointer is on."""
        return pygame.mouse.get_pos()

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Bring parts of the surface to the screen."""

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return an event with the pixels that it happened on."""
        return event

    def look_again(self) -> None:
        """Ask the desktop anew: the window may be on another screen."""

    def toggle_fullscreen(self) -> None:
        """Fill the whole screen, or go back to a window."""

    def resize(self, size: tuple[int, int]) -> None:
        """Ask the window system for another size, as if an edge were dragged."""

    def place(self) -> Place | None:
        """Return how the window stands; nothing where there is none."""
        return None

    def close(self) -> None:
        """Take the window off the screen."""
