"""A theme for a campaign: a fairground organ, a tuba and a snare march astray, in G minor."""

from __future__ import annotations

from collections.abc import Sequence

from sound.music.blown import organ, trumpet, tuba
from sound.music.drums import big_drum, block, crash, roll, side_drum
from sound.music.players import SPOT, beats_of
from sound.music.score import Change, Note, Part, Piece, bars, changes, lifted, shortened, tune
from sound.music.struck import bells
from sound.music.theory import voiced
from sound.voices import Chance

PACE, BAR, WALTZ = 122.0, 4.0, 3.0
MARCH = "9.3.6.33"  # of the snare: a bar in quavers
A_CHORDS = "Gm | Gm | D7 | D7 | D7 | D7 | Gm | Gm | G7 | Cm | Cm6 | Gm | Eb7 | D7 | Gm | Gm |"
A_TUNE = """
  d5:.5 eb5:.5 d5:.5 c#5:.5 d5:1 g4:1 | bb4:.5 c5:.5 bb4:.5 a4:.5 bb4:1 g4:1
  a4:.5 bb4:.5 a4:.5 g#4:.5 a4:1 f#4:1 | d5:2 -:1 d5:1
  f#5:.5 g5:.5 f#5:.5 e5:.5 d5:1 c5:1 | eb5:.5 d5:.5 c5:.5 bb4:.5 a4:1 f#4:1
  g4:1 bb4:1 d5:1 g5:1 | d5:2 -:2
  g5:1 f5:.5 d5:.5 b4:1 d5:1 | eb5:1.5 d5:.5 c5:2 | c5:.5 eb5:.5 g5:1 a5:1 g5:.5 eb5:.5
  d5:1.5 bb4:.5 g4:2
  eb5:.5 db5:.5 eb5:.5 g5:.5 bb5:1 g5:1 | a5:.5 f#5:.5 d5:.5 c5:.5 a4:1 f#4:1
  g4:.5 bb4:.5 a4:.5 f#4:.5 g4:1 d4:1 | g4:1 d5:1 g5:1 -:1
"""
STRUT_CHORDS = "Bb | Bb | F7 | F7 | F7 | F7 | Bb | D7 | Gm | Gm | Cm | Cm | A7 | A7 | D7 | D7 |"
STRUT_TUNE = """
  f5:1.5 f5:.5 g5:1 f5:1 | d5:1 bb4:1 -:2 | eb5:1.5 eb5:.5 f5:1 eb5:1 | c5:1 a4:1 -:2
  a4:.5 bb4:.5 c5:.5 d5:.5 eb5:1 c5:1 | g5:1 f5:1 eb5:1 c5:1 | d5:1 f5:1 bb5:1 f5:1 | f#5:2 a5:2
  bb5:1 a5:.5 g5:.5 d5:1 g5:1 | bb4:1 d5:1 g5:2 | g5:1 f5:.5 eb5:.5 c5:1 eb5:1 | g4:1 c5:1 eb5:2
  c#5:.5 e5:.5 a5:1 g5:1 e5:1 | c#5:.5 e5:.5 g5:1 e5:1 c#5:1 | d5:.5 c#5:.5 d5:.5 eb5:.5 d5:1 c5:1
  a4:1 f#4:1 d4:2
"""
TRIO_CHORDS = (
    "Eb | Eb | Ebmaj7 | Eb6 | Bb7 | Bb7 | Bb7 | Eb | Eb | Eb7 | Ab | Fm | Eb/Bb | Bb7 | Eb | Eb |"
)
TRIO_TUNE = """
  g5:2 bb5:1 | g5:2 eb5:1 | d5:2 g5:1 | c5:3 | f5:2 ab5:1 | f5:2 d5:1 | c5:2 d5:1 | bb4:3
  g5:2 bb5:1 | db6:2 bb5:1 | c6:2 ab5:1 | ab5:1 g5:1 f5:1 | g5:2 eb5:1 | d5:1 eb5:1 f5:1 | eb5:3
  -:3
"""
TRIO_SLY = """
  -:3 | bb3:1 c4:1 db4:1 | d4:3 | eb4:1 g4:1 c4:1 | d4:3 | ab3:1 bb3:1 c4:1 | d4:1 f4:1 ab4:1 | g4:3
  -:3 | g4:1 f4:1 eb4:1 | eb4:3 | c4:1 db4:1 d4:1 | eb4:3 | f4:1 ab4:1 d4:1 | eb4:1 bb3:1 g3:1
  eb4:3
"""
QUARREL = """
  g2:.5 f#2:.5 g2:.5 ab2:.5 a2:.5 bb2:.5 b2:.5 c3:.5 | -:4
  a2:.5 g#2:.5 a2:.5 bb2:.5 c3:.5 eb3:.5 c3:.5 a2:.5 | -:4
  g2:.5 f#2:.5 g2:.5 ab2:.5 a2:.5 bb2:.5 b2:.5 c3:.5
  c#3:.5 e3:.5 g3:.5 e3:.5 c#3:.5 bb2:.5 g2:.5 e2:.5 | d2:1 -:1 d2:1 -:1
  d2:.5 e2:.5 f#2:.5 a2:.5 c3:1 -:1
"""
RETORT = """
  -:4 | g5:.5 eb5:.5 db5:.5 bb4:.5 g5:1 eb5:1 | -:4 | f#5:.5 d5:.5 c5:.5 a4:.5 f#5:1 d5:1
  -:4 | -:4 | -:1 d5:1 -:1 f#5:1 | a5:1 f#5:1 c6:1 -:1
"""
FANFARE = (
    "d5:1 d5:.5 d5:.5 g5:1 bb5:1 | a5:.5 f#5:.5 d5:1 -:2 | d5:1 d5:.5 d5:.5 eb5:1 c#5:1 | d5:3 -:1"
)


