"""Holds what is played: notes in beats, the parts that play them, and the piece they make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from sound.music.theory import OCTAVE, Chord, chord, pitch
from sound.voices import Chance, Wave

# How an instrument plays one note: its pitch in hertz, seconds, strength, and chance.
Voice = Callable[[float, float, float, Chance], Wave]


@dataclass(frozen=True)
class Note:
    """A note: when and how long in beats, how high, how strong (about 0 to 1)."""

    at: float
    beats: float
    pitch: float
    loud: float


@dataclass
class Part:
    """What one instrument plays, and where it sits.

    pan    from left, -1, to right, 1
    level  how loud it is among the others
    wet    how much of the room is heard with it
    loose  seconds by which its notes may be early or late
    """

    voice: Voice
    pan: float
    level: float
    wet: float = 0.25
    loose: float = 0.008
    notes: list[Note] = field(default_factory=list)

    def play(self, notes: Iterable[Note], at: float = 0.0, loud: float = 1.0, up: int = 0) -> None:
        """Add notes from a beat on, louder or softer, higher or lower."""
        for note in notes:
            self.notes.append(Note(note.at + at, note.beats, note.pitch + up, note.loud * loud))


@dataclass
class Piece:
    """Music: its pace in beats a minute, its parts, its length in beats.

    swing     the share of a beat that its first half takes; 0.5 is even
    ending    beats at the end that slow down
    round     whether it goes on at its beginning when it ends
    hall      seconds in which the room dies away
    rest      seconds of silence after the end
    """

    pace: float
    beats: float
    parts: list[Part]
    swing: float = 0.5
    ending: float = 0.0
    round: bool = False
    hall: float = 1.6
    rest: float = 3.0

    def second(self, beat: float) -> float:
        """Return when a beat is heard."""
        whole = beat // 1
        part = beat - whole
        swung = part / 0.5 * self.swing if part < 0.5 else 1 - (1 - part) / 0.5 * (1 - self.swing)
        late = max(0.0, whole + swung - (self.beats - self.ending)) if self.ending else 0.0
        return (whole + swung + 0.42 * late**2 / max(self.ending, 1e-9)) * 60 / self.pace


def tune(text: str, loud: float = 0.8) -> list[Note]:
    """Read a melody: notes like eb5:1.5 one by one, - for rests, ! for what stands out."""
    notes: list[Note] = []
    at = 0.0
    for token in text.replace("|", " ").split():
        name, _, length = token.partition(":")
        beats = float(length) if length else 1.0
        if not name.startswith("-"):
            strong = name.endswith("!")
            notes.append(
                Note(at, beats, pitch(name.rstrip("!")), min(1, loud * (1.2 if strong else 1)))
            )
        at += beats
    return notes


def length(text: str) -> float:
    """Return how many beats a melody takes."""
    tokens = text.replace("|", " ").split()
    return sum(float(one.partition(":")[2] or 1) for one in tokens)


@dataclass(frozen=True)
class Change:
    """A chord and the beats in which it holds."""

    at: float
    beats: float
    chord: Chord


def changes(text: str, bar: float = 4.0) -> list[Change]:
    """Read chords, bar by bar; those of one bar share it evenly."""
    found: list[Change] = []
    for number, symbols in enumerate(part.split() for part in text.strip().strip("|").split("|")):
        share = bar / len(symbols)
        for place, symbol in enumerate(symbols):
            found.append(Change(number * bar + place * share, share, chord(symbol)))
    return found


def bars(text: str) -> int:
    """Return how many bars chords take."""
    return len(text.strip().strip("|").split("|"))


def at_beat(harmony: Sequence[Change], beat: float) -> Chord:
    """Return the chord that holds at a beat."""
    found = harmony[0].chord
    for change in harmony:
        if change.at <= beat + 1e-6:
            found = change.chord
    return found


def lifted(notes: Iterable[Note], octaves: int) -> list[Note]:
    """Return notes some octaves higher."""
    return [replace(note, pitch=note.pitch + OCTAVE * octaves) for note in notes]


def shortened(notes: Iterable[Note], share: float) -> list[Note]:
    """Return notes that are held for a share of their length."""
    return [replace(note, beats=note.beats * share) for note in notes]
