"""Hints, bubbles and lists: they come, stay and go as they should."""

import pygame
import pytest

from tabletop.ui.widgets.popups import SpeechBubble, Tooltip
from tabletop.ui.widgets.scrolling import Row, ScrollList
from tabletop.ui.widgets.widget import Outcome
from tests.ui.helpers import down, key, kit_for, moved, up, wheel

KIT = kit_for()
SCREEN = pygame.Rect(0, 0, 1280, 720)
ANCHOR = pygame.Rect(600, 300, 80, 110)


def _shown_after(hint: Tooltip, seconds: float) -> bool:
    hint.advance(seconds)
    return hint.visible


def test_the_first_hint_waits_half_a_second_and_the_next_a_tenth() -> None:
    hint = Tooltip(KIT)
    hint.point("Undo", ANCHOR)
    assert [_shown_after(hint, seconds) for seconds in (0.45, 0.1)] == [False, True]
    hint.point("Redo", ANCHOR.move(100, 0))
    assert [_shown_after(hint, seconds) for seconds in (0.08, 0.04)] == [False, True]


def test_a_hint_stays_while_pointed_at_and_can_be_dismissed() -> None:
    hint = Tooltip(KIT)
    hint.point("Undo", ANCHOR)
    hint.advance(60)
    hint.point("Undo", ANCHOR)
    assert _shown_after(hint, 0)
    hint.dismiss()
    assert not _shown_after(hint, 5)


def test_a_hint_at_the_edge_stays_in_the_window() -> None:
    hint = Tooltip(KIT)
    hint.point("A rather long hint for a button in the corner", pygame.Rect(1230, 680, 44, 40))
    hint.advance(1)
    assert SCREEN.contains(hint.rect)
    hint.draw(pygame.Surface(SCREEN.size))
    assert not hint.dirty


@pytest.mark.parametrize(
    "anchor", [ANCHOR, pygame.Rect(0, 0, 60, 60), pygame.Rect(1220, 660, 60, 60)]
)
def test_a_bubble_stays_in_the_window_and_off_its_anchor(anchor: pygame.Rect) -> None:
    bubble = SpeechBubble(KIT, "You need *3* {icon:influence} here.", anchor, SCREEN, "K-12")
    assert SCREEN.contains(bubble.rect)
    assert not bubble.rect.colliderect(anchor)
    bubble.draw(pygame.Surface(SCREEN.size))


def test_a_bubble_opens_its_clause_or_closes() -> None:
    bubble = SpeechBubble(KIT, "No.", ANCHOR, SCREEN)
    assert bubble.handle(down((bubble.rect.x + 10, bubble.rect.bottom - 8))) == Outcome(
        "bubble", "open"
    )
    assert bubble.handle(down((5, 5))) == Outcome("bubble", "close")
    assert bubble.handle(down((bubble.rect.right - 14, bubble.rect.y + 14))) == Outcome(
        "bubble", "close"
    )
    assert bubble.handle(key(pygame.K_ESCAPE)) == Outcome("bubble", "close")
    assert bubble.handle(moved((5, 5))) is None


def _list(count: int = 60) -> ScrollList:
    rows = [Row(f"Line {number}", name=f"row{number}") for number in range(count)]
    return ScrollList(KIT, "log", pygame.Rect(50, 50, 300, 200), rows)


def test_a_list_scrolls_by_wheel_only_under_the_pointer() -> None:
    log = _list()
    log.handle(wheel(-1))
    assert log.offset == 0
    log.handle(moved((100, 100)))
    log.handle(wheel(-1))
    assert log.offset > 0
    log.handle(wheel(50))
    assert log.offset == 0


def test_a_list_scrolls_by_keys() -> None:
    log = _list()
    log.set_focused(True)
    log.handle(key(pygame.K_END))
    assert log.offset == log.furthest > 0
    log.handle(key(pygame.K_PAGEUP))
    assert log.offset < log.furthest
    log.handle(key(pygame.K_HOME))
    assert log.offset == 0


def test_a_list_scrolls_by_dragging_and_then_does_not_choose() -> None:
    log = _list()
    log.handle(down((100, 200)))
    log.handle(moved((100, 120)))
    assert log.offset == 80
    assert log.handle(up((100, 120))) is None
    log.handle(down((100, 120)))
    log.handle(moved((100, 700)))
    assert log.offset == 0


def test_rows_are_chosen_by_click_and_by_keys() -> None:
    log = _list()
    log.handle(down((100, 70)))
    assert log.handle(up((100, 70))) == Outcome("log", "row0")
    log.set_focused(True)
    log.handle(key(pygame.K_DOWN))
    assert log.handle(key(pygame.K_RETURN)) == Outcome("log", "row1")
    for _ in range(30):
        log.handle(key(pygame.K_DOWN))
    assert log.offset > 0


def test_new_rows_can_jump_to_the_end() -> None:
    log = _list(3)
    assert log.furthest == 0
    log.set_rows([Row(f"Line {number}") for number in range(90)], to_end=True)
    assert log.offset == log.furthest > 0


def test_a_list_draws_only_inside_its_box() -> None:
    log = _list()
    log.scroll_to(37)
    target = pygame.Surface((400, 400))
    target.fill((1, 2, 3))
    log.draw(target)
    outside = [(x, y) for x in range(0, 400, 7) for y in range(0, 400, 7)]
    outside = [point for point in outside if not log.rect.collidepoint(point)]
    assert all(target.get_at(point)[:3] == (1, 2, 3) for point in outside)


def test_a_hint_lies_above_a_thing_where_it_would_hide_what_is_spared() -> None:
    thing = pygame.Rect(500, 300, 100, 100)
    hint = Tooltip(KIT, pygame.Rect(300, 410, 600, 60))
    hint.point("Empty", thing)
    hint.open()
    assert hint.rect.bottom < thing.top
