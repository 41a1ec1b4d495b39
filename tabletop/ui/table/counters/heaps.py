"""Heaps: what a counter of the viewer counts lies on the table, piece by piece in rows of five."""

from collections.abc import Mapping
from math import ceil
from typing import ClassVar

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.surfaces import RESTING, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.table.counters.tokens import token_picture
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Point, Setting, no_more
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.geometry import CounterSpot, chair_of
from tabletop.ui.table.plan.reading import FormReader

ABREAST = 5  # in a row, as people lay coins out that they count
MOST_ROWS = 12  # what is above that is only told by the plate
LARGEST, SMALLEST = 46, 12  # of a piece, in pixels of the design, and in those of the window
ALONG, DOWN = 0.56, 0.74  # from one to the next in a row, and from row to row, in widths of one
ASTRAY = 0.05  # how far one lies from its place at most, in widths


class Heap(Part):
    """The pieces of one counter, drawn as many times as it counts."""

    def __init__(self, kit: Kit, gallery: Gallery, spot: CounterSpot, ref: int) -> None:
        super().__init__(spot.box)
        self.kit = kit
        self.ref = ref
        self.value = 0
        self.size = min(kit.scale.px(LARGEST), round(spot.box.width / (1 + 4 * ALONG) * 0.94))
        self.piece: pygame.Surface | None = None
        if self.size >= SMALLEST:
            self.piece = token_picture(kit, gallery, spot.view.token, self.size)

    def set_value(self, value: int) -> None:
        """Count something else."""
        if value != self.value:
            self.value = value
            self.dirty = True

    @property
    def rect(self) -> pygame.Rect | None:
        """Return where pieces lie, if any do."""
        places = self._places()
        if not places:
            return None
        corners = [pygame.Rect(round(x), round(y), self.size, self.size) for x, y in places]
        return corners[0].unionall(corners[1:])

    def _places(self) -> list[Point]:
        """Return the upper left corner of each piece, those that lie highest last."""
        if self.piece is None or self.value <= 0:
            return []
        size, count = self.size, min(self.value, ABREAST * MOST_ROWS)
        rows = ceil(count / ABREAST)
        room = self.area.inflate(-4, -4)
        step = min(size * DOWN, (room.height - size) / max(1, rows - 1))
        left = room.centerx - size * (1 + (min(count, ABREAST) - 1) * ALONG) / 2
        top = room.centery - (size + step * (rows - 1)) / 2
        places = []
        for number in range(count):
            row, column = divmod(number, ABREAST)
            aside = (number * 37 % 7 - 3) / 3 * ASTRAY * size
            low = (number * 53 % 5 - 2) / 2 * ASTRAY * size
            x = min(max(left + column * size * ALONG + aside, room.left), room.right - size)
            y = min(max(top + row * step + low, room.top), room.bottom - size)
            places.append((x, y))
        return places

    def draw(self, target: pygame.Surface) -> None:
        """Draw each piece with the shadow that it throws on those below."""
        if self.piece is None:
            return
        cast = shadow((self.size, self.size), self.size // 2, RESTING, self.kit.scale.factor)
        for place in self._places():
            cast.draw(target, place)
            put(target, self.piece, (round(place[0]), round(place[1])))


class Heaps(Fitting):
    """The heaps of the viewer, from which can be taken as from the plate."""

    forms: ClassVar[Mapping[str, FormReader]] = {"heap": no_more}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        setup = setting.setup
        chair = chair_of(setting.speaker.viewer, setup.seats)
        self.parts = self.heaps = [
            Heap(setting.kit, setting.gallery, spot, ref)
            for spot in setting.spots("heap")
            for ref in spot.refs
            if setup.counter(ref).owner == chair
        ]

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where what a counter counts lies."""
        found = [heap.rect for heap in self.heaps if heap.ref == ref]
        return [rect for rect in found if rect is not None]

    def refs_at(self, at: Point) -> list[int]:
        """Return the counter whose pieces lie at a point."""
        return [ref for ref, rect in self.hints() if rect.collidepoint(at)]

    def hints(self) -> list[Hint]:
        """Return each heap as the spot that tells of its counter."""
        return [(heap.ref, heap.rect) for heap in self.heaps if heap.rect is not None]

    def show(self, *, at_once: bool) -> None:
        """Lay down as many as are counted now."""
        for heap in self.heaps:
            heap.set_value(self.setting.counts.value(heap.ref))
