"""Drives the application like a player: synthetic events, a made-up clock, no sleeping."""

from collections.abc import Callable
from pathlib import Path

import pygame

from tabletop.ai.client import Client
from tabletop.app import App
from tabletop.opening import rescue
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.scene import Scene
from tabletop.ui.sound import SILENT, Sound
from tabletop.ui.stage import Stage, make_stage
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.widget import Widget
from tests.ui.helpers import down, key, moved, up

FRAME = 1 / 60
Maker = Callable[[Stage], Scene]


class Driver:
    """One program with its window on the dummy screen."""

    def __init__(
        self,
        settings: Settings,
        first: Maker | None = None,
        size: tuple[int, int] = (1280, 720),
        log: Path | None = None,
        sound: Sound = SILENT,
    ) -> None:
        self.stage = make_stage(open_window(size), settings, Logbook(log), Client(), sound)
        scene = first(self.stage) if first else ways.home()
        self.app = App(self.stage, scene, lambda *what: rescue(self.stage, *what))
        self.now = 100.0
        self.wait()

    @property
    def scene(self) -> Scene:
        """Return the scene that is on."""
        return self.app.scene

    @property
    def panel(self) -> Overlay:
        """Return the panel that lies on top."""
        top = self.scene.overlays.top
        assert isinstance(top, Overlay)
        return top

    @property
    def picture(self) -> bytes:
        """Return every pixel of the window."""
        return pygame.image.tobytes(self.stage.screen, "RGB")

    def wait(self, seconds: float = 0.2) -> None:
        """Let frames pass."""
        for _ in range(max(2, round(seconds / FRAME))):
            self.now += FRAME
            self.app.tick(self.now)
            self.app.paint()

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after another."""
        for code in keys:
            self.app.handle(key(code, mod))
            self.wait(0.05)

    def write(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.app.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.wait(0.05)

    def click(self, at: tuple[int, int]) -> None:
        """Click somewhere."""
        for event in (moved(at), down(at), up(at)):
            self.app.handle(event)
            self.wait(0.05)

    def close(self) -> None:
        """End the program."""
        self.app.close()


def widget(widgets: list[Widget], name: str) -> Widget:
    """Return the widget of a name."""
    return next(found for found in widgets if found.name == name)
