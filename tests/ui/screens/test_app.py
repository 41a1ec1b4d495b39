"""Checks the program in its window: size, text size, pace of frames, scenes, and trouble."""

import json
from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop.app import DESERTED_AFTER, FULL_RATE, LOOKS, QUIET_RATE, next_text_scale
from tabletop.arguments import Arguments, ArgumentsError
from tabletop.asked import asked_setup, asked_table
from tabletop.opening import first_scene, override
from tabletop.player.seats import Seat
from tabletop.player.settings import FULLSCREEN, MAXIMISED, NORMAL, Settings
from tabletop.ui.desktop.pane import Unseen
from tabletop.ui.desktop.placing import WindowPlace
from tabletop.ui.drawing.memory import kept_pictures
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.panels.dealing import Dealing
from tabletop.ui.scene import Scene
from tabletop.ui.screens.home import Home
from tabletop.ui.stage import Stage
from tabletop.ui.table.table_scene import TableScene
from tabletop.ui.widgets.notice import Notice
from tests.ui.screens.conftest import Start


class Fragile(Scene):
    """A scene that breaks when it is told to."""

    name = "fragile"

    def __init__(self, at: str) -> None:
        super().__init__()
        self.at = at

    def _break(self, now: str) -> None:
        if self.at == now:
            raise RuntimeError(f"broken in {now}")

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._break("enter")

    def handle(self, event: pygame.Event) -> None:
        self._break("handle")

    def tick(self, now: float) -> None:
        self._break("tick")

    def paint(self) -> list[pygame.Rect]:
        self._break("paint")
        return []


@pytest.mark.parametrize("at", ["enter", "handle", "tick", "paint"])
def test_trouble_in_a_scene_becomes_a_report_a_sentence_and_a_way_home(
    start: Start, home: Path, at: str
) -> None:
    driver = start(first=lambda _stage: Fragile(at))
    driver.press(pygame.K_a)
    driver.wait()
    reports = list((home / "reports").glob("*.txt"))
    assert len(reports) == 1
    assert f"broken in {at}" in reports[0].read_text(encoding="utf-8")
    assert driver.scene.name == "home"
    assert isinstance(driver.panel, Notice)
    driver.press(pygame.K_RETURN)
    assert driver.app.running


def test_a_program_that_only_breaks_gives_up_and_names_the_report(start: Start, home: Path) -> None:
    driver = start()
    for _ in range(4):
        broken = Fragile("tick")
        driver.scene.next = broken
        driver.wait(0.05)
    assert not driver.app.running
    assert Path(driver.app.crash or "").parent == home / "reports"


def test_ctrl_plus_and_minus_change_the_text_everywhere(start: Start) -> None:
    driver = start()
    size = driver.stage.scale.text(20)
    driver.press(pygame.K_PLUS, mod=pygame.KMOD_CTRL)
    assert driver.stage.settings.text_scale == 125
    assert driver.stage.scale.text(20) > size
    driver.press(pygame.K_MINUS, pygame.K_MINUS, mod=pygame.KMOD_CTRL)
    assert driver.stage.settings.text_scale == 100


def test_the_text_size_stops_at_its_ends() -> None:
    assert next_text_scale(Settings(text_scale=200), 1) == 200
    assert next_text_scale(Settings(text_scale=100), -1) == 100
    assert next_text_scale(Settings(text_scale=130), 1) == 150


def test_frames_slow_down_after_some_quiet_seconds_and_when_nobody_looks(start: Start) -> None:
    driver = start()
    driver.press(pygame.K_TAB)
    assert driver.app.rate == FULL_RATE
    driver.now += 11
    driver.wait()
    assert driver.app.rate == QUIET_RATE
    driver.press(pygame.K_TAB)
    assert driver.app.rate == FULL_RATE
    driver.app.handle(pygame.Event(pygame.WINDOWMINIMIZED))
    assert driver.app.rate == QUIET_RATE
    assert driver.app.paint() == []
    driver.app.handle(pygame.Event(pygame.WINDOWEXPOSED))
    assert driver.app.paint() != []


class Ticks:
    """A clock that only counts, and posts an event at one of its ticks."""

    def __init__(self, post_at: int = 0) -> None:
        self.rates: list[float] = []
        self._post_at = post_at

    def tick(self, rate: float, /) -> None:
        """Let no time pass."""
        self.rates.append(rate)
        if len(self.rates) == self._post_at:
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1)))


