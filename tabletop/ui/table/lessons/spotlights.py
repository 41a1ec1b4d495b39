"""The light on what an idea is about: a ring around it, and the rest of the table a little dimmer.

It is only light: nothing below it is kept from the pointer.
"""

from collections.abc import Sequence

import pygame
from pygame import Rect

from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import glow
from tabletop.ui.drawing.paint import layer, rounded_mask

DIM_Z = 225_000  # above everything on the table, below the ring of the keyboard and the hand
GLEAM_Z = DIM_Z + 1
DIMMED = 64  # of 255; with strong contrast the ring alone shows what is meant
SOFT = 14  # pixels of the design over which light goes into shade
RADIUS = 12


class Spotlights:
    """Dims a table and lights some rectangles of it."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit = kit
        self.canvas = canvas
        self._sprites: list[Sprite] = []

    def show(self, lit: Sequence[Rect], clear: Sequence[Rect]) -> None:
        """Light things with a ring around each; what stays clear is only not dimmed."""
        self.remove()
        if not lit:
            return
        if not self.kit.theme.high_contrast:
            shade = self._dimmed([*lit, *clear])
            self._sprites.append(self.canvas.add(Sprite(shade, (0, 0), DIM_Z)))
        scale = self.kit.scale
        spread, line = max(6, scale.px(SOFT)), max(2, scale.px(4))
        for rect in lit:
            around = self._around(rect)
            colour, radius = self.kit.theme["brass_light"], max(6, scale.px(RADIUS))
            cast = glow(around.size, radius, colour, spread, line, clear=True)
            at = (around.x - cast.margin, around.y - cast.margin)
            self._sprites.append(self.canvas.add(Sprite(cast.image, at, GLEAM_Z)))

    def shine(self, shining: bool) -> None:  # noqa: FBT001 - a setter of one flag
        """Light and dim, or leave that to the table while something is in the hand."""
        for sprite in self._sprites:
            sprite.set_visible(shining)

    def remove(self) -> None:
        """Put out every light, and dim nothing."""
        for sprite in self._sprites:
            self.canvas.remove(sprite)
        self._sprites.clear()

    def _around(self, rect: Rect) -> Rect:
        """Return where the ring of a thing is: a little outside of it."""
        more = 2 * max(3, self.kit.scale.px(5))
        return rect.inflate(more, more)

    def _dimmed(self, bright: Sequence[Rect]) -> pygame.Surface:
        shade = layer(self.canvas.bounds.size)
        shade.fill((0, 0, 0, DIMMED))
        soft = max(4, self.kit.scale.px(SOFT))
        for rect in bright:
            hole = self._hole(self._around(rect).size, soft)
            at = (self._around(rect).x - 2 * soft, self._around(rect).y - 2 * soft)
            shade.blit(hole, at, special_flags=pygame.BLEND_RGBA_SUB)
        return shade

    def _hole(self, size: tuple[int, int], soft: int) -> pygame.Surface:
        """Return what is taken from the shade where it is bright: soft at its edges."""
        image = layer((size[0] + 4 * soft, size[1] + 4 * soft))
        grown = (size[0] + soft, size[1] + soft)
        mask = rounded_mask(grown, max(6, self.kit.scale.px(RADIUS)) + soft)
        image.blit(mask, (2 * soft - soft // 2, 2 * soft - soft // 2))
        image = pygame.transform.box_blur(image, soft // 2)
        image.fill((255, 255, 255, DIMMED), special_flags=pygame.BLEND_RGBA_MULT)
        return image
