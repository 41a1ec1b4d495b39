"""Checks "show me": an example runs on a table of its own, and whatever waited is untouched."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from rules.core.data import Facts
from rules.core.examples import Example
from rules.registry import GAMES
from tabletop import paths
from tabletop.lessons.script import examples_by_clause
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.ui import ways
from tabletop.ui.binder.card_sheet import CardSheet
from tabletop.ui.panels.pause_menu import HOME, PauseMenu
from tabletop.ui.panels.result import REMATCH, ResultCard
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.screens.book.demonstration import Demonstration
from tabletop.ui.screens.home import Home
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.controls import Button
from tests.app.matches import new_match, one_person, play_on
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

GAME = GAMES["kstreet"]
TIE = "K.4.3"


def shown(driver: Driver) -> Demonstration:
    """Return the example that is on."""
    assert isinstance(driver.scene, Demonstration)
    return driver.scene


def book_of(driver: Driver) -> Rulebook:
    """Return the rulebook that lies on top."""
    assert isinstance(driver.panel, Rulebook)
    return driver.panel


def refused_example() -> Example:
    """Return an example with a move that is refused before one that is made."""
    plain: dict[str, object] = {
        "clauses": [TIE],
        "options": {"starter": 1},
        "refused": {"place favor/1>bid.1.0": "K-5"},
        "clear": ["hand.0 > deck.0"],
        "lay": ["favor > hand.0", "grudge > hand.0"],
        "moves": ["place grudge/1>bid.0.0"],
        "then": {"cards": {"hand.0": ["favor"]}},
    }
    return Example("vain", Facts("examples", "vain", plain), GAME)


def told(scene: Demonstration) -> bool:
    """Tell whether a bubble says why something is refused."""
    return scene._bubble is not None and scene._bubble in scene.stage.canvas.sprites


def running(start: Start, tmp_path: Path) -> tuple[Driver, Match]:
    """Start a match that is kept in a file, and open its rulebook at a clause with an example."""
    match = new_match(GAME, one_person(2), path=tmp_path / "match.toml")
    driver = start(Settings(speed=1.0), lambda _stage: TableScene(match))
    driver.wait(1)
    ways.open_rules(driver.scene, GAME.name, TIE)
    driver.wait()
    return driver, match


def test_show_me_lays_the_example_out_and_plays_it_to_its_end(start: Start) -> None:
    driver = start(Settings(speed=4.0))
    ways.open_rules(driver.scene, GAME.name, TIE)
    driver.press(pygame.K_s)
    scene, example = shown(driver), examples_by_clause(GAME)[TIE][0]
    texts = driver.stage.texts_of(GAME.name)
    assert scene.course.at == 0
    assert scene.table.bar.caption == texts.text(f"example.{example.name}.before")
    driver.wait(20)
    assert scene.course.at_end
    assert not scene.course.playing
    assert scene.table.bar.caption == texts.text(f"example.{example.name}.after")
    seen = scene.table.view.table.shown
    assert seen is not None
    match = scene.course.match
    assert seen.table.dump() == match.view_at(example.viewer, match.number).table.dump()


def test_the_running_match_waits_untouched_with_the_book_open_at_the_clause(
    start: Start, tmp_path: Path
) -> None:
    driver, match = running(start, tmp_path)
    table, book, before = driver.scene, driver.panel, (tmp_path / "match.toml").read_bytes()
    picture, moves, clock = driver.picture, list(match.record.moves), match.clock.match
    driver.press(pygame.K_s)
    assert isinstance(driver.scene, Demonstration)
    driver.wait(3)
    assert match.save is not None
    assert match.save.in_use or match.save.path.exists()
    assert driver.picture != picture
    driver.press(pygame.K_ESCAPE)
    assert driver.scene is table
    assert driver.panel is book
    assert book_of(driver).clause == TIE
    assert (list(match.record.moves), match.clock.match) == (moves, clock)
    assert (tmp_path / "match.toml").read_bytes() == before
    assert driver.picture == picture
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.overlays.top is None


def test_no_clock_runs_for_a_match_that_waits(start: Start) -> None:
    match = new_match(GAMES["floorvote"], one_person(2), ending=2)
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    driver.wait(2)
    scene, passed = driver.scene, match.clock.match
    assert passed > 0
    scene.visit = Demonstration(GAME, TIE, examples_by_clause(GAME)[TIE])
    driver.wait(8)
    assert match.clock.match == pytest.approx(passed, abs=0.05)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene is scene
    assert match.clock.match == pytest.approx(passed, abs=0.2)


def test_another_window_and_language_meanwhile_are_followed_on_the_way_back(
    start: Start, tmp_path: Path
) -> None:
    driver, _ = running(start, tmp_path)
    table = driver.scene
    driver.press(pygame.K_s)
    driver.stage.change("language", "de")
    driver.wait(0.5)
    assert "Einfluss" in shown(driver).table.bar.caption
    driver.press(pygame.K_ESCAPE)
    assert driver.scene is table
    assert book_of(driver).clause == TIE
    names = [row.markup for row in book_of(driver).index.rows]
    assert any("Kaufen" in name or "Kauf" in name for name in names)


def test_a_refused_move_is_tried_in_vain_and_answered_by_its_clause(start: Start) -> None:
    scene = Demonstration(GAME, TIE, [refused_example()])
    driver = start(Settings(speed=1.0), lambda _stage: scene)
    driver.press(pygame.K_RIGHT)
    assert scene.course.at == 1
    assert scene.course.number == 0
    driver.wait(1.5)
    assert told(scene)
    ruling = scene.course.script.ruling(1)
    assert ruling is not None
    assert ruling.clause == "K-5"
    driver.press(pygame.K_RIGHT)
    assert not told(scene)
    assert scene.course.number == 1
    driver.wait(2)
    driver.press(pygame.K_LEFT)
    assert told(scene)
    driver.press(pygame.K_HOME)
    assert scene.course.at == 0
    assert not told(scene)


def test_several_examples_of_a_clause_follow_each_other(start: Start) -> None:
    both = [*examples_by_clause(GAME)[TIE][:1], refused_example()]
    scene = Demonstration(GAME, TIE, both)
    driver = start(Settings(speed=1.0), lambda _stage: scene)
    assert scene.table.bar.count == "1 of 2"
    driver.press(pygame.K_PAGEDOWN)
    assert scene.example is both[1]
    assert scene.course.at == 0
    driver.press(pygame.K_PAGEDOWN)
    assert scene.example is both[0]


def test_try_it_yourself_is_practice_that_nothing_keeps(start: Start, tmp_path: Path) -> None:
    driver, match = running(start, tmp_path)
    table = driver.scene
    files = sorted(paths.user().rglob("*.toml"))
    driver.press(pygame.K_s, pygame.K_t)
    tried = driver.scene
    assert isinstance(tried, TableScene)
    assert tried.match is not match
    assert tried.match.practice
    assert tried.match.save is None
    example = examples_by_clause(GAME)[TIE][0]
    assert tried.match.seats[example.viewer].person
    assert not tried.match.seats[1 - example.viewer].person
    assert tried.match.view(example.viewer).table.at(tried.match.setup.refs["centre.0"])
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.panel, PauseMenu)
    driver.panel.finish(HOME)
    driver.wait()
    assert driver.scene is table
    assert sorted(paths.user().rglob("*.toml")) == files
    assert statistics.tally(GAME.name, "normal").won == 0


def test_the_result_of_a_try_leads_to_another_try_or_back(start: Start) -> None:
    driver = start(Settings(speed=0.0))
    home = driver.scene
    home.visit = ways.try_out(driver.stage, GAME, examples_by_clause(GAME)[TIE][0])
    driver.wait()
    tried = driver.scene
    assert isinstance(tried, TableScene)
    play_on(tried.match, 100_000)
    tried.panels.show_result()
    card = driver.panel
    assert isinstance(card, ResultCard)
    assert card.visiting
    card.finish(REMATCH)
    driver.wait()
    assert isinstance(driver.scene, TableScene)
    assert driver.scene is not tried
    assert driver.scene.match.save is None
    driver.scene.panels.go(ways.away(driver.scene))
    driver.wait()
    assert driver.scene is home


def test_home_waits_too_and_looks_anew_afterwards(start: Start) -> None:
    driver = start(Settings(speed=1.0))
    home = driver.scene
    assert isinstance(home, Home)
    driver.press(pygame.K_F1)
    book = book_of(driver)
    assert book.opening is not None
    book.turn(TIE)
    driver.press(pygame.K_s)
    assert shown(driver).host is home
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == home.name
    assert book_of(driver).clause == TIE


def test_whoever_waits_is_left_when_the_program_ends(start: Start, tmp_path: Path) -> None:
    driver, match = running(start, tmp_path)
    driver.press(pygame.K_s)
    driver.app.close()
    assert match.save is not None
    assert not match.save.in_use


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 150)])
def test_nothing_in_the_bar_overlaps_and_the_caption_is_whole(
    start: Start, size: tuple[int, int], percent: int, language: str
) -> None:
    examples = examples_by_clause(GAME)[TIE][:1] * 2
    settings = Settings(speed=1.0, text_scale=percent, language=language)
    driver = start(settings, lambda _stage: Demonstration(GAME, TIE, examples), size)
    bar = shown(driver).table.bar
    for one, other in combinations(bar.boxes, 2):
        assert not one.colliderect(other), (one, other)
    assert not bar.cut


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("percent", [100, 150])
def test_an_opening_page_has_its_pictures_and_all_its_words(
    start: Start, game: str, percent: int
) -> None:
    settings = Settings(language="de", text_scale=percent)
    driver = start(settings, size=(1024, 640))
    ways.open_rules(driver.scene, game)
    driver.wait(0.3)
    page = book_of(driver).opening
    assert page is not None
    assert not page.cut
    assert not page.waiting
    assert {picture.get_size() for picture in page.pictures.values()} == {
        column.picture.size for column in page.columns
    }
    for column in page.columns:
        low = column.picture.bottom + column.title.size[1] + column.text.size[1]
        assert low <= page.rect.bottom
    driver.press(pygame.K_RETURN)
    assert book_of(driver).opening is None
    driver.press(pygame.K_HOME)
    widget(book_of(driver).ring.widgets, "index")


def sheet_of(driver: Driver) -> CardSheet:
    """Return the sheet of cards that lies on top."""
    sheet = driver.panel
    assert isinstance(sheet, CardSheet)
    return sheet


def test_cards_and_clauses_of_a_clause_are_one_press_away(start: Start) -> None:
    driver = start(Settings())
    ways.open_rules(driver.scene, GAME.name, "K-34")
    driver.wait()
    book = book_of(driver)
    rows = [row.name for row in book.book.rows]
    assert "cards:K-34" in rows
    assert "clause:K-12" in rows
    book.follow("clause:K-12")
    assert book.clause == "K-12"
    book.follow("cards:K-34")
    back = widget(sheet_of(driver).ring.widgets, "back")
    assert isinstance(back, Button)
    assert back.label == driver.scene.stage.texts.text("rulebook.back"), "not to all cards"
    driver.press(pygame.K_ESCAPE)
    assert driver.panel is book
    book.follow("cards:K-34")
    sheet_of(driver).open_clause("K-34")
    driver.wait(0.1)
    assert driver.panel is book, "a clause of the card is read in the book beneath it"
    assert book.clause == "K-34"


@pytest.mark.parametrize("name", list(GAMES))
def test_every_card_that_a_clause_is_about_is_shown_large_with_the_others(
    start: Start, name: str
) -> None:
    driver = start(Settings())
    ways.open_rules(driver.scene, name)
    driver.wait()
    book = book_of(driver)
    assert book.doors is not None
    for cards in book.print.book.cards.values():
        book.doors.show_cards(name, cards)
        assert {entry.facts.id for entry in sheet_of(driver).entries} == set(cards)
        driver.press(pygame.K_ESCAPE)
