"""Loads what the first frame did without, beside the loop, so that no press has to wait for it."""

import contextlib
from collections.abc import Callable
from threading import Thread


class Loading:
    """The rest of the program on its way into memory; until it is begun, nothing is."""

    def __init__(self) -> None:
        self._thread: Thread | None = None

    @property
    def going_on(self) -> bool:
        """Tell whether something is still being loaded."""
        return self._thread is not None and self._thread.is_alive()

    def begin(self, load: Callable[[], None]) -> None:
        """Load in a thread of its own; whoever needs something sooner loads it at once."""
        self._thread = Thread(target=_quietly, args=(load,), name="loading", daemon=True)
        # Where the system has no thread to spare, everything is loaded when it is wanted.
        with contextlib.suppress(RuntimeError):
            self._thread.start()


def _quietly(load: Callable[[], None]) -> None:
    # What is wrong with a file is told to whoever goes there, and not before.
    with contextlib.suppress(Exception):
        load()
