"""The spaces of a track: whatever is dropped along it, or pushed along it, means a number."""

from collections.abc import Callable

import pygame

from tabletop.ui.table.panels.amounts import AmountPicker
from tests.fixture_market import RANK, coins, rank
from tests.ui.helpers import up
from tests.ui.table.bench import Bench
from tests.ui.table.test_tokens import carry, disc, purse

Lay = Callable[..., Bench]


def space(table: Bench, value: int) -> tuple[int, int]:
    """Return the lower end of a space, where no disc lies."""
    rect = table.scene.view.table.markers.tracks[0].space_rect(value)
    assert rect is not None
    return rect.centerx, rect.bottom - 3


def lit(table: Bench) -> int:
    """Return how many spaces of the ladder are lit."""
    hands = table.scene.table.hands
    assert hands.reach is not None
    return len(hands.highlights.spaces(hands.reach, hands.taken, None))


def test_coins_dropped_on_a_space_buy_the_way_there(table: Bench) -> None:
    table.drag(purse(table), space(table, RANK + 3))
    assert table.match.record.moves == ["buy coins.0>rank.0=3"]
    table.wait(1.5)
    assert table.agrees()


def test_over_a_space_the_tag_says_what_it_would_bring_and_the_space_stands_out(
    table: Bench,
) -> None:
    carry(table, purse(table), space(table, RANK + 2))
    assert "6" in table.scene.table.previews.text
    hands = table.scene.table.hands
    assert hands.reach is not None
    spaces = hands.highlights.spaces(hands.reach, hands.taken, hands.things.at(hands.pointer).space)
    assert [light for light, _ in spaces.values()].count("chosen") == 1


def test_the_spaces_that_can_be_reached_are_lit_while_coins_are_carried(table: Bench) -> None:
    assert lit(table) == 0
    carry(table, purse(table), (5, 5))
    assert lit(table) == 12 - RANK, "12 places cost what there is"


def test_coins_dropped_elsewhere_on_the_track_ask_how_many(table: Bench) -> None:
    table.drag(purse(table), space(table, 1))
    assert isinstance(table.scene.overlays.top, AmountPicker)
    table.press(pygame.K_ESCAPE)
    assert table.match.number == 0


def test_a_disc_pushed_back_is_sold_and_pushed_on_is_bought(table: Bench) -> None:
    table.drag(disc(table, 0), space(table, RANK - 2))
    assert table.match.record.moves == ["sell rank.0>coins.0=2"]
    table.wait(1.5)
    table.drag(disc(table, 0), space(table, RANK + 1))
    assert table.match.record.moves[1:] == ["buy coins.0>rank.0=3"]


def test_a_disc_pushed_too_far_is_refused_by_its_clause_and_goes_home(table: Bench) -> None:
    table.drag(purse(table), space(table, 12))
    table.wait(1.5)
    assert table.match.record.moves == ["buy coins.0>rank.0=8"]
    table.drag(disc(table, 0), space(table, 1))
    table.wait(1.5)
    assert table.match.record.moves[1:] == ["sell rank.0>coins.0=11"]
    table.drag(disc(table, 0), space(table, 11))
    assert table.scene.table.hud.clause == "M-3"
    assert table.scene.table.hands.held.moving
    table.wait(0.8)
    assert not table.scene.table.hands.held.moving


def test_a_disc_laid_back_on_its_space_is_no_mistake(table: Bench) -> None:
    carry(table, disc(table, 0), space(table, RANK + 1))
    table.point(space(table, RANK))
    table.scene.handle(up(space(table, RANK)))
    table.wait(0.6)
    assert table.scene.table.hud.bubble is None
    assert table.match.number == 0


def test_a_card_on_a_space_with_one_rival_means_that_rival(table: Bench) -> None:
    table.drag(purse(table), space(table, RANK + 1))
    table.wait(1.5)
    card = table.pieces("hand.0")[0]
    table.drag(card.rect.center, disc(table, 1))
    table.wait(1.5)
    name = table.match.setup.name_of(card.ref)
    assert table.match.record.moves[1:] == [f"push {name}>rank.1"]


def test_coins_chosen_by_a_click_go_to_the_clicked_space(table: Bench) -> None:
    table.click(purse(table))
    assert table.scene.table.hands.meanings.chosen == coins(0)
    table.click(space(table, RANK + 2))
    assert table.match.record.moves == ["buy coins.0>rank.0=2"]


def test_a_clicked_space_means_nothing_while_nothing_is_chosen(table: Bench) -> None:
    table.click(space(table, RANK + 2))
    assert table.match.number == 0
    assert table.scene.table.hands.meanings.chosen == 0
    assert table.scene.table.hud.bubble is None


def test_the_disc_of_a_rival_does_not_hide_its_space(table: Bench) -> None:
    carry(table, purse(table), disc(table, 1))
    intent = table.scene.table.hands.intent()
    assert intent is not None
    assert intent.moves[0].onto == rank(0)
