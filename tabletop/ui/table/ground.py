"""The ground of a table: lanes let into it, hollows for cards, labels of places, the rail."""

import pygame

from tabletop.speech import Speaker
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.markup import escaped
from tabletop.ui.drawing.paint import disc, faded, layer, put, rounded_box
from tabletop.ui.drawing.surfaces import brass_edge, stitching, well
from tabletop.ui.drawing.theme import mix
from tabletop.ui.table.arrange import track_point
from tabletop.ui.table.board import Board
from tabletop.ui.table.layout import CounterSpot, Geometry, Slot
from tabletop.ui.table.parts import Part

STITCH = 9


class Lanes(Part):
    """The columns of a table: darker leather let in, edged with brass, a tone for each group."""

    def __init__(self, kit: Kit, geometry: Geometry) -> None:
        self.kit = kit
        self.bands = geometry.bands
        rects = [rect for rect, _ in self.bands]
        super().__init__(rects[0].unionall(rects[1:]))

    def draw(self, target: pygame.Surface) -> None:
        """Draw each column as an inlay."""
        theme, scale = self.kit.theme, self.kit.scale
        radius = scale.px(14)
        tones = [theme["table_dark"], mix(theme["table_dark"], theme["badge_bad"], 0.2)]
        for rect, group in self.bands:
            put(target, well(rect.size, radius, tones[group % 2], 118), rect)
            edge = brass_edge(rect.size, radius, max(1, scale.px(2)))
            put(target, faded(edge, 0.55), rect)


class Hollow(Part):
    """Where cards of a slot lie: a hollow or a seam, seen while nothing covers it."""

    def __init__(self, kit: Kit, slot: Slot) -> None:
        self.kit = kit
        self.kind = slot.zone.ground
        self.rect = slot.spots(1)[0].rect
        super().__init__(self.rect.inflate(4, 4))

    def draw(self, target: pygame.Surface) -> None:
        """Draw the hollow with its brass lip, or the seam."""
        theme, scale = self.kit.theme, self.kit.scale
        radius = max(3, self.rect.width // 14)
        if self.kind == "well":
            put(target, well(self.rect.size, radius, theme["well"], 150), self.rect)
            edge = brass_edge(self.rect.size, radius, max(1, scale.px(1.5)))
            put(target, faded(edge, 0.4), self.rect)
            return
        thread = mix(theme["line"], theme["brass_light"], 0.45)
        seam = stitching(self.rect.size, radius, thread, max(5, scale.px(STITCH)))
        put(target, faded(seam, 0.26), self.rect)


class Label(Part):
    """The name of a place and how many pieces lie there."""

    def __init__(self, kit: Kit, slot: Slot, board: Board, speaker: Speaker) -> None:
        assert slot.label is not None
        super().__init__(slot.label)
        self.kit = kit
        self.slot = slot
        self.board = board
        self.title = escaped(speaker.place_title(slot.refs[0]))
        self.count = -1

    def refresh(self) -> None:
        """Notice another number of pieces."""
        count = sum(self.board.count(ref) for ref in self.slot.refs)
        if count != self.count:
            self.count = count
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw title and number, or the number alone where the title does not fit."""
        if self.count == 0 and self.slot.zone.hide_empty:
            return
        style = self.kit.style("ui", 16, "text_soft", "center")
        for text in (f"{self.title} *{max(0, self.count)}*", f"*{max(0, self.count)}*"):
            laid = self.kit.type.line(text, style)
            if laid.size[0] <= self.area.width:
                laid.draw_in(target, self.area)
                return


class Rail(Part):
    """The brass rail of a counter that moves along a track, with its marks."""

    def __init__(self, kit: Kit, spot: CounterSpot, title: str) -> None:
        super().__init__(spot.box)
        self.kit = kit
        self.spot = spot
        self.title = title

    @property
    def tall(self) -> bool:
        """Tell whether the rail stands upright."""
        return self.spot.box.height > self.spot.box.width

    def draw(self, target: pygame.Surface) -> None:
        """Draw the groove, a notch for every value and figures at the marks."""
        view, box, theme = self.spot.view, self.spot.box, self.kit.theme
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
        view, theme = self.spot.view, self.kit.theme
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


class Plaque(Part):
    """A number with its name in a small frame."""

    def __init__(self, kit: Kit, spot: CounterSpot, title: str) -> None:
        super().__init__(spot.box)
        self.kit = kit
        self.title = escaped(title)
        self.value: int | None = None

    def set_value(self, value: int | None) -> None:
        """Show another number."""
        if value != self.value:
            self.value = value
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the number large and its name below."""
        if self.value is None:
            return
        theme = self.kit.theme
        name = self.kit.type.fit(
            self.title, self.kit.style("ui", 16, "text_soft"), (self.area.width - 24, 60), 14, 1
        )
        figure = self.kit.line(str(self.value), "title", 34, "brass")
        width = max(name.size[0] + 24, figure.size[0] + 40)
        box = pygame.Rect(0, 0, min(width, self.area.width - 8), name.size[1] + figure.size[1] + 10)
        box.center = self.area.center
        face = layer(box.size)
        rounded_box(face, theme["panel"], face.get_rect(), 10)
        put(face, brass_edge(box.size, 10, max(1, self.kit.scale.px(2))), (0, 0))
        put(target, faded(face, 0.85), box)
        figure.draw(target, (box.centerx - figure.size[0] / 2, box.top + 4))
        name.draw(target, (box.centerx - name.size[0] / 2, box.top + 4 + figure.size[1]))


def ground_parts(kit: Kit, geometry: Geometry) -> list[Part]:
    """Return the lanes and hollows of a table."""
    parts: list[Part] = [Lanes(kit, geometry)] if geometry.bands else []
    parts += [Hollow(kit, slot) for slot in geometry.slots if slot.zone.ground != "none"]
    return parts
