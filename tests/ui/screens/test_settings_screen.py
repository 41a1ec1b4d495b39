"""Checks the settings: they hold at once, they are kept, and the command line's are not."""

from pathlib import Path

import pygame
import pytest

from tabletop.player.settings import DRAG_THRESHOLDS, Settings
from tabletop.ui.panels.settings import HEARING, PLAYING, READING, SettingsPanel
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.widget import Outcome, Widget
from tests.ui.helpers import down, moved, up
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget


def open_settings(driver: Driver) -> SettingsPanel:
    """Open the settings above the table."""
    panel = SettingsPanel(driver.stage)
    driver.scene.overlays.open(panel)
    driver.wait()
    return panel


def control(panel: SettingsPanel, name: str) -> Widget:
    """Return the control of a setting, turning the page if need be."""
    pages = [found for found in panel.ring.widgets if isinstance(found, Choice)]
    for page in range(len(pages[0].options)):
        if any(found.name == name for found in panel.ring.widgets):
            break
        panel.answer(Outcome("pages", page))
    return widget(panel.ring.widgets, name)


def focus(panel: SettingsPanel, name: str) -> None:
    """Focus the control of a setting; a turned page has a ring of its own."""
    found = control(panel, name)
    panel.ring.focus(found)


def kept(home: Path) -> Settings:
    """Read what is on the disk."""
    return Settings.load(home / "settings.toml")


def test_another_language_is_shown_at_once_and_kept(start: Start, home: Path) -> None:
    driver = start()
    panel = open_settings(driver)
    english = driver.picture
    focus(panel, "language")
    driver.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert driver.stage.texts.language == "de"
    assert driver.stage.texts.text("settings.title") == "Einstellungen"
    assert driver.picture != english
    assert kept(home).language == "de"
    driver.press(pygame.K_LEFT)
    assert driver.stage.texts.language == "en"


@pytest.mark.parametrize(
    "name", ["high_contrast", "reduced_motion", "friendly_undo", "auto_forced", "wait_moments"]
)
def test_a_switch_is_turned_by_enter_and_kept(start: Start, home: Path, name: str) -> None:
    driver = start()
    before = getattr(driver.stage.settings, name)
    panel = open_settings(driver)
    focus(panel, name)
    driver.press(pygame.K_RETURN)
    assert getattr(driver.stage.settings, name) is not before
    assert getattr(kept(home), name) is not before
    assert driver.stage.theme.high_contrast is driver.stage.settings.high_contrast


def test_larger_text_lays_the_panel_out_anew(start: Start, home: Path) -> None:
    driver = start()
    panel = open_settings(driver)
    small = control(panel, "language").rect.height
    focus(panel, "text_scale")
    driver.press(*[pygame.K_RIGHT] * 4)
    assert driver.stage.settings.text_scale == 200
    assert control(panel, "language").rect.height > small
    assert kept(home).text_scale == 200


def test_name_pace_and_drag_distance_are_kept(start: Start, home: Path) -> None:
    driver = start(Settings())
    panel = open_settings(driver)
    focus(panel, "player_name")
    driver.write("Livia")
    focus(panel, "speed")
    driver.press(pygame.K_RIGHT)
    focus(panel, "drag_threshold")
    driver.press(pygame.K_END)
    now = kept(home)
    assert (now.player_name, now.speed, now.drag_threshold) == ("Livia", 2.0, 16)


def test_every_setting_has_a_control_at_the_smallest_window_and_largest_text(start: Start) -> None:
    driver = start(Settings(text_scale=200), size=(1024, 640))
    panel = open_settings(driver)
    window = pygame.Rect(0, 0, 1024, 640)
    for name in (*READING, *PLAYING, *HEARING):
        assert window.contains(control(panel, name).rect)
        rects = [found.rect for found in panel.ring.widgets]
        for number, rect in enumerate(rects):
            assert rect.collidelist(rects[number + 1 :]) == -1


def test_the_distance_of_a_drag_follows_the_pointer_all_the_way(start: Start, home: Path) -> None:
    driver = start(Settings())
    panel = open_settings(driver)
    slider = control(panel, "drag_threshold")
    middle = slider.rect.centery
    driver.app.handle(down((slider.rect.left + 4, middle)))
    values = []
    for x in range(slider.rect.left, slider.rect.right, 12):
        driver.app.handle(moved((x, middle)))
        driver.wait(0.05)
        values.append(kept(home).drag_threshold)
    driver.app.handle(up((slider.rect.right, middle)))
    assert values == sorted(values)
    assert (values[0], values[-1]) == DRAG_THRESHOLDS


def test_a_new_distance_is_felt_by_the_hands_once_the_panel_is_closed(start: Start) -> None:
    driver = start(Settings())
    panel = open_settings(driver)
    focus(panel, "drag_threshold")
    driver.press(pygame.K_END)
    assert not driver.stage.changed
    panel.finish("")
    assert driver.stage.changed


def test_what_the_command_line_gave_is_not_kept_unless_chosen(start: Start, home: Path) -> None:
    driver = start(Settings(language="de", text_scale=150))
    driver.stage.given = {"language": "", "text_scale": 100}
    driver.stage.keep_settings()
    assert (kept(home).language, kept(home).text_scale) == ("", 100)
    driver.stage.change("language", "de")
    assert (kept(home).language, kept(home).text_scale) == ("de", 100)
