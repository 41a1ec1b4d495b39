"""The sign that a press was heard: it is seen in the next frame, and what takes longer follows."""

from collections.abc import Callable

import pygame

from tabletop.ui.drawing.paint import put
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import CLOSED, Overlay, Overlays
from tabletop.ui.widgets.widget import digit

# What a hand in haste presses twice: heard after the plate, it would decide something at the table.
HASTY = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


class Dealing(Overlay):
    """A small plate that stays until it has been painted once; other keys are heard after it."""

    dim = 96

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._seen = False
        self._early: list[pygame.Event] = []

    @property
    def busy(self) -> bool:
        """Tell that the next frame is due at once."""
        return True

    def build(self) -> None:
        """Lay out the cards and the words."""
        kit = self.stage.kit
        laid = kit.line(self.stage.texts.text("home.dealing"), "text_bold", 26)
        side = round(kit.scale.text(26) * 1.5)
        pad = max(16, kit.scale.px(28))
        box = self.lay_panel(laid.size[0] + side + 3 * pad, max(side, laid.size[1]) + 2 * pad)
        icon = kit.icons.get("cards", side, kit.theme["brass"], kit.theme["panel"])
        put(self.base, icon, (box.x + pad, box.centery - side // 2))
        laid.draw(self.base, (box.x + 2 * pad + side, box.centery - laid.size[1] // 2))

    def handle(self, event: pygame.Event) -> None:
        """Keep keys for what comes next, but no second press: the first is on its way."""
        if event.type == pygame.KEYDOWN and event.key not in HASTY and not digit(event):
            self._early.append(event)

    def tick(self, now: float) -> None:
        """Be painted after the first turn, and make way in the second."""
        super().tick(now)
        if self._seen:
            self.finish(CLOSED)
            for event in self._early:
                pygame.event.post(event)
            self._early = []
        self._seen = True


def show_dealing(stage: Stage, overlays: Overlays, then: Callable[[], None]) -> None:
    """Show that a press was heard, and do what it asks for once that has been painted."""
    overlays.open(Dealing(stage), lambda _choice: then())
