"""Which of the other seats is looked at: chosen by hand, pointed at, or because something happens.

Somebody who has just chosen a seat is not torn away from it by what happens elsewhere.
"""

from rules.core.events import MOVED, Event
from rules.core.refs import NOTHING, is_place
from rules.core.table import NOBODY, Table
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.travel import ASIDE, Way
from tabletop.ui.table.plan.geometry import NO_SEAT, chair_of
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.update import Update

Point = tuple[float, float]


class Attention:
    """Turns the table to one of the other seats after another."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self._resting = NO_SEAT  # on whose plate the pointer rests
        self._rested = 0.0
        self._kept = 0.0
        self._looking = 0.0

    @property
    def looking(self) -> int:
        """Return the seat that somebody points at or has just turned to, or NO_SEAT."""
        return self.table.setting.geometry.focus if self._looking > 0 else NO_SEAT

    @property
    def waiting(self) -> bool:
        """Tell whether something changes soon: the seat, or that it is looked at so closely."""
        closing = self._looking > 0 and self._resting == NO_SEAT and self.table.covers_focus
        return closing or self._resting not in {NO_SEAT, self.table.setting.geometry.focus}

    def forget(self) -> None:
        """Be free to follow what happens."""
        self._resting, self._kept, self._looking = NO_SEAT, 0.0, 0.0

    def look_up(self) -> None:
        """Look at nobody's cards so closely that a mat would have to be lifted for it."""
        self._looking = 0.0

    def choose(self, seat: int, way: Way | None = ASIDE) -> None:
        """Turn to a seat that somebody chose, and stay there for a while."""
        if seat != NO_SEAT:
            self._kept = self._looking = feel.FOCUS_KEPT
            self.table.attend(seat, way)

    def point(self, at: Point, shown: int = NO_SEAT) -> None:
        """Say where the pointer is, and whose cards hang there: a rest turns to that seat."""
        seat = self.table.plates.chip_at(at) if shown == NO_SEAT else shown
        if seat != self._resting:
            self._resting, self._rested = seat, 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._kept = max(0.0, self._kept - seconds)
        self._looking = max(0.0, self._looking - seconds)
        if self._resting == NO_SEAT:
            return
        self._rested += seconds
        if self._rested >= feel.FOCUS_REST:
            self.choose(self._resting)
            self._looking = feel.FOCUS_REST

    def follow(self, update: Update, way: Way | None) -> bool:
        """Turn to the seat whose places a move is about; return whether it had to be turned."""
        if self._kept or self.table.setting.geometry.focus == NO_SEAT:
            return False
        seat = self.concerned(update)
        return seat != NO_SEAT and self.table.attend(seat, way)

    def concerned(self, update: Update) -> int:
        """Return the seat whose places a move is about: the mover's own before all others."""
        own = chair_of(self.table.viewer, self.table.setup.seats)
        before = self.table.shown.table if self.table.shown is not None else update.table
        seats = [
            seat
            for event in update.events
            if event.kind == MOVED
            for seat in self._owners(event, before, update.table)
            if seat not in {NOBODY, own}
        ]
        if update.mover in seats:
            return update.mover
        return seats[0] if seats else NO_SEAT

    def _owners(self, event: Event, before: Table, after: Table) -> list[int]:
        """Return whose places a piece leaves and reaches, of those that are seen one at a time."""
        ends = [self._place(event.source, before), self._place(event.target, after)]
        places = [self.table.setup.place(ref) for ref in ends if is_place(ref)]
        return [place.owner for place in places if place.base in self.table.plan.focused]

    def _place(self, ref: int, t: Table) -> int:
        """Return a place, or where the card lies that it is on."""
        host = self.table.setup.place(ref).host if is_place(ref) else NOTHING
        return t.where[host] if host else ref
