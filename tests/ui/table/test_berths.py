"""Checks where a card finds its place: beside what it speaks of, over nothing that must be seen."""

import pytest
from pygame import Rect

from rules.core.rng import Rng
from tabletop.ui.table.plan.berths import APART, BELOW, Room, berth_for, clustered

WINDOW = Rect(0, 0, 1280, 720)
GAP = 20


def any_rect(rng: Rng, most: int) -> Rect:
    """Return a rectangle somewhere in the window."""
    size = (20 + rng.below(most), 20 + rng.below(most))
    at = (rng.below(WINDOW.width - size[0]), rng.below(WINDOW.height - size[1]))
    return Rect(at, size)


@pytest.mark.parametrize("seed", range(60))
def test_a_card_hides_nothing_that_must_be_seen_where_there_is_room(seed: int) -> None:
    rng = Rng.seeded(seed)
    targets = [any_rect(rng, 200) for _ in range(1 + rng.below(3))]
    kept = tuple(any_rect(rng, 120) for _ in range(rng.below(4)))
    berth = berth_for((320, 200), targets, GAP, Room(WINDOW, kept))
    assert WINDOW.contains(berth.rect)
    assert berth.rect.size == (320, 200)
    assert berth.rect.collidelist([*targets, *kept]) == -1
    if berth.side != APART:
        assert berth.target in targets


def test_a_card_lies_beside_the_first_thing_that_has_room_for_it() -> None:
    walled, free = Rect(0, 0, 1280, 100), Rect(600, 400, 40, 40)
    wall = Rect(0, 100, 1280, 200)
    assert berth_for((300, 200), [walled, free], GAP, Room(WINDOW, (wall,))).target == free


def test_a_card_spares_what_had_better_be_seen() -> None:
    target = Rect(600, 300, 60, 60)
    right = Rect(660, 0, 620, 720)
    berth = berth_for((300, 200), [target], GAP, Room(WINDOW, (), (right,)))
    assert not berth.rect.colliderect(right)


def test_where_there_is_no_room_a_card_hides_as_little_as_can_be() -> None:
    everything = Rect(0, 0, 1280, 700)
    berth = berth_for((300, 200), [Rect(600, 300, 60, 60)], GAP, Room(WINDOW, (everything,)))
    assert berth.rect.bottom == WINDOW.bottom
    assert berth.side == BELOW


def test_a_card_that_lies_aslant_of_a_thing_does_not_point_at_it() -> None:
    middle = Rect(300, 300, 60, 60)
    cross = (Rect(0, 0, 1280, 520), Rect(0, 0, 620, 720))
    assert berth_for((300, 190), [middle], GAP, Room(WINDOW, cross)).side == APART


def test_a_card_beside_a_thing_lies_close_to_it() -> None:
    target = Rect(600, 300, 60, 60)
    berth = berth_for((300, 200), [target], GAP, Room(WINDOW))
    assert berth.target is not None
    assert berth.rect.inflate(2 * GAP + 2, 2 * GAP + 2).colliderect(berth.target)


def test_near_things_share_one_light_and_keep_their_order() -> None:
    hand = [Rect(500 + 40 * n, 600, 60, 90) for n in range(5)]
    far = Rect(20, 20, 50, 50)
    bridge = Rect(440, 600, 55, 90)
    assert clustered([far, *hand, bridge], 8) == [far, Rect(440, 600, 280, 90)]
    assert clustered([hand[4], far, hand[0]], 8) == [hand[4], far, hand[0]]
    assert clustered([], 8) == []
