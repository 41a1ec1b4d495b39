"""The icons of all systems come from one drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import IcnsImagePlugin, IcoImagePlugin, Image

from shipping.icons import MAC_SIZES, PNG_SIZES, WINDOWS_SIZES, picture, write_icons
from tabletop.ui.desktop.emblem import emblem

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("icons")
    write_icons(made)
    return made


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.convert("RGBA").tobytes() == other.convert("RGBA").tobytes()


def test_every_png_has_the_size_it_is_called_by(folder: Path) -> None:
    for size in PNG_SIZES:
        with Image.open(folder / f"cloakroom-{size}.png") as image:
            assert same(image, picture(size))
            assert image.size == (size, size)


def test_the_windows_icon_holds_each_size_as_it_was_drawn(folder: Path) -> None:
    with (folder / "cloakroom.ico").open("rb") as stream:
        icon = IcoImagePlugin.IcoFile(stream)
        assert icon.sizes() == {(size, size) for size in WINDOWS_SIZES}
        for size in WINDOWS_SIZES:
            assert same(icon.getimage((size, size)), picture(size))


def test_the_mac_icon_holds_each_size_as_it_was_drawn(folder: Path) -> None:
    with (folder / "cloakroom.icns").open("rb") as stream:
        icon = IcnsImagePlugin.IcnsFile(stream)
        sizes = icon.itersizes()
        assert {side * scale for side, _, scale in sizes} == set(MAC_SIZES)
        for size in sizes:
            assert same(icon.getimage(size), picture(size[0] * size[2]))


def test_icons_are_the_same_each_time(folder: Path, tmp_path: Path) -> None:
    picture.cache_clear()
    write_icons(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_emblem_is_brass_on_night_blue_with_round_corners() -> None:
    for size in (16, 24, 48, 256):
        image = picture(size)
        corner, dome, leather = (
            image.getpixel((round(x * (size - 1)), round(y * (size - 1))))
            for x, y in ((0, 0), (0.47, 0.55), (0.2, 0.35))
        )
        assert isinstance(corner, tuple)
        assert isinstance(dome, tuple)
        assert isinstance(leather, tuple)
        assert corner[3] < 128
        assert dome[0] > dome[2] + 40
        assert leather[2] > leather[0] + 20


def test_the_smallest_icons_have_a_drawing_of_their_own() -> None:
    assert emblem(16) == emblem(24) != emblem(32) == emblem(512)
