"""A counter along a brass rail: the groove with its marks, and markers on both sides of it."""

import pygame

from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.materials.surfaces import brass_edge, shadow, well
from tabletop.ui.drawing.paint import disc, layer, put
from tabletop.ui.table.counters.counter_forms import TrackPlan
from tabletop.ui.table.counters.tracks import Marker, Track
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.arrange import track_point
from tabletop.ui.table.plan.geometry import CounterSpot


class Rail(Part):
    """The brass rail of a counter that moves along a track, with its marks."""

    def __init__(self, kit: Kit, spot: CounterSpot) -> None:
        super().__init__(spot.box)
        self.kit = kit
        self.spot = spot
        self.plan = spot.view.its(TrackPlan)

    @property
    def tall(self) -> bool:
        """Tell whether the rail stands upright."""
        return self.spot.box.height > self.spot.box.width

    def draw(self, target: pygame.Surface) -> None:
        """Draw the groove, a notch for every value and figures at the marks."""
        view, box, theme = self.plan, self.spot.box, self.kit.theme
        thick = max(8, self.kit.scale.px(14))
        first = track_point(box, view.low, view.high, view.low)
        last = track_point(box, view.low, view.high, view.high)
        groove = pygame.Rect(0, 0, thick, thick)
        groove.center = (round(first[0]), round(first[1]))
        end = groove.copy()
        end.center = (round(last[0]), round(last[1]))
        groove = groove.union(end).inflate(*((0, thick) if self.tall else (thick, 0)))
        put(target, well(groove.size, thick // 2, theme["well"]), groove)
        put(target, brass_edge(groove.size, thick // 2, max(2, thick // 5)), groove)
        for value in range(view.low, view.high + 1):
            self._draw_value(target, value, thick)

    def _draw_value(self, target: pygame.Surface, value: int, thick: int) -> None:
        view, theme = self.plan, self.kit.theme
        x, y = track_point(self.spot.box, view.low, view.high, value)
        if value not in view.marks:
            dot = disc(max(2.0, thick * 0.18), theme["brass"])
            put(target, dot, dot.get_rect(center=(round(x), round(y))))
            return
        text = f"{value}+" if value == view.high else str(value)
        laid = self.kit.line(text, "ui_bold", 16, "primary_text")
        radius = min(max(laid.size[0], laid.size[1]) / 2 + 2, min(self.spot.box.size) / 2)
        for size, colour in ((radius, "brass_dark"), (radius - 1.5, "brass")):
            plate = disc(size, theme[colour])
            put(target, plate, plate.get_rect(center=(round(x), round(y))))
        laid.draw(target, (x - laid.size[0] / 2, y - laid.size[1] / 2))


class RailTrack(Track):
    """The markers of a rail, one for each seat, on alternate sides of it."""

    def __init__(self, kit: Kit, canvas: Canvas, spot: CounterSpot, owners: list[int]) -> None:
        self.plan = spot.view.its(TrackPlan)
        super().__init__(kit, canvas, spot, owners, self.plan.low)
        for marker in self.markers:
            marker.size = self._size
            marker.sprite.show(_token(kit, marker.owner, self._size))
        self._send(at_once=True)

    @property
    def _size(self) -> int:
        room = (min(self.spot.box.size) - 2 * self._plate) // 2
        return max(16, min(self.kit.scale.text(32), room))

    @property
    def _plate(self) -> int:
        """Return half the width of a figure on the rail, which the markers leave free."""
        return self.kit.line("10", "ui_bold", 16).size[0] // 2 + 3

    def _goal_of(self, marker: Marker) -> tuple[float, float]:
        view, box = self.plan, self.spot.box
        aside = self._plate + self._size / 2
        x, y = track_point(box, view.low, view.high, marker.value)
        way = -1 if self.markers.index(marker) % 2 == 0 else 1
        along = self._along(marker)
        tall = box.height > box.width
        return (x + way * aside, y + along) if tall else (x + along, y + way * aside)

    def _along(self, marker: Marker) -> float:
        """Return how far a marker steps aside for those of the same value on its side."""
        box, half = self.spot.box, self._size / 2
        side = self.markers[self.markers.index(marker) % 2 :: 2]
        mates = [other for other in side if other.value == marker.value]
        offset = (mates.index(marker) - (len(mates) - 1) / 2) * (self._size + 1)
        middle = track_point(box, self.plan.low, self.plan.high, marker.value)
        tall = box.height > box.width
        start, end = (box.top, box.bottom) if tall else (box.left, box.right)
        at = middle[1] if tall else middle[0]
        # At the ends of the rail the whole row moves back onto it.
        reach = (len(mates) - 1) * (half + 0.5)
        over = max(0.0, start + half - (at - reach)) - max(0.0, at + reach + half - end)
        return offset + over


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
