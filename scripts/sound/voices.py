"""Offers the raw material of sounds: noise, gliding bands, ringing bodies, rooms and tones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave = NDArray[np.float64]
Chance = np.random.Generator
Mode = tuple[float, float, float]


def times(seconds: float) -> Wave:
    """Return the moments of a stretch of sound."""
    return np.arange(round(seconds * RATE)) / RATE


def band(seconds: float, glide: tuple[float, float], chance: Chance, damping: float = 0.7) -> Wave:
    """Return noise through a band filter whose centre glides from one pitch to another."""
    count = round(seconds * RATE)
    source = chance.uniform(-1, 1, count)
    centres = np.linspace(*glide, count)
    tuning = 2 * np.sin(np.pi * np.minimum(0.24, centres / RATE))
    out = np.empty(count)
    low = middle = 0.0
    for number in range(count):
        tune = tuning[number]
        middle += tune * (source[number] - low - damping * middle)
        low += tune * middle
        out[number] = middle
    return out


def shaped(seconds: float, weight: Callable[[Wave], Wave], chance: Chance) -> Wave:
    """Return noise of a given spectrum that joins its own end without a seam."""
    count = round(seconds * RATE)
    pitches = np.asarray(np.fft.rfftfreq(count, 1 / RATE), np.float64)
    phases = np.exp(2j * np.pi * chance.random(pitches.size))
    wave = np.fft.irfft(weight(pitches) * phases, count)
    return wave / max(float(np.abs(wave).max()), 1e-9)


def ring(modes: Sequence[Mode], seconds: float) -> Wave:
    """Let a body ring: each mode has a pitch, a strength and the time it needs to die away."""
    moments = times(seconds)
    total = np.zeros(moments.size)
    for pitch, strength, fading in modes:
        total += strength * np.exp(-6.9 * moments / fading) * np.sin(2 * np.pi * pitch * moments)
    return total


def fade(wave: Wave, rise: float, power: float) -> Wave:
    """Let a sound swell for a share of its length and die away afterwards."""
    part = np.linspace(0, 1, wave.size, endpoint=False)
    up = np.minimum(part / max(rise, 1e-6), 1)
    down = np.clip((1 - part) / max(1 - rise, 1e-6), 0, 1) ** power
    return wave * up * down


def swell(wave: Wave) -> Wave:
    """Let a sound rise and fall evenly."""
    rise: Wave = np.sin(np.linspace(0, math.pi, wave.size)) ** 2
    return wave * rise


def add(total: Wave, wave: Wave, at: float, strength: float = 1.0) -> Wave:
    """Add a sound at a moment; the whole grows longer where needed."""
    start = round(at * RATE)
    if start + wave.size > total.size:
        total = np.concatenate([total, np.zeros(start + wave.size - total.size)])
    total[start : start + wave.size] += wave * strength
    return total


def add_around(total: Wave, wave: Wave, at: float, strength: float) -> None:
    """Add a sound to a loop; what runs over the end goes on at its beginning."""
    places = (round(at * RATE) + np.arange(wave.size)) % total.size
    np.add.at(total, places, wave * strength)


def room(wave: Wave, chance: Chance, wet: float, seconds: float) -> Wave:
    """Put a sound into a room: many faint echoes that die away."""
    count = round(seconds * RATE)
    echo = np.zeros(count)
    places = (0.008 + chance.random(90) ** 1.5 * (seconds - 0.01)) * RATE
    for place in places:
        echo[min(int(place), count - 1)] += chance.choice((-1.0, 1.0)) * math.exp(-place / RATE * 9)
    echo[0] = 1 / max(wet, 1e-6)
    size = wave.size + count
    mixed = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    return mixed * wet


def tone(pitch: float, seconds: float, overtones: Sequence[float], attack: float = 0.03) -> Wave:
    """Return a held note with overtones that enter one after another."""
    moments = times(seconds)
    trill = 0.3 * np.sin(2 * np.pi * 5 * moments)
    total = np.zeros(moments.size)
    for number, strength in enumerate(overtones, 1):
        enter = np.minimum(1, moments * 12 / number)
        total += strength * enter * np.sin(2 * np.pi * pitch * number * moments + trill)
    close = (1 - np.arange(moments.size) / moments.size) ** 1.2
    return total * np.minimum(1, moments / attack) * close
