"""Where presses on the table of the house lead: to tables, into boxes, to panels above it.

Everything on the way there is loaded with this module, so home asks for it after its first frame.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui import ways
from tabletop.ui.binder.album import box_source
from tabletop.ui.panels.about import About
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import Scene
from tabletop.ui.screens.homedecor import paint_fan
from tabletop.ui.screens.lid import Lid
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.new_match import START, NewMatch
from tabletop.ui.screens.openbox import CARDS, LEARN, PLAY, PUZZLES, SETUP, OpenBox
from tabletop.ui.screens.opening import MatchOpener
from tabletop.ui.screens.puzzle_list import PuzzleList
from tabletop.ui.screens.remedies import Remedies


class Departures:
    """The ways from home; `lid_of` finds the box of a game as it lies there now."""

    def __init__(self, home: Scene, lid_of: Callable[[str], Lid]) -> None:
        self.home = home
        self.stage = home.stage
        self.overlays = home.overlays
        self._lid_of = lid_of
        self._opener = MatchOpener(Remedies(self.stage, self.overlays, home.moved), self._go)

    def tell(self, notice: str, file: Path | None) -> None:
        """Say what went wrong, with a file if there is one."""
        self._opener.tell(notice, file)

    def resume(self, path: Path) -> None:
        """Go on with a match from its file."""
        self._opener.open(path)

    def rematch(self, game: str) -> None:
        """Play the match of a game again that was played last."""
        self._deal(lambda: ways.rematch_last(self.stage, GAMES[game]))

    def play(self, game: str) -> None:
        """Go to a table of a game, the shortest way."""
        self._deal(lambda: ways.play_now(self.stage, GAMES[game]))

    def show(self, name: str) -> None:
        """Open what the rail below the boxes names."""
        if name == "replays":
            self.overlays.open(Matches(self.stage), self._open_chosen)
        elif name == "settings":
            self.overlays.open(SettingsPanel(self.stage))
        elif name == "about":
            self.overlays.open(About(self.stage))
        else:
            last = self.stage.settings.last_game
            games = list(GAMES)
            ways.open_rules(self.home, last if last in games else games[0], games=games)

    def open_box(self, name: str) -> None:
        """Take up the box of a game and show what is in it."""
        game = GAMES[name]
        taken = self._lid_of(name)
        taken.set_taken(taken=True)

        def go_on(choice: str) -> None:
            # The window may have changed meanwhile, and all boxes lie there anew.
            self._lid_of(name).set_taken(taken=False)
            if choice == LEARN:
                self._deal(lambda: ways.learn(self.stage, game))
            elif choice == PLAY:
                self._deal(lambda: ways.begin_as_last(self.stage, game))
            elif choice == SETUP:
                self._set_up(game)
            elif choice == CARDS:
                ways.show_binder(self.home, box_source(self.stage, game))
            elif choice == PUZZLES:
                self.overlays.open(PuzzleList(self.stage, game, partial(self._puzzle, game)))

        self.overlays.open(OpenBox(self.stage, game, taken.rect), go_on)

    def paint_fan(self, side: int, room: pygame.Rect) -> pygame.Surface | None:
        """Return cards for the free room on a side of the boxes, if there is enough of it."""
        return paint_fan(self.stage, GAMES, side, room)

    def _go(self, scene: Scene) -> None:
        self.home.next = scene

    def _deal(self, deal: Callable[[], Scene]) -> None:
        """Go to a table that is laid once it is seen that this was heard."""
        show_dealing(self.stage, self.overlays, lambda: self._go(deal()))

    def _open_chosen(self, choice: str) -> None:
        if choice:
            self._opener.open(Path(choice))

    def _puzzle(self, game: Game, number: int) -> None:
        """Play a puzzle on a visit; the list stays open meanwhile."""
        self.home.visit = ways.puzzle(self.stage, game, number)

    def _set_up(self, game: Game) -> None:
        panel = NewMatch(self.stage, game)

        def begin(choice: str) -> None:
            if choice == START:
                self._deal(lambda: ways.begin(self.stage, panel.setup))

        self.overlays.open(panel, begin)
