"""Where the window opens: as suits the screen, as it was left, and never beyond a screen."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.player.settings import FULLSCREEN, MAXIMISED, NORMAL, SMALLEST_WINDOW, WINDOW_FORMS
from tabletop.ui.desktop import monitors
from tabletop.ui.desktop.monitors import Screen
from tabletop.ui.desktop.placing import MOST, Opening, WindowPlace, opening

PANEL = 40
LAPTOP = Screen(pygame.Rect(0, 0, 1366, 768 - PANEL - monitors.TITLE_BAR))
OFFICE = Screen(pygame.Rect(0, 0, 1920, 1080 - PANEL - monitors.TITLE_BAR))
BESIDE = Screen(pygame.Rect(1920, 0, 2560, 1400))
LARGE = Screen(pygame.Rect(0, 0, 3840, 2080))
SHARP = Screen(pygame.Rect(0, 0, 3840, 2040), 2.0)


def area(asked: Opening) -> pygame.Rect:
    """Return where a window would stand."""
    assert asked.position is not None
    return pygame.Rect(asked.position, asked.size)


@pytest.mark.parametrize("screen", [OFFICE, LARGE, SHARP])
def test_the_first_window_takes_nine_tenths_of_a_screen_at_most(screen: Screen) -> None:
    asked = opening(WindowPlace(), [screen])
    assert asked.form == NORMAL
    assert asked.size[1] == round(screen.room.height * MOST)
    assert asked.size[0] <= screen.room.width * MOST
    assert screen.room.contains(area(asked))
    left, top = area(asked).x - screen.room.x, area(asked).y - screen.room.y
    assert left == (screen.room.width - asked.size[0]) // 2
    assert top == (screen.room.height - asked.size[1]) // 2


@pytest.mark.parametrize(
    "screen",
    [
        LAPTOP,
        Screen(pygame.Rect(0, 0, 1280, 640)),
        Screen(pygame.Rect(0, 0, 1920, 1000), 1.5),
        Screen(pygame.Rect(0, 0, 800, 560)),
    ],
)
def test_a_small_screen_is_filled_by_the_first_window(screen: Screen) -> None:
    asked = opening(WindowPlace(), [screen])
    assert asked.form == MAXIMISED
    assert screen.room.contains(area(asked)), "where no window manager is, nothing is maximised"


def test_on_a_very_wide_screen_the_window_keeps_the_shape_of_a_table() -> None:
    asked = opening(WindowPlace(), [Screen(pygame.Rect(0, 0, 5120, 1400))])
    assert asked.size == (2240, 1260)
    upright = opening(WindowPlace(), [Screen(pygame.Rect(0, 0, 1440, 2500))])
    assert upright.size == (1296, 972)


def test_the_first_window_opens_on_the_screen_with_the_pointer() -> None:
    assert BESIDE.room.contains(area(opening(WindowPlace(), [OFFICE, BESIDE], (2000, 300))))
    assert OFFICE.room.contains(area(opening(WindowPlace(), [OFFICE, BESIDE], (200, 300))))
    assert OFFICE.room.contains(area(opening(WindowPlace(), [OFFICE, BESIDE], (-5, 9000))))


@pytest.mark.parametrize("form", WINDOW_FORMS)
def test_a_window_comes_back_as_it_was_left(form: str) -> None:
    asked = opening(WindowPlace(form, (1200, 700), (300, 120)), [OFFICE, BESIDE])
    assert (asked.form, asked.size, asked.position) == (form, (1200, 700), (300, 120))


def test_a_window_whose_screen_was_unplugged_comes_back_on_another() -> None:
    left = WindowPlace(NORMAL, (1600, 900), (2600, 300))
    assert area(opening(left, [OFFICE, BESIDE])).topleft == (2600, 300)
    found = area(opening(left, [OFFICE]))
    assert OFFICE.room.contains(found)
    assert found.size == (1600, 900)


def test_a_window_off_the_right_edge_comes_back_on_a_smaller_screen() -> None:
    left = WindowPlace(MAXIMISED, (1600, 900), (1700, 500))
    asked = opening(left, [LAPTOP])
    assert asked.form == MAXIMISED
    assert LAPTOP.room.contains(area(asked))


def test_a_window_between_two_screens_goes_to_the_one_that_shows_most_of_it() -> None:
    found = area(opening(WindowPlace(NORMAL, (1100, 700), (1800, 100)), [OFFICE, BESIDE]))
    assert found.topleft == (1920, 100)


def test_a_window_of_a_usual_desktop_grows_on_a_sharper_one() -> None:
    asked = opening(WindowPlace(NORMAL, (1100, 700), (40, 40)), [SHARP])
    assert asked.size == asked.smallest == (2048, 1280)


def test_without_any_screen_the_window_system_decides() -> None:
    asked = opening(WindowPlace(FULLSCREEN, (1300, 800), (5, 5)), [])
    assert asked == Opening((1300, 800), FULLSCREEN, None, SMALLEST_WINDOW)


sides, spots = st.integers(320, 16384), st.integers(-32768, 32767)


@given(
    last=st.builds(
        WindowPlace,
        st.sampled_from(["", *WINDOW_FORMS]),
        st.tuples(sides, sides),
        st.none() | st.tuples(spots, spots),
    ),
    rooms=st.lists(
        st.tuples(spots, spots, st.integers(200, 8000), st.integers(200, 8000)), min_size=1
    ),
    dense=st.floats(1.0, monitors.LARGEST),
    pointer=st.tuples(spots, spots),
)
def test_no_window_ever_reaches_beyond_one_screen(
    last: WindowPlace,
    rooms: list[tuple[int, int, int, int]],
    dense: float,
    pointer: tuple[int, int],
) -> None:
    screens = [Screen(pygame.Rect(room), dense) for room in rooms]
    asked = opening(last, screens, pointer)
    assert any(screen.room.contains(area(asked)) for screen in screens)
    assert asked.smallest is not None
    assert asked.smallest[0] <= asked.size[0]
    assert asked.smallest[1] <= asked.size[1]


class FakeLibrary:
    """Two screens, of which a panel takes a part of the first and confusion all of the second."""

    def __init__(self, dots: float | None = None) -> None:
        self.dots = dots

    def screens(self) -> list[pygame.Rect]:
        return [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1280, 720)]

    def usable(self, number: int) -> pygame.Rect | None:
        return [pygame.Rect(0, 30, 1920, 1050), pygame.Rect(0, 0, 0, 0)][number]

    def density(self, _number: int) -> float | None:
        return self.dots


def test_panels_and_title_bars_are_left_out_of_the_room_on_a_screen() -> None:
    first, second = monitors.found("cocoa", FakeLibrary(3.0))
    assert first.room == pygame.Rect(0, 30 + 40, 1920, 1050 - 40)
    assert second.room == pygame.Rect(1920, 40, 1280, 720 - 40)
    assert first.density == 1.0, "on macOS the window tells of its pixels, not the screen"


def test_windows_tells_how_large_things_shall_be() -> None:
    first = monitors.found("windows", FakeLibrary(1.5))[0]
    assert first == Screen(pygame.Rect(0, 30 + 60, 1920, 1050 - 60), 1.5)
    assert monitors.found("windows", FakeLibrary())[0].density == 1.0


@pytest.mark.parametrize(
    ("asked", "taken"),
    [(0.5, 1.0), (1.25, 1.25), (99.0, monitors.LARGEST), (float("nan"), 1.0), (float("inf"), 1.0)],
)
def test_a_density_that_cannot_be_is_not_believed(asked: float, taken: float) -> None:
    assert monitors.sane(asked) == taken
