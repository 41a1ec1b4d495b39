"""What lies flat on the table and changes rarely: drawn into the settled picture, part by part."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from tabletop.ui.drawing.canvas import Canvas

OPAQUE_DEPTH = 24


class Part(ABC):
    """Something drawn inside its own area; `dirty` asks for that area to be painted again."""

    layer = 0  # what lies in a lower one is drawn first

    def __init__(self, area: pygame.Rect) -> None:
        self.area = pygame.Rect(area)
        self.dirty = False
        self.cut = False  # whether a text had to be cut when it was last drawn

    @abstractmethod
    def draw(self, target: pygame.Surface) -> None:
        """Draw onto the picture of the whole window."""


class Flat:
    """The settled picture of a table: its surface and the parts on it, in order."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.surface: pygame.Surface | None = None
        self.parts: list[Part] = []

    def show(self, surface: pygame.Surface, ground: Sequence[Part], parts: Sequence[Part]) -> None:
        """Take a new surface, ground that never changes and parts that do; paint everything."""
        whole = surface.copy()
        for part in ground:
            part.draw(whole)
        # It is opaque, and as large as the window: three bytes do for each pixel.
        self.surface = whole.convert(OPAQUE_DEPTH)
        self.parts = list(parts)
        self.canvas.rebuild(self.paint)

    def refresh(self) -> None:
        """Have the areas of changed parts painted again."""
        for part in self.parts:
            if part.dirty:
                part.dirty = False
                self.canvas.rebuild(area=part.area)

    def paint(self, target: pygame.Surface) -> None:
        """Paint what lies inside the clip of the target."""
        clip = target.get_clip()
        if self.surface is not None:
            target.blit(self.surface, clip, clip)
        for part in self.parts:
            if part.area.colliderect(clip):
                part.draw(target)
