"""Arrangements keep their cards inside the box, in order, and visible."""

from itertools import pairwise

import pytest
from pygame import Rect

from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.table.plan.arrange import (
    across,
    arranged,
    fan,
    grid,
    pile,
    row,
    stack,
    track_point,
)

BOX = Rect(100, 50, 640, 300)
KINDS = ["fan", "pile", "row", "grid", "stack"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 30])
def test_every_arrangement_returns_one_spot_for_each_card_inside_its_box(
    kind: str, count: int
) -> None:
    spots = arranged(kind, count, BOX)
    assert len(spots) == count
    for spot in spots:
        assert BOX.inflate(4, 4).contains(spot.rect), (kind, spot)


@pytest.mark.parametrize("kind", KINDS)
def test_a_narrow_box_makes_cards_smaller_rather_than_letting_them_stick_out(kind: str) -> None:
    narrow = Rect(0, 0, 40, 400)
    for spot in arranged(kind, 4, narrow):
        assert spot.rect.left >= -2
        assert spot.rect.right <= 42


def test_a_fan_is_symmetric_turned_outwards_and_lower_at_its_ends() -> None:
    spots = fan(5, BOX)
    assert spots[0].angle > 0 > spots[-1].angle
    assert spots[2].angle == 0
    assert spots[0].y == pytest.approx(spots[-1].y)
    assert spots[0].y > spots[1].y > spots[2].y
    assert [spot.x for spot in spots] == sorted(spot.x for spot in spots)
    middle = (spots[0].x + spots[-1].x) / 2
    assert middle == pytest.approx(BOX.centerx)


def test_fanned_cards_keep_a_strip_that_can_be_hit_while_there_is_room() -> None:
    spots = fan(7, BOX)
    assert all(b.x - a.x >= 44 for a, b in pairwise(spots))


def test_a_row_overlaps_only_when_it_must() -> None:
    few = row(2, BOX)
    assert few[1].rect.left >= few[0].rect.right
    many = row(9, BOX)
    assert many[1].rect.left < many[0].rect.right
    assert many[-1].rect.right <= BOX.right + 1


def test_a_grid_uses_the_largest_cards_that_fit() -> None:
    spots = grid(6, BOX)
    assert len({round(spot.y) for spot in spots}) == 2
    for number, spot in enumerate(spots):
        assert spot.rect.collidelist([other.rect for other in spots[number + 1 :]]) == -1


def test_a_pile_rises_a_little_with_its_uppermost_cards() -> None:
    spots = pile(40, BOX)
    assert spots[0] == spots[30]
    assert spots[-1].y < spots[0].y


@pytest.mark.parametrize("start", ["top", "bottom"])
def test_a_stack_leaves_a_strip_of_every_card_visible(start: str) -> None:
    box = Rect(0, 0, 150, 200)
    spots = stack(4, box, start=start)
    steps = [b.y - a.y for a, b in pairwise(spots)]
    assert all(step == pytest.approx(steps[0]) and step > 0.15 * spots[0].height for step in steps)
    edge = spots[0].rect.top if start == "top" else 200 - spots[-1].rect.bottom
    assert abs(edge) <= 1


def test_a_stack_gets_smaller_cards_as_it_grows_but_never_tiny_ones() -> None:
    box = Rect(0, 0, 150, 200)
    widths = [stack(count, box)[0].width for count in (1, 3, 5, 20)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] >= widths[0] / 2


def test_a_track_runs_from_the_left_or_from_below() -> None:
    wide, tall = Rect(0, 0, 500, 40), Rect(0, 0, 40, 500)
    assert track_point(wide, 0, 10, 2)[0] < track_point(wide, 0, 10, 3)[0]
    assert track_point(tall, 0, 10, 2)[1] > track_point(tall, 0, 10, 3)[1]
    assert track_point(tall, 0, 10, 99) == track_point(tall, 0, 10, 10)
    assert track_point(tall, 0, 10, -5) == track_point(tall, 0, 10, 0)


def test_a_spot_has_the_ratio_of_a_card() -> None:
    spot = row(1, BOX)[0]
    assert spot.rect.height == pytest.approx(spot.rect.width * CARD_RATIO, abs=1)


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_a_hand_opposite_hangs_into_its_box_from_above(count: int) -> None:
    box = Rect(100, 0, 700, 60)
    spots = across(count, box)
    assert all(spot.rect.bottom <= box.bottom and spot.rect.top < box.top for spot in spots)
    assert all(box.left <= spot.rect.left and spot.rect.right <= box.right for spot in spots)
    assert [spot.angle for spot in spots] == [-spot.angle for spot in fan(count, box)]
