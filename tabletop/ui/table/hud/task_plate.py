"""The plaque of a table with a task: what is to be reached, always in sight, and what helps."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import HOVERING, panel, shadow
from tabletop.ui.drawing.paint import put
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.text import Texts

TASK_HINT, TASK_SOLUTION = "puzzle_hint", "puzzle_solution"
HELPS = ((TASK_HINT, "puzzles.hint", "info"), (TASK_SOLUTION, "puzzles.solution", "eye"))


class TaskPlate(Part):
    """A board with a task and a button for every help; it takes the upper end of its box."""

    def __init__(self, kit: Kit, texts: Texts, task: str, box: pygame.Rect) -> None:
        edge, pad = max(4, kit.scale.px(8)), max(10, kit.scale.px(16))
        wide = box.width - 2 * edge - 2 * pad
        self.kit = kit
        self.task = task
        self.laid = kit.type.layout(task, kit.style("ui_semibold", 20, "brass"), wide)
        high, gap = kit.scale.target(), max(6, kit.scale.px(10))
        tall = self.laid.size[1] + gap + high + 2 * pad
        self.rect = pygame.Rect(box.x + edge, box.y + edge // 2, box.width - 2 * edge, tall)
        super().__init__(pygame.Rect(box.x, box.y, box.width, tall + edge))
        self._text_at = (self.rect.x + pad, self.rect.y + pad)
        side = (wide - gap * (len(HELPS) - 1)) // len(HELPS)
        self.buttons: list[Button] = []
        for number, (name, key, icon) in enumerate(HELPS):
            left, top = self.rect.x + pad + number * (side + gap), self.rect.bottom - pad - high
            rect = pygame.Rect(left, top, side, high)
            self.buttons.append(Button(kit, name, texts.text(key), rect, icon=icon))

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass a pointer event to the buttons."""
        result = None
        for button in self.buttons:
            result = button.handle(event) or result
            self.dirty = self.dirty or button.dirty
        return result

    def draw(self, target: pygame.Surface) -> None:
        """Draw the board, the task and the buttons."""
        kit, theme = self.kit, self.kit.theme
        radius = theme.radii["panel"]
        shadow(self.rect.size, radius, HOVERING, kit.scale.factor).draw(target, self.rect.topleft)
        put(target, panel(self.rect.size, radius, theme["panel"], kit.scale.px(2)), self.rect)
        self.laid.draw(target, self._text_at)
        for button in self.buttons:
            button.draw(target)
