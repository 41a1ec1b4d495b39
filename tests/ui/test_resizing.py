"""Checks that pictures of any shape are resized without reading memory that is not theirs."""

import subprocess
import sys

import pytest

from tests.house.files import ROOT, python
from tests.systems import needs_unix

# Lays a picture at the very end of its memory, closes what follows, and resizes it.
AT_THE_EDGE = """
import ctypes, mmap, sys
import pygame
from tabletop.ui.drawing.paint import resized

width, height, *wanted = map(int, sys.argv[1:])
size = width * height * 4
whole = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
memory = mmap.mmap(-1, whole + mmap.PAGESIZE)
start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
protect = ctypes.CDLL(None).mprotect
protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
assert protect(start + whole, mmap.PAGESIZE, 0) == 0
pixels = (ctypes.c_char * size).from_address(start + whole - size)
picture = pygame.image.frombuffer(pixels, (width, height), "RGBA")
print(resized(picture, tuple(wanted)).get_size())
"""


@needs_unix
@pytest.mark.parametrize(
    ("shape", "size"), [((1, 64), (500, 300)), ((64, 1), (500, 300)), ((1, 1), (40, 40))]
)
def test_a_picture_of_one_pixel_is_resized_within_its_memory(
    shape: tuple[int, int], size: tuple[int, int]
) -> None:
    command = [sys.executable, "-c", AT_THE_EDGE, *map(str, shape + size)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == str(size)


def test_every_picture_is_resized_by_the_helper_that_knows_its_limits() -> None:
    found = [
        file.relative_to(ROOT).as_posix()
        for file in python(ROOT / "tabletop")
        if "transform.smoothscale(" in file.read_text(encoding="utf-8")
    ]
    assert found == ["tabletop/ui/drawing/paint.py"]
