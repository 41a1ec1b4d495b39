"""Labels: what a place is called, and how many pieces lie there."""

from collections.abc import Mapping
from typing import ClassVar, Final

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.reading import KeyReader, take_flag
from tabletop.words.speech import Speaker

HIDE_EMPTY: Final = "hide_empty"


class PileLabel(Part):
    """The name of a place and how many pieces lie there."""

    def __init__(self, kit: Kit, slot: Slot, board: Board, speaker: Speaker) -> None:
        assert slot.label is not None
        super().__init__(slot.label)
        self.kit = kit
        self.slot = slot
        self.board = board
        self.speaker = speaker
        self.title = ""
        self.count = -1

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
        """Draw title and number, or the number alone where the title does not fit."""
        if self.count == 0 and self.slot.zone.its(HIDE_EMPTY, default=False):
            return
        colour = "text" if self.slot.zone.ground == "tray" else "text_soft"
        style = self.kit.style("ui", 16, colour, "center")
        number = f"*{max(0, self.count)}*"
        plain = [self.title] if self.slot.zone.ground == "tray" and not self.count else []
        for text in (*plain, f"{self.title} {number}", number):
            laid = self.kit.type.line(text, style)
            if laid.size[0] <= self.area.width:
                laid.draw_in(target, self.area)
                return


class Labels(Fitting):
    """The labels of all slots that have one; some are hidden while nothing lies there."""

    keys: ClassVar[Mapping[str, KeyReader]] = {HIDE_EMPTY: take_flag}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        kit, board, speaker = setting.kit, setting.board, setting.speaker
        slots = [slot for slot in setting.geometry.slots if slot.label]
        self.parts = self.labels = [PileLabel(kit, slot, board, speaker) for slot in slots]

    def hints(self) -> list[Hint]:
        """Return each label as the spot that tells of its place."""
        return [(label.slot.refs[0], label.area) for label in self.labels]

    def follow(self) -> None:
        """Notice other numbers of pieces."""
        for label in self.labels:
            label.refresh()

    def refocus(self) -> None:
        """Tell of the places of the seat that is looked at now."""
        for label in self.labels:
            label.slot = self.setting.geometry.in_place_of(label.slot)
