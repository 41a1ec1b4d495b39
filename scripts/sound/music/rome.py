"""A theme for patricians: lyres, two reeds and a frame drum in five, in the mode of E."""

from __future__ import annotations

from collections.abc import Sequence

from sound.music.blown import aulos, drone, flute
from sound.music.drums import frame, rim
from sound.music.players import beats_of
from sound.music.score import Note, Part, Piece, length, tune
from sound.music.struck import lyre
from sound.music.theory import pitch
from sound.voices import Chance

PACE, BAR = 172.0, 5.0  # quavers a minute; five of them make a foot

# The lyre under everything, two feet a figure: open fifths of the mode, and its bitter neighbour.
FIGURES = {
    "e": "e3 b3 e4 b3 e4 | e3 b3 d4 e4 b3", "f": "f3 c4 f4 c4 e4 | f3 c4 e4 f4 c4",
    "g": "g3 d4 g4 d4 b3 | g3 d4 e4 g4 d4", "a": "a3 e4 a4 e4 c4 | a3 e4 b3 c4 e4",
    "d": "d3 a3 d4 a3 f4 | d3 a3 c4 d4 f4", "c": "c3 g3 c4 e4 g3 | c3 g3 d4 e4 g3",
}  # fmt: skip
A_GROUND, B_GROUND, C_GROUND = "eefe", "agfe", "dcfg"
A_TUNE = """
  b4:2 c5:1 b4:2 | a4:1 g4:1 a4:1 b4:2 | e5:3 d5:1 c5:1 | b4:5
  c5:2 d5:1 c5:2 | b4:1 a4:1 g4:1 f4:2 | g4:2 a4:1 g4:1 f4:1 | e4:5
"""
A_TURNED = """
  b4:2 c5:1 b4:2 | d5:1 c5:1 b4:1 a4:2 | g4:2 b4:1 e5:2 | d5:3 b4:2
  c5:1 d5:1 e5:1 f5:2 | e5:1 d5:1 c5:1 a4:2 | b4:1 g4:1 a4:1 f4:2 | e4:5
"""
B_TUNE = """
  e5:2 e5:1 d5:1 c5:1 | e5:3 a5:2 | g5:2 f5:1 e5:1 d5:1 | b4:5
  c5:2 d5:1 c5:1 a4:1 | f5:2 e5:1 c5:2 | d5:1 e5:1 d5:1 c5:1 f4:1 | e4:3 b4:2
"""
C_TUNE = """
  f5:2 a5:1 f5:2 | e5:1 d5:1 c5:1 a4:2 | g5:2 e5:1 c5:2 | d5:1 e5:1 g4:3
  a5:2 g5:1 f5:2 | e5:1 c5:1 f5:1 c5:2 | d5:1 e5:1 d5:1 b4:2 | g4:2 a4:1 b4:2
"""
LOW_ANSWER = """
  e4:5 | g4:3 f4:2 | e4:5 | g4:2 a4:1 b4:2 | a4:5 | f4:3 c4:2 | e4:2 d4:1 c4:2 | b3:5
"""
LYRE_SONG = """
  e5:1 -:1 b4:1 e5:1 f5:1 | e5:1 d5:1 b4:1 g4:2 | a4:1 b4:1 c5:1 e5:1 c5:1 | b4:3 -:2
  f5:1 e5:1 c5:1 a4:1 c5:1 | d5:1 c5:1 a4:1 f4:2 | g4:1 b4:1 d5:1 c5:1 a4:1 | b4:2 e4:3
"""
SONG_LEFT = """
  e5:1 -:1 b4:1 e5:1 f5:1 | e5:1 d5:1 b4:1 g4:2 | -:5 | -:5 | f5:1 e5:1 c5:3 | b4:5 | -:5 | e4:5
"""


def _ground(part: Part, at: float, letters: str, loud: float, chance: Chance) -> float:
    """Play the figures of a ground; now and then a note is left out."""
    for letter in letters:
        notes = tune(FIGURES[letter], loud)
        part.play([note for note in notes if note.at in (0, 5) or chance.random() < 0.86], at)
        at += 2 * BAR
    return at


def _doubled(notes: Sequence[Note], below: dict[int, int]) -> list[Note]:
    """Return a second voice, below the first by what the mode has there."""
    return [
        Note(note.at, note.beats, note.pitch - below[round(note.pitch) % 12], note.loud * 0.7)
        for note in notes
    ]


# Below each note of the mode a third, or a fourth where that sounds emptier: e f g a b c d.
BELOW = {4: 4, 5: 5, 7: 3, 9: 4, 11: 4, 0: 3, 2: 3}


def _graced(notes: Sequence[Note], chance: Chance) -> list[Note]:
    told: list[Note] = []
    for note in notes:
        if note.beats >= 2 and chance.random() < 0.45:
            told.append(
                Note(note.at, 0.22, note.pitch + (1 if note.pitch % 12 in (4, 11) else 2), 0.5)
            )
            told.append(Note(note.at + 0.22, note.beats - 0.3, note.pitch, note.loud))
        else:
            told.append(Note(note.at, note.beats * 0.94, note.pitch, note.loud))
    return told


PLAN = (
    (LYRE_SONG, A_GROUND, "lyre"), (A_TUNE, A_GROUND, "reed drone"),
    (A_TURNED, A_GROUND, "reed drone steps"), (B_TUNE, B_GROUND, "reed steps answer"),
    (LYRE_SONG, A_GROUND, "lyre far steps"), (C_TUNE, C_GROUND, "reed two dance"),
    (B_TUNE, B_GROUND, "reed two dance"), (A_TURNED, A_GROUND, "reed two dance drone"),
    (SONG_LEFT, A_GROUND, "lyre drone"), (A_TUNE, A_GROUND, "reed answer drone steps"),
    (A_TUNE, A_GROUND, "pipe drone"),
)  # fmt: skip


