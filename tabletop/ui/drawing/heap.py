"""Gives memory that pictures no longer need back to the system, where the C library would keep it.

Pictures of all sizes come and go; what lies free between two that stay is the program's for good
unless it is asked for. Only glibc does so: elsewhere nothing happens here.
"""

import ctypes
import sys
from collections.abc import Callable
from functools import cache

ENOUGH_BYTES = 12 * 1024 * 1024

_painted = 0


def painted(size: int) -> None:
    """Note that a picture of so many bytes was painted: about as much has been dropped meanwhile.

    Tidying up takes a few milliseconds, so it is done once for many pictures.
    """
    global _painted  # noqa: PLW0603 - there is one heap
    _painted += size
    if _painted >= ENOUGH_BYTES:
        _painted = 0
        tidy()


def tidy() -> None:
    """Give back every page that nothing lies on."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    if not sys.platform.startswith("linux"):
        return lambda _: None
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library than glibc
        return lambda _: None
    return trim
