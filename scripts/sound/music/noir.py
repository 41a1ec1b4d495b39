"""A theme for lobbyists at midnight: vibraphone, electric piano, bass and brushes, in D minor."""

from __future__ import annotations

from sound.music.drums import hat, kick, ride, swish, tap
from sound.music.players import SPOT, beats_of, brushed, comp, pads, walk
from sound.music.score import Note, Part, Piece, bars, changes, lifted, tune
from sound.music.struck import electric, upright, vibraphone
from sound.voices import Chance

PACE, SWING, BAR = 108.0, 0.63, 4.0
LOW, HIGH = 28, 50  # of the bass
FROM, UP_TO = 53, 72  # of the electric piano

# The bass alone, creeping: the thought that everything comes from.
RIFF = "d2:1.5 f2:.5 g2:.5 ab2:1 g2:.5 | d2:1.5 c3:.5 a2:1 ab2:.5 g2:.5 "
A_CHORDS = "Dm9 | Dm9 | Gm9 | Bb13 A7b9 | Dm9 | Bm7b5 Bbmaj9 | Em7b5 A7b9 | Dm69 |"
B_CHORDS = "Gm9 | C13 | Fmaj9 | Bbmaj9 | Em7b5 | A7b9 | Dm9 B7b5 | Bb13 A7b9 |"
A_FIRST = """
  -:1.5 a4:.5 c5 d5 | -:.5 f5:1 e5:.5 c5 a4 | bb4:2.5 -:.5 a4:.5 bb4:.5 | d5:1.5 c5:.5 bb4:1 g4:1
  a4:2.5 -:.5 f4 | a4:1.5 g#4:.5 a4 c5 | bb4:1.5 g4:.5 e4 c#5 | d5:2.5 -:1.5
"""
A_AGAIN = """
  -:1.5 a4:.5 c5 d5 | -:.5 f5:1 e5:.5 g5 e5 | d5:2.5 -:.5 c5:.5 bb4:.5 | ab4:1.5 g4:.5 c#5:1 bb4:1
  a4:2.5 -:.5 c5 | d5:1.5 a4:.5 f5 d5 | e5:1.5 d5:.5 c#5 bb4 | a4:1 f4:.5 e4:.5 d4:2
"""
BRIDGE = """
  -:1 bb4:.5 d5:.5 f5:1 a5:1 | g5:1.5 e5:.5 d5:2 | -:1 a4:.5 c5:.5 e5:1 g5:1 | f5:1.5 d5:.5 c5:2
  -:1 e5:.5 g5:.5 bb5 a5 | g5:1.5 e5:.5 c#5:2 | f5:1 e5:.5 d5:.5 a4:1 eb5:1 | d5:2 c#5:1.5 -:.5
"""
SOLO = """
  -:.5 d5:.5 f5:.5 a5:.5 c6:1 a5:.5 f5:.5 | e5:.5 f5:.5 d5:1 -:2
  -:.5 bb4:.5 d5:.5 f5:.5 a5:1 g5:.5 f5:.5
  d5:1 ab4:1 g4:.5 bb4:.5 c#5:.5 e5:.5 | f5:1.5 e5:.5 c5 a4 | b4:.5 d5:.5 f5:.5 a5:.5 f5 d5
  g5:.5 e5:.5 bb4:.5 g4:.5 c#5:.5 e5:.5 g5:.5 bb5:.5 | a5:2 -:2
  -:1 a5:.5 a5:.5 -:.5 g5:.5 f5:1 | e5:.5 c5:.5 a4:1 -:2 | -:.5 g4:.5 bb4:.5 d5:.5 f5:.5 a5:.5 bb5:1
  ab5:.5 g5:.5 d5:1 c#5:.5 bb4:.5 g4:1 | -:.5 f4:.5 a4:.5 c5:.5 e5:2 | d5:1 b4:.5 a4:.5 d5:1 f5:1
  e5:1.5 d5:.5 bb4:.5 a4:.5 g4:.5 e4:.5 | f4:1 a4:1 d5:2
"""
PIANO_SOLO = """
  -:1 f4:.5 g4:.5 a4:1 c5:1 | -:.5 d5:.5 c5:.5 a4:.5 f4:2 | -:1 g4:.5 a4:.5 bb4:1 d5:1
  f5:1 d5:.5 bb4:.5 a4:.5 g4:.5 e4:1
  -:1 f4:.5 a4:.5 e5:1 c5:1 | d5:.5 b4:.5 f4:1 a4:.5 bb4:.5 d5:1
  -:.5 e4:.5 g4:.5 bb4:.5 a4:.5 g4:.5 c#4:1 | d4:1 f4:.5 a4:.5 e4:2
"""
ANSWERS = """
  -:4 | -:2.5 c4:.5 e4:1 | -:4 | -:4 | -:3 e4:.5 c4:.5 | -:4 | -:4 | -:2 f4:.5 e4:.5 a3:1
"""


