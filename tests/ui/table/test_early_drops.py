"""A card dropped while a rival decides waits there, and is tried again when its turn comes."""

from collections.abc import Callable

import pygame
import pytest

from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.moves.reach import Aim
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0, auto_forced=False)


@pytest.fixture
def early(lay: Lay) -> Bench:
    """Return a table of K Street at which the rival thinks and the viewer waits."""
    table = lay(KSTREET, settings=AT_ONCE)
    table.wait_for_me()
    table.thinker.silent = True
    table.scene.course.submit(table.match.view(0).moves[0])
    table.wait(0.5)
    assert table.match.decider == 1
    return table


def drop(table: Bench, place: str) -> str:
    """Drop the first card of the hand somewhere; return its name."""
    piece = table.pieces("hand.0")[0]
    table.drag(piece.rect.center, table.middle(table.ref(place)))
    table.wait(0.5)
    return table.match.setup.name_of(piece.ref)


def test_it_stays_where_it_was_dropped_while_the_rival_decides(early: Bench) -> None:
    piece = early.pieces("hand.0")[0]
    goal = early.middle(early.ref("bid.0.1"))
    drop(early, "bid.0.1")
    assert early.scene.table.hud.clause == "C-2", "whose turn it is"
    assert piece.rect.collidepoint(goal)
    assert piece.held
    assert early.agrees()


def test_it_is_played_as_soon_as_its_turn_has_come(early: Bench) -> None:
    before = early.match.number
    name = drop(early, "bid.0.1")
    early.thinker.silent = False
    early.wait_for_me()
    own = early.match.record.moves[before + 1]
    assert name in own
    assert own.endswith(">bid.0.1")
    assert early.agrees()


def test_what_is_not_allowed_then_goes_home_and_says_why(early: Bench) -> None:
    before = early.match.number
    piece = early.pieces("hand.0")[0]
    drop(early, "bid.1.1")
    early.thinker.silent = False
    early.wait_for_me()
    assert early.match.number == before + 1, "only the rival has moved"
    assert early.scene.table.hud.clause not in {"", "C-2"}
    assert not piece.held
    assert piece in early.pieces("hand.0")


@pytest.mark.parametrize("button", [0, 3])
def test_escape_and_the_right_button_take_it_home(early: Bench, button: int) -> None:
    before = early.match.number
    piece = early.pieces("hand.0")[0]
    drop(early, "bid.0.1")
    if button:
        early.click((5, 5), button)
    else:
        early.press(pygame.K_ESCAPE)
    assert not piece.held
    early.thinker.silent = False
    early.wait_for_me()
    assert early.match.number == before + 1, "nothing was played for the viewer"


@pytest.mark.parametrize("people", [1, 2])
def test_between_two_people_at_one_screen_nothing_waits(lay: Lay, people: int) -> None:
    table = lay(KSTREET, settings=AT_ONCE, people=people)
    while table.match.decider == 0:
        table.match.submit(table.match.view(0).moves[0])
    onto = table.ref("bid.0.1")
    hands = table.scene.table.hands
    what = table.match.view(0).table.at(table.ref("hand.0"))[0]
    attempt = hands.things.attempt(what, Aim((onto,)), (9.0, 9.0))
    assert table.match.decider == 1
    assert hands.desk.is_early(attempt) == (people == 1)
