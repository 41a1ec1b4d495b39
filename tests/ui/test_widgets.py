"""Widgets: mouse and keyboard both do everything, and states are shown."""

from collections.abc import Callable

import pygame
import pytest

from tabletop.ui.widgets.controls import Button, Choice, IconButton, Slider, Toggle
from tabletop.ui.widgets.widget import FocusRing, Outcome, Widget, nearest
from tests.ui.helpers import down, key, kit_for, moved, up

KIT = kit_for()
BOX = pygame.Rect(100, 100, 300, 50)


def _click(widget: Widget, at: tuple[int, int]) -> Outcome | None:
    return widget.handle(down(at)) or widget.handle(up(at))


def test_a_button_reports_a_click_on_the_way_up() -> None:
    button = Button(KIT, "go", "Go", BOX)
    assert button.handle(down((150, 120))) is None
    assert button.pressed
    assert button.handle(up((150, 120))) == Outcome("go")


def test_a_press_can_be_taken_back_by_leaving() -> None:
    button = Button(KIT, "go", "Go", BOX)
    button.handle(down((150, 120)))
    assert button.handle(up((10, 10))) is None
    assert not button.pressed


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_a_focused_button_answers_enter_and_space(code: int) -> None:
    button = Button(KIT, "go", "Go", BOX)
    assert button.handle(key(code)) is None
    button.set_focused(True)
    assert button.handle(key(code)) == Outcome("go")


def test_a_disabled_button_does_nothing() -> None:
    button = Button(KIT, "go", "Go", BOX)
    button.set_enabled(False)
    assert _click(button, (150, 120)) is None
    assert not button.reachable


def test_targets_are_large_enough() -> None:
    tiny = pygame.Rect(0, 0, 5, 5)
    for widget in (Button(KIT, "a", "A", tiny), IconButton(KIT, "b", "menu", tiny, "Menu")):
        assert min(widget.rect.size) >= 44
    for wide in (
        Toggle(KIT, "c", tiny),
        Slider(KIT, "d", tiny, 0),
        Choice(KIT, "e", "ab", tiny),
    ):
        assert wide.rect.height >= 44


def test_every_state_of_a_button_looks_different() -> None:
    button = Button(KIT, "go", "Go", BOX)
    pictures = [_drawn(button)]
    button.handle(moved((150, 120)))
    pictures.append(_drawn(button))
    button.handle(down((150, 120)))
    pictures.append(_drawn(button))
    button.handle(up((900, 900)))
    button.handle(moved((900, 900)))
    button.set_focused(True)
    pictures.append(_drawn(button))
    button.set_focused(False)
    button.set_enabled(False)
    pictures.append(_drawn(button))
    assert len(set(pictures)) == 5


def test_changes_ask_for_a_redraw_and_drawing_answers_it() -> None:
    button = Button(KIT, "go", "Go", BOX)
    changes: list[Callable[[], object]] = [
        lambda: None,
        lambda: button.handle(moved((150, 120))),
        lambda: button.set_enabled(False),
    ]
    states = []
    for change in changes:
        _drawn(button)
        change()
        states.append(button.dirty)
    assert states == [False, True, True]


def test_a_toggle_switches_by_click_and_key() -> None:
    toggle = Toggle(KIT, "sound", BOX)
    assert _click(toggle, (150, 120)) == Outcome("sound", True)
    toggle.set_focused(True)
    assert toggle.handle(key(pygame.K_SPACE)) == Outcome("sound", False)


def test_a_choice_is_made_by_click_and_arrow_keys() -> None:
    choice = Choice(KIT, "level", ["easy", "normal", "hard"], BOX, 0)
    assert _click(choice, choice.segment(2).center) == Outcome("level", 2)
    assert _click(choice, choice.segment(2).center) is None
    choice.set_focused(True)
    assert choice.handle(key(pygame.K_LEFT)) == Outcome("level", 1)
    assert choice.handle(key(pygame.K_RETURN)) == Outcome("level", 2)
    assert choice.handle(key(pygame.K_RIGHT)) is None
    assert choice.chosen == 2


