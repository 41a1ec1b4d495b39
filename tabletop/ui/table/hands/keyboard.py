"""Playing by keys: a ring that walks over what can be taken, then over where it may go."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from rules.core.refs import NOTHING, is_piece, is_place
from tabletop.ui.table.hands.highlights import Highlights
from tabletop.ui.table.hands.meanings import Meanings
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.moves.intents import Intent
from tabletop.ui.table.moves.reach import Aim, Price
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.view.attention import Attention
from tabletop.ui.widgets.widget import ARROWS, Outcome, Widget, nearest


@dataclass(frozen=True, slots=True)
class FocusStop:
    """One place the ring can be: a thing on the table, a price on it, or a widget."""

    rect: pygame.Rect
    ref: int = NOTHING
    widget: Widget | None = None
    price: Price | None = None

    @property
    def aim(self) -> Aim:
        """Return what a click here would hit."""
        return Aim((self.ref,), self.price)


class Keyboard:
    """The focus of the keyboard on a table."""

    def __init__(
        self,
        meanings: Meanings,
        highlights: Highlights,
        hud: Hud,
        attention: Attention,
        click: Callable[[int, Aim], None],
        light: Callable[[], None],
    ) -> None:
        self.meanings = meanings
        self.highlights = highlights
        self.hud = hud
        self.attention = attention
        self.click = click
        self.light = light
        self.focused: FocusStop | None = None

    def stops(self) -> list[FocusStop]:
        """Return where the ring can be: things (or targets of the taken one), then buttons."""
        means, chosen = self.meanings, self.meanings.chosen
        refs = means.targets(chosen) if chosen else means.takable() + means.folders()
        rects = {ref: means.table.rect_of(ref) for ref in refs}
        things = [FocusStop(rect, ref) for ref, rect in rects.items() if rect is not None]
        things += [stop for ref in refs for stop in self._prices(ref)]
        things.sort(key=lambda stop: (stop.rect.centerx, stop.rect.centery))
        widgets = [FocusStop(w.rect, widget=w) for w in self.hud.widgets if w.reachable]
        return things + widgets

    def _prices(self, onto: int) -> list[FocusStop]:
        """Return the prices at which the chosen thing may go onto a place."""
        means = self.meanings
        grid = means.table.markers.prices_of(onto)
        if grid is None or not means.chosen or means.reach is None:
            return []
        prices = [grid.price_of(amount) for amount in means.reach.amounts(means.chosen, onto)]
        return [
            FocusStop(grid.rect_at(price.least), onto, price=price)
            for price in dict.fromkeys(prices)
        ]

    def intent(self) -> Intent | None:
        """Return what Enter would do with the thing that the ring is on, if anything."""
        stop = self.focused
        if stop is None or not stop.ref:
            return None
        means = self.meanings
        moves = means.would(stop.ref, stop.aim) or means.offered(stop.ref)[:1]
        carried = bool(means.chosen)
        return means.things.intent(moves, stop.aim, stop.rect.center, carried=carried)

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
        if self._turn_to(self.meanings.table.behind(stop.ref), stop):
            return None
        before = self.meanings.chosen
        self.click(stop.ref, stop.aim)
        if self.meanings.chosen != before:
            self.focus(None)
            self._begin()
        return None

    def _turn_to(self, seat: int, stop: FocusStop) -> bool:
        """Lay out the places of a seat whose chip the ring is on, unless it is meant itself."""
        meant = self.meanings.chosen and self.meanings.would(stop.ref, stop.aim)
        if seat == NO_SEAT or meant:
            return False
        self.attention.choose(seat, None)
        self.light()
        there = [s for s in self.stops() if self._owner(s.ref) == seat]
        self.focus(there[0] if there else stop)
        return True

    def _owner(self, ref: int) -> int:
        """Return the seat whose place a thing on the table is, or lies in."""
        board = self.meanings.table.setting.board
        piece = board.lying.find(ref) if is_piece(ref) else None
        place = board.lying.place_of(piece) if piece is not None else ref
        slot = board.lying.slot_of(place) if is_place(place) else None
        return board.setup.place(slot.refs[0]).owner if slot is not None else NO_SEAT

    def _begin(self) -> None:
        """Put the ring on the first thing that is asked about, never on the small buttons.

        Otherwise a second press of Enter, made in haste, would take back what the first did. Nor
        does it begin on a button that is not the usual way on, where there is anything else.
        """
        buttons = self.hud.prompt.buttons
        asked = [s for s in self.stops() if s.ref or s.widget in buttons]
        unusual = [button for button in buttons if not button.primary]
        usual = [s for s in asked if s.widget not in unusual]
        if asked:
            self.focus((usual or asked)[0])

    def focus(self, stop: FocusStop | None) -> None:
        """Put the ring somewhere, or take it away."""
        if self.focused is not None and self.focused.widget is not None:
            self.focused.widget.set_focused(False)
            self._repaint()
        self.focused = stop
        if stop is not None and stop.widget is not None:
            stop.widget.set_focused(True)
            self._repaint()
        thing = stop.rect if stop is not None and stop.widget is None else None
        self.highlights.focus(thing)

    def refresh(self) -> None:
        """Follow a new position: the ring stays only where it still can be."""
        if self.focused is not None and self._index(self.stops()) is None:
            self.focus(None)

    def _repaint(self) -> None:
        self.hud.bar.dirty = True
        if self.hud.task_plate is not None:
            self.hud.task_plate.dirty = True
        self.hud.prompt.dirty = True

    def _index(self, stops: list[FocusStop]) -> int | None:
        now = self.focused
        if now is None:
            return None
        for number, stop in enumerate(stops):
            if (stop.ref, stop.widget, stop.price) == (now.ref, now.widget, now.price):
                return number
        return None
