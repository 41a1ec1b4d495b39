"""The sheet of a puzzle: what is asked or what came of it, and the ways on."""

from collections.abc import Callable, Sequence

import pygame

from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import CLOSED, Overlay
from tabletop.words.text import Texts

BEGIN, HINT, SOLUTION, AGAIN, NEXT, LEAVE = "begin", "hint", "solution", "again", "next", "leave"
ICONS = {
    BEGIN: "play",
    HINT: "info",
    SOLUTION: "eye",
    AGAIN: "rewind",
    NEXT: "arrow_right",
    LEAVE: "arrow_left",
}
WIDTH = 900
IN_A_ROW = 3

Told = Callable[[Texts], list[str]]  # a heading, and what is said below it


class PuzzleSheet(Overlay):
    """A heading, some sentences, and buttons; `choice` is one of the names above."""

    def __init__(
        self, stage: Stage, game: str, told: Told, choices: Sequence[str], closing: str = CLOSED
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.told = told
        self.choices = list(choices)
        self.closing = closing  # what leaving it by a key means

    def build(self) -> None:
        """Lay the board around its sentences, with the buttons below."""
        kit, texts = self.stage.kit_of(self.game), self.stage.texts_of(self.game)
        pad, gap = max(18, kit.scale.px(34)), max(8, kit.scale.px(12))
        inner = min(max(kit.scale.px(WIDTH), kit.scale.text(20) * 26), kit.scale.width - 4 * pad)
        heading, *lines = self.told(texts)
        laid = [kit.type.layout(heading, kit.style("title", HEADING, "brass"), inner)]
        laid += [kit.type.layout(line, kit.style("text", 22), inner) for line in lines]
        high = kit.scale.target(50)
        rows = -(-len(self.choices) // IN_A_ROW)
        text_height = sum(one.size[1] + gap for one in laid)
        box = self.lay_panel(inner + 2 * pad, text_height + rows * (high + gap) + 2 * pad)
        top = box.y + pad
        for one in laid:
            one.draw(self.base, (box.x + pad, top))
            top += one.size[1] + gap
        foot = pygame.Rect(box.x + pad, box.bottom - pad - rows * (high + gap) + gap, inner, high)
        self._add_buttons(texts, foot, gap)

    def _add_buttons(self, texts: Texts, foot: pygame.Rect, gap: int) -> None:
        kit = self.stage.kit_of(self.game)
        wide = (foot.width - gap * (IN_A_ROW - 1)) // IN_A_ROW
        for number, name in enumerate(self.choices):
            row, column = divmod(number, IN_A_ROW)
            left, top = foot.x + column * (wide + gap), foot.y + row * (foot.height + gap)
            rect = pygame.Rect(left, top, wide, foot.height)
            label = texts.text(f"puzzles.{name}")
            self.add(Button(kit, name, label, rect, primary=number == 0, icon=ICONS[name]))
        self.ring.focus(self.ring.widgets[0])

    def key(self, event: pygame.Event) -> bool:
        """Let a key close it, too."""
        if event.key == pygame.K_ESCAPE:
            self.finish(self.closing)
            return True
        return False
