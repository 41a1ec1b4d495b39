"""Icons by name: small SVG drawings, coloured and sized on demand.

A name that begins with `minus_` and has no drawing of its own is composed: the drawing of the rest
of the name with a minus sign before it.
"""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from tabletop.ui.drawing.paint import resized
from tabletop.ui.drawing.theme import Colour

SMALL = 40
FIRST = "currentColor"
SECOND = "#123456"


class Icons:
    """The icons of some folders; an earlier folder wins, so a game may redraw any icon."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folders)
        self._images: dict[tuple[str, int, Colour, Colour], pygame.Surface] = {}

    def names(self) -> list[str]:
        """Return the names of all icons, sorted."""
        return sorted({path.stem for folder in self._folders for path in folder.glob("*.svg")})

    def has(self, name: str) -> bool:
        """Tell whether there is an icon of this name."""
        return self._path(name) is not None or self._path(_without_minus(name)) is not None

    def get(
        self, name: str, px: int, colour: Colour, second: Colour = (20, 26, 40)
    ) -> pygame.Surface:
        """Return an icon as a premultiplied square; `second` colours the details cut into it."""
        key = (name, px, colour, second)
        if key not in self._images:
            if self._path(name) is None and self.has(name):
                self._images[key] = self._lessened(key)
            else:
                self._images[key] = _draw(self._source(name), px, colour, second)
        return self._images[key]

    def _lessened(self, key: tuple[str, int, Colour, Colour]) -> pygame.Surface:
        name, px, colour, second = key
        base = self.get(_without_minus(name), round(px * 0.74), colour, second)
        image = pygame.Surface((px, px), pygame.SRCALPHA)
        place = base.get_rect(midright=(px, px // 2))
        image.blit(base, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        bar = pygame.Rect(0, 0, max(2, round(px * 0.24)), max(2, round(px * 0.13)))
        bar.midleft = (0, px // 2)
        image.fill((*colour, 255), bar)
        return image

    def _source(self, name: str) -> str:
        path = self._path(name)
        if path is None:
            places = ", ".join(str(folder) for folder in self._folders)
            raise FileNotFoundError(f"no icon {name}.svg in {places}")
        return _read(path)

    def _path(self, name: str) -> Path | None:
        candidates = (folder / f"{name}.svg" for folder in self._folders)
        return next((path for path in candidates if path.is_file()), None)


def _without_minus(name: str) -> str:
    return name.removeprefix("minus_")


@lru_cache(maxsize=512)
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _draw(source: str, px: int, colour: Colour, second: Colour) -> pygame.Surface:
    coloured = source.replace(FIRST, _hex(colour)).replace(SECOND, _hex(second))
    # Thin shapes vanish when drawn very small: draw larger and shrink.
    side = px * 3 if px < SMALL else px
    image = pygame.image.load_sized_svg(BytesIO(coloured.encode()), (side, side)).premul_alpha()
    return image if side == px else resized(image, (px, px))


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
