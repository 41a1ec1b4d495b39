"""Draws the pictures and makes the sounds of the project; only what changed is made anew."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import time
import tomllib
from pathlib import Path

from _setup import ROOT, enter

if __name__ == "__main__":
    # One thread: the same source must give the same bytes.
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
    enter("assets")

from art.recipes import Product, products
from art.spec import SpecError

ASSETS = ROOT / "assets"
LEDGER = ASSETS / "made.toml"
CACHE = ROOT / ".cache" / "assets"


def wanted(only: str | None) -> list[Product]:
    """List every file to be made, or those of one part."""
    found = []
    for folder in sorted(file.parent for file in ASSETS.glob("*/art.toml")):
        for product in products(folder):
            part = "sounds" if product.file.suffix == ".ogg" else folder.name
            if only is None or part == only:
                found.append(product)
    return found


def ledger() -> dict[str, str]:
    """Read what the committed files were made from."""
    if not LEDGER.exists():
        return {}
    read = tomllib.loads(LEDGER.read_text(encoding="utf-8"))
    return {str(name): str(mark) for name, mark in read.items()}


def mark_of(product: Product) -> str:
    """Return what the ledger says about a file that is up to date."""
    return f"{product.key()} {hashlib.sha256(product.file.read_bytes()).hexdigest()[:20]}"


def name_of(product: Product) -> str:
    """Return the name under which the ledger knows a file."""
    return product.file.relative_to(ASSETS).as_posix()


def stale(product: Product, known: dict[str, str]) -> bool:
    """Tell whether a file is missing, changed by hand or made from other source."""
    return not product.file.exists() or known.get(name_of(product)) != mark_of(product)


def make(product: Product) -> None:
    """Make one file, or take it from the cache when it was made before."""
    kept = CACHE / f"{product.key()}{product.file.suffix}"
    CACHE.mkdir(parents=True, exist_ok=True)
    if not kept.exists():
        fresh = kept.with_name(f"new-{kept.name}")
        product.make(fresh)
        fresh.replace(kept)
    product.file.parent.mkdir(parents=True, exist_ok=True)
    fresh = product.file.with_name(f"new-{product.file.name}")
    shutil.copyfile(kept, fresh)
    fresh.replace(product.file)


def note_down(made: list[Product]) -> None:
    """Write the ledger: what was made now beside what it knew before."""
    known = {name: mark for name, mark in ledger().items() if (ASSETS / name).exists()}
    known |= {name_of(product): mark_of(product) for product in made}
    head = "# What each file was made from and what it holds; scripts/make_assets.py writes this.\n"
    lines = "".join(f'"{name}" = "{mark}"\n' for name, mark in sorted(known.items()))
    fresh = LEDGER.with_suffix(".new")
    fresh.write_text(head + lines, encoding="utf-8")
    fresh.replace(LEDGER)


def main() -> int:
    """Make what is asked for, or say what is out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", metavar="PART", help="a folder of assets/, or sounds")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say what is out of date"
    )
    options = parser.parse_args()
    try:
        asked = wanted(options.only)
    except SpecError as problem:
        sys.exit(str(problem))
    if not asked:
        parser.error(f"nothing is made for {options.only!r}")
    known = ledger()
    old = [product for product in asked if stale(product, known)]
    if options.check:
        for product in old:
            print(f"out of date: {Path('assets') / name_of(product)}")
        return 1 if old else 0
    for number, product in enumerate(old, 1):
        start = time.monotonic()
        make(product)
        print(
            f"{number}/{len(old)} {name_of(product)} ({time.monotonic() - start:.1f} s)", flush=True
        )
        note_down([product])
    print(f"{len(old)} made, {len(asked) - len(old)} were up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
