"""Checks the coach at the table: asked by key and button, it lights and makes what it names."""

import pygame
import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.coach.coach_panel import CoachPanel
from tests.calm import CalmThinker
from tests.ui.helpers import key
from tests.ui.table.bench import Bench

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def coached(game: Game, language: str = "en", size: tuple[int, int] = (1280, 720)) -> Bench:
    """Return a table at which the viewer has a choice, with a coach that answers at once."""
    bench = Bench(game, settings=Settings(language=language, speed=0.0), size=size)
    bench.scene.course.players.client = CalmThinker()
    for _ in range(80):
        bench.wait_for_me()
        moves = bench.match.view(bench.scene.view.table.viewer).moves
        if len(moves) > 1:
            return bench
        bench.scene.course.submit(moves[0])
    raise AssertionError("no choice")


def panel_of(bench: Bench) -> CoachPanel:
    panel = bench.scene.overlays.top
    assert isinstance(panel, CoachPanel)
    return panel


@each_game
@pytest.mark.parametrize(
    ("language", "size"), [("en", (1280, 720)), ("de", (1280, 720)), ("de", (1920, 1080))]
)
def test_a_key_opens_advice_that_fits_the_window(
    game: Game, language: str, size: tuple[int, int]
) -> None:
    bench = coached(game, language, size)
    bench.scene.handle(key(pygame.K_k))
    bench.wait()
    panel = panel_of(bench)
    assert 1 <= len(panel.spoken.lines) <= 3
    assert bench.stage.screen.get_rect().contains(panel.box)
    assert all(panel.box.contains(row.rect) for row in panel.ring.widgets)
    bench.scene.handle(key(pygame.K_k))
    bench.wait()
    assert bench.scene.overlays.top is None


@each_game
def test_a_number_makes_the_move_that_is_named(game: Game) -> None:
    bench = coached(game)
    number = bench.match.number
    bench.scene.handle(key(pygame.K_k))
    bench.wait()
    wanted = panel_of(bench).spoken.lines[-1].move
    bench.scene.handle(key(pygame.K_1 + len(panel_of(bench).spoken.lines) - 1))
    for _ in range(3):  # what costs dearly is asked first
        bench.wait(1.0)
        if bench.match.number == number and bench.scene.overlays.top is not None:
            bench.scene.handle(key(pygame.K_1))
    assert bench.match.number > number
    assert bench.match.verb_at(number + 1) == wanted.verb


def test_the_button_opens_it_and_a_press_beside_it_closes_it() -> None:
    bench = coached(next(iter(GAMES.values())))
    bench.click(bench.scene.table.hud.bar.buttons["coach"].rect.center)
    bench.wait()
    panel_of(bench)
    bench.click((3, 3))
    bench.wait()
    assert bench.scene.overlays.top is None


def test_while_it_thinks_the_panel_says_so_and_the_window_goes_on() -> None:
    bench = coached(next(iter(GAMES.values())))
    bench.scene.course.players.client = bench.thinker
    bench.thinker.silent = True
    bench.scene.handle(key(pygame.K_k))
    bench.wait()
    assert panel_of(bench).spoken.heading == bench.match.texts.text("coach.thinking")
    assert not panel_of(bench).spoken.lines


def test_a_rivals_decision_gets_no_advice() -> None:
    bench = coached(next(iter(GAMES.values())))
    bench.scene.course.players.client = bench.thinker
    bench.thinker.silent = True
    bench.scene.course.submit(bench.match.view(0).moves[0])
    if bench.match.decider == 0:
        pytest.skip("it is still the viewer's turn")
    bench.wait()
    bench.scene.handle(key(pygame.K_k))
    bench.wait()
    assert bench.scene.overlays.top is None
    assert bench.scene.table.hud.bubble is not None
