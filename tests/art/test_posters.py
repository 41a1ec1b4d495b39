"""Checks the posters: every emblem is there, marks are read, and a pen stays where it must."""

import inspect
from pathlib import Path

from art.motifs.vocabulary import EMBLEMS
from art.print.poster import pen, press
from art.recipes.products import products

ASSETS = Path(__file__).resolve().parents[2] / "assets"
POSTERS = [
    made
    for folder in sorted(file.parent for file in ASSETS.glob("*/art.toml"))
    for made in products(folder)
    if made.recipe == "poster"
]


def test_there_are_posters() -> None:
    assert POSTERS


def test_every_emblem_is_shown_and_says_what_it_draws() -> None:
    assert set(EMBLEMS.makers) == {str(made.table["motif"]) for made in POSTERS}
    for name, emblem in EMBLEMS.makers.items():
        assert (inspect.getdoc(emblem) or "").startswith("Draw"), name


def test_every_poster_has_an_emblem_and_a_chance_of_its_own() -> None:
    for key in ("motif", "seed"):
        values = [made.table[key] for made in POSTERS]
        assert len(set(values)) == len(values)


def test_marks_may_be_written_as_text() -> None:
    assert pen.marks_of("0,1 -0.5,2!") == [(0.0, 1.0), (-0.5, 2.0, 1)]
    assert pen.whole("0,1 1,0! 0,-1") == [(0, 1), (1, 0, 1), (0, -1), (-1, 0, 1)]


def test_a_form_has_corners_only_where_they_are_marked() -> None:
    square = pen.form("-1,-1! 1,-1! 1,1! -1,1!")
    assert len(square) == 4
    assert len(pen.form("-1,-1 1,-1 1,1 -1,1")) > 8


def test_a_pen_cannot_leave_the_form_it_is_kept_in() -> None:
    plates = press.Press((50, 40))
    pen.Pen(plates).inside("-1,-1! 0,-1! 0,1! -1,1!").disc((0.0, 0.0), 0.9, "red")
    width = plates.covered.shape[1]
    assert plates.covered[:, : width // 2].any()
    assert not plates.covered[:, width // 2 + 2 :].any()


def test_a_mirror_draws_on_the_other_side() -> None:
    plates = press.Press((50, 40))
    pen.Pen(plates).mirror().disc((1.5, 0.0), 0.5, "red")
    width = plates.covered.shape[1]
    assert plates.covered[:, : width // 2].any()
    assert not plates.covered[:, width // 2 :].any()
