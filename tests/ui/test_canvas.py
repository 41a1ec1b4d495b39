"""The compositor: only what changed is drawn, in the right order, and nothing at rest."""

import pygame
import pytest

from tabletop.ui.drawing.canvas import Canvas, Sprite, merged
from tabletop.ui.drawing.materials.turning import Turning

TABLE, RED, BLUE = (10, 60, 20), (200, 0, 0), (0, 0, 200)


def _square(colour: tuple[int, int, int], side: int = 20) -> pygame.Surface:
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    image.fill((*colour, 255))
    return image


def _paint_table(target: pygame.Surface) -> None:
    target.fill(TABLE)


@pytest.fixture
def canvas() -> Canvas:
    made = Canvas(pygame.Surface((200, 100)))
    made.rebuild(_paint_table)
    made.paint()
    return made


def test_the_first_frame_draws_everything() -> None:
    canvas = Canvas(pygame.Surface((200, 100)))
    canvas.rebuild(_paint_table)
    assert canvas.paint() == [pygame.Rect(0, 0, 200, 100)]
    assert canvas.screen.get_at((5, 5))[:3] == TABLE


def test_at_rest_nothing_is_drawn(canvas: Canvas) -> None:
    canvas.add(Sprite(_square(RED)))
    canvas.paint()
    assert canvas.idle
    assert canvas.paint() == []


def test_a_moved_sprite_dirties_its_old_and_its_new_place(canvas: Canvas) -> None:
    sprite = canvas.add(Sprite(_square(RED), (10, 10)))
    canvas.paint()
    sprite.move((100, 50))
    rects = canvas.paint()
    assert pygame.Rect(10, 10, 20, 20) in rects
    assert pygame.Rect(100, 50, 20, 20) in rects
    assert canvas.screen.get_at((15, 15))[:3] == TABLE
    assert canvas.screen.get_at((105, 55))[:3] == RED


def test_moving_to_the_same_place_is_no_work(canvas: Canvas) -> None:
    sprite = canvas.add(Sprite(_square(RED), (10, 10)))
    canvas.paint()
    sprite.move((10.3, 9.8))
    assert canvas.paint() == []


def test_nearer_sprites_cover_farther_ones(canvas: Canvas) -> None:
    low = canvas.add(Sprite(_square(RED), (10, 10), z=5))
    canvas.add(Sprite(_square(BLUE), (20, 10), z=1))
    canvas.paint()
    assert canvas.screen.get_at((25, 15))[:3] == RED
    canvas.raise_to(low, 0)
    canvas.paint()
    assert canvas.screen.get_at((25, 15))[:3] == BLUE


def test_a_removed_or_hidden_sprite_leaves_the_table(canvas: Canvas) -> None:
    first = canvas.add(Sprite(_square(RED), (10, 10)))
    second = canvas.add(Sprite(_square(BLUE), (60, 10)))
    canvas.paint()
    canvas.remove(first)
    second.set_visible(False)
    canvas.paint()
    assert canvas.screen.get_at((15, 15))[:3] == TABLE
    assert canvas.screen.get_at((65, 15))[:3] == TABLE


def test_a_changed_picture_keeps_its_corner(canvas: Canvas) -> None:
    sprite = canvas.add(Sprite(_square(RED, 20), (50, 40)))
    sprite.show(_square(BLUE, 40))
    assert sprite.rect == pygame.Rect(50, 40, 40, 40)


def test_part_of_the_settled_layer_can_be_rebuilt(canvas: Canvas) -> None:
    def paint_blue(target: pygame.Surface) -> None:
        target.fill(BLUE)

    area = pygame.Rect(0, 0, 30, 30)
    canvas.rebuild(paint_blue, area)
    assert canvas.paint() == [area]
    assert canvas.screen.get_at((10, 10))[:3] == BLUE
    assert canvas.screen.get_at((50, 50))[:3] == TABLE


def test_exposing_draws_everything_without_calling_the_painter() -> None:
    calls: list[int] = []
    canvas = Canvas(pygame.Surface((50, 50)))
    canvas.rebuild(lambda _target: calls.append(1))
    canvas.paint()
    canvas.expose()
    assert canvas.paint() == [pygame.Rect(0, 0, 50, 50)]
    assert calls == [1]


def test_what_lies_outside_the_window_is_clipped(canvas: Canvas) -> None:
    canvas.add(Sprite(_square(RED), (190, 90)))
    assert canvas.paint() == [pygame.Rect(190, 90, 10, 10)]


def test_merged_rectangles_do_not_overlap_and_cover_all() -> None:
    bounds = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 10, 10), pygame.Rect(50, 50, 5, 5)]
    result = merged([*rects, pygame.Rect(300, 0, 5, 5)], bounds)
    assert len(result) == 2
    assert not result[0].colliderect(result[1])
    assert all(any(big.contains(small) for big in result) for small in rects)


def test_very_many_rectangles_become_one() -> None:
    rects = [pygame.Rect(x, 0, 1, 1) for x in range(0, 100, 2)]
    assert merged(rects, pygame.Rect(0, 0, 100, 100)) == [pygame.Rect(0, 0, 99, 1)]


def test_turning_remembers_by_steps_of_two_degrees() -> None:
    turning = Turning()
    square = _square(RED, 80)

    def double() -> pygame.Surface:
        return square

    first = turning.get("card", double, 7.2)
    assert turning.get("card", double, 8.4) is first
    assert turning.get("card", double, 11.5) is not first
    assert turning.get("card", double, 0).get_size() == (40, 40)
    assert turning.get("card", double, 0, 1.1).get_size() == (44, 44)


def test_turning_keeps_to_its_limit_and_drops_the_oldest() -> None:
    turning = Turning(limit_bytes=3 * 40 * 40 * 4)
    square = _square(RED, 80)

    def double() -> pygame.Surface:
        return square

    first = turning.get("a", double, 0)
    for name in "bcd":
        turning.get(name, double, 0)
    assert turning.held_bytes <= 3 * 40 * 40 * 4
    assert turning.get("a", double, 0) is not first


def test_when_time_is_short_the_nearest_picture_is_taken() -> None:
    turning = Turning()
    square = _square(RED, 80)

    def double() -> pygame.Surface:
        return square

    near, far = turning.get("card", double, 10), turning.get("card", double, 40)
    turning.thrifty = True
    assert turning.get("card", double, 16) is near
    assert turning.get("card", double, 34) is far
    assert turning.get("other", double, 4) not in (near, far)
    assert turning.get("card", double, 0, 0.5, exact=True).get_size() == (20, 20)
    turning.forget()
    assert turning.held_bytes == 0
