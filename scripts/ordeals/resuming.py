"""Takes up what a killed program left behind, and says what of it is lost or spoilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.registry import GAMES
from tabletop import paths, save, shelf
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.save import SaveFile

if TYPE_CHECKING:
    from pathlib import Path

ASIDE = ("*.damaged*", "set-aside")  # what shows that a file was taken for damaged
Promises = dict[str, list[str]]  # by the name of a file, the moves that were told to be on the disk


def take_up(promises: Promises) -> str:
    """Open everything in the player's folder as a new start does; return what is wrong with it."""
    folder = paths.saves()
    for name in promises:
        if not (folder / name).exists():
            return f"lost: {name} is gone"
    for entry in save.entries():
        if entry.code:
            return f"spoilt: {entry.path.name} is {entry.code}"
    shelf.waiting(GAMES)
    for path in sorted(folder.glob("*.toml")):
        if wrong := _resumed(path, promises.get(path.name, [])):
            return wrong
    if Settings.load(paths.settings_file()).complaints:
        return "spoilt: settings.toml"
    statistics.results()
    aside = [path.name for sign in ASIDE for path in paths.user().rglob(sign)]
    return f"spoilt: {aside[0]}" if aside else ""


def _resumed(path: Path, promised: list[str]) -> str:
    match = Match.resume(SaveFile(path), GAMES)
    match.close()
    if match.read_only is not None:
        return f"spoilt: {path.name} is read-only ({match.read_only.code})"
    kept = match.record.moves[: len(promised)]
    if kept != promised:
        return f"lost: {path.name} has {match.number} moves, {len(promised)} were shown"
    return ""


def begun(home: Path) -> list[Path]:
    """List the files that were begun and never finished."""
    return sorted(home.rglob(".*.new"))
