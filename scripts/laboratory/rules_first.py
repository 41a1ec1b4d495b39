"""Lets a compiled copy of the rules stand in for the source, here and in all workers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

OPTION = "--rules"


def put_first(words: Sequence[str]) -> None:
    """Look for modules in the folder that the option names first; before any rule is imported.

    A process that is spawned looks where its parent looks.
    """
    for number, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == OPTION:
            folder = value or "".join(words[number + 1 : number + 2])
            if folder:
                sys.path.insert(0, str(Path(folder).resolve()))