def _rhythm(piece: dict[str, Part], at: float, count: int, loud: float, chance: Chance) -> None:
    sweeps, taps = brushed(count, loud, chance)
    piece["swish"].play(sweeps, at)
    piece["tap"].play(taps, at)
    piece["hat"].play(beats_of("..7...7.", BAR, count, loud, chance), at)
    piece["kick"].play(beats_of("6...3...", BAR, count, loud, chance), at)


def _chorus(piece: dict[str, Part], at: float, text: str, loud: float, chance: Chance) -> float:
    """Play bass, chords and drums under so many bars; return the beat after them."""
    harmony = changes(text)
    piece["bass"].play(walk(harmony, LOW, HIGH, 0.8 * loud, chance), at)
    piece["piano"].play(comp(harmony, FROM, UP_TO, 0.42 * loud, chance), at)
    _rhythm(piece, at, bars(text), loud, chance)
    return at + bars(text) * BAR


def _band() -> dict[str, Part]:
    return {
        "vibes": Part(vibraphone, 0.28, 0.8, 0.4),
        "piano": Part(electric, -0.34, 0.55, 0.3),
        "solo": Part(electric, -0.3, 0.75, 0.35),
        "bass": Part(upright, 0.04, 1.0, 0.12, 0.006),
        "swish": Part(swish, -0.12, 0.8, 0.2, 0.012),
        "tap": Part(tap, -0.1, 0.7, 0.2),
        "hat": Part(hat, 0.3, 0.5, 0.15),
        "kick": Part(kick, 0.0, 0.5, 0.1),
        "ride": Part(ride, 0.42, 0.8, 0.25),
    }


def _wake(band: dict[str, Part], chance: Chance) -> float:
    """Let the riff gather company; return the beat after it."""
    for number in range(4):
        at = number * 8.0
        band["bass"].play(tune(RIFF, 0.75), at)
        if number >= 1:
            band["swish"].play(brushed(2, 0.5 + 0.15 * number, chance)[0], at)
        if number >= 2:
            chords = changes("Dm9 | Ebmaj9 |" if number == 3 else "Dm9 | Dm69 |")
            band["piano"].play(pads(chords, FROM, UP_TO, 0.3, rootless=True), at)
    return 32.0


def _tell(band: dict[str, Part], at: float, chance: Chance) -> float:
    """Play the tune: twice its first strain, the bridge, and the strain again."""
    strains = (
        (A_FIRST, A_CHORDS, 0.85), (A_AGAIN, A_CHORDS, 0.9),
        (BRIDGE, B_CHORDS, 1.0), (A_AGAIN, A_CHORDS, 0.92),
    )  # fmt: skip
    for melody, chords, loud in strains:
        band["vibes"].play(tune(melody, 0.68 * loud), at)
        if melody == A_AGAIN:
            band["solo"].play(tune(ANSWERS, 0.4), at)
        at = _chorus(band, at, chords, loud, chance)
    return at


