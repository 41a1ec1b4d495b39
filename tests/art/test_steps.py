"""Drawings of what systems ask: whatever they say fits, and what is to be pressed is there."""

from pathlib import Path

import pytest

from art.plane.grid import Array
from art.recipes import steps
from art.recipes.products import products
from art.spec import Spec, SpecError
from tests.house.files import ROOT

SIZE = [700, 400]
STEP: dict[str, object] = {
    "say": "Start it",
    "head": "Really?",
    "buttons": ["No", "Yes"],
    "press": "Yes",
}


def drawn(**changes: object) -> Array:
    """Draw one step with something changed."""
    table = {"size": SIZE, "seed": 1, "step": [STEP | changes]}
    return steps.draw(Spec("trial", table))


def test_what_is_to_be_pressed_gets_a_ring_of_brass() -> None:
    one, other = drawn(), drawn(press="No")
    assert one.shape == (SIZE[1], SIZE[0], 3)
    assert (one != other).any()
    assert (one == drawn()).all()


@pytest.mark.parametrize(
    "change",
    [
        {"press": "Maybe"},
        {"say": "word " * 40},
        {"words": "word " * 400},
        {"buttons": ["word " * 40, "Yes"]},
        {"colour": "red"},
    ],
    ids=str,
)
def test_what_does_not_fit_or_is_not_there_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SpecError):
        drawn(**change)


def test_both_languages_show_the_same_steps() -> None:
    found = {
        product.file.stem: product.table["step"] for product in products(ROOT / "assets/readme")
    }
    english = {name: told for name, told in found.items() if not name.endswith("_de")}
    assert {f"{name}_de" for name in english} == found.keys() - english.keys()
    for name, told in english.items():
        other = found[f"{name}_de"]
        assert isinstance(told, list)
        assert isinstance(other, list)
        assert [sorted(step) for step in told] == [sorted(step) for step in other], name


@pytest.mark.parametrize("name", ["windows", "macos", "linux"])
def test_the_page_shows_every_drawing_and_calls_it_one(name: str) -> None:
    page = Path(ROOT / "FIRST_START.md").read_text(encoding="utf-8")
    for word, file in (("Drawing", name), ("Zeichnung", f"{name}_de")):
        (line,) = [line for line in page.splitlines() if f"(assets/readme/art/{file}.jpg)" in line]
        assert line.startswith(f"![{word}: ")
