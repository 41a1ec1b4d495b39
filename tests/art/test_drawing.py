"""Checks that the generators draw the same bytes twice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from art.motifs import vocabulary
from art.recipes.products import products
from art.space import hair, head
from art.spec import Spec, SpecError
from rules.registry import GAMES
from sound.music.making import THEMES
from sound.music.score import Piece
from sound.voices import Chance

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SMALL = {
    "medallion": [60, 48],
    "scene": [50, 40],
    "fresco": [50, 40],
    "emblem": [50, 40],
    "back": [50, 70],
    "table": [96, 54],
    "lid": [32, 40],
    "part": [24, 24],
    "piece": [24, 24],
    "goods": [60, 48],
    "carved": [50, 70],
    "floor": [96, 54],
    "casket": [64, 80],
    "poster": [50, 40],
    "wall": [96, 54],
    "vignette": [60, 48],
    "plate": [60, 48],
    "chamber": [96, 54],
    "note_lid": [32, 40],
    "bust": [60, 60],
}
BEATS = 4.0  # of a theme that are enough


def samples() -> list[tuple[str, str]]:
    """Name one product of each recipe, small or short."""
    found: dict[str, tuple[str, str]] = {}
    for folder in ("common", *GAMES):
        for made in products(ASSETS / folder):
            found.setdefault(made.recipe, (folder, made.file.name))
    return sorted(found.values())


def opening(make: Callable[[Chance], Piece]) -> Callable[[Chance], Piece]:
    """Return a maker of the first beats of a piece."""

    def begin(chance: Chance) -> Piece:
        piece = make(chance)
        for part in piece.parts:
            part.notes[:] = [note for note in part.notes if note.at < BEATS]
        return replace(piece, beats=BEATS, ending=0.0)

    return begin


@pytest.fixture(autouse=True)
def short_themes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a theme end after a few beats: all of it takes minutes."""
    makers = {name: opening(make) for name, make in THEMES.makers.items()}
    monkeypatch.setattr(THEMES, "makers", makers)


@pytest.mark.parametrize(("folder", "name"), samples())
def test_the_same_source_gives_the_same_bytes(folder: str, name: str, tmp_path: Path) -> None:
    (made,) = [made for made in products(ASSETS / folder) if made.file.name == name]
    table = made.table | ({"size": SMALL[made.recipe]} if made.recipe in SMALL else {})
    small = type(made)(made.file, made.recipe, table)
    results = []
    for number in range(2):
        target = tmp_path / f"{number}{made.file.suffix}"
        small.make(target)
        results.append(target.read_bytes())
    assert results[0] == results[1]


def test_one_scene_can_be_printed_by_every_technique(tmp_path: Path) -> None:
    made = next(m for name in GAMES for m in products(ASSETS / name) if m.recipe == "scene")
    results = set()
    for technique in ("engraving", "mosaic", "halftone"):
        table = made.table | {"size": [50, 40], "technique": technique}
        type(made)(made.file, made.recipe, table).make(tmp_path / "x.jpg")
        results.add((tmp_path / "x.jpg").read_bytes())
    assert len(results) == 3


def test_every_motif_and_every_hair_can_be_modelled() -> None:
    for name, maker in vocabulary.THINGS.makers.items():
        assert maker(), name
    for name in hair.STYLES:
        assert hair.hair(head.Face(), name, 1) is not None
    with pytest.raises(ValueError, match="no hair style 'mullet'"):
        hair.hair(head.Face(), "mullet", 1)


def test_an_unknown_word_is_refused(tmp_path: Path) -> None:
    made = next(made for made in products(ASSETS / "common") if made.file.suffix == ".ogg")
    strange = type(made)(made.file, made.recipe, made.table | {"colour": "loud"})
    with pytest.raises(SpecError, match="nobody knows colour"):
        strange.make(tmp_path / "x.ogg")


def test_a_missing_or_mistaken_value_is_named() -> None:
    spec = Spec("card", {"seed": "one", "at": [1, 2], "bow": 1})
    for ask, words in (
        (lambda: spec.whole("seed"), "seed must be a whole number"),
        (lambda: spec.text("hair"), "hair is missing"),
        (lambda: spec.vector("at"), "at must be three numbers"),
        (lambda: spec.flag("bow"), "bow must be true or false"),
    ):
        with pytest.raises(SpecError, match=words):
            ask()
