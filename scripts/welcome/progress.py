"""Shows how far a set-up is: a line that moves on a terminal, and two words in a log."""

from __future__ import annotations

import os
import re
import shutil
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BEAT = 0.2  # seconds after which the line moves though nothing was heard
SIGNS = "|/-\\"
_COLLECTING = re.compile(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)")
_FROM = " (from "
_INSTALLING = "Installing collected packages: "


class Progress:
    """What a set-up is doing, drawn anew whenever pip says something or time goes by."""

    def __init__(self, stream: IO[str], title: str, expected: int) -> None:
        self._stream = stream
        self._title = title
        # Who reads a log wants to know that it began and how it ended, and no more.
        self._moves = stream.isatty() and not os.environ.get("CI")
        self._expected = expected
        self._seen: set[str] = set()
        self._doing = "preparing"
        self._frame = 0
        self._width = 0
        if not self._moves:
            self._write(f"{title} (once, about a minute) ... ")

    def hear(self, line: str) -> None:
        """Take a line of pip's output to heart."""
        if line.startswith(_INSTALLING):
            count = len(line.removeprefix(_INSTALLING).split(","))
            self._doing = f"installing {count} packages"
        elif found := _COLLECTING.match(line):
            new = found[1] not in self._seen
            self._seen.add(found[1])
            # What was not asked for by us is wanted by something else, and comes on top.
            self._expected += new and _FROM in line
            self._doing = f"fetching {len(self._seen)} of {self._expected}: {found[1]}"
        self.beat()

    def beat(self) -> None:
        """Move on by one frame."""
        if self._moves:
            self._frame += 1
            self._draw(f"{self._title}: {self._doing} {SIGNS[self._frame % len(SIGNS)]}")

    def end(self, word: str) -> None:
        """Close the line with a last word."""
        if self._moves:
            self._draw(f"{self._title}: {word}")
        self._write("\n" if self._moves else f"{word}\n")

    def _draw(self, text: str) -> None:
        text = text[: shutil.get_terminal_size().columns - 1]
        self._write("\r" + text.ljust(self._width))
        self._width = len(text)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def follow(output: Iterable[bytes], progress: Progress | None) -> str:
    """Return all of a process's output, and let its progress be seen meanwhile."""
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(output, lines), daemon=True).start()
    heard: list[bytes] = []
    while True:
        try:
            line = lines.get(timeout=BEAT)
        except Empty:
            if progress is not None:
                progress.beat()
            continue
        if line is None:
            return b"".join(heard).decode(errors="replace")
        heard.append(line)
        if progress is not None:
            progress.hear(line.decode(errors="replace").rstrip())


def _listen(output: Iterable[bytes], lines: SimpleQueue[bytes | None]) -> None:
    for line in output:
        lines.put(line)
    lines.put(None)
