"""Gives memory that pictures no longer need back to the system, where the C library would keep it.

Pictures of all sizes come and go; what lies free between two that stay is the program's for good
unless it is asked for. Only glibc does so: elsewhere nothing happens here.
"""

import ctypes
import sys
from functools import cache

ENOUGH_BYTES = 20 * 1024 * 1024
# A picture from this size on lies for itself and goes back whole. glibc would raise that to the
# size of a window as soon as the first one is dropped, and then lay everything side by side.
APART_BYTES = 4 * 1024 * 1024
SPARE_BYTES = 64 * 1024 * 1024  # what may lie free behind the last picture: the next one needs it
TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3  # the numbers that glibc gave to these two

_painted = 0


def prepare() -> None:
    """Have large pictures lie for themselves from now on."""
    library = _glibc()
    if library is not None:
        library.mallopt(MMAP_THRESHOLD, APART_BYTES)
        library.mallopt(TRIM_THRESHOLD, SPARE_BYTES)


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
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        library = ctypes.CDLL(None)
    except OSError:
        return None
    # Another C library has neither of the two.
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
