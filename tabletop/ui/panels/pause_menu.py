"""The pause menu: everything a player may want besides playing on, one press away."""

import pygame

from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

RESUME, UNDO, RULES, SETTINGS, HOME, QUIT = "resume", "undo", "rules", "settings", "home", "quit"
LEARN, SKIP, GUIDE = "learn", "skip", "guide"  # one of them at most, where the game has a guide
ICONS = {
    RESUME: "play",
    UNDO: "undo",
    RULES: "book",
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
        self, stage: Stage, *, can_undo: bool, goal: str = "", guide: str = "", note: str = ""
    ) -> None:
        super().__init__(stage)
        self._goal = goal
        self._guide = guide
        self._can_undo = can_undo
        self._note = note

    def build(self) -> None:
        """Lay out heading, buttons and the promise that nothing is lost."""
        kit, texts = self.stage.kit, self.stage.texts
        pad, gap = max(18, kit.scale.px(36)), max(8, kit.scale.px(12))
        high = kit.scale.target(52)
        shown = [name for name in ICONS if name not in {LEARN, SKIP, GUIDE} - {self._guide}]
        labels = {name: texts.text(f"menu.{name}") for name in shown}
        widest = max(Button.width_for(kit, label, icon="play") for label in labels.values())
        inner = max(kit.scale.px(WIDTH), widest)
        heading = kit.type.layout(
            texts.text("menu.title"), kit.style("title", 34, "brass", "center"), inner
        )
        note = self._note or texts.text("menu.saved")
        promise = kit.type.layout(note, kit.style("ui", 18, "text_soft", "center"), inner)
        rows, most = len(labels), kit.scale.height - kit.scale.px(48)
        goal = kit.type.layout(self._goal, kit.style("text_italic", 20, "text", "center"), inner)
        high = min(high, (most - heading.size[1] - 2 * pad) // rows - gap)
        height = heading.size[1] + rows * (high + gap) + 2 * pad
        aimed = goal.size[1] + gap
        told = height + aimed <= most
        height += aimed * told
        promised = promise.size[1] + 2 * gap
        roomy = height + promised <= most
        box = self.lay_panel(inner + 2 * pad, height + promised * roomy)
        heading.draw(self.base, (box.x + pad, box.y + pad))
        top = box.y + pad + heading.size[1] + gap
        if told:
            goal.draw(self.base, (box.x + pad, top - gap // 2))
            top += aimed
        for name, label in labels.items():
            rect = pygame.Rect(box.x + pad, top, inner, high)
            button = Button(kit, name, label, rect, primary=name == RESUME, icon=ICONS[name])
            button.set_enabled(name != UNDO or self._can_undo)
            self.add(button)
            top += high + gap
        if roomy:
            promise.draw(self.base, (box.x + pad, top + gap // 2))
        self.ring.focus(self.ring.widgets[0])
