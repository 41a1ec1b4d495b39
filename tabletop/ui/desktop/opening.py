"""Opens the window, or says in one word that there is no display."""

import ctypes
import os
import sys
from collections.abc import Callable

import pygame

from tabletop.ui.desktop import monitors, placing, sdl
from tabletop.ui.desktop.main_window import TITLE, MainWindow
from tabletop.ui.desktop.placing import Opening, Size, WindowPlace
from tabletop.ui.drawing import heap

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
DRIVER = "SDL_VIDEODRIVER"
INVISIBLE_DRIVERS = ("dummy", "offscreen")
WINDOW_CLASS = "cloakroom"
FRAMES_LIBRARY = "libdecor-0.so.0"  # draws title bars where the desktop leaves that to programs
FRAMELESS = "GNOME"


class NoDisplay(Exception):  # noqa: N818 - a fact about the machine, no error of the program
    """Raised when no screen can be reached."""


def open_window(size: Size, title: str = TITLE) -> MainWindow:
    """Open a window of exactly this size, wherever the window system wants it."""
    return _open(lambda: Opening(size), title)


def open_like(last: WindowPlace) -> MainWindow:
    """Open the window as it was closed last, or for the first time, on the screens there are."""

    def chosen() -> Opening:
        screens = monitors.found(pygame.display.get_driver(), sdl.reach())
        return placing.opening(last, screens, pygame.mouse.get_pos(desktop=True))

    return _open(chosen, TITLE)


def _open(choose: Callable[[], Opening], title: str) -> MainWindow:
    heap.prepare()
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS  # pygame has put the script's name there
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    chosen_by_user = DRIVER in os.environ
    try:
        if not chosen_by_user and _sharper_on_wayland():
            try:
                return MainWindow(choose(), title)
            except pygame.error:  # it has no way to draw there
                pygame.display.quit()
        pygame.display.init()
        _be_quick()
        window = MainWindow(choose(), title)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in INVISIBLE_DRIVERS and not chosen_by_user:
        window.close()
        pygame.display.quit()
        raise NoDisplay(f"no screen, only the invisible driver {driver}")
    return window


def _be_quick() -> None:
    if pygame.display.get_driver() == monitors.X11:
        # SDL would otherwise send every small update through OpenGL: 100 times slower without GPU.
        os.environ.setdefault(ACCELERATION, "0")


def _sharper_on_wayland() -> bool:
    """Tell whether to stay on Wayland, which is then started.

    SDL prefers X11, which is quicker. But desktops that enlarge everything draw the windows of X11
    small and stretch the pictures.
    """
    if not (os.environ.get("WAYLAND_DISPLAY") and os.environ.get("DISPLAY") and _has_frames()):
        return False
    os.environ[DRIVER] = monitors.WAYLAND
    try:
        pygame.display.init()
        if monitors.is_stretched():
            return True
    except pygame.error:
        pass
    finally:
        del os.environ[DRIVER]
    pygame.display.quit()
    return False


def _has_frames() -> bool:
    """Tell whether a window on Wayland would have a title bar."""
    if FRAMELESS not in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return True
    try:
        ctypes.CDLL(FRAMES_LIBRARY)
    except OSError:
        return False
    return True
