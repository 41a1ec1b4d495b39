"""Checks that a press which takes a while to follow is answered in the very next frame."""

from pathlib import Path

import pygame

from tabletop.player.settings import LastSetup, Settings
from tabletop.ui.panels.dealing import Dealing
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.screens.home import Home
from tabletop.ui.widgets.widget import FocusRing
from tests.ui.helpers import key
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import FRAME, Driver, widget
from tests.ui.screens.shelved import GAME, names, saved_match


def table_of_house(driver: Driver) -> FocusRing:
    """Return what can be pressed on the first screen."""
    assert isinstance(driver.scene, Home)
    return driver.scene.ring


def one_frame(driver: Driver) -> bytes:
    """Let exactly one frame pass and return what it shows."""
    driver.now += FRAME
    driver.app.tick(driver.now)
    driver.app.paint()
    return driver.picture


def answered_at_once(driver: Driver, scene: str = "table") -> bool:
    """Press Enter; tell whether the next frame is another one and the one after has the scene."""
    left, before = driver.scene, driver.picture
    driver.app.handle(key(pygame.K_RETURN))
    after = one_frame(driver)
    assert driver.scene is left
    assert isinstance(driver.panel, Dealing)
    one_frame(driver)
    assert driver.scene is not left
    return after != before and driver.scene.name == scene


def test_every_way_to_a_table_shows_that_it_was_pressed(start: Start, home: Path) -> None:
    match = saved_match(home, 6)
    last = {GAME.name: LastSetup(match.seats, {})}
    for name in ("continue:0", "rematch", f"play:{GAME.name}"):
        driver = start(Settings(last_game=GAME.name, last_setup=last, speed=0.0))
        assert name in names(driver)
        ring = table_of_house(driver)
        ring.focus(widget(ring.widgets, name))
        driver.wait()
        assert answered_at_once(driver)


def test_play_now_of_an_opened_box_shows_that_it_was_pressed(start: Start) -> None:
    driver = start()
    driver.click(widget(table_of_house(driver).widgets, f"lid:{GAME.name}").rect.center)
    driver.wait(0.5)
    assert answered_at_once(driver)


def test_a_second_press_meanwhile_deals_no_second_match(start: Start, home: Path) -> None:
    driver = start()
    for code in (pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE):
        driver.app.handle(key(code))
    driver.wait()
    assert driver.scene.name == "table"
    assert driver.scene.overlays.top is None
    assert len(list((home / "matches").glob("*.toml"))) == 1


def test_a_key_pressed_meanwhile_is_heard_at_the_table(start: Start) -> None:
    driver = start()
    pygame.event.clear()
    driver.app.handle(key(pygame.K_RETURN))
    for code in (pygame.K_F1, pygame.K_ESCAPE, pygame.K_1):
        driver.app.handle(key(code))
    assert isinstance(driver.panel, Dealing)
    one_frame(driver)
    assert not pygame.event.peek(pygame.KEYDOWN), "not before the table is there"
    one_frame(driver)
    kept = pygame.event.get(pygame.KEYDOWN)
    assert [event.key for event in kept] == [pygame.K_F1], (
        "what is pressed in haste decides nothing"
    )
    driver.app.handle(kept[0])
    driver.wait(0.1)
    assert driver.scene.name == "table"
    assert isinstance(driver.panel, Rulebook)


def test_a_match_that_cannot_be_read_leaves_no_sign_behind(start: Start, home: Path) -> None:
    match = saved_match(home, 6)
    assert match.save is not None
    driver = start()
    match.save.path.write_text("no match", encoding="utf-8")
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "home"
    assert not isinstance(driver.panel, Dealing)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.overlays.top is None
