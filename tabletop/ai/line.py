"""One worker process and the two threads that speak with it, so that nobody else ever waits.

A pipe makes whoever writes into it wait when it is full, and whoever reads when half a message is
in it. Each end therefore belongs to a thread, which closes it itself; a killed worker frees both.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Condition, Thread
from typing import Final, final

from tabletop.ai.messages import LONGEST, GarbledError, unpacked

MOST: Final = 32  # messages that may wait to be read; a worker that says more is babbling

Target = Callable[[Connection, Connection, str], None]


@final
class Line:
    """A running worker: told one thing at a time, heard when there is time; never waited for."""

    def __init__(self, target: Target, registry: str) -> None:
        context = get_context("spawn")
        source, speaks = context.Pipe(duplex=False)
        listens, sink = context.Pipe(duplex=False)
        arguments = (listens, speaks, registry)
        process = context.Process(target=target, args=arguments, name="opponent", daemon=True)
        self.ready = False  # whether the worker has said that it listens
        self._process: SpawnProcess = process
        self._changed: Final = Condition()
        self._unsent: bytes | None = None
        self._ended = False
        self._heard: list[dict[str, object]] = []
        self._lost = False
        try:
            with interrupts_held():
                process.start()
        except OSError:
            source.close()
            sink.close()
            raise
        finally:
            listens.close()
            speaks.close()
        listener = Thread(target=self._listen, args=(source,), name="from opponent", daemon=True)
        speaker = Thread(target=self._speak, args=(sink,), name="to opponent", daemon=True)
        try:
            listener.start()
            speaker.start()
        except RuntimeError:
            process.kill()
            raise

    @property
    def pid(self) -> int | None:
        """Return the worker's process id."""
        return self._process.pid

    def tell(self, message: bytes) -> None:
        """Have something sent; what was not sent before is void and never will be."""
        with self._changed:
            self._unsent = message
            self._changed.notify_all()

    def take(self) -> tuple[list[dict[str, object]], bool]:
        """Return what was heard since, and whether nothing more will ever come."""
        lost = not self._process.is_alive()
        with self._changed:
            heard = self._heard
            self._heard = []
            return heard, lost or self._lost

    def wait(self, seconds: float) -> None:
        """Wait until something was heard or nothing more will come, but no longer than told."""
        with self._changed:
            if not self._heard and not self._lost:
                self._changed.wait(seconds)

    def end(self) -> None:
        """End the worker at once, whatever it does; it has nothing to lose."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._process.kill()

    def gone(self, seconds: float = 0.0) -> bool:
        """Tell whether the ended worker has left nothing behind, waiting for that if told so."""
        self._process.join(seconds)
        if self._process.is_alive():
            return False
        self._process.close()
        return True

    def _listen(self, source: Connection) -> None:
        """Read until the pipe ends or what comes makes no sense, which is the same."""
        with contextlib.suppress(EOFError, OSError, GarbledError):
            while self._noted(unpacked(source.recv_bytes(LONGEST))):
                pass
        source.close()
        with self._changed:
            self._lost = True
            self._changed.notify_all()

    def _noted(self, message: dict[str, object]) -> bool:
        """Keep a message; return whether there is room for more."""
        with self._changed:
            self._heard.append(message)
            self._changed.notify_all()
            return len(self._heard) < MOST

    def _speak(self, sink: Connection) -> None:
        """Write what is to be told until the worker is ended or does not listen any more."""
        with contextlib.suppress(OSError):
            while True:
                message = self._next()
                if message is None:
                    break
                sink.send_bytes(message)
        sink.close()

    def _next(self) -> bytes | None:
        """Wait for something to tell; None when the worker was ended."""
        with self._changed:
            while self._unsent is None and not self._ended:
                self._changed.wait()
            message = None if self._ended else self._unsent
            self._unsent = None
            return message


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold back Ctrl-C, which a process started meanwhile never gets: it would die of it loudly."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # This helper of the standard library lets signals through again when it is first started.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
