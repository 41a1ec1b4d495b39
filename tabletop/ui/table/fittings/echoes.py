"""What lay in a place last, shown there dimmed after it went on: time to read what happened."""

from collections.abc import Mapping
from typing import ClassVar, Final

import pygame

from rules.core.events import MOVED, Event
from rules.core.refs import NOTHING, is_piece
from rules.core.setup import Setup
from tabletop.ui.drawing.paint import faded, put
from tabletop.ui.table.fittings.fitting import Fitting, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.reading import KeyReader, take_words
from tabletop.update import Update

DIM = 0.6
ECHO: Final = "echo"
NOWHERE: Final[tuple[str, ...]] = ()


class Echo(Part):
    """The card that left a slot last, as long as nothing else lies there."""

    def __init__(self, slot: Slot, board: Board, setup: Setup) -> None:
        self.spot = slot.spots(1)[0].rect
        super().__init__(self.spot)
        self.slot = slot
        self.board = board
        bases = slot.zone.its(ECHO, NOWHERE)
        self.places = [ref for base in bases if (ref := setup.refs.get(base)) is not None]
        self.last = NOTHING
        self.shown = NOTHING

    def left(self, event: Event) -> None:
        """Remember a piece that goes on from the slot to where it is echoed from."""
        if event.source in self.slot.refs and event.target in self.places:
            self.last = event.what

    def refresh(self) -> None:
        """Notice which card is to be seen: the last one, else the top of the first place."""
        taken = any(self.board.by_place[place] for place in self.slot.refs)
        ref = NOTHING if taken else self._top()
        if ref != self.shown:
            self.shown = ref
            self.dirty = True

    def _top(self) -> int:
        lying = {place: [p.ref for p in self.board.by_place[place]] for place in self.places}
        if any(self.last in refs for refs in lying.values()):
            return self.last
        tops = [refs[-1] for refs in lying.values() if refs and is_piece(refs[-1])]
        return tops[0] if tops else NOTHING

    def draw(self, target: pygame.Surface) -> None:
        """Draw the card, dimmed."""
        if self.shown != NOTHING:
            look = self.board.pictures.look(self.shown)
            side = self.board.pictures.side(look, self.spot.width, full=self.slot.full)
            put(target, faded(side, DIM), self.spot)


class Echoes(Fitting):
    """The echoes of all slots whose zone names the places that are echoed there."""

    keys: ClassVar[Mapping[str, KeyReader]] = {ECHO: take_words}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        slots = [slot for slot in setting.geometry.slots if slot.zone.its(ECHO, NOWHERE)]
        self.parts = self.echoes = [Echo(slot, setting.board, setting.setup) for slot in slots]

    def begin(self, update: Update) -> None:
        """Remember what goes on."""
        for event in update.events:
            for echo in self.echoes if event.kind == MOVED else ():
                echo.left(event)

    def follow(self) -> None:
        """Show an echo where nothing lies."""
        for echo in self.echoes:
            echo.refresh()
