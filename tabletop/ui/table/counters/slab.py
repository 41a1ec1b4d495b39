"""A counter on a slab of stone or wood: numbered spaces, and a disc for each seat that slides."""

from dataclasses import replace
from math import ceil, sqrt

import pygame

from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tabletop.ui.drawing.materials.gallery import Gallery, filling
from tabletop.ui.drawing.materials.surfaces import HOVERING, RESTING, brass_edge, shadow
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    Point,
    disc,
    faded,
    keep_inside,
    layer,
    put,
    resized,
    rounded_mask,
)
from tabletop.ui.drawing.theme import Colour, mix, readable_on
from tabletop.ui.table.counters.counter_forms import TrackPlan
from tabletop.ui.table.counters.tracks import Marker, Track
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.moves.reach import Space
from tabletop.ui.table.plan.geometry import CounterSpot

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
STRIP = 0.36  # most of a space that its number takes
BEYOND = 1.7  # width of the space for all higher values, in spaces
SMALLEST = 12
LARGEST_DISC = 0.92  # of the room for discs that a single one takes
SIGN = 0.7  # of a sign in the space inlaid with gold, in shares of it
ROOMY = 26  # pixels from which on a disc shows its rim
Grain = tuple[str, str, Colour, tuple[int, ...], tuple[int, ...]]
# Of each material: its numbers, marked numbers, what shines below them, lit and dark edges.
GRAINS: dict[str, Grain] = {
    "marble": ("stone_ink", "stone_mark", WHITE, (220, 220, 220, 220), (66, 50, 32, 190)),
    "walnut": ("brass_light", "text", BLACK, (92, 70, 40, 120), (8, 5, 2, 190)),
}
CORNERS = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))


class Spaces:
    """Where the spaces of a slab are: the box of each, its number's strip and its discs' room."""

    def __init__(self, kit: Kit, spot: CounterSpot) -> None:
        view = spot.view.its(TrackPlan)
        self.low, self.high, self.beyond = view.low, view.high, view.beyond
        pad = max(3, kit.scale.px(6))
        self.slab = spot.box.inflate(-2 * pad, -2 * pad)
        self.edge = max(2, kit.scale.px(3))
        self._inner = self.slab.inflate(-2 * self.edge, -2 * self.edge)
        self._text = round(kit.scale.text(16) * 1.2)

    @property
    def tall(self) -> bool:
        """Tell whether the spaces lie one above the other."""
        return self.slab.height > self.slab.width

    @property
    def values(self) -> list[int]:
        """Return the values that have a space, in order."""
        return [*range(self.low, self.high + 1 + self.beyond)]

    def box(self, value: int) -> pygame.Rect:
        """Return the space of a value; all that are too high share the last one."""
        count = self.high - self.low + 1
        whole = self._inner.height if self.tall else self._inner.width
        step = whole / (count + (BEYOND if self.beyond else 0))
        index = min(value, self.values[-1]) - self.low
        start = round(index * step)
        end = round(whole if index == count else (index + 1) * step)
        if self.tall:
            left, top = self._inner.left, self._inner.bottom - end
            return pygame.Rect(left, top, self._inner.width, end - start)
        left = self._inner.left + start
        return pygame.Rect(left, self._inner.top, end - start, self._inner.height)

    def strip(self, value: int) -> pygame.Rect:
        """Return where the number of a space is carved: below its discs, or left of them."""
        box = self.box(value)
        if self.tall:
            width = min(round(self._text * 1.5), round(box.width * STRIP))
            return pygame.Rect(box.left, box.top, width, box.height)
        height = min(self._text, round(box.height * STRIP))
        return pygame.Rect(box.left, box.bottom - height, box.width, height)

    def room(self, value: int) -> pygame.Rect:
        """Return where discs lie in a space: beside its number, however many they are."""
        box, strip = self.box(value), self.strip(value)
        if self.tall:
            return pygame.Rect(strip.right, box.top, box.width - strip.width, box.height)
        return pygame.Rect(box.left, box.top + 1, box.width, box.height - strip.height)


