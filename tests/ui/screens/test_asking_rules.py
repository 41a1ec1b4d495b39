"""Checks F1: it opens the clause of whatever is looked at, and never comes to nothing."""

import pygame
import pytest

from rules.core.events import Event
from rules.core.refs import is_piece
from rules.registry import GAMES
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.summary.reference import clause_about, clause_of_card
from tabletop.ui.panels.result import ResultCard
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.dossier.dossier import Dossier
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.moments.telling import Leisure, Telling
from tabletop.ui.table.table_scene import TableScene
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.ui.helpers import down, moved
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver

KSTREET = GAMES["kstreet"]


def seated(start: Start, match: Match, speed: float = 0.0) -> tuple[Driver, TableScene]:
    """Start a match in which the first seat decides."""
    driver = start(Settings(speed=speed), lambda _stage: TableScene(match))
    driver.wait(0.5)
    assert isinstance(driver.scene, TableScene)
    return driver, driver.scene


def opened(driver: Driver) -> str:
    """Return the clause at which the rulebook was opened, and close it."""
    assert isinstance(driver.panel, Rulebook)
    clause = driver.panel.clause
    driver.press(pygame.K_ESCAPE)
    return clause


def decisive(match: Match, seat: int) -> Event:
    """Return a sentence of a match that tells a moment, with a clause behind it."""
    return next(
        event
        for number in range(1, match.number + 1)
        for event in match.update_at(seat, number).events
        if event.moment is not None and event.clause and event.moment.camps
    )


@pytest.mark.parametrize("name", list(GAMES))
def test_whatever_lies_on_a_table_leads_to_a_clause_of_the_rulebook(
    start: Start, name: str
) -> None:
    game = GAMES[name]
    match = new_match(game, one_person(min(game.seat_counts)), 3)
    driver, scene = seated(start, match)
    texts = driver.stage.texts_of(name)
    table = match.view(0).table
    pieces = [ref for place in table.places for ref in place if is_piece(ref)]
    places = [match.setup.refs[place.name] for place in match.setup.places]
    shown = [ref for ref in [*pieces, *places] if scene.view.table.rect_of(ref) is not None]
    assert shown
    for ref in [*shown, 0]:
        clause = scene.keys.asking.clause(ref)
        assert texts.has(f"clause.{clause}.title"), (
            match.setup.name_of(ref) if ref else "",
            clause,
        )


def test_a_card_with_a_clause_of_its_own_leads_there_wherever_it_lies() -> None:
    match = new_match(KSTREET, people_at(2))
    for piece in range(1, len(match.setup.card_of)):
        if match.setup.card(piece).id == "subpoena":
            assert clause_about(match, 0, piece) == "K-34"
            assert clause_of_card(KSTREET, match.setup.card(piece)) == "K-34"


def test_f1_on_a_card_shown_large_on_a_button_and_on_a_line_of_the_log(start: Start) -> None:
    match = new_match(GAMES["senators"], one_person(3), 3)
    while match.decider != 0 or not any(line.clause for line in match.log(0)):
        play_on(match, 1, match.number)
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match), (1920, 1080))
    scene = driver.scene
    assert isinstance(scene, TableScene)
    while match.decider != 0 or not scene.table.hud.prompt.buttons:
        driver.wait(0.5)
    driver.wait(1)
    button = scene.table.hud.prompt.buttons[0]
    driver.app.handle(moved(button.rect.center))
    driver.press(pygame.K_F1)
    assert opened(driver).startswith("S")
    driver.press(pygame.K_l)
    driver.wait(0.5)
    panel = scene.table.hud.log_panel
    assert panel is not None
    rows = [index for index, row in enumerate(panel.list.rows) if row.name]
    panel.list.choose(rows[-1])
    spot = next(
        (panel.rect.centerx, y)
        for y in range(panel.list.rect.top, panel.list.rect.bottom)
        if panel.list.row_at((panel.rect.centerx, y)) == rows[-1]
    )
    driver.app.handle(moved(spot))
    driver.press(pygame.K_F1)
    assert opened(driver) == panel.list.rows[rows[-1]].name
    piece = next(ref for ref in match.view(0).table.at(match.setup.refs["hand.0"]) if ref > 0)
    subject = subject_of(scene.view.table, piece)
    assert subject is not None
    scene.table.zoom.show(subject, pin=True)
    driver.press(pygame.K_F1)
    assert opened(driver) == "S-24"


