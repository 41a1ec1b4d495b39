"""Checks that the picture of a good shows as much of it as its card says."""

import re
import tomllib
from pathlib import Path

import pytest

from art.motifs.rome import cellar, harvest, quarry, stores
from art.motifs.vocabulary import GOODS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
BOOKS = {
    file.parent.name: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in sorted(ASSETS.glob("*/art.toml"))
}
PICTURES = [
    (entry["like"], int(number.group()), [thing["motif"] for thing in entry["things"]])
    for book in BOOKS.values()
    for name, entry in book["picture"].items()
    if book.get("like", {}).get(entry.get("like"), {}).get("recipe") == "goods"
    and (number := re.search(r"\d+$", name))
]
# What the number of a card counts, good by good; everything else only keeps it company.
COUNTED = {
    "grain": harvest.GRAIN,
    "olives": harvest.OLIVES,
    "wood": stores.WOOD,
    "cloth": stores.CLOTH,
    "wine": cellar.WINE,
    "marble": quarry.MARBLE,
}


def test_there_are_pictures_of_goods() -> None:
    assert PICTURES


@pytest.mark.parametrize(("good", "number", "motifs"), PICTURES)
def test_a_card_shows_as_many_goods_as_its_number(
    good: str, number: int, motifs: list[str]
) -> None:
    counted = {maker.__name__ for maker in COUNTED[good]}
    assert sum(motif in counted for motif in motifs) == number


def test_every_thing_of_a_picture_is_known() -> None:
    assert {motif for _, _, motifs in PICTURES for motif in motifs} <= set(GOODS.makers)


def test_no_two_pictures_of_a_good_are_composed_alike() -> None:
    for book in BOOKS.values():
        likes = {name for name, like in book.get("like", {}).items() if like["recipe"] == "goods"}
        designs = [
            str(entry["things"]) for entry in book["picture"].values() if entry.get("like") in likes
        ]
        assert len(set(designs)) == len(designs)
