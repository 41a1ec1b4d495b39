"""A theme for a senate: open fifths, a hymn in strings and brass, a flute above the plain; in F."""

from __future__ import annotations

from collections.abc import Sequence

from sound.music.blown import flute, horns, strings, trumpet
from sound.music.drums import kettle, roll
from sound.music.players import pads
from sound.music.score import Change, Note, Part, Piece, bars, changes, lifted, tune
from sound.music.struck import bells, plucked
from sound.music.theory import pitch
from sound.voices import Chance

PACE, BAR = 78.0, 4.0
A_CHORDS = "F | Bbadd9 | F/A Gm7 | C | F/A | Dm7 Bb | Gm7 C | F |"
A_TUNE = """
  f4:2 a4:1 c5:1 | d5:2 c5:1 bb4:1 | a4:2 g4:1 bb4:1 | g4:3 c5:1
  f5:2 c5:1 a4:1 | d5:1.5 c5:.5 d5:1 f5:1 | bb4:1 a4:1 g4:1 e4:1 | f4:3 -:1
"""
DESCANT = """
  c5:4 | f5:2 d5:2 | c5:2 d5:2 | e5:1 f5:1 g5:2 | a5:2 f5:2 | f5:2 bb5:1 a5:1 | g5:1 f5:1 e5:2
  f5:4
"""
B_CHORDS = "Dm | Am7 | Bb | F/A | Gm7 | Dm7 | Bbmaj7 | C7sus C |"
B_TUNE = """
  -:1 d5:1 e5:1 f5:1 | e5:2 c5:1 a4:1 | d5:1.5 f5:.5 bb5:2 | a5:3 f5:1
  g5:1.5 f5:.5 d5:1 bb4:1 | a4:2 c5:1 f5:1 | d5:2 f5:1 a5:1 | g5:3 -:1
"""
C_CHORDS = "Abadd9 | Eb/G | Fm7 | Dbadd9 | Ab/C | Bbm7 | Dbmaj7 Eb | Ab |"
C_TUNE = """
  eb5:1.5 ab5:.5 bb5:1 c6:1 | bb5:2 g5:1 eb5:1 | ab5:1.5 g5:.5 f5:1 c5:1 | eb5:3 f5:1
  ab5:2 c6:1 eb6:1 | db6:1.5 c6:.5 bb5:1 f5:1 | ab5:1 f5:1 g5:1 bb5:1 | ab5:3 -:1
"""
C_ANSWER = """
  -:4 | -:2 eb4:1 g4:1 | c5:2 ab4:2 | ab4:1 bb4:1 db5:1 ab4:1 | c5:2 eb5:2 | db5:2 bb4:2
  ab4:2 bb4:1 g4:1 | c5:4
"""
CALL = "-:4 | c5:1.5 f5:.5 g5:2 | -:1 c5:.5 f5:.5 a5:1 g5:1 | c6:2.5 g5:.5 f5:1 | g5:3 -:1 |"
FAR_CALL = "-:2 c5:.5 f5:.5 g5:1 | c6:2 bb5:1 f5:1 | g5:4 | -:4 |"
B_ANSWER = "-:4 | -:4 | -:4 | -:2 c5:1 f5:1 | -:4 | -:4 | -:4 | g5:1 c5:1 e5:2"
TURN_CHORDS = "Ab | Dbadd9 | Bbm7 | C7sus C |"
TURN_TUNE = "ab4:1 c5:1 eb5:1 ab5:1 | f5:2 eb5:1 db5:1 | c5:1 db5:1 f5:1 bb5:1 | g5:3 c5:1"


def _bass(harmony: Sequence[Change], around: int, loud: float) -> list[Note]:
    return [Note(c.at, c.beats * 0.96, c.chord.near(around), loud) for c in harmony]


def _strummed(harmony: Sequence[Change], chance: Chance) -> list[Note]:
    """Pluck each chord upwards in quavers, never twice by the same way."""
    notes: list[Note] = []
    for change in harmony:
        low = change.chord.near(41)
        above = [(change.chord.root + step - low) % 12 for step in change.chord.above[:4]]
        tones = [low, *sorted(low + 12 + step for step in above)]
        places = (0, 2, 1, 3) if chance.random() < 0.5 else (0, 1, 3, 2)
        for beat in range(round(change.beats)):
            number = places[beat % 4] % len(tones)
            notes.append(Note(change.at + beat, 0.5, tones[number], 0.6 if beat else 0.75))
            if chance.random() < 0.6:
                notes.append(
                    Note(change.at + beat + 0.5, 0.5, tones[(number + 2) % len(tones)], 0.42)
                )
    return notes