class Ensemble:
    """The band on its cart."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pipes = Part(organ, -0.16, 0.7, 0.22, 0.01)
        self.chords = Part(organ, 0.26, 0.42, 0.22, 0.008)
        self.low = Part(tuba, 0.12, 0.85, 0.18, 0.012)
        self.brass = Part(trumpet, 0.36, 0.45, 0.35)
        self.steel = Part(bells, 0.44, 0.32, 0.3)
        self.snare = Part(side_drum, -0.36, 0.5, 0.22)
        self.rolls = Part(roll, -0.36, 0.4, 0.22)
        self.big = Part(big_drum, -0.06, 0.7, 0.2)
        self.clash = Part(crash, 0.3, 0.4, 0.3)
        self.knocks = Part(block, 0.4, 0.45, 0.25)

    @property
    def parts(self) -> list[Part]:
        """Return everybody."""
        return [
            self.pipes, self.chords, self.low, self.brass, self.steel,
            self.snare, self.rolls, self.big, self.clash, self.knocks,
        ]  # fmt: skip

    def oom_pah(self, harmony: Sequence[Change], at: float, bar: float, up: int = 0) -> None:
        """Let the tuba play root and fifth, and the organ what comes after each of them."""
        before: tuple[int, ...] = ()
        for number, change in enumerate(harmony):
            root = change.chord.near(36)
            before = voiced(change.chord, before, 55, 69)
            fifth = root - 5 if root - 5 >= 31 else root + 7
            if bar == WALTZ:
                low = [(0.0, root if number % 2 == 0 else fifth)]
                after = (1.0, 2.0)
            else:
                low, after = [(0.0, root), (2.0, fifth)], (1.0, 3.0)
            self.low.play(
                [Note(change.at + place, 0.7, note, 0.72) for place, note in low], at, 1.0, up
            )
            for place in after:
                if place < change.beats:
                    loud = 0.5 * self.chance.uniform(0.85, 1.1)
                    self.chords.play(
                        [Note(change.at + place, 0.32, note, loud) for note in before], at, 1.0, up
                    )

    def march(self, at: float, count: int, loud: float) -> None:
        """Let the drums march, with a flourish at the end of each four bars."""
        for bar in range(count):
            pattern = MARCH if bar % 4 != 3 else "9.3.6363"
            if bar % 8 == 7:
                pattern = "9.339.33"
            self.snare.play(beats_of(pattern, BAR, 1, loud, self.chance), at + bar * BAR)
            self.big.play(beats_of("8.6.", BAR, 1, loud, self.chance), at + bar * BAR)


def _strain(band: Ensemble, at: float, melody: str, chords: str, manner: str, up: int = 0) -> float:
    """Play one strain of the march; return the beat after it."""
    notes = shortened(tune(melody, 0.66), 0.82)
    count = bars(chords)
    band.oom_pah(changes(chords), at, BAR, up)
    band.march(at, count, 0.62 if "soft" in manner else 0.8)
    if "brass" in manner:
        band.brass.play(notes, at, 0.85, up)
        band.chords.play([note for note in notes if note.beats > 0.5], at, 0.6, up + 12)
    else:
        band.pipes.play(notes, at, 1.0, up)
    if "steel" in manner:
        band.steel.play(notes, at, 0.8, up + 12)
    if "thirds" in manner:
        band.pipes.play(lifted(notes, -1), at, 0.6, up)
    if "clash" in manner:
        band.clash.play([Note(0, 2, SPOT, 0.6), Note(count * 2, 2, SPOT, 0.5)], at)
    return at + count * BAR


def _waltz(band: Ensemble, at: float, manner: str) -> float:
    """Play the trio, which is far too sweet."""
    harmony = changes(TRIO_CHORDS, WALTZ)
    band.oom_pah(harmony, at, WALTZ)
    band.pipes.play(tune(TRIO_TUNE, 0.56), at)
    if "sly" in manner:
        band.low.play(tune(TRIO_SLY, 0.5), at)
        band.steel.play(tune(TRIO_TUNE, 0.5), at, 1.0, 12)
        band.brass.play(tune(TRIO_SLY, 0.3), at, 1.0, 12)
    band.snare.play(beats_of(".32", WALTZ, 16, 0.55, band.chance), at)
    return at + 16 * WALTZ


def _quarrel(band: Ensemble, at: float) -> float:
    """Let low and high shout at each other."""
    band.low.play(tune(QUARREL, 0.8), at)
    band.pipes.play(tune(RETORT, 0.68), at)
    band.brass.play(tune(RETORT, 0.5), at)
    band.knocks.play(beats_of("7.5.7575", BAR, 8, 0.7, band.chance), at)
    band.rolls.play([Note(24, 8, SPOT, 0.55)], at)
    band.clash.play([Note(8, 2, SPOT, 0.4), Note(16, 2, SPOT, 0.5)], at)
    return at + 32


def carnival(chance: Chance) -> Piece:
    """Play the theme: a fanfare, two strains, a waltz that means well, a quarrel, and onwards."""
    band = Ensemble(chance)
    band.rolls.play([Note(0, 3.5, SPOT, 0.4), Note(8, 7.5, SPOT, 0.5)])
    band.pipes.play(tune(FANFARE, 0.6))
    band.brass.play(tune(FANFARE, 0.45))
    band.low.play(tune("g2:4 | d2:4 | g2:2 a2:2 | d2:3 -:1", 0.6))
    at = _strain(band, 16.0, A_TUNE, A_CHORDS, "soft")
    at = _strain(band, at, STRUT_TUNE, STRUT_CHORDS, "brass clash")
    at = _strain(band, at, A_TUNE, A_CHORDS, "steel thirds")
    at = _waltz(band, at, "plain")
    at = _waltz(band, at, "sly")
    at = _quarrel(band, at)
    at = _strain(band, at, A_TUNE, A_CHORDS, "brass steel clash", 1)
    band.rolls.play([Note(at, 3.6, SPOT, 0.5)])
    band.pipes.play(
        tune("d5:.5 eb5:.5 e5:.5 f5:.5 f#5:.5 g5:.5 ab5:.5 a5:.5 | g5:1 -:1 g4:1 -:1", 0.7), at
    )
    band.low.play(tune("d2:4 | g2:1 -:1 g1:1 -:1", 0.8), at)
    band.clash.play([Note(at + 6, 2, SPOT, 0.6)])
    return Piece(PACE, at + 8, band.parts, ending=3)


def carnival_tense(chance: Chance) -> Piece:
    """Play what comes when little is left: the march on tiptoe, ever higher."""
    band = Ensemble(chance)
    creeping = "g2:.5 -:.5 g2:.5 ab2:.5 a2:1 ab2:1 | g2:.5 -:.5 g2:.5 f#2:.5 f2:1 f#2:1 "
    chords = "Gm | Gm | Eb7 | D7 | Gm | C#dim7 | Am7b5 | D7 |"
    cries = (
        (
            "-:2 d5:1 eb5:1 | d5:2 -:2 | -:2 g5:1 db5:1 | c5:1 a4:1 f#4:2 | -:2 d5:1 g5:1 | "
            "e5:1 bb4:1 g4:2 | eb5:1 c5:1 a4:2 | d5:.5 c#5:.5 d5:.5 eb5:.5 f#5:2"
        ),
        (
            "g5:.5 f#5:.5 g5:1 d5:2 | bb5:.5 a5:.5 bb5:1 g5:2 | db6:1 bb5:1 g5:2 | "
            "c6:1 a5:1 f#5:2 | bb5:1 g5:1 d5:2 | bb5:1 g5:1 e5:2 | a5:1 eb5:1 c5:2 | "
            "f#5:1 a5:1 c6:2"
        ),
    )
    at = 0.0
    for number, cry in enumerate((*cries, cries[1])):
        up = number if number < 2 else 0
        for bar in range(4):
            band.low.play(tune(creeping, 0.66), at + bar * 8)
        for change in changes(chords):
            stab = voiced(change.chord, (), 55, 69)
            band.chords.play([Note(change.at + 1.5, 0.3, note, 0.5) for note in stab], at)
            band.chords.play([Note(change.at + 3.5, 0.3, note, 0.4) for note in stab], at)
        (band.pipes if number != 1 else band.brass).play(shortened(tune(cry, 0.58), 0.85), at)
        if up:
            band.steel.play(tune(cry, 0.5), at, 0.7, 12)
        band.knocks.play(beats_of("75757575", BAR, 8, 0.6, chance), at)
        band.big.play(beats_of("8...", BAR, 8, 0.7, chance), at)
        band.snare.play(beats_of("..3...35", BAR, 8, 0.7, chance), at)
        band.rolls.play([Note(28, 3.6, SPOT, 0.4 + 0.1 * number)], at)
        at += 32
    return Piece(PACE * 1.04, at, band.parts, round=True)
