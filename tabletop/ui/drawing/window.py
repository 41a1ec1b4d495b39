"""Opens the window, or says in one word that there is no display."""

import os
import sys
from pathlib import Path

import pygame

from tabletop import paths
from tabletop.ui.drawing import heap

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
INVISIBLE_DRIVERS = ("dummy", "offscreen")
WINDOW_CLASS = "cloakroom"
SMALL = 24


class NoDisplay(Exception):  # noqa: N818 - a fact about the machine, no error of the program
    """Raised when no screen can be reached."""


def open_window(size: tuple[int, int], title: str = "Cloakroom") -> pygame.Surface:
    """Open the resizable main window and return its surface."""
    heap.prepare()
    chosen_by_user = "SDL_VIDEODRIVER" in os.environ
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    if sys.platform.startswith("linux"):
        # SDL would otherwise send every small update through OpenGL: 100 times slower without GPU.
        os.environ.setdefault(ACCELERATION, "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        screen = _set_mode(size)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    if pygame.display.get_driver() in INVISIBLE_DRIVERS and not chosen_by_user:
        driver = pygame.display.get_driver()
        pygame.display.quit()
        raise NoDisplay(f"no screen, only the invisible driver {driver}")
    pygame.display.set_caption(title)
    return screen


def _set_mode(size: tuple[int, int]) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_icon(window_icon(64))
    try:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error:
        # Wayland offers no plain framebuffer: let SDL choose its own way there.
        os.environ.pop(ACCELERATION, None)
        pygame.display.quit()
        pygame.display.init()
        pygame.display.set_icon(window_icon(64))
        return pygame.display.set_mode(size, pygame.RESIZABLE)


def window_icon(size: int) -> pygame.Surface:
    """Draw the emblem of the house: a dome that hangs from a coat hook, brass on night blue."""
    return pygame.image.load_sized_svg(emblem(size), (size, size))


def emblem(size: int) -> Path:
    """Return the drawing of the emblem that is clear at this size."""
    name = "emblem_small.svg" if size <= SMALL else "emblem.svg"
    return paths.assets() / "common" / name
