"""One damaged thing in the player's folder: drawn by its number, and laid where a good one was."""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ordeals.damage import WAYS
from ordeals.samples import CARDS, SAVE, SETTINGS, STATISTICS
from rules.core.rng import Rng

if TYPE_CHECKING:
    from ordeals.damage import Kind
    from ordeals.samples import Samples

STEP = 1_000_003  # between the seeds of two tries
TARGETS = (SAVE, SAVE, SAVE, SETTINGS, STATISTICS, CARDS)
ODD_EVERY = 100  # one try of so many is no file at all
ODDITIES = ("folder", "full_folder", "fifo", "dangling", "loop", "endless", "forbidden")
# Windows knows neither pipes with a name nor files without an end, and links only for some.
ODD_HERE = ODDITIES[:2] if sys.platform == "win32" else ODDITIES
EMPTY = ("dangling", "loop", "endless", "forbidden")  # nothing of a player's can be lost with them
FIXED = {SETTINGS: "settings.toml", STATISTICS: "statistics.toml", CARDS: "cards.toml"}


@dataclass(frozen=True)
class Trial:
    """What is tried: which file is damaged how; an oddity has no content."""

    number: int
    kind: str
    target: str
    name: str
    content: bytes
    odd: bool = False

    def path(self, home: Path) -> Path:
        """Return where it lies in a player's folder."""
        folder = home / "matches" if self.target == SAVE else home
        return folder / self.name

    def lay(self, home: Path) -> None:
        """Lay it into a player's folder."""
        path = self.path(home)
        if self.odd:
            _lay_odd(path, self.kind)
        else:
            path.write_bytes(self.content)


def draw(number: int, seed: int, good: Samples) -> Trial:
    """Draw the try of a number; the same for ever with the same seed."""
    rng = Rng.seeded(seed * STEP + number)
    target = TARGETS[rng.below(len(TARGETS))]
    game, content = good[target][rng.below(len(good[target]))]
    name = FIXED.get(target) or f"{game}-{number:08}.toml"
    if rng.below(ODD_EVERY) == 0:
        return Trial(number, ODD_HERE[rng.below(len(ODD_HERE))], target, name, b"", odd=True)
    everything = [sample for samples in good.values() for _, sample in samples]
    kind = _kind(rng)
    bad = kind.damaged(content, everything[rng.below(len(everything))], rng)
    return Trial(number, kind.name, target, name, bad)


def _kind(rng: Rng) -> Kind:
    mark = rng.below(sum(kind.weight for kind in WAYS))
    for kind in WAYS:
        mark -= kind.weight
        if mark < 0:
            return kind
    raise ArithmeticError(mark)


def _lay_odd(path: Path, kind: str) -> None:
    """Lay something where a file is expected."""
    if kind in {"folder", "full_folder"}:
        path.mkdir()
        if kind == "full_folder":
            (path / "inside.toml").write_bytes(b"x = 1\n")
    elif kind == "fifo" and sys.platform != "win32":
        os.mkfifo(path)
    elif kind == "dangling":
        path.symlink_to(path.with_name("nowhere"))
    elif kind == "loop":
        path.symlink_to(path)
    elif kind == "endless":
        path.symlink_to(Path("/dev/zero"))
    else:
        path.write_bytes(b"format = 1\n")
        path.chmod(0)


def unkept(home: Path, trials: list[Trial]) -> list[Trial]:
    """List the tries of which the folder holds nothing any more, under no name."""
    contents, odd = _found(home)
    missing = []
    for trial in trials:
        if trial.odd:
            stem = trial.name.removesuffix(".toml")
            kept = any(name.startswith(stem) for name in odd) or trial.kind in EMPTY
        else:
            kept = trial.content in contents
        if not kept:
            missing.append(trial)
    return missing


def _found(home: Path) -> tuple[set[bytes], list[str]]:
    """Return what is in the files below a folder, and the names of what is no file."""
    contents, odd = set(), []
    for folder, folders, files in os.walk(home):
        odd += folders
        for name in files:
            path = Path(folder) / name
            mode = path.lstat().st_mode
            if not stat.S_ISREG(mode):
                odd.append(name)
            elif mode & stat.S_IRUSR:
                contents.add(path.read_bytes())
    return contents, odd
