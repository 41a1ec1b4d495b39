"""Checks the first screen: two presses to a table, everything by keys, what lies ready."""

import os
from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop.player.seats import PERSON, Seat
from tabletop.player.settings import LastSetup, Settings
from tabletop.setups import STARTER
from tabletop.ui.panels.about import About
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.screens.home import Home
from tabletop.ui.screens.homedecor import paint_spread
from tabletop.ui.screens.homelayout import most_tickets, plan_home
from tabletop.ui.screens.new_match import NewMatch
from tabletop.ui.screens.openbox import OpenBox
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table import feel
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.widget import Widget
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.ui.helpers import kit_for
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver, widget
from tests.ui.screens.shelved import GAME, names, open_matches, saved_match
from tests.ui.table.lettering import reading

WORDIEST = "divide"  # whose box says more than any other


def table(driver: Driver) -> TableScene:
    """Return the table that is on."""
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def test_one_press_leads_from_the_first_screen_to_a_table(start: Start) -> None:
    driver = start(Settings(coach_seen=list(GAMES), speed=0.0))
    assert driver.scene.name == "home"
    driver.press(pygame.K_RETURN)
    match = table(driver).match
    assert match.guided is None
    assert [seat.person for seat in match.seats] == [True, False]
    assert match.seats[1].level == "normal"


def open_box(driver: Driver, game: str = GAME.name) -> OpenBox:
    """Take up the box of a game."""
    assert isinstance(driver.scene, Home)
    driver.click(widget(driver.scene.ring.widgets, f"lid:{game}").rect.center)
    driver.wait(0.5)
    assert isinstance(driver.panel, OpenBox)
    return driver.panel


def primary(widgets: list[Widget]) -> list[str]:
    """Return the names of the buttons that stand out."""
    return [found.name for found in widgets if isinstance(found, Button) and found.primary]


def test_cards_out_of_the_box_are_seen_where_there_is_room(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = []
    for paint in (lambda *_: None, paint_spread):
        monkeypatch.setattr("tabletop.ui.screens.openbox.paint_spread", paint)
        driver = start(size=(1920, 1080))
        opened = open_box(driver)
        driver.wait(0.5)
        area = opened.box.unionall(opened.texts)
        low = pygame.Rect(opened.texts[-1].left, opened.texts[-1].bottom, area.width, 120)
        shown = driver.stage.screen.subsurface(low.clip(driver.stage.screen.get_rect()))
        pictures.append(pygame.image.tobytes(shown, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_click_on_the_box_opens_it_and_the_second_press_plays(start: Start) -> None:
    driver = start(Settings(coach_seen=[GAME.name], speed=0.0))
    opened = open_box(driver)
    assert [found.name for found in opened.ring.widgets] == [
        "play", "learn", "setup", "puzzles", "cards", "",
    ]  # fmt: skip
    assert primary(opened.ring.widgets) == ["play"]
    driver.press(pygame.K_RETURN)
    assert table(driver).match.guided is None


def test_an_opened_box_leads_to_seats_and_options(start: Start) -> None:
    driver = start()
    opened = open_box(driver)
    driver.click(widget(opened.ring.widgets, "setup").rect.center)
    assert isinstance(driver.panel, NewMatch)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Home)
    assert driver.scene.overlays.top is None


def at_rest(driver: Driver) -> bytes:
    """Return the picture of the table while nobody reaches for a box."""
    assert isinstance(driver.scene, Home)
    driver.scene.ring.focus(widget(driver.scene.ring.widgets, "rules"))
    driver.app.handle(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0)))
    driver.wait(0.5)
    return driver.picture


def test_an_opened_box_is_gone_from_the_table_until_it_is_put_back(start: Start) -> None:
    driver = start()
    before = at_rest(driver)
    open_box(driver)
    assert isinstance(driver.scene, Home)
    lid = widget(driver.scene.ring.widgets, f"lid:{GAME.name}")
    settled = driver.stage.canvas.settled.subsurface(lid.rect)
    without = pygame.transform.average_color(settled)
    driver.press(pygame.K_ESCAPE)
    assert at_rest(driver) == before
    assert pygame.transform.average_color(settled) != without


# German words are the longer ones, so that large letters are tried with them.
@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 150), ("de", 200)])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_everything_in_an_opened_box_has_its_place(
    start: Start, size: tuple[int, int], percent: int, language: str
) -> None:
    driver = start(Settings(language=language, text_scale=percent, speed=0.0), size=size)
    opened = open_box(driver, WORDIEST)
    rects = [found.rect for found in opened.ring.widgets]
    window = pygame.Rect((0, 0), size)
    for number, rect in enumerate([*rects, *opened.texts, opened.box]):
        assert window.contains(rect)
        assert rect.collidelist([*rects, *opened.texts, opened.box][number + 1 :]) == -1


