"""Plaques: numbers with their names in small frames."""

from collections.abc import Mapping
from typing import ClassVar

import pygame

from rules.core.table import HIDDEN
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.paint import faded, layer, put, rounded_box
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Point, Setting, no_more
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.geometry import CounterSpot
from tabletop.ui.table.plan.reading import FormReader


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


class Plaques(Fitting):
    """The plaques of all counters that are shown so."""

    forms: ClassVar[Mapping[str, FormReader]] = {"plaque": no_more}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        title = setting.speaker.counter_title
        self.plaques = {
            spot.refs[0]: Plaque(setting.kit, spot, title(spot.refs[0]))
            for spot in setting.spots("plaque")
        }
        self.parts = list(self.plaques.values())

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where the plaque of a counter is."""
        return [self.plaques[ref].area] if ref in self.plaques else []

    def refs_at(self, at: Point) -> list[int]:
        """Return the counters whose plaques are at a point."""
        return [ref for ref, area in self.hints() if area.collidepoint(at)]

    def hints(self) -> list[Hint]:
        """Return each plaque as the spot that tells of its counter."""
        return [(ref, plaque.area) for ref, plaque in self.plaques.items()]

    def show(self, *, at_once: bool) -> None:
        """Show the numbers that are not hidden."""
        for ref, plaque in self.plaques.items():
            value = self.setting.counts.value(ref)
            plaque.set_value(None if value == HIDDEN else value)
