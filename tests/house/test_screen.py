"""Checks how pictures of a screen are read."""

import struct

import pytest

from _screen import COLOURS, HEADER_WORDS, Picture


def xwd(width: int, height: int, bits: int = 32, padding: int = 4) -> bytes:
    """Return a made-up picture whose pixels count upwards."""
    words = [0] * HEADER_WORDS
    words[0], words[4], words[5], words[11] = HEADER_WORDS * 4, width, height, bits
    words[12], words[COLOURS] = width * 4 + padding, 2
    rows = (
        b"".join(struct.pack("<I", y * width + x) for x in range(width)) + b"\xff" * padding
        for y in range(height)
    )
    return struct.pack(f">{HEADER_WORDS}I", *words) + b"\xee" * 24 + b"".join(rows)


def test_a_part_of_a_picture_is_cut_out() -> None:
    picture = Picture(xwd(4, 3))
    assert (picture.width, picture.height) == (4, 3)
    assert struct.unpack("<4I", picture.part(1, 1, 2, 2)) == (5, 6, 9, 10)
    assert picture.part(0, 0, 4, 3) == picture.pixels


def test_a_short_or_strange_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="not a picture"):
        Picture(xwd(4, 3)[:-1])
    with pytest.raises(ValueError, match="16 bits"):
        Picture(xwd(4, 3, bits=16))
