"""A kit and events for tests of widgets."""

from pathlib import Path

import pygame

from tabletop.ui.drawing.kit import Kit, make_kit
from tabletop.ui.drawing.scale import Scale

ASSETS = Path(__file__).parents[2] / "assets"


def kit_for(width: int = 1280, height: int = 720, text_percent: int = 100) -> Kit:
    """Return the common kit at a window size."""
    return make_kit(ASSETS / "common", None, Scale(width, height, text_percent))


def moved(at: tuple[int, int]) -> pygame.Event:
    """Return the event of the pointer moving somewhere."""
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def down(at: tuple[int, int], button: int = 1) -> pygame.Event:
    """Return the event of a mouse button going down."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: tuple[int, int], button: int = 1) -> pygame.Event:
    """Return the event of a mouse button going up."""
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def key(code: int, mod: int = 0) -> pygame.Event:
    """Return the event of a key going down."""
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def wheel(lines: int) -> pygame.Event:
    """Return the event of the wheel turning."""
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=lines)
