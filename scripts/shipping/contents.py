"""What lies in the built program beside its code, and what must not get in."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from tabletop.selftest.files import NOT_SHIPPED
from tabletop.ui.drawing.letters.fonts import FACES

if TYPE_CHECKING:
    from collections.abc import Iterable

# What something imports in a corner that we never reach; most would drag a library along.
EXCLUDED = [
    "PIL",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_hashlib",
    "_uuid",
    "_zstd",
    "asyncio",
    "bz2",
    "compression.zstd",
    "curses",
    "doctest",
    "lzma",
    "numpy",
    "pdb",
    "pycparser",
    "pydoc",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "readline",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "unittest",
    "xmlrpc",
]
# What pygame's own hook adds and nobody asks for: its font. Its icon stays, although never seen:
# without it pygame opens no window.
UNWANTED = ("freesansbold.ttf",)
DOCUMENTS = ("pyproject.toml", "LICENSE", "THIRD_PARTY.md")
CODE = ("rules", "tabletop")

Entry = tuple[str, str, str]


def bundled(root: Path, parts: Path) -> list[tuple[PurePath, Path]]:
    """List the files that go along: where each lies in the program, and where it is now.

    `parts` holds what was written for this build and takes the place of the same file in `root`.
    """
    found = [root / name for name in DOCUMENTS]
    found += [path for folder in CODE for path in (root / folder).rglob("*.toml")]
    found += [path for path in (root / "assets").rglob("*") if path.is_file()]
    places: dict[PurePath, Path] = {path.relative_to(root): path for path in found}
    places |= {path.relative_to(parts): path for path in parts.rglob("*") if path.is_file()}
    places |= fonts()
    return sorted(entry for entry in places.items() if NOT_SHIPPED not in entry[0].parts)


def fonts() -> dict[PurePath, Path]:
    """Return the files of the faces that the program uses, by where each must lie."""
    found = {}
    for package, name in FACES.values():
        with as_file(files(package) / "files" / name) as path:
            found[PurePath(package, "files", name)] = path
    return found


def font_packages() -> list[str]:
    """List the packages that fonts are looked up in; no import statement names them."""
    return sorted({package for package, _ in FACES.values()})


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out what hooks of PyInstaller added and nobody needs."""
    return [entry for entry in entries if PurePath(entry[0]).name not in UNWANTED]
