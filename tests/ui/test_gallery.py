"""Pictures made beforehand: found, cut without stretching, laid over windows of any shape."""

import math
from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing.materials.gallery import (
    KEPT_BYTES,
    Gallery,
    filling,
    read_picture,
    spanning,
)

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def quarters(size: tuple[int, int]) -> pygame.Surface:
    """Return a picture with another colour in each quarter."""
    width, height = size
    picture = pygame.Surface(size)
    for number, colour in enumerate((RED, GREEN, BLUE, WHITE)):
        corner = (number % 2 * (width // 2), number // 2 * (height // 2))
        picture.fill(colour, pygame.Rect(corner, (width // 2, height // 2)))
    return picture


def corners(picture: pygame.Surface) -> list[tuple[int, int, int]]:
    """Return the colours in the four corners; scaling may round them a little."""
    width, height = picture.get_size()
    places = ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2))
    return [
        min((RED, GREEN, BLUE, WHITE), key=lambda colour: math.dist(colour, picture.get_at(at)[:3]))
        for at in places
    ]


def test_the_first_folder_wins_and_what_is_missing_is_none(tmp_path: Path) -> None:
    for name, colour in (("own", RED), ("common", BLUE)):
        (tmp_path / name).mkdir()
        picture = pygame.Surface((4, 4))
        picture.fill(colour)
        for title in ("sun", "moon") if name == "common" else ("sun",):
            pygame.image.save(picture, tmp_path / name / f"{title}.png")
    gallery = Gallery([tmp_path / "own", tmp_path / "common"])
    sun, moon = gallery.get("sun"), gallery.get("moon")
    assert sun is not None
    assert moon is not None
    assert sun.get_at((1, 1))[:3] == RED
    assert moon.get_at((1, 1))[:3] == BLUE
    assert gallery.get("star") is None


def test_only_the_last_few_pictures_stay_decoded(tmp_path: Path) -> None:
    side = 512
    count = KEPT_BYTES // (side * side * 3)
    for number in range(count + 1):
        pygame.image.save(pygame.Surface((side, side)), tmp_path / f"{number}.png")
    gallery = Gallery([tmp_path])
    first = gallery.get("0")
    assert gallery.get("0") is first
    for number in range(1, count + 1):
        gallery.get(str(number))
    assert gallery.get("0") is not first


def test_a_file_that_is_no_picture_is_none(tmp_path: Path) -> None:
    (tmp_path / "torn.jpg").write_bytes(b"\xff\xd8 torn")
    assert read_picture(tmp_path / "torn.jpg") is None
    assert read_picture(tmp_path / "nowhere.jpg") is None


@pytest.mark.parametrize("size", [(100, 80), (50, 40), (200, 160)])
def test_a_picture_of_the_right_shape_is_shown_whole(size: tuple[int, int]) -> None:
    shown = filling(quarters((100, 80)), size)
    assert shown.get_size() == size
    assert corners(shown) == [RED, GREEN, BLUE, WHITE]


@pytest.mark.parametrize("size", [(100, 20), (20, 100), (37, 41)])
def test_a_picture_is_never_stretched(size: tuple[int, int]) -> None:
    picture = pygame.Surface((200, 160))
    pygame.draw.circle(picture, WHITE, (100, 80), 10)
    shown = filling(picture, size, (0.4, 0.4, 0.2, 0.2))
    ball = pygame.mask.from_threshold(shown, WHITE, (128, 128, 128)).get_bounding_rects()[0]
    assert abs(ball.width - ball.height) <= 2


def test_the_part_that_matters_is_seen_whatever_the_shape() -> None:
    picture = pygame.Surface((200, 160))
    picture.fill(GREEN, (20, 10, 40, 40))
    for size in ((80, 80), (160, 80), (80, 120)):
        shown = filling(picture, size, (0.1, 0.0625, 0.2, 0.25))
        share = pygame.mask.from_threshold(shown, GREEN, (60, 60, 60)).count()
        assert share >= 0.9 * min(size) ** 2


@pytest.mark.parametrize("size", [(192, 108), (256, 108), (102, 64), (384, 216), (60, 90)])
def test_a_table_keeps_all_its_edges_in_any_window(size: tuple[int, int]) -> None:
    shown = spanning(quarters((192, 108)), size)
    assert shown.get_size() == size
    assert corners(shown) == [RED, GREEN, BLUE, WHITE]


def test_halves_of_a_table_melt_into_each_other() -> None:
    picture = pygame.Surface((100, 100))
    picture.fill((200, 200, 200))
    wide = spanning(picture, (300, 100))
    levels = {wide.get_at((150, y)).r for y in range(100)}
    assert max(levels) - min(levels) <= 3


def test_a_part_of_a_table_fills_the_window() -> None:
    picture = pygame.Surface((100, 100))
    picture.fill(RED)
    picture.fill(BLUE, (10, 10, 80, 80))
    assert corners(spanning(picture, (300, 200), (0.1, 0.1, 0.8, 0.8))) == [BLUE] * 4
