"""Checks the rulebook: every clause is there, one can jump to any, and search for words."""

import pygame
import pytest

from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.clauses import read_sections
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.text_field import TextField
from tabletop.words.pages import PAGE
from tests.app.matches import new_match, one_person, people_at
from tests.fixture_game import BOX
from tests.fixture_game import GAME as TALLY
from tests.ui.helpers import moved
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

GAME = next(iter(GAMES))


def open_book(driver: Driver, clause: str = "") -> Rulebook:
    """Open the rulebook above the table."""
    book = Rulebook(driver.stage, GAME, clause)
    driver.scene.overlays.open(book)
    driver.wait()
    return book


def read_on(driver: Driver) -> None:
    """Turn from the opening page to the clauses."""
    driver.press(pygame.K_RETURN)


def clauses(driver: Driver) -> list[str]:
    """Return the ids of all clauses in the order of the book."""
    sections = read_sections(driver.stage.texts_of(GAME))
    return [clause.id for section in sections for clause in section.clauses]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_stands_in_the_book_once_and_house_rulings_apart(
    start: Start, language: str
) -> None:
    driver = start()
    driver.stage.change("language", language)
    driver.wait()
    texts = driver.stage.texts_of(GAME)
    known = {key.split(".title")[0] for key in texts.keys("clause.") if key.endswith(".title")}
    found = clauses(driver)
    assert {f"clause.{one}" for one in found if not one.startswith(PAGE)} == known
    assert len(found) == len(set(found))
    for section in read_sections(texts):
        house = section.title == texts.text("rulebook.house")
        assert all(clause.house == house or "-" not in clause.id for clause in section.clauses)
        assert not section.title.startswith("[")


def test_the_book_opens_at_the_clause_that_was_asked_for(start: Start) -> None:
    driver = start()
    wanted = clauses(driver)[20]
    book = open_book(driver, wanted)
    assert book.clause == wanted
    assert book.index.rows[book.index.chosen].name == wanted
    assert book.book.offset > 0


def test_arrow_keys_in_the_index_turn_the_book(start: Start) -> None:
    driver = start()
    book = open_book(driver)
    read_on(driver)
    assert book.clause == clauses(driver)[0]
    driver.press(*[pygame.K_DOWN] * 11)
    assert book.clause == clauses(driver)[11]


def test_a_search_leaves_only_what_matches_and_escape_ends_it(start: Start) -> None:
    driver = start()
    book = open_book(driver)
    everything = len(book.index.rows)
    driver.press(pygame.K_SLASH)
    driver.write("shuffle deck")
    shown = [row.name for row in book.index.rows if row.name]
    assert 0 < len(shown) < everything
    texts = driver.stage.texts_of(GAME)
    for clause in shown:
        assert "shuffle" in texts.text(f"clause.{clause}.text").lower()
    driver.press(pygame.K_ESCAPE)
    assert len(book.index.rows) == everything
    assert not book.done
    driver.press(pygame.K_ESCAPE)
    assert book.done


def test_the_slash_that_leads_to_the_search_is_not_written_into_it(start: Start) -> None:
    driver = start()
    book = open_book(driver)
    driver.press(pygame.K_SLASH)
    driver.write("/")
    field = book.ring.focused
    assert isinstance(field, TextField)
    assert field.text == ""
    driver.write("a/")
    assert field.text == "a/"


def test_a_search_without_result_says_so(start: Start) -> None:
    driver = start()
    book = open_book(driver)
    driver.press(pygame.K_f, mod=pygame.KMOD_CTRL)
    driver.write("xyzzy")
    assert [row.name for row in book.index.rows] == [""]


def test_the_book_opens_over_a_match_and_the_match_goes_on(start: Start) -> None:
    match = new_match(GAMES[GAME], one_person(2))
    driver = start(first=lambda _stage: TableScene(match))
    before = match.number
    driver.press(pygame.K_F1)
    assert isinstance(driver.panel, Rulebook)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "table"
    assert driver.scene.overlays.top is None
    assert match.number >= before


@pytest.mark.usefixtures("two_games")
def test_f1_opens_the_clause_of_what_the_ring_or_the_pointer_is_on(start: Start) -> None:
    match = new_match(TALLY, people_at(2))
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    for _ in range(4):
        driver.scene.course.submit(match.view(match.decider).moves[-1])
        driver.wait(0.1)
        if driver.scene.overlays.top is not None:
            driver.press(pygame.K_RETURN)
    assert match.decider == driver.scene.view.table.viewer == 0
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.view.happening.waiting, "the recap is read first"
    driver.press(pygame.K_F1)
    assert isinstance(driver.panel, Rulebook)
    driver.press(pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_F1)
    assert isinstance(driver.panel, Rulebook)
    assert driver.panel.clause == "T-1"
    driver.press(pygame.K_ESCAPE)
    place = driver.scene.view.table.setting.lying.rect_of(BOX)
    assert place is not None
    keyboard = driver.scene.table.keyboard
    nudged = (place.centerx - 3, place.centery)
    driver.app.handle(moved(nudged))
    assert keyboard.awake, "whoever pushes the pointer a little does not use it"
    driver.app.handle(moved(place.topleft))
    assert keyboard.focused is None, "a pointer that is moved takes over"
    driver.app.handle(moved(place.center))
    driver.press(pygame.K_F1)
    assert isinstance(driver.panel, Rulebook)
    assert driver.panel.clause == "T-5"
    driver.press(pygame.K_ESCAPE, pygame.K_TAB)
    assert driver.scene.table.keyboard.awake, "and keys take over again"


@pytest.mark.usefixtures("two_games")
def test_the_books_of_several_games_stand_side_by_side(start: Start) -> None:
    driver = start()
    book = Rulebook(driver.stage, GAME, games=[GAME, TALLY.name])
    driver.scene.overlays.open(book)
    own = clauses(driver)
    assert own[0] in [row.name for row in book.index.rows]
    book.ring.focus(widget(book.ring.widgets, "games"))
    driver.press(pygame.K_RIGHT)
    assert book.game == TALLY.name
    assert "T-5" in [row.name for row in book.index.rows]
    assert own[0] not in [row.name for row in book.index.rows]