def _muse(band: dict[str, Part], at: float, chance: Chance) -> float:
    """Let the vibraphone and then the piano play what the chords tell them."""
    band["vibes"].play(tune(SOLO, 0.66), at)
    band["ride"].play(beats_of("7..57..5", BAR, 16, 0.8, chance), at)
    at = _chorus(band, at, A_CHORDS + A_CHORDS, 0.95, chance)
    band["solo"].play(tune(PIANO_SOLO, 0.62), at)
    band["bass"].play(walk(changes(A_CHORDS), LOW, HIGH, 0.75, chance), at)
    _rhythm(band, at, 8, 0.75, chance)
    return at + 32


def noir(chance: Chance) -> Piece:
    """Play the theme: bass alone, the tune, a solo each, the tune again, away into the night."""
    band = _band()
    at = _muse(band, _tell(band, _wake(band, chance), chance), chance)
    band["solo"].play(lifted(tune(BRIDGE, 0.55), -1), at)
    band["vibes"].play(pads(changes(B_CHORDS), 58, 74, 0.3, rootless=True), at)
    at = _chorus(band, at, B_CHORDS, 0.9, chance)
    band["vibes"].play(tune(A_FIRST, 0.62), at)
    at = _chorus(band, at, A_CHORDS, 0.85, chance)
    for number in range(2):
        band["bass"].play(tune(RIFF, 0.7 - 0.15 * number), at)
        band["swish"].play(brushed(2, 0.6 - 0.2 * number, chance)[0], at)
        at += 8
    band["vibes"].play(pads(changes("Dm69 |"), 50, 77, 0.45), at)
    band["bass"].play([Note(at, 3.5, 38, 0.7)])
    band["ride"].play([Note(at, 2, SPOT, 0.6)])
    return Piece(PACE, at + BAR, list(band.values()), SWING, ending=6)


def noir_tense(chance: Chance) -> Piece:
    """Play what comes when it counts: the riff without end, a clock of cymbals, leaning chords."""
    band = _band()
    chords = "Dm9 | Dm9 | Ebmaj7 | Ebmaj7 | Dm9 | Dm9 | Bb7b5 | A7#9 |"
    cries = """
      -:4 | -:2 a4:.5 bb4:1.5 | d5:3 -:1 | -:2.5 eb5:.5 d5:1 | -:4 | -:2 c#5:.5 d5:1.5
      ab4:2 d5:2 | c5:1 bb4:1 g4:1 c#5:1
    """
    up = "d2:1.5 f2:.5 g2:.5 ab2:1 g2:.5 | d2:1 d2:.5 f2:.5 ab2:1 g2:.5 f2:.5 "
    lean = "eb2:1.5 g2:.5 a2:.5 bb2:1 a2:.5 | eb2:1 eb2:.5 g2:.5 bb2:1 a2:.5 g2:.5 "
    turning = "bb1:1.5 d2:.5 e2:.5 ab2:1 e2:.5 | a1:1 a1:.5 c#2:.5 g2:1 bb2:.5 c3:.5 "
    at = 0.0
    for number in range(3):
        for figure in (up, lean, up, turning):
            band["bass"].play(tune(figure, 0.85), at)
            at += 8
        start = at - 32
        band["ride"].play(beats_of("74657465", BAR, 8, 0.75, chance), start)
        band["tap"].play(beats_of("..2...31", BAR, 8, 0.9, chance), start)
        band["kick"].play(beats_of("7.......", BAR, 8, 0.9, chance), start)
        band["piano"].play(comp(changes(chords), FROM, UP_TO, 0.46, chance), start)
        if number:
            band["vibes"].play(tune(cries, 0.55 + 0.1 * number), start)
        else:
            band["vibes"].play(pads(changes(chords), 62, 80, 0.26, rootless=True), start)
    return Piece(PACE * 1.06, at, list(band.values()), SWING, round=True)
