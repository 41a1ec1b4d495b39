"""Checks the replay: what it shows is what was, from every seat, forwards and backwards."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from rules.core.hidden import OPEN, PUBLIC
from rules.core.moments import SUMMARY
from rules.registry import GAMES
from tabletop import paths
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.ui.screens.replay import Replay
from tabletop.ui.table.moments.stage import MomentStage
from tabletop.ui.table.panels.overview import Overview
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.games_under_law import shelf_with
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver

GAME = next(iter(GAMES.values()))


@pytest.fixture
def match() -> Match:
    """Return a finished match of two people."""
    played = new_match(GAME, people_at(2))
    play_on(played, 100_000)
    assert played.over
    return played


def replay(driver: Driver) -> Replay:
    """Return the replay that is on."""
    assert isinstance(driver.scene, Replay)
    return driver.scene


def stage_of(driver: Driver) -> MomentStage:
    """Return where moments are told."""
    return replay(driver).table.view.moments


def shown(driver: Driver) -> list[list[int]]:
    """Return what lies where on the table that is shown."""
    update = replay(driver).table.view.table.shown
    assert update is not None
    return update.table.dump()


def test_stepping_shows_every_table_of_the_match(start: Start, match: Match) -> None:
    driver = start(Settings(speed=4.0, reduced_motion=True), lambda _stage: Replay(match))
    assert replay(driver).sight.viewer == OPEN
    assert shown(driver) == match.view_at(OPEN, 0).table.dump()
    for number in range(1, 13):
        driver.press(pygame.K_RIGHT)
        replay(driver).table.view.finish()
        assert shown(driver) == match.view_at(OPEN, number).table.dump()
    driver.press(pygame.K_LEFT, pygame.K_LEFT)
    assert replay(driver).walk.number == 10
    assert shown(driver) == match.view_at(OPEN, 10).table.dump()


def test_a_finished_match_of_five_lies_open_with_every_purse_and_offer(start: Start) -> None:
    played = new_match(GAMES["senators"], people_at(5), 3)
    play_on(played, 100_000)
    driver = start(Settings(speed=4.0, reduced_motion=True), lambda _stage: Replay(played))
    assert replay(driver).sight.viewers == [0, 1, 2, 3, 4, PUBLIC, OPEN]
    for number in range(1, 9):
        driver.press(pygame.K_RIGHT)
        replay(driver).table.view.finish()
        assert shown(driver) == played.view_at(OPEN, number).table.dump()
    driver.press(pygame.K_END)
    assert shown(driver) == played.view_at(OPEN, played.number).table.dump()


def test_the_ends_and_the_turns_are_one_key_away(start: Start, match: Match) -> None:
    driver = start(first=lambda _stage: Replay(match))
    driver.press(pygame.K_END)
    assert replay(driver).walk.number == match.number
    driver.press(pygame.K_HOME)
    assert replay(driver).walk.number == 0
    turns = [GAME.turns(match.view_at(PUBLIC, n).table) for n in range(match.number + 1)]
    driver.press(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert replay(driver).walk.number == turns.index(turns[0] + 2)
    driver.press(pygame.K_PAGEUP)
    assert replay(driver).walk.number == turns.index(turns[0] + 1)


def test_keys_go_from_moment_to_moment(start: Start, match: Match) -> None:
    decisive = [
        number
        for number in range(1, match.number + 1)
        if any(
            event.moment is not None and event.moment.name != SUMMARY
            for event in match.update_at(PUBLIC, number).events
        )
    ]
    driver = start(first=lambda _stage: Replay(match))
    for number in decisive[:3]:
        driver.press(pygame.K_j)
        assert replay(driver).walk.number == number
    driver.press(pygame.K_h)
    assert replay(driver).walk.number == decisive[1]
    driver.press(pygame.K_END, pygame.K_j)
    assert replay(driver).walk.number == match.number


def test_the_slider_leads_to_any_move(start: Start, match: Match) -> None:
    driver = start(first=lambda _stage: Replay(match))
    rail = replay(driver).table.bar.slider.rect
    driver.click(rail.center)
    assert 0 < replay(driver).walk.number < match.number
    number = replay(driver).walk.number
    assert shown(driver) == match.view_at(OPEN, number).table.dump()


def test_a_seat_sees_its_own_cards_a_spectator_none_and_the_open_table_all(
    start: Start, match: Match
) -> None:
    driver = start(first=lambda _stage: Replay(match))
    replay(driver).go(4)
    assert replay(driver).sight.viewers == [0, 1, PUBLIC, OPEN]
    for seat in replay(driver).sight.viewers:
        replay(driver).table.see_as(seat)
        driver.wait()
        assert shown(driver) == match.view_at(seat, 4).table.dump()


def test_playing_goes_on_by_itself_until_the_end(start: Start, match: Match) -> None:
    driver = start(Settings(speed=4.0, reduced_motion=True), lambda _stage: Replay(match))
    replay(driver).go(match.number - 3)
    driver.press(pygame.K_p)
    assert replay(driver).walk.playing
    driver.wait(20)
    assert replay(driver).walk.number == match.number
    assert not replay(driver).walk.playing


def test_the_replay_changes_nothing_and_leads_home(start: Start, match: Match) -> None:
    moves = list(match.record.moves)
    driver = start(first=lambda _stage: Replay(match))
    driver.press(pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT, pygame.K_ESCAPE)
    assert driver.scene.name == "home"
    assert match.record.moves == moves


def test_a_new_size_and_language_keep_the_place(start: Start, match: Match) -> None:
    driver = start(first=lambda _stage: Replay(match))
    replay(driver).go(9)
    driver.stage.change("language", "de")
    driver.wait()
    assert replay(driver).walk.number == 9
    assert "9" in replay(driver).table.bar.caption
    assert shown(driver) == match.view_at(OPEN, 9).table.dump()


def test_a_match_that_broke_off_is_never_laid_open(start: Start) -> None:
    broken = new_match(GAME, people_at(2))
    play_on(broken, 10)
    driver = start(first=lambda _stage: Replay(broken))
    assert replay(driver).sight.viewers == [0, 1, PUBLIC]
    assert len(replay(driver).table.bar.view.options) == 3


@pytest.mark.usefixtures("two_games")
def test_a_match_of_four_is_seen_from_every_chair(start: Start) -> None:
    played = new_match(TALLY, one_person(4))
    play_on(played, 100_000)
    driver = start(first=lambda _stage: Replay(played))
    assert replay(driver).sight.viewer == 0
    labels = replay(driver).table.bar.view.options
    assert len(set(labels)) == 6
    for index in range(1, len(labels)):
        replay(driver).table.bar.ring.focus(replay(driver).table.bar.view)
        driver.press(pygame.K_RIGHT)
        viewer = replay(driver).sight.viewers[index]
        assert shown(driver) == played.view_at(viewer, 0).table.dump()


@pytest.fixture
def skirmish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Return a finished match of eight, of whom one of the others is seen at a time."""
    folder = shelf_with(tmp_path / "assets", SKIRMISH)
    monkeypatch.setattr(paths, "assets", lambda: folder)
    played = new_match(SKIRMISH, one_person(8))
    play_on(played, 100_000)
    return played


