"""Checks the posters: every emblem is there, marks are read, and a pen stays where it must."""

import importlib
import inspect
from pathlib import Path

import pytest

from art import poster_pen as pen
from art import poster_press as press
from art.recipes import Product, products

ASSETS = Path(__file__).resolve().parents[2] / "assets"
POSTERS = [
    made
    for folder in sorted(file.parent for file in ASSETS.glob("*/art.toml"))
    for made in products(folder)
    if made.module == "art.poster"
]
TOPICS = sorted({str(made.table["topic"]) for made in POSTERS})


def test_there_are_posters() -> None:
    assert POSTERS


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_draws_exactly_what_is_asked_of_it(topic: str) -> None:
    module = importlib.import_module(f"art.motifs_{topic}")
    asked = {str(made.table["motif"]) for made in POSTERS if made.table["topic"] == topic}
    assert set(module.EMBLEMS) == asked
    for name, emblem in module.EMBLEMS.items():
        assert (inspect.getdoc(emblem) or "").startswith("Draw"), name


def test_every_poster_has_an_emblem_and_a_chance_of_its_own() -> None:
    for key in ("motif", "seed"):
        values = [made.table[key] for made in POSTERS]
        assert len(set(values)) == len(values)


def test_a_poster_is_made_anew_when_its_topic_changes() -> None:
    first = POSTERS[0]
    other = next(topic for topic in TOPICS if topic != first.table["topic"])
    same_words = Product(first.file, first.module, first.table | {"topic": other})
    assert same_words.key() != first.key()


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
