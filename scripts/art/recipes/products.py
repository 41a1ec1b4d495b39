"""Finds the pictures and sounds to be made, knows what each is made from, and makes them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from art.recipes import parts, pieces, steps
from art.recipes.boxes import bond, casket, lid
from art.recipes.cards import (
    backs,
    bust,
    carved,
    emblem,
    fresco,
    goods,
    medallion,
    plate,
    poster,
    scene,
    vignette,
)
from art.recipes.meaning import Meaning, Words, digest
from art.recipes.tables import boards, chamber, floor, wall
from art.spec import ROOT, Spec, SpecError
from sound import recipes as sounds
from sound.levels import in_file
from sound.music import making as music

RECIPES: dict[str, Callable[[Spec, Path], None]] = {
    "medallion": medallion.make,
    "bust": bust.make,
    "scene": scene.make,
    "emblem": emblem.make,
    "back": backs.make,
    "table": boards.make,
    "lid": lid.make,
    "part": parts.make,
    "piece": pieces.make,
    "fresco": fresco.make,
    "goods": goods.make,
    "carved": carved.make,
    "floor": floor.make,
    "casket": casket.make,
    "poster": poster.make,
    "vignette": vignette.make,
    "plate": plate.make,
    "chamber": chamber.make,
    "note_lid": bond.make,
    "wall": wall.make,
    "steps": steps.make,
    "sound": sounds.make,
    "music": music.make,
}
Table = dict[str, object]


@cache
def meaning() -> Meaning:
    """Return what is known about our source; it is read once."""
    return Meaning(ROOT / "scripts", ROOT)


@dataclass(frozen=True)
class Product:
    """One file to be made: where it goes, by which recipe, and from which parameters."""

    file: Path
    recipe: str
    table: Table

    def key(self) -> str:
        """Return the mark that changes whenever the file would come out differently."""
        maker = RECIPES[self.recipe]
        place = (maker.__module__, maker.__name__)
        mark = meaning().mark(place, words_of(self.table))
        return digest(mark, json.dumps(self.table, sort_keys=True))

    def make(self, target: Path) -> None:
        """Make the file."""
        spec = Spec(self.file.stem, self.table)
        RECIPES[self.recipe](spec, target)
        spec.done()


def words_of(table: Mapping[str, object]) -> Words:
    """Return every word that a table says, however deep, by the key that it stands under."""
    found: Words = {}
    for key, value in table.items():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str):
                found.setdefault(key, set()).add(part)
            elif isinstance(part, dict):
                for inner, words in words_of(part).items():
                    found.setdefault(inner, set()).update(words)
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
        found.append(Product(folder / "art" / f"{name}.{ending}", recipe, table))
    for recipe, place in (("sound", "sounds"), ("music", "music")):
        for name, entry in book.get(recipe, {}).items():
            table = {**entry, "loudness": in_file(name, str(entry.get("heard", "")))}
            found.append(Product(folder / place / f"{name}.ogg", recipe, table))
    return found
