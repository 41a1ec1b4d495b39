"""Sound in the whole program: when the device is opened, what silences it, what the panel sets."""

import time
from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop.arguments import Arguments
from tabletop.match import Match
from tabletop.opening import open_app
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.program import libraries
from tabletop.program.logbook import Logbook
from tabletop.ui import ways
from tabletop.ui.panels.settings import VOLUME_NAMES, SettingsPanel
from tabletop.ui.scene import Scene
from tabletop.ui.speakers import Speakers
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Slider
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import Outcome
from tests.ui.heard import Heard
from tests.ui.helpers import down, moved, up
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget


def at_table(stage: Stage) -> Scene:
    """Return the table of a fresh match."""
    game = next(iter(GAMES.values()))
    return ways.table(stage, Match.new(game, [Seat("Ada", ""), Seat("Bo", "")], 3, {}))


def open_sound(driver: Driver) -> SettingsPanel:
    """Open the settings where they are about sound."""
    panel = SettingsPanel(driver.stage)
    driver.scene.overlays.open(panel)
    turn_to(panel, VOLUME_NAMES[0])
    driver.wait()
    return panel


def turn_to(panel: SettingsPanel, name: str) -> None:
    """Open the page on which a setting stands; where all are on one, it is there already."""
    page = 0
    while all(found.name != name for found in panel.ring.widgets):
        panel.answer(Outcome("pages", page))
        page += 1


def test_the_device_is_opened_after_the_first_frame_and_closed_in_the_end(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    driver = start(sound=heard)
    app = driver.app
    monkeypatch.setattr(driver.stage.client, "start", lambda: None)
    monkeypatch.setattr(driver.stage.loading, "begin", lambda _: None)
    order = heard.calls
    turn = app._turn

    def note() -> None:
        turn()
        order.append("frame")
        app.running = len(order) < 6

    monkeypatch.setattr(app, "_turn", note)
    app.run(time.perf_counter())
    assert order[0] == "frame"
    assert order.count("start") == 1
    app.close()
    assert order[-1] == "close"


def test_the_real_program_has_speakers(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not home.exists()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    app = open_app(Arguments(), Settings(), Logbook())
    assert isinstance(app.stage.sound, Speakers)
    assert not app.stage.sound.start()
    app.tick(1.0)
    app.close()


def test_the_program_knows_whether_its_window_is_in_front(start: Start) -> None:
    heard = Heard()
    driver = start(sound=heard)
    driver.app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not heard.in_front
    driver.app.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert heard.in_front


def test_home_is_quiet_and_a_table_is_not(start: Start) -> None:
    heard = Heard()
    driver = start(first=at_table, sound=heard)
    assert heard.loops[-1] is not None
    driver.scene.next = ways.home()
    driver.wait()
    assert heard.loops[-1] is None


def test_m_silences_everything_and_is_kept(start: Start, home: Path) -> None:
    heard = Heard()
    driver = start(first=at_table, sound=heard)
    silent = []
    for mod in (0, pygame.KMOD_LCTRL, 0):
        heard.take()
        driver.press(pygame.K_m, mod=mod)
        silent.append(Settings.load(home / "settings.toml").muted)
    assert silent == [True, True, False]
    assert driver.stage.settings.muted is False
    assert heard.take() == ["button"], "so that one hears it is back"


def test_m_does_not_promise_sound_where_there_is_no_device(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    heard.lost = True
    driver = start(first=at_table, sound=heard)
    told: list[str] = []
    monkeypatch.setattr(driver.scene, "remark", told.append)
    for missing in ([], [], ["libpulse.so.0"], ["libpulse.so.0"]):
        monkeypatch.setattr(libraries, "missing_for_sound", lambda found=missing: found)
        driver.press(pygame.K_m)
    text = driver.stage.texts.text
    off = text("hud.sound_off")
    assert told[:3] == [off, text("app.no_sound"), off]
    assert "libpulse.so.0" in told[3]


def test_m_is_a_letter_while_a_name_is_typed(start: Start) -> None:
    driver = start()
    panel = SettingsPanel(driver.stage)
    driver.scene.overlays.open(panel)
    turn_to(panel, "player_name")
    entry = widget(panel.ring.widgets, "player_name")
    assert isinstance(entry, TextField)
    panel.ring.focus(entry)
    driver.press(pygame.K_m)
    assert not driver.stage.settings.muted


def test_m_moves_the_switch_of_an_open_panel(start: Start) -> None:
    driver = start()
    panel = open_sound(driver)
    assert not widget(panel.ring.widgets, "muted").on  # type: ignore[attr-defined]
    driver.press(pygame.K_m)
    assert widget(panel.ring.widgets, "muted").on  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", VOLUME_NAMES)
def test_a_volume_follows_the_pointer_and_is_heard_on_the_way(
    start: Start, home: Path, name: str
) -> None:
    heard = Heard()
    driver = start(sound=heard)
    panel = open_sound(driver)
    slider = widget(panel.ring.widgets, name)
    assert isinstance(slider, Slider)
    middle = slider.rect.centery
    driver.app.handle(moved((slider.rect.centerx, middle)))
    driver.app.handle(down((slider.rect.centerx, middle)))
    values = []
    for x in range(slider.rect.centerx, slider.rect.left - 1, -6):
        driver.app.handle(moved((x, middle)))
        driver.wait(0.05)
        values.append(getattr(driver.stage.settings, name))
    driver.app.handle(up((slider.rect.left, middle)))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) > 4
    assert values[-1] == 0 == getattr(Settings.load(home / "settings.toml"), name)
    assert "button" in heard.names


@pytest.mark.parametrize("name", ["muted", "mute_away"])
def test_the_switches_are_kept(start: Start, home: Path, name: str) -> None:
    driver = start()
    before = getattr(driver.stage.settings, name)
    panel = open_sound(driver)
    panel.ring.focus(widget(panel.ring.widgets, name))
    driver.press(pygame.K_RETURN)
    assert getattr(Settings.load(home / "settings.toml"), name) is not before
