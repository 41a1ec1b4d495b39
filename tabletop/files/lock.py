"""A right that one process at a time has, and that the system takes back when the process ends.

A lock is a file beside what it guards: the guarded file itself is replaced at every write. Within
one process a lock may be taken again; it is about a second copy of the program.
"""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = 1.0  # seconds that a short write of another copy may keep us waiting
PAUSE = 0.01
TRIES = 20
# How a lock is refused that another process has; Wine refuses without giving a reason.
REFUSALS = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0}

_held: dict[Path, int] = {}


def lock_of(path: Path) -> Path:
    """Return the file that stands for the right to a path."""
    return path.with_name(f".{path.name}.lock")


def hold(path: Path) -> bool:
    """Take the right to a path until it is released; False where another process has it."""
    lock = lock_of(path)
    if lock in _held or not path.is_absolute():
        return True  # a path without a beginning is one where nothing is ever written
    for _ in range(TRIES):
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600)
        except OSError:
            return True  # where no lock can be laid, no other copy can write either
        if not _locked(handle):
            os.close(handle)
            return False
        if _current(lock, handle):
            _held[lock] = handle
            return True
        os.close(handle)  # whoever had it before has just removed it: another one counts now
    return True  # a disk that gives a file another identity each time cannot be guarded


def taken(path: Path) -> bool:
    """Tell whether another process has the right to a path now."""
    if lock_of(path) in _held or not lock_of(path).exists():
        return False
    if not hold(path):
        return True
    release(path)
    return False


def release(path: Path) -> None:
    """Give the right back, if we have it."""
    lock = lock_of(path)
    handle = _held.pop(lock, None)
    if handle is None:
        return
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            lock.unlink()
    os.close(handle)
    if sys.platform == "win32":
        # An open file cannot be removed there; another copy may have opened it by now.
        with contextlib.suppress(OSError):
            lock.unlink()


@contextlib.contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Hold the right to a path for a moment, waiting a little for another copy to be done.

    A copy that was stopped in the middle shall not keep this one from going on: after a while it
    goes on without.
    """
    end = time.monotonic() + PATIENCE
    ours = lock_of(path) not in _held
    while not hold(path) and time.monotonic() < end:
        time.sleep(PAUSE)
    try:
        yield
    finally:
        if ours:
            release(path)


def sweep_locks(folder: Path) -> None:
    """Remove the locks of processes that were ended without warning."""
    with contextlib.suppress(OSError):
        for lock in folder.glob(".*.lock"):
            path = lock.with_name(lock.name.removeprefix(".").removesuffix(".lock"))
            if lock not in _held and hold(path):
                release(path)


def _locked(handle: int) -> bool:
    """Lock an open file, unless another process has; a disk that knows no locks has none."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        return wrong.errno not in REFUSALS
    return True


def _current(lock: Path, handle: int) -> bool:
    """Tell whether an open lock is still the one that lies at its path."""
    try:
        return os.path.samestat(lock.stat(), os.fstat(handle))
    except OSError:
        return False
