"""Knows how loud each kind of sound shall be heard, and what that means for its recording."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from art.spec import SpecError

FILE = Path(__file__).with_name("levels.toml")
LONG = ("ambience", "music")  # kinds with a slider of their own


@cache
def levels() -> dict[str, Any]:
    """Read the table."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def target(kind: str) -> float:
    """Return how loud a kind of sound is heard where no volume was changed, in LUFS."""
    heard: dict[str, float] = levels()["heard"]
    return heard[kind]


def decibels(share: float) -> float:
    """Return a share of full volume in decibels."""
    return 20 * math.log10(share)


def usual(kind: str) -> float:
    """Return what the volumes that players find at first take from a kind of sound, in decibels."""
    shares: dict[str, float] = levels()["share"]
    return decibels(shares[kind if kind in LONG else "effects"])


def in_file(name: str, kind: str) -> float:
    """Return how loud a recording is, so that it is heard as its kind shall be."""
    if kind not in levels()["heard"]:
        raise SpecError(f"{name}: nothing says how loud {kind!r} is heard")
    return round(target(kind) - usual(kind), 2)
