"""Checks what becomes of files that another process has open: on Windows they resist."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.files import lock, patience
from tabletop.files.reading import UnreadableError, read_plain
from tabletop.files.writing import BEGUN, set_aside, write_plain

OLD: dict[str, object] = {"moves": ["a"]}
NEW: dict[str, object] = {"moves": ["a", "b"]}


class Scanner:
    """Has every file open for as long as a number of tries."""

    def __init__(self, tries: int) -> None:
        self.left = tries

    def before(self, action: Callable[..., object]) -> Callable[..., object]:
        """Return an action that is refused while the file is open."""

        def refused(*what: object, **how: object) -> object:
            self.left -= 1
            if self.left >= 0:
                raise PermissionError(errno.EACCES, "in use")
            return action(*what, **how)

        return refused


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a written file on a system where open files resist, and where time stands still."""
    monkeypatch.setattr(patience, "OPEN_FILES_RESIST", True)
    monkeypatch.setattr(patience, "PAUSE", 0.0)
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    write_plain(tmp_path / "match.toml", OLD)
    return tmp_path / "match.toml"


def test_a_file_that_is_looked_into_is_replaced_a_moment_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "replace", Scanner(3).before(Path.replace))
    write_plain(file, NEW)
    assert read_plain(file) == NEW


def test_a_file_that_is_being_replaced_is_read_a_moment_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", Scanner(3).before(os.open))
    assert read_plain(file) == OLD


def test_a_file_that_is_looked_into_is_set_aside_a_moment_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "rename", Scanner(3).before(Path.rename))
    assert read_plain(set_aside(file)) == OLD


def test_a_file_that_stays_open_stays_as_it_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.0)
    monkeypatch.setattr(Path, "replace", Scanner(99).before(Path.replace))
    with pytest.raises(PermissionError):
        write_plain(file, NEW)
    assert read_plain(file) == OLD
    assert not list(file.parent.glob(f"*{BEGUN}"))


def test_nobody_waits_where_open_files_do_not_resist(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "OPEN_FILES_RESIST", False)
    monkeypatch.setattr(os, "open", Scanner(1).before(os.open))
    with pytest.raises(UnreadableError, match="in use"):
        read_plain(file)


@pytest.mark.parametrize(
    ("number", "ours"),
    [(errno.EACCES, False), (errno.EDEADLK, False), (0, False), (errno.EIO, True)],
)
def test_a_lock_is_refused_by_any_number_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, ours: bool
) -> None:
    def refuse(*_what: object) -> None:
        raise OSError(number, "refused")

    module, name = ("msvcrt", "locking") if hasattr(lock, "msvcrt") else ("fcntl", "flock")
    monkeypatch.setattr(f"{module}.{name}", refuse)
    path = tmp_path / "match.toml"
    assert lock.hold(path) == ours
    lock.release(path)
