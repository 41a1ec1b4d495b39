"""Asks SDL what pygame does not pass on: usable areas, frames, states, and parts of a picture."""

import ctypes
import sys
from collections.abc import Sequence
from functools import cache

import pygame
import pygame.base

FULLSCREEN, MINIMISED, MAXIMISED = 0x1, 0x40, 0x80  # among the flags of a window
SPOKEN = 2  # the SDL whose functions are called here; the next one gave them other meanings
USUAL_DPI = 96.0


class _Box(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


class Sdl:
    """The library that pygame has loaded; every answer is a plain value, or none."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._count = library.SDL_GetNumVideoDisplays
        self._bounds = library.SDL_GetDisplayBounds
        self._usable = library.SDL_GetDisplayUsableBounds
        self._dpi = library.SDL_GetDisplayDPI
        self._shown_on = library.SDL_GetWindowDisplayIndex
        self._flags = library.SDL_GetWindowFlags
        self._borders = library.SDL_GetWindowBordersSize
        self._update = library.SDL_UpdateWindowSurfaceRects
        self._find = library.SDL_GetWindowFromID
        self._find.restype = ctypes.c_void_p
        self._flags.restype = ctypes.c_uint32
        for function in (self._bounds, self._usable):
            function.argtypes = (ctypes.c_int, ctypes.POINTER(_Box))
        real, whole = ctypes.POINTER(ctypes.c_float), ctypes.POINTER(ctypes.c_int)
        self._dpi.argtypes = (ctypes.c_int, real, real, real)
        self._borders.argtypes = (ctypes.c_void_p, whole, whole, whole, whole)
        self._update.argtypes = (ctypes.c_void_p, ctypes.POINTER(_Box), ctypes.c_int)
        for function in (self._shown_on, self._flags):
            function.argtypes = (ctypes.c_void_p,)

    def screens(self) -> list[pygame.Rect]:
        """Return where each screen lies on the desktop."""
        found = []
        for number in range(max(0, self._count())):
            box = _Box()
            if self._bounds(number, box) == 0:
                found.append(_rect(box))
        return found

    def usable(self, number: int) -> pygame.Rect | None:
        """Return what panels and docks leave free on a screen."""
        box = _Box()
        return _rect(box) if self._usable(number, box) == 0 else None

    def density(self, number: int) -> float | None:
        """Return how dense a screen is, where 1 is usual."""
        across = ctypes.c_float()
        if self._dpi(number, None, across, None) != 0:
            return None
        return across.value / USUAL_DPI

    def screen_of(self, window: int) -> int:
        """Return the number of the screen that a window is on."""
        return max(0, int(self._shown_on(self._find(window))))

    def flags(self, window: int) -> int:
        """Return the states of a window."""
        return int(self._flags(self._find(window)))

    def corner(self, window: int) -> tuple[int, int]:
        """Return how far the inside of a window lies from the left and the top of its frame."""
        top, left = ctypes.c_int(), ctypes.c_int()
        known = self._borders(self._find(window), top, left, None, None) == 0
        return (left.value, top.value) if known else (0, 0)

    def show(self, window: int, parts: Sequence[pygame.Rect]) -> bool:
        """Bring parts of a window's surface to the screen; return whether that was possible."""
        boxes = (_Box * len(parts))(*(_Box(part.x, part.y, part.w, part.h) for part in parts))
        return bool(self._update(self._find(window), boxes, len(parts)) == 0)


@cache
def reach() -> Sdl | None:
    """Return the library in use; where it cannot be reached, the program does without."""
    if pygame.get_sdl_version()[0] != SPOKEN:
        return None
    try:
        return Sdl(_library())
    except (OSError, AttributeError):
        return None


def _library() -> ctypes.CDLL:
    if sys.platform == "win32":
        name = "SDL2.dll"
        find = ctypes.windll.kernel32.GetModuleHandleW
        find.restype = ctypes.c_void_p
        return ctypes.CDLL(name, handle=find(name))
    # Whoever looks into a library sees what it stands on, too: wherever that lies.
    return ctypes.CDLL(str(pygame.base.__file__))


def _rect(box: _Box) -> pygame.Rect:
    return pygame.Rect(box.x, box.y, box.w, box.h)
