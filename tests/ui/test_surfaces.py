"""Materials: deterministic, remembered, lit from the upper left, transparent where they must be."""

from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing.materials import surfaces
from tabletop.ui.drawing.materials.surfaces import DRAGGED, HOVERING, RESTING
from tabletop.ui.drawing.paint import disc, faded, gradient, layer, put, rounded_mask

NAVY = (22, 33, 58)


def test_a_table_without_a_picture_is_felt_with_a_pool_of_light(tmp_path: Path) -> None:
    table = surfaces.table_surface((640, 360), tmp_path / "none.jpg", NAVY)
    lit = pygame.transform.average_color(table, pygame.Rect(200, 80, 160, 100))
    corner = pygame.transform.average_color(table, pygame.Rect(580, 320, 60, 40))
    assert sum(lit[:3]) > 1.5 * sum(corner[:3])


def test_a_table_is_darker_for_those_who_need_contrast(tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    made = pygame.Surface((64, 36))
    made.fill((100, 120, 140))
    pygame.image.save(made, path)
    table = surfaces.table_surface((640, 360), path, NAVY)
    dim = surfaces.table_surface((640, 360), path, NAVY, dim=True)
    assert table.get_at((300, 200))[:3] == (100, 120, 140)
    assert sum(dim.get_at((300, 200))[:3]) < 0.4 * sum((100, 120, 140))


def test_a_seam_runs_along_the_edge_in_stitches() -> None:
    seam = surfaces.stitching((120, 160), 10, (255, 230, 180), 9)
    row = [seam.get_at((x, 1)).a > 100 for x in range(20, 100)]
    assert any(row)
    assert not all(row)
    assert seam.get_at((60, 80)).a == 0


def test_a_higher_thing_casts_a_softer_and_wider_shadow() -> None:
    margins = [
        surfaces.shadow((60, 80), 6, height).margin for height in (RESTING, HOVERING, DRAGGED)
    ]
    assert margins == sorted(margins)
    low, high = surfaces.shadow((60, 80), 6, RESTING), surfaces.shadow((60, 80), 6, DRAGGED)
    assert _darkest(low.image) > _darkest(high.image)


def test_a_shadow_falls_to_the_lower_right() -> None:
    cast = surfaces.shadow((60, 60), 6, DRAGGED)
    left = cast.image.get_at((cast.margin - 6, cast.margin + 30)).a
    right = cast.image.get_at((cast.margin + 66, cast.margin + 30)).a
    above = cast.image.get_at((cast.margin + 30, cast.margin - 6)).a
    below = cast.image.get_at((cast.margin + 30, cast.margin + 66)).a
    assert right > left
    assert below > above


def test_a_glow_surrounds_and_leaves_the_middle_free() -> None:
    cast = surfaces.glow((60, 60), 6, (0, 200, 255))
    assert cast.image.get_at((cast.margin + 30, cast.margin + 30)).a < 20
    assert cast.image.get_at((cast.margin + 30, cast.margin - 2)).a > 200


def test_the_focus_ring_has_a_light_and_a_dark_tone() -> None:
    cast = surfaces.focus_ring((60, 60), 6, (255, 255, 255), (0, 0, 0))
    column = [cast.image.get_at((cast.margin + 30, y)) for y in range(cast.margin)]
    opaque = [pixel for pixel in column if pixel.a > 200]
    assert any(pixel.r > 240 for pixel in opaque)
    assert any(pixel.r < 20 for pixel in opaque)


def test_materials_are_remembered() -> None:
    assert surfaces.panel((50, 40), 5, NAVY) is surfaces.panel((50, 40), 5, NAVY)
    assert surfaces.well((50, 40), 5, NAVY) is surfaces.well((50, 40), 5, NAVY)


def test_corners_are_round_and_smooth() -> None:
    mask = rounded_mask((40, 30), 10)
    assert mask.get_at((0, 0)).a == 0
    assert mask.get_at((20, 0)).a == 255
    assert any(0 < mask.get_at((x, 2)).a < 255 for x in range(10))
    ring = rounded_mask((40, 30), 10, 3)
    assert ring.get_at((20, 15)).a == 0
    assert ring.get_at((20, 1)).a == 255


def test_premultiplied_pictures_fade_evenly() -> None:
    picture = layer((2, 2))
    picture.fill((200, 100, 50, 255))
    half = faded(picture, 0.5)
    assert half.get_at((0, 0)).a == pytest.approx(128, abs=2)
    target = pygame.Surface((2, 2))
    put(target, half, (0, 0))
    assert target.get_at((0, 0)).r == pytest.approx(100, abs=2)


def test_gradients_run_from_the_first_to_the_last_colour() -> None:
    down = gradient((4, 50), ((0.0, (0, 0, 0)), (1.0, (250, 0, 0))))
    assert down.get_at((1, 0)).r < 10
    assert down.get_at((1, 49)).r > 240
    across = gradient((50, 4), ((0.0, (0, 0, 0)), (1.0, (250, 0, 0))), across=True)
    assert across.get_at((49, 1)).r > 240


def test_a_disc_is_round() -> None:
    assert disc(10, (9, 9, 9)).get_at((0, 0)).a == 0
    assert disc(10, (9, 9, 9)).get_at((10, 10)).a == 255
    assert disc(10, (9, 9, 9), 2).get_at((10, 10)).a == 0


def _darkest(image: pygame.Surface) -> int:
    return max(
        image.get_at((x, y)).a
        for x in range(0, image.get_width(), 3)
        for y in range(0, image.get_height(), 3)
    )