def test_a_slider_follows_drag_click_and_keys_by_its_steps() -> None:
    slider = Slider(KIT, "volume", BOX, 0.5, (0.0, 1.0, 0.25))
    slider.handle(down(BOX.midleft))
    assert slider.value == 0.0
    slider.handle(moved((BOX.right - 5, 120)))
    assert slider.value == 1.0
    slider.handle(up((BOX.right - 5, 120)))
    slider.set_focused(True)
    assert slider.handle(key(pygame.K_LEFT)) == Outcome("volume", 0.75)
    assert slider.handle(key(pygame.K_HOME)) == Outcome("volume", 0.0)
    assert slider.handle(key(pygame.K_LEFT)) is None


def _grid() -> tuple[FocusRing, list[Button]]:
    buttons = [
        Button(KIT, f"{row}{column}", "x", pygame.Rect(column * 100, row * 100, 60, 44))
        for row in range(2)
        for column in range(3)
    ]
    return FocusRing(buttons), buttons


def test_tab_goes_round_and_skips_what_is_disabled() -> None:
    ring, buttons = _grid()
    buttons[1].set_enabled(False)
    names = []
    for _ in range(6):
        ring.handle(key(pygame.K_TAB))
        assert ring.focused is not None
        names.append(ring.focused.name)
    assert names == ["00", "02", "10", "11", "12", "00"]
    ring.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert ring.focused is buttons[5]


def test_arrow_keys_go_by_geometry() -> None:
    ring, buttons = _grid()
    ring.focus(buttons[0])
    for code, name in (
        (pygame.K_RIGHT, "01"),
        (pygame.K_DOWN, "11"),
        (pygame.K_LEFT, "10"),
        (pygame.K_UP, "00"),
        (pygame.K_UP, "00"),
    ):
        ring.handle(key(code))
        assert ring.focused is not None
        assert ring.focused.name == name


def test_arrow_keys_belong_to_a_widget_that_uses_them() -> None:
    slider = Slider(KIT, "v", pygame.Rect(0, 0, 200, 44), 0.5)
    button = Button(KIT, "b", "x", pygame.Rect(300, 0, 60, 44))
    ring = FocusRing([slider, button])
    ring.focus(slider)
    done = ring.handle(key(pygame.K_RIGHT))
    assert done is not None
    assert done.value == pytest.approx(0.6)
    assert ring.focused is slider
    slider.set_value(1.0)
    ring.handle(key(pygame.K_RIGHT))
    assert ring.focused is slider


def test_the_ring_passes_the_mouse_on_and_a_click_elsewhere_drops_the_focus() -> None:
    ring, buttons = _grid()
    ring.focus(buttons[0])
    ring.handle(down((130, 20)))
    assert ring.handle(up((130, 20))) == Outcome("01")
    assert ring.focused is None
    assert buttons[1].area in ring.take_dirty()
    ring.draw(pygame.Surface((300, 200)))
    assert ring.take_dirty() == []


def test_the_hint_under_the_pointer_is_found() -> None:
    button = IconButton(KIT, "menu", "menu", pygame.Rect(0, 0, 44, 44), "Menu")
    ring = FocusRing([button])
    assert ring.hint_at((10, 10)) is button
    assert ring.hint_at((100, 100)) is None


def test_nearest_prefers_what_lies_straight_ahead() -> None:
    start = pygame.Rect(0, 0, 10, 10)
    aside, ahead = pygame.Rect(40, 60, 10, 10), pygame.Rect(80, 0, 10, 10)
    assert nearest(start, [aside, ahead], (1, 0)) == 1
    assert nearest(start, [aside, ahead], (-1, 0)) is None


def _drawn(widget: Widget) -> bytes:
    target = pygame.Surface((500, 260))
    widget.draw(target)
    return pygame.image.tobytes(target, "RGB")
