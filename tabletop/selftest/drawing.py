"""Opens a window, draws home and a table of every game, throws dice, and changes the size."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Final, NoReturn

import pygame

from tabletop.ai.client import Client
from tabletop.app import App
from tabletop.opening import screen_named
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.ui import ways
from tabletop.ui.desktop.main_window import MainWindow
from tabletop.ui.desktop.opening import INVISIBLE_DRIVERS, NoDisplay, open_window
from tabletop.ui.dice.throwing import tumble_of
from tabletop.ui.dice.tumble import Toss
from tabletop.ui.scene import Scene
from tabletop.ui.speakers import quiet_terminal
from tabletop.ui.stage import make_stage
from tabletop.ui.table.table_scene import TableScene

DRIVER: Final = "SDL_VIDEODRIVER"
INVISIBLE: Final = "dummy"
SIZE: Final = (1280, 720)
OTHER_SIZE: Final = (1120, 680)
FRAME: Final = 1 / 60
FRAMES: Final = 20  # after which a scene stands as it will stay, a changed size included
PATIENCE: Final = 2.0  # seconds that a window system may take to change a size
SAMPLES: Final = 40  # points looked at across and down
FEWEST_COLOURS: Final = 24
MOST_ALIKE: Final = 0.9  # no colour may cover more than this share of a picture
TRAY: Final = (9.0, 6.0)
THROW: Final = Toss((-3.0, 0.0), (14.0, 5.0), 2.0, 1.0, (1.0, 0.0, 0.0, 0.0), (3.0, 5.0, 1.0))


def check_drawing(bench: Bench) -> Figures:
    """Draw everything once, in a real window where there is a screen."""
    throw_die()
    with window(SIZE) as opened:
        showroom = Showroom(bench, opened)
        try:
            tables = showroom.show_all(bench)
            resized = showroom.resize(OTHER_SIZE)
        finally:
            showroom.app.close()
        driver = pygame.display.get_driver()
    return {"tables": tables, "driver": driver, "resized": int(resized)}


def throw_die() -> None:
    """Let a die tumble until it lies: physics is a library of its own."""
    if not tumble_of(TRAY, [THROW]).run():
        raise FailedError("dice")


@contextmanager
def window(size: tuple[int, int]) -> Iterator[MainWindow]:
    """Open a window on the screen, or one that nobody sees; afterwards nothing of it is left."""
    before = os.environ.get(DRIVER)
    try:
        opened = _opened(size)
        try:
            yield opened
        finally:
            opened.close()
    finally:
        pygame.display.quit()
        os.environ.pop(DRIVER, None)
        if before is not None:
            os.environ[DRIVER] = before


def _opened(size: tuple[int, int]) -> MainWindow:
    if screen_named():
        try:
            with quiet_terminal():
                return open_window(size)
        except NoDisplay:
            pygame.display.quit()
    os.environ[DRIVER] = INVISIBLE
    try:
        return open_window(size)
    except NoDisplay as problem:
        raise FailedError("no_window", reason=str(problem)) from problem


class Showroom:
    """The whole program with a clock of its own: it shows one scene after another."""

    def __init__(self, bench: Bench, opened: MainWindow) -> None:
        settings = Settings(language=bench.texts.language, speed=0.0, window_size=SIZE)
        self.stage = make_stage(opened, settings, Logbook(), Client())
        self.app = App(self.stage, ways.home(), refuse)
        self._now = 100.0
        self._seen: dict[bytes, str] = {}

    def show_all(self, bench: Bench) -> int:
        """Show home and the table of every match; return how many tables were drawn."""
        self._frames()
        self.look("home")
        for name, match in bench.halfway.items():
            self._go_to(ways.table(self.stage, match))
            self.look(name)
        return len(bench.halfway)

    def resize(self, size: tuple[int, int]) -> bool:
        """Change the size of the window; return whether the window system let us."""
        before = self.stage.screen.get_size()
        self.stage.window.resize(size)
        end = monotonic() + PATIENCE
        while self.stage.screen.get_size() == before and monotonic() < end:
            sleep(FRAME)
            self._frames(1)
        if self.stage.screen.get_size() == before:
            # Some window managers alone decide how large windows are; nobody else may refuse.
            if pygame.display.get_driver() in INVISIBLE_DRIVERS:
                raise FailedError("size")
            return False
        self._frames()
        if self.stage.scale.size != self.stage.screen.get_size():
            raise FailedError("size")
        self.look("{}x{}".format(*self.stage.screen.get_size()))
        return True

    def _go_to(self, scene: Scene) -> None:
        self.app.scene.next = scene
        self._frames(1)
        if isinstance(scene, TableScene):
            scene.settle_now()
        self._frames()

    def _frames(self, count: int = FRAMES) -> None:
        """Let frames pass; of what the window tells only its size matters, nobody plays here."""
        for _ in range(count):
            for event in pygame.event.get():
                if event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
                    self.app.handle(event)
            self._now += FRAME
            self.app.tick(self._now)
            self.app.paint()

    def look(self, name: str) -> None:
        """Refuse a picture that shows next to nothing, or what another scene has shown."""
        screen = self.stage.screen
        if is_blank(screen):
            raise FailedError("blank", scene=name)
        picture = pygame.image.tobytes(screen, "RGB")
        if picture in self._seen:
            raise FailedError("alike", scene=name, other=self._seen[picture])
        self._seen[picture] = name


def is_blank(picture: pygame.Surface) -> bool:
    """Tell whether a picture has hardly any colours, or one nearly everywhere."""
    width, height = picture.get_size()
    counts: dict[tuple[int, ...], int] = {}
    for across in range(SAMPLES):
        for down in range(SAMPLES):
            at = (
                width * (2 * across + 1) // (2 * SAMPLES),
                height * (2 * down + 1) // (2 * SAMPLES),
            )
            colour = tuple(picture.get_at(at))
            counts[colour] = counts.get(colour, 0) + 1
    return len(counts) < FEWEST_COLOURS or max(counts.values()) > MOST_ALIKE * SAMPLES**2


def refuse(_failed: Scene, _report: str) -> NoReturn:
    """Let trouble in a scene end the test: what went wrong is being handled right now."""
    wrong = sys.exception()
    raise FailedError("trouble", error=repr(wrong)) from wrong
