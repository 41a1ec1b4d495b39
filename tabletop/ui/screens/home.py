"""Home: the table of the house, with the match to continue and a box for every game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from rules.core.game import Game
from rules.registry import GAMES
from tabletop import shelf
from tabletop.setups import MatchSetup, last_setup
from tabletop.ui import ways
from tabletop.ui.binder.album import box_source
from tabletop.ui.panels.about import About
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT, Scene
from tabletop.ui.screens.home_table import HomeTable
from tabletop.ui.screens.lid import Lid
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.new_match import START, NewMatch
from tabletop.ui.screens.openbox import CARDS, LEARN, PLAY, PUZZLES, SETUP, OpenBox
from tabletop.ui.screens.opening import MatchOpener
from tabletop.ui.screens.puzzle_list import PuzzleList
from tabletop.ui.screens.remedies import Remedies
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.widget import FocusRing, Outcome


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
        self._again: MatchSetup | None = None
        self._moved_at = 0.0
        self._waits = False  # whether somebody is on a visit elsewhere

    @property
    def busy(self) -> bool:
        """Tell whether a box is rising or sinking."""
        return self.overlays.busy or any(lid.moving for lid in self._lids.values())

    def enter(self, stage: Stage) -> None:
        """Look what lies on the shelf and lay the table."""
        super().enter(stage)
        self._opener = MatchOpener(Remedies(stage, self.overlays, self.moved), self._go)
        if not self.last_resort:
            self._look()
        self._lay("")
        if self._notice:
            self._opener.tell(self._notice, self._file)
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
            self._show("rules")
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

    def _look(self) -> None:
        """Look what lies on the shelf, and what was played last."""
        self._shelf = shelf.look(GAMES)
        settings = self.stage.settings
        game = GAMES.get(settings.last_game)
        if game is not None and game.name in settings.last_setup:
            self._again = last_setup(game, self.stage.texts_of(game.name), settings)

    def _lay(self, focused: str) -> None:
        table = HomeTable(self.stage, self._shelf, self._again, bare=self.last_resort)
        table.focus_first(focused)
        self._table, self._lids, self.ring = table, table.lids, table.ring
        self.stage.canvas.rebuild(table.paint)

    # Acting

    def _go(self, scene: Scene) -> None:
        self.next = scene

    def _deal(self, deal: Callable[[], Scene]) -> None:
        """Go to a table that is laid once it is seen that this was heard."""
        show_dealing(self.stage, self.overlays, lambda: self._go(deal()))

    def _do(self, outcome: Outcome) -> None:
        verb, _, game = outcome.name.partition(":")
        again = self._again
        if verb == "continue":
            self._opener.open(self._shelf.waiting[int(game)].path)
        elif verb == "rematch" and again is not None:
            self._deal(lambda: ways.rematch_last(self.stage, again))
        elif verb == "play":
            self._deal(lambda: ways.play_now(self.stage, GAMES[game]))
        elif verb == "open":
            self._open_box(GAMES[game])
        elif verb == "quit":
            self.next = QUIT
        else:
            self._show(verb)

    def _show(self, name: str) -> None:
        stage = self.stage
        if name == "replays":
            self.overlays.open(Matches(stage), self._open_chosen)
        elif name == "settings":
            self.overlays.open(SettingsPanel(stage))
        elif name == "about":
            self.overlays.open(About(stage))
        else:
            last = stage.settings.last_game
            games = list(GAMES)
            ways.open_rules(self, last if last in games else games[0], games=games)

    def _open_chosen(self, choice: str) -> None:
        if choice:
            self._opener.open(Path(choice))

    def _open_box(self, game: Game) -> None:
        taken = self._lids[game.name]
        taken.set_taken(taken=True)

        def go_on(choice: str) -> None:
            # The window may have changed meanwhile, and all boxes lie there anew.
            self._lids[game.name].set_taken(taken=False)
            if choice == LEARN:
                self._deal(lambda: ways.learn(self.stage, game))
            elif choice == PLAY:
                self._deal(lambda: ways.begin_as_last(self.stage, game))
            elif choice == SETUP:
                self._set_up(game)
            elif choice == CARDS:
                ways.show_binder(self, box_source(self.stage, game))
            elif choice == PUZZLES:
                self.overlays.open(PuzzleList(self.stage, game, partial(self._puzzle, game)))

        self.overlays.open(OpenBox(self.stage, game, taken.rect), go_on)

    def _puzzle(self, game: Game, number: int) -> None:
        """Play a puzzle on a visit; the list stays open meanwhile."""
        self.visit = ways.puzzle(self.stage, game, number)

    def _set_up(self, game: Game) -> None:
        panel = NewMatch(self.stage, game)

        def begin(choice: str) -> None:
            if choice == START:
                self._deal(lambda: ways.begin(self.stage, panel.setup))

        self.overlays.open(panel, begin)
