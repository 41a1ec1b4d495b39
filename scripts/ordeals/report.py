"""What an ordeal found: how much was tried, what failed, and enough to see it again."""

from __future__ import annotations

import contextlib
import os
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TOLD = 10  # failures that are told in full
LONGEST = 2400  # letters of a traceback that are kept, counted from its end
HOME = "CLOAKROOM_HOME"
SHARED_MEMORY = Path("/dev/shm")


@dataclass
class Result:
    """The outcome of one ordeal; `extras` holds what only this one counts or measures."""

    what: str
    seed: int
    count: int = 0
    failed: int = 0
    examples: list[dict[str, object]] = field(default_factory=list)
    extras: dict[str, object] = field(default_factory=dict)
    began: float = field(default_factory=time.monotonic)

    def fail(self, number: int, why: str, **facts: object) -> None:
        """Count a failure of one try; the first few are kept as examples."""
        self.failed += 1
        kinds = self.extras.setdefault("failures", {})
        if isinstance(kinds, dict):
            kinds[why] = kinds.get(why, 0) + 1
        # Of each kind a few: ten times the same says no more than twice.
        alike = sum(example["why"] == why for example in self.examples)
        if len(self.examples) < TOLD and alike <= TOLD // 4:
            self.examples.append({"number": number, "why": why, **facts})

    def tally(self, family: str, name: str, by: int = 1) -> None:
        """Count something of a family, such as the kinds of damage."""
        kinds = self.extras.setdefault(family, {})
        if isinstance(kinds, dict):
            kinds[name] = kinds.get(name, 0) + by

    def slower(self, seconds: float, what: str) -> None:
        """Remember the slowest try."""
        known = self.extras.get("slowest", 0.0)
        if isinstance(known, float) and seconds > known:
            self.extras["slowest"] = round(seconds, 4)
            self.extras["slowest_was"] = what

    def plain(self) -> dict[str, object]:
        """Return everything as one JSON object holds it."""
        seconds = round(time.monotonic() - self.began, 1)
        head = {"what": self.what, "seed": self.seed, "count": self.count, "failed": self.failed}
        return {**head, "examples": self.examples, "seconds": seconds, **self.extras}

    def line(self) -> str:
        """Return one line for people, and one more for each example."""
        plain = self.plain()
        told = [
            f"{name} {_short(value)}"
            for name, value in plain.items()
            if name not in {"what", "count", "failed", "examples", "seed"}
        ]
        head = f"{self.what} (seed {self.seed}): {self.count} tried, {self.failed} failed"
        lines = [f"{head}; {', '.join(told)}"]
        lines += [f"  number {example['number']}: {example['why']}" for example in self.examples]
        return "\n".join(lines)


def _short(value: object) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {count}" for name, count in value.items()) + ")"
    return str(value)


def memory_room() -> Path | None:
    """Return a folder in memory for many small files, or None where the system has none."""
    return SHARED_MEMORY if SHARED_MEMORY.is_dir() else None


def trace_of(error: BaseException) -> str:
    """Return the end of a traceback: where it happened says more than how it got there."""
    return "".join(traceback.format_exception(error))[-LONGEST:]


@contextlib.contextmanager
def at_home(folder: Path) -> Iterator[Path]:
    """Let the player's folder be another one for a while."""
    before = os.environ.get(HOME)
    os.environ[HOME] = str(folder)
    try:
        yield folder
    finally:
        if before is None:
            os.environ.pop(HOME, None)
        else:
            os.environ[HOME] = before
