"""Plays a piece: every note by its instrument, at its place, in one room."""

from __future__ import annotations

import numpy as np

from sound.music.score import Note, Part, Piece
from sound.music.theory import hertz
from sound.voices import RATE, Chance, Wave

TAKES = 2  # recordings of one note, so that none is heard twice in a row
SOFTER = 0.06  # how much softer or louder than written a note may be
STEPS = 8  # of strength that are told apart


class Studio:
    """Keeps the notes that were played, so that each is worked out only a few times."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.takes: dict[tuple[int, float, int, int, int], Wave] = {}

    def take(self, part: Part, note: Note, seconds: float) -> Wave:
        """Return a note as its instrument plays it."""
        strength = max(1, round(note.loud * STEPS))
        held = max(1, round(seconds * 8))
        key = (id(part.voice), note.pitch, held, strength, int(self.chance.integers(TAKES)))
        if key not in self.takes:
            wave = part.voice(hertz(note.pitch), held / 8, strength / STEPS, self.chance)
            self.takes[key] = wave.astype(np.float32)
        return self.takes[key]


def laid(total: Wave, wave: Wave, start: int, strength: float, *, around: bool) -> None:
    """Add a note; at the end of what goes round it goes on at the beginning."""
    end = start + wave.size
    if end <= total.size:
        total[start:end] += wave * strength
        return
    fits = total.size - start
    total[start:] += wave[:fits] * strength
    if around:
        rest = wave[fits : fits + total.size]
        total[: rest.size] += rest * strength


def hall(seconds: float, chance: Chance) -> Wave:
    """Return the echo of a room: it grows dark as it dies away."""
    count = round(seconds * RATE)
    moments = np.arange(count) / RATE
    bright = chance.normal(0, 1, count) * np.exp(-moments * 6.9 / (seconds * 0.45))
    dark = np.convolve(chance.normal(0, 1, count), np.hanning(24), "same") / 3
    echo = (0.5 * bright + dark * np.exp(-moments * 6.9 / seconds)) * np.minimum(1, moments / 0.012)
    late: Wave = np.roll(echo, round(0.014 * RATE))
    late[: round(0.014 * RATE)] = 0
    whole: Wave = late / np.sqrt((late**2).sum())
    return whole


def handy(count: int) -> int:
    """Return a length at or above another one that is quickly turned into a spectrum."""
    whole = 1 << max(0, count - 1).bit_length()
    return min(
        size for size in (whole, whole * 3 // 4, whole * 5 // 8, whole * 9 // 16) if size >= count
    )


def convolved(wave: Wave, echo: Wave, *, around: bool) -> Wave:
    """Let a wave be heard through a room; what goes round is heard from its end on."""
    size = handy(wave.size + echo.size)
    heard: Wave = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    if around:
        heard[: echo.size] += heard[wave.size : wave.size + echo.size]
    return heard[: wave.size]


def performed(piece: Piece, chance: Chance) -> Wave:
    """Play a piece; a row for each moment, a column for each side."""
    whole = piece.second(piece.beats)
    size = round((whole + (0.0 if piece.round else piece.hall + piece.rest)) * RATE)
    sides, wet = np.zeros((2, size)), np.zeros((2, size))
    studio = Studio(chance)
    for part in piece.parts:
        line = np.zeros(size)
        for note in part.notes:
            start = piece.second(note.at)
            seconds = piece.second(note.at + note.beats) - start
            if note.at >= piece.beats:
                raise ValueError(f"a note begins at beat {note.at}, after the end of the piece")
            wave = studio.take(part, note, seconds)
            at = max(0, round((start + chance.normal(0, part.loose)) * RATE)) % size
            strength = part.level * (1 + chance.uniform(-SOFTER, SOFTER))
            laid(line, wave, at, strength, around=piece.round)
        angle = (part.pan * 0.7 + 1) * np.pi / 4
        for side, share in enumerate((np.cos(angle), np.sin(angle))):
            sides[side] += line * share
            wet[side] += line * share * part.wet
    for side in range(2):
        sides[side] += convolved(wet[side], hall(piece.hall, chance), around=piece.round)
    return sides.T
