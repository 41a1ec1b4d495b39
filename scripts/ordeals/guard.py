"""Lets something be tried that may never return or eat all memory, and measures its work.

Time is that of the processor: how busy the machine is with other things says nothing of a try.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

HANG = 30.0  # seconds by the clock after which a try is given up
ROOM = 1 << 30  # bytes that tries may take beside what the process has already
Got = TypeVar("Got")


class HungError(BaseException):
    """A try took too long; no `except Exception` on the way may swallow it."""


@dataclass(frozen=True)
class Try(Generic[Got]):
    """What came of a try: a value or an error, and how long it took."""

    seconds: float
    value: Got | None = None
    error: BaseException | None = None


def attempt(action: Callable[[], Got], hang: float = HANG) -> Try[Got]:
    """Do something and return what came of it, whatever that is."""
    start = time.process_time()
    try:
        with _alarm(hang):
            value = action()
    except (Exception, HungError) as error:
        return Try(time.process_time() - start, error=error)
    return Try(time.process_time() - start, value)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise HungError


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextlib.contextmanager
def little_memory(room: int = ROOM) -> Iterator[None]:
    """Let this process grow by so much and no more, where the system can say so."""
    if not sys.platform.startswith("linux"):
        yield
        return
    with open("/proc/self/statm", encoding="ascii") as stream:  # noqa: PTH123 - no file to keep
        pages = int(stream.read().split()[0])
    before = resource.getrlimit(resource.RLIMIT_AS)
    limit = pages * resource.getpagesize() + room
    resource.setrlimit(resource.RLIMIT_AS, (limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
