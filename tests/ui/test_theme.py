"""The theme: every declared pair of text and ground can be read, in both themes."""

import re
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from tabletop.ui.drawing.theme import (
    brighter,
    contrast,
    faint,
    mix,
    parse_colour,
    read_theme,
    readable_on,
)

ROOT = Path(__file__).parents[2]
FILE = ROOT / "assets" / "common" / "theme.toml"


@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
def test_text_can_be_read_on_every_declared_ground(high_contrast: bool, least: float) -> None:
    theme = read_theme(FILE, high_contrast=high_contrast)
    weak = [
        (text, ground, round(contrast(theme[text], theme[ground]), 2))
        for text, ground in theme.pairs
        if contrast(theme[text], theme[ground]) < least
    ]
    assert theme.pairs
    assert weak == []


@pytest.mark.parametrize("high_contrast", [False, True])
def test_one_tone_of_the_focus_ring_stands_out_on_every_ground(high_contrast: bool) -> None:
    theme = read_theme(FILE, high_contrast=high_contrast)
    light, dark = theme["focus_light"], theme["focus_dark"]
    assert contrast(light, dark) >= 3
    for name in ("table", "table_light", "panel", "paper", "button", "primary", "bubble"):
        assert max(contrast(light, theme[name]), contrast(dark, theme[name])) >= 3, name


@pytest.mark.parametrize("high_contrast", [False, True])
def test_edges_and_highlights_stand_out(high_contrast: bool) -> None:
    theme = read_theme(FILE, high_contrast=high_contrast)
    for mark in ("accent", "brass"):
        for ground in ("table", "panel", "well"):
            assert contrast(theme[mark], theme[ground]) >= 3, (mark, ground)


def test_eight_seats_differ_in_colour_shape_and_letter() -> None:
    seats = read_theme(FILE).seats
    assert len(seats) == 8
    assert len({seat.colour for seat in seats}) == 8
    assert len({seat.shape for seat in seats}) == 8
    assert len({seat.letter for seat in seats}) == 8


def test_every_seat_colour_can_be_read_on_the_dark_table() -> None:
    theme = read_theme(FILE)
    for seat in theme.seats:
        assert contrast(seat.colour, theme["panel"]) >= 4.5, seat


def test_both_themes_name_the_same_colours() -> None:
    assert read_theme(FILE).colours.keys() == read_theme(FILE, high_contrast=True).colours.keys()


def test_contrast_has_the_values_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


def test_what_is_faint_can_still_be_read() -> None:
    paper = (243, 236, 221)
    for colour in ((20, 40, 90), (120, 20, 20), (90, 80, 70)):
        for least in (3.2, 4.5):
            tone = faint(colour, paper, least)
            assert contrast(tone, paper) >= least
            assert contrast(tone, paper) <= contrast(colour, paper)
    assert faint((230, 225, 210), paper, 4.5) == (230, 225, 210), "nothing is made stronger"


def test_colours_mix_and_grow_brighter() -> None:
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert brighter((100, 200, 10), 2) == (200, 255, 20)
    assert readable_on((0, 0, 0), (255, 255, 255), (10, 10, 10)) == (255, 255, 255)


@pytest.mark.parametrize("text", ["", "red", "#12345", "#gggggg", "123456#"])
def test_a_wrong_colour_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_colour(text)


def test_a_broken_theme_names_table_and_key(tmp_path: Path) -> None:
    broken = tmp_path / "theme.toml"
    broken.write_text(FILE.read_text().replace('panel = "#101828"', 'panel = "navy"'))
    with pytest.raises(ComplaintError) as raised:
        read_theme(broken)
    assert (raised.value.table, raised.value.key) == ("normal", "panel")


def test_a_pair_with_an_unknown_ground_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "theme.toml"
    broken.write_text(FILE.read_text().replace('on = ["bubble"]', 'on = ["moon"]'))
    with pytest.raises(ComplaintError) as raised:
        read_theme(broken)
    assert raised.value.detail == "moon"


def test_headings_have_the_sizes_of_the_house() -> None:
    odd = re.compile(r'"title", (\d+), "brass"|face="title", size=(\d+)')
    files = (ROOT / "tabletop" / "ui").rglob("*.py")
    found = {file.name for file in files if odd.search(file.read_text(encoding="utf-8"))}
    # A figure on a plaque is no heading; the title of a round stands in a row with its sums.
    assert found <= {"plaques.py", "strips.py"}
