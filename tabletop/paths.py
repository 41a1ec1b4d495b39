"""Where things are: the assets that came with the program, and the player's own files."""

import contextlib
import glob
import os
import sys
import tempfile
from pathlib import Path

import platformdirs

HOME_VARIABLE = "CLOAKROOM_HOME"
NAME = "Cloakroom"


def root() -> Path:
    """Return the folder that holds what came with the program: the source tree or a built one."""
    built = getattr(sys, "_MEIPASS", None)
    return Path(built) if built else Path(__file__).resolve().parent.parent


def assets() -> Path:
    """Return the folder of texts, pictures and layouts."""
    return root() / "assets"


def user() -> Path:
    """Return the player's own folder; CLOAKROOM_HOME moves it."""
    chosen = os.environ.get(HOME_VARIABLE)
    folder = Path(chosen) if chosen else platformdirs.user_data_path(NAME, appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def saves() -> Path:
    """Return the folder of running and finished matches."""
    folder = user() / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def settings_file() -> Path:
    """Return the file of the player's choices."""
    return user() / "settings.toml"


def statistics_file() -> Path:
    """Return the file of results."""
    return user() / "statistics.toml"


def write_file(path: Path, text: str) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one, whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sweep(path: Path) -> None:
    """Remove what was begun for a file and never finished, because the program was stopped."""
    for left in path.parent.glob(f".{glob.escape(path.name)}.*.new"):
        with contextlib.suppress(OSError):
            left.unlink()


def sync_folder(folder: Path) -> None:
    """Make a rename last, where the system lets a folder be synchronised."""
    # Windows cannot open a folder; its renames are journalled by the file system.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def move_aside(path: Path, mark: str) -> Path:
    """Rename a file to `<name>.<mark>.toml`, numbered where that is taken; return the new path."""
    number = 1
    target = path.with_name(f"{path.stem}.{mark}{path.suffix}")
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
    path.rename(target)
    sync_folder(path.parent)
    return target