def test_a_box_rises_under_the_pointer_and_sinks_again(start: Start) -> None:
    driver = start(Settings())
    assert isinstance(driver.scene, Home)
    driver.press(pygame.K_TAB, pygame.K_TAB)
    driver.wait(0.5)
    low = driver.picture
    lid = widget(driver.scene.ring.widgets, f"lid:{GAME.name}")
    driver.app.handle(pygame.Event(pygame.MOUSEMOTION, pos=lid.rect.center, rel=(0, 0)))
    driver.wait(0.5)
    assert driver.picture != low
    driver.app.handle(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0)))
    driver.wait(0.5)
    assert driver.picture == low
    assert not driver.scene.busy


def test_without_a_match_there_is_nothing_to_continue(start: Start) -> None:
    driver = start()
    boxes = [f"{part}:{name}" for name in GAMES for part in ("lid", "play")]
    assert names(driver) == [*boxes, "replays", "rules", "settings", "about", "quit"]


def test_an_unfinished_match_comes_first_and_goes_on_with_one_press(
    start: Start, home: Path
) -> None:
    match = saved_match(home, 6)
    settings = Settings(last_game=GAME.name, last_setup={GAME.name: LastSetup(match.seats, {})})
    driver = start(settings)
    assert names(driver)[:3] == ["continue:0", "rematch", f"lid:{GAME.name}"]
    driver.press(pygame.K_RETURN)
    assert table(driver).match.record.moves[:6] == match.record.moves[:6]


def test_a_finished_match_is_not_continued(start: Start, home: Path) -> None:
    assert saved_match(home, 100_000).over
    assert "continue:0" not in names(start())


def test_a_rematch_lets_the_other_seat_begin(start: Start, home: Path) -> None:
    match = saved_match(home, 100_000, people_at(2))
    first = match.view_at(0, 0).table.seat
    settings = Settings(last_game=GAME.name, last_setup={GAME.name: LastSetup(match.seats, {})})
    driver = start(settings)
    driver.press(pygame.K_RETURN)
    again = table(driver).match
    assert again.seats == match.seats
    assert again.record.options[STARTER] == (2 if first == 0 else 1)
    assert again.view_at(0, 0).table.seat == 1 - first
    assert STARTER not in driver.stage.settings.last_setup[GAME.name].options


@pytest.mark.parametrize(
    ("name", "kind"), [("rules", Rulebook), ("settings", SettingsPanel), ("about", About)]
)
def test_panels_open_and_close_by_keys(start: Start, name: str, kind: type) -> None:
    driver = start()
    while names(driver)[0] and driver.scene.ring.focused.name != name:  # type: ignore[attr-defined]
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.panel, kind)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Home)
    assert driver.scene.overlays.top is None


def test_quit_is_reached_by_keys(start: Start) -> None:
    driver = start()
    driver.press(*[pygame.K_TAB] * (names(driver).index("quit") - 1), pygame.K_RETURN)
    assert not driver.app.running


def several_matches(home: Path) -> Settings:
    """Leave an unfinished match of each of two games, the second touched last."""
    folder = home / "matches"
    folder.mkdir(parents=True)
    last = {}
    for age, game in enumerate((TALLY, GAME)):
        seats = one_person(max(game.seat_counts), "normal")
        match = new_match(game, seats, path=folder / f"{game.name}-1.toml")
        play_on(match, 6)
        os.utime(folder / f"{game.name}-1.toml", (1_000_000 - age, 1_000_000 - age))
        last[game.name] = LastSetup(seats, {})
    return Settings(last_game=GAME.name, last_setup=last, speed=0.0)


def noted(found: Widget) -> str:
    """Return what a button tells below its label."""
    assert isinstance(found, Button)
    assert found.written_note() is not None
    return found.note


@pytest.mark.usefixtures("two_games")
def test_play_now_says_whom_it_seats_on_the_table_and_on_the_opened_box(start: Start) -> None:
    seats = [Seat("Ada", PERSON), *[Seat(name, "hard") for name in ("Bo", "Cy", "Di")]]
    last = {TALLY.name: LastSetup(seats, {})}
    driver = start(Settings(last_setup=last, coach_seen=[GAME.name], speed=0.0))
    assert isinstance(driver.scene, Home)
    widgets = driver.scene.ring.widgets
    usual = noted(widget(widgets, f"play:{GAME.name}"))
    assert usual.startswith("You against ")
    assert usual.endswith(" (normal)")
    assert noted(widget(widgets, "play:tally")) == "You and 3 computers (hard)"
    driver.click(widget(widgets, "lid:tally").rect.center)
    assert noted(widget(driver.panel.ring.widgets, "play")) == "You and 3 computers (hard)"
    driver.press(pygame.K_RETURN)
    assert table(driver).match.seats == seats


def test_boxes_keep_their_order_and_the_last_played_one_has_the_keyboard(start: Start) -> None:
    for last in GAMES:
        driver = start(Settings(last_game=last, speed=0.0))
        assert isinstance(driver.scene, Home)
        lids = [name for name in names(driver) if name.startswith("lid:")]
        assert lids == [f"lid:{name}" for name in GAMES]
        focused = driver.scene.ring.focused
        assert focused is not None
        assert focused.name == f"play:{last}"


