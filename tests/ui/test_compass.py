"""Ways between rectangles: the nearest in sight comes first, and every one is reached."""

import pygame

from rules.core.rng import Rng
from tabletop.ui.widgets.compass import WAYS, Compass

LEFT, RIGHT, UP, DOWN = WAYS


def boxes(*middles: tuple[int, int], size: int = 20) -> list[pygame.Rect]:
    """Return squares around some points."""
    return [pygame.Rect(x - size // 2, y - size // 2, size, size) for x, y in middles]


def reached(compass: Compass, start: int) -> set[int]:
    """Return every rectangle that keys lead to from one."""
    found, ends = {start}, [start]
    while ends:
        here = ends.pop()
        for way in WAYS:
            there = compass.next(here, way)
            if there is not None and there not in found:
                found.add(there)
                ends.append(there)
    return found


def test_what_lies_straight_ahead_comes_before_what_is_nearer_but_aside() -> None:
    compass = Compass(boxes((0, 0), (100, 0), (70, 60)))
    assert compass.next(0, RIGHT) == 1
    assert compass.next(1, LEFT) == 0


def test_what_lies_far_aside_is_not_in_that_direction() -> None:
    compass = Compass(boxes((0, 0), (50, 300)))
    assert compass.next(0, RIGHT) is None
    assert compass.next(0, DOWN) == 1
    assert compass.next(1, UP) == 0


def test_a_row_is_walked_card_by_card_and_back() -> None:
    compass = Compass(boxes(*[(x, 0) for x in range(0, 500, 30)], size=100))
    here = 0
    for number in range(1, 17):
        here = compass.next(here, RIGHT) or 0
        assert here == number
    assert compass.next(here, RIGHT) is None


def test_every_rectangle_is_reached_from_every_other_however_they_lie() -> None:
    rng = Rng.seeded(5)
    for count in (1, 2, 3, 9, 30):
        for _ in range(12):
            rects = [
                pygame.Rect(rng.below(300), rng.below(200), 1 + rng.below(90), 1 + rng.below(90))
                for _ in range(count)
            ]
            rects.append(rects[0].copy())  # one that lies just where another one does
            compass = Compass(rects)
            for start in range(len(rects)):
                assert reached(compass, start) == set(range(len(rects)))
