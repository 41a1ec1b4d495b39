"""What every scene is given: the window, the kit to draw with, texts, settings, log, opponent."""

from dataclasses import dataclass, field

import pygame

from tabletop import paths
from tabletop.ai.client import Client
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui.desktop.pane import Pane
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit, make_kit
from tabletop.ui.drawing.memory import forget_pictures
from tabletop.ui.drawing.scale import Scale, bearable
from tabletop.ui.drawing.theme import Theme
from tabletop.ui.loading import Loading
from tabletop.ui.sound import SILENT, Sound
from tabletop.words.text import Texts, language_of


@dataclass
class Stage:
    """The one window and everything a scene needs to fill it.

    A scene that changes a setting sets `changed`: the application then rebuilds kit and texts and
    tells the scene to lay itself out anew. `given` holds settings that the command line sets aside
    for one run only, as they were before. `trouble` tells why the player's folder cannot be
    written to, if so.
    """

    window: Pane
    canvas: Canvas
    kit: Kit
    texts: Texts
    settings: Settings
    log: Logbook
    client: Client
    sound: Sound = SILENT
    given: dict[str, object] = field(default_factory=dict)
    changed: bool = False
    trouble: OSError | None = None
    loading: Loading = field(default_factory=Loading)
    _kits: dict[str, Kit] = field(default_factory=dict)
    _texts: dict[str, Texts] = field(default_factory=dict)

    @property
    def screen(self) -> pygame.Surface:
        """Return what everything is drawn on."""
        return self.window.surface

    @property
    def scale(self) -> Scale:
        """Return the scale that everything is laid out by."""
        return self.kit.scale

    @property
    def due(self) -> Scale:
        """Return the scale of the window as it is now."""
        return _due(self.window, self.settings)

    @property
    def theme(self) -> Theme:
        """Return the colours in force."""
        return self.kit.theme

    def kit_of(self, game: str) -> Kit:
        """Return the kit with a game's own icons before the common ones."""
        if game not in self._kits:
            self._kits[game] = self.kit.with_icons(
                [paths.assets() / game, paths.assets() / "common"]
            )
        return self._kits[game]

    def texts_of(self, game: str) -> Texts:
        """Return the texts of a game, with the common ones behind them."""
        if game not in self._texts:
            folders = [paths.assets() / game, paths.assets() / "common"]
            self._texts[game] = Texts(language_of(self.settings), folders)
        return self._texts[game]

    def renew(self) -> None:
        """Rebuild kit and texts after a change of window, language, theme or text size."""
        self.changed = False
        forget_pictures()
        self._kits.clear()
        self._texts.clear()
        self.kit, self.texts = _common(self.due, self.settings, self.sound)

    def change(self, name: str, value: object) -> None:
        """Change one setting for good, and let everything be drawn by it."""
        self.keep(name, value)
        self.changed = True

    def keep(self, name: str, value: object) -> None:
        """Change one setting for good that nothing on the screen depends on."""
        self.given.pop(name, None)
        self.settings.choose(name, value)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings, without those that were given for this run only."""
        self.trouble = None
        try:
            self.settings.save(paths.settings_file(), leave=self.given)
        except OSError as problem:
            self.trouble = problem


def make_stage(
    window: Pane,
    settings: Settings,
    log: Logbook,
    client: Client,
    sound: Sound = SILENT,
) -> Stage:
    """Set the stage for a window, or for any surface; without a sound it is silent."""
    kit, texts = _common(_due(window, settings), settings, sound)
    canvas = Canvas(window.surface, window.show)
    return Stage(window, canvas, kit, texts, settings, log, client, sound)


def _due(window: Pane, settings: Settings) -> Scale:
    return bearable(window.surface.get_size(), settings.text_scale, window.density, window.letters)


def _common(scale: Scale, settings: Settings, sound: Sound) -> tuple[Kit, Texts]:
    """Return the kit and the texts that all games have in common."""
    common = paths.assets() / "common"
    kit = make_kit(common, None, scale, high_contrast=settings.high_contrast, sound=sound)
    return kit, Texts(language_of(settings), [common])
