"""All fittings of one table, asked and told together."""

from collections.abc import Collection, Sequence
from typing import TypeVar, cast

import pygame

from rules.core.events import Event
from rules.core.game import Readout
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Lapse, Point, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.update import Update

F = TypeVar("F", bound=Fitting)


class Furniture:
    """The fittings of a table from the lowest to the uppermost, one of each kind.

    Where several answer, the uppermost is heard first.
    """

    def __init__(self, kinds: Sequence[type[Fitting]], plan: Plan) -> None:
        self.kinds = kinds
        self.plan = plan
        self.fittings: list[Fitting] = []
        self._found: dict[type[Fitting], Fitting] = {}

    def lay(self, setting: Setting) -> None:
        """Make all of them anew; each goes on where the one before it was."""
        before, self.fittings = self.fittings, [kind(setting) for kind in self.kinds]
        self._found.clear()
        for old, fitting in zip(before, self.fittings, strict=False):
            fitting.take_over(old)
            old.remove()

    def remove(self) -> None:
        """Leave the canvas."""
        for fitting in self.fittings:
            fitting.remove()

    def find(self, kind: type[F]) -> F:
        """Return the fitting of a kind; a table at rest asks for some of them in every frame."""
        if kind not in self._found:
            self._found[kind] = next(one for one in self.fittings if isinstance(one, kind))
        return cast("F", self._found[kind])

    @property
    def ground(self) -> list[Part]:
        """Return what lies below everything and never changes."""
        return [part for fitting in self.fittings for part in fitting.ground]

    @property
    def parts(self) -> list[Part]:
        """Return what lies flat and may change, in the order in which it is drawn."""
        parts = [part for fitting in self.fittings for part in fitting.parts]
        return sorted(parts, key=lambda part: part.layer)

    @property
    def moving(self) -> bool:
        """Tell whether anything moves."""
        return any(fitting.moving for fitting in self.fittings)

    def advance(self, lapse: Lapse) -> None:
        """Let time pass."""
        for fitting in self.fittings:
            fitting.advance(lapse)

    # To be asked

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return every spot at which a counter is shown."""
        return [rect for fitting in reversed(self.fittings) for rect in fitting.rects_of(ref)]

    def refs_at(self, at: Point) -> list[int]:
        """Return the counters that are shown at a point."""
        return [ref for fitting in reversed(self.fittings) for ref in fitting.refs_at(at)]

    def hints(self) -> list[Hint]:
        """Return what explains itself when the pointer rests on it."""
        return [hint for fitting in reversed(self.fittings) for hint in fitting.hints()]

    def covers(self, boxes: Sequence[pygame.Rect]) -> bool:
        """Tell whether anything lies over any of some boxes."""
        return any(fitting.covers(boxes) for fitting in self.fittings)

    def inviting(self) -> set[str]:
        """Return the places whose pieces say now what can be done with them."""
        return {base for fitting in self.fittings for base in fitting.inviting()}

    # To be told

    def show(self, *, at_once: bool) -> None:
        """Show what is counted now."""
        for fitting in self.fittings:
            fitting.show(at_once=at_once)

    def follow(self) -> None:
        """Notice what lies where."""
        for fitting in self.fittings:
            fitting.follow()

    def refocus(self) -> None:
        """Notice that another one of the other seats is looked at."""
        for fitting in self.fittings:
            fitting.refocus()

    def begin(self, update: Update) -> None:
        """Notice that a move is about to be shown."""
        for fitting in self.fittings:
            fitting.begin(update)

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Notice what is said, one of several events."""
        for fitting in self.fittings:
            fitting.hear(event, events)

    def reading(self, event: Event) -> float:
        """Return how long at least what is said must be seen."""
        return max(fitting.reading(event) for fitting in self.fittings)

    def read(self, readouts: list[Readout]) -> None:
        """Show what a good player would have worked out."""
        for fitting in self.fittings:
            fitting.read(readouts)

    def foresee(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show how things would stand after a move; return whether anything tells that."""
        told = [fitting.foresee(readouts, outlook) for fitting in self.fittings]
        return any(told)

    def offer(self, refs: Collection[int]) -> None:
        """Show which of these things something can go onto now."""
        for fitting in self.fittings:
            fitting.offer(refs)
