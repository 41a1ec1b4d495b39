"""Portraits: who a computer player looks like, by its name, where a game has pictures of them."""

from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import pygame

from tabletop.player.seats import Seat
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.gallery import filling, read_picture
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import keep_inside, layer, put, resized, rounded_box, rounded_mask
from tabletop.words.text import Texts

PREFIX, ENDING = "rival_", ".jpg"
NAMES = "names."
FINE = 2  # a portrait is cut so many times as large, so that its edge is smooth
NEAR = (0.13, 0.015, 0.74, 0.74)  # what is seen of a picture: more of the head than of the coat
MARK = 0.4  # of a portrait, for the mark of its seat at the lower right
MOST_MARK = 0.56  # and for those who want larger texts
RING = 0.055  # of a portrait, for the brass around it

Portrait = Path | None


def portraits_of(folder: Path, texts: Texts, seats: Sequence[Seat]) -> list[Portrait]:
    """Return a picture for each seat: of a computer its own by its name, else one that is free."""
    files = {file.stem.removeprefix(PREFIX): file for file in folder.glob(f"art/{PREFIX}*{ENDING}")}
    named = {texts.text(key): key.removeprefix(NAMES) for key in texts.keys(NAMES)}
    chosen = ["" if seat.person else named.get(seat.name, "") for seat in seats]
    chosen = [name if name in files else "" for name in chosen]
    for number, seat in enumerate(seats):
        free = [name for name in sorted(files) if name not in chosen] or sorted(files)
        if free and not (seat.person or chosen[number]):
            chosen[number] = free[crc32(seat.name.encode()) % len(free)]
    return [files.get(name) for name in chosen]


def seat_portrait(kit: Kit, seat: int, portrait: Portrait, px: int) -> pygame.Surface:
    """Return the portrait of a seat in a ring of brass, with its mark; the mark alone without."""
    if portrait is None:
        return seat_mark(kit, seat, px)
    image = _round(portrait, px).copy()
    side = round(px * min(MOST_MARK, MARK * kit.scale.growth))
    rim = max(1, side // 12)
    at = pygame.Rect(px - side, px - side, side, side)
    rounded_box(image, kit.theme["panel"], at, side // 2)
    inner = side - 2 * rim
    put(image, seat_mark(kit, seat, inner), (at.x + rim, at.y + rim))
    return image


@remembered
def _round(portrait: Path, px: int) -> pygame.Surface:
    """Return a portrait cut round in a ring of brass; of one that cannot be read, the ring."""
    picture, side = read_picture(portrait), px * FINE
    image = layer((side, side))
    if picture is not None:
        image.blit(filling(picture, (side, side), NEAR), (0, 0))
    keep_inside(image, rounded_mask((side, side), side // 2))
    put(image, brass_edge((side, side), side // 2, max(2, round(side * RING))), (0, 0))
    return resized(image, (px, px))
