"""How a command of the laboratory starts: in the project's `.venv`, by the rules asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from _setup import enter

if TYPE_CHECKING:
    from collections.abc import Sequence

RULES = "--rules"
SCHEDULER = "--scheduler"
CLUSTER = "cluster"  # the extra that plays on other machines


def begin(words: Sequence[str]) -> None:
    """Enter the project, with what a cluster needs if one was named, and put its rules first."""
    enter(*([CLUSTER] if named(words, SCHEDULER) else []))
    put_first(named(words, RULES))


def named(words: Sequence[str], option: str) -> str:
    """Return what an option names; the command line is read for good only later."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name == option:
            return value or following
    return ""


def put_first(folder: str) -> None:
    """Look for modules in a folder first, such as a compiled copy; before any rule is imported.

    A process that is spawned looks where its parent looks.
    """
    if folder:
        sys.path.insert(0, str(Path(folder).resolve()))
