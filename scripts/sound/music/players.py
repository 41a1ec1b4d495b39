"""Musicians who know their trade: they make notes of chords as such players would."""

from __future__ import annotations

from collections.abc import Sequence

from sound.music.score import Change, Note
from sound.music.theory import OCTAVE, Chord, voiced
from sound.voices import Chance

# Where a comping hand may strike within a bar of four, and how long it holds.
COMPS = (
    ((0.0, 1.5), (2.5, 1.2)), ((1.0, 0.6), (2.5, 1.4)), ((0.0, 2.6),), ((1.5, 1.8),),
    ((0.0, 0.6), (1.5, 0.6), (3.0, 0.9)), ((0.5, 0.9), (2.0, 1.8)),
)  # fmt: skip
SPOT = 7.0  # a pitch for what has none


def comp(harmony: Sequence[Change], low: int, high: int, loud: float, chance: Chance) -> list[Note]:
    """Strike chords off the beat, never twice in the same way."""
    notes: list[Note] = []
    before: tuple[int, ...] = ()
    last = -1
    for change in harmony:
        before = voiced(change.chord, before, low, high, rootless=True)
        choices = [number for number in range(len(COMPS)) if number != last]
        last = int(chance.choice(choices))
        for place, held in COMPS[last]:
            if place < change.beats:
                beats = min(held, change.beats - place)
                strength = loud * chance.uniform(0.75, 1.05)
                notes += [Note(change.at + place, beats, note, strength) for note in before]
    return notes


def pads(
    harmony: Sequence[Change], low: int, high: int, loud: float, *, rootless: bool = False
) -> list[Note]:
    """Hold every chord, each voice by the shortest way to the next."""
    notes: list[Note] = []
    before: tuple[int, ...] = ()
    for change in harmony:
        before = voiced(change.chord, before, low, high, rootless=rootless)
        notes += [Note(change.at, change.beats * 0.98, note, loud) for note in before]
    return notes


def walk(harmony: Sequence[Change], low: int, high: int, loud: float, chance: Chance) -> list[Note]:
    """Walk a bass: the root where a chord begins, steps through it, a neighbour before the next."""
    notes: list[Note] = []
    here = float(low + 7)
    for number, change in enumerate(harmony):
        following = harmony[(number + 1) % len(harmony)].chord
        first = _within(change.chord.near(round(here)), low, high)
        goal = _within(following.near(first), low, high)
        line = [first, *_steps(change.chord, first, goal, round(change.beats) - 1, chance)]
        for beat, step in enumerate(line):
            note = _within(step, low, high)
            strength = loud * (1.0 if beat % 2 == 0 else 0.9) * chance.uniform(0.92, 1.05)
            notes.append(Note(change.at + beat, 0.92, note, strength))
            if chance.random() < 0.07 and beat:
                notes.append(Note(change.at + beat + 0.5, 0.35, note, strength * 0.6))
        here = line[-1]
    return notes


def _within(note: int, low: int, high: int) -> int:
    while note < low:
        note += OCTAVE
    while note > high:
        note -= OCTAVE
    return note


def _steps(harmony: Chord, first: int, goal: int, count: int, chance: Chance) -> list[int]:
    """Return the notes between the root of a chord and that of the next one."""
    if count <= 0:
        return []
    approach = goal + int(chance.choice((-1, 1, 1, -2, 2, -5)))
    tones = sorted({first + step for step in harmony.above if step < OCTAVE} - {first})
    tones += [tone - OCTAVE for tone in tones]
    line: list[int] = []
    here = first
    for left in range(count - 1, 0, -1):
        wanted = here + (approach - here) / (left + 1)
        ranked = sorted(
            (tone for tone in tones if tone != here), key=lambda tone: abs(tone - wanted)
        )
        here = ranked[0 if chance.random() < 0.7 else min(1, len(ranked) - 1)]
        line.append(here)
    return [*line, approach]


def two_feel(harmony: Sequence[Change], low: int, high: int, loud: float) -> list[Note]:
    """Play the root and the fifth of each chord, as a bass does before it begins to walk."""
    notes: list[Note] = []
    here = low + 7
    for change in harmony:
        root = _within(change.chord.near(here), low, high)
        fifth = 6 if 6 in change.chord.above and 7 not in change.chord.above else 7
        other = root + fifth if root + fifth <= high else root + fifth - OCTAVE
        notes.append(Note(change.at, min(1.9, change.beats * 0.95), root, loud))
        if change.beats >= 4:
            notes.append(Note(change.at + change.beats / 2, 1.7, other, loud * 0.85))
        here = root
    return notes


def beats_of(pattern: str, bar: float, count: int, loud: float, chance: Chance) -> list[Note]:
    """Repeat a bar of drumming: one sign a step, from . (nothing) over 1 to 9 (strongest)."""
    step = bar / len(pattern)
    notes: list[Note] = []
    for number in range(count):
        for place, sign in enumerate(pattern):
            if sign != ".":
                strength = loud * int(sign) / 9 * chance.uniform(0.85, 1.08)
                notes.append(Note(number * bar + place * step, step, SPOT, strength))
    return notes


def brushed(count: int, loud: float, chance: Chance) -> tuple[list[Note], list[Note]]:
    """Return the sweeps and the taps of a drummer with brushes, for so many bars of four."""
    sweeps: list[Note] = []
    taps: list[Note] = []
    for bar in range(count):
        at = bar * 4.0
        for number in range(4):
            strong = 1.0 if number % 2 else 0.72
            sweeps.append(Note(at + number, 0.9, SPOT, loud * strong * chance.uniform(0.85, 1.1)))
        for beat in (1.0, 3.0):
            taps.append(Note(at + beat, 0.4, SPOT, loud * chance.uniform(0.6, 0.8)))
            if chance.random() < 0.75:
                taps.append(Note(at + beat + 0.5, 0.3, SPOT, loud * chance.uniform(0.25, 0.45)))
        if bar % 8 == 7:
            fill = (2.0, 2.5, 3.0, 3.5) if chance.random() < 0.6 else (2.5, 3.25, 3.5)
            taps += [Note(at + beat, 0.3, SPOT, loud * chance.uniform(0.5, 0.9)) for beat in fill]
    return sweeps, taps
