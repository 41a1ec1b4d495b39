"""The scale: lengths follow the window, text and targets never become too small."""

import pytest

from tabletop.ui.drawing.scale import SMALLEST_TARGET, SMALLEST_TEXT, Scale


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
