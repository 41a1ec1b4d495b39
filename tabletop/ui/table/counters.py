"""Counters on the table: markers that slide along rails, numbers that rise where they change."""

from dataclasses import dataclass

import pygame

from rules.core.table import HIDDEN
from tabletop.ui.drawing.canvas import Canvas, Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import disc, faded, layer, put
from tabletop.ui.drawing.richtext import Style
from tabletop.ui.drawing.surfaces import shadow
from tabletop.ui.drawing.theme import readable_on
from tabletop.ui.drawing.tween import standard
from tabletop.ui.table import feel
from tabletop.ui.table.arrange import track_point
from tabletop.ui.table.layout import CounterSpot

MARKER_Z = 100_000
FLOATING_Z = 260_000
FLOAT_TIME = 0.9
FLOAT_RISE = 60


def seat_mark(kit: Kit, seat: int, px: int) -> pygame.Surface:
    """Return the token of a seat: its colour, its shape and its letter."""
    mark = kit.theme.seats[seat % len(kit.theme.seats)]
    image = layer((px, px))
    put(image, kit.icons.get(mark.shape, px, mark.colour), (0, 0))
    dark = readable_on(mark.colour, (255, 255, 255), (14, 18, 28))
    letter = kit.type.line(mark.letter, Style("ui_bold", max(8, round(px * 0.52)), dark))
    letter.draw_in(image, pygame.Rect(0, 0, px, px))
    return image


@dataclass(slots=True)
class Marker:
    """The marker of one seat on a rail: where it is and where it goes."""

    sprite: Sprite
    ref: int
    side: int
    shown: float
    start: float
    goal: float
    at: float = 1.0

    @property
    def moving(self) -> bool:
        """Tell whether it slides."""
        return self.at < 1.0


class Track:
    """The markers of one rail, one for each seat, on alternate sides of it."""

    def __init__(self, kit: Kit, canvas: Canvas, spot: CounterSpot, owners: list[int]) -> None:
        self.kit = kit
        self.canvas = canvas
        self.spot = spot
        px = self._size
        self.markers = []
        for index, (ref, owner) in enumerate(zip(spot.refs, owners, strict=True)):
            sprite = canvas.add(Sprite(_token(kit, owner, px), z=MARKER_Z + index))
            low = float(spot.view.low)
            self.markers.append(Marker(sprite, ref, index, low, low, low))

    @property
    def _size(self) -> int:
        room = (min(self.spot.box.size) - 2 * self._plate) // 2
        return max(16, min(self.kit.scale.text(32), room))

    @property
    def _plate(self) -> int:
        """Return half the width of a figure on the rail, which the markers leave free."""
        return self.kit.line("10", "ui_bold", 16).size[0] // 2 + 3

    @property
    def moving(self) -> bool:
        """Tell whether a marker slides."""
        return any(marker.moving for marker in self.markers)

    def set(self, ref: int, value: int, *, at_once: bool) -> None:
        """Send the marker of a counter to a value."""
        for marker in self.markers:
            if marker.ref != ref or value == HIDDEN:
                continue
            if at_once:
                marker.shown = marker.start = marker.goal = float(value)
                marker.at = 1.0
            elif marker.goal != value:
                marker.start, marker.goal, marker.at = marker.shown, float(value), 0.0
        self._place()

    def advance(self, seconds: float) -> None:
        """Let the markers slide on."""
        if not self.moving:
            return
        for marker in self.markers:
            if marker.moving:
                marker.at = min(1.0, marker.at + seconds / feel.COUNT)
                share = standard(marker.at)
                marker.shown = marker.start + (marker.goal - marker.start) * share
        self._place()

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return where the marker of a counter is."""
        found = [marker.sprite.rect for marker in self.markers if marker.ref == ref]
        return found[0] if found else None

    def remove(self) -> None:
        """Take the markers away."""
        for marker in self.markers:
            self.canvas.remove(marker.sprite)

    def _place(self) -> None:
        view, box = self.spot.view, self.spot.box
        tall = box.height > box.width
        aside = self._plate + self._size / 2
        for marker in self.markers:
            x, y = track_point(box, view.low, view.high, marker.shown)
            way = -1 if marker.side % 2 == 0 else 1
            centre = (x + way * aside, y) if tall else (x, y + way * aside)
            marker.sprite.move_centre(centre)


def _token(kit: Kit, seat: int, px: int) -> pygame.Surface:
    """Return a seat's mark as a turned brass piece with a shadow."""
    cast = shadow((px, px), px // 2, 3, kit.scale.factor)
    side = px + 2 * cast.margin
    image = layer((side, side))
    cast.draw(image, (cast.margin, cast.margin))
    put(image, disc(px / 2, kit.theme["brass_dark"]), (cast.margin, cast.margin))
    put(image, disc(px / 2 - 2, kit.theme["panel"]), (cast.margin + 2, cast.margin + 2))
    inner = round(px * 0.78)
    put(image, seat_mark(kit, seat, inner), ((side - inner) // 2, (side - inner) // 2))
    return image


@dataclass(slots=True)
class _Floating:
    sprite: Sprite
    image: pygame.Surface
    centre: tuple[float, float]
    at: float = 0.0


class Floats:
    """Small numbers that rise from a place and vanish: what a counter gained or lost."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit = kit
        self.canvas = canvas
        self._floating: list[_Floating] = []

    @property
    def moving(self) -> bool:
        """Tell whether a number is still rising."""
        return bool(self._floating)

    def rise(self, text: str, colour: str, centre: tuple[float, float]) -> None:
        """Let a number rise from a point."""
        laid = self.kit.line(text, "ui_bold", 34, colour)
        image = layer((laid.size[0] + 8, laid.size[1] + 8))
        dark = self.kit.line(text, "ui_bold", 34, "table_dark")
        for offset in ((2, 4), (6, 4), (4, 2), (4, 6)):
            dark.draw(image, offset)
        laid.draw(image, (4, 4))
        sprite = self.canvas.add(Sprite(image, z=FLOATING_Z))
        sprite.move_centre(centre)
        self._floating.append(_Floating(sprite, image, centre))

    def advance(self, seconds: float) -> None:
        """Let the numbers rise on."""
        for item in self._floating[:]:
            item.at += seconds / FLOAT_TIME
            if item.at >= 1:
                self.canvas.remove(item.sprite)
                self._floating.remove(item)
                continue
            if item.at > 0.6:
                item.sprite.show(faded(item.image, (1 - item.at) / 0.4))
            up = self.kit.scale.px(FLOAT_RISE) * item.at
            item.sprite.move_centre((item.centre[0], item.centre[1] - up))

    def clear(self) -> None:
        """Take all numbers away."""
        for item in self._floating:
            self.canvas.remove(item.sprite)
        self._floating.clear()
