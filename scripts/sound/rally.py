"""Makes the people of a campaign: those who cheer, those who boo, and a rally as a loop."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.atrium import LOOP, people, speaker
from sound.hall import formant, hill
from sound.voices import RATE, Chance, Wave, add, add_around, fade, shaped, times

Vowel = tuple[tuple[float, float, float], ...]  # pitch at first, pitch at last, strength
YEAH: Vowel = ((430, 760, 1.0), (1950, 1280, 0.55), (2700, 2500, 0.25))
BOO: Vowel = ((330, 390, 1.0), (720, 800, 0.4), (2300, 2250, 0.06))
HARMONICS = 22

HANDS = 900  # that clap in a round of the loop, one here and one there


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
    """Let somebody speak through a megaphone at the far end without a pause, beyond all words."""
    voice = speaker(chance) + speaker(chance)
    voice /= max(float(np.abs(voice).max()), 1e-9)
    pitches = np.asarray(np.fft.rfftfreq(voice.size, 1 / RATE), np.float64)
    horn = hill(pitches, 880, 0.5)
    shouted = np.tanh(4 * np.fft.irfft(np.fft.rfft(voice) * horn, voice.size))
    heard: Wave = np.fft.irfft(np.fft.rfft(shouted) * horn, voice.size)
    return heard


def rally(chance: Chance) -> Wave:
    """Play a rally next door as a loop: a crowd, hands, somebody who never stops talking.

    Nothing in it stands out, so that nothing is known again when it comes round.
    """
    warmth = shaped(LOOP, lambda pitches: hill(pitches, 230, 0.6), chance)
    crowd = people(chance) + people(chance) + people(chance)
    inside = crowd / np.sqrt((crowd**2).mean()) * 0.05 + megaphone(chance) * 0.07
    for _ in range(HANDS):
        add_around(inside, clap(chance), chance.uniform(0, LOOP), 0.05 * chance.random())
    total: Wave = warmth * 0.05 + muffled(echoing(inside, chance, 0.9, 1.6), 2400, 0.9)
    return total
