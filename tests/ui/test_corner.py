"""The corner of a card: the right lines in the right order, and seen on every face."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.corner import corner_lines, paint_corner
from tabletop.ui.cards.templates import read_templates
from tests.ui.helpers import kit_for

FACES = """
[face.ware]
band = "#102030"
band_text = "#fff0c0"
paper = "#f4ebd4"
ink = "#231a12"
emblem = "star"
[[face.ware.index]]
number = "value"
[[face.ware.index]]
icon = "star"
needs = "good"
[[face.ware.index]]
word = "good"
[[face.ware.index]]
word = "id"
[back.plain]
ground = "#14233f"
line = "#d6a956"
petals = 12
"""


def card(name: str, value: int = 0, good: str = "") -> CardArt:
    """Return a card with a number and a word."""
    return CardArt(name, "ware", "Ware", numbers={"value": value}, words={"good": good})


@pytest.mark.parametrize(
    ("shown", "lines"),
    [
        (card("plain", 7), [("7", "")]),
        (card("plain", 7, "coin"), [("7", ""), ("", "star"), ("", "coin")]),
        (card("plain", 0, "nothing_like_it"), [("", "star")]),
        (card("coin"), [("", "coin")]),
        (card("plain"), []),
    ],
)
def test_a_corner_shows_what_the_card_has(
    tmp_path: Path, shown: CardArt, lines: list[tuple[str, str]]
) -> None:
    file = tmp_path / "faces.toml"
    file.write_text(FACES)
    assert corner_lines(kit_for(), read_templates(file).face("ware"), shown) == lines


def test_a_corner_without_lines_is_not_drawn(tmp_path: Path) -> None:
    file = tmp_path / "faces.toml"
    file.write_text(FACES)
    face = read_templates(file).face("ware")
    target = pygame.Surface((60, 80), pygame.SRCALPHA)
    paint_corner(target, kit_for(), (face, []), (0, 0, 22))
    assert target.get_bounding_rect().size == (0, 0)
    paint_corner(target, kit_for(), (face, [("7", "")]), (0, 0, 22))
    assert target.get_bounding_rect().width == 22


@pytest.mark.parametrize("line", ['number = "value"\nicon = "star"', 'needs = "good"'])
def test_a_line_of_a_corner_is_one_thing(tmp_path: Path, line: str) -> None:
    file = tmp_path / "faces.toml"
    file.write_text(FACES.replace('word = "id"', line))
    with pytest.raises(ComplaintError) as caught:
        read_templates(file)
    assert caught.value.key == "index"
