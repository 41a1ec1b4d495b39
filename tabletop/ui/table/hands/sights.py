"""Everything on a table that can be looked at by keys: cards, piles, plates, tracks, notes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from rules.core.refs import NOTHING, is_piece, is_place
from tabletop.ui.table.moves.reach import Aim, Price
from tabletop.ui.table.pieces.sprites import PieceSprite, is_sheet
from tabletop.ui.table.plan.geometry import NO_SEAT, Slot
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.ui.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class FocusStop:
    """One place the ring can be: a thing on the table, a price on it, a widget, or a sign.

    A sign has only a name: what it says is what a pointer would be told in its middle.
    """

    rect: pygame.Rect
    ref: int = NOTHING
    widget: Widget | None = None
    price: Price | None = None
    sign: str = ""
    seat: int = NO_SEAT  # who is turned to here, on a chip

    @property
    def aim(self) -> Aim:
        """Return what a click here would hit."""
        return Aim((self.ref,), self.price)

    @property
    def identity(self) -> tuple[object, ...]:
        """Return what stays the same when everything is laid out anew."""
        return self.ref, self.widget, self.price, self.sign


class Sights:
    """Finds what there is to be read on a table as it lies now."""

    def __init__(self, table: LaidTable, written: Callable[[], Sequence[pygame.Rect]]) -> None:
        self.table = table
        self.written = written
        self.lying = table.setting.lying

    def all(self) -> list[FocusStop]:
        """Return every thing and sign once, as far as nothing lies over it."""
        found: dict[tuple[object, ...], FocusStop] = {}
        for stop in (*self._laid(), *self._plates(), *self._hinted(), *self._signs()):
            found.setdefault(stop.identity, stop)
        return list(found.values())

    def _laid(self) -> Iterator[FocusStop]:
        """Yield the open cards of every place that is laid out, or else the place itself."""
        for slot in self.table.setting.geometry.slots:
            if slot.tucked or slot.drop.size == (0, 0):
                continue
            cards = [stop for ref in slot.refs for stop in self._cards(slot, ref)]
            yield from cards
            if not cards and self._is_open(slot, slot.drop.center):
                used = next((ref for ref in slot.refs if self.lying.count(ref)), slot.refs[0])
                rect = self.lying.rect_of(used)
                if rect is not None:
                    yield FocusStop(rect, used)

    def _is_open(self, slot: Slot, at: tuple[int, int]) -> bool:
        """Tell whether a slot lies open at a point: on the mat that lies there, or beside all."""
        mat = self.lying.on_mat(at)
        if mat:
            return slot in mat
        used = any(self.lying.count(ref) for ref in slot.refs)
        return not slot.zone.mat and (used or not slot.zone.over)

    def _cards(self, slot: Slot, place: int) -> Iterator[FocusStop]:
        """Yield the cards of a place that show their faces, and what is seen of those on them."""
        pieces = self.lying.by_place[place]
        if slot.zone.arrange == "pile" and len(pieces) > 1:
            return
        for piece in pieces:
            on_it = () if is_sheet(piece) else piece.riders
            for one in (piece, *on_it):
                if is_open(one) and self._is_open(slot, one.rect.center):
                    yield FocusStop(seen_of(one), one.ref)

    def _plates(self) -> Iterator[FocusStop]:
        plates = self.table.plates
        chips = {chip.seat for chip in plates.chips}
        for plate in plates.plates:
            if self.lying.on_mat(plate.rect.center):
                continue
            seat = plate.seat if plate.seat in chips else NO_SEAT
            yield FocusStop(plate.rect, sign=f"plate.{plate.seat}", seat=seat)

    def _hinted(self) -> Iterator[FocusStop]:
        """Yield what explains itself: labels, plaques, markers, dice, numbers on plates."""
        for ref, rect in self.table.furniture.hints():
            shown = is_place(ref) and any(not piece.hidden for piece in self.lying.by_place[ref])
            if not self.lying.on_mat(rect.center):
                sign = f"label.{ref}" if shown else ""
                yield FocusStop(rect, NOTHING if shown else ref, sign=sign)

    def _signs(self) -> Iterator[FocusStop]:
        """Yield the notes beside places, and what is written on the mat that lies there."""
        for number, rect in enumerate(self.written()):
            yield FocusStop(rect, sign=f"sign.{number}")


def is_open(piece: PieceSprite) -> bool:
    """Tell whether a card lies on the table and shows its face."""
    return is_piece(piece.ref) and not piece.hidden and not piece.look.is_back


def seen_of(piece: PieceSprite) -> pygame.Rect:
    """Return what is seen of a card: of one that lies behind another, only its strip."""
    rect = piece.rect
    if piece.below is not None:
        rect.height = max(1, round(piece.below.strip * piece.below.rest.height))
    return rect
