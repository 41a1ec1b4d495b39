"""Reads what a Linux library or program asks of the system it runs on, and unasks for one thing."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"  # 64 bits, least significant byte first: all that we build for
LOAD, DYNAMIC = 1, 2  # kinds of segments
END, NEEDED, STRINGS, VERSIONS, VERSION_COUNT = 0, 1, 5, 0x6FFFFFFE, 0x6FFFFFFF  # dynamic entries
PLACES = (15, 29)  # dynamic entries too: folders in which libraries are looked for first


@dataclass(frozen=True)
class Needs:
    """The libraries that a file is linked with, and the versions of symbols it wants of them."""

    libraries: frozenset[str]
    versions: frozenset[str]


def needs(path: Path) -> Needs | None:
    """Read the needs of a file; nothing if it is no 64-bit ELF file that loads anything."""
    with path.open("rb") as stream:
        if stream.read(len(MAGIC)) != MAGIC:
            return None
    image = _Image(path.read_bytes())
    return Needs(frozenset(image.libraries()), frozenset(image.versions()))


def forget_places(path: Path) -> bool:
    """Take out folders of the machine that built a library; return whether it named any.

    Nobody else has them, or somebody else puts there what he likes. Folders that are told from
    where the library lies are left alone.
    """
    if needs(path) is None:
        return False
    image = _Image(path.read_bytes())
    kept = [entry for entry in image.entries if not image.leads_away(*entry)]
    gone = len(image.entries) - len(kept)
    if gone:
        rest = [*kept, *[(END, 0)] * gone]
        with path.open("r+b") as stream:
            stream.seek(image.dynamic)
            stream.write(b"".join(struct.pack("<QQ", *entry) for entry in rest))
    return bool(gone)


class _Image:
    """The bytes of an ELF file, with its segments and the entries of its dynamic section."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        (start,) = struct.unpack_from("<Q", data, 32)
        size, count = struct.unpack_from("<HH", data, 54)
        heads = [struct.unpack_from("<IIQQQQ", data, start + n * size) for n in range(count)]
        self.loaded = [(address, offset, length) for kind, _, offset, address, _, length in heads
                       if kind == LOAD]  # fmt: skip
        found = [(offset, length) for kind, _, offset, _, _, length in heads if kind == DYNAMIC]
        self.dynamic: int
        self.dynamic, length = found[0] if found else (0, 0)
        listed = data[self.dynamic : self.dynamic + length // 16 * 16]
        self.entries = list(struct.iter_unpack("<QQ", listed))

    def value(self, wanted: int) -> int:
        """Return the first value of a dynamic entry; zero when there is none."""
        return next((value for tag, value in self.entries if tag == wanted), 0)

    def offset(self, address: int) -> int:
        """Return where something lies in the file that will lie at an address in memory."""
        for start, offset, length in self.loaded:
            if start <= address < start + length:
                return int(address - start + offset)
        return int(address)

    def word(self, place: int) -> str:
        """Return a string of the dynamic string table."""
        start = self.offset(self.value(STRINGS)) + place
        return self.data[start : self.data.index(b"\0", start)].decode()

    def leads_away(self, tag: int, value: int) -> bool:
        """Tell whether a dynamic entry names nothing but folders of one machine."""
        return tag in PLACES and all(name.startswith("/") for name in self.word(value).split(":"))

    def libraries(self) -> Iterator[str]:
        """Name the libraries that are loaded along."""
        for tag, value in self.entries:
            if tag == END:
                return
            if tag == NEEDED:
                yield self.word(value)

    def versions(self) -> Iterator[str]:
        """Name the versions of symbols that are asked for, of whatever library."""
        place = self.offset(self.value(VERSIONS))
        for _ in range(self.value(VERSION_COUNT)):
            _, count, _, first, following = struct.unpack_from("<HHIII", self.data, place)
            inner = place + first
            for _ in range(count):
                _, _, _, name, step = struct.unpack_from("<IHHII", self.data, inner)
                yield self.word(name)
                inner += step
            place += following
