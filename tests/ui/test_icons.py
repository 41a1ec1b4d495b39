"""Icons: every one can be drawn, is coloured as asked, and a game's own comes first."""

from pathlib import Path

import pytest

from tabletop.ui.drawing.letters.icons import Icons

ASSETS = Path(__file__).parents[2] / "assets"
COMMON = Icons([ASSETS / "common" / "icons"])


@pytest.mark.parametrize("name", COMMON.names())
def test_every_icon_draws_something_in_its_colour(name: str) -> None:
    image = COMMON.get(name, 64, (200, 0, 0), (0, 0, 200))
    assert image.get_size() == (64, 64)
    ink = [image.get_at((x, y)) for x in range(64) for y in range(64)]
    strongest = max(ink, key=lambda pixel: (pixel.a, pixel.r))
    assert strongest.a > 200
    assert strongest.r >= 190
    assert strongest.g < 10


def test_small_icons_are_not_lost() -> None:
    image = COMMON.get("log", 16, (255, 255, 255))
    assert image.get_size() == (16, 16)
    assert image.get_bounding_rect().width >= 12


def test_the_first_folder_wins(tmp_path: Path) -> None:
    own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    (tmp_path / "star.svg").write_text(
        own + '<path fill="currentColor" d="M0 0h100v100H0z"/></svg>'
    )
    icons = Icons([tmp_path, ASSETS / "common" / "icons"])
    assert icons.get("star", 40, (9, 9, 9)).get_at((1, 1)).a == 255
    assert icons.get("check", 40, (9, 9, 9)).get_at((1, 1)).a == 0


def test_a_missing_icon_names_the_folders(tmp_path: Path) -> None:
    icons = Icons([tmp_path])
    assert not icons.has("unicorn")
    with pytest.raises(FileNotFoundError, match="unicorn"):
        icons.get("unicorn", 20, (0, 0, 0))


def test_all_seat_shapes_exist() -> None:
    shapes = ("circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop")
    assert [name for name in shapes if not COMMON.has(name)] == []


def test_a_minus_before_an_icon_is_composed() -> None:
    image = COMMON.get("minus_influence", 40, (255, 255, 255))
    assert COMMON.has("minus_influence")
    assert not COMMON.has("minus_unicorn")
    assert image.get_at((2, 20)).a == 255
    assert image.get_at((2, 5)).a == 0
    assert image.get_bounding_rect().right >= 38
