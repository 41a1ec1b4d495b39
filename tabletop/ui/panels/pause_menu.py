"""The pause menu: everything a player may want besides playing on, one press away."""

from collections.abc import Collection

import pygame

from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

RESUME, UNDO, RULES, CARDS = "resume", "undo", "rules", "cards"
OPPONENTS = "opponents"  # where computers play whose level can be changed
SETTINGS, HOME, QUIT = "settings", "home", "quit"
LEARN, SKIP, GUIDE = "learn", "skip", "guide"  # one of them at most, where the game has a guide
ICONS = {
    RESUME: "play",
    UNDO: "undo",
    RULES: "book",
    CARDS: "cards",
    OPPONENTS: "robot",
    LEARN: "star",
    SKIP: "skip",
    GUIDE: "star",
    SETTINGS: "settings",
    HOME: "save",
    QUIT: "close",
}
WIDTH = 520


class PauseMenu(Overlay):
    """A column of choices; `choice` is one of the names above, "" or "resume" to play on."""

    def __init__(
        self,
        stage: Stage,
        *,
        can_undo: bool,
        goal: str = "",
        extras: Collection[str] = (),
        note: str = "",
        kept: bool = True,
    ) -> None:
        super().__init__(stage)
        self._goal = goal
        self._extras = set(extras)  # what only some matches have
        self._can_undo = can_undo
        self._note = note
        self._kept = kept  # whether the match can be continued another time

    def build(self) -> None:
        """Lay out heading, buttons and the promise that nothing is lost."""
        kit, texts = self.stage.kit, self.stage.texts
        pad, gap = max(18, kit.scale.px(36)), max(8, kit.scale.px(12))
        high = kit.scale.target(52)
        absent = {LEARN, SKIP, GUIDE, OPPONENTS} - self._extras
        shown = [name for name in ICONS if name not in absent]
        labels = {name: texts.text(f"menu.{name}") for name in shown}
        if not self._kept:
            labels[HOME] = texts.text("menu.back")
        widest = max(Button.width_for(kit, label, icon="play") for label in labels.values())
        inner = max(kit.scale.px(WIDTH), widest)
        style = kit.style("title", HEADING, "brass", "center")
        heading = kit.type.layout(texts.text("menu.title"), style, inner)
        note = self._note or texts.text("menu.saved" if self._kept else "menu.passing")
        promise = kit.type.layout(note, kit.style("ui", 18, "text_soft", "center"), inner)
        room = kit.scale.height - kit.scale.px(48)
        bare = heading.size[1] + 2 * pad
        columns = 1 if bare + len(labels) * (high + gap) <= room else 2
        rows = -(-len(labels) // columns)
        wide = inner if columns == 1 else 2 * widest + gap
        goal = kit.type.layout(self._goal, kit.style("text_italic", 20, "text", "center"), wide)
        height, promised = bare + rows * (high + gap), promise.size[1] + 2 * gap
        aimed = goal.size[1] + gap if height + goal.size[1] + gap <= room else 0
        height += aimed
        roomy = height + promised <= room
        box = self.lay_panel(wide + 2 * pad, height + promised * roomy)
        body = box.inflate(-2 * pad, -2 * pad)
        heading.draw_in(self.base, pygame.Rect(body.topleft, (body.width, heading.size[1])))
        body.top += heading.size[1] + gap
        if aimed:
            goal.draw(self.base, (body.x, body.y - gap // 2))
            body.top += aimed
        self._add_buttons(labels, pygame.Rect(body.topleft, (body.width, high)), rows, gap)
        if roomy:
            top = body.top + rows * (high + gap)
            promise.draw_in(self.base, pygame.Rect(body.x, top, body.width, promised))

    def _add_buttons(self, labels: dict[str, str], first: pygame.Rect, rows: int, gap: int) -> None:
        """Add the buttons in columns of so many rows; the first row lies in a given box."""
        columns = -(-len(labels) // rows)
        wide = (first.width + gap) // columns - gap
        for number, (name, label) in enumerate(labels.items()):
            column, row = divmod(number, rows)
            at = (first.x + column * (wide + gap), first.y + row * (first.height + gap))
            rect = pygame.Rect(at, (wide, first.height))
            kit, primary = self.stage.kit, name == RESUME
            button = Button(kit, name, label, rect, primary=primary, icon=ICONS[name])
            button.set_enabled(name != UNDO or self._can_undo)
            self.add(button)
        self.ring.focus(self.ring.widgets[0])
