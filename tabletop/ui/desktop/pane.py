"""What a scene is drawn on: a surface, and behind it a window or nothing."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from tabletop.ui.desktop.placing import WindowPlace


class Pane(Protocol):
    """What the application asks of a window."""

    surface: pygame.Surface

    @property
    def density(self) -> float:
        """Return how many pixels the desktop wants for a usual one."""

    @property
    def letters(self) -> float:
        """Return how much more than everything else the desktop wants texts enlarged."""

    @property
    def pointer(self) -> tuple[int, int]:
        """Return the pixel that the pointer is on."""

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Bring parts of the surface to the screen."""

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return an event with the pixels that it happened on."""

    def look_again(self) -> None:
        """Ask the desktop anew: the window may be on another screen."""

    def toggle_fullscreen(self) -> None:
        """Fill the whole screen at its own resolution, or go back to a window."""

    def resize(self, size: tuple[int, int]) -> None:
        """Ask the window system for another size, as if an edge were dragged."""

    def place(self) -> WindowPlace | None:
        """Return how the window stands; nothing where there is none."""

    def close(self) -> None:
        """Take the window off the screen."""


class Unseen:
    """A surface that nobody sees."""

    density = letters = 1.0

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface

    @property
    def pointer(self) -> tuple[int, int]:
        """Return the pixel that the pointer is on."""
        return pygame.mouse.get_pos()

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Have no screen to bring it to."""

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return an event as it is."""
        return event

    def look_again(self) -> None:
        """Have no desktop to ask."""

    def toggle_fullscreen(self) -> None:
        """Stay as it is."""

    def resize(self, size: tuple[int, int]) -> None:
        """Stay as it is."""

    def place(self) -> WindowPlace | None:
        """Return nothing: it stands nowhere."""
        return None

    def close(self) -> None:
        """Have nothing to take away."""
