"""Counters as things: coins, discs and cubes are taken, carried and dropped like cards."""

from collections.abc import Callable

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.table.panels.amounts import AmountPicker
from tabletop.ui.table.pieces.travel import IN_HAND
from tests.fixture_market import GAME as MARKET
from tests.fixture_market import coins, rank
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
CALM = Settings(language="en", reduced_motion=True)


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table at which the viewer trades; the rivals never answer."""
    return seated(lay)


def seated(lay: Lay, settings: Settings | None = None, seats: int = 3) -> Bench:
    """Lay a table at which the viewer trades and the rivals never answer."""
    bench = lay(MARKET, seats=seats, settings=settings)
    bench.thinker.silent = True
    bench.wait_for_me()
    return bench


def purse(table: Bench) -> tuple[int, int]:
    """Return where the viewer's coins are."""
    boxes = table.scene.view.table.rects_of(coins(0))
    return boxes[0].center


def disc(table: Bench, seat: int) -> tuple[int, int]:
    """Return where a seat stands on the ladder."""
    return table.scene.view.table.markers.rects_of(rank(seat))[0].center


def ware(table: Bench, seat: int) -> tuple[int, int]:
    """Return where the open ware of a seat lies."""
    return table.pieces(f"front.{seat}")[0].rect.center


