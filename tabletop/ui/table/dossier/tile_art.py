"""How a tile of a map looks: its letters, dots, a seal of wax, and what a move would bring."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.fonts import font
from tabletop.ui.drawing.materials.stationery import plate, wax
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import layer, put, rounded_box
from tabletop.ui.drawing.theme import Colour, mix

NOUGHT = "0"
MINUS = "\N{MINUS SIGN}"
GREEN: Colour = (214, 228, 200)
GREEN_INK: Colour = (24, 66, 44)
GOLD: Colour = (240, 218, 158)
GOLD_INK: Colour = (92, 62, 12)
SEPIA: Colour = (235, 224, 198)
SEPIA_INK: Colour = (98, 78, 54)
GAIN: Colour = (14, 88, 38)
LOSS: Colour = (150, 24, 16)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
SMALLEST = 12
MOST = 1.3  # how much larger than usual letters find room on a tile
LEGEND_ROW = 20  # pixels that a line of a legend needs at least
Sides = tuple[Colour, Colour]


@dataclass(frozen=True, slots=True)
class TileLook:
    """What a tile shows: the sides of its dots, what it may be used for, what that brings."""

    dots: tuple[int, ...] = ()
    listed: bool = False
    usable: bool = False
    gain: str = ""
    loss: str = ""
    note: str = ""

    @property
    def useful(self) -> bool:
        """Tell whether it is listed, or its move would bring more than nothing."""
        return self.listed or bool({self.gain, self.loss} - {"", NOUGHT}) or not self.gain


@dataclass(frozen=True, slots=True)
class TilePaint:
    """Everything that a tile is painted from: letters, what it shows, and how.

    A lit one is pointed at; a plain one is for those who need strong contrast; a special one is
    none of the many. Its letters are so much `larger` than usual.
    """

    code: str
    sides: Sides
    look: TileLook = TileLook()
    lit: bool = False
    plain: bool = False
    special: bool = False
    larger: float = 1.0

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """Return the colours of its ground and its ink."""
        there = self.look.usable or self.look.listed
        if self.plain:
            return WHITE, BLACK if there else (60, 60, 60)
        ground, ink = (GREEN, GREEN_INK) if there else (SEPIA, SEPIA_INK)
        if self.special and there:
            ground, ink = GOLD, GOLD_INK
        elif there and not self.look.useful:
            ground = mix(GREEN, SEPIA, 0.6)
        return mix(ground, WHITE, 0.5) if self.lit else ground, ink


@remembered
def tile_picture(size: tuple[int, int], face: TilePaint) -> pygame.Surface:
    """Return a tile, painted once for each way it may look."""
    ground, ink = face.colours
    rich = face.look.usable and face.look.useful and not face.plain
    image = plate(size, ground, ink, rich=rich).copy()
    short, pad = min(size), max(4, size[0] // 12)
    head = pad + round(short * 0.14)
    larger = min(face.larger, MOST)
    code = written(face.code, "ui_bold", round(short * 0.28 * larger), ink)
    _set(image, code, (pad, head + round(short * 0.1 * (larger - 1))), 0.0)
    side = max(7, round(short * 0.15))
    for number, which in enumerate(reversed(face.look.dots)):
        mark = dot(side, face.sides[which % 2], square=bool(which % 2))
        put(image, mark, (size[0] - pad - (number + 1) * (side + 2) + 2, head - side // 2))
    if face.look.listed:
        seal = wax(round(short * 0.54))
        put(image, seal, seal.get_rect(midbottom=(size[0] // 2, size[1] - pad // 2)))
    else:
        _write_effect(image, face, pad, ink)
    return image


def _write_effect(image: pygame.Surface, face: TilePaint, pad: int, ink: Colour) -> None:
    """Write what would be gained at the left, lost at the right, and the price above that."""
    wide, high = image.get_size()
    short, look = min(wide, high) * min(face.larger, MOST), face.look
    px, foot, right = round(short * 0.28), high - pad - round(short * 0.13), wide - pad
    for text, x, share, colour in ((look.gain, pad, 0.0, GAIN), (look.loss, right, 1.0, LOSS)):
        tone = colour if text != NOUGHT else mix(ink, SEPIA, 0.3)
        _set(image, written(text, "ui_bold", px, tone), (x, foot), share)
    note = written(look.note, "text_italic", round(short * 0.23), ink)
    _set(image, note, (right, round(high * 0.5)), 1.0)


def _set(image: pygame.Surface, text: pygame.Surface, at: tuple[int, int], share: float) -> None:
    """Set a line with its left (0) or right (1) end at a point, the point at half its height."""
    put(image, text, (at[0] - round(text.get_width() * share), at[1] - text.get_height() // 2))


@remembered
def written(text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
    """Return a few letters or figures."""
    opened = font(face, max(SMALLEST, px))
    return opened.render(text, antialias=True, color=colour).premul_alpha()


@remembered
def dot(side: int, colour: Colour, *, square: bool) -> pygame.Surface:
    """Return the sign of somebody on one side or the other: round or square."""
    image = layer((side, side))
    rounded_box(image, colour, image.get_rect(), 1 if square else side // 2)
    return image


def draw_legend(
    kit: Kit, target: pygame.Surface, box: pygame.Rect, words: Mapping[str, str], sides: Sides
) -> None:
    """Draw what the signs on tiles mean, below one another in as many columns as there is room."""
    columns = -(-len(words) // max(1, box.height // kit.least(LEGEND_ROW)))
    rows = -(-len(words) // columns)
    wide, high = box.width // columns, min(box.height // rows, round(kit.scale.text(19) * 1.9))
    sign = round(high * 1.2)
    px = max(kit.least(SMALLEST), min(kit.scale.text(19), round(high * 0.7)))
    for number, (name, text) in enumerate(words.items()):
        column, row = divmod(number, rows)
        spot = pygame.Rect(box.x + column * wide, box.y + row * high, sign, high)
        _draw_sign(target, name, spot, sides)
        style = replace(kit.style("ui", 16, "ink"), px=px)
        laid = kit.type.fit(text, style, (wide - sign - 8, high), kit.least(SMALLEST), 1)
        laid.draw(target, (spot.right + 6, spot.centery - laid.size[1] / 2))


def _draw_sign(target: pygame.Surface, name: str, spot: pygame.Rect, sides: Sides) -> None:
    side = round(spot.height * 0.8)
    signs = {
        "gain": written("+3", "ui_bold", round(side * 0.85), GAIN),
        "loss": written(f"{MINUS}2", "ui_bold", round(side * 0.85), LOSS),
        "price": written("1", "text_italic", round(side * 0.85), GREEN_INK),
        "listed": wax(side),
    }
    if name in signs:
        put(target, signs[name], signs[name].get_rect(center=spot.center))
        return
    size = max(7, side // 2)
    for number, colour in enumerate(sides):
        mark = dot(size, colour, square=bool(number))
        put(target, mark, (spot.centerx - size - 1 + number * (size + 2), spot.centery - size // 2))
