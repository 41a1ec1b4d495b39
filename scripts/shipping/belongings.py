"""Finds out to whom everything in a built program belongs."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from shipping.register import OURS

if TYPE_CHECKING:
    from shipping.register import Register

FONTS = {".ttf", ".otf", ".ttc", ".woff", ".woff2"}
LIBRARY = re.compile(r"\.(dll|dylib|exe)$|\.so(\.\d+)*$")
MODULE = re.compile(r"\.pyd$|^(?!lib).*\.so$")
# Folders of a built program that are no part of a module's name.
FOLDERS = {"_internal", "Contents", "Frameworks", "Resources", "MacOS", "lib-dynload"}
DYNLOAD = re.compile(r"python3[\w.]*$")
# How programs begin on Linux, macOS (for one processor, for several) and Windows, and scripts.
PROGRAMS = (b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"MZ", b"#!")


def belongings(app: Path, register: Register) -> dict[str, list[str]]:
    """Map every library, typeface and top-level module of a built program to its owners."""
    found: dict[str, list[str]] = {}
    for file in sorted(app.rglob("*")):
        where = PurePosixPath(file.relative_to(app).as_posix())
        if file.is_symlink() or not file.is_file() or not telling(file):
            continue
        owners = [entry.part.name for entry in register.entries if entry.owns(where)]
        if where.suffix in FONTS or MODULE.search(where.name):
            owners += owners_of(module_of(where), register)
        found[where.as_posix()] = owners
    for name in modules_in(app):
        found[f"module {name}"] = owners_of(name, register)
    return found


def telling(file: Path) -> bool:
    """Tell whether a file is a library, a program or a typeface, and so somebody's work."""
    if file.suffix in FONTS or LIBRARY.search(file.name) or MODULE.search(file.name):
        return True
    return not file.suffix and is_program(file)


def is_program(file: Path) -> bool:
    """Tell by its first bytes whether a file is one to run: rights say nothing on Windows."""
    with file.open("rb") as stream:
        return stream.read(max(map(len, PROGRAMS))).startswith(PROGRAMS)


def module_of(where: PurePosixPath) -> str:
    """Return the top-level module that a file of a built program belongs to."""
    inside = [name for name in where.parts if name not in FOLDERS and not DYNLOAD.match(name)]
    return inside[0].partition(".")[0]


def owners_of(module: str, register: Register) -> list[str]:
    """Return whose a module is: ours, or some parts'."""
    own = [OURS] if module in register.own else []
    return own + [entry.part.name for entry in register.entries if entry.has_module(module)]


def modules_in(app: Path) -> list[str]:
    """List the top-level modules inside the executable of a built program."""
    # Only who builds has PyInstaller; the facts can be checked without it.
    from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader  # noqa: PLC0415

    found: set[str] = set()
    for file in [*app.glob("*"), *app.glob("Contents/MacOS/*")]:
        if not file.is_file() or not telling(file):
            continue
        # Most executables are no archives of PyInstaller; those have nothing to tell.
        with contextlib.suppress(ArchiveReadError):
            archive = CArchiveReader(str(file))
            packed = [name for name in archive.toc if name.endswith(".pyz")]
            for name in packed:
                found |= {
                    full.partition(".")[0] for full in archive.open_embedded_archive(name).toc
                }
    return sorted(found)
