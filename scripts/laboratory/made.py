"""How weights came about: kept beside them in `weights.made.toml`, one table for each training."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import toml

from laboratory.weights import all_leaves

if TYPE_CHECKING:
    from pathlib import Path

HEADING = (
    "# Each training whose weights were accepted, oldest first; written by scripts/train.py.\n\n"
)


@dataclass(frozen=True)
class Proof:
    """What the new weights won against the old ones on fresh deals, and within which bounds."""

    matches: int
    share: float
    low: float
    high: float


def made_file(weights: Path) -> Path:
    """Return the file that says how a file of weights came about."""
    return weights.with_suffix(f".made{weights.suffix}")


def digest(text: str) -> str:
    """Return a short digest of all numbers of a file of weights; comments may change."""
    numbers = [(leaf.name, [number.value for number in leaf.numbers]) for leaf in all_leaves(text)]
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:16]


def changes(before: str, after: str) -> dict[str, list[list[float]]]:
    """Map each leaf that differs to its numbers before and after."""
    old = {leaf.name: leaf.numbers for leaf in all_leaves(before)}
    return {
        leaf.name: [
            [number.value for number in old[leaf.name]],
            [number.value for number in leaf.numbers],
        ]
        for leaf in all_leaves(after)
        if [number.value for number in leaf.numbers] != [n.value for n in old[leaf.name]]
    }


def write_made(
    weights: Path, before: str, found: tuple[str, Proof], steps: int, command: str
) -> Path:
    """Add a training to the file beside the weights, and return that file."""
    text, proof = found
    file = made_file(weights)
    known: list[object] = []
    if file.exists():
        known = tomllib.loads(file.read_text(encoding="utf-8"))["training"]
    entry = {
        "command": command,
        "steps": steps,
        "matches": proof.matches,
        "share": round(proof.share, 4),
        "interval": [round(proof.low, 4), round(proof.high, 4)],
        "before": digest(before),
        "after": digest(text),
        "changed": changes(before, text),
    }
    body = toml.dumps({"training": [*known, entry]})
    file.write_text(HEADING + body, encoding="utf-8")
    return file
