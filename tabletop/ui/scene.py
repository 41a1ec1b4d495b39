"""The scene protocol: one thing at a time fills the window, and says what comes next."""

from abc import ABC
from typing import Final

import pygame

from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import Overlays


class Quit:
    """What a scene names as next when the program shall end."""


QUIT: Final = Quit()


class Back:
    """What a scene on a visit names as next when it goes back to the one that waits for it."""


BACK: Final = Back()


class Scene(ABC):
    """Something that fills the window until it names its successor in `next`.

    It may also name a scene to `visit`: then it waits, with everything as it is, until that one,
    or whatever comes after it, goes back. `host` is who waits for a scene that is on a visit.
    """

    name = "scene"
    last_resort = False  # whether this is what is left when everything else fails
    stage: Stage

    def __init__(self) -> None:
        self.next: Scene | Quit | Back | None = None
        self.visit: Scene | None = None
        self.host: Scene | None = None
        self.overlays = Overlays()

    @property
    def busy(self) -> bool:
        """Tell whether something moves, so that frames are due at full rate."""
        return False

    @property
    def typing(self) -> bool:
        """Tell whether letters are being typed, so that they are no shortcuts."""
        return self.overlays.top is not None and self.overlays.top.typing

    @property
    def trouble(self) -> OSError | None:
        """Return why what happens here, or where it is waited for, cannot be saved, if so."""
        return self.host.trouble if self.host is not None else None

    def retry(self) -> None:
        """Try again to save what could not be saved."""
        if self.host is not None:
            self.host.retry()

    def moved(self) -> None:
        """Follow the player's files into another folder."""
        if self.host is not None:
            self.host.moved()

    def remark(self, text: str) -> None:
        """Say something in passing, where the scene has room for it."""

    def enter(self, stage: Stage) -> None:
        """Take the stage; the canvas is empty."""
        self.stage = stage

    def leave(self) -> None:
        """Give the stage back: stop what runs and remove every sprite."""

    def rest(self) -> None:
        """Wait while another scene is visited; sprites and picture are kept elsewhere meanwhile."""

    def wake(self) -> None:
        """Go on after a visit, with everything as it was."""

    def resize(self) -> None:
        """Lay everything out anew: the window, the text size, the language or the theme changed."""

    def handle(self, event: pygame.event.Event) -> None:
        """Answer one event of the window."""

    def tick(self, now: float) -> None:
        """Move on to a moment, in seconds of a clock that only runs forward."""

    def paint(self) -> list[pygame.Rect]:
        """Draw what changed and return where."""
        return self.stage.canvas.paint()
