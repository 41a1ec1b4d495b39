"""On the way to a table that the command line asks for: the window shows at once what it does."""

from collections.abc import Callable

import pygame

from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.scene import Scene
from tabletop.ui.stage import Stage


class Arriving(Scene):
    """An empty table with the sign that cards are dealt, until the real one can be shown."""

    name = "arriving"

    def __init__(self, arrive: Callable[[], Scene]) -> None:
        super().__init__()
        self._arrive = arrive

    @property
    def busy(self) -> bool:
        """Tell that the next frame is due at once."""
        return True

    def enter(self, stage: Stage) -> None:
        """Show the sign; once it has been seen, go on."""
        super().enter(stage)
        stage.canvas.rebuild(self._paint)
        show_dealing(stage, self.overlays, self._go_on)

    def leave(self) -> None:
        """Take the sign away."""
        self.overlays.close()

    def resize(self) -> None:
        """Lay everything out anew."""
        self.stage.canvas.rebuild(self._paint)
        self.overlays.resize()

    def handle(self, event: pygame.Event) -> None:
        """Keep what is pressed meanwhile for the table."""
        self.overlays.handle(event)

    def tick(self, now: float) -> None:
        """Go on once the sign has been seen."""
        self.overlays.tick(now)

    def _go_on(self) -> None:
        self.next = self._arrive()

    def _paint(self, target: pygame.Surface) -> None:
        target.fill(self.stage.theme["table"])
