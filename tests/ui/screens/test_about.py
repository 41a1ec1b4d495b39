"""Checks what is told about the program: version, licence, and every part that others made."""

import pygame

from rules.registry import GAMES
from tabletop import paths
from tabletop.player.settings import Settings
from tabletop.program.parts import LICENCES, licence_text, paragraphs, read_parts
from tabletop.program.version import version
from tabletop.ui.drawing.letters.markup import escaped, plain
from tabletop.ui.panels.about import CREDITS, OWN, About
from tabletop.ui.scene import Scene
from tabletop.ui.widgets.scrolling import Row
from tests.ui.helpers import moved
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver

UNPARTED = ("", OWN, CREDITS)


class Room(Scene):
    """An empty room: the panel needs no shelf of games below it, which takes long to lay out."""

    def handle(self, event: pygame.Event) -> None:
        self.overlays.handle(event)

    def tick(self, now: float) -> None:
        self.overlays.tick(now)


def open_about(start: Start, settings: Settings | None = None) -> tuple[Driver, About]:
    """Open the panel in a small window."""
    driver = start(settings, lambda _stage: Room())
    about = About(driver.stage)
    driver.scene.overlays.open(about)
    driver.wait()
    return driver, about


def finish_reading(driver: Driver, about: About) -> list[str]:
    """Let the whole text be laid out; return its rows."""
    while about.busy:
        driver.wait(0.02)
    return [row.markup for row in about.book.rows]


def test_it_tells_version_own_licence_and_every_part_with_its_licence(start: Start) -> None:
    driver, about = open_about(start)
    rows = finish_reading(driver, about)
    assert about.shown == OWN
    assert rows[0].endswith(version())
    assert "MIT License" in rows
    parts = read_parts(paths.assets())
    listed = {
        row.name: row.markup for row in about.index.rows if row.name not in ("", OWN, CREDITS)
    }
    assert sorted(listed) == sorted(part.name for part in parts)
    assert all(plain(listed[part.name]).endswith(part.licence) for part in parts)


def test_the_credits_name_each_game_its_makers_and_every_typeface(start: Start) -> None:
    driver, about = open_about(start)
    about.show_part(CREDITS)
    rows = [plain(row) for row in finish_reading(driver, about)]
    for game in GAMES:
        texts = driver.stage.texts_of(game)
        makers = texts.text("page.credits.1.text")
        assert rows.index(texts.text("game.name")) < [makers in row for row in rows].index(True)
    faces = [part for part in read_parts(paths.assets()) if part.group == "typefaces"]
    assert all(f"{face.name}: {face.holders[0]}" in rows for face in faces)
    assert any("Voteview" in row for row in rows), "where facts come from is told here too"


def test_the_arrow_keys_lead_to_a_part_and_enter_to_its_text(start: Start) -> None:
    driver, about = open_about(start)
    driver.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    part = read_parts(paths.assets())[1]
    assert about.shown == part.name
    rows = finish_reading(driver, about)
    assert [escaped(holder) for holder in part.holders] == rows[2 : 2 + len(part.holders)]
    assert rows[-1] == escaped(paragraphs(licence_text(part))[-1])
    driver.press(pygame.K_RETURN)
    assert about.ring.focused is about.book
    driver.press(pygame.K_PAGEDOWN)
    assert about.book.offset > 0
    driver.press(pygame.K_ESCAPE)
    assert about.done


def test_a_click_chooses_and_the_wheel_scrolls(start: Start) -> None:
    driver, about = open_about(start)
    driver.app.handle(moved(about.index.rect.center))
    driver.app.handle(pygame.Event(pygame.MOUSEWHEEL, y=-2, x=0))
    driver.wait()
    assert about.index.offset > 0
    assert about.shown == OWN
    box, rows = about.index.rect, about.index.rows
    points = [(box.centerx, down) for down in range(box.y + 20, box.bottom - 20, 8)]
    seen = [(at, rows[about.index.row_at(at) or 0].name) for at in points]
    at, name = next((at, name) for at, name in seen if name not in UNPARTED)
    driver.click(at)
    assert about.shown == name


def test_german_fits_where_letters_are_largest_and_the_window_is_small(start: Start) -> None:
    driver, about = open_about(start, Settings(language="de", text_scale=200))
    assert not about.index.cut
    for name in (OWN, CREDITS, *(part.name for part in read_parts(paths.assets()))):
        about.show_part(name)
        assert not about.book.cut, name
    inside = driver.stage.screen.get_rect()
    rects = [widget.rect for widget in about.ring.widgets]
    assert all(inside.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[n + 1 :]) == -1 for n, rect in enumerate(rects))


def test_the_longest_words_of_all_licences_fit(start: Start) -> None:
    _, about = open_about(start, Settings(text_scale=200))
    texts = [file.read_text("utf-8") for file in (paths.assets() / LICENCES).glob("*.txt")]
    words = {word for text in texts for line in paragraphs(text) for word in line.split()}
    longest = sorted(words, key=len)[-60:]
    about.book.set_rows([Row(escaped(word), face="text", size=18) for word in longest])
    assert not about.book.cut
