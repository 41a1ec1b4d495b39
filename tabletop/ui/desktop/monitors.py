"""What the desktop offers a window: its screens, the room on each, and how large things shall be.

Positions and sizes are in the units of the window system: pixels on X11 and Windows, points of
which each has several pixels on Wayland and macOS.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Protocol

import pygame

from tabletop.ui.desktop import xsettings

X11, WAYLAND, WINDOWS = "x11", "wayland", "windows"  # names of SDL's drivers
TITLE_BAR = 40  # the highest that is usual, at a density of 1
LARGEST = 4.0  # more than any desktop offers is a mistake


@dataclass(frozen=True)
class Screen:
    """The room for the inside of a window, title bar left out, and units for one usual pixel."""

    room: pygame.Rect
    density: float = 1.0


class SystemLibrary(Protocol):
    """Who knows the screens."""

    def screens(self) -> list[pygame.Rect]:
        """Return where each screen lies on the desktop."""

    def usable(self, number: int) -> pygame.Rect | None:
        """Return what panels and docks leave free on a screen."""

    def density(self, number: int) -> float | None:
        """Return how dense a screen is, where 1 is usual."""


def found(driver: str, library: SystemLibrary | None) -> list[Screen]:
    """Return all screens of the desktop, the main one first."""
    if library is None:
        sizes = pygame.display.get_desktop_sizes()[:1]
        return [_screen(driver, pygame.Rect((0, 0), size), 1.0) for size in sizes]
    listed = []
    for number, whole in enumerate(library.screens()):
        usable = library.usable(number)
        # Where panels on several screens confuse the desktop, nothing of one may be left.
        free = usable if usable is not None and usable.width and usable.height else whole
        listed.append(_screen(driver, free, density(driver, library, number)))
    return listed


def density(driver: str, library: SystemLibrary | None, number: int) -> float:
    """Return units of the window system for one usual pixel on a screen.

    Where units are points, their pixels are the window system's business, and it is told later.
    """
    asked: float | None = None
    if driver == X11:
        asked = xsettings.density()
    elif driver == WINDOWS and library is not None:
        asked = library.density(number)
    return sane(asked or 1.0)


def is_stretched() -> bool:
    """Tell whether a screen of the window system has more pixels than units."""
    sizes = pygame.display.get_desktop_sizes()
    # A screen can be asked for its real pixels, then, besides what it is divided into.
    return any(
        max(pygame.display.list_modes(display=number), default=(0, 0))[0] > size[0]
        for number, size in enumerate(sizes)
    )


def sane(asked: float) -> float:
    """Return a density that can be: nobody wants letters too small to read or larger than cards."""
    return min(LARGEST, max(1.0, asked)) if isfinite(asked) else 1.0


def nearest(screens: Sequence[Screen], at: tuple[int, int]) -> int:
    """Return the number of the screen that a point is on, or else nearest to."""

    def away(screen: Screen) -> int:
        room = screen.room
        across = max(room.left - at[0], 0, at[0] - room.right)
        down = max(room.top - at[1], 0, at[1] - room.bottom)
        return across + down

    return min(range(len(screens)), key=lambda number: away(screens[number]))


def _screen(driver: str, free: pygame.Rect, dense: float) -> Screen:
    bar = min(round(TITLE_BAR * dense), free.height // 4)
    # X11 is told where the frame shall be, the others where the inside of it shall be.
    top = 0 if driver in {X11, WAYLAND} else bar
    return Screen(pygame.Rect(free.x, free.y + top, free.w, free.h - bar), dense)
