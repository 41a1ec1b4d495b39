"""Draws the emblem in every size and form that a system asks for."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from shipping.release import COMMAND
from tabletop.ui.desktop.emblem import window_icon

if TYPE_CHECKING:
    from pathlib import Path

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_SIZES = (32, 64, 128, 256, 512, 1024)


def write_icons(folder: Path) -> None:
    """Write the icons of all systems: .png in many sizes, .ico for Windows, .icns for macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        write_png(folder / f"{COMMAND}-{size}.png", size)
    *smaller, largest = [picture(size) for size in WINDOWS_SIZES]
    sides = [(size, size) for size in WINDOWS_SIZES]
    largest.save(folder / f"{COMMAND}.ico", append_images=smaller, sizes=sides)
    *smaller, largest = [picture(size) for size in MAC_SIZES]
    largest.save(folder / f"{COMMAND}.icns", append_images=smaller)


def write_png(target: Path, size: int) -> None:
    """Write the emblem as one picture of this size."""
    target.parent.mkdir(parents=True, exist_ok=True)
    picture(size).save(target, "PNG")


@cache
def picture(size: int) -> Image.Image:
    """Draw the emblem: every size from the drawing itself, none shrunk from another."""
    drawn = window_icon(size)
    return Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
