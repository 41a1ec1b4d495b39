"""A diary of the program for tests: one JSON object a line, or nothing at all."""

import contextlib
import json
from pathlib import Path
from typing import TextIO


class Logbook:
    """Notes what was shown, moved, laid out or went wrong; silent without a path."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._stream: TextIO | None = None
        if path is not None:
            self._stream = path.open("a", encoding="utf-8")

    def note(self, event: str, **facts: object) -> None:
        """Write one line at once, so that a killed program leaves a complete diary."""
        if self._stream is None:
            return
        line = json.dumps({"event": event, **facts}, ensure_ascii=False, default=str)
        # A full disk must not stop the program for the sake of its diary.
        with contextlib.suppress(OSError, UnicodeEncodeError):
            self._stream.write(f"{line}\n")
            self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        if self._stream is not None:
            with contextlib.suppress(OSError):
                self._stream.close()
            self._stream = None
