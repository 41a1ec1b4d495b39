"""Makes the theme that an art.toml names: plays it, brings it to its loudness, packs it small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from art.shelf import Shelf
from art.spec import Spec, SpecError
from sound.loudness import integrated
from sound.music.carnival import carnival, carnival_tense
from sound.music.club import club
from sound.music.hymn import hymn, hymn_tense
from sound.music.mixing import handy, performed
from sound.music.noir import noir, noir_tense
from sound.music.rome import rome, rome_tense
from sound.music.score import Piece
from sound.recipes import MISSED, lasting, pressed
from sound.voices import RATE, Chance, Wave

THEMES: Shelf[Callable[[Chance], Piece]] = Shelf(
    "theme", club, noir, noir_tense, rome, rome_tense, hymn, hymn_tense, carnival, carnival_tense
)
KEPT = RATE // 2  # samples a second: of what plays this softly, nothing above 10 kHz is missed
LOWEST = 32  # Hz below which a piece has nothing
ROUNDS = 3  # in which a level is found


def thinned(wave: Wave) -> Wave:
    """Return a side with fewer samples a second, and without what no speaker can play."""
    count = wave.size // 2
    size = handy(count)
    spectrum = np.fft.rfft(wave, 2 * size)[: size // 2 + 1]
    pitches = np.arange(spectrum.size) * KEPT / size
    kept = np.clip(pitches / LOWEST, 0, 1) ** 2 * np.clip((KEPT / 2 - pitches) / 600, 0, 1)
    thin: Wave = np.fft.irfft(spectrum * kept, size)
    return thin[:count] / 2


def both(sides: Wave) -> float:
    """Return how loud two sides are, as if each were heard by itself."""
    return integrated(np.concatenate([sides[:, 0], sides[:, 1]]), KEPT)


def pack(sides: Wave, target: Path, squeeze: float) -> None:
    """Write a file part by part: the library cannot take minutes at once."""
    with soundfile.SoundFile(
        target, "w", KEPT, 2, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        for start in range(0, len(sides), KEPT):
            file.write(sides[start : start + KEPT])


def make(spec: Spec, target: Path) -> None:
    """Make the theme that an art.toml describes into a file."""
    chance = np.random.default_rng(spec.whole("seed"))
    spec.text("heard")
    wanted = spec.number("loudness")
    piece = THEMES.pick(spec, "theme")(chance)
    played = performed(piece, chance)
    if piece.round:  # what is before its beginning is its end
        played = np.concatenate([played[-RATE:], played, played[:RATE]])
    sides = np.stack([thinned(played[:, 0]), thinned(played[:, 1])], axis=1)
    if piece.round:
        sides = sides[KEPT:-KEPT]
    for _ in range(ROUNDS):
        sides = sides * 10 ** ((wanted - both(pressed(sides))) / 20)
    sides = pressed(sides)
    squeeze = spec.number("squeeze", 1.0)
    pack(sides, target, squeeze)
    target.write_bytes(lasting(target.read_bytes(), sides))
    packed = soundfile.read(target)[0]
    if abs(both(packed) - wanted) > MISSED or np.abs(packed).max() > 1:
        raise SpecError(f"{spec.name}: comes out at {both(packed):.1f} LUFS, {wanted:.1f} wanted")
