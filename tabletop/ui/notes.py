"""Readouts as chips beside the places they belong to: what a good player would have worked out."""

import pygame

from rules.core.game import Readout
from tabletop.speech import Speaker
from tabletop.ui.counters import seat_mark
from tabletop.ui.kit import Kit
from tabletop.ui.layout import Slot
from tabletop.ui.paint import faded, layer, put, rounded_box
from tabletop.ui.parts import Part
from tabletop.ui.richtext import Laid


class Notes(Part):
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
        chips = self._chips()
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
            style = self.kit.style("ui_semibold", 17)
            pad = style.px
            laid = self.kit.type.layout(text, style, max(10, room - pad), 1)
            if laid.cut and chips:
                break
            chip = self._chip(laid, seat)
            chips.append(chip)
            room -= chip.get_width() + self.kit.scale.px(6)
        return chips

    def _chip(self, laid: Laid, seat: int) -> pygame.Surface:
        height = min(self.area.height - 2, round(laid.style.px * 1.5))
        mark = round(height * 0.7) if seat >= 0 else 0
        width = laid.size[0] + laid.style.px + (mark + 4 if mark else 0)
        face = layer((width, height))
        rounded_box(face, self.kit.theme["panel"], face.get_rect(), height // 2)
        face = faded(face, 0.92)
        left = laid.style.px // 2
        if mark:
            put(face, seat_mark(self.kit, seat, mark), (left, (height - mark) // 2))
            left += mark + 4
        laid.draw(face, (left, (height - laid.size[1]) // 2))
        return face
