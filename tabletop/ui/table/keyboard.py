"""Playing by keys: a ring that walks over what can be taken, then over where it may go."""

from dataclasses import dataclass

import pygame

from rules.core.refs import NOTHING
from tabletop.ui.table.hands import Hands
from tabletop.ui.table.hud import Hud
from tabletop.ui.widgets.widget import ARROWS, Outcome, Widget, nearest


@dataclass(frozen=True, slots=True)
class Stop:
    """One place the ring can be: a thing on the table or a widget."""

    rect: pygame.Rect
    ref: int = NOTHING
    widget: Widget | None = None


class Keyboard:
    """The focus of the keyboard on a table."""

    def __init__(self, hands: Hands, hud: Hud) -> None:
        self.hands = hands
        self.hud = hud
        self.focused: Stop | None = None

    def stops(self) -> list[Stop]:
        """Return where the ring can be: things (or targets of the taken one), then buttons."""
        refs = self.hands.targets() if self.hands.chosen else self.hands.takable()
        view = self.hands.view
        found = [(ref, rect) for ref in refs if (rect := view.rect_of(ref)) is not None]
        found.sort(key=lambda pair: (pair[1].centerx, pair[1].centery))
        things = [Stop(rect, ref) for ref, rect in found]
        widgets = [Stop(w.rect, widget=w) for w in self.hud.widgets if w.reachable]
        return things + widgets

    def step(self, by: int) -> None:
        """Move the ring to the next stop, around the end."""
        stops = self.stops()
        if stops:
            index = self._index(stops)
            start = (-1 if by > 0 else 0) if index is None else index
            self.focus(stops[(start + by) % len(stops)])

    def arrow(self, key: int) -> None:
        """Move the ring to the nearest stop in a direction."""
        stops = self.stops()
        index = self._index(stops)
        if index is None:
            self.step(1)
            return
        others = [stop for number, stop in enumerate(stops) if number != index]
        chosen = nearest(stops[index].rect, [stop.rect for stop in others], ARROWS[key])
        if chosen is not None:
            self.focus(others[chosen])

    def enter(self) -> Outcome | None:
        """Press, take or drop what the ring is on; return what a widget did."""
        stop = self.focused
        if stop is None:
            self._begin()
            return None
        if stop.widget is not None:
            return stop.widget.use()
        before = self.hands.chosen
        self.hands.click(stop.ref, [stop.ref])
        if self.hands.chosen != before:
            self.focus(None)
            self._begin()
        return None

    def _begin(self) -> None:
        """Put the ring on the first thing that is asked about, never on the small buttons.

        Otherwise a second press of Enter, made in haste, would take back what the first did.
        """
        asked = [s for s in self.stops() if s.ref or s.widget in self.hud.prompt.buttons]
        if asked:
            self.focus(asked[0])

    def focus(self, stop: Stop | None) -> None:
        """Put the ring somewhere, or take it away."""
        if self.focused is not None and self.focused.widget is not None:
            self.focused.widget.set_focused(False)
            self._repaint()
        self.focused = stop
        if stop is not None and stop.widget is not None:
            stop.widget.set_focused(True)
            self._repaint()
        thing = stop.rect if stop is not None and stop.widget is None else None
        self.hands.highlights.focus(thing)

    def refresh(self) -> None:
        """Follow a new position: the ring stays only where it still can be."""
        if self.focused is not None and self._index(self.stops()) is None:
            self.focus(None)

    def _repaint(self) -> None:
        self.hud.bar.dirty = True
        self.hud.prompt.dirty = True

    def _index(self, stops: list[Stop]) -> int | None:
        now = self.focused
        if now is None:
            return None
        for number, stop in enumerate(stops):
            if (stop.ref, stop.widget) == (now.ref, now.widget):
                return number
        return None
