"""Pictures around things, kept small: what repeats along an edge is stored once and stretched.

The shadow of a board as large as the window would take as much room as the window; its corners and
one row and column between them take a thousandth of it, and show the very same pixels.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.paint import Point, layer, put

Size = tuple[int, int]
Draw = Callable[[Size], pygame.Surface]
Lay = Callable[[pygame.Surface, Size], object]
TILE = 128  # the stretched middle is laid in pieces of at most this height


@dataclass(frozen=True, slots=True)
class Cast:
    """A picture around a thing, to be laid `margin` pixels up and left of the thing's corner.

    `small` shows it around a thing of the size `drawn`; the row and the column at `cut` are those
    that repeat where the thing is larger than that.
    """

    small: pygame.Surface
    margin: int
    drawn: Size
    size: Size
    cut: Size

    @property
    def held_bytes(self) -> int:
        """Return how much memory the picture takes."""
        return self.small.get_pitch() * self.small.get_height()

    @property
    def image(self) -> pygame.Surface:
        """Return the whole picture, made anew."""
        whole = layer((self.size[0] + 2 * self.margin, self.size[1] + 2 * self.margin))
        self._lay(whole, (0, 0), whole.blit)
        return whole

    def draw(self, target: pygame.Surface, thing: Point) -> None:
        """Lay the picture around a thing whose upper left corner is given."""
        # Rounded towards nothing, as blits do, and once: the pieces must not part.
        at = (int(thing[0] - self.margin), int(thing[1] - self.margin))
        self._lay(target, at, lambda piece, where: put(target, piece, where))

    def _lay(self, target: pygame.Surface, at: Size, lay: Lay) -> None:
        clip = target.get_clip()
        grown = (self.size[0] - self.drawn[0], self.size[1] - self.drawn[1])
        if grown == (0, 0):
            lay(self.small, at)
            return
        for left, x, wide, shown in _thirds(self.cut[0], self.small.get_width(), grown[0]):
            for top, y, high, tall in _thirds(self.cut[1], self.small.get_height(), grown[1]):
                box = pygame.Rect(at[0] + x, at[1] + y, shown, tall)
                if box.colliderect(clip):
                    piece = self.small.subsurface((left, top, wide, high))
                    if (wide, high) != box.size:
                        part = high if tall == high else min(tall, TILE)
                        piece = pygame.transform.scale(piece, (shown, part))
                    _fill(box, piece, lay)


def cast_around(size: Size, margin: int, corner: int, draw: Draw) -> Cast:
    """Return a picture around a thing of some size, drawn no larger than its corners need.

    Beyond `corner` pixels from the ends of an edge all rows and all columns must be alike.
    """
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    cut = (margin + small[0] // 2, margin + small[1] // 2)
    return Cast(draw(small), margin, small, size, cut)


def _thirds(cut: int, length: int, grown: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield start and place, length and shown length of what lies before, at and behind a cut."""
    if grown <= 0:
        yield 0, 0, length, length
        return
    yield 0, 0, cut, cut
    yield cut, cut, 1, grown + 1
    yield cut + 1, cut + 1 + grown, length - cut - 1, length - cut - 1


def _fill(box: pygame.Rect, piece: pygame.Surface, lay: Lay) -> None:
    """Lay a piece into a box, again and again below itself as far as that reaches."""
    for top in range(box.top, box.bottom, piece.get_height()):
        rest = min(piece.get_height(), box.bottom - top)
        lay(piece.subsurface((0, 0, box.width, rest)), (box.left, top))
