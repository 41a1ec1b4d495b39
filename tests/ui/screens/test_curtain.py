"""Checks the curtain between two people: opaque, and lifted only on purpose."""

import pygame
import pytest

from rules.core.refs import FIRST_PLACE
from rules.core.table import HIDDEN
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table.table_scene import TableScene
from tests.app.matches import new_match, people_at
from tests.fixture_game import GAME as TALLY
from tests.ui.helpers import down, up
from tests.ui.screens.conftest import Start
from tests.ui.screens.driver import Driver

GAME = next(iter(GAMES.values()))


def hang(driver: Driver, name: str = "Ada") -> Curtain:
    """Hang a curtain above the table."""
    curtain = Curtain(driver.stage, name)
    driver.scene.overlays.open(curtain)
    driver.wait()
    return curtain


def test_nothing_behind_the_curtain_is_seen(start: Start) -> None:
    driver = start()
    hang(driver)
    over_home = driver.picture

    def paint(target: pygame.Surface) -> None:
        target.fill((255, 0, 255))

    driver.stage.canvas.rebuild(paint)
    driver.wait()
    assert driver.picture == over_home


def test_every_pixel_of_the_curtain_is_opaque(start: Start) -> None:
    driver = start()
    curtain = hang(driver)
    picture = pygame.Surface(driver.stage.screen.get_size(), pygame.SRCALPHA)
    curtain.draw(picture)
    alphas = pygame.image.tobytes(picture, "RGBA")[3::4]
    assert set(alphas) == {255}


def test_only_enter_space_or_a_whole_press_lifts_it(start: Start) -> None:
    driver = start()
    curtain = hang(driver)
    driver.press(pygame.K_ESCAPE, pygame.K_TAB, pygame.K_a)
    lifted = []
    for event in (up((5, 5)), down((5, 5)), up((5, 5))):
        driver.app.handle(event)
        lifted.append(curtain.done)
    assert lifted == [False, False, True]
    again = hang(driver)
    driver.press(pygame.K_RETURN)
    assert again.done


@pytest.mark.usefixtures("two_games")
def test_four_people_pass_the_screen_round_and_nobody_sees_two_hands(start: Start) -> None:
    match = new_match(TALLY, people_at(4))
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    met = []
    while match.number < 16:
        assert isinstance(driver.scene, TableScene)
        assert isinstance(driver.panel, Curtain)
        assert driver.panel.seat_name == match.seats[match.decider].name
        assert list(driver.scene.view.table.setting.lying.pieces()) == []
        driver.press(pygame.K_RETURN)
        viewer = driver.scene.view.table.viewer
        met.append(viewer)
        assert viewer == match.decider
        for place in range(FIRST_PLACE, FIRST_PLACE + len(match.setup.places)):
            owner = match.setup.place(place).owner
            faces = [
                piece.ref > 0 for piece in driver.scene.view.table.setting.board.by_place[place]
            ]
            if match.setup.place(place).base == "hand":
                assert all(faces) if owner == viewer else not any(faces)
        for _ in range(2):
            driver.scene.course.submit(match.view(viewer).moves[0])
            driver.wait(0.1)
    assert met == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_curtain_names_the_next_person_and_hides_hands_while_it_hangs(start: Start) -> None:
    match = new_match(GAME, people_at(2))
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    assert isinstance(driver.panel, Curtain)
    assert driver.panel.seat_name == match.seats[match.decider].name
    hidden = driver.picture
    blank = start(Settings(speed=0.0))
    hang(blank, match.seats[match.decider].name)
    assert hidden == blank.picture
    driver.press(pygame.K_RETURN)
    assert driver.picture != hidden


@pytest.mark.parametrize("seats", [3, 5])
def test_sealed_offers_and_purses_stay_apart_when_the_screen_goes_round(
    start: Start, seats: int
) -> None:
    match = new_match(GAMES["senators"], people_at(seats), 11, ledger=0)
    driver = start(Settings(speed=0.0), lambda _stage: TableScene(match))
    refs = match.setup.refs
    for _ in range(12):
        assert isinstance(driver.scene, TableScene)
        while isinstance(curtain := driver.scene.overlays.top, Curtain):
            assert curtain.seat_name == match.seats[match.decider].name
            driver.press(pygame.K_RETURN)
            driver.wait(0.1)
        assert driver.scene.view.table.viewer == match.decider
        shown = driver.scene.view.table.shown
        assert shown is not None
        for seat in set(range(seats)) - {match.decider}:
            for base in ("money", "offer"):
                assert shown.table.count(refs[f"{base}.{seat}"]) == HIDDEN
        moves = match.view(match.decider).moves
        driver.scene.course.submit(moves[min(3, len(moves) - 1)])
        driver.wait(0.3)
