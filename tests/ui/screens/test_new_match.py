"""Checks the panel before a match, the setups behind it, and who begins a rematch."""

import pygame
import pytest

from rules.core.game import Game, Option
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.tempers import BALANCED, tempers_of
from tabletop.player.seats import ANY_TEMPER, Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.setups import (
    STARTER,
    last_setup,
    next_starter,
    remember,
    seats_of,
    usual_setup,
    values_for,
)
from tabletop.ui.screens.new_match import START, NewMatch
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.widget import Outcome
from tabletop.words.levels import temper_hint
from tabletop.words.text import Texts
from tests.app.matches import people_at
from tests.fixture_game import GAME as TALLY
from tests.fixture_game import Tally
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget

GAME = next(iter(GAMES.values()))


def texts() -> Texts:
    """Return the English texts."""
    return Texts("en", [paths.assets() / "common"])


def open_panel(driver: Driver) -> NewMatch:
    """Open the panel from the opened box, by keys: back to the lid, then past the ways to play."""
    driver.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    driver.press(pygame.K_RETURN, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(driver.panel, NewMatch)
    return driver.panel


def test_the_panel_starts_with_enter_as_it_is(start: Start) -> None:
    driver = start()
    panel = open_panel(driver)
    focused = panel.ring.focused
    assert focused is not None
    assert focused.name == START
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "table"


def test_two_people_one_deal_and_options_are_chosen_by_keys(start: Start) -> None:
    driver = start()
    panel = open_panel(driver)
    panel.ring.focus(widget(panel.ring.widgets, "level:1"))
    for _ in range(6):
        if panel.setup.seats[1].person:
            break
        driver.press(pygame.K_RIGHT)
    panel.ring.focus(widget(panel.ring.widgets, "name:1"))
    driver.press(*[pygame.K_BACKSPACE] * 20)
    driver.write("Bo")
    panel.ring.focus(widget(panel.ring.widgets, "deal:"))
    driver.write("47x11")
    option = GAME.options[0]
    panel.ring.focus(widget(panel.ring.widgets, f"option:{option.name}"))
    driver.press(pygame.K_RETURN)
    panel.ring.focus(widget(panel.ring.widgets, START))
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    match = driver.scene.match
    assert [seat.person for seat in match.seats] == [True, True]
    assert match.seats[1].name == "Bo"
    assert match.record.seed == 4711
    assert match.record.options[option.name] != option.default
    assert driver.stage.settings.last_setup[GAME.name].seats == match.seats


def test_computers_may_play_alone_and_everybody_has_a_name(start: Start) -> None:
    driver = start()
    panel = open_panel(driver)
    panel.ring.focus(widget(panel.ring.widgets, "level:0"))
    driver.press(pygame.K_RIGHT)
    assert not panel.setup.seats[0].person
    panel.ring.focus(widget(panel.ring.widgets, "name:0"))
    driver.press(*[pygame.K_BACKSPACE] * 20)
    panel.ring.focus(widget(panel.ring.widgets, START))
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    names = [seat.name for seat in driver.scene.match.seats]
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_panel_fits_the_smallest_window_at_every_text_size(start: Start) -> None:
    for percent in (100, 200):
        driver = start(Settings(text_scale=percent, language="de"), size=(1024, 640))
        panel = open_panel(driver)
        window = pygame.Rect(0, 0, 1024, 640)
        rects = [found.rect for found in panel.ring.widgets]
        for number, rect in enumerate(rects):
            assert window.contains(rect)
            assert rect.collidelist(rects[number + 1 :]) == -1


@pytest.mark.usefixtures("two_games")
def test_chairs_are_added_and_taken_away(start: Start) -> None:
    driver = start()
    panel = NewMatch(driver.stage, TALLY)
    driver.scene.overlays.open(panel)
    panel.ring.focus(widget(panel.ring.widgets, "count"))
    driver.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert [seat.level for seat in panel.setup.seats] == ["", "normal", "normal", "normal"]
    assert len({seat.name for seat in panel.setup.seats}) == 4
    panel.ring.focus(widget(panel.ring.widgets, "level:3"))
    driver.press(pygame.K_RIGHT)
    panel.ring.focus(widget(panel.ring.widgets, "count"))
    driver.press(pygame.K_LEFT)
    assert len(panel.setup.seats) == 3
    assert all(found.name != "level:3" for found in panel.ring.widgets)


@pytest.mark.usefixtures("two_games")
def test_two_equal_names_are_told_apart(start: Start) -> None:
    driver = start(
        Settings(last_setup={"tally": LastSetup([Seat("Bo"), Seat("Bo"), Seat("")], {})})
    )
    panel = NewMatch(driver.stage, TALLY)
    driver.scene.overlays.open(panel)
    driver.press(pygame.K_RETURN)
    found = [seat.name for seat in panel.setup.seats]
    assert found[0] == "Bo"
    assert len(set(found)) == 3
    assert all(found)


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1024, 640), 200), ((1280, 720), 150), ((1920, 1080), 100)]
)
def test_a_full_table_fits_the_panel(
    start: Start, size: tuple[int, int], percent: int, language: str
) -> None:
    crowd = Tally("tally", 1, [2, 3, 4, 5], TALLY.phases, [], TALLY.options, TALLY.knowledge)
    seats = [Seat(f"Livia Drusilla {number}", "expert") for number in range(5)]
    last = {"tally": LastSetup(seats, {})}
    settings = Settings(text_scale=percent, language=language, last_setup=last)
    driver = start(settings, size=size)
    panel = NewMatch(driver.stage, crowd)
    driver.scene.overlays.open(panel)
    window = pygame.Rect((0, 0), size)
    found: set[str] = set()
    pages = [w for w in panel.ring.widgets if w.name == "pages"]
    for page in range(len(pages[0].options) if pages and isinstance(pages[0], Choice) else 1):
        if pages:
            panel.answer(Outcome("pages", page))
        rects = [widget.rect for widget in panel.ring.widgets]
        found |= {widget.name for widget in panel.ring.widgets}
        for number, rect in enumerate(rects):
            assert window.contains(rect)
            assert rect.collidelist(rects[number + 1 :]) == -1
    assert {f"level:{number}" for number in range(5)} | {"option:rounds", "deal:"} <= found


