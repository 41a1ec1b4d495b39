"""The window: opened with the right hints, and honest when there is no screen."""

import os
import subprocess
import sys

import pygame
import pytest

from tabletop.ui.drawing.window import NoDisplay, open_window, window_icon


@pytest.fixture(autouse=True)
def _display_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the display open, for other tests share it."""
    monkeypatch.setattr(pygame.display, "quit", lambda: None)


def test_a_chosen_invisible_driver_is_accepted() -> None:
    screen = open_window((320, 200), "Test")
    assert screen.get_size() == (320, 200)
    assert pygame.display.get_caption()[0] == "Test"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "cloakroom"


def test_falling_back_to_an_invisible_driver_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr("tabletop.ui.drawing.window._set_mode", pygame.Surface)
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplay, match="offscreen"):
        open_window((320, 200))


def test_an_error_of_the_window_system_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_named: object) -> pygame.Surface:
        raise pygame.error("no window for you")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with pytest.raises(NoDisplay, match="no window for you"):
        open_window((320, 200))


def test_only_the_display_is_started() -> None:
    script = (
        "import pygame; from tabletop.ui.drawing.window import open_window;"
        "open_window((320, 200));"
        "assert not pygame.joystick.get_init(); assert pygame.mixer.get_init() is None"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


def test_the_icon_is_drawn_at_any_size() -> None:
    icon = window_icon(48)
    assert icon.get_size() == (48, 48)
    assert icon.get_at((0, 0)).a < 255
    assert icon.get_at((24, 24)).a == 255
