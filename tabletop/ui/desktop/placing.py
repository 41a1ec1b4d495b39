"""Decides where the window opens: like last time if that can still be, else as suits the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.player.settings import MAXIMISED, NORMAL, SMALLEST_WINDOW
from tabletop.ui.desktop.monitors import Screen, nearest

COMFORTABLE = (1280, 720)  # in usual pixels; a screen without room for it is filled
MOST = 0.9  # of a screen's room that the first window takes
WIDEST, TALLEST = 16 / 9, 3 / 4  # its shape: width by height, height by width

Size = tuple[int, int]


@dataclass(frozen=True)
class WindowPlace:
    """How a window stood when it was closed; without a form nobody has ever closed one.

    Size and position are those that it has when it neither is maximised nor fills the screen.
    """

    form: str = ""
    size: Size = COMFORTABLE
    position: Size | None = None


@dataclass(frozen=True)
class Opening:
    """What the window system is asked for: without a position it finds one itself."""

    size: Size
    form: str = NORMAL
    position: Size | None = None
    smallest: Size | None = None


def opening(last: WindowPlace, screens: Sequence[Screen], pointer: Size = (0, 0)) -> Opening:
    """Return how to open: the window never reaches beyond the room of one screen."""
    if not screens:
        return Opening(last.size, last.form or NORMAL, None, SMALLEST_WINDOW)
    if not last.form:
        return _first(screens[nearest(screens, pointer)])
    screen = _screen_of(last, screens)
    size = _fitting(last.size, screen)
    position = None if last.position is None else _inside(last.position, size, screen.room)
    return Opening(size, last.form, position or _middle(size, screen.room), _smallest(screen))


def _first(screen: Screen) -> Opening:
    room = screen.room
    wide, high = (round(side * MOST) for side in room.size)
    least_wide, least_high = (round(side * screen.density) for side in COMFORTABLE)
    form = MAXIMISED if wide < least_wide or high < least_high else NORMAL
    shaped = (min(wide, round(high * WIDEST)), min(high, round(wide * TALLEST)))
    size = _fitting(shaped, screen)
    return Opening(size, form, _middle(size, room), _smallest(screen))


def _screen_of(last: WindowPlace, screens: Sequence[Screen]) -> Screen:
    """Return the screen that shows most of where a window was; the main one may be all there is."""
    if last.position is None:
        return screens[0]
    was = pygame.Rect(last.position, last.size)
    parts = [was.clip(screen.room) for screen in screens]
    if not any(part.width and part.height for part in parts):
        return screens[nearest(screens, was.center)]
    shown = [part.width * part.height for part in parts]
    return screens[shown.index(max(shown))]


def _smallest(screen: Screen) -> Size:
    """Return the least size of a window: what the table can bear, or all there is."""
    wide, high = (round(side * screen.density) for side in SMALLEST_WINDOW)
    return min(wide, screen.room.width), min(high, screen.room.height)


def _fitting(size: Size, screen: Screen) -> Size:
    least = _smallest(screen)
    return (
        max(least[0], min(size[0], screen.room.width)),
        max(least[1], min(size[1], screen.room.height)),
    )


def _inside(position: Size, size: Size, room: pygame.Rect) -> Size:
    return (
        max(room.left, min(position[0], room.right - size[0])),
        max(room.top, min(position[1], room.bottom - size[1])),
    )


def _middle(size: Size, room: pygame.Rect) -> Size:
    return room.left + (room.width - size[0]) // 2, room.top + (room.height - size[1]) // 2
