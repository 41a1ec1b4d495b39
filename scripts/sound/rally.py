"""Makes the people of a campaign: those who cheer, those who boo, and a rally as a loop."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.atrium import LOOP, people, speaker
from sound.campaign import drum
from sound.hall import BRASS, formant, hill
from sound.voices import RATE, Chance, Wave, add, add_around, fade, shaped, times, tone

Vowel = tuple[tuple[float, float, float], ...]  # pitch at first, pitch at last, strength
YEAH: Vowel = ((430, 760, 1.0), (1950, 1280, 0.55), (2700, 2500, 0.25))
BOO: Vowel = ((330, 390, 1.0), (720, 800, 0.4), (2300, 2250, 0.06))
HARMONICS = 22

BEAT = 0.56
# Semitones above the keynote and lengths in beats, of a tune that nobody knows.
TUNE = (
    (7, 1.5), (4, 0.5), (2, 1), (4, 1), (9, 1.5), (7, 0.5), (5, 2),
    (4, 1), (2, 1), (-1, 1), (2, 1), (0, 3),
)  # fmt: skip
KEYNOTE = 233.08
BAND_AT = 12.4
PHRASES = ((2.0, 4.5), (20.0, 3.5))  # when somebody speaks through a megaphone, and how long
CLAPPING = 7.6


def cry(chance: Chance, vowel: Vowel, glide: Sequence[float], seconds: float) -> Wave:
    """Let somebody call a long vowel along a gliding pitch."""
    moments = times(seconds)
    part = moments / seconds
    tremble = shaped(seconds, lambda pitches: formant(pitches, 5, 4), chance)
    pitch = np.interp(part, np.linspace(0, 1, len(glide)), glide) * (1 + 0.02 * tremble)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE + chance.uniform(0, 6)
    size = chance.uniform(0.92, 1.1)  # of the head
    total = np.zeros(moments.size)
    for number in range(1, HARMONICS + 1):
        strength = np.full(moments.size, 0.01)
        for first, last, weight in vowel:
            centre = size * (first + (last - first) * np.minimum(1, part * 2.2))
            strength += weight * np.exp(-(((number * pitch - centre) / (0.16 * centre + 40)) ** 2))
        total += strength * np.sin(number * phase)
    loud = np.minimum(1, part / 0.12) * np.clip((1 - part) / 0.45, 0, 1) ** 1.2
    return total * loud


def clap(chance: Chance) -> Wave:
    """Clap once, a few rows away."""
    centre = chance.uniform(900, 2100)
    hands = shaped(0.05, lambda pitches: hill(pitches, centre, 0.45), chance)
    return hands * np.exp(-times(0.05) / chance.uniform(0.006, 0.011))


def echoing(wave: Wave, chance: Chance, wet: float, seconds: float) -> Wave:
    """Let a loop sound in a large hall; its echoes go round like the loop itself."""
    moments = times(wave.size / RATE)
    tail = chance.normal(0, 1, wave.size) * np.exp(-6.9 * moments / seconds)
    tail *= wet / max(float(np.sqrt((tail**2).sum())), 1e-9)
    tail[0] += 1
    return np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(tail), wave.size)


def muffled(wave: Wave, limit: float, hollow: float = 0.0) -> Wave:
    """Take the high pitches out of a loop, as walls do, and some of those that tire the ear."""
    pitches = np.asarray(np.fft.rfftfreq(wave.size, 1 / RATE), np.float64)
    kept = 1 / (1 + (pitches / limit) ** 4) / (1 + hollow * hill(pitches, 440, 0.4))
    return np.fft.irfft(np.fft.rfft(wave) * kept, wave.size)


def in_hall(wave: Wave, chance: Chance) -> Wave:
    """Put a sound into a hall and let it end there."""
    longer = np.concatenate([wave, np.zeros(round(0.5 * RATE))])
    return fade(echoing(longer, chance, 0.5, 0.55), 0.001, 0.35)


def cheer(chance: Chance) -> Wave:
    """Let a hall cheer: many voices that leap up, and hands."""
    total = np.zeros(round(1.3 * RATE))
    for _ in range(34):
        base = chance.uniform(135, 330)
        glide = [base * 0.86, base * 1.18, base * 1.12, base * 0.84]
        voice = cry(chance, YEAH, glide, chance.uniform(0.6, 1.0))
        total = add(total, voice, 0.22 * chance.random() ** 1.5, chance.uniform(0.25, 1.0))
    total = total / np.abs(total).max()
    for _ in range(70):
        total = add(total, clap(chance), 0.15 + 1.1 * chance.random(), chance.uniform(0.06, 0.24))
    return in_hall(total, chance)


def boo(chance: Chance) -> Wave:
    """Let a hall be disappointed, and say so."""
    total = np.zeros(round(1.2 * RATE))
    for _ in range(26):
        base = chance.uniform(105, 225)
        glide = [base * 1.06, base * 1.02, base * 0.92, base * 0.78]
        voice = cry(chance, BOO, glide, chance.uniform(0.7, 1.05))
        total = add(total, voice, 0.24 * chance.random() ** 1.3, chance.uniform(0.3, 1.0))
    return in_hall(total, chance)


def megaphone(chance: Chance) -> Wave:
    """Let somebody speak through a megaphone at the far end, now and then, beyond all words."""
    voice = speaker(chance)
    voice /= max(float(np.abs(voice).max()), 1e-9)
    pitches = np.asarray(np.fft.rfftfreq(voice.size, 1 / RATE), np.float64)
    horn = hill(pitches, 880, 0.5)
    shouted = np.tanh(4 * np.fft.irfft(np.fft.rfft(voice) * horn, voice.size))
    heard = np.fft.irfft(np.fft.rfft(shouted) * horn, voice.size)
    speaking = np.zeros(voice.size)
    for moment, seconds in PHRASES:
        phrase: Wave = np.sin(np.pi * times(seconds) / seconds) ** 0.7
        add_around(speaking, phrase, moment, 1.0)
    total: Wave = heard * speaking
    return total


def parade(chance: Chance) -> Wave:
    """Let a brass band march past outside: the wind brings it and takes it away."""
    total = np.zeros(100)
    moment = 0.0
    for steps, beats in TUNE:
        note = tone(KEYNOTE * 2 ** (steps / 12), beats * BEAT * 0.95, BRASS, 0.05)
        total = add(total, note, moment + chance.uniform(0, 0.02), 0.3)
        moment += beats * BEAT
    for number in range(round(moment / BEAT)):
        root = KEYNOTE / 4 * (1.5 if number % 4 == 2 else 1.0)
        if number % 2 == 0:
            total = add(total, tone(root, BEAT * 0.8, BRASS, 0.03), number * BEAT, 0.5)
            total = add(total, drum(chance), number * BEAT, 0.35)
        else:
            for steps in (0, 4, 7):
                chord = tone(KEYNOTE * 2 ** (steps / 12 - 1), BEAT * 0.4, BRASS, 0.02)
                total = add(total, chord, number * BEAT, 0.13)
    carried: Wave = np.sin(np.linspace(0, np.pi, total.size)) ** 1.5
    return total * carried


def applause(chance: Chance) -> Wave:
    """Let a row of people clap for a while."""
    seconds = 3.2
    total = np.zeros(round(seconds * RATE))
    for _ in range(150):
        moment = seconds * 0.95 * (chance.random() + chance.random()) / 2
        total = add(total, clap(chance), moment, chance.uniform(0.2, 1.0))
    return total


def rally(chance: Chance) -> Wave:
    """Play a rally next door as a loop: a crowd, a megaphone, hands, a band in the street."""
    warmth = shaped(LOOP, lambda pitches: (pitches > 35) / np.maximum(pitches, 60) ** 1.2, chance)
    crowd = people(chance) + people(chance)
    inside = crowd / np.sqrt((crowd**2).mean()) * 0.045 + megaphone(chance) * 0.26
    add_around(inside, applause(chance), CLAPPING, 0.12)
    inside = muffled(echoing(inside, chance, 0.8, 1.1), 1900, 0.9)
    street = np.zeros(inside.size)
    add_around(street, parade(chance), BAND_AT, 0.27)
    street = muffled(echoing(street, chance, 1.0, 1.6), 620)
    total: Wave = warmth * 0.14 + inside + street
    return total
