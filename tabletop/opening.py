"""Opens the program as the command line asks: window, stage, first scene."""

import os
import sys
from dataclasses import replace

from rules.core.game import Game
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.app import App
from tabletop.arguments import Arguments, ArgumentsError
from tabletop.files.writing import obstacle
from tabletop.lessons.guide import guide_of
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.setups import MatchSetup, asked_seats, last_setup, with_seats
from tabletop.ui import ways
from tabletop.ui.desktop.opening import NoDisplay, open_like, open_window
from tabletop.ui.desktop.placing import WindowPlace
from tabletop.ui.scene import Scene
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
    """Return the table of a new match if one was asked for, else the table of the house."""
    asked = arguments
    if asked.learn:
        return ways.learn(stage, taught_game(arguments, stage))
    if asked.new or asked.seats or asked.hotseat or asked.watch or asked.level or asked.seed:
        return ways.begin(stage, asked_setup(arguments, stage))
    settings, texts = stage.settings, stage.texts
    if settings.damaged:
        why = complaint_text(texts, settings.complaints[0])
        return ways.home(texts.text("home.settings_damaged", why=why), paths.settings_file())
    wrong = statistics.damage()
    if wrong is not None:
        why = complaint_text(texts, wrong)
        return ways.home(texts.text("home.statistics_damaged", why=why), paths.statistics_file())
    return ways.home()


def asked_game(arguments: Arguments, settings: Settings) -> Game:
    """Return the game that was named, else one for so many: the last played before the others."""
    if arguments.new:
        return GAMES[arguments.new]
    games = sorted(GAMES.values(), key=lambda game: game.name != settings.last_game)
    fitting = [game for game in games if not arguments.seats or arguments.seats in game.seat_counts]
    return fitting[0]


def taught_game(arguments: Arguments, stage: Stage) -> Game:
    """Return the game that shall be taught: the one that was named, else one with a guide."""
    game = asked_game(arguments, stage.settings)
    taught = [other for other in (game, *GAMES.values()) if guide_of(other) is not None]
    if not taught or (arguments.new and game is not taught[0]):
        raise ArgumentsError(stage.texts.text("app.no_guide", game=game.name))
    return taught[0]


def asked_setup(arguments: Arguments, stage: Stage) -> MatchSetup:
    """Return the setup that the command line describes."""
    settings = stage.settings
    game = asked_game(arguments, settings)
    texts = stage.texts_of(game.name)
    setup = last_setup(game, texts, settings)
    if arguments.hotseat or arguments.watch or arguments.level:
        seats = asked_seats(arguments, game, texts, settings)
        setup = MatchSetup(game, seats, game.usual_options(), passing=True)
    elif arguments.seats:
        setup = with_seats(setup, arguments.seats, texts, settings)
    return replace(setup, deal=arguments.seed)


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
    return ways.home(" ".join(told), bare=failed.name == HOME)
