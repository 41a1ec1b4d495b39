"""Reads sizes and lengths out of picture and sound files with the standard library alone."""

import struct
from pathlib import Path

SIZE_MARKS = {0xC0, 0xC1, 0xC2}


def picture_size(file: Path) -> tuple[int, int]:
    """Return width and height of a JPG or PNG file."""
    data = file.read_bytes()
    if data.startswith(b"\x89PNG"):
        width, height = struct.unpack_from(">II", data, 16)
        return width, height
    place = 2
    while place < len(data):
        mark, length = data[place + 1], int.from_bytes(data[place + 2 : place + 4], "big")
        if mark in SIZE_MARKS:
            height, width = struct.unpack_from(">HH", data, place + 5)
            return width, height
        place += 2 + length
    raise ValueError(f"{file.name} has no size")


def sound_seconds(file: Path) -> float:
    """Return how long an OGG Vorbis file plays."""
    data = file.read_bytes()
    head = data.index(b"\x01vorbis")
    rate = int.from_bytes(data[head + 12 : head + 16], "little")
    last = data.rindex(b"OggS")
    return int.from_bytes(data[last + 6 : last + 14], "little") / rate


def sound_rate(file: Path) -> int:
    """Return how many samples a second an OGG Vorbis file has."""
    data = file.read_bytes()
    head = data.index(b"\x01vorbis")
    return int.from_bytes(data[head + 12 : head + 16], "little")
