"""Compares two builds of one commit file by file."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from shipping.archive import mode_of

if TYPE_CHECKING:
    from pathlib import Path


def fingerprints(folder: Path) -> dict[str, str]:
    """Return for everything below a folder what it is: its mode and a digest or its target."""
    found = {}
    for path in folder.rglob("*"):
        if path.is_symlink():
            content = f"to {path.readlink()}"
        elif path.is_dir():
            content = "folder"
        else:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
        found[path.relative_to(folder).as_posix()] = f"{mode_of(path):o} {content}"
    return found


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """List what only one build has, and what both have with other contents."""
    found = [f"only in one build: {name}" for name in sorted(one.keys() ^ other.keys())]
    both = sorted(one.keys() & other.keys())
    return found + [f"not the same: {name}" for name in both if one[name] != other[name]]
