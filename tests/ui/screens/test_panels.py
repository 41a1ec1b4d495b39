"""Checks the small panels: pause menu, result card, list of matches, field and stepper."""

from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop import paths
from tabletop.player.settings import Settings
from tabletop.summary.standings import Standing
from tabletop.ui import ways
from tabletop.ui.panels import pause_menu
from tabletop.ui.panels.pause_menu import PauseMenu
from tabletop.ui.panels.result import HOME, MOVE, REMATCH, REVIEW, ResultCard, Verdict
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.controls import Button, Choice
from tabletop.ui.widgets.overlay import Overlay
from tabletop.ui.widgets.stepper import Stepper, choice_of
from tabletop.ui.widgets.text_field import TextField
from tabletop.ui.widgets.widget import FocusRing, Outcome
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.ui.helpers import down, key, kit_for, up
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

GAME = next(iter(GAMES.values()))


def opened(driver: Driver, panel: Overlay) -> list[str]:
    """Open a panel above the table; its choice is noted in the list that is returned."""
    heard: list[str] = []
    driver.scene.overlays.open(panel, heard.append)
    driver.wait()
    return heard


def card(driver: Driver) -> ResultCard:
    """Return the card of a finished match."""
    verdict = Verdict("Ada wins.", "X.1", "The end", "It ends here.", "This was practice.")
    standings = [Standing(1, "Ada", 1, 1.0, (15,)), Standing(0, "Bo_b", 2, 0.0, (3,))]
    return ResultCard(driver.stage, verdict, standings, ["Points"])


@pytest.mark.parametrize(
    ("presses", "choice"),
    [
        (0, pause_menu.RESUME),
        (1, pause_menu.RULES),
        (2, pause_menu.CARDS),
        (4, pause_menu.HOME),
        (5, pause_menu.QUIT),
    ],
)
def test_the_pause_menu_answers_by_keys_and_skips_an_undo_that_is_not_allowed(
    start: Start, presses: int, choice: str
) -> None:
    driver = start()
    heard = opened(driver, PauseMenu(driver.stage, can_undo=False))
    driver.press(*[pygame.K_DOWN] * presses, pygame.K_RETURN)
    assert heard == [choice]


def test_the_pause_menu_offers_undo_where_it_is_allowed_and_escape_plays_on(start: Start) -> None:
    driver = start()
    heard = opened(driver, PauseMenu(driver.stage, can_undo=True))
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    heard += opened(driver, PauseMenu(driver.stage, can_undo=True))
    driver.press(pygame.K_ESCAPE)
    assert heard == [pause_menu.UNDO]
    assert driver.scene.overlays.top is None


@pytest.mark.parametrize(("presses", "choice"), [(0, REMATCH), (1, REVIEW), (2, HOME)])
def test_the_result_card_offers_a_rematch_first(start: Start, presses: int, choice: str) -> None:
    driver = start()
    heard = opened(driver, card(driver))
    driver.wait(2.0)
    driver.press(*[pygame.K_RIGHT] * presses, pygame.K_RETURN)
    assert heard == [choice]


def test_panels_fit_the_smallest_window_with_the_largest_text(start: Start) -> None:
    driver = start(size=(1024, 640))
    driver.stage.change("text_scale", 200)
    driver.wait()
    window = pygame.Rect(0, 0, 1024, 640)
    for panel in (PauseMenu(driver.stage, can_undo=True), card(driver), Matches(driver.stage)):
        opened(driver, panel)
        for found in panel.ring.widgets:
            assert window.contains(found.rect)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1024, 640), 200), ((1280, 720), 150), ((1920, 1080), 100)]
)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_seat_has_a_whole_row_on_the_result_card(
    start: Start, size: tuple[int, int], percent: int, language: str, seats: int
) -> None:
    driver = start(Settings(text_scale=percent, language=language, speed=0.0), size=size)
    verdict = Verdict("Ada and Bo share the match.", "X.1", "The end", "It ends. " * 30, "Noted.")
    standings = [
        Standing(
            n, f"Livia Drusilla {n}", n + 1, 0.5 if n < 2 else 0.0, (20 - n, 99), n == seats - 1
        )
        for n in range(seats)
    ]
    panel = ResultCard(driver.stage, verdict, standings, ["Place in the Senate", "Money"])
    opened(driver, panel)
    buttons = [found.rect for found in panel.ring.widgets]
    assert len(panel.listed.rows) == seats
    assert not panel.listed.cut
    boxes = [*panel.listed.rows, *buttons]
    for number, rect in enumerate(boxes):
        assert pygame.Rect((0, 0), size).contains(rect)
        assert rect.collidelist(boxes[number + 1 :]) == -1


