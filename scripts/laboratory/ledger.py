"""A file of played matches, one JSON object a line, from which a stopped run goes on.

The first line says by which rules, levels and weights they were played; matches of others are
never mixed in. A line that a killed process left half written is dropped.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypedDict, cast

from laboratory.words import WrongWordError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules.core.game import Game
    from tabletop.ai.contest import ContestResult, Pairing

FORM = 1  # of the file


class Heading(TypedDict):
    """What all matches of a file have in common."""

    arena: int
    registry: str
    game: str
    version: int
    levels: str  # the text of the file of levels
    weights: str  # a digest of what players believe
    digest: str  # of all the above


def heading(game: Game, registry: str, levels: str) -> Heading:
    """Describe the matches that are about to be played."""
    believed = game.weights.read_bytes() if game.weights else b""
    told = Heading(
        arena=FORM,
        registry=registry,
        game=game.name,
        version=game.version,
        levels=levels,
        weights=hashlib.sha256(believed).hexdigest()[:16],
        digest="",
    )
    told["digest"] = hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]
    return told


def key_of(pairing: Pairing) -> str:
    """Return what tells a match from all others of its file."""
    return json.dumps([pairing[key] for key in ("options", "levels", "rotation", "deal", "minds")])


def line_of(outcome: ContestResult) -> str:
    """Write a match as one line; what the heading says is not said again."""
    slim: dict[str, Any] = dict(outcome)
    slim["pairing"] = dict(outcome["pairing"]) | {"settings": ""}
    slim["milliseconds"] = [[round(time, 3) for time in times] for times in outcome["milliseconds"]]
    return json.dumps(slim, separators=(",", ":"))


class Ledger:
    """The file; it is open for adding from the beginning, so that nothing played is lost."""

    def __init__(self, file: Path, told: Heading) -> None:
        self.known: dict[str, ContestResult] = {}
        size = self._read(file, told) if file.exists() else 0
        file.parent.mkdir(parents=True, exist_ok=True)
        self.stream = file.open("a", encoding="utf-8", newline="\n")
        self.stream.truncate(size)
        if not size:
            self._add(json.dumps(told))

    def _read(self, file: Path, told: Heading) -> int:
        """Take in what was played before; return the size of all whole lines."""
        whole, _, _ = file.read_bytes().rpartition(b"\n")
        if not whole:
            return 0
        first, *lines = whole.decode().split("\n")
        if json.loads(first) != told:
            raise WrongWordError(
                f"{file.name} holds matches by other rules, levels or weights; name another file."
            )
        for line in lines:
            outcome = cast("ContestResult", json.loads(line))
            self.known[key_of(outcome["pairing"])] = outcome
        return len(whole) + 1

    def _add(self, line: str) -> None:
        self.stream.write(f"{line}\n")
        self.stream.flush()

    def add(self, outcome: ContestResult) -> None:
        """Keep a match."""
        self._add(line_of(outcome))

    def split(self, matches: Iterable[Pairing]) -> tuple[list[ContestResult], list[Pairing]]:
        """Return what came of the matches that were played before, and those still to play."""
        played: list[ContestResult] = []
        left: list[Pairing] = []
        for pairing in matches:
            before = self.known.get(key_of(pairing))
            if before is None:
                left.append(pairing)
            else:
                played.append(before)
        return played, left
