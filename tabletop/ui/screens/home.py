"""Home: the table of the house, with the match to continue and a box for every game."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from rules.core.game import Label
from rules.registry import GAMES
from tabletop import shelf
from tabletop.ui.scene import QUIT, Scene
from tabletop.ui.screens.home_table import HomeTable
from tabletop.ui.screens.lid import Lid
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.widget import FocusRing, Outcome

if TYPE_CHECKING:
    from tabletop.ui.screens.departures import Departures

SIDES = (0, 1)  # of the boxes: the left one, the right one


class Home(Scene):
    """The first screen: never more than two presses away from a playable table."""

    name = "home"

    def __init__(self, notice: str = "", file: Path | None = None, *, bare: bool = False) -> None:
        super().__init__()
        self.last_resort = bare
        self.ring = FocusRing()
        self._table: HomeTable | None = None
        self._lids: dict[str, Lid] = {}
        self._notice = notice
        self._file = file
        self._shelf = shelf.Shelf([], [])
        self._again: Label | None = None  # the game that was played last
        self._turns = 0  # since the table was laid
        self._moved_at = 0.0
        self._waits = False  # whether somebody is on a visit elsewhere

    @property
    def busy(self) -> bool:
        """Tell whether a box is rising or sinking."""
        return self.overlays.busy or any(lid.moving for lid in self._lids.values())

    def enter(self, stage: Stage) -> None:
        """Look what lies on the shelf and lay the table."""
        super().enter(stage)
        if not self.last_resort:
            self._look()
        self._lay("")
        if self._notice:
            self.ways.tell(self._notice, self._file)
            self._notice = ""

    def moved(self) -> None:
        """Look anew: files came or went; while somebody is on a visit, when that is over."""
        if not self._waits:
            self._look()
            self.resize()

    def rest(self) -> None:
        """Wait for a visit to end."""
        self._waits = True

    def wake(self) -> None:
        """Look anew after a visit: files may have come or gone."""
        self._waits = False
        self.moved()

    def leave(self) -> None:
        """Close every panel."""
        self.overlays.close()

    def resize(self) -> None:
        """Lay the table anew."""
        before = self.ring.focused
        self._lay(before.name if before else "")
        self.overlays.resize()

    def handle(self, event: pygame.Event) -> None:
        """Pass the event to the panel on top, else to the widgets of the table."""
        if self.overlays.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.ways.show("rules")
            return
        outcome = self.ring.handle(event)
        if outcome is not None:
            self._do(outcome)

    def tick(self, now: float) -> None:
        """Let boxes rise and sink, and draw what changed."""
        self.overlays.tick(now)
        passed = min(0.1, now - self._moved_at)
        self._moved_at = now
        if self._table is not None:
            self._table.advance(passed)
            self._lay_beside(self._table)

    def _look(self) -> None:
        """Look what lies on the shelf, and what was played last."""
        self._shelf = shelf.look(GAMES.labels)
        settings = self.stage.settings
        game = GAMES.labels.get(settings.last_game)
        if game is not None and game.name in settings.last_setup:
            self._again = game

    def _lay(self, focused: str) -> None:
        table = HomeTable(self.stage, self._shelf, self._again, bare=self.last_resort)
        table.focus_first(focused)
        self._table, self._lids, self.ring = table, table.lids, table.ring
        self._turns = 0
        self.stage.canvas.rebuild(table.paint)

    def _lay_beside(self, table: HomeTable) -> None:
        """Lay cards beside the boxes, a side a turn, after the first frame and all it led to."""
        if self.last_resort or self.stage.loading.going_on:
            return
        self._turns += 1
        for side in SIDES:
            if self._turns == side + 2:
                room = table.sides[side]
                picture = self.ways.paint_fan(side, room)
                if picture is not None:
                    table.lay_beside(picture, room)

    # Acting

    @cached_property
    def ways(self) -> "Departures":
        """Return what leads away from here: most of the program, and nothing of the first frame."""
        from tabletop.ui.screens.departures import Departures  # noqa: PLC0415

        return Departures(self, lambda game: self._lids[game])

    def _do(self, outcome: Outcome) -> None:
        verb, _, game = outcome.name.partition(":")
        again = self._again
        if verb == "continue":
            self.ways.resume(self._shelf.waiting[int(game)].path)
        elif verb == "rematch" and again is not None:
            self.ways.rematch(again.name)
        elif verb == "play":
            self.ways.play(game)
        elif verb == "open":
            self.ways.open_box(game)
        elif verb == "quit":
            self.next = QUIT
        else:
            self.ways.show(verb)
