"""What can be done about a file that cannot be opened: leave it, find it, or set it aside."""

from collections.abc import Callable
from pathlib import Path

from tabletop.files.writing import set_aside
from tabletop.player.system import show_in_folder
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.overlay import Overlays
from tabletop.words.reasons import reason

FINE, SHOW, ASIDE = "fine", "show_file", "set_aside"


class Remedies:
    """Notices about files, above one scene; `gone` is called when a file was set aside."""

    def __init__(self, stage: Stage, overlays: Overlays, gone: Callable[[], None]) -> None:
        self.stage = stage
        self.overlays = overlays
        self.gone = gone

    def tell(self, heading: str, notice: str, path: Path | None = None) -> None:
        """Say something; where it is about a file, offer what can be done with that."""
        text = self.stage.texts.text
        names = [FINE] if path is None else [FINE, SHOW, ASIDE]
        choices = [(name, text(f"home.{name}")) for name in names]
        panel = Notice(self.stage, text(heading), escaped(notice), choices)
        self.overlays.open(panel, lambda choice: self._do(choice, heading, path))

    def _do(self, choice: str, heading: str, path: Path | None) -> None:
        if path is None:
            return
        text = self.stage.texts.text
        if choice == SHOW and not show_in_folder(path):
            self.tell(heading, text("home.not_shown", file=str(path)))
        elif choice == ASIDE:
            try:
                told = text("home.aside", file=str(set_aside(path)))
            except OSError as problem:
                told = text("home.not_aside", reason=reason(self.stage.texts, problem))
            self.gone()
            self.tell(heading, told)
