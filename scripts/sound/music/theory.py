"""Knows notes, chords and how one chord leads to the next."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
BENT = {"": 0, "#": 1, "b": -1}
OCTAVE = 12
# Above the root, in semitones: what a chord holds.
QUALITIES: dict[str, tuple[int, ...]] = {
    "": (0, 4, 7), "m": (0, 3, 7), "5": (0, 7), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9),
    "69": (0, 4, 7, 9, 14), "m69": (0, 3, 7, 9, 14), "add9": (0, 4, 7, 14), "madd9": (0, 3, 7, 14),
    "sus4": (0, 5, 7), "sus2": (0, 2, 7), "7": (0, 4, 7, 10), "maj7": (0, 4, 7, 11),
    "m7": (0, 3, 7, 10),
    "9": (0, 4, 7, 10, 14), "maj9": (0, 4, 7, 11, 14), "m9": (0, 3, 7, 10, 14),
    "m11": (0, 3, 7, 10, 17), "13": (0, 4, 10, 14, 21), "7sus": (0, 5, 7, 10),
    "9sus": (0, 5, 7, 10, 14), "7b9": (0, 4, 7, 10, 13), "7#9": (0, 4, 10, 15),
    "7b5": (0, 4, 6, 10), "alt": (0, 4, 8, 10, 15), "m7b5": (0, 3, 6, 10), "dim7": (0, 3, 6, 9),
    "dim": (0, 3, 6),
    "aug": (0, 4, 8), "7#11": (0, 4, 10, 14, 18), "mmaj7": (0, 3, 7, 11),
    "mmaj9": (0, 3, 7, 11, 14),
}  # fmt: skip
SYMBOL = re.compile(r"^([A-G])([#b]?)([^/]*)(?:/([A-G])([#b]?))?$")
NOTE = re.compile(r"^([a-g])([#b]?)(-?\d)$")


def pitch(name: str) -> int:
    """Return a note by its name; c4 is the middle of a piano, 60."""
    found = NOTE.match(name)
    if found is None:
        raise ValueError(f"{name!r} is no note")
    step, bent, octave = found.groups()
    return STEPS[step] + BENT[bent] + OCTAVE * (int(octave) + 1)


def hertz(note: float) -> float:
    """Return how fast a note swings."""
    return 440.0 * math.pow(2, (note - 69) / OCTAVE)


@dataclass(frozen=True)
class Chord:
    """A chord: its root, what it holds above the root, and the note below it, in one octave."""

    root: int
    above: tuple[int, ...]
    bass: int

    @property
    def classes(self) -> frozenset[int]:
        """Return the notes that belong to it, whatever their octave."""
        return frozenset((self.root + step) % OCTAVE for step in self.above)

    def near(self, around: int) -> int:
        """Return its bass next to a note."""
        return around + (self.bass - around + 6) % OCTAVE - 6


def chord(symbol: str) -> Chord:
    """Read a chord as it stands above a melody."""
    found = SYMBOL.match(symbol)
    if found is None or found[3] not in QUALITIES:
        raise ValueError(f"{symbol!r} is no chord")
    root = (STEPS[found[1].lower()] + BENT[found[2]]) % OCTAVE
    bass = (STEPS[found[4].lower()] + BENT[found[5]]) % OCTAVE if found[4] else root
    return Chord(root, QUALITIES[found[3]], bass)


def inside(wanted: int, low: int) -> int:
    """Return a note of a class at or above another note."""
    return low + (wanted - low) % OCTAVE


def voiced(
    harmony: Chord, before: Sequence[int], low: int, high: int, *, rootless: bool = False
) -> tuple[int, ...]:
    """Lay a chord out between two notes so that its voices move as little as can be."""
    steps = [step for step in harmony.above if step or not rootless or len(harmony.above) < 4]
    if len(steps) > 4:
        steps = [step for step in steps if step != 7]
    classes = [(harmony.root + step) % OCTAVE for step in steps]
    best: tuple[float, tuple[int, ...]] = (float("inf"), ())
    for lifts in product((0, OCTAVE), repeat=len(classes)):
        notes = sorted(inside(one, low) + lift for one, lift in zip(classes, lifts, strict=True))
        if notes[-1] > high:
            continue
        cost = distance(notes, before, (low + high) / 2)
        if cost < best[0]:
            best = cost, tuple(notes)
    return best[1] or tuple(sorted(inside(one, low) for one in classes))


def distance(notes: Sequence[int], before: Sequence[int], middle: float) -> float:
    """Weigh a way to lay out a chord: far leaps and rubbing neighbours are bad."""
    moved = sum(min(abs(note - old) for old in before) for note in notes) if before else 0
    held = sum(min(abs(note - old) for note in notes) for old in before) if before else 0
    rubs = sum(3 for a, b in pairwise(notes) if b - a < 2)
    return moved + held + rubs + abs(sum(notes) / len(notes) - middle) * 0.5