def test_pressing_on_through_the_end_deals_no_other_match(start: Start) -> None:
    driver = start()
    heard = opened(driver, card(driver))
    driver.press(pygame.K_SPACE, pygame.K_RETURN)
    driver.wait(3.0)
    driver.press(pygame.K_SPACE)
    assert heard == []
    driver.press(pygame.K_RETURN)
    assert heard == [REMATCH]


def test_whoever_has_chosen_a_way_on_may_press_space(start: Start) -> None:
    driver = start()
    heard = opened(driver, card(driver))
    driver.press(pygame.K_RIGHT, pygame.K_SPACE)
    assert heard == [REVIEW]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((1920, 1080), 150)])
def test_the_ways_on_from_a_result_are_written_out(
    start: Start, size: tuple[int, int], percent: int, language: str
) -> None:
    driver = start(Settings(text_scale=percent, language=language, speed=0.0), size=size)
    panel = card(driver)
    opened(driver, panel)
    buttons = [found for found in panel.ring.widgets if isinstance(found, Button)]
    assert len(buttons) == 3
    for button in buttons:
        assert button.rect.width >= Button.width_for(button.kit, button.label, icon=button.icon)


@pytest.mark.usefixtures("two_games")
def test_the_end_lays_the_table_open_and_ranks_every_seat(start: Start) -> None:
    match = new_match(TALLY, one_person(4))
    play_on(match, 100_000)
    hands = [match.setup.refs[f"hand.{seat}"] for seat in range(4)]
    assert any(ref < 0 for hand in hands for ref in match.view(0).table.at(hand))
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    driver.wait(1.0)
    assert isinstance(driver.scene, TableScene)
    assert isinstance(driver.panel, ResultCard)
    assert len(driver.panel.listed.rows) == 4
    laid = driver.scene.view.table.setting.board.by_place
    assert all(piece.ref > 0 for hand in hands for piece in laid[hand])


def test_the_list_of_matches_opens_what_is_chosen(start: Start, home: Path) -> None:
    folder = home / "matches"
    folder.mkdir(parents=True)
    match = new_match(GAME, one_person(2), path=folder / "a.toml")
    play_on(match, 100_000)
    driver = start()
    heard = opened(driver, Matches(driver.stage))
    driver.press(pygame.K_RETURN)
    assert heard == [str(folder / "a.toml")]


def test_an_empty_list_of_matches_says_so(start: Start) -> None:
    driver = start()
    panel = Matches(driver.stage)
    heard = opened(driver, panel)
    driver.press(pygame.K_RETURN)
    assert heard == []
    driver.press(pygame.K_ESCAPE)
    assert heard == [""]


def test_a_field_takes_letters_where_the_caret_is() -> None:
    entry = TextField(kit_for(), "name", pygame.Rect(0, 0, 300, 44), "Ada", most=5)
    ring = FocusRing([entry])
    ring.focus(entry)
    ring.handle(key(pygame.K_HOME))
    outcome = ring.handle(pygame.Event(pygame.TEXTINPUT, text="Xyz"))
    assert outcome == Outcome("name", "XyAda")
    ring.handle(key(pygame.K_DELETE))
    ring.handle(key(pygame.K_BACKSPACE))
    assert entry.text == "Xda"
    assert ring.focused is entry


def test_a_field_of_digits_takes_nothing_else_and_a_click_focuses_it() -> None:
    entry = TextField(kit_for(), "deal", pygame.Rect(0, 0, 300, 44))
    entry.digits = True
    ring = FocusRing([entry])
    for event in (down((20, 20)), up((20, 20)), pygame.Event(pygame.TEXTINPUT, text="4a²2")):
        ring.handle(event)
    assert entry.text == "42"