def test_a_moment_that_is_told_leads_to_its_clause_by_key_and_by_its_sign(start: Start) -> None:
    played = new_match(KSTREET, people_at(2))
    play_on(played, 60)
    event = decisive(played, 0)
    driver, scene = seated(start, new_match(KSTREET, one_person(2)), 1.0)
    assert event.moment is not None
    patient = Leisure(waits=True)
    scene.view.moments.resume(Telling(event, event.moment, touches=True, leisure=patient))
    driver.press(pygame.K_F1)
    assert opened(driver) == event.clause
    sheet = scene.view.moments.sheet
    assert sheet is not None
    assert sheet.link is not None
    driver.app.handle(down(sheet.link.center))
    driver.wait(0.1)
    assert opened(driver) == event.clause
    assert scene.view.moments.telling is not None, "the moment is still there to be seen"


def test_f1_in_a_replay_opens_the_clause_of_the_move_that_is_shown(start: Start) -> None:
    played = new_match(KSTREET, people_at(2))
    play_on(played, 30)
    driver = start(Settings(speed=4.0), lambda _stage: Replay(played))
    assert isinstance(driver.scene, Replay)
    line = next(line for line in played.log(driver.scene.sight.viewer) if line.clause)
    driver.scene.go(line.number)
    driver.press(pygame.K_F1)
    assert opened(driver) == line.clause


def test_without_anything_to_ask_about_the_book_opens_at_its_first_page(start: Start) -> None:
    match = new_match(KSTREET, people_at(2))
    play_on(match, 100_000)
    driver = start(Settings(speed=0.0), lambda _stage: Replay(match))
    driver.press(pygame.K_F1)
    assert isinstance(driver.panel, Rulebook)
    assert driver.panel.opening is not None


@pytest.mark.parametrize("name", list(GAMES))
def test_f1_on_the_result_opens_the_clause_that_ended_the_match(start: Start, name: str) -> None:
    game = GAMES[name]
    match = new_match(game, one_person(min(game.seat_counts)), 3)
    play_on(match, 100_000)
    driver, _ = seated(start, match)
    card = driver.panel
    assert isinstance(card, ResultCard)
    assert driver.stage.texts_of(name).has(f"clause.{card.verdict.clause}.title")
    driver.press(pygame.K_F1)
    assert opened(driver) == card.verdict.clause
    assert driver.panel is card


def test_f1_in_a_folder_opens_the_clause_of_the_tile_or_of_the_map(start: Start) -> None:
    match = new_match(GAMES["floorvote"], one_person(2), 3)
    driver, scene = seated(start, match)
    while match.decider != 0:
        driver.wait(0.5)
    driver.press(pygame.K_a)
    folder = driver.panel
    assert isinstance(folder, Dossier)
    driver.press(pygame.K_F1)
    assert opened(driver) == "F.4.3"
    assert folder.map is not None
    tile = next(iter(folder.map.tiles.values()))
    folder.ring.focus(tile)
    driver.press(pygame.K_F1)
    assert opened(driver) == scene.keys.asking.clause(int(tile.name))
    assert driver.panel is folder
    other = list(folder.map.tiles.values())[-1]
    driver.app.handle(moved(other.rect.center))
    assert folder.ring.focused is None, "a pointer on another tile takes over"
    driver.press(pygame.K_F1)
    assert opened(driver) == scene.keys.asking.clause(int(other.name))
