"""The window: opened with the right hints, sharp, and honest when there is no screen."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from tabletop.player.settings import FULLSCREEN, MAXIMISED, NORMAL
from tabletop.ui.desktop import monitors, opening, sdl
from tabletop.ui.desktop.emblem import window_icon
from tabletop.ui.desktop.main_window import MainWindow
from tabletop.ui.desktop.opening import NoDisplay, open_like, open_window
from tabletop.ui.desktop.placing import Opening, WindowPlace


@pytest.fixture(autouse=True)
def _display_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the display open, for other tests share it."""
    monkeypatch.setattr(pygame.display, "quit", lambda: None)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    """Open a small window that nobody sees."""
    opened = open_window((320, 200))
    yield opened
    opened.close()


def test_a_chosen_invisible_driver_is_accepted(window: MainWindow) -> None:
    assert window.surface.get_size() == (320, 200)
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "cloakroom"


def test_falling_back_to_an_invisible_driver_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplay, match="offscreen"):
        open_window((320, 200))


def test_an_error_of_the_window_system_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_named: object) -> pygame.Surface:
        raise pygame.error("no window for you")

    monkeypatch.setattr(pygame, "Window", refuse)
    with pytest.raises(NoDisplay, match="no window for you"):
        open_window((320, 200))


def test_only_the_display_is_started() -> None:
    script = (
        "import pygame; from tabletop.ui.desktop.opening import open_window;"
        "open_window((320, 200));"
        "assert not pygame.joystick.get_init(); assert pygame.mixer.get_init() is None"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


def test_the_icon_is_drawn_at_any_size() -> None:
    icon = window_icon(48)
    assert icon.get_size() == (48, 48)
    assert icon.get_at((0, 0)).a < 255
    assert icon.get_at((24, 24)).a == 255


def test_the_surface_follows_the_window(window: MainWindow) -> None:
    window.resize((500, 400))
    assert window.surface.get_size() == (500, 400)
    assert window.place() == WindowPlace(NORMAL, (500, 400), window.place().position)


def test_a_window_that_fills_the_screen_remembers_its_usual_size(window: MainWindow) -> None:
    before = window.place()
    window.toggle_fullscreen()
    large = window.place()
    assert (large.form, large.size, large.position) == (FULLSCREEN, before.size, before.position)
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    window.toggle_fullscreen()
    assert window.place() == before


class FakeSdl:
    """A library that tells states of a window as it is told them."""

    def __init__(self) -> None:
        self.states = 0

    def flags(self, _window: int) -> int:
        return self.states

    def corner(self, _window: int) -> tuple[int, int]:
        return 4, 25

    def screen_of(self, _window: int) -> int:
        return 0


def test_a_large_or_hidden_window_keeps_where_it_usually_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = FakeSdl()
    monkeypatch.setattr(window, "_library", library)
    usual = window.place()
    for states, form in [
        (sdl.MAXIMISED, MAXIMISED),
        (sdl.FULLSCREEN, FULLSCREEN),
        (sdl.FULLSCREEN | sdl.MAXIMISED, FULLSCREEN),
        (sdl.MINIMISED, NORMAL),
        (sdl.MINIMISED | sdl.MAXIMISED, MAXIMISED),
    ]:
        library.states = states
        window.resize((900, 700))
        assert window.place() == WindowPlace(form, usual.size, usual.position)
    library.states = 0
    assert window.place().size == (900, 700)


@pytest.mark.parametrize(
    ("driver", "position"), [("x11", (96, 75)), ("windows", (100, 100)), ("wayland", None)]
)
def test_a_position_is_told_as_the_window_system_will_understand_it(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    driver: str,
    position: tuple[int, int] | None,
) -> None:
    monkeypatch.setattr(window, "_library", FakeSdl())
    monkeypatch.setattr(window, "_driver", driver)
    window._window.position = (100, 100)
    assert window.place().position == position


@pytest.mark.parametrize("form", ["", NORMAL, FULLSCREEN])
def test_a_window_opens_as_it_was_closed(form: str) -> None:
    opened = open_like(WindowPlace(form, (1024, 650), (0, 30)))
    place = opened.place()
    opened.close()
    assert place.form == (form or NORMAL)
    assert not form or place.size == (1024, 650)


def test_without_the_library_behind_pygame_a_window_still_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sdl, "reach", lambda: None)
    opened = open_like(WindowPlace())
    opened.show([opened.surface.get_rect()])
    assert opened.place().form == NORMAL
    opened.toggle_fullscreen()
    assert opened.place().form == FULLSCREEN
    opened.close()


@pytest.mark.parametrize("units", [(160, 100), (320, 200)])
def test_a_pointer_in_points_is_told_in_pixels(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, units: tuple[int, int]
) -> None:
    """On Wayland and macOS a point has several pixels."""
    points = type("Points", (), {"size": units, "destroy": window._window.destroy})()
    monkeypatch.setattr(window, "_window", points)
    times = 320 // units[0]
    assert window.density == times
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(-1, 2), buttons=(1, 0, 0))
    seen = window.in_pixels(moved)
    assert (seen.pos, seen.rel, seen.buttons) == (
        (30 * times, 40 * times), (-1 * times, 2 * times), (1, 0, 0),
    )  # fmt: skip
    pressed = window.in_pixels(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1))
    assert (pressed.pos, pressed.button) == ((3 * times, 4 * times), 1)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert window.in_pixels(key) is key


def test_a_stretched_desktop_is_drawn_on_directly_where_windows_have_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[str | None] = []
    monkeypatch.delenv(opening.DRIVER, raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-9")
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setattr(
        pygame.display, "init", lambda: started.append(os.environ.get(opening.DRIVER))
    )
    monkeypatch.setattr(monitors, "is_stretched", lambda: True)
    assert opening._sharper_on_wayland()
    assert started == ["wayland"]
    assert opening.DRIVER not in os.environ, "nobody who is started later inherits that"
    monkeypatch.setattr(monitors, "is_stretched", lambda: False)
    assert not opening._sharper_on_wayland()
    monkeypatch.setattr(monitors, "is_stretched", lambda: True)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    monkeypatch.setattr(opening, "FRAMES_LIBRARY", "no-such-library.so")
    assert not opening._sharper_on_wayland()
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.delenv("WAYLAND_DISPLAY")
    assert not opening._sharper_on_wayland()


def test_a_window_asks_for_no_less_than_a_table_can_bear() -> None:
    opened = MainWindow(Opening((1200, 700), smallest=(1024, 640)))
    assert opened._window.minimum_size == (1024, 640)
    opened.close()
