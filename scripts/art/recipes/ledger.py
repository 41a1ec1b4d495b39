"""Notes down what each committed file was made from, and tells which are out of date."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np
import soundfile
from PIL import Image

from art.plane.grid import Array
from art.recipes.products import Product

HEAD = "# What each file was made from and what it holds; scripts/make_assets.py writes this.\n"


def content(file: Path) -> str:
    """Return the mark of what a file holds."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:20]


def drawn(product: Product, cache: Path) -> Path:
    """Return a file that the cache has, made now unless it was made before."""
    kept = cache / f"{product.key()}{product.file.suffix}"
    cache.mkdir(parents=True, exist_ok=True)
    if not kept.exists():
        fresh = kept.with_name(f"new-{os.getpid()}-{kept.name}")
        product.make(fresh)
        fresh.replace(kept)
    return kept


def decoded(file: Path) -> Array:
    """Return the pixels of a picture, or the samples of a sound, from 0 to 1."""
    if file.suffix == ".ogg":
        return np.asarray(soundfile.read(file)[0])
    with Image.open(file) as picture:
        return np.asarray(picture) / 255


def apart(product: Product, cache: Path) -> float:
    """Return how far at most today's drawing is from the committed file; 0 means the same."""
    kept = drawn(product, cache)
    if kept.read_bytes() == product.file.read_bytes():
        return 0.0
    first, second = decoded(kept), decoded(product.file)
    return float(np.abs(first - second).max()) if first.shape == second.shape else 1.0


class Ledger:
    """The list of marks beside the files of one folder."""

    def __init__(self, assets: Path, cache: Path) -> None:
        self.assets = assets
        self.file = assets / "made.toml"
        self.cache = cache
        self.known: dict[str, str] = {}
        if self.file.exists():
            self.known = tomllib.loads(self.file.read_text(encoding="utf-8"))

    def name(self, product: Product) -> str:
        """Return the name under which the ledger knows a file."""
        return product.file.relative_to(self.assets).as_posix()

    def outdated(self, product: Product) -> bool:
        """Tell whether a file is missing, changed by hand or made from other source."""
        if not product.file.exists():
            return True
        return self.known.get(self.name(product)) != f"{product.key()} {content(product.file)}"

    def untouched(self, product: Product) -> bool:
        """Tell whether a file still holds what was made, whatever became of its source."""
        noted = self.known.get(self.name(product), "")
        return product.file.exists() and noted.endswith(f" {content(product.file)}")

    def note(self, product: Product) -> None:
        """Write down that a file is what today's source makes."""
        self.known[self.name(product)] = f"{product.key()} {content(product.file)}"
        kept = {name: mark for name, mark in self.known.items() if (self.assets / name).exists()}
        lines = "".join(f'"{name}" = "{mark}"\n' for name, mark in sorted(kept.items()))
        fresh = self.file.with_suffix(".new")
        fresh.write_text(HEAD + lines, encoding="utf-8")
        fresh.replace(self.file)

    def make(self, product: Product) -> None:
        """Make one file and write it down."""
        kept = drawn(product, self.cache)
        product.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = product.file.with_name(f"new-{product.file.name}")
        shutil.copyfile(kept, fresh)
        fresh.replace(product.file)
        self.note(product)

    def adopt(self, products: Iterable[Product], workers: int) -> Iterator[tuple[Product, float]]:
        """Draw files again and write down those that come out the same; their bytes stay."""
        for product, far in compared(list(products), self.cache, workers):
            if not far:
                self.note(product)
            yield product, far


def compared(products: list[Product], cache: Path, workers: int) -> Iterator[tuple[Product, float]]:
    """Tell of each product, as soon as it is known, how far from its file it comes out."""
    if workers == 1:
        yield from ((product, apart(product, cache)) for product in products)
        return
    # Who stops the work stops this process alone; what is being drawn still reaches the cache.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=quiet) as pool:
        waiting = {pool.submit(apart, product, cache): product for product in products}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)
