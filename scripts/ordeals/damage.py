"""Ways to damage a file: each takes good bytes and chance, and gives bad ones.

A text that fits TOML well and means nonsense is as good a trial as one that is torn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.rng import Rng

DIGITS = 5_000
NESTED = 5_000
DOTS = 20_000
SPACES = 1_000_000
HUGE = 60_000_000
COMMON, RARE, SELDOM = 400, 4, 1  # how likely a way is; those that cost most come seldom

VALUES = (
    b"nan", b"inf", b"-inf", b"-0.0", b"1e308", b"1979-05-27", b"07:32:00",
    b"1979-05-27T07:32:00Z", b"9999-12-31T23:59:59+14:00", b"true", b"false", b'""', b"''",
    b'"\\u0000"', b'"\\U0010FFFF"', b"[]", b"{}", b"[[]]", b"[{}]", b"{a = {}}", b"[1, 'a']",
    b"-1", b"0", b"1", b"2", b"99", b"2147483648", b"-9223372036854775809",
    b"170141183460469231731687303715884105729", b"0b11", b"0o17", b"1_000", b'"x"',
    b'"{x}"', b'"[b]"', b'"%s"', b'"../../up"', b'"0001-01-01T00:00:00+23:59"',
    b'"\\ud800"', b'[{name = 5}]', b'[{name = ""}]', b"{20 = 5}", b'{x = "y"}', b'{-5 = "y"}',
    b'["", "  ", "?"]', b"9" * DIGITS, b"0x" + b"f" * DIGITS, b"1." + b"9" * DIGITS,
    b'"' + b"x" * 100_000 + b'"', b'"' + "\u202e\U0001f3b2".encode() * 500 + b'"',
)  # fmt: skip
NOISE = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r\n", b"\r", b"\x1b[2J", b"\x08", b"\x7f", b"\xc3",
    b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x0b", "\u2028".encode(), "\u0085".encode(), b'"""',
    b"'''", b"#", b"]", b"}", b"=", b"\\", b"\t", "\ufeff".encode(),
)  # fmt: skip

Way = Callable[[bytes, "Rng"], bytes]


def flip(good: bytes, rng: Rng) -> bytes:
    """Change a few bytes to any others."""
    bad = bytearray(good)
    for _ in range(1 + rng.below(4)):
        bad[rng.below(len(bad))] = rng.below(256)
    return bytes(bad)


def mistype(good: bytes, rng: Rng) -> bytes:
    """Change one byte to one that TOML or the notation of moves uses."""
    spot, letters = rng.below(len(good)), b'0123456789abcxyz"]>=/.-+[{}'
    return good[:spot] + letters[(at := rng.below(len(letters))) : at + 1] + good[spot + 1 :]


def cut(good: bytes, rng: Rng) -> bytes:
    """Lose the end, or the beginning."""
    spot = rng.below(len(good))
    return good[spot:] if rng.below(4) == 0 else good[:spot]


def hole(good: bytes, rng: Rng) -> bytes:
    """Lose something in the middle, or find nothing but zeros there."""
    start = rng.below(len(good))
    length = 1 + rng.below(200)
    filling = b"\x00" * length if rng.below(2) else b""
    return good[:start] + filling + good[start + length :]


def stutter(good: bytes, rng: Rng) -> bytes:
    """Say a line twice."""
    lines = good.splitlines(keepends=True)
    spot, where = rng.below(len(lines)), rng.below(len(lines) + 1)
    return b"".join([*lines[:where], lines[spot], *lines[where:]])


