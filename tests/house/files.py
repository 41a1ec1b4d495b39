"""Finds the files of the project that its own tests look at."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NOT_OURS = {".git", ".venv", ".cache", "dist", "__pycache__"}
TEXT = {".py", ".toml", ".md", ".txt", ".yml", ".yaml", ".spec", ".desktop", ""}


def below(folder: Path, *suffixes: str) -> Iterator[Path]:
    """Yield the project's files below a folder, in order, without what tools leave behind."""
    for entry in sorted(folder.iterdir()) if folder.is_dir() else []:
        if entry.name in NOT_OURS or entry.name.endswith(("_cache", ".egg-info")):
            continue
        if entry.is_dir():
            yield from below(entry, *suffixes)
        elif entry.suffix in suffixes:
            yield entry


def python(folder: Path) -> Iterator[Path]:
    """Yield every Python file below a folder."""
    return below(folder, ".py")


def texts(folder: Path) -> Iterator[Path]:
    """Yield every file below a folder that people read."""
    return below(folder, *TEXT)
