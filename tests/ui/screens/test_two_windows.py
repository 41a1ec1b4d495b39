"""Checks a second window: it watches a match that another plays, and takes over in the end."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from rules.core.hidden import PUBLIC
from tabletop.files import lock
from tabletop.match import Match
from tabletop.save import SaveFile
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.notice import Notice
from tests.app.matches import people_at, play_on
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget
from tests.ui.screens.shelved import saved_match


class OtherWindow:
    """Another copy of the program, as far as this one can notice it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = True
        hold: Callable[..., bool] = lock.hold
        monkeypatch.setattr(lock, "hold", lambda path: not self.plays and hold(path))
        monkeypatch.setattr(lock, "taken", lambda _path: self.plays)


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> OtherWindow:
    """Give another window that plays every match there is."""
    return OtherWindow(monkeypatch)


def on_disk(match: Match, moves: int = 0) -> None:
    """Let the other window play on, and write what it has."""
    play_on(match, moves)
    match.keep()


def watching(driver: Driver) -> Replay:
    """Choose to watch, and read the notice."""
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.panel, Notice)
    driver.press(pygame.K_RETURN)
    driver.wait(0.2)
    assert isinstance(driver.scene, Replay)
    driver.press(pygame.K_RETURN)
    return driver.scene


@pytest.mark.usefixtures("other")
def test_every_move_of_the_other_window_is_shown_even_when_it_takes_one_back(
    start: Start, home: Path
) -> None:
    match = saved_match(home, 4)
    driver = start()
    scene = watching(driver)
    assert scene.walk.number == 4
    on_disk(match, 2)
    driver.wait(2.0)
    assert (scene.walk.match.number, scene.walk.number) == (6, 6)
    match.friendly_undo = True
    match.undo(0)
    driver.wait(2.0)
    assert scene.walk.number == scene.walk.match.number == match.number < 6


@pytest.mark.usefixtures("other")
def test_whoever_looks_back_is_not_torn_away_by_new_moves(start: Start, home: Path) -> None:
    match = saved_match(home, 4)
    driver = start()
    scene = watching(driver)
    driver.press(pygame.K_HOME)
    on_disk(match, 1)
    driver.wait(1.5)
    assert (scene.walk.number, scene.walk.match.number) == (0, 5)


@pytest.mark.usefixtures("other")
def test_a_second_window_shows_nobodys_cards_but_the_players_own(start: Start, home: Path) -> None:
    saved_match(home, 4)
    assert watching(start()).sight.viewers == [0, PUBLIC]


@pytest.mark.usefixtures("other")
def test_people_at_one_screen_are_watched_without_any_hand(start: Start, home: Path) -> None:
    saved_match(home, 4, people_at(2))
    assert watching(start()).sight.viewers == [PUBLIC]


def test_once_the_other_window_is_closed_the_match_can_be_played_on_here(
    start: Start, home: Path, other: OtherWindow
) -> None:
    match = saved_match(home, 4)
    driver = start()
    watching(driver)
    on_disk(match, 1)
    other.plays = False
    driver.wait(2.0)
    assert isinstance(driver.panel, Notice)
    driver.press(pygame.K_RETURN)
    driver.wait(0.3)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.match.number >= 5


@pytest.mark.usefixtures("other")
def test_another_match_can_be_begun_instead(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_match(home, 4)
    driver = start()
    driver.press(pygame.K_RETURN)
    monkeypatch.setattr(lock, "hold", lambda _path: True)
    driver.click(widget(driver.panel.ring.widgets, "new_match").rect.center)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.match.save is not None
    assert driver.scene.match.save.path.name != "4.toml"
    assert driver.scene.match.number <= 1


@pytest.mark.usefixtures("other")
def test_the_notice_leads_back_home_too(start: Start, home: Path) -> None:
    match = saved_match(home, 4)
    driver = start()
    driver.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert isinstance(driver.scene, Home)
    assert isinstance(match.save, SaveFile)
