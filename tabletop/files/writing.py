"""Writes a player's file so that a crash at any moment leaves the old one or the new one, whole."""

import contextlib
import errno
import glob
import itertools
import os
import tempfile
import time
import tomllib
from pathlib import Path

from tabletop.files.patience import patiently
from tabletop.files.toml_text import dumps, same

BEGUN = ".new"  # how the name of a file ends that is being written
SET_ASIDE = "set-aside"  # the folder of files that were wrong, beside where they lay
STALE = 60.0  # seconds after which nobody is still writing what was begun
PROBE = 4096  # bytes that a disk must still take


class UnprovenError(OSError):
    """What was written does not read back as it was meant, so the old file stays."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EIO, os.strerror(errno.EIO), str(path))


def write_plain(path: Path, plain: dict[str, object], text: str = "") -> None:
    """Write plain data as TOML (in a form of its own, if given) and prove that it reads back."""
    _write(path, (text or dumps(plain)).encode(), plain)


def write_text(path: Path, text: str) -> None:
    """Write a text that nobody reads back but people."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write what nobody asks the meaning of."""
    _write(path, content, None)


def sweep(folder: Path) -> None:
    """Remove what was begun in a folder and never finished, because the program was stopped."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f".*{BEGUN}"):
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime > STALE:
                    left.unlink()


def sweep_for(path: Path) -> None:
    """Remove what was begun for one file, by whoever alone may write it."""
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f".{glob.escape(path.name)}.*{BEGUN}"):
            with contextlib.suppress(OSError):
                left.unlink()


def sync_folder(folder: Path) -> None:
    """Make a rename last, where the system lets a folder be synchronised."""
    # Windows cannot open a folder; its renames are journalled by the file system.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path:
    """Move whatever lies at a path, unchanged, into a folder of its own; return where it is."""
    folder = path.parent / SET_ASIDE
    folder.mkdir(exist_ok=True)
    target = folder / path.name
    for number in itertools.count(2):
        if not os.path.lexists(target):
            break
        target = folder / f"{path.stem}-{number}{path.suffix}"
    patiently(path, lambda: path.rename(target))
    sync_folder(path.parent)
    return target


def obstacle(folder: Path) -> OSError | None:
    """Return why nothing can be written into a folder, by trying; None where all is well."""
    try:
        handle, fresh = _begin(folder / "probe")
        try:
            os.write(handle, bytes(PROBE))
        finally:
            os.close(handle)
            fresh.unlink(missing_ok=True)
    except OSError as problem:
        return problem
    return None


def _write(path: Path, content: bytes, meant: dict[str, object] | None) -> None:
    handle, fresh = _begin(path)
    try:
        _fill(handle, content)
        if meant is not None and not _reads_as(fresh, meant):
            raise UnprovenError(path)
        patiently(path, lambda: fresh.replace(path))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _begin(path: Path) -> tuple[int, Path]:
    """Open a new file beside the one to be written, in a folder made for it if need be."""
    if not path.is_absolute():
        # A system that knows no home folder gives a path without a beginning.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=BEGUN)
    return handle, Path(name)


def _fill(handle: int, content: bytes) -> None:
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def _reads_as(path: Path, plain: dict[str, object]) -> bool:
    try:
        with path.open("rb") as stream:
            return same(tomllib.load(stream), plain)
    except (ValueError, RecursionError):
        return False