def test_at_rest_frames_are_rarer_still_but_an_event_ends_the_wait_at_once(start: Start) -> None:
    driver = start()
    driver.now += 11
    driver.wait()
    pygame.event.clear()
    undisturbed, disturbed = Ticks(), Ticks(post_at=2)
    assert not driver.app.rest(undisturbed)
    assert undisturbed.rates == [QUIET_RATE] * LOOKS
    assert driver.app.rest(disturbed)
    assert disturbed.rates == [QUIET_RATE] * 2
    driver.press(pygame.K_TAB)
    busy = Ticks(post_at=1)
    assert not driver.app.rest(busy), "at full rate the frame comes, whatever happened"
    assert busy.rates == [FULL_RATE]


def test_a_room_is_deserted_when_long_nobody_touched_anything_and_nothing_moved(
    start: Start,
) -> None:
    driver = start()
    told: list[bool] = []
    for seconds, keys in (
        (0.0, [pygame.K_TAB]),
        (DESERTED_AFTER - 5, []),
        (DESERTED_AFTER + 1, []),
    ):
        driver.press(*keys)
        driver.now += seconds
        driver.wait()
        told.append(driver.stage.sound.deserted)
    driver.press(pygame.K_TAB)
    driver.wait()
    assert [*told, driver.stage.sound.deserted] == [False, False, True, False]


def test_nothing_is_drawn_while_nothing_changes(start: Start) -> None:
    driver = start()
    driver.wait(0.5)
    driver.app.tick(driver.now + 1)
    assert driver.app.paint() == []


def test_a_new_size_is_followed_after_a_moment_of_quiet_and_remembered(start: Start) -> None:
    driver = start()
    driver.stage.window.resize((1500, 900))
    driver.app.handle(pygame.Event(pygame.WINDOWSIZECHANGED, x=1500, y=900))
    driver.app.tick(driver.now + 0.05)
    assert driver.stage.scale.size == (1280, 720)
    driver.now += 0.2
    driver.wait()
    assert driver.stage.scale.size == (1500, 900)
    assert driver.stage.settings.window_size == (1500, 900)


