"""Nothing can be saved: why, a new attempt, and other folders that would do."""

import tempfile
from pathlib import Path

import platformdirs
import pygame

from tabletop import paths
from tabletop.files.writing import obstacle
from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import add_buttons
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.reasons import reason

RETRY, CLOSE, USE, FOLDERS, PATH = "retry", "close", "use", "folders", "path"
WIDTH = 980
LONGEST_PATH = 400


def other_folders() -> list[Path]:
    """Return folders in usual places that can be written to, each for Cloakroom alone."""
    ways = (platformdirs.user_documents_path, platformdirs.user_desktop_path, Path.home)
    places = [*map(paths.known, ways), Path(tempfile.gettempdir())]
    found: list[Path] = []
    for place in places:
        folder = place / paths.NAME
        if folder in found or folder == paths.user() or not place.is_absolute():
            continue
        if place.is_dir() and obstacle(place) is None:
            found.append(folder)
    return found


def closed_folder() -> Path:
    """Return which of the player's folders takes nothing; where it has just opened, the first."""
    folders = (paths.user(), paths.settings_file().parent)
    return next((folder for folder in folders if obstacle(folder) is not None), folders[0])


class Unsaved(Overlay):
    """The reason, folders to choose from, and a field for any other; `folder` is the choice."""

    def __init__(self, stage: Stage, why: str) -> None:
        super().__init__(stage)
        self.folder: Path | None = None
        self._why = why
        self._said = ""
        self._typed = ""
        self._folders = other_folders()

    def build(self) -> None:
        """Lay out heading, reason, folders, field and buttons."""
        kit, texts = self.stage.kit, self.stage.texts
        pad, gap = max(16, kit.scale.px(32)), max(8, kit.scale.px(14))
        inner = min(max(kit.scale.px(WIDTH), kit.scale.text(20) * 30), kit.scale.width - 4 * pad)
        high = kit.scale.target(46)
        heading = kit.type.layout(
            texts.text("unsaved.title"), kit.style("title", HEADING, "brass"), inner
        )
        told = texts.text("unsaved.body", folder=str(closed_folder()), reason=self._why)
        room = (inner, kit.scale.height // 3)
        body = kit.type.fit(escaped(told), kit.style("text", 20), room, 12)
        line = self._said or texts.text("unsaved.elsewhere" if self._folders else "unsaved.none")
        label = kit.type.fit(escaped(line), kit.style("ui_semibold", 19), (inner, high * 2), 12)
        shown = max(1, min(len(self._folders), 4))
        rows = round(kit.scale.text(19) * 2.1) * shown + gap
        height = heading.size[1] + body.size[1] + label.size[1] + rows + 2 * high + 2 * pad
        box = self.lay_panel(inner + 2 * pad, height + 5 * gap)
        left, top = box.x + pad, box.y + pad
        for laid in (heading, body, label):
            laid.draw(self.base, (left, top))
            top += laid.size[1] + gap
        foot = pygame.Rect(left, box.bottom - pad - high, inner, high)
        field = foot.move(0, -high - gap)
        self._fill(pygame.Rect(left, top, inner, max(high, field.top - gap - top)), field, gap)
        choices = [(name, texts.text(f"unsaved.{name}")) for name in (RETRY, CLOSE)]
        add_buttons(self, choices, foot, gap)
        self.ring.focus(self.ring.widgets[3])

    def _fill(self, listed: pygame.Rect, field: pygame.Rect, gap: int) -> None:
        kit, text = self.stage.kit, self.stage.texts.text
        rows = [Row(escaped(str(folder)), str(folder), size=19) for folder in self._folders]
        self.add(ScrollList(kit, FOLDERS, listed, rows))
        use = text("unsaved.use")
        wide = Button.width_for(kit, use)
        room = pygame.Rect(field.topleft, (field.width - wide - gap, field.height))
        entry = TextField(kit, PATH, room, self._typed, most=LONGEST_PATH)
        entry.ghost = text("unsaved.type")
        self.add(entry)
        rect = pygame.Rect(field.right - wide, field.y, wide, field.height)
        self.add(Button(kit, USE, use, rect))

    def answer(self, outcome: Outcome) -> None:
        """Take a folder, try again, or play on."""
        if outcome.name == PATH:
            self._typed = str(outcome.value)
        elif outcome.name == FOLDERS:
            self._take(Path(str(outcome.value)))
        elif outcome.name == USE:
            self._take(Path(self._typed.strip()).expanduser())
        else:
            self.finish(outcome.name)

    def _take(self, folder: Path) -> None:
        """Choose a folder, or say why it will not do."""
        problem = obstacle(folder)
        if problem is None:
            self.folder = folder
            self.finish(USE)
            return
        why = reason(self.stage.texts, problem)
        self._said = self.stage.texts.text("unsaved.refused", reason=why)
        self.resize()
