"""A sentence that must be read, with one or more buttons below it."""

from collections.abc import Sequence

import pygame

from tabletop.ui.drawing.kit import HEADING
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.pages import add_buttons

WIDTH = 760


class Notice(Overlay):
    """A heading, a text, and buttons (name and label); the first is focused."""

    def __init__(
        self, stage: Stage, heading: str, body: str, choices: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(stage)
        self._heading = heading
        self._body = body
        self._choices = list(choices)

    def build(self) -> None:
        """Lay the panel around its text."""
        kit = self.stage.kit
        pad = max(18, kit.scale.px(36))
        width = max(kit.scale.px(WIDTH), kit.scale.text(20) * 24)
        inner = min(width, kit.scale.width - 4 * pad) - 2 * pad
        heading = kit.type.layout(self._heading, kit.style("title", HEADING, "brass"), inner)
        body = kit.type.layout(self._body, kit.style("text", 22), inner)
        if body.cut:
            # A path cannot be broken: make it small enough instead.
            body = kit.type.fit(self._body, kit.style("text", 22), (inner, kit.scale.height), 12)
        high = kit.scale.target(50)
        height = heading.size[1] + body.size[1] + high + 4 * pad - pad // 2
        box = self.lay_panel(inner + 2 * pad, height)
        heading.draw(self.base, (box.x + pad, box.y + pad))
        body.draw(self.base, (box.x + pad, box.y + pad + heading.size[1] + pad // 2))
        foot = pygame.Rect(box.x + pad, box.bottom - pad - high, inner, high)
        add_buttons(self, self._choices, foot, max(10, kit.scale.px(16)))
        self.ring.focus(self.ring.widgets[0])
