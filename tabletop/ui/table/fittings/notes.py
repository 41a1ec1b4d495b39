"""Readouts as chips beside the places they belong to: what a good player would have worked out."""

from dataclasses import replace

import pygame

from rules.core.game import Readout
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.marks import seat_mark
from tabletop.ui.drawing.paint import faded, layer, put, rounded_box
from tabletop.ui.table.fittings.fitting import Fitting, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.geometry import Slot
from tabletop.words.speech import Speaker

SMALLEST = 13
WORTH_IT = 1.2  # how much larger a text must get for more lines
TALL = 1.31  # height of a chip in sizes of letters, so that none reaches beyond its edge


class SlotNotes(Part):
    """The chips of one slot, side by side; what finds no room is left to the tooltip."""

    def __init__(self, kit: Kit, slot: Slot) -> None:
        assert slot.notes is not None
        super().__init__(slot.notes)
        self.kit = kit
        self.slot = slot
        self.lines: list[tuple[str, int]] = []
        self.hint = ""

    def set_readouts(self, readouts: list[Readout], speaker: Speaker) -> None:
        """Show the readouts of this slot's places."""
        lines = [
            (speaker.readout(readout), readout.numbers.get("seat", -1))
            for readout in readouts
            if readout.ref in self.slot.refs
        ]
        if lines != self.lines:
            self.lines = lines
            self.dirty = True
        self.hint = "\n".join(text for text, _ in lines)

    def draw(self, target: pygame.Surface) -> None:
        """Draw as many chips as fit."""
        chips = self._chips() if self.area.height > self.kit.least(SMALLEST) else []
        if not chips:
            return
        gap = self.kit.scale.px(6)
        width = sum(chip.get_width() for chip in chips) + gap * (len(chips) - 1)
        left = self.area.centerx - width // 2
        for chip in chips:
            put(target, chip, (left, self.area.centery - chip.get_height() // 2))
            left += chip.get_width() + gap

    def _chips(self) -> list[pygame.Surface]:
        room = self.area.width - 4
        chips: list[pygame.Surface] = []
        for text, seat in self.lines:
            laid = self._largest(text, room, marked=seat >= 0)
            if laid is None and chips:
                break
            chip = self._chip(self._larger(laid, text, room), seat)
            chips.append(chip)
            room -= chip.get_width() + self.kit.scale.px(6)
        return chips

    def _larger(self, line: Laid | None, text: str, room: int) -> Laid:
        """Return a text on a line, or on several where it must, or where large texts gain."""
        if line is not None and self.kit.scale.growth == 1:
            return line
        wrapped = self._wrapped(text, room)
        if line is None or (not wrapped.cut and wrapped.style.px > line.style.px * WORTH_IT):
            return wrapped
        return line

    def _wrapped(self, text: str, room: int) -> Laid:
        """Return a text in as many lines as the area has room for."""
        style = self.kit.style("ui_semibold", 17, align="center")
        lines = max(1, (self.area.height - 2) // round(self.kit.least(SMALLEST) * 1.25))
        return self.kit.type.fit(
            text, style, (room - style.px, self.area.height), self.kit.least(SMALLEST), lines
        )

    def _line(self, text: str, px: int) -> Laid:
        style = replace(self.kit.style("ui_semibold", 17), px=px)
        return self.kit.type.line(text, style)

    def _largest(self, text: str, room: int, *, marked: bool) -> Laid | None:
        """Return the text at the largest size at which its chip fits into the room."""
        scale = self.kit.scale
        # Larger letters must not reach beyond the edge of their chip.
        most = max(scale.usual(17), int((self.area.height - 2) / TALL))
        for px in range(min(scale.text(17), most), self.kit.least(SMALLEST) - 1, -1):
            laid = self._line(text, px)
            if laid.size[0] + px + (round(px * 1.1) + 4 if marked else 0) <= room:
                return laid
        return None

    def _chip(self, laid: Laid, seat: int) -> pygame.Surface:
        height = min(self.area.height - 2, max(round(laid.style.px * 1.5), laid.size[1] + 4))
        mark = round(laid.style.px * 1.05) if seat >= 0 else 0
        width = laid.size[0] + laid.style.px + (mark + 4 if mark else 0)
        face = layer((width, height))
        radius = min(height // 2, laid.style.px)
        rounded_box(face, self.kit.theme["panel"], face.get_rect(), radius)
        face = faded(face, 0.92)
        left = laid.style.px // 2
        if mark:
            put(face, seat_mark(self.kit, seat, mark), (left, (height - mark) // 2))
            left += mark + 4
        laid.draw(face, (left, (height - laid.size[1]) // 2))
        return face


class Notes(Fitting):
    """The chips of all slots that have room for some; those on a mat are its own affair."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        noted = [slot for slot in setting.geometry.slots if slot.notes and not slot.zone.mat]
        self.parts = self.notes = [SlotNotes(setting.kit, slot) for slot in noted]

    def refocus(self) -> None:
        """Tell of the places of the seat that is looked at now."""
        for notes in self.notes:
            notes.slot = self.setting.geometry.in_place_of(notes.slot)

    def read(self, readouts: list[Readout]) -> None:
        """Show the readouts of the places."""
        for notes in self.notes:
            notes.set_readouts(readouts, self.setting.speaker)
