"""Draws lines and shapes at a multiple of the final size and brings pictures to and from files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from PIL import Image

from art.kinds import Colour
from art.plane.grid import Array, clip, enlarge, reduce, single

Line = Sequence[tuple[float, float]] | Array


class Sheet:
    """A drawing of some size in units of final pixels, kept several times finer."""

    def __init__(self, width: int, height: int, ground: Colour, scale: int = 3) -> None:
        self.scale = scale
        self.surface = pygame.Surface((width * scale, height * scale))
        self.surface.fill([round(part) for part in ground])

    def line(
        self, points: Line, paint: Colour, width: float = 0.7, *, closed: bool = False
    ) -> None:
        """Draw a line through points."""
        drawn = np.asarray(points, np.float64) * self.scale
        thick = max(1, round(width * self.scale))
        pygame.draw.lines(
            self.surface, [round(part) for part in paint], closed, drawn.tolist(), thick
        )

    def disc(self, at: tuple[float, float], radius: float, paint: Colour) -> None:
        """Fill a circle."""
        centre = (at[0] * self.scale, at[1] * self.scale)
        pygame.draw.circle(
            self.surface, [round(part) for part in paint], centre, radius * self.scale
        )

    def paste(self, picture: Array) -> None:
        """Lay a picture of the final size under everything drawn later."""
        size = self.surface.get_size()
        large = np.rint(clip(enlarge(picture, *size), 0, 255)).astype(np.uint8)
        self.surface.blit(pygame.image.frombytes(large.tobytes(), size, "RGB"), (0, 0))

    def picture(self) -> Array:
        """Return the drawing at its final size."""
        return reduce(self.full(), self.scale)

    def full(self) -> Array:
        """Return the drawing as fine as it was made."""
        width, height = self.surface.get_size()
        raw = np.frombuffer(pygame.image.tobytes(self.surface, "RGB"), np.uint8)
        return single(raw.reshape(height, width, 3))


def write(picture: Array, file: Path, quality: int = 80) -> None:
    """Write a picture as JPG or, when it is see-through, as PNG."""
    raw = np.ascontiguousarray(np.rint(clip(picture, 0, 255)).astype(np.uint8))
    image = Image.fromarray(raw)
    if picture.shape[2] == 4:
        image.save(file, "PNG", optimize=True)
    else:
        image.save(file, "JPEG", quality=quality, optimize=True, progressive=False, subsampling=2)
