"""Builds the program for Windows as Windows does, from set-up to download, under Wine."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from _setup import ROOT
from shipping.frozen import DIST, PackingError
from wine.machine import WINE, Wine, named

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from shipping.release import Release

CODE = ("assets", "build", "rules", "scripts", "tabletop")
DOCUMENTS = ("LICENSE", "THIRD_PARTY.md", "pyproject.toml")
LEFTOVERS = shutil.ignore_patterns("__pycache__")


def build_under_wine(wine: Wine, release: Release, say: Callable[[str], None]) -> Path:
    """Build this tree on the Windows in `wine`; return the download, brought home into dist/."""
    house = wine.folder / "house"
    lay_house(house)
    # Set-up finds every package here, so that Windows needs no network and no other version.
    told = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": named(wine.wheels)}
    told |= {"SOURCE_DATE_EPOCH": str(release.time), "PYTHONUTF8": "1"}
    command = [WINE, str(wine.python), named(house / "scripts" / "package.py")]
    process = subprocess.Popen(
        command,
        cwd=house,
        env=wine.environment() | told,
        stdin=subprocess.DEVNULL,
        # A pipe: Python for Windows cannot write into a file that Wine was given.
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    with process:
        for line in process.stdout or ():
            say(f"windows: {line.rstrip()}")
    wine.end()
    made = house / "dist" / f"{release.label}.zip"
    if process.returncode != 0 or not made.exists():
        raise PackingError("the build under Wine failed; its last line above says why")
    DIST.mkdir(exist_ok=True)
    return shutil.copyfile(made, DIST / made.name)


def lay_house(house: Path) -> None:
    """Lay out the tree afresh for Windows; the .venv it made there and its scratch stay."""
    house.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(house / "dist", ignore_errors=True)
    for name in CODE:
        shutil.rmtree(house / name, ignore_errors=True)
        shutil.copytree(ROOT / name, house / name, ignore=LEFTOVERS)
    for name in DOCUMENTS:
        shutil.copyfile(ROOT / name, house / name)
