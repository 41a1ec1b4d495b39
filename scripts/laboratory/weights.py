"""The numbers in the text of a weights file: found, chosen, multiplied; all else stays as it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HEAD = re.compile(r"\[([\w.-]+)\]")
ENTRY = re.compile(r"([\w-]+)[ \t]*=[ \t]*")
COMMENT = re.compile(r"#[^\n]*")
REAL = re.compile(r"[-+]?\d+(?:\.\d+(?:[eE][-+]?\d+)?|[eE][-+]?\d+)")
NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
DIGITS = 4  # that are written; matches tell no finer differences


@dataclass(frozen=True)
class Number:
    """A number and where it stands in the text."""

    start: int
    end: int
    value: float


@dataclass(frozen=True)
class Leaf:
    """One thing to tune: a number, or a list of numbers that grow and shrink together."""

    name: str  # such as `prior.usual.war`
    numbers: tuple[Number, ...]


def all_leaves(text: str) -> list[Leaf]:
    """Find every number that could be tuned, and every list of such, in the order of the text.

    A whole number counts something and is left alone; nothing makes more of zero.
    """
    leaves = [leaf for leaf in _entries(text) if any(number.value for number in leaf.numbers)]
    return [leaf for leaf in leaves if _tunable(text, leaf)]


def _tunable(text: str, leaf: Leaf) -> bool:
    return any(REAL.fullmatch(text, number.start, number.end) for number in leaf.numbers)


def _entries(text: str) -> Iterator[Leaf]:
    table = ""
    at = 0
    while at < len(text):
        end = text.find("\n", at) + 1 or len(text)
        head, entry = HEAD.match(text, at), ENTRY.match(text, at)
        if head:
            table = f"{head[1]}."
        elif entry:
            if text.startswith("[", entry.end()):
                end = _closing(text, entry.end())
            numbers = tuple(_numbers(text, entry.end(), end))
            if numbers:
                yield Leaf(table + entry[1], numbers)
        at = end


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _closing(text: str, start: int) -> int:
    """Return where a list ends, which may go over several lines with comments."""
    return start + COMMENT.sub(_blank, text[start:]).index("]") + 1


def _numbers(text: str, start: int, end: int) -> Iterator[Number]:
    """Find the numbers of a value; a text or a flag has none, whatever it spells."""
    value = COMMENT.sub(_blank, text[start:end])
    if '"' in value or "'" in value:
        return
    for found in NUMBER.finditer(value):
        yield Number(start + found.start(), start + found.end(), float(found[0]))


def one_by_one(leaves: Sequence[Leaf]) -> list[Leaf]:
    """Let each entry of a list be tuned by itself."""
    result: list[Leaf] = []
    for leaf in leaves:
        if len(leaf.numbers) == 1:
            result.append(leaf)
            continue
        for index, number in enumerate(leaf.numbers):
            if number.value:
                result.append(Leaf(f"{leaf.name}.{index}", (number,)))
    return result


def chosen(leaves: Sequence[Leaf], only: Sequence[str], without: Sequence[str]) -> list[Leaf]:
    """Choose leaves by how their names begin, word by word."""
    return [
        leaf
        for leaf in leaves
        if (not only or _below(leaf.name, only)) and not _below(leaf.name, without)
    ]


def _below(name: str, prefixes: Sequence[str]) -> bool:
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in prefixes)


def told(value: float) -> str:
    """Write a number so that it is read as one that is not whole."""
    text = f"{value:.{DIGITS}g}"
    return text if re.search(r"[.e]", text) else f"{text}.0"


def multiplied(text: str, leaves: Sequence[Leaf], factors: Sequence[float]) -> str:
    """Return the text with the numbers of each leaf multiplied; a factor of 1 changes nothing."""
    changes: list[tuple[Number, float]] = []
    for leaf, factor in zip(leaves, factors, strict=True):
        if factor != 1.0:
            changes += [(number, factor) for number in leaf.numbers if number.value]
    for number, factor in sorted(changes, key=_position, reverse=True):
        text = text[: number.start] + told(number.value * factor) + text[number.end :]
    return text


def _position(change: tuple[Number, float]) -> int:
    return change[0].start