class Orchestra:
    """Strings, brass, a flute, and what the hymn is made of."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.high = Part(strings, -0.3, 0.85, 0.45, 0.02)
        self.middle = Part(strings, 0.1, 0.6, 0.45, 0.025)
        self.low = Part(strings, 0.34, 0.75, 0.35, 0.02)
        self.brass = Part(horns, -0.12, 0.62, 0.5, 0.015)
        self.solo = Part(trumpet, 0.24, 0.5, 0.7, 0.012)
        self.pipe = Part(flute, -0.2, 0.55, 0.55, 0.012)
        self.pizzicato = Part(plucked, 0.2, 0.75, 0.4, 0.012)
        self.drum = Part(kettle, 0.0, 0.6, 0.4)
        self.chimes = Part(bells, 0.4, 0.3, 0.6)
        self.side = Part(roll, -0.2, 0.2, 0.4)

    @property
    def parts(self) -> list[Part]:
        """Return everybody."""
        return [
            self.high, self.middle, self.low, self.brass, self.solo,
            self.pipe, self.pizzicato, self.drum, self.chimes, self.side,
        ]  # fmt: skip

    def call(self) -> float:
        """Let a trumpet call over an open fifth; return the beat after it."""
        self.solo.play(tune(CALL, 0.5))
        self.low.play([Note(1, 19, pitch("f2"), 0.45), Note(5, 15, pitch("c3"), 0.35)])
        self.high.play([Note(12, 8, pitch("c5"), 0.25)])
        return 20.0

    def plainly(self, at: float) -> float:
        """Sing the hymn in strings."""
        harmony = changes(A_CHORDS)
        self.high.play(tune(A_TUNE, 0.55), at)
        self.middle.play(pads(harmony, 48, 62, 0.36), at)
        self.low.play(_bass(harmony, 41, 0.5), at)
        return at + 32

    def solemnly(self, at: float) -> float:
        """Sing it in brass, with a line of the strings above it."""
        harmony = changes(A_CHORDS)
        self.brass.play(tune(A_TUNE, 0.6), at)
        self.brass.play(pads(harmony, 47, 60, 0.42), at)
        self.high.play(tune(DESCANT, 0.42), at)
        self.low.play(_bass(harmony, 41, 0.55), at)
        self.drum.play([Note(28, 2, pitch("f2"), 0.45)], at)
        return at + 32

    def widely(self, at: float) -> float:
        """Open into the second strain, in octaves."""
        harmony = changes(B_CHORDS)
        self.high.play(tune(B_TUNE, 0.62), at)
        self.high.play(lifted(tune(B_TUNE, 0.36), -1), at)
        self.middle.play(pads(harmony, 50, 65, 0.4), at)
        self.low.play(_bass(harmony, 40, 0.55), at)
        self.solo.play(tune(B_ANSWER, 0.36), at)
        return at + 32

    def outdoors(self, at: float) -> float:
        """Let a flute play above plucked strings, and be answered from below."""
        harmony = changes(C_CHORDS)
        self.pipe.play(tune(C_TUNE, 0.6), at)
        self.pizzicato.play(_strummed(harmony, self.chance), at)
        self.high.play(pads(harmony, 60, 74, 0.2), at)
        at += 32
        self.middle.play(tune(C_ANSWER, 0.5), at)
        self.pipe.play(tune(C_TUNE, 0.36)[:12], at)
        self.pizzicato.play(_strummed(harmony, self.chance), at, 0.9)
        self.brass.play(pads(harmony, 46, 60, 0.34), at)
        self.low.play(_bass(harmony, 41, 0.45), at)
        return at + 32

    def homewards(self, at: float) -> float:
        """Come back through darker chords, over a drum that grows."""
        turn = changes(TURN_CHORDS)
        self.high.play(tune(TURN_TUNE, 0.6), at)
        self.brass.play(pads(turn, 48, 63, 0.48), at)
        self.low.play(_bass(turn, 41, 0.6), at)
        beats = [Note(12 + beat / 4, 0.5, pitch("c3"), 0.18 + 0.03 * beat) for beat in range(16)]
        self.drum.play(beats, at)
        return at + bars(TURN_CHORDS) * BAR

    def together(self, at: float) -> float:
        """Sing the hymn with everybody."""
        harmony = changes(A_CHORDS)
        self.high.play(lifted(tune(A_TUNE, 0.62), 1), at)
        self.high.play(tune(A_TUNE, 0.5), at)
        self.brass.play(tune(A_TUNE, 0.6), at)
        self.brass.play(pads(harmony, 47, 62, 0.5), at)
        self.middle.play(tune(DESCANT, 0.5), at)
        self.low.play(_bass(harmony, 41, 0.68), at)
        for bar in range(8):
            note = pitch("c3" if bar % 4 == 3 else "f2")
            self.drum.play([Note(bar * BAR, 2, note, 0.5)], at)
        self.chimes.play(tune("f6:4 | -:4 | c6:4 | -:4 | a6:4 | -:4 | -:4 | f6:4", 0.4), at)
        return at + 32

    def afar(self, at: float) -> float:
        """Let the call be heard once more, from a distance."""
        self.solo.play(tune(FAR_CALL, 0.42), at)
        self.high.play(pads(changes("Bbadd9 | Gm7 | Fadd9 | Fadd9 |"), 57, 74, 0.28), at)
        self.low.play(tune("bb2:4 | g2:4 | f2:8", 0.45), at)
        return at + 16


def hymn(chance: Chance) -> Piece:
    """Play the theme: a call, the hymn by strings and by brass, the plain, all of them, a call."""
    band = Orchestra(chance)
    at = band.call()
    for strain in (band.plainly, band.solemnly, band.widely, band.outdoors, band.homewards):
        at = strain(at)
    at = band.afar(band.together(at))
    return Piece(PACE, at, band.parts, ending=10, hall=2.6)


TENSE_CHORDS = "Dm | Dm/C | Bb | Gm7 | Dm/A | Bb | Em7b5 | A7sus A |"
CLIMBS = (
    """-:4 | -:4 | d4:1 e4:1 f4:2 | g4:2 f4:1 d4:1
    a4:3 g4:1 | f4:2 bb4:2 | g4:1 bb4:1 e5:2 | d5:2 c#5:2""",
    """a5:4 | g5:2 f5:2 | d5:3 f5:1 | bb5:2 a5:1 g5:1
    a5:2 f5:1 d5:1 | f5:2 d5:2 | bb4:1 d5:1 g5:1 bb5:1 | a5:4""",
)