def carry(table: Bench, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Take something and hold it above something else."""
    table.point(start)
    table.scene.handle(down(start))
    table.point((start[0] + 12, start[1] - 12))
    table.point(end)


def held(table: Bench) -> int:
    """Return what is in the hand."""
    return table.scene.table.hands.taken if table.dragging() else 0


def gliding(table: Bench) -> bool:
    """Tell whether something is in the hand or on its way home."""
    return table.scene.table.hands.held.moving


def asked(table: Bench) -> AmountPicker:
    """Return the panel that asks how much."""
    picker = table.scene.overlays.top
    assert isinstance(picker, AmountPicker)
    return picker


def test_coins_dragged_onto_a_ware_ask_how_much_and_pay(table: Bench) -> None:
    card = table.pieces("front.1")[0].ref
    table.drag(purse(table), ware(table, 1))
    assert asked(table).question.amounts == tuple(range(1, 25))
    table.press(pygame.K_7, pygame.K_RETURN)
    name = table.match.setup.name_of(card)
    assert table.match.record.moves == [f"offer coins.0>{name}=7"]
    table.wait(1.5)
    assert table.agrees()
    assert not table.scene.table.hands.held.moving


def test_carried_coins_light_up_where_they_may_go_and_stand_above_the_table(table: Bench) -> None:
    carry(table, purse(table), ware(table, 2))
    assert held(table) == coins(0)
    hands = table.scene.table.hands
    wares = [table.pieces(f"front.{seat}")[0] for seat in (1, 2)]
    assert set(hands.meanings.targets(hands.taken)) == {rank(0), *(piece.ref for piece in wares)}
    assert [piece.lit for piece in wares] == ["target", "chosen"]
    top = table.stage.canvas.sprites[-2:]
    assert any(sprite.rect.collidepoint(ware(table, 2)) for sprite in top)


def test_while_it_is_asked_the_coin_lies_on_the_ware_and_escape_sends_it_home(
    table: Bench,
) -> None:
    table.drag(purse(table), ware(table, 1))
    table.wait(0.5)
    assert not table.dragging()
    (coin,) = [sprite for sprite in table.stage.canvas.sprites if sprite.z == IN_HAND]
    assert coin.rect.center == pytest.approx(ware(table, 1), abs=2)
    table.press(pygame.K_ESCAPE)
    assert gliding(table)
    table.wait(0.8)
    assert not gliding(table)
    assert table.match.number == 0


def test_the_disc_is_taken_off_the_ladder_and_seen_there_again(table: Bench) -> None:
    ladder = table.scene.view.table.markers.rects_of
    carry(table, disc(table, 0), purse(table))
    assert held(table) == rank(0)
    assert ladder(rank(0)) == [], "nothing is left where it stood"
    table.scene.handle(up(purse(table)))
    assert asked(table).question.label(2) == "Sell 2 places"
    table.press(pygame.K_2, pygame.K_RETURN)
    assert table.match.record.moves == ["sell rank.0>coins.0=2"]
    table.wait(1.5)
    assert len(ladder(rank(0))) == 1
    assert table.agrees()


def test_what_a_rival_owns_is_not_taken(table: Bench) -> None:
    carry(table, disc(table, 1), purse(table))
    assert not table.dragging()


def test_a_drop_beside_a_counter_still_hits_it(table: Bench) -> None:
    box = table.scene.view.table.rects_of(rank(0))[0]
    carry(table, purse(table), (box.centerx, box.bottom + 14))
    intent = table.scene.table.hands.intent()
    assert intent is not None
    assert intent.moves[0].onto == rank(0)


def test_a_card_goes_onto_a_counter(table: Bench) -> None:
    card = table.pieces("hand.0")[0]
    table.drag(card.rect.center, disc(table, 1))
    name = table.match.setup.name_of(card.ref)
    assert table.match.record.moves == [f"push {name}>rank.1"]


def test_coins_on_a_wrong_thing_glide_home_and_the_clause_is_quoted(table: Bench) -> None:
    table.drag(purse(table), ware(table, 0))
    assert table.scene.table.hud.clause == "M-4"
    assert gliding(table)
    table.wait(0.8)
    assert not gliding(table)
    assert table.scene.table.hands.meanings.chosen == coins(0), "the right places stay lit"
    assert table.match.number == 0


def test_a_card_on_the_own_place_is_refused_by_its_clause(table: Bench) -> None:
    start = table.pieces("hand.0")[0].rect.center
    table.drag(start, table.scene.view.table.rects_of(rank(0))[-1].center)
    assert table.scene.table.hud.clause == "M-6"


def test_coins_laid_back_or_dropped_on_nothing_are_no_mistake(table: Bench) -> None:
    start = purse(table)
    table.drag(start, (start[0] + 8, start[1] + 1))
    assert table.scene.table.hud.bubble is None
    table.drag(start, (table.stage.screen.get_width() - 4, table.stage.screen.get_height() - 3))
    assert table.scene.table.hud.bubble is None
    assert table.match.number == 0


def test_click_coins_then_click_a_ware(table: Bench) -> None:
    table.click(purse(table))
    assert table.scene.table.hands.meanings.chosen == coins(0)
    table.click(ware(table, 2))
    table.press(pygame.K_RETURN)
    assert table.match.record.moves[0].startswith("offer coins.0>")


def test_pressing_what_only_one_thing_can_go_onto_offers_that(table: Bench) -> None:
    table.click(ware(table, 1))
    assert asked(table).question.label(3).startswith("Offer 3 for")
    table.press(pygame.K_3, pygame.K_RETURN)
    assert table.match.record.moves[0].endswith("=3")


def test_coins_and_discs_are_reached_by_keys(table: Bench) -> None:
    keyboard = table.scene.table.keyboard
    stop = next(stop for stop in keyboard.stops() if stop.ref == coins(0))
    keyboard.focus(stop)
    table.press(pygame.K_RETURN)
    assert table.scene.table.hands.meanings.chosen == coins(0)
    wanted = next(stop for stop in keyboard.stops() if stop.ref == rank(0))
    keyboard.focus(wanted)
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert table.match.record.moves == ["buy coins.0>rank.0=1"]


def test_with_less_motion_a_refused_coin_is_home_at_once(lay: Lay) -> None:
    table = seated(lay, CALM)
    table.drag(purse(table), ware(table, 0))
    assert table.scene.table.hud.clause == "M-4"
    table.wait(0.05)
    assert not table.scene.table.hands.held.moving


def test_a_panel_that_opens_sends_the_coin_home(table: Bench) -> None:
    carry(table, purse(table), ware(table, 1))
    table.press(pygame.K_F1)
    table.press(pygame.K_ESCAPE)
    table.wait(0.6)
    assert not table.scene.table.hands.held.moving
    assert not table.scene.table.hands.occupied


def test_a_new_window_leaves_no_coin_behind(table: Bench) -> None:
    carry(table, purse(table), ware(table, 1))
    assert [sprite for sprite in table.stage.canvas.sprites if sprite.z == IN_HAND]
    table.scene.resize()
    assert not [sprite for sprite in table.stage.canvas.sprites if sprite.z == IN_HAND]
