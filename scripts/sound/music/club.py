"""A theme for the cloakroom itself: a warm piano after hours, a bass, and brushes, in E flat."""

from __future__ import annotations

from sound.music.drums import swish, tap
from sound.music.players import brushed, comp, pads, two_feel, walk
from sound.music.score import Change, Note, Part, Piece, bars, changes, lifted, shortened, tune
from sound.music.struck import piano, upright, vibraphone
from sound.voices import Chance

PACE, SWING, BAR = 92.0, 0.6, 4.0
LOW, HIGH = 27, 50  # of the bass
LEFT, RIGHT = 48, 66  # of the left hand

INTRO = "Ebmaj9 | Abmaj9 | Ebmaj9 | Fm9 Bb13 |"
A_CHORDS = "Ebmaj9 | Cm9 | Fm9 | Bb13 | Gm7 C7b9 | Fm9 Bb7b9 | Eb69 Cm9 | Fm9 Bb13 |"
A_CLOSE = "Ebmaj9 | Cm9 | Fm9 | Abm6 Bb13 | Gm7 C7b9 | Fm9 Bb7b9 | Eb69 Abmaj9 | Eb69 |"
B_CHORDS = "Abmaj9 | Abm6 Db9 | Gm7 | C7b9 | Fm9 | F9 | Fm9 | Bb9sus Bb13 |"
A_TUNE = """
  -:1 bb4:1 g5:1.5 f5:.5 | eb5:1 d5:.5 c5:.5 g4:2 | -:1 c5:1 ab5:1.5 g5:.5 | f5:1 eb5:.5 d5:.5 c5:2
  d5:1.5 f5:.5 e5:1 db5:1 | c5:1.5 eb5:.5 d5:1 ab4:1 | g4:1 bb4:1 eb5:2 | c5:1 d5:1 bb4:1 -:1
"""
A_END = """
  -:1 bb4:1 g5:1.5 f5:.5 | eb5:1 d5:.5 c5:.5 g4:2 | -:1 c5:1 ab5:1.5 g5:.5 | f5:1 eb5:1 d5:1 c5:1
  d5:1.5 f5:.5 bb5:1 g5:1 | ab5:1.5 g5:.5 f5:1 d5:1 | eb5:3 c5:1 | eb5:2.5 -:1.5
"""
BRIDGE = """
  c5:.5 eb5:.5 g5:1 bb5:1.5 ab5:.5 | g5:1 f5:.5 eb5:.5 f5:1 ab5:1 | g5:1.5 f5:.5 d5:1 bb4:1
  e5:2 db5:1 bb4:1
  -:.5 ab4:.5 c5:.5 eb5:.5 g5:1 ab5:1 | a5:1.5 g5:.5 f5:1 d5:1 | c5:1 eb5:1 g5:1 ab5:1
  f5:1.5 eb5:.5 d5:1 -:1
"""
MUSING = """
  -:.5 g5:.5 bb5:.5 g5:.5 f5:1 d5:1 | eb5:.5 f5:.5 g5:.5 eb5:.5 bb4:2
  -:.5 ab4:.5 c5:.5 eb5:.5 g5:1.5 f5:.5 | d5:.5 f5:.5 c5:1 ab4:1 g4:1
  bb4:.5 d5:.5 f5:1 e5:.5 g5:.5 bb5:1 | ab5:.5 g5:.5 eb5:1 d5:.5 b4:.5 ab4:1
  bb4:1 g5:1 eb5:.5 d5:.5 g4:1 | ab4:.5 c5:.5 eb5:1 d5:2
  -:1 d5:.5 eb5:.5 g5:.5 bb5:.5 d6:1 | c6:1 bb5:.5 g5:.5 eb5:2
  -:.5 c6:.5 ab5:.5 g5:.5 eb5:1 c5:1 | eb5:.5 ab5:.5 f5:1 ab4:1 c5:1
  d5:1 bb4:1 db5:.5 e5:.5 g5:1 | f5:.5 ab5:.5 c6:1 b5:.5 ab5:.5 f5:1
  g5:1 f5:.5 eb5:.5 c5:1 eb5:1 | g4:.5 bb4:.5 c5:.5 eb5:.5 g5:2
"""
FAR = """
  -:4 | -:2 eb5:1 g5:1 | -:4 | ab5:1 f5:1 d5:1 -:1 | -:4 | -:4 | bb5:3 -:1 | -:4
"""


