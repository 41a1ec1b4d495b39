"""Pictures made beforehand: decoded when first wanted, cut and scaled in a single step."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from rules.core.data import Facts
from tabletop.ui.drawing.memory import Album
from tabletop.ui.drawing.paint import keep_inside, layer, put, resized
from tabletop.ui.drawing.tween import clamp

Size = tuple[int, int]
Part = tuple[float, float, float, float]
WHOLE: Part = (0.0, 0.0, 1.0, 1.0)
KEPT_BYTES = 6 * 1024 * 1024
ENDINGS = (".jpg", ".png")
# Two halves of a picture that is too long for a window melt into each other over this share.
SEAM = 0.5
STEPS = 64
PACKED_BYTES = 3  # a pixel without a byte to spare


class Gallery:
    """The pictures of some folders, an earlier folder first; the last few stay decoded."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folders)
        self._decoded: Album[pygame.Surface] = Album(KEPT_BYTES)
        self._missing: set[str] = set()

    def get(self, name: str) -> pygame.Surface | None:
        """Return a picture by its name, or None where there is none that can be read."""
        found = self._decoded.find(name)
        if found is None and name not in self._missing:
            found = self._read(name)
            if found is None:
                self._missing.add(name)
            else:
                self._decoded.keep(name, found)
        return found

    def _read(self, name: str) -> pygame.Surface | None:
        paths = (folder / f"{name}{ending}" for folder in self._folders for ending in ENDINGS)
        found = next((path for path in paths if path.is_file()), None)
        return read_picture(found) if found is not None else None


def take_part(facts: Facts, key: str) -> Part:
    """Take a part of a picture out of a table: left, top, width, height in shares."""
    shares = facts.reals(key)
    if len(shares) != 4:
        raise facts.complain(key, "wrong-count", f"{len(shares)} (4)")
    left, top, width, height = shares
    inside = left >= 0 and top >= 0 and left + width <= 1 and top + height <= 1
    if not inside or min(width, height) <= 0:
        raise facts.complain(key, "out-of-range", str(shares))
    return left, top, width, height


def read_picture(path: Path) -> pygame.Surface | None:
    """Return the picture in a file, premultiplied if it has transparent parts.

    A picture is ornament: one that is missing or damaged must not end a match, so it is None.
    """
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError):
        return None
    return picture.premul_alpha() if picture.get_flags() & pygame.SRCALPHA else picture


def filling(picture: pygame.Surface, size: Size, part: Part = WHOLE) -> pygame.Surface:
    """Return a picture that fills a size unstretched and shows at least a part of it (in shares).

    Around the part as much is shown as the shape of the size asks for, if the picture has it.
    """
    width, height = picture.get_size()
    left, top, wide, high = part[0] * width, part[1] * height, part[2] * width, part[3] * height
    ratio = max(1, size[0]) / max(1, size[1])
    shown_wide = min(width, height * ratio, max(wide, high * ratio))
    box = pygame.Rect(0, 0, max(1, round(shown_wide)), max(1, round(shown_wide / ratio)))
    box.center = (round(left + wide / 2), round(top + high / 2))
    box = box.clamp(picture.get_rect()).clip(picture.get_rect())
    return scaled(picture.subsurface(box), (max(1, size[0]), max(1, size[1])))


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return a picture at another size, smoothly."""
    if picture.get_bytesize() == PACKED_BYTES:
        # As photographs are decoded; to scale them takes twice as long as to unpack them first.
        unpacked = pygame.Surface(picture.get_size(), depth=32)
        unpacked.blit(picture, (0, 0))
        picture = unpacked
    return resized(picture, size)


def spanning(picture: pygame.Surface, size: Size, part: Part = WHOLE) -> pygame.Surface:
    """Return a part of a picture that fills a window unstretched and keeps all four edges.

    What is too much is taken out of the middle, where both halves melt into each other.
    """
    width, height = picture.get_size()
    picture = picture.subsurface(
        (round(part[0] * width), round(part[1] * height)),
        (round(part[2] * width), round(part[3] * height)),
    )
    width, height = picture.get_size()
    scale = max(size[0] / width, size[1] / height)
    shown = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    first = pygame.Rect((0, 0), shown)
    last = first.copy()
    last.bottomright = (width, height)
    near = scaled(picture.subsurface(first), size)
    if shown == (width, height):
        return near
    far = layer(size)
    far.blit(scaled(picture.subsurface(last), size), (0, 0))
    keep_inside(far, _fading_in(size, across=shown[0] < width))
    put(near, far, (0, 0))
    return near


def _fading_in(size: Size, *, across: bool) -> pygame.Surface:
    """Return a premultiplied mask that grows from nothing to full over the middle of a size."""
    strip = layer((STEPS, 1) if across else (1, STEPS))
    for step in range(STEPS):
        share = clamp((step / (STEPS - 1) - 0.5) / SEAM + 0.5)
        level = round(255 * share)
        strip.set_at((step, 0) if across else (0, step), (level, level, level, level))
    return resized(strip, size)
