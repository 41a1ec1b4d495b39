"""The emblem of the house, drawn at any size."""

from pathlib import Path

import pygame

from tabletop import paths

SMALL = 24


def window_icon(size: int) -> pygame.Surface:
    """Draw the emblem of the house: a dome that hangs from a coat hook, brass on night blue."""
    return pygame.image.load_sized_svg(emblem(size), (size, size))


def emblem(size: int) -> Path:
    """Return the drawing of the emblem that is clear at this size."""
    name = "emblem_small.svg" if size <= SMALL else "emblem.svg"
    return paths.assets() / "common" / name
