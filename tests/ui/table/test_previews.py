"""What a move would bring is told beside where it would go, before it is made."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from tabletop.ui.table.hud.previews import beside
from tests.fixture_market import bid, coins, lot, rank
from tests.ui.helpers import down
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]


def told(table: Bench) -> str:
    """Return what the tag says."""
    return table.scene.table.previews.text


def carry(table: Bench, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Take something and hold it above something else."""
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 12, start[1] - 12))
    table.point(end)


def cell(table: Bench, amount: int) -> pygame.Rect:
    """Return the cell of a price of the first lot."""
    grid = table.scene.view.table.markers.prices_of(lot(0))
    assert grid is not None
    return grid.rect_at(amount)


def test_a_carried_cube_says_what_the_price_below_it_leaves(table: Bench) -> None:
    carry(table, table.middle(bid(0, 0)), cell(table, 13).center)
    assert told(table) == "Bid 13 for lot 1\nLeaves you 11 coins."
    assert not table.scene.table.previews.rect.colliderect(cell(table, 13))
    table.point(cell(table, 20).center)
    assert told(table) == "Bid 20 for lot 1\nLeaves you 4 coins."
    table.point((3, 300))
    assert told(table) == ""


def test_pointing_at_a_price_tells_the_same(table: Bench) -> None:
    table.point(cell(table, 23 - 3).center)
    assert told(table) == "Leaves you 4 coins."


def test_a_carried_card_says_what_its_target_would_suffer(table: Bench) -> None:
    start = table.pieces("hand.0")[0].rect.center
    carry(table, start, table.scene.view.table.markers.rects_of(rank(1))[0].center)
    assert told(table) == "Push: place of Bo\nDown to place 3."


def test_where_it_is_open_how_much_the_offer_is_named(table: Bench) -> None:
    start = table.scene.view.table.rects_of(coins(0))[0].center
    carry(table, start, table.pieces("front.1")[0].rect.center)
    name = table.scene.view.table.setting.speaker.name(table.pieces("front.1")[0].ref)
    assert told(table) == f"Offer 1 to 24 for {name}"


def test_the_ring_of_the_keyboard_tells_it_too(table: Bench) -> None:
    table.click(table.middle(bid(0, 0)))
    table.point((3, 300))
    keyboard = table.scene.table.keyboard
    first = next(s for s in keyboard.stops() if s.price is not None and s.price.least == 1)
    keyboard.focus(first)
    table.press(pygame.K_RIGHT)
    assert told(table) == "Bid 2 for lot 1\nLeaves you 22 coins."


def test_a_button_tells_what_it_brings_while_it_is_pointed_at(table: Bench) -> None:
    previews = table.scene.table.previews
    previews.desk = replace(previews.desk, outlook=lambda moves: f"verb {moves[0].verb}")
    button = table.scene.table.hud.prompt.buttons[0]
    table.point(button.rect.center)
    assert told(table) == "verb 5"
    table.point((3, 300))
    table.press(pygame.K_TAB)
    while (
        table.scene.table.keyboard.focused is None
        or table.scene.table.keyboard.focused.widget is not button
    ):
        table.press(pygame.K_TAB)
    assert told(table) == "verb 5"


def test_the_tag_goes_with_the_move(table: Bench) -> None:
    table.click(cell(table, 5).center)
    assert table.match.number == 1
    assert told(table) == ""
    table.wait(1.0)
    assert table.agrees()


def test_the_outlook_comes_from_what_the_seat_may_see(table: Bench) -> None:
    m = table.match.view(0).moves[0]
    readout = table.match.preview(0, m)
    assert readout is not None
    assert readout.numbers == {"amount": 24 - m.amount}
    assert table.match.preview(1, m) is None, "nobody is told about another's decision"


@pytest.mark.parametrize("at", [(0, 0), (900, 0), (0, 600), (1180, 640), (600, 300)])
def test_a_tag_stays_in_the_window_and_leaves_its_anchor_free(at: tuple[int, int]) -> None:
    bounds, anchor = pygame.Rect(0, 0, 1280, 720), pygame.Rect(at, (90, 70))
    rect = beside((220, 40), anchor, [anchor.inflate(20, 20)], bounds)
    assert bounds.contains(rect)
    assert not rect.colliderect(anchor)
