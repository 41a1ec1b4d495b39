"""A track of stone: spaces in order, discs side by side, values beyond its end."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import pygame
import pytest

from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.table.counters.counter_forms import TrackPlan
from tabletop.ui.table.counters.markers import TrackGround
from tabletop.ui.table.counters.rail import RailTrack
from tabletop.ui.table.counters.slab import DiscTrack, Spaces, gathered
from tabletop.ui.table.plan.geometry import CounterSpot
from tabletop.ui.table.plan.table_plan import CounterView
from tests.ui.helpers import ASSETS, kit_for

PLAN = TrackPlan(low=1, high=20, marks=(5, 10), material="marble", beyond=True)
VIEW = CounterView("rank", "track", "track", own=PLAN)
WIDE, TALL = pygame.Rect(0, 0, 1280, 72), pygame.Rect(0, 0, 90, 700)
REFS = (2000, 2001, 2002, 2003, 2004)


def ground(box: pygame.Rect = WIDE, view: CounterView = VIEW) -> TrackGround:
    """Return a track in a box."""
    return TrackGround(kit_for(), CounterSpot(view, REFS, box), Gallery([ASSETS / "common/art"]))


def track(*values: int, box: pygame.Rect = WIDE) -> DiscTrack:
    """Return a track with a disc on each value."""
    made = ground(box).markers(Canvas(pygame.Surface((1280, 720))), list(range(len(REFS))))
    assert isinstance(made, DiscTrack)
    for ref, value in zip(REFS, values, strict=True):
        made.set(ref, value, at_once=True)
    return made


@pytest.mark.parametrize("box", [WIDE, TALL], ids=["wide", "tall"])
def test_spaces_follow_one_another_inside_the_slab(box: pygame.Rect) -> None:
    spaces = Spaces(kit_for(), CounterSpot(VIEW, REFS, box))
    assert spaces.values == list(range(1, 22))
    boxes = [spaces.box(value) for value in spaces.values]
    for one, other in pairwise(boxes):
        assert not one.colliderect(other)
        assert one.right == other.left or one.top == other.bottom
    assert all(box.contains(space) for space in boxes)
    assert spaces.box(40) == spaces.box(21)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(58, 56), (46, 30), (95, 40), (30, 64)])
def test_discs_on_one_space_lie_apart_and_inside_it(count: int, size: tuple[int, int]) -> None:
    room = pygame.Rect((10, 20), size)
    px, middles = gathered(count, room)
    assert len(middles) == count
    for one, other in combinations(middles, 2):
        assert dist(one, other) >= px
    for x, y in middles:
        assert room.left <= x - px / 2 + 1 and x + px / 2 - 1 <= room.right
        assert room.top <= y - px / 2 + 1 and y + px / 2 - 1 <= room.bottom


def test_five_discs_on_the_first_space_of_an_ordinary_window_can_still_be_told_apart() -> None:
    discs = track(5, 5, 5, 5, 5)
    rects = [discs.rect_of(ref) for ref in REFS]
    assert all(rect is not None and rect.width >= 18 for rect in rects)
    assert len({tuple(rect.center) for rect in rects if rect is not None}) == len(REFS)


@pytest.mark.parametrize("count", range(1, 6))
def test_discs_never_cover_the_number_of_their_space(count: int) -> None:
    discs = track(*[5] * count, *[7] * (5 - count))
    strip = discs.spaces.strip(5)
    for ref in REFS[:count]:
        rect = discs.rect_of(ref)
        assert rect is not None
        assert rect.centery + discs.markers[0].size / 2 <= strip.top + 1


def test_a_disc_slides_to_its_new_space_and_the_others_make_room() -> None:
    discs = track(5, 6, 6, 9, 1)
    start, mate = discs.rect_of(REFS[0]), discs.rect_of(REFS[3])
    discs.set(REFS[0], 9, at_once=False)
    assert discs.moving
    discs.advance(0.01)
    on_its_way = discs.rect_of(REFS[0])
    discs.advance(9.0)
    end = discs.rect_of(REFS[0])
    assert start is not None and on_its_way is not None and end is not None
    assert start.centerx < on_its_way.centerx < end.centerx
    assert discs.rect_of(REFS[3]) != mate
    assert not discs.moving


def test_values_beyond_the_end_share_the_last_space_which_tells_them() -> None:
    discs = track(23, 2, 30, 4, 5)
    assert discs.beyond is not None
    assert discs.beyond.values == [23, 30]
    last = discs.spaces.box(21)
    for ref in (REFS[0], REFS[2]):
        rect = discs.rect_of(ref)
        assert rect is not None and last.contains(rect)
    discs.set(REFS[0], 20, at_once=True)
    discs.set(REFS[2], 20, at_once=True)
    assert discs.beyond.values == []
    assert discs.beyond.dirty


def test_who_has_fallen_off_the_track_has_no_disc_on_it() -> None:
    discs = track(0, 2, 3, 4, 5)
    assert discs.rect_of(REFS[0]) is None
    marker = discs.marker_of(REFS[0])
    assert marker is not None and not marker.visible


def test_the_leader_looks_different_unless_all_are_level() -> None:
    def picture(discs: DiscTrack, ref: int) -> bytes:
        marker = discs.marker_of(ref)
        assert marker is not None
        return pygame.image.tobytes(marker.image, "RGBA")

    assert picture(track(5, 8, 9, 10, 11), REFS[0]) == picture(track(5, 7, 8, 9, 10), REFS[0])
    assert picture(track(12, 8, 9, 10, 11), REFS[0]) != picture(track(5, 8, 9, 10, 11), REFS[0])
    level = track(5, 5, 5, 5, 5)
    assert level.markers[0].size == level.markers[1].size


def test_another_material_makes_a_rail() -> None:
    plan = TrackPlan(low=0, high=15, marks=(0, 15), material="brass")
    brass = replace(VIEW, own=plan)
    rail = ground(TALL, brass)
    assert rail.parts == []
    made = rail.markers(Canvas(pygame.Surface((1280, 720))), list(range(len(REFS))))
    assert isinstance(made, RailTrack)
    low, high = made.rect_of(REFS[0]), None
    made.set(REFS[0], 15, at_once=True)
    high = made.rect_of(REFS[0])
    assert low is not None and high is not None
    assert high.centery < low.centery


@pytest.mark.parametrize("value", [0, 7, 15])
@pytest.mark.parametrize("box", [WIDE, TALL], ids=["wide", "tall"])
def test_on_a_rail_nobody_hides_another_of_the_same_value(box: pygame.Rect, value: int) -> None:
    made = ground(box, replace(VIEW, own=TrackPlan(0, 15, (5, 10)))).markers(
        Canvas(pygame.Surface((1280, 720))), list(range(len(REFS)))
    )
    for ref in REFS:
        made.set(ref, value, at_once=True)
    rects = [marker.rect for marker in made.markers]
    assert all(box.inflate(2, 2).contains(rect) for rect in rects)
    assert not any(one.colliderect(two) for one, two in combinations(rects, 2))
