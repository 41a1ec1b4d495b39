"""Makes the sounds of rooms and moments: gavel, crowd, winning, losing, glasses, cars."""

from __future__ import annotations

import numpy as np

from sound.voices import (
    RATE,
    Chance,
    Wave,
    add,
    band,
    fade,
    ring,
    room,
    shaped,
    swell,
    tone,
)

BRASS = (1.0, 0.5, 0.33, 0.2, 0.12, 0.07)
REED = (1.0, 0.08, 0.38, 0.05, 0.16)


def gavel(chance: Chance) -> Wave:
    """Let a gavel fall twice in a large room."""
    modes = [
        (182, 0.9, 0.16),
        (337, 0.55, 0.11),
        (611, 0.4, 0.08),
        (1190, 0.22, 0.045),
        (2350, 0.12, 0.02),
    ]
    knock = ring([(float(a), b, c) for a, b, c in modes], 0.25)
    knock = add(knock, fade(band(0.012, (4000, 1200), chance), 0.02, 3), 0.0, 1.2)
    total = add(knock.copy(), knock, 0.21, 0.85)
    return room(total, chance, 0.2, 0.5)


def formant(pitches: Wave, centre: float, width: float) -> Wave:
    """Weigh a spectrum around one of the pitches that make a vowel."""
    return np.exp(-(((pitches - centre) / width) ** 2))


def hill(pitches: Wave, centre: float, width: float) -> Wave:
    """Weigh a spectrum around a pitch, evenly in octaves."""
    return np.exp(-((np.log(np.maximum(pitches, 1) / centre) / width) ** 2))


def voice(chance: Chance, seconds: float) -> Wave:
    """Let one person mutter: vowels without words, syllable after syllable."""
    first, second = chance.uniform(350, 650), chance.uniform(900, 1500)

    def weight(pitches: Wave) -> Wave:
        return formant(pitches, first, 130) + 0.4 * formant(pitches, second, 220)

    breath = shaped(seconds, weight, chance)
    beats = shaped(seconds, lambda pitches: np.exp(-(((pitches - 4) / 2.2) ** 2)), chance)
    phrases = shaped(seconds, lambda pitches: np.exp(-((pitches / 0.7) ** 2)), chance)
    return breath * np.clip(beats + 0.1, 0, None) * np.clip(phrases + 0.35, 0, None)


def crowd(chance: Chance, people: int, seconds: float) -> Wave:
    """Let many people mutter at once."""
    total = np.zeros(round(seconds * RATE))
    for _ in range(people):
        total += voice(chance, seconds) * chance.uniform(0.3, 1)
    return total


def murmur(chance: Chance) -> Wave:
    """Let the chamber react: a murmur that rises and dies away."""
    return fade(crowd(chance, 14, 2.4), 0.3, 1.4)


def melody(notes: tuple[tuple[float, float, float], ...], overtones: tuple[float, ...]) -> Wave:
    """Play notes given by pitch, moment and length."""
    total = np.zeros(100)
    for pitch, moment, seconds in notes:
        total = add(total, tone(pitch, seconds, overtones), moment, 0.3)
    return total


def win(chance: Chance) -> Wave:
    """Play a small fanfare that ends on a full chord."""
    notes = ((392.0, 0.0, 0.22), (523.25, 0.16, 0.22), (659.25, 0.32, 0.26), (784.0, 0.5, 1.1))
    chord = ((523.25, 0.5, 1.1), (659.25, 0.5, 1.1), (261.63, 0.5, 1.2))
    return room(melody(notes + chord, BRASS), chance, 0.35, 0.6)


def lose(chance: Chance) -> Wave:
    """Let a reed sink step by step."""
    notes = ((440.0, 0.0, 0.34), (392.0, 0.28, 0.34), (349.23, 0.56, 0.36), (293.66, 0.86, 1.1))
    chord = ((174.61, 0.86, 1.1), (220.0, 0.86, 1.1))
    return room(melody(notes + chord, REED), chance, 0.3, 0.6)


def clink(chance: Chance) -> Wave:
    """Let two glasses touch, far away."""
    base = chance.uniform(2300, 3300)
    return ring([(base, 0.5, 0.5), (base * 1.51, 0.3, 0.35), (base * 2.38, 0.2, 0.2)], 0.5)


def passing(chance: Chance) -> Wave:
    """Let a car pass in the wet street below."""
    seconds = chance.uniform(3.5, 5.0)
    hiss = shaped(
        seconds,
        lambda pitches: np.exp(-((np.log(np.maximum(pitches, 1) / 420) / 0.8) ** 2)),
        chance,
    )
    return swell(hiss)
