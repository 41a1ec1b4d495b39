"""Cells, scales and folders: numbers on cards that are told by their colours too."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.cells import CellPainter
from tabletop.ui.cards.folder import folder_stock, tab_height
from tabletop.ui.cards.templates import Cells, Face, Gauge, TileTemplate, read_templates
from tabletop.ui.drawing.paint import layer
from tabletop.ui.drawing.theme import Colour
from tests.ui.helpers import kit_for

COLD: Colour = (29, 77, 155)
WARM: Colour = (176, 42, 36)
PALE: Colour = (236, 217, 172)
CELLS = Cells(("east", "west"), (COLD, WARM), "guard_")
GAUGE = Gauge("height", (COLD, PALE, WARM))
FACE = Face((1, 2, 3), (250, 250, 250), PALE, (1, 1, 1), "star", cells=CELLS, gauge=GAUGE)
BOX = pygame.Rect(0, 0, 60, 24)
FACES = """
[face.person]
band = "#14243f"
band_text = "#f4d999"
paper = "#f4ebd4"
ink = "#1d2436"
emblem = "person"
tab_by = "town"

[face.person.tabs]
north = "#602020"

[face.person.cells]
numbers = ["east", "west"]
colours = ["#1d4d9b", "#b02a24"]
frames = "guard_"

[face.person.gauge]
number = "height"
colours = ["#1d4d9b", "#b02a24"]

[face.person.tile]
word = "town"
figure = "votes"

[back.people]
ground = "#14243f"
line = "#d6a956"
petals = 12
"""


def card(figure: str = "", **numbers: int) -> CardArt:
    """Return a card with some numbers."""
    return CardArt("one", "person", "One", numbers=numbers, figure=figure)


def pixels(image: pygame.Surface, colour: Colour, box: pygame.Rect) -> int:
    """Count the pixels of a colour in a part of a picture."""
    part = image.subsurface(box)
    return pygame.mask.from_threshold(part, colour, (6, 6, 6, 255)).count()


def test_a_cell_has_the_colour_of_its_value() -> None:
    image = layer(BOX.size)
    CellPainter(kit_for(), FACE, card(east=1, west=2)).row(image, BOX, CELLS)
    left, right = pygame.Rect(0, 0, 30, 24), pygame.Rect(30, 0, 30, 24)
    assert pixels(image, COLD, left) > 200 > pixels(image, WARM, left)
    assert pixels(image, WARM, right) > 200 > pixels(image, COLD, right)
    assert (CELLS.colour(0), CELLS.colour(9)) == (COLD, WARM)


def test_cells_are_framed_and_starred_as_other_numbers_say() -> None:
    images = []
    for rank in range(3):
        image = layer(BOX.size)
        CellPainter(kit_for(), FACE, card(east=1, guard_east=rank)).cell(image, BOX, CELLS, "east")
        images.append(pygame.image.tobytes(image, "RGBA"))
    assert len(set(images)) == 3


@pytest.mark.parametrize(("figure", "marked"), [("", 2), ("3", 3), ("1", 1)])
def test_a_scale_marks_the_value_that_counts_now(figure: str, marked: int) -> None:
    image = layer(BOX.size)
    CellPainter(kit_for(), FACE, card(figure, height=2)).gauge(image, BOX, GAUGE)
    parts = [image.subsurface(pygame.Rect(20 * step, 0, 19, 24)) for step in range(3)]
    tall = [part.get_bounding_rect(min_alpha=200).height for part in parts]
    assert tall.index(max(tall)) == marked - 1
    assert sorted(tall)[-1] > sorted(tall)[-2]


def test_a_folder_has_a_tab_in_its_colour() -> None:
    image = folder_stock((100, 140), PALE, WARM, 6)
    high = tab_height(140)
    left, right = image.get_at((20, high // 2)), image.get_at((90, high // 2))
    assert left.r > left.b + 60
    assert abs(right.r - left.r) + abs(right.g - left.g) + abs(right.b - left.b) > 60


def test_templates_tell_of_cells_scales_tabs_and_tiles(tmp_path: Path) -> None:
    file = tmp_path / "faces.toml"
    file.write_text(FACES, encoding="utf-8")
    face = read_templates(file).face("person")
    assert face.cells == CELLS
    assert face.gauge == Gauge("height", (COLD, WARM))
    assert face.tile == TileTemplate("town", "votes")
    assert (face.tab_by, face.tabs) == ("town", {"north": (96, 32, 32)})
    strong = face.strengthened()
    assert strong.cells is not None
    assert strong.cells.colours != CELLS.colours


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ('["#1d4d9b", "#b02a24"]\nframes', '["blue"]\nframes', "colours"),
        ('["#1d4d9b", "#b02a24"]\nframes', "[]\nframes", "colours"),
        ('figure = "votes"', 'figur = "votes"', "figur"),
    ],
)
def test_wrong_templates_are_complained_about(
    tmp_path: Path, right: str, wrong: str, key: str
) -> None:
    file = tmp_path / "faces.toml"
    assert right in FACES
    file.write_text(FACES.replace(right, wrong), encoding="utf-8")
    with pytest.raises(ComplaintError) as caught:
        read_templates(file)
    assert caught.value.key == key
