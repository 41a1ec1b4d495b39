"""A TOML reader with typed takes; every complaint names the file, the table and the key."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final, final

LONGEST_TOLD: Final = 80


class ComplaintError(Exception):
    """A data file is wrong: where, a code that says how, and the words that fill its text."""

    def __init__(self, file: str, table: str, key: str, code: str, detail: str = "") -> None:
        super().__init__(f"{file}: [{table}] {key}: {code} {detail}".rstrip())
        self.file: Final = file
        self.table: Final = table
        self.key: Final = key
        self.code: Final = code
        self.detail: Final = detail


def told(value: object) -> str:
    """Return a value for a complaint; one too long or too deep to be told is cut or named."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return type(value).__name__
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


@final
class Facts:
    """One table of a TOML file, from which keys are taken until none is left."""

    __slots__ = ("file", "table", "left")

    def __init__(self, file: str, table: str, left: dict[str, object]) -> None:
        self.file: Final = file
        self.table: Final = table
        self.left: Final = left

    def complain(self, key: str, code: str, detail: str = "") -> ComplaintError:
        """Make a complaint about one key of this table."""
        return ComplaintError(self.file, self.table, key, code, detail)

    def has(self, key: str) -> bool:
        """Tell whether a key is still there."""
        return key in self.left

    def _take(self, key: str) -> object:
        if key not in self.left:
            raise self.complain(key, "missing")
        return self.left.pop(key)

    def whole(self, key: str, low: int = 0, high: int = 1 << 31) -> int:
        """Take a whole number within bounds."""
        value = self._take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.complain(key, "not-whole", told(value))
        if not low <= value <= high:
            raise self.complain(key, "out-of-range", f"{told(value)} ({low}..{high})")
        return value

    def whole_or(self, key: str, default: int, low: int = 0, high: int = 1 << 31) -> int:
        """Take a whole number, or the default where the key is absent."""
        return self.whole(key, low, high) if self.has(key) else default

    def real(self, key: str) -> float:
        """Take a number."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.complain(key, "not-number", told(value))
        try:
            return float(value)
        except OverflowError:
            raise self.complain(key, "out-of-range", told(value)) from None

    def flag(self, key: str) -> bool:
        """Take true or false."""
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.complain(key, "not-flag", told(value))
        return value

    def word(self, key: str) -> str:
        """Take a text that is not empty."""
        value = self._take(key)
        if not isinstance(value, str) or not value:
            raise self.complain(key, "not-word", told(value))
        return value

    def word_or(self, key: str, default: str) -> str:
        """Take a text, or the default where the key is absent."""
        return self.word(key) if self.has(key) else default

    def one_of(self, key: str, choices: list[str]) -> str:
        """Take one of the listed words."""
        value = self.word(key)
        if value not in choices:
            raise self.complain(key, "unknown", f"{value[:LONGEST_TOLD]} ({', '.join(choices)})")
        return value

    def wholes(self, key: str) -> list[int]:
        """Take a list of whole numbers."""
        result: list[int] = []
        for value in self._list(key):
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.complain(key, "not-whole", told(value))
            result.append(value)
        return result

    def reals(self, key: str) -> list[float]:
        """Take a list of numbers."""
        result: list[float] = []
        for value in self._list(key):
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise self.complain(key, "not-number", told(value))
            result.append(float(value))
        return result

    def words(self, key: str) -> list[str]:
        """Take a list of texts."""
        result: list[str] = []
        for value in self._list(key):
            if not isinstance(value, str):
                raise self.complain(key, "not-word", told(value))
            result.append(value)
        return result

    def sub(self, key: str) -> "Facts":
        """Take a table inside this one."""
        return self._facts(self._take(key), key, self._path(key))

    def subs(self, key: str) -> "list[Facts]":
        """Take a list of tables inside this one."""
        return [
            self._facts(value, key, f"{self._path(key)} #{number}")
            for number, value in enumerate(self._list(key), start=1)
        ]

    def agree(self, key: str, found: int) -> None:
        """Take a whole number and complain if something else was counted."""
        self.equal(key, self.whole(key), found)

    def equal(self, key: str, wanted: int, found: int) -> None:
        """Complain under a key if something else was counted than wanted."""
        if wanted != found:
            raise self.complain(key, "wrong-count", f"{found} ({wanted})")

    def keys(self) -> list[str]:
        """Return the keys that are left, in the order of the file."""
        return list(self.left)

    def done(self) -> None:
        """Complain about the first key that nobody took."""
        for key in self.left:
            raise self.complain(key, "left-over")

    def _list(self, key: str) -> list[object]:
        value = self._take(key)
        if not isinstance(value, list):
            raise self.complain(key, "not-list", told(value))
        return value

    def _path(self, key: str) -> str:
        return f"{self.table}.{key}" if self.table else key

    def _facts(self, value: object, key: str, path: str) -> "Facts":
        if not isinstance(value, dict):
            raise self.complain(key, "not-table", told(value))
        return Facts(self.file, path, value)


def read_facts(path: Path) -> Facts:
    """Read a TOML file; a file that is missing or not TOML is complained about too."""
    try:
        # Who takes from the facts empties them, so that everybody needs some of his own.
        return Facts(path.name, "", _copied_table(_parsed(path.read_bytes())))
    except FileNotFoundError:
        raise ComplaintError(str(path), "", "", "no-file") from None
    except (ValueError, RecursionError) as wrong:
        # Beside its own error the reader lets through those of letters, numbers and deep nesting.
        raise ComplaintError(str(path), "", "", "not-toml", str(wrong)) from None


@lru_cache(maxsize=32)
def _parsed(content: bytes) -> dict[str, object]:
    """Return what a file says; the same ones are read for every table that is laid."""
    return tomllib.loads(content.decode())


def _copied_table(table: dict[str, object]) -> dict[str, object]:
    return {key: _copied(value) for key, value in table.items()}


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return _copied_table(value)
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return value
