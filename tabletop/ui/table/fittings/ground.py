"""The ground of a table: lanes let into it, hollows and trays for cards."""

import pygame

from rules.core.game import Readout
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import (
    RESTING,
    brass_edge,
    panel,
    shadow,
    stitching,
    well,
)
from tabletop.ui.drawing.paint import faded, layer, put, rounded_box
from tabletop.ui.drawing.theme import mix
from tabletop.ui.table.fittings.fitting import Fitting, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.areas import column_rects
from tabletop.ui.table.plan.geometry import RIM, Geometry, Slot

STITCH = 9
SEAM = 0.26
LANE = 104  # how dark a lane is
FIGURE = 17  # the size of a column's number
DIM = 0.62  # how much of a column is lost in shade where nothing more happens
BRONZE = (92, 62, 30)


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


class Veil(Part):
    """The shade over a column in which nothing more happens for now."""

    layer = -1  # what is written in a column stays as bright as it was

    def __init__(self, kit: Kit, column: pygame.Rect) -> None:
        super().__init__(column)
        self.kit = kit
        self.refs: set[int] = set()  # the places in the column
        self.drawn = False

    def cover(self, *, drawn: bool) -> None:
        """Be drawn over the column, or away from it."""
        self.dirty = self.dirty or drawn != self.drawn
        self.drawn = drawn

    def draw(self, target: pygame.Surface) -> None:
        """Darken the ground of the column."""
        if self.drawn:
            veil = layer(self.area.size)
            rounded_box(veil, self.kit.theme["well"], veil.get_rect(), self.kit.scale.px(14))
            put(target, faded(veil, DIM), self.area)


class ColumnNumber(Part):
    """The number of a column in small brass figures, as sentences name it."""

    def __init__(self, kit: Kit, box: pygame.Rect, number: int) -> None:
        super().__init__(box)
        self.kit = kit
        self.number = number

    def draw(self, target: pygame.Surface) -> None:
        """Draw the number in the middle of its row."""
        style = self.kit.style("title", FIGURE, "brass", "center")
        self.kit.type.line(str(self.number), style).draw_in(target, self.area)


