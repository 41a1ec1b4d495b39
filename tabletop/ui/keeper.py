"""Watches over what is saved: one steady line while nothing can be, and new attempts meanwhile."""

from pathlib import Path

import pygame

from tabletop import paths
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import panel
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.panels.unsaved import RETRY, Unsaved
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import ABOVE_ALL
from tabletop.ui.widgets.widget import LEFT_BUTTON
from tabletop.words.reasons import reason

EVERY = 5.0  # seconds between two attempts
HELP = pygame.K_F9


class Keeper:
    """The line at the upper edge of the window, above whatever scene is on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._told: str = ""
        self._sprite: Sprite | None = None
        self._tried = 0.0

    @property
    def rect(self) -> pygame.Rect | None:
        """Return where the line is, while it is shown."""
        return None if self._sprite is None else self._sprite.rect

    def handle(self, event: pygame.Event, scene: Scene) -> bool:
        """Open help for a press on the line or its key; return whether the event was for it."""
        if self._sprite is None or isinstance(scene.overlays.top, Unsaved):
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON
        on_line = pressed and self._sprite.rect.collidepoint(event.pos)
        if not on_line and not (event.type == pygame.KEYDOWN and event.key == HELP):
            return False
        self._explain(scene)
        return True

    def tick(self, now: float, scene: Scene) -> None:
        """Try again from time to time, and show or take away the line."""
        trouble = self.trouble(scene)
        if trouble is not None and now - self._tried >= EVERY:
            self._tried = now
            self.retry(scene)
            trouble = self.trouble(scene)
        told = "" if trouble is None else reason(self.stage.texts, trouble)
        if told != self._told or (told and self._lost()):
            if self._told and not told:
                scene.remark(self.stage.texts.text("save.again"))
            self._show(told)

    def trouble(self, scene: Scene) -> OSError | None:
        """Return why something cannot be saved now."""
        return scene.trouble or self.stage.trouble

    def retry(self, scene: Scene) -> None:
        """Try at once to save everything that could not be saved."""
        if self.stage.trouble is not None:
            self.stage.keep_settings()
        scene.retry()

    def hide(self) -> None:
        """Take the line away; the next scene has its own as soon as it needs one."""
        self._show("")

    def renew(self) -> None:
        """Draw the line anew for another window, language or size of the text."""
        told, self._told = self._told, ""
        self._show(told)

    def _lost(self) -> bool:
        """Tell whether a change of scenes has cleared the line away."""
        return self._sprite is None or self._sprite not in self.stage.canvas.sprites

    def _show(self, told: str) -> None:
        canvas, kit = self.stage.canvas, self.stage.kit
        if self._sprite is not None:
            canvas.remove(self._sprite)
            self._sprite = None
        self._told = told
        if not told:
            return
        text = escaped(self.stage.texts.text("save.strip", reason=told))
        style = kit.style("ui_semibold", 18, "text")
        room = (kit.scale.width * 3 // 4, kit.scale.target())
        laid = kit.type.fit(text, style, room, 12, 2)
        pad = max(8, kit.scale.px(14))
        size = (laid.size[0] + 2 * pad, laid.size[1] + pad)
        image = layer(size)
        put(image, panel(size, size[1] // 3, kit.theme["panel_high"], 2), (0, 0))
        laid.draw(image, (pad, pad // 2))
        place = ((kit.scale.width - size[0]) // 2, 0)
        self._sprite = canvas.add(Sprite(image, place, ABOVE_ALL + 1))

    def _explain(self, scene: Scene) -> None:
        panel_of = Unsaved(self.stage, reason(self.stage.texts, self.trouble(scene) or OSError()))

        def answer(choice: str) -> None:
            if choice == RETRY:
                self.retry(scene)
            elif panel_of.folder is not None:
                self._move(scene, panel_of.folder)

        scene.overlays.open(panel_of, answer)

    def _move(self, scene: Scene, folder: Path) -> None:
        """Keep everything in the folder that was chosen from now on."""
        found_again = paths.use(folder)
        self.stage.keep_settings()
        scene.moved()
        key = "unsaved.moved" if found_again else "unsaved.moved_once"
        scene.remark(self.stage.texts.text(key, folder=str(folder)))
