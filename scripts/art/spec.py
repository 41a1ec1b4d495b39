"""Reads what art.toml says about a picture and complains about words it does not know."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from art.kinds import Colour, Size, Vector, colour

ROOT = Path(__file__).resolve().parents[2]


def stored(place: str) -> dict[str, Any]:
    """Read a table of the project; whoever calls this is drawn anew when the table changes."""
    return tomllib.loads((ROOT / place).read_text(encoding="utf-8"))


class SpecError(Exception):
    """Says which entry of an art.toml is wrong and how."""


class Spec:
    """One table of an art.toml; every key must be asked for before `done`."""

    def __init__(self, name: str, table: Mapping[str, object]) -> None:
        self.name = name
        self.table = table
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        """Tell whether a key is given."""
        return key in self.table

    def take(self, key: str, otherwise: object = None) -> object:
        """Return a value as it stands."""
        self.asked.add(key)
        value = self.table.get(key, otherwise)
        if value is None:
            raise SpecError(f"{self.name}: {key} is missing")
        return value

    def text(self, key: str, otherwise: str | None = None) -> str:
        """Return a word."""
        value = self.take(key, otherwise)
        if not isinstance(value, str):
            raise SpecError(f"{self.name}: {key} must be a word, not {value!r}")
        return value

    def number(self, key: str, otherwise: float | None = None) -> float:
        """Return a number."""
        value = self.take(key, otherwise)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise SpecError(f"{self.name}: {key} must be a number, not {value!r}")
        return float(value)

    def whole(self, key: str, otherwise: int | None = None) -> int:
        """Return a whole number."""
        value = self.take(key, otherwise)
        if isinstance(value, bool) or not isinstance(value, int):
            raise SpecError(f"{self.name}: {key} must be a whole number, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Return whether something is said to be true."""
        value = self.table.get(key, False)
        self.asked.add(key)
        if not isinstance(value, bool):
            raise SpecError(f"{self.name}: {key} must be true or false, not {value!r}")
        return value

    def vector(self, key: str, otherwise: Vector | None = None) -> Vector:
        """Return three numbers."""
        value = self.take(key, otherwise)
        if not isinstance(value, list | tuple) or len(value) != 3:
            raise SpecError(f"{self.name}: {key} must be three numbers, not {value!r}")
        x, y, z = (float(part) for part in value)
        return x, y, z

    def size(self) -> Size:
        """Return width and height of the picture."""
        value = self.take("size")
        if not isinstance(value, list) or len(value) != 2:
            raise SpecError(f"{self.name}: size must be two numbers, not {value!r}")
        return int(value[0]), int(value[1])

    def paint(self, key: str, otherwise: str | None = None) -> Colour:
        """Return a colour."""
        return colour(self.text(key, otherwise))

    def part(self, key: str) -> Spec:
        """Return a table inside this one; an empty one when it is not given."""
        value = self.take(key, {})
        if not isinstance(value, Mapping):
            raise SpecError(f"{self.name}: {key} must be a table, not {value!r}")
        return Spec(f"{self.name}.{key}", cast("Mapping[str, object]", value))

    def parts(self, key: str) -> list[Spec]:
        """Return the tables of a list."""
        value = self.take(key, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise SpecError(f"{self.name}: {key} must be a list of tables")
        return [Spec(f"{self.name}.{key}[{n}]", entry) for n, entry in enumerate(value)]

    def done(self) -> None:
        """Complain about keys that nobody asked for."""
        unknown = sorted(set(self.table) - self.asked)
        if unknown:
            raise SpecError(f"{self.name}: nobody knows {', '.join(unknown)}")