class Hollow(Part):
    """Where cards of a slot lie: hollows or seams, seen while nothing covers them."""

    def __init__(self, kit: Kit, slot: Slot) -> None:
        self.kit = kit
        self.zone = slot.zone
        self.rects = [spot.rect for spot in slot.empty_spots]
        super().__init__(self.rects[0].unionall(self.rects[1:]).inflate(4, 4))

    def draw(self, target: pygame.Surface) -> None:
        """Draw each hollow with its brass lip, or each seam."""
        theme, scale = self.kit.theme, self.kit.scale
        for rect in self.rects:
            radius = max(3, rect.width // 14)
            if self.zone.ground == "well":
                put(target, well(rect.size, radius, theme["well"], 150), rect)
                edge = brass_edge(rect.size, radius, max(1, scale.px(1.5)))
                put(target, faded(edge, 0.4), rect)
            else:
                thread = mix(theme["line"], theme["brass_light"], 0.45)
                seam = stitching(rect.size, radius, thread, max(5, scale.px(STITCH)))
                put(target, faded(seam, SEAM), rect)
        if self.zone.icon:
            side = round(self.rects[-1].width * 0.6)
            sign = self.kit.icons.get(self.zone.icon, side, theme["bad"])
            put(target, faded(sign, 0.7), sign.get_rect(center=self.rects[-1].center))


class Lane(Part):
    """A shallow inlay that keeps everything of a slot together, its label too.

    Where areas share a `strip`, the lane follows the border between them.
    """

    def __init__(self, kit: Kit, slot: Slot, strip: pygame.Rect | None = None) -> None:
        self.kit = kit
        self.ref = slot.refs[0]
        self.inset = -max(2, kit.scale.px(3))
        self.rect = slot.drop.inflate(2 * self.inset, 2 * self.inset)
        super().__init__(strip or self.rect)

    def follow(self, slot: Slot) -> None:
        """Lie where the slot is now."""
        rect = slot.drop.inflate(2 * self.inset, 2 * self.inset)
        self.dirty = self.dirty or rect != self.rect
        self.rect = rect

    def draw(self, target: pygame.Surface) -> None:
        """Draw the inlay with its brass lip."""
        theme, radius = self.kit.theme, max(6, self.kit.scale.px(14))
        put(target, well(self.rect.size, radius, theme["table_dark"], LANE), self.rect)
        edge = brass_edge(self.rect.size, radius, max(1, self.kit.scale.px(1.5)))
        put(target, faded(edge, 0.35), self.rect)


class Tray(Part):
    """A trough of baked clay in a rim of bronze: somewhere to lay things down."""

    def __init__(self, kit: Kit, slot: Slot) -> None:
        self.kit = kit
        inside = slot.box if slot.label is None else slot.box.union(slot.label)
        self.rect = inside.inflate(2 * kit.scale.px(RIM), 2 * kit.scale.px(RIM))
        self.middle = slot.box
        self.icon = slot.zone.icon
        self.spots = [spot.rect for spot in slot.empty_spots]
        super().__init__(self.rect.inflate(4, 4))

    def draw(self, target: pygame.Surface) -> None:
        """Draw rim, trough, its sign and where the first pieces go."""
        theme, scale = self.kit.theme, self.kit.scale
        radius, rim = max(6, scale.px(18)), max(4, scale.px(9))
        shadow(self.rect.size, radius, RESTING, scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, radius, BRONZE, 0), self.rect)
        put(target, brass_edge(self.rect.size, radius, max(1, rim // 4)), self.rect)
        inner = self.rect.inflate(-2 * rim, -2 * rim)
        put(target, well(inner.size, max(3, radius - rim), theme["clay"]), inner)
        edge = brass_edge(inner.size, max(3, radius - rim), max(1, rim // 5))
        put(target, faded(edge, 0.7), inner)
        pale = mix(theme["clay"], theme["brass_light"], 0.5)
        if self.icon:
            side = round(min(self.middle.size) * 0.62)
            sign = faded(self.kit.icons.get(self.icon, side, pale, theme["clay"]), 0.22)
            put(target, sign, sign.get_rect(center=self.middle.center))
        for rect in self.spots:
            seam = stitching(rect.size, max(3, rect.width // 14), pale, max(5, scale.px(STITCH)))
            put(target, faded(seam, 0.6), rect)


class Ground(Fitting):
    """The lanes and hollows of a table."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        kit, geometry = setting.kit, setting.geometry
        parts: list[Part] = [Lanes(kit, geometry)] if geometry.bands else []
        strip = geometry.strip(setting.plan.sharing)
        self.shared: list[Lane] = []
        for slot in geometry.slots:
            if slot.zone.ground == "lane" and slot.zone.site.area in setting.plan.sharing:
                self.shared.append(Lane(kit, slot, strip))
            elif slot.zone.ground != "none" and not slot.zone.mat:
                shapes = {"tray": Tray, "lane": Lane}
                parts.append(shapes.get(slot.zone.ground, Hollow)(kit, slot))
        self.ground = parts
        self.veils = _veils(setting) if setting.plan.marks.dims else []
        self.parts = [*self.shared, *self.veils, *_numbers(setting)]

    def follow(self) -> None:
        """Notice that the border between areas that share their room has moved."""
        for lane in self.shared:
            lane.follow(self.setting.geometry.slot_of[lane.ref])

    def read(self, readouts: list[Readout]) -> None:
        """Dim the columns of which it is told that nothing more happens in them."""
        done = {one.ref for one in readouts if one.key in self.setting.plan.marks.dims}
        for veil in self.veils:
            veil.cover(drawn=not done.isdisjoint(veil.refs))


def _numbers(setting: Setting) -> list[ColumnNumber]:
    """Return the printed numbers of all columns that have them."""
    areas, scale = setting.geometry.areas, setting.geometry.scale
    numbers = []
    for columns in setting.plan.columns.values():
        if columns.numbers:
            row = areas[columns.numbers]
            for number, rect in enumerate(column_rects(columns, areas, scale), start=1):
                box = pygame.Rect(rect.left, row.top, rect.width, row.height)
                numbers.append(ColumnNumber(setting.kit, box, number))
    return numbers


def _veils(setting: Setting) -> list[Veil]:
    """Return a veil for every column in which places lie."""
    veils: dict[tuple[int, ...], Veil] = {}
    for slot in setting.geometry.slots:
        if slot.zone.site.columns and not slot.tucked:
            veil = veils.setdefault(tuple(slot.drop), Veil(setting.kit, slot.drop))
            veil.refs.update(slot.refs)
    return list(veils.values())