@pytest.mark.usefixtures("two_games")
def test_every_game_with_a_waiting_match_has_a_ticket_of_its_own(start: Start, home: Path) -> None:
    driver = start(several_matches(home))
    found = names(driver)
    assert found[:3] == ["continue:0", "continue:1", "rematch"]
    assert found[3:7] == [f"lid:{GAME.name}", f"play:{GAME.name}", "lid:tally", "play:tally"]
    driver.press(pygame.K_TAB, pygame.K_RETURN)
    assert table(driver).match.game is GAME
    again = start(driver.stage.settings)
    again.press(pygame.K_RETURN)
    assert len(table(again).match.seats) == 4


def spread_well(scene: Home, size: tuple[int, int]) -> bool:
    """Tell whether everything to press lies inside the window and apart from the rest."""
    rects = [found.rect for found in scene.ring.widgets]
    apart = all(rect.collidelist(rects[i + 1 :]) == -1 for i, rect in enumerate(rects))
    return apart and all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_two_boxes_and_their_tickets_have_their_places(
    start: Start, home: Path, size: tuple[int, int], percent: int
) -> None:
    settings = several_matches(home)
    settings.text_scale, settings.language = percent, "de"
    driver = start(settings, size=size)
    assert isinstance(driver.scene, Home)
    assert spread_well(driver.scene, size)
    assert names(driver)[0] == "continue:0"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_beside_an_opened_box_grow_with_the_texts(
    start: Start, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []
    for percent in (100, 200):
        driver = start(Settings(text_scale=percent, language=language, speed=0.0))
        with reading(monkeypatch) as sizes:
            opened = OpenBox(driver.stage, GAMES[WORDIEST], pygame.Rect(0, 0, 9, 9))
            opened.build()
        words = driver.stage.texts_of(WORDIEST).text("game.sentence").split()[0]
        read.append(min(min(found) for text, found in sizes.items() if text.startswith(words)))
    assert read[1] >= read[0] * 1.5


@pytest.mark.usefixtures("two_games")
def test_each_box_leads_to_its_own_game(start: Start) -> None:
    driver = start()
    assert isinstance(driver.scene, Home)
    driver.click(widget(driver.scene.ring.widgets, "lid:tally").rect.center)
    assert isinstance(driver.panel, OpenBox)
    assert driver.panel.game is TALLY
    driver.press(pygame.K_RETURN)
    assert table(driver).match.game is TALLY


def test_a_torn_match_opens_as_far_as_it_is_good_and_says_so(start: Start, home: Path) -> None:
    match = saved_match(home, 12)
    assert match.save is not None
    text = match.save.path.read_text(encoding="utf-8")
    match.save.path.write_text(text[: text.rindex('"') - 3], encoding="utf-8")
    torn = match.save.path.read_bytes()
    driver = start()
    assert "continue:0" not in names(driver)
    open_matches(driver)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, Replay)
    assert driver.scene.walk.match.number == 11
    assert isinstance(driver.panel, Notice)
    assert match.save.path.read_bytes() == torn


def test_a_match_of_an_unknown_game_is_told_and_left_alone(start: Start, home: Path) -> None:
    match = saved_match(home, 2)
    assert match.save is not None
    text = match.save.path.read_text(encoding="utf-8")
    driver = start()
    match.save.path.write_text(text.replace(GAME.name, "gone"), encoding="utf-8")
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.panel, Notice)
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "home"
    assert match.save.path.exists()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_overlaps_or_leaves_the_window(
    start: Start, home: Path, size: tuple[int, int], language: str
) -> None:
    match = saved_match(home, 6)
    last = {GAME.name: LastSetup(match.seats, {})}
    for percent in (100, 200):
        settings = Settings(
            language=language, text_scale=percent, last_game=GAME.name, last_setup=last
        )
        driver = start(settings, size=size)
        assert isinstance(driver.scene, Home)
        assert spread_well(driver.scene, size)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_four_boxes_lie_apart_in_every_window(size: tuple[int, int], percent: int) -> None:
    kit = kit_for(*size, text_percent=percent)
    window = pygame.Rect((0, 0), size)
    for games in (1, 2, 3, 4):
        for tickets in range(most_tickets(kit) + 1):
            plan = plan_home(kit, games, tickets, ["Matches", "Rules", "Quit"], "Play now")
            rects = [*plan.tickets, plan.rail_panel, plan.head]
            # A box is larger and higher while somebody reaches for it.
            taken = [place.box.scale_by(feel.PICK_UP_SCALE) for place in plan.boxes]
            rects += [box.move(0, -kit.scale.px(feel.HOVER_LIFT)) for box in taken]
            rects += [place.play for place in plan.boxes]
            for number, rect in enumerate(rects):
                assert window.contains(rect)
                assert rect.collidelist(rects[number + 1 :]) == -1