class Company:
    """Those who play at the door of a patrician."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.left = Part(lyre, -0.4, 0.8, 0.35, 0.01)
        self.right = Part(lyre, 0.36, 0.75, 0.4, 0.012)
        self.reed = Part(aulos, 0.12, 0.52, 0.45)
        self.second = Part(aulos, -0.16, 0.4, 0.5)
        self.pipe = Part(flute, 0.3, 0.5, 0.55)
        self.low = Part(drone, 0.0, 0.5, 0.3, 0.0)
        self.drum = Part(frame, -0.08, 0.85, 0.3)
        self.edge = Part(rim, 0.2, 0.7, 0.3)

    @property
    def parts(self) -> list[Part]:
        """Return everybody."""
        return [
            self.left, self.right, self.reed, self.second,
            self.pipe, self.low, self.drum, self.edge,
        ]  # fmt: skip

    def verse(self, at: float, melody: str, ground: str, manner: str) -> float:
        """Play one verse in its manner; return the beat after it."""
        notes = tune(melody, 0.62)
        _ground(self.left, at, ground, 0.55 if "dance" in manner else 0.48, self.chance)
        singers = {"lyre": self.right, "reed": self.reed, "pipe": self.pipe}
        singer = manner.split(maxsplit=1)[0]
        told = _graced(notes, self.chance) if singer == "reed" else notes
        singers[singer].play(told, at, 0.9, 12 if singer == "pipe" else 0)
        if "two" in manner:
            self.second.play(_doubled(notes, BELOW), at)
        if "answer" in manner:
            self.second.play(tune(LOW_ANSWER, 0.42), at)
        if "far" in manner:
            self.pipe.play(tune(LOW_ANSWER, 0.4), at, 1.0, 12)
        if "drone" in manner:
            self.low.play([Note(at, 38, pitch("e2"), 0.5)])
        self._drumming(at, manner)
        return at + 8 * BAR

    def _drumming(self, at: float, manner: str) -> None:
        if "dance" in manner:
            self.drum.play(beats_of("8..6.", BAR, 8, 0.8, self.chance), at)
            self.edge.play(beats_of(".435.45343", BAR, 8, 0.75, self.chance), at)
        elif "steps" in manner:
            self.drum.play(beats_of("7..4.", BAR, 8, 0.65, self.chance), at)
            self.edge.play(beats_of("..4.3", BAR, 8, 0.55, self.chance), at)
        elif "drone" in manner:
            self.drum.play(beats_of("6.........", 2 * BAR, 4, 0.55, self.chance), at)


def rome(chance: Chance) -> Piece:
    """Play the theme: a lyre wakes, a reed sings, a procession comes by and is gone."""
    band = Company(chance)
    band.low.play([Note(5, 33, pitch("e2"), 0.5)])
    at = _ground(band.left, 0.0, "eefe", 0.55, chance)
    for melody, ground, manner in PLAN:
        at = band.verse(at, melody, ground, manner)
    band.right.play(tune("e5 b4 e4 b3 e3:4", 0.5), at)
    band.left.play([Note(at + 4, 6, pitch(name), 0.5) for name in ("e3", "b3")])
    return Piece(PACE, at + 10, band.parts, ending=8, hall=2.2)


CALLS = (
    (
        "-:5 | b4:1 c5:1 b4:3 | -:5 | f5:1 e5:1 c5:3 | -:5 | e5:2 f5:1 e5:2 | "
        "d5:1 c5:1 b4:1 f4:2 | e4:5"
    ),
    (
        "e5:3 f5:2 | e5:1 d5:1 c5:1 b4:2 | c5:3 d5:2 | c5:1 b4:1 a4:1 f4:2 | -:5 | "
        "a5:2 g5:1 f5:2 | e5:5 | -:5"
    ),
    "-:5 | -:5 | f5:5 | e5:5 | -:5 | -:5 | f4:2 g4:1 f4:2 | e4:5",
)


def rome_tense(chance: Chance) -> Piece:
    """Play what comes when Rome is in danger: drums that do not tire, a low pipe, a call."""
    band = Company(chance)
    beat = "e3 e3 f3 e3 b3 | e3 e3 f3 g3 f3"
    at = 0.0
    for number, call in enumerate((*CALLS, CALLS[1])):
        for bar in range(4):
            band.left.play(tune(beat, 0.62), at + bar * 2 * BAR, 1.0, 1 if bar == 2 else 0)
        band.low.play(
            [
                Note(at, 19, pitch("e2"), 0.6),
                Note(at + 20, 9, pitch("f2"), 0.6),
                Note(at + 30, 9, pitch("e2"), 0.6),
            ]
        )
        band.drum.play(beats_of("9.57.", BAR, 8, 0.85, chance), at)
        band.edge.play(beats_of("3435453435", BAR, 8, 0.7, chance), at)
        band.reed.play(tune(call, 0.55), at)
        if number % 2:
            band.second.play(_doubled(tune(call, 0.5), BELOW), at)
            band.right.play(tune("e5 - - b4 - | - e5 - f5 -", 0.4), at)
        at += length(call)
    return Piece(PACE * 1.1, at, band.parts, round=True, hall=2.2)
