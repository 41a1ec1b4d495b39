"""Checks the binder: all cards in pockets, filters, a search, each card large, and its rules."""

import pygame
import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.binder.catalogue import PLACE, Query
from tabletop.player import card_tally
from tabletop.player.card_tally import CardsMet
from tabletop.player.settings import Settings
from tabletop.ui import ways
from tabletop.ui.binder.album import box_source
from tabletop.ui.binder.card_binder import CardBinder
from tabletop.ui.binder.card_sheet import CardSheet
from tabletop.ui.cards.signs import face_icons
from tabletop.ui.panels.pause_menu import PauseMenu
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.scrolling import ScrollList
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.text import LANGUAGES
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.ui.helpers import moved, wheel
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

FIRST = next(iter(GAMES.values()))
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
# German words are the longer ones, so that the least room is tried with them.
WINDOWS = [
    ("en", (1280, 720), 100),
    ("de", (1280, 720), 100),
    ("en", (1920, 1080), 100),
    ("de", (1024, 640), 150),
]


def open_binder(driver: Driver, game: Game = FIRST) -> CardBinder:
    """Open the binder of a game above the present scene."""
    ways.show_binder(driver.scene, box_source(driver.stage, game))
    driver.wait()
    assert isinstance(driver.panel, CardBinder)
    return driver.panel


def open_sheet(driver: Driver, binder: CardBinder, index: int = 0) -> CardSheet:
    """Open a card of the binder large."""
    binder.open_card(index)
    driver.wait()
    assert isinstance(driver.panel, CardSheet)
    return driver.panel


def at_table(driver: Driver) -> CardBinder:
    """Open the binder during a match by its key."""
    driver.press(pygame.K_c)
    assert isinstance(driver.panel, CardBinder)
    return driver.panel


def written(rows: ScrollList) -> str:
    """Return all that stands in a list."""
    return "\n".join(row.markup for row in rows.rows)


