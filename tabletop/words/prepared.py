"""Keeps long files of texts in a form that is read at once: parsing them takes most of a start.

A prepared file is called by a hash of what it was made from, so it can be missing but never be out
of date, and it begins with a hash of itself: one that is damaged is made anew.
"""

import contextlib
import json
import os
from collections.abc import Callable
from importlib.util import source_hash
from pathlib import Path

from tabletop import paths

Entry = str | bool  # a text, or a flag that is set
FOLDER = "texts"
FORM = 1  # raised whenever prepared files come to hold something else
PROOF = 16  # letters of the hash that it begins with
KEPT = 40  # of those that texts of other days have left

_fresh: dict[str, dict[str, Entry]] = {}  # what was parsed and is not prepared yet


def prepared(source: Path, work_out: Callable[[], dict[str, Entry]]) -> dict[str, Entry]:
    """Return the entries of a file as they were prepared, else work them out."""
    try:
        name = name_for(source.read_bytes())
    except OSError:
        return work_out()  # which says in words what is wrong
    for folder in (paths.assets() / FOLDER, paths.caches() / FOLDER):
        found = _read(folder / name)
        if found is not None:
            return found
    _fresh[name] = work_out()
    return _fresh[name]


def keep() -> None:
    """Prepare for the next start what had to be parsed in this one."""
    folder = paths.caches() / FOLDER
    with contextlib.suppress(OSError):  # where nothing can be kept, all is parsed each time
        while _fresh:
            name, entries = _fresh.popitem()
            write(folder / name, entries)
            _tidy(folder)


def name_for(source: bytes) -> str:
    """Return what the prepared form of a source is called."""
    return f"{source_hash(source).hex()}-{len(source)}-{FORM}.json"


def write(path: Path, entries: dict[str, Entry]) -> None:
    """Write a prepared file, which must not be seen before it is whole."""
    payload = json.dumps(entries, ensure_ascii=False).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(source_hash(payload).hex().encode() + payload)
    fresh.replace(path)


def _read(path: Path) -> dict[str, Entry] | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    proof, payload = content[:PROOF], content[PROOF:]
    if source_hash(payload).hex().encode() != proof:
        return None
    found: dict[str, Entry] = json.loads(payload)
    return found


def _tidy(folder: Path) -> None:
    """Remove what was prepared longest ago, if there is much of it."""
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns)
    for file in files[:-KEPT]:
        file.unlink(missing_ok=True)
