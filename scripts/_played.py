"""A match played on at a glance, on the program's own table: for pictures and measurements."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from typing import TYPE_CHECKING, Never

from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.refs import is_piece, is_place
from rules.core.rng import Rng
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.ai.policy import at_a_glance
from tabletop.app import App
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.setups import usual_setup, with_seats
from tabletop.ui import ways
from tabletop.ui.desktop.opening import open_window
from tabletop.ui.scene import Scene
from tabletop.ui.sound import SILENT
from tabletop.ui.speakers import Speakers
from tabletop.ui.stage import make_stage
from tabletop.ui.table.table_scene import TableScene

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move

SEARCHED_MOVES = 80
FRAMES_A_SECOND = 60
RESULT_FRAMES = 5 * FRAMES_A_SECOND


@dataclass(frozen=True)
class Look:
    """How a table shall be shown: window size, language, size of the texts in percent, seats."""

    size: tuple[int, int]
    language: str = "en"
    text_scale: int = 100
    seats: int = 0  # 0 is as few as the game allows
    heard: bool = False  # whether sounds and music are played


class SceneError(Exception):
    """The scene ran into trouble; what happened is the cause of this."""


def use_own_home() -> tempfile.TemporaryDirectory[str]:
    """Keep the player's settings and saves out of this; return the folder used instead."""
    home = tempfile.TemporaryDirectory(prefix="cloakroom-home-")
    os.environ[paths.HOME_VARIABLE] = home.name
    return home


def played(game: Game, seats: int, seed: int, moves: int) -> list[Move]:
    """Play a number of moves as they look best at a glance, or until the end; return them."""
    t = new_table(game, seats, seed, {})
    rng = Rng.seeded(seed)
    made: list[Move] = []
    while not t.over and len(made) < moves:
        made.append(at_a_glance(game, redact(t, t.seat), rng))
        apply(game, t, made[-1])
    return made


def quiet_seed(game: Game) -> int:
    """Return a deal in which the person decides first, so that nobody thinks meanwhile."""
    seats = min(game.seat_counts)
    return next(seed for seed in range(1, 1000) if new_table(game, seats, seed, {}).seat == 0)


def fullest(game: Game, seats: int, seed: int) -> int:
    """Return after how many moves the first seat can drag something over the fullest table."""
    t = new_table(game, seats, seed, {})
    most, best = -1, 0
    for number, m in enumerate(played(game, seats, seed, SEARCHED_MOVES)):
        drags = any(is_piece(m.what) and is_place(m.onto) for m in legal_moves(game, t))
        filled = sum(bool(pieces) for pieces in t.places)
        if t.seat == 0 and drags and filled > most:
            most, best = filled, number
        apply(game, t, m)
    return best


def open_played(game: Game, seed: int, moves: int, look: Look) -> tuple[App, TableScene]:
    """Open the program's window on a match after some moves, with everything at rest."""
    settings = Settings(language=look.language, text_scale=look.text_scale, window_size=look.size)
    sound = Speakers(settings, paths.assets() / "common") if look.heard else SILENT
    stage = make_stage(open_window(look.size), settings, Logbook(), Client(), sound)
    texts = stage.texts_of(game.name)
    setup = usual_setup(game, texts, settings)
    setup = with_seats(setup, look.seats or min(game.seat_counts), texts, settings)
    match = Match.new(game, setup.seats, seed, setup.options)
    for m in played(game, len(setup.seats), seed, moves):
        match.submit(m)
    scene = ways.table(stage, match)
    if not isinstance(scene, TableScene):
        raise TypeError(scene)
    app = App(stage, scene, no_rescue)
    scene.settle_now()
    if match.over:
        # The result comes up a while after the last move.
        for frame in range(RESULT_FRAMES):
            app.tick(frame / FRAMES_A_SECOND)
    return app, scene


def no_rescue(_failed: Scene, report: str) -> Never:
    """Refuse to go on after trouble: a picture of another scene would be a lie."""
    raise SceneError(report)
