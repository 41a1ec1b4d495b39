"""Opens matches from their files; where that cannot be, it says why and offers something else."""

from collections.abc import Callable
from pathlib import Path

from rules.registry import GAMES
from tabletop.save import IN_USE, SaveError, SaveFile, error_text
from tabletop.ui import ways
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.scene import Scene
from tabletop.ui.screens.remedies import Remedies
from tabletop.ui.widgets.notice import Notice

WATCH, NEW = "watch", "new_match"
TROUBLE = "home.trouble_title"


class MatchOpener:
    """Opens one file after the other; `go` is called with the scene that this leads to."""

    def __init__(self, remedies: Remedies, go: Callable[[Scene], None]) -> None:
        self.remedies = remedies
        self.stage = remedies.stage
        self.go = go

    def open(self, path: Path) -> None:
        """Go to the match of a file, once it is seen that this was heard."""
        show_dealing(self.stage, self.remedies.overlays, lambda: self._open(path))

    def _open(self, path: Path) -> None:
        try:
            self.go(ways.resume(self.stage, path))
        except SaveError as error:
            told = error_text(self.stage.texts, error)
            if error.code == IN_USE:
                self._offer_to_watch(error.path, told)
            else:
                self.tell(told, path)

    def tell(self, notice: str, path: Path | None = None) -> None:
        """Say what went wrong, with a file if there is one."""
        self.remedies.tell(TROUBLE, notice, path)

    def _offer_to_watch(self, path: Path, told: str) -> None:
        """Say that another window plays a match; it can be watched, or another one begun."""
        text = self.stage.texts.text
        choices = [(name, text(f"home.{name}")) for name in (WATCH, NEW, "back")]
        notice = Notice(self.stage, text("home.in_use_title"), escaped(told), choices)
        overlays = self.remedies.overlays

        def go_on(choice: str) -> None:
            if choice in (WATCH, NEW):
                show_dealing(self.stage, overlays, lambda: self._without(path, choice))

        overlays.open(notice, go_on)

    def _without(self, path: Path, choice: str) -> None:
        """Do what was chosen instead of playing a match that another window plays."""
        try:
            if choice == WATCH:
                self.go(ways.watch(self.stage, path))
            else:
                game = GAMES[SaveFile(path).read().record.game]
                self.go(ways.begin_as_last(self.stage, game))
        except SaveError as error:
            self.tell(error_text(self.stage.texts, error), path)
