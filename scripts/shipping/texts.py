"""Texts in the form that a start reads at once, made for the program that is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from _setup import ROOT
from tabletop.words.prepared import FOLDER, name_for, write
from tabletop.words.text import LANGUAGES, entries_of

if TYPE_CHECKING:
    from pathlib import Path


def write_prepared(target: Path) -> int:
    """Prepare the texts of the house and of every game below a folder; return how many files."""
    sources = [
        file for language in LANGUAGES for file in (ROOT / "assets").glob(f"*/{language}.toml")
    ]
    for source in sources:
        path = target / "assets" / FOLDER / name_for(source.read_bytes())
        write(path, entries_of(source))
    return len(sources)