def _driven(harmony: Sequence[Change], chance: Chance) -> list[Note]:
    """Pluck roots and fifths in quavers, without rest."""
    notes: list[Note] = []
    for change in harmony:
        root = change.chord.near(50)
        tones = (root, root + 12, root + 7, root + 12)
        for step in range(round(change.beats * 2)):
            loud = (0.66 if step % 4 == 0 else 0.45) * chance.uniform(0.9, 1.06)
            notes.append(Note(change.at + step / 2, 0.4, tones[step % 4], loud))
    return notes


def hymn_tense(chance: Chance) -> Piece:
    """Play what comes when votes are counted: kettledrums, a line that climbs, brass below."""
    band = Orchestra(chance)
    harmony = changes(TENSE_CHORDS)
    at = 0.0
    for number, climb in enumerate(CLIMBS):
        band.pizzicato.play(_driven(harmony, chance), at)
        band.low.play(_bass(harmony, 38, 0.55), at)
        for bar in range(8):
            strokes = [Note(bar * BAR + beat, 1, pitch("d3"), 0.32) for beat in (0, 0, 1.5, 3)]
            band.drum.play(strokes[1:] if bar % 2 else strokes, at)
        (band.high if number else band.middle).play(tune(climb, 0.56), at)
        band.brass.play(pads(harmony, 48, 62, 0.34 + 0.1 * number), at)
        if number:
            band.middle.play(tune(CLIMBS[0], 0.4), at)
            band.side.play([Note(28, 4, 7, 0.5)], at)
        at += 32
    return Piece(88, at, band.parts, round=True, hall=2.4)
