"""Draws the pictures and makes the sounds of the project; only what changed is made anew."""

import welcome

import argparse
import os
import sys
import time

from _setup import ROOT, enter

if __name__ == "__main__":
    # One thread: the same source must give the same bytes.
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
    enter("assets")

from art.recipes.ledger import Ledger
from art.recipes.products import Product, products
from art.spec import SpecError

ASSETS = ROOT / "assets"
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


def check(ledger: Ledger, old: list[Product]) -> int:
    """Say what is out of date."""
    for product in old:
        print(f"out of date: assets/{ledger.name(product)}")
    return 1 if old else 0


def make(ledger: Ledger, old: list[Product]) -> int:
    """Make what is out of date."""
    for number, product in enumerate(old, 1):
        start = time.monotonic()
        ledger.make(product)
        took = time.monotonic() - start
        print(f"{number}/{len(old)} {ledger.name(product)} ({took:.1f} s)", flush=True)
    print(f"{len(old)} made, all others were up to date")
    return 0


def adopt(ledger: Ledger, old: list[Product]) -> int:
    """Keep the files that today's source draws the same, and say which it draws differently."""
    tried = [product for product in old if ledger.untouched(product)]
    differing = 0
    for number, (product, far) in enumerate(ledger.adopt(tried, os.cpu_count() or 1), 1):
        differing += far > 0
        word = f"differs by up to {far:.1%} and stays out of date" if far else "is the same"
        print(f"{number}/{len(tried)} {ledger.name(product)} {word}", flush=True)
    left = len(old) - len(tried)
    print(
        f"{len(tried) - differing} adopted, {differing} differ, {left} missing or changed by hand"
    )
    return 1 if differing or left else 0


def main() -> int:
    """Make what is asked for, or say what is out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", metavar="PART", help="a folder of assets/, or sounds")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--check", action="store_true", help="write nothing; say what is out of date")
    way.add_argument(
        "--adopt",
        action="store_true",
        help="after changes that should not show: draw again, keep what comes out the same",
    )
    options = parser.parse_args()
    try:
        asked = wanted(options.only)
    except SpecError as problem:
        sys.exit(str(problem))
    if not asked:
        parser.error(f"nothing is made for {options.only!r}")
    ledger = Ledger(ASSETS, CACHE)
    old = [product for product in asked if ledger.outdated(product)]
    if options.check:
        return check(ledger, old)
    try:
        return adopt(ledger, old) if options.adopt else make(ledger, old)
    except KeyboardInterrupt:
        sys.exit("stopped; the next run goes on from here")


if __name__ == "__main__":
    sys.exit(main())
