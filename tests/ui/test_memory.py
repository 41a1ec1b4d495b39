"""What drawing keeps: pictures up to a limit of bytes, no open files, shadows by their corners."""

import builtins
import io
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing import heap
from tabletop.ui.drawing.letters import fonts
from tabletop.ui.drawing.letters.fonts import FACES, font
from tabletop.ui.drawing.materials import surfaces
from tabletop.ui.drawing.materials.cast import Cast
from tabletop.ui.drawing.materials.surfaces import DRAGGED, RESTING
from tabletop.ui.drawing.memory import (
    LIMIT_BYTES,
    Album,
    bytes_of,
    forget_pictures,
    kept_pictures,
    remembered,
)
from tabletop.ui.drawing.paint import layer

SIZES = range(10, 35)
OPEN_FILES = Path("/proc/self/fd")


def test_two_hundred_sizes_of_letters_read_each_face_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[object] = []
    plain = io.open

    def counting(file: object, *given: object, **named: object) -> object:
        opened.append(file)
        return plain(file, *given, **named)  # type: ignore[call-overload]

    fonts._read.cache_clear()
    forget_pictures()
    monkeypatch.setattr(io, "open", counting)
    monkeypatch.setattr(builtins, "open", counting)
    for face in FACES:
        for px in SIZES:
            font(face, px).size("Ägypten")
    assert len(FACES) * len(SIZES) >= 200
    assert len(opened) <= len(FACES)


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="this system does not list open files")
def test_no_size_of_letters_keeps_a_file_open() -> None:
    forget_pictures()
    before = len(list(OPEN_FILES.iterdir()))
    held = [font(face, px) for face in FACES for px in SIZES]
    assert len(held) >= 200
    assert len(list(OPEN_FILES.iterdir())) <= before


def test_sizes_of_letters_are_forgotten_with_the_window_they_were_for() -> None:
    font("ui", 17)
    assert fonts._open.cache_info().currsize > 0
    forget_pictures()
    assert fonts._open.cache_info().currsize == 0


def test_an_album_keeps_to_its_bytes_and_drops_what_was_not_wanted_for_longest() -> None:
    album: Album[pygame.Surface] = Album(3 * 400)
    pictures = {name: album.get(name, lambda: layer((10, 10))) for name in "abc"}
    assert album.get("a", lambda: layer((10, 10))) is pictures["a"]
    album.get("d", lambda: layer((10, 10)))
    assert album.held_bytes == 3 * 400
    assert album.find("b") is None
    assert album.find("a") is pictures["a"]


def test_a_picture_that_would_drive_out_all_others_is_not_kept() -> None:
    album: Album[pygame.Surface] = Album(1000)
    small = album.get("small", lambda: layer((5, 5)))
    album.get("large", lambda: layer((20, 20)))
    assert album.find("large") is None
    assert album.find("small") is small


def test_all_remembered_pictures_share_one_limit() -> None:
    forget_pictures()

    @remembered
    def strip(length: int) -> pygame.Surface:
        return layer((length, 512))

    for number in range(60):
        strip(512 + number)
    assert 0 < kept_pictures() * 512 * 512 * 4 <= LIMIT_BYTES
    forget_pictures()
    assert kept_pictures() == 0


def test_a_large_shadow_takes_no_more_memory_than_its_corners() -> None:
    small = surfaces.shadow((400, 300), 12, DRAGGED)
    large = surfaces.shadow((3000, 2000), 12, DRAGGED)
    assert bytes_of(large) == bytes_of(small)
    assert large.image.get_size() == (3000 + 2 * large.margin, 2000 + 2 * large.margin)


Draw = Callable[[tuple[int, int]], Cast]


@pytest.mark.parametrize(
    "draw",
    [
        lambda size: surfaces.shadow(size, 9, RESTING, 2.0),
        lambda size: surfaces.glow(size, 9, (200, 160, 90), 6, 2),
        lambda size: surfaces.focus_ring(size, 9, (255, 255, 255), (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("size", [(7, 90), (90, 7), (211, 160), (300, 31)])
def test_what_is_stretched_shows_the_pixels_of_what_was_drawn_whole(
    draw: Draw, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_pictures()
    stretched = draw(size).image

    def whole(
        size: tuple[int, int], margin: int, _corner: int, paint: Callable[..., pygame.Surface]
    ) -> Cast:
        return Cast(paint(size), margin, size, size, (0, 0))

    monkeypatch.setattr(surfaces, "cast_around", whole)
    forget_pictures()
    assert pygame.image.tobytes(stretched, "RGBA") == pygame.image.tobytes(draw(size).image, "RGBA")
    forget_pictures()


def test_a_shadow_is_drawn_as_its_whole_picture_would_be_inside_any_clip() -> None:
    cast = surfaces.shadow((300, 200), 9, DRAGGED)
    one, other = (pygame.Surface((400, 300)) for _ in range(2))
    for target in (one, other):
        target.fill((90, 120, 70))
        target.set_clip((40, 30, 200, 150))
    cast.draw(one, (50.6, -12.3))
    other.blit(
        cast.image,
        (50.6 - cast.margin, -12.3 - cast.margin),
        special_flags=pygame.BLEND_PREMULTIPLIED,
    )
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_free_memory_is_given_back_once_for_many_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    tidied: list[int] = []
    monkeypatch.setattr(heap, "tidy", lambda: tidied.append(1))
    monkeypatch.setattr(heap, "_painted", 0)
    for _ in range(8):
        heap.painted(heap.ENOUGH_BYTES // 4)
    assert len(tidied) == 2


def test_a_system_without_glibc_keeps_its_memory_as_it_likes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heap._glibc.cache_clear()
    monkeypatch.setattr("sys.platform", "darwin")
    heap.prepare()
    heap.tidy()
    assert heap._glibc() is None
    heap._glibc.cache_clear()
