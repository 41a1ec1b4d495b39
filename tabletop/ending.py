"""Being told to end by a signal: cleanly in every state, and in time whatever happens."""

import _thread
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Final

# Not every system has all of them; the last is Ctrl-Break on Windows.
SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
LEFT: Final = ("SIGINT", "SIGBREAK")  # keys with which a player leaves a program in a terminal
TOLD: Final = 128  # plus the signal's number: the status that shells give to who is told to end
LIMIT: Final = 1.5  # seconds after which the program ends even if something keeps it from it


class Ending:
    """Hears signals: calls `stop` where there is one, and otherwise raises KeyboardInterrupt.

    Who goes round in frames sets `stop` and leaves at the next one, so that nothing is broken off
    in the middle. Who waits for a line or is still starting cannot look, and is interrupted.
    """

    def __init__(self) -> None:
        self.heard: signal.Signals | None = None
        self.stop: Callable[[], None] | None = None

    @property
    def status(self) -> int:
        """Return the exit status that tells what was heard; leaving by a key is as good as any."""
        if self.heard is None or self.heard.name in LEFT:
            return 0
        return TOLD + self.heard

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen, and be as deaf as before in the end; what was ignored before is ignored still."""
        before: dict[int, Any] = {}
        if current_thread() is main_thread():
            numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
            before = {number: signal.getsignal(number) for number in numbers}
        wanted = [number for number, handler in before.items() if handler != signal.SIG_IGN]
        for number in wanted:
            signal.signal(number, self.hear)
        try:
            yield
        finally:
            for number in wanted:
                signal.signal(number, before[number])

    def hear(self, number: int, _frame: FrameType | None) -> None:
        """End the program; who is told again while it ends has been heard already."""
        if self.heard is not None:
            return
        self.heard = signal.Signals(number)
        # A thread of the usual kind takes locks that the interrupted line may hold.
        _thread.start_new_thread(self._insist, ())
        if self.stop is None:
            raise KeyboardInterrupt
        self.stop()

    def _insist(self) -> None:
        """End without any more ado when the time is over; every move is on the disk already."""
        time.sleep(LIMIT)
        try:
            # Where nobody has loaded it, there are no children; a start need not wait for it.
            processes = sys.modules.get("multiprocessing")
            for child in processes.active_children() if processes else ():
                child.kill()
        finally:
            os._exit(self.status)
