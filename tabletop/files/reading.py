"""Reads a player's file with suspicion: bounded in size and depth, never waiting, never crashing.

Whatever lies at a path (a folder, a pipe, sixty megabytes, nonsense) becomes one kind of error.
"""

import os
import re
import stat
import tomllib
from pathlib import Path

from tabletop.files.patience import patiently

UNREADABLE, ODD, LARGE, NOT_TOML = "unreadable", "odd", "large", "not-toml"
LARGEST = 1 << 18  # bytes of an ordinary file: twenty times the longest match
DEEPEST = 40  # tables and lists within each other
# A pipe without a writer would keep an ordinary reader waiting for ever.
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_STRING = re.compile(r"""\"(?:[^"\\\n]|\\.)*+\"?|'[^'\n]*+'?""")
# The standard reader takes quadratic time for keys of many parts, of which we never write one.
_LONG_KEY = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){16}""")


class UnreadableError(Exception):
    """A file cannot be read: why (a code of the texts), and its detail."""

    def __init__(self, path: Path, code: str, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.path = path
        self.code = code
        self.detail = detail


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return what is in a file; raise FileNotFoundError where there is nothing at all."""
    try:
        handle = patiently(path, lambda: os.open(path, _READING))
    except (FileNotFoundError, NotADirectoryError) as nothing:
        if path.is_symlink():
            raise UnreadableError(path, ODD) from None
        raise FileNotFoundError(nothing.errno, nothing.strerror, str(path)) from None
    except OSError as wrong:
        code = ODD if path.is_dir() else UNREADABLE
        raise UnreadableError(path, code, wrong.strerror or "") from None
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise UnreadableError(path, ODD)
        if found.st_size > most:
            raise UnreadableError(path, LARGE, f"{found.st_size / 1_000_000:.1f}")
        with os.fdopen(handle, "rb", closefd=False) as stream:
            return stream.read(most)
    except OSError as wrong:
        raise UnreadableError(path, UNREADABLE, wrong.strerror or "") from None
    finally:
        os.close(handle)


def read_plain(path: Path, most: int = LARGEST) -> dict[str, object]:
    """Return a TOML file as plain data; raise FileNotFoundError where there is none."""
    try:
        text = read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise UnreadableError(path, NOT_TOML, str(wrong.start)) from None
    return parse(path, text)


def parse(path: Path, text: str) -> dict[str, object]:
    """Return a text as plain data; whatever is wrong with it, the file is what is wrong."""
    if _LONG_KEY.search(_STRING.sub('""', text)):
        raise UnreadableError(path, NOT_TOML)
    try:
        plain: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError, MemoryError, OverflowError) as wrong:
        # Beside its own error the reader lets through those of numbers and of deep nesting.
        raise UnreadableError(path, NOT_TOML, str(wrong)[:80]) from None
    if not _shallow(plain):
        raise UnreadableError(path, NOT_TOML)
    return plain


def _shallow(plain: dict[str, object]) -> bool:
    """Tell whether nothing lies deeper than whoever walks through it can bear."""
    level: list[object] = [plain]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for part in level:
            if isinstance(part, dict):
                inner += part.values()
            elif isinstance(part, list):
                inner += part
        if not inner:
            return True
        level = inner
    return False