def _tenths(harmony: list[Change], chance: Chance) -> list[Note]:
    """Let the left hand rock between a low note and the chord above it."""
    notes: list[Note] = []
    for change in harmony:
        low = change.chord.near(41)
        strength = 0.42 * chance.uniform(0.9, 1.08)
        notes.append(Note(change.at, min(change.beats, 1.8), low, strength))
    return notes + [
        Note(note.at + (1.0 if note.beats > 1.9 else 0.5), note.beats * 0.6, note.pitch, note.loud)
        for note in pads(harmony, LEFT, RIGHT, 0.3, rootless=True)
    ]


def _ornate(notes: list[Note], chance: Chance) -> list[Note]:
    """Play a melody as if it were known: late here, with a grace note there."""
    told: list[Note] = []
    for note in notes:
        if note.beats >= 1 and chance.random() < 0.22:
            told.append(Note(note.at, 0.16, note.pitch - 1, note.loud * 0.55))
            told.append(Note(note.at + 0.16, note.beats - 0.16, note.pitch, note.loud))
        elif note.beats >= 1.5 and chance.random() < 0.4:
            told.append(Note(note.at + 0.25, note.beats - 0.25, note.pitch, note.loud * 0.95))
        else:
            told.append(note)
    return told


def _drums(band: dict[str, Part], at: float, count: int, loud: float, chance: Chance) -> None:
    sweeps, taps = brushed(count, loud, chance)
    band["swish"].play(sweeps, at)
    band["tap"].play(taps, at, 0.7)


PLAN = (
    (A_TUNE, A_CHORDS, 0.62, ""), (A_END, A_CLOSE, 0.66, "two"),
    (BRIDGE, B_CHORDS, 0.72, "two"), (A_END, A_CLOSE, 0.66, "two far"),
    (MUSING, A_CHORDS + A_CLOSE, 0.7, "walk"),
    (BRIDGE, B_CHORDS, 0.74, "walk high"), (A_END, A_CLOSE, 0.6, "two far"),
)  # fmt: skip
OPENING = "bb4:2 g4:1 f4:1 | c5:2 ab4:1 g4:1 | d5:2 bb4:1 g4:1 | ab4:1 c5:1 d5:2"
PARTING = "bb4:1 eb5:1 g5:1 bb5:1 | d6:2 bb5:2 | g5:4"


def _band() -> dict[str, Part]:
    return {
        "right": Part(piano, 0.16, 0.95, 0.28),
        "left": Part(piano, -0.2, 0.8, 0.28),
        "bass": Part(upright, 0.1, 0.85, 0.12),
        "swish": Part(swish, -0.3, 0.6, 0.2, 0.012),
        "tap": Part(tap, -0.26, 0.5, 0.2),
        "vibes": Part(vibraphone, 0.42, 0.5, 0.5),
    }


def _strain(
    band: dict[str, Part], at: float, strain: tuple[str, str, float, str], chance: Chance
) -> float:
    """Play one strain in its manner; return the beat after it."""
    melody, chords, loud, manner = strain
    harmony, count = changes(chords), bars(chords)
    band["right"].play(_ornate(tune(melody, loud), chance), at)
    if "high" in manner:  # in octaves
        band["right"].play(lifted(shortened(tune(melody, loud * 0.5), 0.9), -1), at)
    if "walk" in manner:
        band["bass"].play(walk(harmony, LOW, HIGH, 0.7, chance), at)
        band["left"].play(comp(harmony, LEFT, RIGHT, 0.34, chance), at)
    else:
        band["left"].play(_tenths(harmony, chance), at)
    if "two" in manner:
        band["bass"].play(two_feel(harmony, LOW, HIGH, 0.66), at)
    if manner:
        _drums(band, at, count, 0.75 if "walk" in manner else 0.6, chance)
    if "far" in manner:
        band["vibes"].play(tune(FAR, 0.4), at)
    return at + count * BAR


def club(chance: Chance) -> Piece:
    """Play the theme: the piano by itself, then with company, a musing, a last time through."""
    band = _band()
    band["left"].play(_tenths(changes(INTRO), chance))
    band["right"].play(tune(OPENING), 0, 0.6)
    at = 16.0
    for strain in PLAN:
        at = _strain(band, at, strain, chance)
    band["right"].play(tune(PARTING, 0.5), at)
    band["left"].play(pads(changes("Abmaj9 | Abm6 | Ebmaj9 |"), LEFT, RIGHT, 0.34), at)
    band["bass"].play([Note(at + 8, 4, 39, 0.6)])
    return Piece(PACE, at + 12, list(band.values()), SWING, ending=8)
