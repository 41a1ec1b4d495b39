"""Opens the program as the command line asks: window, stage, first scene."""

import os
import sys

from tabletop import paths
from tabletop.ai.client import Client
from tabletop.app import App
from tabletop.arguments import Arguments
from tabletop.asked import arriving
from tabletop.files.writing import obstacle
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui.desktop.opening import NoDisplay, open_like, open_window
from tabletop.ui.desktop.placing import WindowPlace
from tabletop.ui.scene import Scene
from tabletop.ui.screens import home
from tabletop.ui.speakers import Speakers
from tabletop.ui.stage import Stage, make_stage
from tabletop.words.reasons import reason
from tabletop.words.text import complaint_text

INSTANT = 0.0
HOME, TABLE = "home", "table"  # names of scenes
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def open_app(arguments: Arguments, settings: Settings, log: Logbook) -> App:
    """Open the window and set the stage; raises NoDisplay where there is no screen."""
    if not screen_named():
        raise NoDisplay
    given = override(arguments, settings)
    last = WindowPlace(settings.window_form, settings.window_size, settings.window_position)
    window = open_window(arguments.size) if arguments.size else open_like(last)
    speakers = Speakers(settings, paths.assets() / "common")
    stage = make_stage(window, settings, log, Client(), speakers)
    stage.given = given
    stage.trouble = obstacle(paths.user()) or obstacle(paths.settings_file().parent)
    return App(stage, first_scene(arguments, stage), lambda *what: rescue(stage, *what))


def screen_named() -> bool:
    """Tell whether the system names a screen; where it must, and does not, SDL need not be asked.

    It would ask every driver in turn, and some of them grumble on the terminal.
    """
    named = any(os.environ.get(name) for name in SCREENS)
    return named or not sys.platform.startswith("linux")


def override(arguments: Arguments, settings: Settings) -> dict[str, object]:
    """Let the command line have its way for this run; return what the settings said before."""
    wanted: dict[str, object] = {}
    if arguments.lang:
        wanted["language"] = arguments.lang
    if arguments.text_scale:
        wanted["text_scale"] = arguments.text_scale
    if arguments.instant:
        wanted["speed"] = INSTANT
    if arguments.size:
        wanted |= {"window_size": arguments.size, "window_form": "", "window_position": None}
    before = {name: getattr(settings, name) for name in wanted}
    for name, value in wanted.items():
        setattr(settings, name, value)
    return before


def first_scene(arguments: Arguments, stage: Stage) -> Scene:
    """Return the way to a new match if one was asked for, else the table of the house."""
    if arguments.match:
        return arriving(arguments, stage)
    settings, texts = stage.settings, stage.texts
    if settings.damaged:
        why = complaint_text(texts, settings.complaints[0])
        return home.Home(texts.text("home.settings_damaged", why=why), paths.settings_file())
    wrong = statistics.damage()
    if wrong is not None:
        why = complaint_text(texts, wrong)
        return home.Home(texts.text("home.statistics_damaged", why=why), paths.statistics_file())
    return home.Home()


def rescue(stage: Stage, failed: Scene, report: str) -> Scene | None:
    """Return the way home after something went wrong, with a plain word about it.

    Where home itself failed, it comes back without what it reads from the disk; where even that
    failed, there is no way on.
    """
    if failed.last_resort:
        return None
    text = stage.texts.text
    told = [text("home.trouble")]
    if failed.trouble is not None:
        told.append(text("home.trouble_lost", reason=reason(stage.texts, failed.trouble)))
    elif failed.name == TABLE:
        told.append(text("home.trouble_safe"))
    if report:
        told.append(text("home.trouble_report", file=report))
    return home.Home(" ".join(told), bare=failed.name == HOME)
