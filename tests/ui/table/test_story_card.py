"""Checks how a match is told above its result: the curve, the ways back, and playing on."""

import pygame
import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.result import STORY, ResultCard
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.coach.story_card import PLAY_ON, WATCH, StoryCard
from tabletop.ui.table.table_scene import TableScene
from tests.calm import CalmThinker
from tests.ui.helpers import key
from tests.ui.table.bench import Bench

SHORT = next(iter(GAMES.values()))


@pytest.fixture(autouse=True)
def home(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))


def told(game: Game, language: str = "en", size: tuple[int, int] = (1280, 720)) -> Bench:
    """Return a table whose match is over and has been told to its end."""
    settings = Settings(language=language, speed=0.0)
    bench = Bench(game, settings=settings, size=size, moves=9999)
    bench.scene.course.players.client = CalmThinker(1)
    bench.wait(2.0)
    card = bench.scene.overlays.top
    assert isinstance(card, ResultCard)
    button = next(widget for widget in card.ring.widgets if widget.name == STORY)
    bench.click(button.rect.center)
    for _ in range(2000):
        bench.wait(0.1, painted=False)
        if not story_of(bench).busy:
            bench.wait(0.1)
            return bench
    raise AssertionError("endless")


def story_of(bench: Bench) -> StoryCard:
    card = bench.scene.overlays.top
    assert isinstance(card, StoryCard)
    return card


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 720), "de"), ((1920, 1080), "en")], ids=["small", "large"]
)
def test_the_story_fits_the_window_and_leads_back_to_the_result(
    size: tuple[int, int], language: str
) -> None:
    bench = told(SHORT, language, size)
    window = bench.stage.screen.get_rect()
    rects = [widget.rect for widget in story_of(bench).ring.widgets]
    assert all(window.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for one in rects for other in rects if one is not other)
    bench.scene.handle(key(pygame.K_ESCAPE))
    bench.wait()
    assert isinstance(bench.scene.overlays.top, ResultCard)


def test_a_turning_point_is_one_press_from_its_replay() -> None:
    bench = told(SHORT)
    first = next(w for w in story_of(bench).ring.widgets if w.name.startswith(WATCH))
    bench.scene.handle(key(pygame.K_1))
    bench.wait(0.5)
    assert isinstance(bench.scene.next, Replay)
    assert bench.scene.next._start == int(first.name.removeprefix(WATCH))


def test_one_can_play_on_from_a_turning_point_in_another_match() -> None:
    bench = told(SHORT)
    number = bench.match.number
    first = next(w for w in story_of(bench).ring.widgets if w.name.startswith(PLAY_ON))
    bench.click(first.rect.center)
    bench.wait(0.5)
    scene = bench.scene.next
    assert isinstance(scene, TableScene)
    assert scene.match is not bench.match
    assert scene.match.number == int(first.name.removeprefix(PLAY_ON))
    assert scene.match.practice
    assert bench.match.number == number
    scene.match.close()


def test_who_only_watched_is_told_no_story() -> None:
    bench = Bench(SHORT, people=0, settings=Settings(speed=0.0), moves=9999)
    bench.wait(2.0)
    card = bench.scene.overlays.top
    assert isinstance(card, ResultCard)
    assert STORY not in [widget.name for widget in card.ring.widgets]
