"""The numbers of a table as they are shown: who counts what, who leads, who is out."""

from collections.abc import Callable
from typing import NamedTuple

from rules.core.refs import is_place
from rules.core.setup import Setup
from rules.core.table import HIDDEN, Table
from tabletop.ui.table.plan.geometry import CounterSpot, Geometry
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.words.text import number


class Number(NamedTuple):
    """A counter, its icon, its value and how that is read."""

    ref: int
    icon: str
    value: int
    read: str

    def written(self, icon: str) -> str:
        """Return the value beside an icon; what is hidden lies behind a screen."""
        if self.value == HIDDEN:
            return "{icon:screen}"
        return f"{{icon:{icon}}} {self.read}" if icon else self.read


class Counts:
    """The values of all counters that a plan shows."""

    def __init__(self, setup: Setup, plan: Plan) -> None:
        self.setup = setup
        self.plan = plan
        self.table: Table | None = None
        self.values: dict[int, int] = {}
        self.goals: dict[int, int] = {}  # what counters are played up to
        self.read: Callable[[str, int], str] = lambda _base, value: number(value)

    def take(self, table: Table, geometry: Geometry) -> None:
        """Take over the counters of a table."""
        self.table = table
        self.values = {
            ref: len(table.at(ref)) if is_place(ref) else table.count(ref)
            for spot in geometry.counters
            for ref in spot.refs
        }

    def recount(self, pieces: Callable[[int], int]) -> bool:
        """Count the pieces of places anew; return whether any number changed."""
        found = {ref: pieces(ref) for ref in self.values if is_place(ref)}
        changed = any(self.values[ref] != count for ref, count in found.items())
        self.values |= found
        return changed

    def value(self, ref: int) -> int:
        """Return what a counter shows, or HIDDEN where nothing is known of it."""
        return self.values.get(ref, HIDDEN)

    def stands_for(self, ref: int) -> int | None:
        """Return the counter for which the changes of another one are shown, if they are."""
        counter = self.setup.counter(ref)
        of = [v.of for v in self.plan.counters if v.form == "change" and v.base == counter.base]
        return self._counter(of[0], counter.owner) if of else None

    def numbers_of(self, seat: int, geometry: Geometry) -> list[Number]:
        """Return what the plate of a seat shows, in order."""
        return [
            Number(ref, self._icon(spot, ref), value, self._read(spot.view.base, ref, value))
            for spot in geometry.counters
            if spot.view.form in {"plate", "pieces"}
            for ref in spot.refs
            if self._owner(ref) == seat
            for value in (self.values.get(ref, 0),)
        ]

    def _read(self, base: str, ref: int, value: int) -> str:
        """Return how a number is read, beside the one that it is played up to."""
        read = self.read(base, value)
        return f"{read} / {self.read(base, self.goals[ref])}" if ref in self.goals else read

    def is_out(self, seat: int) -> bool:
        """Tell whether a seat has left the match."""
        ref = self._counter(self.plan.out, seat) if self.plan.out else None
        return ref is not None and self.values.get(ref) == 0

    def _icon(self, spot: CounterSpot, ref: int) -> str:
        """Return the icon of a number: another one for those who lead, unless all are level."""
        values = [self.value(other) for other in spot.refs]
        leads = self.value(ref) == max(values) > min(values)
        return spot.view.lead if spot.view.lead and leads else spot.view.icon

    def _owner(self, ref: int) -> int:
        return (self.setup.place(ref) if is_place(ref) else self.setup.counter(ref)).owner

    def _counter(self, base: str, seat: int) -> int | None:
        return self.setup.refs.get(f"{base}.{seat}")
