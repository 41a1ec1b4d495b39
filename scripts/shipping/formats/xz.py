"""Compresses in blocks that stand for themselves, side by side, and joins them to one .xz file.

The same bytes come out however many cores a machine has, and a block that was compressed for one
archive is used again in the next: most of what people download is the same program.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import struct
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType

# A file is a head, the blocks, an index of their sizes, and a foot that tells the index's length.
HEAD, FOOT = 12, 12
FLAGS = slice(6, 8)  # of the head: how blocks are checked
END = b"YZ"
STEP = 4  # everything is as long as a multiple of this
SMALLEST, LARGEST = 1 << 12, 1 << 23  # bytes back that a block may refer to
DIGIT = 7  # bits of a number in each byte; the eighth says that more follow


@dataclass(frozen=True)
class Block:
    """What was compressed: its bytes, how many of them count, and how many they become."""

    data: bytes
    unpadded: int
    size: int


class Press:
    """Compresses every block once, with as many threads as there are cores."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count())
        self._blocks: dict[bytes, Future[Block]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def compressed(self, parts: Iterable[bytes]) -> bytes:
        """Return one .xz file of these parts, each of which becomes a block."""
        return joined([block.result() for block in [self._begun(part) for part in parts]])

    def _begun(self, part: bytes) -> Future[Block]:
        key = hashlib.sha256(part).digest()
        if key not in self._blocks:
            self._blocks[key] = self._pool.submit(block_of, part)
        return self._blocks[key]


def block_of(content: bytes) -> Block:
    """Compress something that is not empty, and take it out of the file that it would make."""
    # Who compresses little need not prepare for much; no archive has other settings.
    window = min(max(1 << len(content).bit_length(), SMALLEST), LARGEST)
    filters = [{"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_DEFAULT, "dict_size": window}]
    file = lzma.compress(content, filters=filters)
    index = file[-FOOT - index_length(file) : -FOOT]
    data = file[HEAD : -FOOT - len(index)]
    # The index of one block: a zero, the number one, both lengths.
    return Block(data, number_at(index, 2), len(content))


def joined(blocks: list[Block]) -> bytes:
    """Make one file of blocks."""
    head = lzma.compress(b"")[:HEAD]
    index = b"\0" + number(len(blocks))
    index += b"".join(number(block.unpadded) + number(block.size) for block in blocks)
    index += bytes(-len(index) % STEP)
    index += struct.pack("<I", zlib.crc32(index))
    told = struct.pack("<I", len(index) // STEP - 1) + head[FLAGS]
    foot = struct.pack("<I", zlib.crc32(told)) + told + END
    return b"".join([head, *(block.data for block in blocks), index, foot])


def index_length(file: bytes) -> int:
    """Return how long the index is that lies before the foot of a file."""
    (steps,) = struct.unpack_from("<I", file, len(file) - FOOT + 4)
    return int(steps + 1) * STEP


def number(value: int) -> bytes:
    """Write a number as an index does, the lowest digits first."""
    low, rest = value & 0x7F, value >> DIGIT
    return bytes([low | 0x80]) + number(rest) if rest else bytes([low])


def number_at(data: bytes, place: int) -> int:
    """Read a number of an index."""
    more = data[place] & 0x80
    return (data[place] & 0x7F) | (number_at(data, place + 1) << DIGIT if more else 0)
