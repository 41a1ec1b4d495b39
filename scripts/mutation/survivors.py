"""The mutants that nobody need notice, each with its reason, as a file lists them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from mutation.mutants import Mutant

Name = tuple[str, str, str]
LIST = "tests/mutation/survivors.toml"


def known_survivors(file: Path) -> dict[Name, str]:
    """Read the reason why each listed mutant cannot be noticed, by file, function and change."""
    if not file.exists():
        return {}
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        (entry["file"], entry["function"], entry["change"]): entry["reason"]
        for entry in read.get("survivor", [])
    }


def name_of(mutant: Mutant) -> Name:
    """Return what a mutant is called in the list."""
    return mutant.file, mutant.function, mutant.name
