"""Cards in flight: turned and enlarged pictures, made once and remembered up to a limit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.drawing.memory import bytes_of
from tabletop.ui.drawing.paint import resized

ANGLE_STEP = 2
SCALE_STEP = 0.02
LIMIT_BYTES = 20 * 1024 * 1024
Key = tuple[Hashable, int, int]
Double = Callable[[], pygame.Surface]


class Turning:
    """Keeps turned copies of pictures given at twice their size; the oldest go first."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit = limit_bytes
        self._held = 0
        self._images: OrderedDict[Key, pygame.Surface] = OrderedDict()
        # Thrift is asked for when frames are slow already: finding what is alike must be quick.
        self._alike: dict[Hashable, set[Key]] = {}
        self.thrifty = False

    @property
    def held_bytes(self) -> int:
        """Return how much memory the remembered pictures take."""
        return self._held

    def get(
        self,
        name: Hashable,
        double: Double,
        angle: float,
        scale: float = 1.0,
        *,
        exact: bool = False,
    ) -> pygame.Surface:
        """Return a picture turned by degrees and scaled; `double` makes it at twice its size.

        While `thrifty` is set, the nearest remembered angle is returned instead of a new picture:
        the loop sets it when frames take too long. What stays there is wanted `exact`.
        """
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP
        key = (name, turn, round(scale / SCALE_STEP))
        found = self._images.get(key)
        if found is None and self.thrifty and not exact:
            found = self._nearest(key)
        if found is None:
            found = self._make(double(), turn, round(scale / SCALE_STEP) * SCALE_STEP)
            self._remember(key, found)
        elif key in self._images:
            self._images.move_to_end(key)
        return found

    def forget(self) -> None:
        """Drop everything, for example after a change of size or theme."""
        self._images.clear()
        self._alike.clear()
        self._held = 0

    def _nearest(self, key: Key) -> pygame.Surface | None:
        alike = self._alike.get(key[0])
        if not alike:
            return None
        return self._images[min(alike, key=lambda o: (abs(o[2] - key[2]), abs(o[1] - key[1])))]

    @staticmethod
    def _make(double: pygame.Surface, angle: int, scale: float) -> pygame.Surface:
        turned = pygame.transform.rotate(double, angle) if angle else double
        width, height = turned.get_size()
        size = (max(1, round(width * scale / 2)), max(1, round(height * scale / 2)))
        return resized(turned, size)

    def _remember(self, key: Key, image: pygame.Surface) -> None:
        self._images[key] = image
        self._alike.setdefault(key[0], set()).add(key)
        self._held += bytes_of(image)
        while self._held > self._limit and len(self._images) > 1:
            oldest, dropped = self._images.popitem(last=False)
            self._alike[oldest[0]].discard(oldest)
            self._held -= bytes_of(dropped)
