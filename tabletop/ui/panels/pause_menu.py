"""The pause menu: everything a player may want besides playing on, one press away."""

import pygame

from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

RESUME, UNDO, RULES, CARDS = "resume", "undo", "rules", "cards"
SETTINGS, HOME, QUIT = "settings", "home", "quit"
ICONS = {
    RESUME: "play",
    UNDO: "undo",
    RULES: "book",
    CARDS: "cards",
    SETTINGS: "settings",
    HOME: "save",
    QUIT: "close",
}
WIDTH = 520


class PauseMenu(Overlay):
    """A column of choices; `choice` is one of the names above, "" or "resume" to play on."""

    def __init__(self, stage: Stage, *, can_undo: bool, note: str = "") -> None:
        super().__init__(stage)
        self._can_undo = can_undo
        self._note = note

    def build(self) -> None:
        """Lay out heading, buttons and the promise that nothing is lost."""
        kit, texts = self.stage.kit, self.stage.texts
        pad, gap = max(18, kit.scale.px(36)), max(8, kit.scale.px(12))
        high = kit.scale.target(52)
        labels = {name: texts.text(f"menu.{name}") for name in ICONS}
        widest = max(Button.width_for(kit, label, icon="play") for label in labels.values())
        inner = max(kit.scale.px(WIDTH), widest)
        heading = kit.type.layout(
            texts.text("menu.title"), kit.style("title", 34, "brass", "center"), inner
        )
        note = self._note or texts.text("menu.saved")
        promise = kit.type.layout(note, kit.style("ui", 18, "text_soft", "center"), inner)
        room = kit.scale.height - kit.scale.px(48)
        columns = 1 if heading.size[1] + len(labels) * (high + gap) + 2 * pad <= room else 2
        wide = inner if columns == 1 else widest
        rows = -(-len(labels) // columns)
        height = heading.size[1] + rows * (high + gap) + 2 * pad
        promised = promise.size[1] + 2 * gap
        roomy = height + promised <= room
        box = self.lay_panel(columns * (wide + gap) - gap + 2 * pad, height + promised * roomy)
        body = box.inflate(-2 * pad, -2 * pad)
        heading.draw_in(self.base, pygame.Rect(body.topleft, (body.width, heading.size[1])))
        wide = (body.width + gap) // columns - gap
        top = body.y + heading.size[1] + gap
        for number, (name, label) in enumerate(labels.items()):
            column, row = divmod(number, rows)
            at = (body.x + column * (wide + gap), top + row * (high + gap))
            button = Button(
                kit,
                name,
                label,
                pygame.Rect(at, (wide, high)),
                primary=name == RESUME,
                icon=ICONS[name],
            )
            button.set_enabled(name != UNDO or self._can_undo)
            self.add(button)
        if roomy:
            foot = pygame.Rect(body.x, top + rows * (high + gap), body.width, promised)
            promise.draw_in(self.base, foot)
        self.ring.focus(self.ring.widgets[0])