def shuffle(good: bytes, rng: Rng) -> bytes:
    """Let two lines change places."""
    lines = good.splitlines(keepends=True)
    one, two = rng.below(len(lines)), rng.below(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def splice(good: bytes, other: bytes, rng: Rng) -> bytes:
    """Go on with another file."""
    return good[: rng.below(len(good))] + other[rng.below(len(other)) :]


def noise(good: bytes, rng: Rng) -> bytes:
    """Insert what belongs in no text."""
    spot = rng.below(len(good) + 1) if rng.below(3) else 0
    return good[:spot] + NOISE[rng.below(len(NOISE))] * (1 + rng.below(3)) + good[spot:]


def windows_ends(good: bytes, rng: Rng) -> bytes:
    """End lines as an old editor does, perhaps with its mark in front."""
    mark = b"\xef\xbb\xbf" if rng.below(2) else b""
    return mark + good.replace(b"\n", b"\r\n" if rng.below(2) else b"\r")


def retype(good: bytes, rng: Rng) -> bytes:
    """Give a key another value, mostly of a wrong type."""
    return _changed(good, rng, lambda key, _: key + b"= " + VALUES[rng.below(len(VALUES))])


def rename(good: bytes, rng: Rng) -> bytes:
    """Call a key something else, so that one is missing and one unknown."""
    names = (b"", b"x", b'""', b"a.b", b'"a b"', b"-", b"result", b"format", b"moves", b"name")
    return _changed(good, rng, lambda _, value: names[rng.below(len(names))] + b" =" + value)


def drop(good: bytes, rng: Rng) -> bytes:
    """Leave a key out."""
    return _changed(good, rng, lambda _, __: b"")


def inner(good: bytes, rng: Rng) -> bytes:
    """Change one value anywhere inside a line: in a list, in a table of a seat."""
    marks = [spot for spot, letter in enumerate(good) if letter in b",={["]
    if not marks:
        return flip(good, rng)
    spot = marks[rng.below(len(marks))] + 1
    stops = [end for stop in b",}]\n" if (end := good.find(stop, spot)) >= 0]
    end = min(stops, default=len(good))
    return good[:spot] + b" " + VALUES[rng.below(len(VALUES))] + good[end:]


def unknown(good: bytes, rng: Rng) -> bytes:
    """Add a key or a table that nobody knows."""
    value = VALUES[rng.below(len(VALUES))]
    if rng.below(2):
        return b"surprise = " + value + b"\n" + good
    return good + b"\n[surprise]\nx = " + value + b"\n"


def deep(good: bytes, rng: Rng) -> bytes:
    """Nest something far deeper than anybody means."""
    opened = (b"[" * NESTED, b"{a=" * NESTED, b"[[" * 100, b"[" * 90 + b"]" * 90)
    value = opened[rng.below(len(opened))]
    return b"x = " + value + b"\n" + good if rng.below(2) else good + b"\nx = " + value + b"\n"


def dotted(good: bytes, rng: Rng) -> bytes:
    """Write a key of very many parts."""
    key = b"a." * (DOTS if rng.below(2) else 300) + b"a"
    return b"[" + key + b"]\n" if rng.below(2) else key + b" = 1\n" + good


def long_line(good: bytes, rng: Rng) -> bytes:
    """Write a line without end: a comment, a name, a list."""
    ways = (
        b"#" + b"x" * SPACES,
        b'x = "' + b"y" * SPACES + b'"',
        b"x = [" + b"1," * (SPACES // 10) + b"]",
        b"y" * (SPACES // 10) + b" = 1",
        b"x = [" + b'{name = "a"},' * 20_000 + b"]",
    )
    return ways[rng.below(len(ways))] + b"\n" + good


def many_lines(good: bytes, rng: Rng) -> bytes:
    """Repeat a line very often: moves, results, keys."""
    lines = good.splitlines(keepends=True)
    spot = rng.below(len(lines))
    return b"".join([*lines[:spot], lines[spot] * (1 + rng.below(5_000)), *lines[spot:]])


def nothing(_good: bytes, rng: Rng) -> bytes:
    """Leave an empty file, or one of nothing but blanks."""
    return (b"", b"\n", b" ", b"\x00" * 4096, b"#", b"\xef\xbb\xbf")[rng.below(6)]


def spaces(_good: bytes, rng: Rng) -> bytes:
    """Leave a million blanks."""
    return (b" ", b"\n", b"\x00", b"\t")[rng.below(4)] * SPACES


def huge(good: bytes, rng: Rng) -> bytes:
    """Leave a file that is no text anybody wrote."""
    return good + (b" ", b"#\n", b"\x00", b"x")[rng.below(4)] * (
        HUGE if rng.below(2) else HUGE // 2
    )


def _changed(good: bytes, rng: Rng, how: Callable[[bytes, bytes], bytes]) -> bytes:
    """Change one line that gives a key a value."""
    lines = good.split(b"\n")
    keys = [number for number, line in enumerate(lines) if b"=" in line and line[:1] != b" "]
    if not keys:
        return flip(good, rng)
    number = keys[rng.below(len(keys))]
    key, _, value = lines[number].partition(b"=")
    lines[number] = how(key, value)
    return b"\n".join(lines)


@dataclass(frozen=True)
class Kind:
    """A way to damage, and how often it is taken; without one, two files are spliced."""

    name: str
    way: Way | None
    weight: int = COMMON

    def damaged(self, good: bytes, other: bytes, rng: Rng) -> bytes:
        """Return a good file, damaged in this way."""
        return splice(good, other, rng) if self.way is None else self.way(good, rng)


WAYS = (
    *(Kind(way.__name__, way) for way in (flip, mistype, cut, hole, stutter, shuffle, noise)),
    *(Kind(way.__name__, way) for way in (windows_ends, retype, rename, drop, inner, unknown)),
    Kind("nothing", nothing),
    Kind("splice", None),
    Kind("deep", deep, COMMON // 4),
    Kind("many_lines", many_lines, RARE * 4),
    Kind("long_line", long_line, RARE),
    Kind("dotted", dotted, RARE),
    Kind("spaces", spaces, RARE),
    Kind("huge", huge, SELDOM),
)