class Fake(Unseen):
    """A window whose states are told to it."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1280, 720)))
        self.now = WindowPlace(NORMAL, (1280, 720), (100, 80))
        self.density = self.shown_on = 1.0

    def look_again(self) -> None:
        self.density = self.shown_on

    def place(self) -> WindowPlace:
        return self.now


def test_how_the_window_is_closed_is_how_it_opens_again(start: Start, home: Path) -> None:
    driver = start()
    driver.stage.window = window = Fake()
    driver.app.handle(pygame.Event(pygame.WINDOWMOVED, x=100, y=80))
    driver.app.tick(driver.now + 0.05)
    settings = driver.stage.settings
    assert settings.window_form == "", "it may be on its way to something else"
    driver.now += 0.2
    driver.wait()
    assert (settings.window_form, settings.window_position) == (NORMAL, (100, 80))
    window.now = WindowPlace(FULLSCREEN, (1280, 720), (100, 80))
    driver.app.close()
    kept = Settings.load(home / "settings.toml")
    assert WindowPlace(kept.window_form, kept.window_size, kept.window_position) == window.now


def test_a_window_of_a_given_size_leaves_the_usual_one_alone(start: Start, home: Path) -> None:
    kept = Settings(window_form=MAXIMISED, window_size=(1500, 800), window_position=(5, 6))
    kept.save(home / "settings.toml")
    settings = Settings.load(home / "settings.toml")
    given = override(Arguments(size=(1280, 720)), settings)
    driver = start(settings)
    driver.stage.given = given
    driver.app.close()
    assert Settings.load(home / "settings.toml") == kept


def test_on_a_sharper_screen_everything_is_laid_out_anew(start: Start) -> None:
    driver = start()
    driver.stage.window = window = Fake()
    window.surface = pygame.Surface((2560, 1440))
    driver.stage.canvas.screen = window.surface
    window.shown_on = 2.0
    driver.app.handle(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    driver.wait()
    assert driver.stage.scale == Scale(2560, 1440, 100, 2.0)


def test_a_new_window_forgets_the_pictures_drawn_for_the_old_one(start: Start) -> None:
    driver = start()
    assert kept_pictures() > 0
    driver.stage.renew()
    assert kept_pictures() == 0


def test_closing_the_window_ends_the_program_and_keeps_the_settings(
    start: Start, home: Path
) -> None:
    driver = start(Settings(text_scale=150))
    driver.app.handle(pygame.Event(pygame.QUIT))
    assert not driver.app.running
    driver.app.close()
    assert Settings.load(home / "settings.toml").text_scale == 150


def test_the_log_names_every_scene(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    driver = start(log=log)
    driver.press(pygame.K_RETURN)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    scenes = [line["name"] for line in lines if line["event"] == "scene"]
    assert scenes == ["home", "table"]


def test_words_of_the_command_line_choose_the_first_scene(start: Start) -> None:
    stage = start().stage
    assert first_scene(Arguments(), stage).name == "home"
    assert first_scene(Arguments(watch=True), stage).name == "arriving"
    setup = asked_setup(Arguments(hotseat=True, seed=7), stage)
    assert setup.passing
    assert (setup.deal, [seat.person for seat in setup.seats]) == (7, [True, True])
    setup = asked_setup(Arguments(watch=True, level="easy"), stage)
    assert [seat.level for seat in setup.seats] == ["easy", "easy"]
    setup = asked_setup(Arguments(level="hard"), stage)
    assert [seat.level for seat in setup.seats] == ["", "hard"]


def test_a_window_that_is_asked_for_a_match_shows_at_once_that_it_deals(start: Start) -> None:
    stage = start().stage
    scene = first_scene(Arguments(watch=True), stage)
    scene.enter(stage)
    assert isinstance(scene.overlays.top, Dealing)
    names = []
    for now in (1.0, 1.1):
        scene.tick(now)
        names.append(scene.next.name if isinstance(scene.next, Scene) else "")
    assert names == ["", "table"], "the first frame comes first"


@pytest.mark.usefixtures("two_games")
def test_the_command_line_begins_a_guided_match_where_there_is_a_guide(start: Start) -> None:
    stage = start(Settings(last_game="tally", speed=0.0)).stage
    taught = next(iter(GAMES))
    for asked in (Arguments(learn=True), Arguments(learn=True, new=taught)):
        scene = asked_table(asked, stage)
        assert isinstance(scene, TableScene)
        assert scene.match.game.name == taught
        assert scene.match.guided is not None
    with pytest.raises(ArgumentsError, match="tally"):
        first_scene(Arguments(learn=True, new="tally"), stage)


@pytest.mark.usefixtures("two_games")
def test_a_number_of_seats_chooses_the_game_and_the_others_at_the_table(start: Start) -> None:
    stage = start().stage
    setup = asked_setup(Arguments(seats=4), stage)
    assert (setup.game.name, [seat.level for seat in setup.seats]) == (
        "tally", ["", "normal", "normal", "normal"],
    )  # fmt: skip
    assert len({seat.name for seat in setup.seats}) == 4
    people = asked_setup(Arguments(new="tally", seats=3, hotseat=True), stage)
    assert [seat.person for seat in people.seats] == [True] * 3
    watched = asked_setup(Arguments(new="tally", seats=4, watch=True, level="easy"), stage)
    assert [seat.level for seat in watched.seats] == ["easy"] * 4
    assert asked_table(Arguments(seats=3), stage).name == "table"
    assert len(stage.settings.last_setup["tally"].seats) == 3
    stage.settings.last_setup["tally"].seats[2] = Seat("Cy", "hard")
    again = asked_setup(Arguments(new="tally", seats=4), stage)
    assert [seat.level for seat in again.seats] == ["", "normal", "hard", "hard"]


def test_the_command_line_overrides_settings_and_says_what_they_were() -> None:
    settings = Settings(language="de", speed=2.0)
    before = override(Arguments(lang="en", instant=True, size=(1100, 700)), settings)
    assert (settings.language, settings.speed, settings.window_size) == ("en", 0.0, (1100, 700))
    window = {"window_size": (1280, 800), "window_form": "", "window_position": None}
    assert before == {"language": "de", "speed": 2.0} | window


class BadHome(Home):
    """A first screen that breaks on something that lies on the disk."""

    def _look(self) -> None:
        raise RuntimeError("broken by a file")


def test_the_way_home_after_trouble_never_repeats_what_failed(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.ui.screens.home.Home", BadHome)
    driver = start(first=lambda _stage: BadHome())
    assert driver.scene.name == "home"
    assert driver.scene.last_resort
    assert driver.app.running
    assert len(list((home / "reports").glob("*.txt"))) == 1
    assert isinstance(driver.panel, Notice)


def test_where_even_the_last_resort_fails_the_program_ends_at_once(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_given: object, **_named: object) -> None:
        raise RuntimeError("broken everywhere")

    monkeypatch.setattr("tabletop.ui.screens.home.HomeTable", breaks)
    driver = start()
    assert not driver.app.running
    assert driver.app.crash