def test_the_usual_setup_is_one_person_against_a_normal_computer() -> None:
    setup = usual_setup(GAME, texts(), Settings(player_name="Livia"))
    assert [seat.level for seat in setup.seats] == ["", "normal"]
    assert setup.seats[0].name == "Livia"
    assert setup.options == GAME.usual_options()


def test_a_last_setup_that_no_longer_fits_falls_back_to_what_is_possible() -> None:
    settings = Settings()
    lonely = LastSetup([Seat("Ada", "")], {})
    settings.last_setup[GAME.name] = lonely
    assert last_setup(GAME, texts(), settings).seats != lonely.seats
    seats = [Seat("Ada", ""), Seat("Bo", "godlike")]
    settings.last_setup[GAME.name] = LastSetup(seats, {"unknown": 3, STARTER: 99})
    setup = last_setup(GAME, texts(), settings)
    assert setup.seats == [Seat("Ada", ""), Seat("Bo", "normal")]
    assert setup.options == GAME.usual_options()


def test_names_differ_even_between_equal_seats() -> None:
    seats = seats_of(texts(), Settings(), ["easy", "easy", "", ""])
    assert len({seat.name for seat in seats}) == 4


def test_the_next_seat_begins_a_rematch_and_nobody_is_made_to_remember_it() -> None:
    assert next_starter(GAME, {}, 0, 2)[STARTER] == 2
    assert next_starter(GAME, {STARTER: 2}, 1, 2)[STARTER] == 1
    assert isinstance(next(o for o in GAME.options if o.name == STARTER), Option)
    settings = Settings()
    setup = usual_setup(GAME, texts(), settings)
    remember(setup.again(0), settings, rematch=True)
    assert STARTER not in settings.last_setup[GAME.name].options
    assert settings.last_game == GAME.name


def hints_of(panel: NewMatch) -> dict[str, str]:
    """Return what is told below each option now."""
    return {row.label: row.hint for group in panel.form().groups for row in group.rows if row.hint}


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_the_hint_of_an_option_tells_of_the_value_that_is_chosen(start: Start, game: Game) -> None:
    driver = start()
    texts = driver.stage.texts_of(game.name)
    for option in game.options:
        label = texts.text(f"option.{option.name}.label")
        for value in values_for(option, min(game.seat_counts)):
            key = f"option.{option.name}.hint.{value}"
            last = LastSetup(people_at(min(game.seat_counts)), {option.name: value})
            driver.stage.settings.last_setup[game.name] = last
            told = hints_of(NewMatch(driver.stage, game)).get(label, "")
            assert told == (texts.text(key) if texts.has(key) else "")


def test_another_value_is_explained_at_once_and_nothing_moves(start: Start) -> None:
    driver = start()
    panel = open_panel(driver)
    option = next(
        option for option in GAME.options
        if driver.stage.texts_of(GAME.name).has(f"option.{option.name}.hint.{option.default}")
    )  # fmt: skip
    name = f"option:{option.name}"
    panel.ring.focus(widget(panel.ring.widgets, name))
    driver.wait()
    row, before = widget(panel.ring.widgets, name).rect, driver.picture
    places = [found.rect for found in panel.ring.widgets]
    below = pygame.Rect(0, row.bottom, driver.stage.scale.width, 8 + driver.stage.scale.text(17))
    hint = pygame.image.tobytes(driver.stage.screen.subsurface(below), "RGB")
    driver.press(pygame.K_RETURN)
    assert [found.rect for found in panel.ring.widgets] == places
    assert panel.ring.focused is widget(panel.ring.widgets, name)
    assert driver.picture != before
    assert pygame.image.tobytes(driver.stage.screen.subsurface(below), "RGB") != hint


def test_a_temper_is_chosen_beside_the_level_and_says_what_it_means(start: Start) -> None:
    driver = start()
    panel = open_panel(driver)
    names = [found.name for found in panel.ring.widgets]
    assert "temper:1" in names
    assert "temper:0" not in names, "a person has a temper of their own"
    first = tempers_of(GAME)[0]
    panel.ring.focus(widget(panel.ring.widgets, "temper:1"))
    driver.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert panel.setup.seats[1].temper == first
    game_texts = driver.stage.texts_of(GAME.name)
    assert widget(panel.ring.widgets, "temper:1").hint == temper_hint(game_texts, first)
    panel.answer(Outcome(START))
    driver.wait(1)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.match.seats[1].temper == first
    assert driver.stage.settings.last_setup[GAME.name].seats[1].temper == first


def test_any_temper_is_remembered_as_any_and_drawn_at_the_table(start: Start) -> None:
    driver = start()
    open_panel(driver)
    driver.press(pygame.K_RETURN)
    driver.wait(1)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.match.seats[1].temper in {BALANCED, *tempers_of(GAME)}
    assert driver.stage.settings.last_setup[GAME.name].seats[1].temper == ANY_TEMPER
