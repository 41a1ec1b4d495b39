"""Chips below places: what a place is called, and how many pieces lie there."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

import pygame

from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.surfaces import brass_edge, panel
from tabletop.ui.drawing.paint import faded, put
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.reading import KeyReader, take_flag

HIDE_EMPTY: Final = "hide_empty"
SIZE = 16  # of its letters
LETTERS = 0.78  # size of letters in heights of the strip that they have
HIGH, ROUND = 1.06, 1.45  # of a chip: its height in lines, its least width in heights
PAD, GAP = 0.42, 0.3  # in heights of a chip: beside its words, and between them
SOLID, EDGE = 0.9, 0.55  # how much of the ground the chip hides, how bright its edge is


class PileLabel(Part):
    """The name of a place and how many pieces lie there, on one chip."""

    def __init__(self, setting: Setting, slot: Slot, strip: pygame.Rect | None) -> None:
        assert slot.label is not None
        super().__init__(strip or slot.label)
        self.kit = setting.kit
        self.slot = slot
        self.room = slot.label
        self.board = setting.board
        self.speaker = setting.speaker
        self.title = ""
        self.count = -1

    def lie_at(self, slot: Slot) -> None:
        """Lie where the label of a slot is now that the border of its room may have moved."""
        if slot.label is not None and slot.label != self.room:
            self.slot, self.room, self.dirty = slot, slot.label, True

    def refresh(self) -> None:
        """Notice another number of pieces, or pieces in another of the places."""
        refs = self.slot.refs
        count = sum(self.board.lying.count(ref) for ref in refs)
        used = next((ref for ref in refs if self.board.lying.count(ref)), refs[0])
        title = escaped(self._title_of(used))
        if (title, count) != (self.title, self.count):
            self.title, self.count = title, count
            self.dirty = True

    def _title_of(self, place: int) -> str:
        """Return what is written there: a short word where the game has one."""
        speaker = self.speaker
        key = f"label.{speaker.setup.place(place).base}"
        return speaker.texts.text(key) if speaker.texts.has(key) else speaker.place_title(place)

    def draw(self, target: pygame.Surface) -> None:
        """Draw a chip with title and number, or the number alone where the title does not fit."""
        if self.count == 0 and self.slot.zone.its(HIDE_EMPTY, default=False):
            return
        if self.slot.zone.ground == "tray" and not self.count:
            style = self.kit.style("ui", SIZE, "text", "center")
            least = self.kit.scale.usual(SIZE)
            room = (self.room.width, max(self.room.height, style.px * 2))
            self.kit.type.fit(self.title, style, room, least, 1).draw_in(target, self.room)
            return
        number = self._line(str(max(0, self.count)), "ui_bold", "brass_light")
        title = self._line(self.title, "ui", "text_soft")
        height = min(self.room.height, round(number.size[1] * HIGH))
        pad, gap = round(height * PAD), round(height * GAP)
        wide = title.size[0] + gap + number.size[0]
        titled = wide + 2 * pad <= self.room.width
        box = pygame.Rect(0, 0, (wide if titled else number.size[0]) + 2 * pad, height)
        box.width = max(box.width, round(height * ROUND))
        box.center = self.room.center
        self._draw_chip(target, box)
        left = box.centerx - (wide if titled else number.size[0]) / 2
        if titled:
            title.draw(target, (left, box.centery - title.size[1] / 2))
            left += title.size[0] + gap
        number.draw(target, (left, box.centery - number.size[1] / 2))

    def _line(self, text: str, face: str, colour: str) -> Laid:
        """Set a text as large as the strip of the label lets it be, never smaller than usual."""
        style = self.kit.style(face, SIZE, colour)
        most = max(self.kit.scale.usual(SIZE), round(self.room.height * LETTERS))
        return self.kit.type.line(text, replace(style, px=min(style.px, most)))

    def _draw_chip(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the little board that a count stands on."""
        theme, radius = self.kit.theme, box.height // 2
        put(target, faded(panel(box.size, radius, theme["panel"], 0), SOLID), box)
        put(target, faded(brass_edge(box.size, radius, 1), EDGE), box)


class Labels(Fitting):
    """The labels of all slots that have one; some are hidden while nothing lies there."""

    keys: ClassVar[Mapping[str, KeyReader]] = {HIDE_EMPTY: take_flag}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        sharing = setting.plan.sharing
        strip = setting.geometry.strip(sharing)
        self.parts = self.labels = [
            PileLabel(setting, slot, strip if slot.zone.site.area in sharing else None)
            for slot in setting.geometry.slots
            if slot.label
        ]

    def hints(self) -> list[Hint]:
        """Return each label as the spot that tells of its place."""
        return [(label.slot.refs[0], label.room) for label in self.labels]

    def follow(self) -> None:
        """Notice other numbers of pieces."""
        for label in self.labels:
            label.lie_at(self.setting.geometry.slot_of[label.slot.refs[0]])
            label.refresh()

    def refocus(self) -> None:
        """Tell of the places of the seat that is looked at now."""
        for label in self.labels:
            label.slot = self.setting.geometry.in_place_of(label.slot)