class Slab(Part):
    """The slab itself, with everything that is carved into it."""

    def __init__(self, kit: Kit, spot: CounterSpot, gallery: Gallery) -> None:
        super().__init__(spot.box)
        self.kit = kit
        self.spot = spot
        self.plan = spot.view.its(TrackPlan)
        self.gallery = gallery
        self.spaces = Spaces(kit, spot)
        self.grain = GRAINS["marble" if kit.theme.high_contrast else self.plan.material]

    def draw(self, target: pygame.Surface) -> None:
        """Draw stone, edge, grooves and numbers."""
        spaces, theme = self.spaces, self.kit.theme
        rect, radius = spaces.slab, max(4, self.kit.scale.px(9))
        shadow(rect.size, radius, HOVERING, self.kit.scale.factor).draw(target, rect.topleft)
        stone = layer(rect.size)
        made = self.gallery.get(self.plan.material)
        if made is None or theme.high_contrast:
            stone.fill((*theme["stone"], 255))
        else:
            if spaces.tall:
                made = pygame.transform.rotate(made, 90)
            stone.blit(filling(made, rect.size), (0, 0))
        keep_inside(stone, rounded_mask(rect.size, radius))
        put(target, stone, rect)
        for value in spaces.values:
            self._carve(target, value)
        put(target, brass_edge(rect.size, radius, spaces.edge), rect)

    def _carve(self, target: pygame.Surface, value: int) -> None:
        spaces, marks = self.spaces, self.plan.marks
        box = spaces.box(value)
        self._bevel(target, box)
        if marks and value == marks[0]:
            self._inlay(target, box)
        if value <= spaces.high:  # the number of the last space changes: see Beyond
            plain, marked, shine, _, _ = self.grain
            colour = self.kit.theme[marked if value in marks else plain]
            carve(target, self.kit, (str(value), colour, shine), spaces.strip(value))

    def _bevel(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Cut the edges of a space: lit at its upper left, dark at its lower right."""
        thick = max(1, self.kit.scale.px(1.5))
        cut = layer(box.size)
        width, height = box.size
        _, _, _, lit, dark = self.grain
        for edge in ((0, 0, width, thick), (0, 0, thick, height)):
            cut.fill(lit, edge)
        for edge in ((0, height - thick, width, thick), (width - thick, 0, thick, height)):
            cut.fill(dark, edge)
        put(target, cut, box)

    def _inlay(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Let a frame of gold into the space where the discs begin."""
        inside = box.inflate(-max(4, box.width // 9), -max(4, box.width // 9))
        width = max(2, self.kit.scale.px(2.5))
        radius = max(2, self.kit.scale.px(5))
        sunk = rounded_mask(inside.size, radius, width)
        sunk.fill((60, 40, 16, 150), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, sunk.premul_alpha(), inside.move(1, 1))
        put(target, brass_edge(inside.size, radius, width), inside)
        if self.spot.view.icon:
            side = round(min(inside.size) * SIGN)
            sign = self.kit.icons.get(self.spot.view.icon, side, self.kit.theme["brass_light"])
            room = self.spaces.room(self.plan.marks[0])
            put(target, faded(sign, 0.75), sign.get_rect(center=room.center))


def number(kit: Kit, text: str, strip: pygame.Rect, colour: Colour) -> Laid:
    """Return a number as large as its strip allows."""
    style = replace(kit.style("title", 18), colour=colour)
    return kit.type.fit(text, style, (strip.width - 2, strip.height + 6), kit.least(SMALLEST), 1)


def carve(
    target: pygame.Surface, kit: Kit, look: tuple[str, Colour, Colour], strip: pygame.Rect
) -> None:
    """Cut a number of some colour into stone: its lower right edge catches the light."""
    text, colour, shine = look
    for offset, shade in ((1, shine), (0, colour)):
        laid = number(kit, text, strip, shade)
        x, y = strip.centerx - laid.size[0] / 2, strip.centery - laid.size[1] / 2
        laid.draw(target, (x + offset, y + offset))


class Beyond(Part):
    """The number of the last space: where it begins, or the values that lie there now."""

    def __init__(self, kit: Kit, spaces: Spaces) -> None:
        self.strip = spaces.strip(spaces.high + 1)
        super().__init__(self.strip)
        self.kit = kit
        self.first = spaces.high + 1
        self.values: list[int] = []

    def set_values(self, values: list[int]) -> None:
        """Say which values lie beyond the end, in the order of their discs."""
        if values != self.values:
            self.values = values
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Carve all values if they fit, else the highest."""
        texts = [" ".join(map(str, self.values)), str(max(self.values))] if self.values else []
        for text in [*texts, f"{self.first}+"]:
            ink = self.kit.theme["stone_ink"]
            if not number(self.kit, text, self.strip, ink).cut:
                carve(target, self.kit, (text, ink, WHITE), self.strip)
                return


def gathered(count: int, room: pygame.Rect) -> tuple[int, list[Point]]:
    """Return how large so many discs may be to lie side by side in a room, and their middles."""
    best, rows = 0.0, 1
    for candidate in range(1, count + 1):
        size = min(room.width / ceil(count / candidate), room.height / candidate)
        if size > best:
            best, rows = size, candidate
    columns = ceil(count / rows)
    size = min(best, min(room.size) * LARGEST_DISC)
    if count == len(CORNERS) and (wider := _around_one(room)) > size:
        half = ((room.width - wider) / 2, (room.height - wider) / 2)
        return int(wider) - 1, [
            (room.centerx + right * half[0], room.centery + low * half[1]) for right, low in CORNERS
        ]
    middles = []
    for index in range(count):
        line, place = divmod(index, columns)
        in_line = min(columns, count - line * columns)
        x = room.centerx + (place - (in_line - 1) / 2) * size
        middles.append((x, room.centery + (line - (rows - 1) / 2) * size))
    return max(8, int(size) - 1), middles


def _around_one(room: pygame.Rect) -> float:
    """Return how large discs may be of which four lie in the corners around a fifth."""
    wide, high = room.size
    # With the corner discs' middles w - d and h - d apart, half a diagonal is one diameter.
    half = wide + high
    size = (sqrt(half * half + 2 * (wide * wide + high * high)) - half) / 2
    return size if size <= min(wide, high) / 2 else 0.0


class DiscTrack(Track):
    """The discs on a slab: several on one space lie side by side, the leaders have a gold edge."""

    def __init__(
        self, canvas: Canvas, slab: Slab, beyond: Beyond | None, owners: list[int]
    ) -> None:
        super().__init__(slab.kit, canvas, slab.spot, owners, slab.plan.low)
        self.spaces = slab.spaces
        self.gallery = slab.gallery
        self.beyond = beyond
        self._images: dict[tuple[int, int, bool], pygame.Surface] = {}
        self._send(at_once=True)

    def _send(self, *, at_once: bool) -> None:
        present = [marker for marker in self.markers if marker.value >= self.spaces.low]
        leading = max((marker.value for marker in present), default=0)
        level = len({marker.value for marker in present}) < 2
        for marker in self.markers:
            marker.sprite.set_visible(marker in present)
            marker.size = self._gathered(marker)[0]
            first = marker.value == leading and not level
            marker.sprite.show(self._image(marker.owner, marker.size, first=first))
        if self.beyond is not None:
            self.beyond.set_values([m.value for m in present if m.value > self.spaces.high])
        super()._send(at_once=at_once)

    def space_at(self, at: Point) -> Space | None:
        """Return the space under a point; the last one may stand for all higher values."""
        spaces = self.spaces
        found = [value for value in spaces.values if spaces.box(value).collidepoint(at)]
        return Space(self.spot.refs, found[0], found[0] > spaces.high) if found else None

    def space_rect(self, value: int) -> pygame.Rect | None:
        """Return the space of a value, or nothing where the slab has none."""
        spaces = self.spaces
        there = spaces.low <= value and (value <= spaces.high or spaces.beyond)
        return spaces.box(value) if there else None

    def _image(self, seat: int, px: int, *, first: bool) -> pygame.Surface:
        look = (seat, px, first)
        if look not in self._images:
            self._images[look] = _disc(self.kit, self.gallery, look)
        return self._images[look]

    def _with(self, marker: Marker) -> list[Marker]:
        """Return the discs on the space of this one, itself among them."""
        box = self.spaces.box(marker.value)
        return [other for other in self.markers if self.spaces.box(other.value) == box]

    def _gathered(self, marker: Marker) -> tuple[int, list[Point]]:
        count = len(self._with(marker))
        return gathered(count, self.spaces.room(max(marker.value, self.spaces.low)))

    def _goal_of(self, marker: Marker) -> Point:
        return self._gathered(marker)[1][self._with(marker).index(marker)]


def _disc(kit: Kit, gallery: Gallery, look: tuple[int, int, bool]) -> pygame.Surface:
    """Return the disc of a seat with its shadow: colour, relief, shape and letter."""
    seat, px, first = look
    cast = shadow((px, px), px // 2, RESTING, kit.scale.factor)
    side = px + 2 * cast.margin
    image = layer((side, side))
    cast.draw(image, (cast.margin, cast.margin))
    mark = kit.theme.seats[seat % len(kit.theme.seats)]
    body = _turned(gallery, px, mark.colour)
    put(image, body, (cast.margin, cast.margin))
    inner = round(px * (0.74 if px >= ROOMY else 0.86))
    at = (side - inner) // 2
    lit, dim = mix(mark.colour, WHITE, 0.5), mix(mark.colour, BLACK, 0.45)
    for offset, colour in ((-1, lit), (1, dim), (0, mark.colour)):
        put(image, kit.icons.get(mark.shape, inner, colour), (at + offset, at + offset))
    ink = readable_on(mark.colour, WHITE, (14, 18, 28))
    size = round(px * (0.52 if px >= ROOMY else 0.6))
    letter = kit.type.line(mark.letter, Style("ui_bold", size, ink))
    letter.draw_in(image, pygame.Rect(cast.margin, cast.margin, px, px))
    if first:
        put(image, brass_edge((px, px), px // 2, max(2, round(px * 0.12))), (cast.margin,) * 2)
    return image


@remembered
def _plain(px: int, colour: Colour) -> pygame.Surface:
    image = disc(px / 2, mix(colour, BLACK, 0.5))
    put(image, disc(px / 2 - 1.5, colour), (1.5, 1.5))
    return image


def _turned(gallery: Gallery, px: int, colour: Colour) -> pygame.Surface:
    """Return the made disc in a colour, or a plain one where there is none."""
    grey, over = gallery.get("disc"), gallery.get("disc_over")
    if grey is None or over is None:
        return _plain(px, colour)
    image = resized(grey, (px, px))
    image.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(image, resized(over, (px, px)), (0, 0))
    return image
