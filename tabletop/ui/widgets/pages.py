"""Large panels to read in: a heading, beside it the way back, and the room below them."""

from dataclasses import dataclass

import pygame

from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.overlay import Overlay

CLOSE = "close"


@dataclass(frozen=True, slots=True)
class ReadingPage:
    """The rooms of a panel; `close`, still to be added, comes last in the order of the keyboard."""

    head: pygame.Rect
    body: pygame.Rect
    close: Button
    gap: int

    def beside(self, share: float) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the body in two: a share of its width on the left, and the rest."""
        left = pygame.Rect(self.body)
        left.width = round(left.width * share)
        right = left.move(left.width + self.gap, 0)
        right.width = self.body.right - right.left
        return left, right


def lay_page(
    panel: Overlay, size: tuple[float, float], label: str, least_head: int = 0
) -> ReadingPage:
    """Lay a board of some size, with a head no lower than the way back of this label."""
    kit = panel.stage.kit
    pad, gap = max(16, kit.scale.px(30)), max(8, kit.scale.px(14))
    inner = panel.lay_panel(*size).inflate(-2 * pad, -2 * pad)
    high = kit.scale.target(46)
    rect = pygame.Rect(0, inner.y, Button.width_for(kit, label, icon="close"), high)
    rect.right = inner.right
    head = pygame.Rect(inner.x, inner.y, rect.left - gap - inner.x, max(high, least_head))
    top = head.bottom + gap
    body = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
    return ReadingPage(head, body, Button(kit, CLOSE, label, rect, icon="close"), gap)


def add_buttons(
    panel: Overlay, choices: list[tuple[str, str]], foot: pygame.Rect, gap: int
) -> None:
    """Add buttons (name and label) side by side from the left of a foot; the first is primary."""
    kit, left = panel.stage.kit, foot.x
    for number, (name, label) in enumerate(choices):
        rect = pygame.Rect(left, foot.y, Button.width_for(kit, label), foot.height)
        panel.add(Button(kit, name, label, rect, primary=number == 0))
        left = rect.right + gap
