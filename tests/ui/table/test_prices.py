"""Price grids: a cell for every price, the cubes upon them, and bidding by hand."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER
from tabletop.player.settings import Settings
from tabletop.ui.table.counters.prices import PriceGrid, cells_in
from tabletop.ui.table.panels.amounts import AmountPicker
from tests.fixture_market import COINS, bid, coins, lot
from tests.fixture_market import GAME as MARKET
from tests.ui.helpers import down
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
BID = 0


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table at which the viewer trades; the rivals never answer."""
    return seated(lay)


def seated(lay: Lay, *moves: Move, settings: Settings | None = None) -> Bench:
    """Lay a table at which the viewer trades after some moves; the rivals never answer."""
    bench = lay(MARKET, seats=3, settings=settings)
    bench.thinker.silent = True
    for m in moves:
        bench.match.submit(m)
    bench.scene.settle_now()
    bench.wait_for_me()
    return bench


def grid_of(table: Bench, number: int) -> PriceGrid:
    """Return the prices of a lot."""
    grid = table.scene.view.table.markers.prices_of(lot(number))
    assert grid is not None
    return grid


def after_a_rivals_bid(lay: Lay, price: int) -> Bench:
    """Lay a table at which seat 1 has bid for the first lot, and the viewer trades again."""
    passing = [Move(5), Move(6)]
    moves = [*passing, Move(BID, bid(1, 0), lot(0), price), *passing, *passing]
    return seated(lay, *moves)


@pytest.mark.parametrize("size", [(120, 90), (150, 130), (260, 80), (90, 240), (400, 300)])
@pytest.mark.parametrize("high", [5, 12, 20, 30])
def test_cells_fill_the_grid_without_overlapping(size: tuple[int, int], high: int) -> None:
    box = pygame.Rect((40, 30), size)
    cells, waiting = cells_in(box, 1, high, (28, 20))
    assert [cell.amount for cell in cells] == list(range(1, high + 2))
    assert [cell.figure for cell in cells][-2:] == [str(high), f"{high + 1}+"]
    rects = [*(cell.rect for cell in cells), waiting]
    for rect in rects:
        assert box.contains(rect)
        assert rect.width >= 8
        assert rect.height >= 8
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)


def test_a_cube_dropped_on_a_price_bids_it_and_lies_there(table: Bench) -> None:
    grid = grid_of(table, 0)
    table.drag(table.middle(bid(0, 0)), grid.rect_at(7).center)
    assert table.match.record.moves == ["bid bid.0.0>lot.0=7"]
    table.wait(1.0)
    assert grid.rect_at(7).collidepoint(table.middle(bid(0, 0)))
    assert grid_of(table, 1).waiting.collidepoint(table.middle(bid(0, 1)))


def test_a_click_on_a_lit_price_bids_it(table: Bench) -> None:
    table.click(grid_of(table, 1).rect_at(12).center)
    assert table.match.record.moves == ["bid bid.0.1>lot.1=12"]


def test_legal_prices_light_up_and_the_one_pointed_at_stands_out(lay: Lay) -> None:
    table = after_a_rivals_bid(lay, 9)
    first, second = grid_of(table, 0), grid_of(table, 1)
    assert set(first.board.lights) == set(range(10, 22))
    assert set(second.board.lights) == set(range(1, 22))
    start = table.middle(bid(0, 0))
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 9, start[1] - 9))
    table.point(first.rect_at(15).center)
    assert first.board.lights[15] == "chosen"
    assert first.board.lights[16] == "target"
    assert second.board.lights == {}, "the cube of one lot goes nowhere else"


def test_a_price_that_is_too_low_is_refused_with_its_clause(lay: Lay) -> None:
    table = after_a_rivals_bid(lay, 9)
    before = table.match.number
    grid = grid_of(table, 0)
    table.drag(table.middle(bid(0, 0)), grid.rect_at(9).center)
    assert table.match.number == before
    assert table.scene.table.hud.clause == "M-2"
    table.wait(0.8)
    assert grid.waiting.collidepoint(table.middle(bid(0, 0))), "the cube is home again"
    table.scene.table.hud.hush()
    table.press(pygame.K_ESCAPE)
    table.click(grid.rect_at(3).center)
    assert table.scene.table.hud.clause == "M-2", "a click on it is explained as well"


def test_a_price_that_cannot_be_paid_is_refused_with_its_clause(lay: Lay) -> None:
    table = seated(lay, Move(2, coins(0), FIRST_COUNTER + 2, 8))
    grid = grid_of(table, 0)
    assert set(grid.board.lights) == set(range(1, COINS - 16 + 1))
    table.drag(table.middle(bid(0, 0)), grid.rect_at(12).center)
    assert table.scene.table.hud.clause == "M-3"
    table.drag(table.middle(bid(0, 0)), grid.rect_at(21).center)
    assert table.scene.table.hud.clause == "M-3"


