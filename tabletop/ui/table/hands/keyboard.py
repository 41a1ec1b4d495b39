"""Playing by keys: a ring that Tab leads over what can be done, and arrows over everything."""

from collections.abc import Callable, Sequence

import pygame

from rules.core.refs import is_piece, is_place
from tabletop.ui.table import feel
from tabletop.ui.table.hands.highlights import Highlights
from tabletop.ui.table.hands.meanings import Meanings
from tabletop.ui.table.hands.sights import FocusStop, Sights
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.moves.intents import Intent
from tabletop.ui.table.moves.reach import Aim
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.arrange import distance
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.widgets.compass import Compass
from tabletop.ui.widgets.widget import ARROWS, Outcome, Widget

SLACK = 0.05  # seconds after buttons have rested


class Keyboard:
    """The focus of the keyboard on a table.

    From the first key on the ring is somewhere whenever the viewer may look around, until the
    pointer is used. Where it came by itself (`led`), Enter does nothing for a moment.
    """

    def __init__(
        self,
        meanings: Meanings,
        highlights: Highlights,
        hud: Hud,
        sights: Sights,
        click: Callable[[int, Aim], None],
        turn: Callable[[int], None],
    ) -> None:
        self.meanings = meanings
        self.highlights = highlights
        self.hud = hud
        self.click = click
        self.turn = turn
        self.sights = sights
        self.focused: FocusStop | None = None
        self.awake = False  # whether keys were used last, not the pointer
        self.led = False  # whether the ring came by itself to where it is
        self._reading = False  # whether an arrow led it to what can only be read
        self._rest = 0.0  # seconds until Enter is taken for meant there
        self._last: FocusStop | None = None  # where it was when it was last taken away
        self._left: FocusStop | None = None  # where it was when it went to the log
        self._source: pygame.Rect | None = None  # where lay what was taken last
        self._drawn: tuple[pygame.Rect, float] | None = None
        self._compass = Compass(())

    # Where it can be

    def stops(self) -> list[FocusStop]:
        """Return what can be done: things (or targets of the taken one), then buttons."""
        means, chosen = self.meanings, self.meanings.chosen
        refs = means.targets(chosen) if chosen else means.takable() + means.folders()
        rects = {ref: means.table.rect_of(ref) for ref in refs}
        things = [FocusStop(rect, ref) for ref, rect in rects.items() if rect is not None]
        things += [stop for ref in refs for stop in self._prices(ref)]
        things.sort(key=lambda stop: (stop.rect.centerx, stop.rect.centery))
        things = [stop for stop in things if not self.hud.covers(stop.rect.center)]
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

    def everything(self) -> list[FocusStop]:
        """Return whatever can be looked at, and what else can be done.

        The small buttons in the corner are left to Tab, or the last card would lead to the menu.
        """
        seen = {stop.identity: stop for stop in self._seen()}
        small = self.hud.bar.buttons.values()
        here = self.focused.widget if self.focused is not None else None
        for stop in self.stops():
            if stop.widget is None or stop.widget not in small or here in small:
                seen.setdefault(stop.identity, stop)
        return list(seen.values())

    def _seen(self) -> list[FocusStop]:
        """Return what can be read, as far as the log does not lie above it."""
        return [stop for stop in self.sights.all() if not self.hud.covers(stop.rect.center)]

    # Walking

    def step(self, by: int) -> None:
        """Move the ring to the next thing that can be done, around the end."""
        self._forget_source()
        self._reading = False
        stops = self.stops()
        if stops:
            index = self._index(stops)
            start = (-1 if by > 0 else 0) if index is None else index
            self.focus(stops[(start + by) % len(stops)])

    def arrow(self, key: int) -> None:
        """Move the ring to what lies next in a direction, whatever it is."""
        self._forget_source()
        if self.hud.walk_log(key):
            return
        stops = self.everything()
        index = self._index(stops)
        if index is None:
            self._begin()
            return
        self._compass = self._compass.over([stop.rect for stop in stops])
        chosen = self._compass.next(index, ARROWS[key])
        if chosen is not None:
            self.focus(stops[chosen])
            self._reading = self._index(self.stops()) is None

    def neighbours(self) -> list[pygame.Rect]:
        """Return where the arrows lead to from the ring; a log may be covered for a moment."""
        stops = self.everything() if self.focused is not None else []
        index = self._index(stops)
        if index is None:
            return []
        self._compass = self._compass.over([stop.rect for stop in stops])
        found = {self._compass.next(index, way) for way in ARROWS.values()}
        log = self.hud.log_panel
        near = [stops[number] for number in found if number is not None]
        return [stop.rect for stop in near if log is None or stop.widget is not log.list]

    def enter(self) -> Outcome | None:
        """Press, take or drop what the ring is on; return what a widget did."""
        stop = self.focused
        if stop is None:
            self._begin()
            return None
        if self.led and self._rest > 0:
            return None  # the ring has only just come here: who pressed twice did not mean it
        if stop.widget is not None:
            return stop.widget.use()
        if stop.seat != NO_SEAT:
            self.turn(stop.seat)
            return None
        if not stop.ref or self._turn_to(self.meanings.table.behind(stop.ref), stop):
            return None
        before = self.meanings.chosen
        if not self.meanings.picked:
            self._source = stop.rect
        self._reading = False
        self.click(stop.ref, self._aim(stop))
        if self.meanings.chosen != before:
            self.begin_again()
        return None

    def begin_again(self) -> None:
        """Go to what can be done now, after something was taken, let go or read."""
        if self.awake:
            self.focus(None)
            self._last, self._left = self._left or self._last, None
            self._begin()

    def _forget_source(self) -> None:
        """Forget where the last thing was taken: whoever walks on looks at something else."""
        if not self.meanings.picked:
            self._source = None

    def _aim(self, stop: FocusStop) -> Aim:
        """Return what a press here hits: a card that is no target itself means its place too."""
        means, lying = self.meanings, self.meanings.setting.lying
        piece = lying.find(stop.ref) if is_piece(stop.ref) else None
        if piece is None or not means.chosen or stop.ref in means.targets(means.chosen):
            return stop.aim
        return Aim(tuple(lying.refs_of(piece)))

    def _turn_to(self, seat: int, stop: FocusStop) -> bool:
        """Lay out the places of a seat whose chip the ring is on, unless it is meant itself."""
        meant = self.meanings.chosen and self.meanings.would(stop.ref, stop.aim)
        if seat == NO_SEAT or meant:
            return False
        self.turn(seat)
        there = [s for s in self.stops() if self._owner(s.ref) == seat]
        self.focus(there[0] if there else stop)
        return True

    def _owner(self, ref: int) -> int:
        """Return the seat whose place a thing on the table is, or lies in."""
        board = self.meanings.table.setting.board
        piece = board.lying.find(ref) if is_piece(ref) else None
        place = board.lying.place_of(piece) if piece is not None else ref
        slot = board.lying.slot_of(place) if is_place(place) else None
        return board.setup.place(place).owner if slot is not None else NO_SEAT

    def _begin(self) -> None:
        """Put the ring on what is asked about, as near as can be to where it was.

        It never begins on the small buttons: a second press of Enter, made in haste, would take
        back what the first did. Nor does it begin on a button that is not the usual way on, where
        there is anything else. Where nothing is asked, it goes to what there is to be read.
        """
        buttons = self.hud.prompt.buttons
        asked = [s for s in self.stops() if s.ref or s.widget in buttons]
        unusual = [button for button in buttons if not button.primary]
        usual = [s for s in asked if s.widget not in unusual]
        if asked:
            self.focus(self._nearest(usual or asked))
        elif self.awake and (seen := self._seen()):
            self.focus(self._nearest(seen))

    def _nearest(self, stops: Sequence[FocusStop]) -> FocusStop:
        """Return the one of some stops that is nearest to where the ring was, or the first."""
        last = self._last
        same = [s for s in stops if last is not None and s.identity == last.identity]
        near = self._source or (last.rect if last is not None else None)
        if same or near is None:
            return (same or stops)[0]
        middle = near.center
        return min(stops, key=lambda stop: distance(stop.rect, middle))

    def intent(self) -> Intent | None:
        """Return what Enter would do with the thing that the ring is on, if anything."""
        stop = self.focused
        if stop is None or not stop.ref:
            return None
        means = self.meanings
        moves = means.would(stop.ref, self._aim(stop)) or means.offered(stop.ref)[:1]
        carried = bool(means.chosen)
        return means.things.intent(moves, stop.aim, stop.rect.center, carried=carried)

    def looks_at(self, button: Widget) -> bool:
        """Tell whether a button is meant: by the ring, or where there is none, by the pointer."""
        return button.focused or (button.hovered and self.focused is None)

    # Being there

    def wake(self) -> None:
        """Notice that a key walks."""
        self.awake, self.led = True, False

    def read_log(self) -> None:
        """Turn to the log that keys have opened; `begin_again` leads back to where the ring was."""
        panel = self.hud.log_panel
        if self.awake and panel is not None:
            self._left = self.focused or self._left
            self.focus(FocusStop(panel.list.rect, widget=panel.list))

    def follow(self, other: "Keyboard") -> None:
        """Take over from the keyboard of another layout of the same table."""
        self.awake, self._reading, self._rest = other.awake, other._reading, other._rest
        places = (other._left, other.focused, other._last)
        self._last = next((s for s in places if s is not None and s.widget is None), None)
        self._left = self._last if self.hud.log_panel is not None else None

    def sleep(self) -> None:
        """Put the ring away: the pointer is used."""
        self.focus(None)
        self.awake = False

    def focus(self, stop: FocusStop | None) -> None:
        """Put the ring somewhere, or take it away."""
        if self.focused is not None:
            self._last = self.focused
            if self.focused.widget is not None:
                self.focused.widget.set_focused(False)
                self.hud.follow_ring()
        self.focused = stop
        if stop is not None and stop.widget is not None:
            stop.widget.set_focused(True)
            self.hud.follow_ring()
        self._draw()

    def advance(self, seconds: float) -> None:
        """Let time pass: the ring follows what it is around."""
        rested = 0 < self._rest <= seconds
        self._rest -= seconds
        if rested and self.led and self._index(self.stops()) is None and not self._reading:
            self._begin()  # on buttons that could not be pressed before
        if self.focused is not None and self.focused.ref and self._outline() != self._drawn:
            self._draw()

    def _draw(self) -> None:
        self._drawn = self._outline()
        self.highlights.focus(*(self._drawn or (None,)))

    def _outline(self) -> tuple[pygame.Rect, float] | None:
        """Return what the ring is around, and how far that is turned."""
        stop = self.focused
        if stop is None or stop.widget is not None:
            return None
        piece = self._piece(stop)
        if piece is None or piece.below is not None or stop.price is not None:
            return stop.rect, 0.0
        return piece.rect, piece.shown_pose.angle

    def _piece(self, stop: FocusStop) -> PieceSprite | None:
        return self.meanings.setting.lying.find(stop.ref) if is_piece(stop.ref) else None

    def refresh(self) -> None:
        """Follow a new position: the ring stays where it still can be, or goes to what is next."""
        everything = self.everything()
        index = self._index(everything)
        waited = self.led and not self._reading and self._index(self.stops()) is None
        if index is not None and not waited:
            self.focus(everything[index])
        elif self.focused is not None or self.awake:
            self.focus(None)
            if self.awake:
                self._lead()

    def _lead(self) -> None:
        """Put the ring by itself where it belongs next: whoever only read stays there."""
        seen = self._seen() if self._reading else []
        index = self._index(seen, self._last)
        self._reading = index is not None
        if index is not None:
            self.focus(seen[index])
        else:
            self._begin()
        if any(stop.ref for stop in self.stops()):
            self._source = None
        self.led, self._rest = True, feel.BUTTON_REST + SLACK

    def _index(self, stops: Sequence[FocusStop], wanted: FocusStop | None = None) -> int | None:
        wanted = wanted or self.focused
        if wanted is None:
            return None
        found = (n for n, stop in enumerate(stops) if stop.identity == wanted.identity)
        return next(found, None)
