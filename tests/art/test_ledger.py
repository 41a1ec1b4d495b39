"""Checks the ledger: what is out of date, and which files may stay after their source changed."""

from pathlib import Path

import pytest
from PIL import Image

from art.recipes.ledger import Ledger
from art.recipes.products import Product

RING = {"part": "ring", "size": [24, 24], "metal": "brass", "wide": 0.1}
CLICK = {"voice": "button", "seed": 1, "heard": "button", "loudness": -32.0}


def made(folder: Path) -> tuple[Ledger, list[Product]]:
    """Make a small picture and a short sound."""
    assets = folder / "assets"
    products = [
        Product(assets / "ring.png", "part", RING),
        Product(assets / "a.ogg", "sound", CLICK),
    ]
    ledger = Ledger(assets, folder / "cache")
    for product in products:
        ledger.make(product)
    return ledger, products


def aged(ledger: Ledger) -> Ledger:
    """Return a ledger that knows its files from other source, and a cache that is empty."""
    text = ledger.file.read_text(encoding="utf-8")
    for mark in ledger.known.values():
        text = text.replace(mark, f"{'0' * 20} {mark.split()[1]}")
    ledger.file.write_text(text, encoding="utf-8")
    for file in ledger.cache.iterdir():
        file.unlink()
    return Ledger(ledger.assets, ledger.cache)


def test_what_was_just_made_is_up_to_date(tmp_path: Path) -> None:
    ledger, products = made(tmp_path)
    again = Ledger(ledger.assets, ledger.cache)
    assert [again.outdated(product) for product in products] == [False, False]
    products[0].file.unlink()
    assert again.outdated(products[0])
    assert not again.untouched(products[0])


def test_files_that_come_out_the_same_are_adopted_as_they_are(tmp_path: Path) -> None:
    ledger, products = made(tmp_path)
    bytes_before = [product.file.read_bytes() for product in products]
    old = aged(ledger)
    assert all(old.outdated(product) and old.untouched(product) for product in products)
    assert [far for _, far in old.adopt(products, workers=1)] == [0, 0]
    again = Ledger(ledger.assets, ledger.cache)
    assert not any(again.outdated(product) for product in products)
    assert [product.file.read_bytes() for product in products] == bytes_before


def test_other_bytes_with_the_same_pixels_are_adopted_too(tmp_path: Path) -> None:
    ledger, (ring, _) = made(tmp_path)
    with Image.open(ring.file) as picture:
        picture.save(ring.file, compress_level=0)
    ledger.note(ring)
    squeezed = ring.file.read_bytes()
    assert list(aged(ledger).adopt([ring], workers=1)) == [(ring, 0)]
    assert ring.file.read_bytes() == squeezed


@pytest.mark.parametrize("number", [0, 1])
def test_a_file_that_comes_out_differently_stays_out_of_date(number: int, tmp_path: Path) -> None:
    ledger, products = made(tmp_path)
    other = RING | {"wide": 0.2} if number == 0 else CLICK | {"loudness": -36.0}
    product = products[number]
    Product(product.file, product.recipe, other).make(product.file)
    ledger.note(product)
    old = aged(ledger)
    ((_, far),) = old.adopt([product], workers=1)
    assert 0 < far <= 1
    assert Ledger(ledger.assets, ledger.cache).outdated(product)


def test_a_file_changed_by_hand_is_not_taken_for_a_made_one(tmp_path: Path) -> None:
    ledger, (ring, _) = made(tmp_path)
    Image.new("RGBA", (24, 24)).save(ring.file)
    assert ledger.outdated(ring)
    assert not ledger.untouched(ring)


def test_adopting_can_be_stopped_and_taken_up_again(tmp_path: Path) -> None:
    ledger, products = made(tmp_path)
    first, _ = next(aged(ledger).adopt(products, workers=1))
    again = Ledger(ledger.assets, ledger.cache)
    assert [product for product in products if again.outdated(product)] == [
        product for product in products if product is not first
    ]
