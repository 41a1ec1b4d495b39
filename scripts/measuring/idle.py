"""Lets each screen of the program rest; prints what it takes of a core, as a JSON object.

Run by scripts/bench.py on the screen that its environment names. Each screen is shown by the
program's own loop, with opponent and sound, and then nobody touches anything.
"""

from __future__ import annotations

import json
import os
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from _played import Look, no_rescue, open_played, quiet_seed, use_own_home
from measuring.memory import percent_of
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.app import DESERTED_AFTER, App
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.binder.album import box_source
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.screens.departures import Departures
from tabletop.ui.screens.home import Home
from tabletop.ui.speakers import Speakers
from tabletop.ui.stage import make_stage

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = 7
ENDLESS = 10_000  # moves after which any match is over
CALM_SECONDS = DESERTED_AFTER + 15.0  # after which all is loaded and the music has ended
REST_SECONDS = 8.0


def home(size: tuple[int, int]) -> App:
    """Open the program at home."""
    settings = Settings(window_size=size)
    speakers = Speakers(settings, paths.assets() / "common")
    stage = make_stage(open_window(size), settings, Logbook(), Client(), speakers)
    return App(stage, ways.home(), no_rescue)


def above_home(open_panel: Callable[[Departures, str], None]) -> Callable[[tuple[int, int]], App]:
    """Return how to open the program with something laid above home."""

    def show(size: tuple[int, int]) -> App:
        app = home(size)
        scene = app.scene
        if not isinstance(scene, Home):
            raise TypeError(scene)
        open_panel(scene.ways, next(iter(GAMES)))
        return app

    return show


def binder(size: tuple[int, int]) -> App:
    """Open the program with the binder of a game above home."""
    app = home(size)
    ways.show_binder(app.scene, box_source(app.stage, next(iter(GAMES.values()))))
    return app


def table(size: tuple[int, int]) -> App:
    """Open the program at a table at which a person decides."""
    game = next(iter(GAMES.values()))
    return open_played(game, quiet_seed(game), 0, Look(size, heard=True))[0]


def result(size: tuple[int, int]) -> App:
    """Open the program at a table at which a match has ended."""
    return open_played(next(iter(GAMES.values())), SEED, ENDLESS, Look(size, heard=True))[0]


SCREENS: dict[str, Callable[[tuple[int, int]], App]] = {
    "home": home,
    "box": above_home(lambda doors, game: doors.open_box(game)),
    "rulebook": above_home(lambda doors, _: doors.show("rules")),
    "binder": binder,
    "settings": above_home(lambda doors, _: doors.show("settings")),
    "about": above_home(lambda doors, _: doors.show("about")),
    "table": table,
    "result": result,
}


def measure(screen: str, size: tuple[int, int]) -> dict[str, float]:
    """Return what of a core a screen takes at rest, in percent."""
    app = SCREENS[screen](size)
    found: dict[str, float] = {}
    Thread(target=watch, args=(app, found), daemon=True).start()
    app.run(time.perf_counter())
    app.close()
    return found


def watch(app: App, found: dict[str, float]) -> None:
    """Look at the clock of the processor while the loop goes round, then end it."""
    time.sleep(CALM_SECONDS)
    found["percent"] = percent_of(os.getpid(), REST_SECONDS)
    app.stop()


if __name__ == "__main__":
    wide, _, high = sys.argv[2].partition("x")
    with use_own_home():
        print(json.dumps(measure(sys.argv[1], (int(wide), int(high)))))
