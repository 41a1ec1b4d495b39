"""Finds pictures and sounds to be made, tells whether they are up to date, and makes them."""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from art.spec import Spec, SpecError

SCRIPTS = Path(__file__).resolve().parent.parent
RECIPES = {
    "medallion": "art.medallion",
    "scene": "art.scene",
    "emblem": "art.emblem",
    "back": "art.backs",
    "table": "art.tables",
    "lid": "art.lid",
    "part": "art.parts",
    "piece": "art.pieces",
    "fresco": "art.fresco",
    "goods": "art.goods",
    "carved": "art.carved",
    "floor": "art.floor",
    "casket": "art.casket",
    "poster": "art.poster",
    "vignette": "art.vignette",
    "plate": "art.plate",
    "chamber": "art.chamber",
    "note_lid": "art.note_lid",
    "wall": "art.poster_wall",
}
SOUND = "sound.recipes"
# What modules read beside their own source.
READS = {
    "art.lighting": SCRIPTS.parent / "assets" / "common" / "materials.toml",
    "art.note_atlas": SCRIPTS / "art" / "states.toml",
}
Table = dict[str, object]


@dataclass(frozen=True)
class Product:
    """One file to be made: where it goes, who makes it, and from which parameters."""

    file: Path
    module: str
    table: Table

    def key(self) -> str:
        """Return the mark that changes whenever the file would come out differently."""
        text = json.dumps(self.table, sort_keys=True)
        mark = source_mark(self.module)
        if "topic" in self.table:
            # A recipe that finds its motifs by name draws anew only what this topic draws.
            mark += source_mark(f"art.motifs_{self.table['topic']}")
        return hashlib.sha256(f"{mark}\n{text}".encode()).hexdigest()[:20]

    def make(self, target: Path) -> None:
        """Make the file."""
        spec = Spec(self.file.stem, self.table)
        maker = importlib.import_module(self.module)
        cast("Callable[[Spec, Path], None]", maker.make)(spec, target)
        spec.done()


@cache
def source_mark(module: str) -> str:
    """Return a digest of a module's source and of everything of ours that it imports."""
    mark = hashlib.sha256()
    for file in sorted(sources(module)):
        mark.update(file.read_bytes())
    return mark.hexdigest()


def sources(module: str) -> set[Path]:
    """Return the files behind a module, with all of ours that it imports and the data they read."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in READS:
            found.add(READS[name])
        file = SCRIPTS / (name.replace(".", "/") + ".py")
        if file in found or not file.exists():
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting.append(node.module)
    return found


def merged(entry: Mapping[str, object], book: Mapping[str, object], name: str) -> Table:
    """Fill an entry with the defaults it refers to, and its words with the tables they name."""
    table = dict(entry)
    like = table.pop("like", None)
    if like is not None:
        table = {**pick(book, "like", str(like), name), **table}
    for key, group in (("mood", "mood"), ("palette", "palette"), ("against", "palette")):
        if isinstance(table.get(key), str):
            table[key] = pick(book, group, str(table[key]), name)
    return table


def pick(book: Mapping[str, object], group: str, word: str, name: str) -> Table:
    """Return a table of a group by its name."""
    tables = book.get(group)
    found = tables.get(word) if isinstance(tables, dict) else None
    if not isinstance(found, dict):
        raise SpecError(f"{name}: there is no {group} called {word!r}")
    return found


def book_of(folder: Path) -> dict[str, dict[str, Table]]:
    """Read the art.toml of a folder; further chapters beside it are called art_<what>.toml."""
    book: dict[str, dict[str, Table]] = {}
    for file in sorted(folder.glob("art*.toml")):
        for group, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            known = book.setdefault(group, {})
            twice = sorted(known.keys() & entries.keys())
            if twice:
                raise SpecError(f"{file.name}: there already is a {group} called {twice[0]!r}")
            known.update(entries)
    return book


def products(folder: Path) -> list[Product]:
    """List what the art.toml of a folder asks for."""
    book = book_of(folder)
    found = []
    for name, entry in book.get("picture", {}).items():
        table = merged(entry, book, name)
        recipe = str(table.pop("recipe", ""))
        if recipe not in RECIPES:
            raise SpecError(f"art.toml: {name} asks for an unknown recipe {recipe!r}")
        ending = str(table.pop("ending", "jpg"))
        found.append(Product(folder / "art" / f"{name}.{ending}", RECIPES[recipe], table))
    for name, entry in book.get("sound", {}).items():
        found.append(Product(folder / "sounds" / f"{name}.ogg", SOUND, dict(entry)))
    return found
