"""Moves a player's file to another folder so that a crash at any moment loses nothing of it."""

import contextlib
import os
from pathlib import Path

from tabletop.files import lock
from tabletop.files.reading import UnreadableError, read_bytes
from tabletop.files.writing import sync_folder, write_bytes


def move_over(former: Path, place: Path) -> None:
    """Move a file unless another lies at its new place; what cannot be moved stays as it is.

    It is written there whole before it is removed here: where that was interrupted, both are the
    same, and the next attempt removes the former one. Two that differ are both left alone.
    """
    # One folder may be a link to the other, and then there is only one file.
    if not os.path.isfile(former) or _same(former, place):  # noqa: PTH113 - raises nothing
        return
    with (
        contextlib.suppress(OSError, UnreadableError),
        lock.guarded(place),
        lock.guarded(former),
    ):
        content = read_bytes(former)
        if not os.path.lexists(place):
            write_bytes(place, content)
        if read_bytes(place) == content:
            former.unlink()
            sync_folder(former.parent)


def _same(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file."""
    try:
        return one.samefile(other)
    except OSError:
        return False