def test_a_stepper_goes_round_by_keys_and_clicks() -> None:
    stepper = Stepper(kit_for(), "way", ["one", "two", "three"], pygame.Rect(0, 0, 300, 44))
    ring = FocusRing([stepper])
    ring.focus(stepper)
    assert ring.handle(key(pygame.K_LEFT)) == Outcome("way", 2)
    assert ring.handle(key(pygame.K_RETURN)) == Outcome("way", 0)
    ring.handle(down((280, 20)))
    assert ring.handle(up((280, 20))) == Outcome("way", 1)


def test_long_options_are_shown_one_at_a_time() -> None:
    kit, rect = kit_for(), pygame.Rect(0, 0, 300, 44)
    assert isinstance(choice_of(kit, "a", ["on", "off"], rect, 0), Choice)
    assert isinstance(choice_of(kit, "a", ["stays the same all match"] * 3, rect, 0), Stepper)


def test_every_panel_has_a_focus_and_escape_closes_it(start: Start) -> None:
    driver = start()
    for panel in (PauseMenu(driver.stage, can_undo=True), card(driver), Matches(driver.stage)):
        opened(driver, panel)
        assert panel.ring.focused is not None
        driver.press(pygame.K_ESCAPE)
        assert panel.done
    assert widget(panel.ring.widgets, "close").visible


def test_a_panel_is_drawn_while_the_window_has_a_size_that_nobody_has_followed_yet(
    start: Start,
) -> None:
    driver = start(size=(1600, 900))
    driver.press(pygame.K_F1)
    driver.stage.window.resize((1024, 640))
    driver.press(pygame.K_TAB, pygame.K_DOWN)
    assert driver.scene.name == "home"
    assert not list(paths.user().glob("reports/*"))
    driver.app.handle(pygame.Event(pygame.WINDOWSIZECHANGED, x=1024, y=640))
    driver.wait(0.3)
    assert driver.stage.scale.size == (1024, 640)


@pytest.mark.parametrize(("size", "rows"), [((1280, 720), 3), ((1024, 640), 0)])
def test_what_decided_a_match_is_told_where_there_is_room_and_leads_to_its_move(
    start: Start, size: tuple[int, int], rows: int
) -> None:
    driver = start(size=size)
    decisive = [(4, "You gained 2."), (9, "You lost 3."), (12, "You lost 5.")]
    verdict = Verdict("Ada wins.", "X.1", "The end", "It ends here.", decisive=decisive)
    standings = [Standing(seat, "Ada", 1, 1.0, (15,)) for seat in range(2 if rows else 8)]
    driver.stage.change("text_scale", 100 if rows else 200)
    driver.wait()
    panel = ResultCard(driver.stage, verdict, standings, ["Points"])
    heard = opened(driver, panel)
    told = [found for found in panel.ring.widgets if found.name.startswith(MOVE)]
    assert len(told) == rows
    boxes = [*panel.listed.rows, *(found.rect for found in panel.ring.widgets)]
    for number, rect in enumerate(boxes):
        assert pygame.Rect((0, 0), size).contains(rect)
        assert rect.collidelist(boxes[number + 1 :]) == -1
    if rows:
        driver.click(told[1].rect.center)
        assert heard == [f"{MOVE}9"]


def test_one_press_on_the_result_shows_the_move_that_decided_it(start: Start) -> None:
    match = new_match(GAME, people_at(2))
    play_on(match, 100_000)
    driver = start(first=lambda stage: ways.table(stage, match))
    while not isinstance(driver.scene.overlays.top, ResultCard):
        driver.wait(0.3)
    told = [found for found in driver.panel.ring.widgets if found.name.startswith(MOVE)]
    assert told
    driver.click(told[0].rect.center)
    driver.wait()
    assert isinstance(driver.scene, Replay)
    assert driver.scene.walk.number == int(told[0].name.removeprefix(MOVE)) - 1
