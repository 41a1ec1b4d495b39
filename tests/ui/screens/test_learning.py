"""Checks the ways into a guided match: from the box, by Play now, and out of it again."""

import pygame

from tabletop import paths, save
from tabletop.lessons.knowing import is_known
from tabletop.player.settings import Settings
from tabletop.ui import ways
from tabletop.ui.screens.home import Home
from tabletop.ui.table.lessons.idea_card import KNOWN
from tabletop.ui.table.table_scene import TableScene
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import widget
from tests.ui.screens.shelved import GAME
from tests.ui.screens.test_home import noted, open_box, primary, table


def test_the_box_of_a_game_that_nobody_finished_offers_to_learn_it_first(start: Start) -> None:
    driver = start()
    opened = open_box(driver)
    names = [found.name for found in opened.ring.widgets]
    assert names == ["learn", "play", "setup", "puzzles", "cards", ""]
    assert primary(opened.ring.widgets) == ["learn"]
    driver.press(pygame.K_RETURN)
    assert table(driver).match.guided is not None


def test_a_box_offers_to_play_beside_learning(start: Start) -> None:
    driver = start()
    driver.click(widget(open_box(driver).ring.widgets, "play").rect.center)
    driver.wait()
    assert table(driver).match.guided is None


def test_play_now_of_a_game_never_played_is_the_guided_match_and_says_so(start: Start) -> None:
    driver = start()
    assert isinstance(driver.scene, Home)
    assert noted(widget(driver.scene.ring.widgets, f"play:{GAME.name}")) == "A guided first match"
    driver.press(pygame.K_RETURN)
    driver.wait(0.5)
    scene = table(driver)
    assert scene.match.guided is not None
    assert scene.lessons.card is not None


def test_a_rematch_of_a_guided_match_is_a_usual_one_and_no_choice_for_later(start: Start) -> None:
    driver = start()
    driver.press(pygame.K_RETURN)
    driver.wait(0.5)
    taught = table(driver).match
    again = ways.rematch(driver.stage, taught)
    assert isinstance(again, TableScene)
    assert again.match.guided is None
    assert [seat.level for seat in again.match.seats] == [seat.level for seat in taught.seats]
    assert driver.stage.settings.last_setup == {}


def test_who_says_to_know_the_game_gets_a_usual_match_and_is_not_led_again(start: Start) -> None:
    driver = start()
    driver.press(pygame.K_RETURN)
    driver.wait(0.5)
    first = table(driver)
    assert first.lessons.card is not None
    driver.click(widget([*first.lessons.card.buttons], KNOWN).rect.center)
    driver.wait(0.5)
    scene = table(driver)
    assert scene is not first
    assert scene.match.guided is None
    assert driver.stage.settings.coach_seen == [GAME.name]
    assert [entry.path for entry in save.entries()] == [scene.match.save and scene.match.save.path]
    assert is_known(Settings.load(paths.settings_file()), GAME)