def test_beyond_the_last_price_it_is_asked_how_much(table: Bench) -> None:
    grid = grid_of(table, 0)
    table.drag(table.middle(bid(0, 0)), grid.rect_at(21).center)
    picker = table.scene.overlays.top
    assert isinstance(picker, AmountPicker)
    assert picker.question.amounts == (21, 22, 23, 24)
    table.press(pygame.K_UP, pygame.K_RETURN)
    assert table.match.record.moves == ["bid bid.0.0>lot.0=22"]
    table.wait(1.0)
    assert grid.board.beyond == "22", "the cell says what was bid"


def test_a_cube_dropped_on_the_lot_itself_asks_for_the_price(table: Bench) -> None:
    table.drag(table.middle(bid(0, 0)), table.pieces("lot.0")[0].rect.center)
    picker = table.scene.overlays.top
    assert isinstance(picker, AmountPicker)
    assert picker.question.amounts[0] == 1
    assert not picker.box.colliderect(table.pieces("lot.0")[0].rect)


def test_only_used_cubes_of_rivals_are_seen_and_two_share_a_price(lay: Lay) -> None:
    table = after_a_rivals_bid(lay, 9)
    grid = grid_of(table, 0)
    view = table.scene.view
    assert grid.rect_at(9).contains(view.table.rects_of(bid(1, 0))[0])
    assert view.table.rects_of(bid(2, 0)) == []
    grid.set(bid(2, 0), 9, at_once=True)
    one, other = view.table.rects_of(bid(1, 0))[0], view.table.rects_of(bid(2, 0))[0]
    assert not one.colliderect(other)
    assert grid.rect_at(9).contains(one.union(other))


@pytest.mark.parametrize("calm", [False, True])
def test_a_rivals_first_bid_comes_from_its_plate_unless_motion_is_unwanted(
    lay: Lay, *, calm: bool
) -> None:
    table = seated(lay, settings=Settings(language="en", reduced_motion=calm))
    grid = grid_of(table, 0)
    plate = next(plate for plate in table.scene.view.table.plates.plates if plate.seat == 2)
    grid.set(bid(2, 0), 9, at_once=False)
    start = table.scene.view.table.rects_of(bid(2, 0))[0]
    assert bool(plate.rect.colliderect(start)) is not calm
    grid.advance(1.0)
    assert grid.rect_at(9).contains(table.scene.view.table.rects_of(bid(2, 0))[0])


def test_prices_are_reached_by_keys(table: Bench) -> None:
    keyboard = table.scene.table.keyboard
    keyboard.focus(next(stop for stop in keyboard.stops() if stop.ref == bid(0, 1)))
    table.press(pygame.K_RETURN)
    prices = [stop.price.least for stop in keyboard.stops() if stop.price is not None]
    assert sorted(prices) == list(range(1, 22))
    first = next(s for s in keyboard.stops() if s.price is not None and s.price.least == 1)
    keyboard.focus(first)
    table.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert table.match.record.moves == ["bid bid.0.1>lot.1=2"]


def test_a_spectator_sees_no_waiting_cube(lay: Lay) -> None:
    table = lay(MARKET, people=0, settings=Settings(language="en"))
    table.thinker.silent = True
    table.wait(0.5)
    grid = grid_of(table, 0)
    assert grid.waiting.size == (0, 0)
    assert not [marker for marker in grid.markers if marker.sprite.visible]


def test_the_diary_tells_where_prices_are(lay: Lay, tmp_path: object) -> None:
    table = lay(MARKET, log=tmp_path / "log.jsonl")  # type: ignore[operator]
    table.wait_for_me()
    refs = table.diary("layout")[-1]["refs"]
    assert isinstance(refs, dict)
    assert refs["lot.1=5"] == [*grid_of(table, 1).rect_at(5)]


def test_a_cube_lies_beside_the_figure_of_its_price(lay: Lay) -> None:
    table = after_a_rivals_bid(lay, 7)
    grid = grid_of(table, 0)
    cell = next(cell for cell in grid.cells if cell.amount == 7)
    rect = grid.rect_of(bid(1, 0))
    assert rect is not None
    assert cell.cube_room.contains(rect.inflate(-2, -2))
    assert not rect.inflate(-2, -2).colliderect(cell.figure_room)
    assert grid.board.taken == {7: 1}
