"""The scale: lengths follow the window, text and targets never become too small."""

import pytest

from tabletop.ui.drawing.scale import SMALLEST_TARGET, SMALLEST_TEXT, Scale, bearable


def test_the_design_size_has_the_factor_one() -> None:
    assert Scale(1920, 1080).factor == 1
    assert Scale(1920, 1080).px(37) == 37


def test_the_shorter_side_decides() -> None:
    assert Scale(3840, 1080).factor == 1
    assert Scale(1920, 2160).factor == 1
    assert Scale(3840, 2160).px(10) == 20


def test_what_is_visible_stays_visible() -> None:
    assert Scale(1024, 640).px(0.5) == 1
    assert Scale(1024, 640).px(0) == 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_text_is_never_smaller_than_sixteen_pixels(size: tuple[int, int], percent: int) -> None:
    scale = Scale(*size, percent)
    assert scale.text(8) >= SMALLEST_TEXT
    assert scale.target() >= SMALLEST_TARGET


def test_the_text_setting_enlarges_text_in_a_small_window_too() -> None:
    assert Scale(1024, 640, 200).text(18) == 32
    assert Scale(1920, 1080, 150).text(18) == 27


def test_what_must_stay_readable_grows_with_the_desktop() -> None:
    usual, dense = Scale(1280, 720), Scale(2560, 1440, density=2.0)
    for size in (8, 18, 30):
        assert dense.text(size) == pytest.approx(2 * usual.text(size), abs=1)
        assert dense.target(size) == 2 * usual.target(size)
    assert dense.least(13) == 26


@pytest.mark.parametrize(
    ("size", "density", "scale"),
    [
        ((1366, 709), 1.0, Scale(1366, 709, 100, 1.0)),
        ((3840, 2100), 2.0, Scale(3840, 2100, 100, 2.0)),
        ((3456, 1900), 1.0, Scale(3456, 1900, 100, 1.0)),
        ((1280, 640), 2.0, Scale(1280, 640, 200, 1.0)),
        ((1920, 1000), 2.0, Scale(1920, 1000, 125, 1000 / 640)),
        ((800, 500), 1.5, Scale(800, 500, 150, 1.0)),
    ],
)
def test_a_small_window_bears_what_it_can_and_enlarges_texts_by_the_rest(
    size: tuple[int, int], density: float, scale: Scale
) -> None:
    assert bearable(size, 100, density) == scale


def test_the_player_enlarges_texts_on_top_of_the_desktop() -> None:
    assert bearable((3840, 2160), 150, 2.0) == Scale(3840, 2160, 150, 2.0)
    assert bearable((1024, 640), 150, 1.5).text_percent == 200
    assert bearable((1024, 640), 200, 4.0).text_percent == 200
    assert bearable((1920, 1080), 130, 1.0).text_percent == 130
    assert bearable((1920, 1080), 100, 1.0, letters=1.6) == Scale(1920, 1080, 150)