@pytest.mark.parametrize(("language", "size", "percent"), WINDOWS)
@each_game
def test_every_window_shows_cards_side_by_side_and_no_filter_is_cut(
    start: Start, game: Game, language: str, size: tuple[int, int], percent: int
) -> None:
    driver = start(Settings(language=language, text_scale=percent), size=size)
    binder = open_binder(driver, game)
    page = binder.pockets
    assert page.rows.columns >= 3
    assert not binder.filters.cut
    assert len(page.pockets) == len(binder.album.catalogue.entries)
    window = driver.stage.screen.get_rect()
    for found in binder.ring.widgets:
        assert window.contains(found.rect)
    sheet = open_sheet(driver, binder, len(page.pockets) // 2)
    assert not sheet.words.cut
    assert not sheet.card.colliderect(sheet.words.rect)
    assert all(window.contains(found.rect) for found in sheet.ring.widgets)


@each_game
def test_every_card_that_is_seen_gets_its_face_in_time(start: Start, game: Game) -> None:
    driver = start()
    binder = open_binder(driver, game)
    driver.wait(1.0)
    assert binder.pockets.painter.missing is None
    assert not binder.busy
    driver.press(pygame.K_END)
    assert binder.pockets.chosen == len(binder.pockets.pockets) - 1
    assert binder.pockets.rect.contains(binder.pockets.rows.cell(binder.pockets.chosen))
    driver.wait(1.0)
    assert binder.pockets.painter.missing is None


def test_cards_stand_under_the_name_of_their_kind(start: Start) -> None:
    binder = open_binder(start())
    page = binder.pockets
    firsts = [n for n in range(1, len(page.pockets))
              if page.pockets[n].heading != page.pockets[n - 1].heading]  # fmt: skip
    kinds = {entry.facts.kind for entry in binder.album.catalogue.entries}
    assert len(firsts) == len(kinds) - 1
    for first in firsts:
        assert page.rows.cell(first).left == page.rows.cell(0).left
        assert page.rows.cell(first).top > page.rows.cell(first - 1).bottom


def test_a_filter_leaves_what_fits_and_the_first_row_takes_all_back(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    everything = len(binder.pockets.pockets)
    row = next(row for row in binder.filters.rows if row.name.startswith("kind="))
    kind = row.name.partition("=")[2]
    binder.filters.choose_named(row.name)
    driver.wait()
    binder.ring.focus(binder.filters)
    driver.press(pygame.K_RETURN)
    shown = [pocket.entry for pocket in binder.pockets.pockets]
    assert {entry.facts.kind for entry in shown} == {kind}
    assert len(shown) < everything
    assert str(len(shown)) in row.markup
    driver.press(pygame.K_ESCAPE)
    assert driver.panel is binder
    assert len(binder.pockets.pockets) == everything
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.overlays.top is None


def test_letters_search_in_names_and_texts(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    entry = binder.album.catalogue.entries[5]
    driver.press(pygame.K_SLASH)
    driver.write(entry.title)
    assert [pocket.entry.title for pocket in binder.pockets.pockets] == [entry.title]
    driver.write(" zzz")
    assert binder.pockets.pockets == []
    driver.wait(0.5)
    driver.press(pygame.K_ESCAPE)
    assert binder.query == Query()


def test_the_slash_that_leads_to_the_search_is_not_searched_for(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    driver.press(pygame.K_SLASH)
    driver.write("/an/d")
    assert binder.query.words == "an/d"


def test_a_click_opens_a_card_and_arrows_lead_on(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    driver.click(binder.pockets.rows.cell(2).center)
    sheet = driver.panel
    assert isinstance(sheet, CardSheet)
    assert sheet.index == 2
    driver.press(pygame.K_RIGHT)
    assert sheet.index == 3
    driver.click(widget(sheet.ring.widgets, "previous").rect.center)
    driver.press(pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT)
    assert sheet.index == len(sheet.entries) - 1
    driver.press(pygame.K_ESCAPE)
    assert driver.panel is binder
    assert binder.pockets.chosen == len(sheet.entries) - 1


def test_keys_walk_over_the_pockets(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    page = binder.pockets
    driver.press(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT)
    assert page.chosen == 0
    driver.press(pygame.K_DOWN)
    assert page.rows.cell(page.chosen).top > page.rows.cell(0).bottom
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.panel, CardSheet)


def test_the_wheel_and_a_drag_scroll(start: Start) -> None:
    driver = start()
    page = open_binder(driver).pockets
    driver.app.handle(moved(page.rect.center))
    driver.app.handle(wheel(-3))
    assert page.rows.offset > 0
    driver.app.handle(wheel(30))
    assert page.rows.offset == 0


@each_game
def test_a_card_is_told_with_signs_rules_and_the_own_matches(start: Start, game: Game) -> None:
    driver = start()
    binder = open_binder(driver, game)
    entry = binder.album.catalogue.entries[-1]
    sheet = open_sheet(driver, binder, len(binder.pockets.pockets) - 1)
    told = written(sheet.words)
    texts = driver.stage.texts_of(game.name)
    assert texts.text("binder.none") in told
    assert texts.text("binder.copies", count=entry.copies) in told
    for clause in entry.clauses:
        assert clause in told
    for _, words in binder.album.signs(entry):
        assert words in told


def test_matches_of_ones_own_are_told(start: Start) -> None:
    driver = start()
    card = FIRST.setup(2, FIRST.usual_options()).cards[0].id
    met = CardsMet(frozenset({card}), frozenset({card}))
    card_tally.note("a", FIRST.name, met, won=True)
    sheet = open_sheet(driver, open_binder(driver))
    texts = driver.stage.texts
    assert texts.text("binder.played", count=1, won=1) in written(sheet.words)


def test_a_clause_of_a_card_opens_the_rulebook_there(start: Start) -> None:
    driver = start()
    sheet = open_sheet(driver, open_binder(driver))
    clause = sheet.entry.clauses[0]
    sheet.words.choose_named(clause)
    sheet.ring.focus(sheet.words)
    driver.press(pygame.K_RETURN)
    book = driver.scene.overlays.top
    assert isinstance(book, Rulebook)
    assert book.clause == clause
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.overlays.top is sheet


def test_the_open_box_leads_to_its_cards(start: Start) -> None:
    driver = start()
    assert isinstance(driver.scene, Home)
    opener = next(w for w in driver.scene.ring.widgets if w.name.startswith("lid:"))
    driver.click(opener.rect.center)
    driver.wait(0.5)
    driver.click(widget(driver.panel.ring.widgets, "cards").rect.center)
    assert isinstance(driver.panel, CardBinder)
    assert driver.panel.album.catalogue.sightings is None


def test_another_language_is_followed_while_the_binder_is_open(start: Start) -> None:
    driver = start()
    binder = open_binder(driver)
    sheet = open_sheet(driver, binder, 1)
    english = sheet.entry.title
    driver.stage.change("language", "de")
    driver.wait()
    assert sheet.entry.title != english
    assert binder.album.texts.language == "de"


def test_a_sign_says_its_word_under_the_pointer(start: Start) -> None:
    driver = start()
    sheet = open_sheet(driver, open_binder(driver))
    before = driver.picture
    arrow = widget(sheet.ring.widgets, "next")
    driver.app.handle(moved(arrow.rect.center))
    driver.wait(0.1)
    lit = driver.picture
    driver.wait(1.0)
    assert before != lit != driver.picture


# During a match


@each_game
def test_the_menu_and_a_key_lead_to_the_cards_of_this_match(start: Start, game: Game) -> None:
    match = new_match(game, one_person(game.seat_counts[0]), 4)
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    binder = at_table(driver)
    seen = binder.album.catalogue.sightings
    assert seen is not None
    viewer = binder.album.source.viewer
    hand = next(ref for name, ref in match.setup.refs.items() if name == f"hand.{viewer}")
    binder.answer(widget_outcome(hand))
    shown = {pocket.entry.card for pocket in binder.pockets.pockets}
    mine = match.view(viewer).table.at(hand)
    assert shown == {match.setup.card_of[piece] for piece in mine}
    driver.press(pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(driver.panel, PauseMenu)
    driver.click(widget(driver.panel.ring.widgets, "cards").rect.center)
    assert isinstance(driver.panel, CardBinder)


def widget_outcome(place: int) -> Outcome:
    """Return what a press on the filter of a place reports."""
    return Outcome("filters", f"{PLACE}={place}")


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_icon_on_a_card_has_a_word(start: Start, game: Game, language: str) -> None:
    driver = start(Settings(language=language))
    album = open_binder(driver, game).album
    icons = album.kit.icons
    for entry in album.catalogue.entries:
        told = {icon for icon, _ in album.signs(entry)}
        shown = [icon for icon in face_icons(album.face(entry), entry.facts) if icons.has(icon)]
        assert [icon for icon in shown if icon not in told] == []


@each_game
def test_a_replay_has_the_binder_of_the_position_for_whoever_looks_on(
    start: Start, game: Game
) -> None:
    match = new_match(game, people_at(game.seat_counts[0]), 4)
    play_on(match, 100_000)
    driver = start(Settings(), lambda _stage: Replay(match))
    replay = driver.scene
    assert isinstance(replay, Replay)
    for viewer in replay.sight.viewers:
        replay.table.see_as(viewer)
        replay.go(5)
        driver.press(pygame.K_c)
        binder = driver.panel
        assert isinstance(binder, CardBinder)
        source = binder.album.source
        assert source.view is not None
        assert (source.viewer, source.view.places) == (
            viewer,
            match.view_at(viewer, 5).table.places,
        )
        driver.press(pygame.K_ESCAPE)
    assert driver.scene.overlays.top is None
