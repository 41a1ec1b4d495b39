"""Checks what is told about the program: version, licence, and every part that others made."""

import pygame

from tabletop import paths
from tabletop.parts import licence_text, paragraphs, read_parts
from tabletop.settings import Settings
from tabletop.ui.drawing.markup import escaped
from tabletop.ui.panels.about import OWN, About
from tabletop.version import version
from tests.ui.helpers import moved
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver


def open_about(driver: Driver) -> About:
    """Open the panel above the first screen."""
    about = About(driver.stage)
    driver.scene.overlays.open(about)
    driver.wait()
    return about


def finish_reading(driver: Driver, about: About) -> list[str]:
    """Let the whole text be laid out; return its rows."""
    while about.busy:
        driver.wait(0.02)
    return [row.markup for row in about.book.rows]


def test_it_tells_version_own_licence_and_every_part_with_its_licence(start: Start) -> None:
    driver = start()
    about = open_about(driver)
    rows = finish_reading(driver, about)
    assert about.shown == OWN
    assert rows[0].endswith(version())
    assert "MIT License" in rows
    parts = read_parts(paths.assets())
    listed = {row.name: row.markup for row in about.index.rows if row.name not in ("", OWN)}
    assert sorted(listed) == sorted(part.name for part in parts)
    assert all(listed[part.name].endswith(escaped(part.licence)) for part in parts)


def test_the_arrow_keys_lead_to_a_part_and_enter_to_its_text(start: Start) -> None:
    driver = start()
    about = open_about(driver)
    driver.press(pygame.K_DOWN, pygame.K_DOWN)
    part = read_parts(paths.assets())[1]
    assert about.shown == part.name
    rows = finish_reading(driver, about)
    assert [escaped(holder) for holder in part.holders] == rows[2 : 2 + len(part.holders)]
    assert rows[-1] == escaped(paragraphs(licence_text(part.licence))[-1])
    driver.press(pygame.K_RETURN)
    assert about.ring.focused is about.book
    driver.press(pygame.K_PAGEDOWN)
    assert about.book.offset > 0
    driver.press(pygame.K_ESCAPE)
    assert about.done


def test_a_click_chooses_and_the_wheel_scrolls(start: Start) -> None:
    driver = start()
    about = open_about(driver)
    driver.app.handle(moved(about.index.rect.center))
    driver.app.handle(pygame.Event(pygame.MOUSEWHEEL, y=-2, x=0))
    driver.wait()
    assert about.index.offset > 0
    assert about.shown == OWN
    box, rows = about.index.rect, about.index.rows
    points = [(box.centerx, down) for down in range(box.y + 20, box.bottom - 20, 8)]
    seen = [(at, rows[about.index.row_at(at) or 0].name) for at in points]
    at, name = next((at, name) for at, name in seen if name not in ("", OWN))
    driver.click(at)
    assert about.shown == name


def test_german_fits_where_letters_are_largest_and_the_window_is_small(start: Start) -> None:
    driver = start(Settings(language="de", text_scale=200), size=(1280, 720))
    about = open_about(driver)
    assert not about.index.cut
    for name in (OWN, *(part.name for part in read_parts(paths.assets()))):
        about.show_part(name)
        driver.wait(0.02)
        assert not about.book.cut, name
    inside = driver.stage.screen.get_rect()
    rects = [widget.rect for widget in about.ring.widgets]
    assert all(inside.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[n + 1 :]) == -1 for n, rect in enumerate(rects))