def test_a_replay_follows_what_happens_from_seat_to_seat(start: Start, skirmish: Match) -> None:
    driver = start(Settings(speed=4.0), lambda _stage: Replay(skirmish))
    met = set()
    for number in range(1, min(40, skirmish.number)):
        driver.press(pygame.K_RIGHT)
        replay(driver).table.view.finish()
        met.add(replay(driver).table.view.table.focus)
        assert shown(driver) == skirmish.view_at(0, number).table.dump()
    assert len(met) >= 4


def test_every_seat_of_a_replay_can_be_looked_at(start: Start, skirmish: Match) -> None:
    driver = start(Settings(reduced_motion=True), lambda _stage: Replay(skirmish))
    view = replay(driver).table.view
    driver.press(pygame.K_6)
    assert view.table.focus == 6
    driver.click(view.table.plates.chips[2].rect.center)
    assert view.table.focus == 3
    driver.press(pygame.K_b)
    assert isinstance(replay(driver).overlays.top, Overview)
    driver.press(pygame.K_5)
    assert replay(driver).overlays.top is None
    assert view.table.focus == 5
    replay(driver).table.see_as(2)
    assert view.table.focus != 2
    assert 2 not in [chip.seat for chip in view.table.plates.chips]
    driver.press(pygame.K_7)
    chosen = view.table.focus
    driver.stage.change("text_scale", 150)
    driver.wait()
    assert replay(driver).table.view.table.focus == chosen


# German words are the longer ones, so that large letters are tried with them.
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 150), ("de", 200)])
def test_nothing_in_the_bar_overlaps_and_the_caption_is_whole(
    start: Start, match: Match, size: tuple[int, int], percent: int, language: str
) -> None:
    settings = Settings(speed=0.0, text_scale=percent, language=language)
    driver = start(settings, lambda _stage: Replay(match), size)
    driver.press(pygame.K_END)
    bar = replay(driver).table.bar
    for one, other in combinations(bar.boxes, 2):
        assert not one.colliderect(other), (one, other)
    assert not bar.cut, bar.caption


def test_a_replay_stages_moments_and_goes_on_by_a_key(start: Start, skirmish: Match) -> None:
    driver = start(Settings(), lambda _stage: Replay(skirmish))
    number = next(
        number
        for number in range(1, skirmish.number + 1)
        for event in skirmish.update_at(0, number).events
        if event.moment is not None and event.moment.touches(0)
    )
    replay(driver).go(number - 1)
    driver.press(pygame.K_RIGHT)
    while stage_of(driver).telling is None:
        driver.wait(0.1)
    told = stage_of(driver).telling
    replay(driver).resize()
    assert stage_of(driver).telling is told
    driver.press(pygame.K_SPACE, pygame.K_SPACE)
    assert stage_of(driver).telling is None
    replay(driver).go(number - 1)
    assert not stage_of(driver).strips.strips
