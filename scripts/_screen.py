"""A screen nobody looks at: starts Xvfb, moves its mouse, reads its pixels."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from _debian import missing_of

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}  # what a screen needs, with Debian's packages
# The start of an xwd file: big-endian words, of which these are needed.
HEADER_WORDS, WIDTH, HEIGHT, BITS, LINE_BYTES, COLOURS = 25, 4, 5, 11, 12, 19
COLOUR_BYTES = 12


def missing() -> list[str]:
    """List the programs that a screen needs and this machine lacks."""
    return missing_of(TOOLS)


class Picture:
    """The pixels of a screen at one moment, four bytes each: blue, green, red, nothing."""

    def __init__(self, data: bytes) -> None:
        words = struct.unpack_from(f">{HEADER_WORDS}I", data)
        self.width, self.height = words[WIDTH], words[HEIGHT]
        start, line, bits = words[0] + words[COLOURS] * COLOUR_BYTES, words[LINE_BYTES], words[BITS]
        if bits != 32 or len(data) < start + line * self.height:
            raise ValueError(f"not a picture of 32 bits a pixel: {bits} bits, {len(data)} bytes")
        rows = (start + y * line for y in range(self.height))
        self.pixels = b"".join(data[row : row + self.width * 4] for row in rows)

    def part(self, x: int, y: int, width: int, height: int) -> bytes:
        """Return the pixels of a rectangle."""
        rows = ((row * self.width + x) * 4 for row in range(y, y + height))
        return b"".join(self.pixels[start : start + width * 4] for start in rows)


class Screen:
    """An Xvfb of our own, on a free display number, gone when the block ends."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        self.size = (width, height)
        self.folder = Path(tempfile.mkdtemp(prefix="cloakroom-screen-"))
        self.display = ""
        self.server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        read, write = os.pipe()
        shape = f"{self.size[0]}x{self.size[1]}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", shape, "-nolisten", "tcp"]
        self.server = subprocess.Popen(
            [*command, "-fbdir", str(self.folder)],
            pass_fds=[write],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            self.__exit__(None, None, None)
            raise RuntimeError("Xvfb ended before it opened a display")
        self.display = f":{number}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self) -> dict[str, str]:
        """Return the environment of a program that shall appear on this screen."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
        kept.pop("WAYLAND_DISPLAY", None)
        return kept | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def do(self, *words: object) -> str:
        """Run xdotool on this screen and return what it says."""
        done = subprocess.run(
            ["xdotool", *(str(word) for word in words)],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def picture(self) -> Picture:
        """Take a picture of the whole screen."""
        return Picture((self.folder / "Xvfb_screen0").read_bytes())
