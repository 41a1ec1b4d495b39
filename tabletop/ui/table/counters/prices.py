"""Boards of prices: a place in marble for each and one beyond, and the cubes of the seats there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import Setup
from tabletop.ui.cards.pictures import LIGHTS
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery, filling
from tabletop.ui.drawing.materials.surfaces import RESTING, brass_edge, shadow, well
from tabletop.ui.drawing.paint import faded, keep_inside, layer, put, rounded_box, rounded_mask
from tabletop.ui.drawing.theme import mix
from tabletop.ui.table.counters.counter_forms import PricePlan
from tabletop.ui.table.counters.tokens import coin_picture, cube_picture, raised
from tabletop.ui.table.counters.tracks import Marker, Track
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.moves.reach import Price
from tabletop.ui.table.plan.geometry import CounterSpot
from tabletop.words.speech import Speaker

SMALLEST_FIGURE = 12
CUBE_SHARE = 0.96  # of the smaller side of its room
CUBE_ROOM = 0.55  # of the width of a cell
TINT = 0.34  # how much a cell takes the colour of the seat whose cube lies on it
MATERIAL = "marble"
QUARRY = (0.3, 0.3, 0.3, 0.3)  # the part of the stone that is always seen
HOLLOW = 0.36  # how much darker rails are than the stone around them
FAINT = 0.62  # figures that cannot be meant now
SMALLEST_COIN = 14
ON_COIN = (46, 28, 8)
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cell:
    """One price; the last cell stands for it and everything above."""

    amount: int
    beyond: bool
    rect: pygame.Rect

    @property
    def figure(self) -> str:
        """Return what is written on it."""
        return f"{self.amount}+" if self.beyond else str(self.amount)

    @property
    def cube_room(self) -> pygame.Rect:
        """Return where cubes lie on it: at the left, so that the figure is seen beside them."""
        width = round(self.rect.width * CUBE_ROOM)
        return pygame.Rect(self.rect.left, self.rect.top, width, self.rect.height)

    @property
    def figure_room(self) -> pygame.Rect:
        """Return where the figure stands beside cubes."""
        left = self.cube_room.right - 1
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)


def cells_in(
    box: pygame.Rect, low: int, high: int, least: tuple[int, int]
) -> tuple[list[Cell], pygame.Rect]:
    """Cut a box into cells, as roomy for their figures as can be, and a spot for a waiting cube.

    `least` is the size of the widest figure.
    """
    count = high - low + 2
    best: tuple[float, list[Cell], pygame.Rect] | None = None
    for across in range(1, count + 1):
        down = -(-count // across)
        spare = across * down - count
        for beside in (True, False):
            # The waiting cube takes what is left of the last row, else a column or row of its own.
            columns = across + (1 if beside and not spare else 0)
            rows = down + (0 if beside or spare else 1)
            wide, tall = box.width / columns, box.height / rows
            room = min(wide / least[0], tall / least[1])
            if best is not None and room <= best[0]:
                continue
            grid = _Grid(box, columns, rows, across)
            waiting = grid.waiting(count, beside=beside, spare=spare)
            best = (room, [grid.cell(n, low, high) for n in range(count)], waiting)
    assert best is not None
    return best[1], best[2]


@dataclass(frozen=True, slots=True)
class _Grid:
    box: pygame.Rect
    columns: int
    rows: int
    across: int

    def part(self, column: float, row: float, width: float, height: float) -> pygame.Rect:
        box = self.box
        left = box.left + round(box.width * column / self.columns)
        right = box.left + round(box.width * (column + width) / self.columns)
        top = box.top + round(box.height * row / self.rows)
        bottom = box.top + round(box.height * (row + height) / self.rows)
        return pygame.Rect(left, top, right - left, bottom - top)

    def cell(self, number: int, low: int, high: int) -> Cell:
        rect = self.part(number % self.across, number // self.across, 1, 1)
        return Cell(low + number, low + number > high, rect)

    def waiting(self, count: int, *, beside: bool, spare: int) -> pygame.Rect:
        if spare:
            used = count % self.across
            return self.part(used, self.rows - 1, self.across - used, 1)
        if beside:
            return self.part(self.across, 0, 1, self.rows)
        return self.part(0, self.rows - 1, self.across, 1)


class PriceBoard(Part):
    """The flat part of a grid: rails in marble with carved prices; on legal ones lies a coin."""

    def __init__(
        self, kit: Kit, gallery: Gallery, box: pygame.Rect, cells: list[Cell], waiting: pygame.Rect
    ) -> None:
        self.radius = max(3, kit.scale.px(8))
        super().__init__(box.inflate(4, 4))
        self.kit = kit
        self.box = box
        self.cells = cells
        self.waiting = waiting
        self.lights: dict[int, str] = {}
        self.beyond = ""  # the highest price that lies beyond the end, written there
        self.taken: dict[int, int] = {}  # cells in which a cube lies beside the figure, and whose
        self._stone = self._carved(gallery)
        self._coins: dict[int, pygame.Surface] = {}

    def light(self, lights: Mapping[int, str]) -> None:
        """Light the cells of some amounts, each in its way, and no others."""
        if lights != self.lights:
            self.lights = dict(lights)
            self.dirty = True

    def set_taken(self, taken: dict[int, int], beyond: str) -> None:
        """Say in which cells whose cubes lie, and what is written on the last one."""
        if (taken, beyond) != (self.taken, self.beyond):
            self.taken, self.beyond = taken, beyond
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the marble, and everything that is on it now."""
        put(target, self._stone, self.box)
        for cell in self.cells:
            self._draw_cell(target, cell)

    def _carved(self, gallery: Gallery) -> pygame.Surface:
        """Return the slab with a rail for each row of prices and a hollow for the waiting cube."""
        theme, size = self.kit.theme, self.box.size
        stone = layer(size)
        made = gallery.get(MATERIAL)
        if made is None or theme.high_contrast:
            stone.fill((*theme["stone"], 255))
        else:
            stone.blit(filling(made, size, QUARRY), (0, 0))
        rows = [cell.rect for cell in self.cells]
        tops = sorted({rect.top for rect in rows})
        rails = [_around([rect for rect in rows if rect.top == top]) for top in tops]
        hollows = [*rails, *([self.waiting] if self.waiting.width else [])]
        shade = mix(theme["stone"], theme["stone_ink"], 0.5)
        for rect in hollows:
            rail = rect.move(-self.box.left, -self.box.top).inflate(-4, -4)
            put(stone, faded(well(rail.size, rail.height // 2, shade), HOLLOW), rail)
        keep_inside(stone, rounded_mask(size, self.radius))
        put(stone, brass_edge(size, self.radius, max(1, self.kit.scale.px(2))), (0, 0))
        return stone

    def _draw_cell(self, target: pygame.Surface, cell: Cell) -> None:
        theme = self.kit.theme
        light = self.lights.get(cell.amount, "")
        taken = cell.amount in self.taken
        room = cell.figure_room if taken else cell.rect
        if taken:
            seat = theme.seats[self.taken[cell.amount] % len(theme.seats)].colour
            face = cell.rect.inflate(-4, -6)
            rounded_box(target, mix(theme["stone"], seat, TINT), face, face.height // 2)
        ink = theme["stone_ink"]
        if light:
            self._draw_coin(target, room, light)
            ink = ON_COIN
            room = (
                room.inflate(room.height - room.width - 4, 0) if room.width > room.height else room
            )
        bright = bool(light) or not self.lights or taken
        style = replace(self.kit.style("ui_bold", 17, "stone_ink", "center"), colour=ink)
        figure = (self.beyond or cell.figure) if cell.beyond else cell.figure
        laid = self.kit.type.fit(figure, style, room.size, self.kit.least(SMALLEST_FIGURE), 1)
        image = layer(cell.rect.size)
        laid.draw_in(image, room.move(-cell.rect.left, -cell.rect.top))
        put(target, image if bright else faded(image, FAINT), cell.rect)

    def _coin(self, px: int) -> pygame.Surface:
        if px not in self._coins:
            self._coins[px] = coin_picture(self.kit, "", px)
        return self._coins[px]

    def _draw_coin(self, target: pygame.Surface, room: pygame.Rect, light: str) -> None:
        """Lay a coin where a price may be named now; the one that is meant has a ring of light."""
        side = min(room.width, room.height) - 3
        if side < SMALLEST_COIN:
            face = room.inflate(-3, -3)
            rounded_box(target, self.kit.theme[LIGHTS[light]], face, 3)
            return
        place = pygame.Rect(0, 0, side, side)
        place.center = room.center
        shadow((side, side), side // 2, RESTING, self.kit.scale.factor).draw(target, place.topleft)
        put(target, self._coin(side), place)
        if light != "can":
            ring = rounded_mask((side + 4, side + 4), side // 2 + 2, 3 if light == "chosen" else 2)
            ring.fill((*self.kit.theme[LIGHTS[light]], 255), special_flags=pygame.BLEND_RGBA_MULT)
            put(target, ring.premul_alpha(), place.inflate(4, 4))


class PriceGrid(Track):
    """The prices of one thing: its board and the cubes that slide over it."""

    def __init__(
        self, kit: Kit, canvas: Canvas, spot: CounterSpot, speaker: Speaker, gallery: Gallery
    ) -> None:
        setup, viewer = speaker.setup, speaker.viewer
        owners = [setup.counter(ref).owner for ref in spot.refs]
        self.plan = view = spot.view.its(PricePlan)
        super().__init__(kit, canvas, spot, owners, view.low)
        self.viewer = viewer
        self.onto = _place_of(setup, view.onto, spot.number)
        figure = kit.line(f"{view.high + 1}+", "ui_bold", 17).size
        pad = max(2, kit.scale.px(4))
        box = spot.box.inflate(-2 * pad, -2 * pad)
        self.cells, waiting = cells_in(box, view.low, view.high, (figure[0] + 4, figure[1] + 2))
        self.waiting = waiting if viewer in owners else pygame.Rect(waiting.topleft, (0, 0))
        self.board = PriceBoard(kit, gallery, box, self.cells, self.waiting)
        self.homes: Mapping[int, Point] = {}  # where the first bid of a seat is seen to come from
        self._images: dict[tuple[int, int], pygame.Surface] = {}
        for marker in self.markers:
            marker.value = view.low - 1
            marker.sprite.set_visible(False)
        self._send(at_once=True)

    # Reading

    @property
    def own(self) -> int:
        """Return the cube of the viewer."""
        return next((m.ref for m in self.markers if m.owner == self.viewer), NOTHING)

    def price_at(self, at: Point) -> Price | None:
        """Return the price under a point."""
        found = next((cell for cell in self.cells if cell.rect.collidepoint(at)), None)
        return self.price_of(found.amount) if found is not None else None

    def price_of(self, amount: int) -> Price:
        """Return what the cell of an amount stands for."""
        cell = self._cell(amount)
        return Price(self.onto, cell.amount, cell.beyond)

    def rect_at(self, amount: int) -> pygame.Rect:
        """Return the cell of an amount."""
        return self._cell(amount).rect

    def picture_of(self, ref: int) -> pygame.Surface | None:
        """Return the bare picture of a cube."""
        found = [m for m in self.markers if m.ref == ref]
        return cube_picture(self.kit, found[0].owner, found[0].size) if found else None

    def _cell(self, amount: int) -> Cell:
        low, high = self.plan.low, self.plan.high
        return self.cells[min(max(amount, low), high + 1) - low]

    def _used(self, marker: Marker) -> bool:
        return marker.value >= self.plan.low

    # Changing

    def light(self, amounts: Mapping[int, str]) -> None:
        """Light the cells of these amounts; all that lie beyond the end share the last cell."""
        high = self.plan.high
        self.board.light({min(amount, high + 1): light for amount, light in amounts.items()})

    def _send(self, *, at_once: bool) -> None:
        high = self.plan.high
        beyond = max((m.value for m in self.markers if m.value > high), default=0)
        taken = {self._cell(m.value).amount: m.owner for m in self.markers if self._used(m)}
        self.board.set_taken(taken, str(beyond) if beyond else "")
        for marker in self.markers:
            fresh = not marker.sprite.visible
            shown = self._used(marker) or (marker.owner == self.viewer and self.waiting.width > 0)
            marker.sprite.set_visible(shown)
            marker.size = self._size_of(marker)
            marker.sprite.show(self._picture(marker.owner, marker.size))
            if fresh:
                goal = self._goal_of(marker)
                marker.here = goal if at_once else self.homes.get(marker.owner, goal)
                marker.start = marker.goal = marker.here
        super()._send(at_once=at_once)

    def _goal_of(self, marker: Marker) -> Point:
        rect, number, count = self._room_of(marker)
        return rect.left + rect.width / count * (number + 0.5), float(rect.centery)

    def _size_of(self, marker: Marker) -> int:
        rect, _, count = self._room_of(marker)
        room = min(rect.width / count, rect.height, self.kit.scale.text(48))
        return max(8, round(room * CUBE_SHARE))

    def _room_of(self, marker: Marker) -> tuple[pygame.Rect, int, int]:
        """Return where a cube lies, and which of how many it is there."""
        if not self._used(marker):
            return self.waiting, 0, 1
        cell = self._cell(marker.value)
        mates = [m for m in self.markers if self._used(m) and self._cell(m.value) is cell]
        return cell.cube_room, mates.index(marker), len(mates)

    def _picture(self, seat: int, px: int) -> pygame.Surface:
        if (seat, px) not in self._images:
            self._images[seat, px] = raised(self.kit, cube_picture(self.kit, seat, px), RESTING)
        return self._images[seat, px]


def _around(rects: list[pygame.Rect]) -> pygame.Rect:
    return rects[0].unionall(rects[1:])


def _place_of(setup: Setup, base: str, number: int) -> int:
    """Return the place that the cubes of a grid go onto: the one of the same number."""
    return next(
        (
            FIRST_PLACE + index
            for index, place in enumerate(setup.places)
            if place.base == base and place.number == number
        ),
        NOTHING,
    )
