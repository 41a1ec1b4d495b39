"""Drums and all that is brushed, rattled and clashed; most ignore the pitch they are given."""

from __future__ import annotations

import numpy as np

from sound.campaign import skin
from sound.hall import hill
from sound.voices import RATE, Chance, Wave, add, shaped, times


def noise(seconds: float, centre: float, width: float, chance: Chance) -> Wave:
    """Return noise around a pitch."""
    return shaped(seconds, lambda pitches: hill(pitches, centre, width), chance)


def swish(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Sweep a brush in a half circle over a snare drum."""
    wave = noise(max(0.12, seconds), chance.uniform(3000, 3800), 0.75, chance)
    part = np.linspace(0, 1, wave.size)
    return wave * np.sin(np.pi * part**0.7) ** 1.3 * loud * 0.32


def tap(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Tap a snare drum with a brush."""
    wave = noise(0.16, 3300, 0.85, chance) * np.exp(-times(0.16) / 0.03)
    body = skin(chance, 188, 0.1) * 0.35
    return add(wave * 0.5, body, 0.0) * loud * 1.3


def ride(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Touch a ride cymbal: a stick on metal, and a long shimmer."""
    length = 1.1
    moments = times(length)
    shimmer = noise(length, 7200, 0.4, chance) * np.exp(-moments / 0.26)
    ping = np.zeros(moments.size)
    for ratio in (1.0, 1.483, 1.932, 2.546, 3.37):
        ping += np.sin(2 * np.pi * 1630 * ratio * moments + chance.uniform(0, 6)) / ratio
    return (shimmer * 0.32 + ping * 0.05 * np.exp(-moments / 0.12)) * loud * 0.8


def hat(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Close a hi-hat with the foot."""
    return noise(0.09, 8200, 0.45, chance) * np.exp(-times(0.09) / 0.016) * loud * 0.7


def kick(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Feather a bass drum."""
    return skin(chance, 52, 0.3) * loud * 0.5


def big_drum(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Beat the big drum of a parade."""
    return skin(chance, 61, 0.55) * loud * 0.6


def side_drum(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Tap a marching snare."""
    rattle = noise(0.15, 3800, 0.8, chance) * np.exp(-times(0.15) / 0.036)
    return add(rattle * 0.8, skin(chance, 205, 0.1), 0.0, 0.45) * loud * 0.85


def roll(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Roll a marching snare for as long as is wanted, ever louder."""
    total = np.zeros(round(seconds * RATE))
    moment = 0.0
    while moment < seconds:
        total = add(total, side_drum(pitch, 0.1, 1.0, chance), moment, chance.uniform(0.4, 0.6))
        moment += chance.uniform(0.034, 0.041)
    return (
        total[: round((seconds + 0.1) * RATE)]
        * np.linspace(0.35, 1, min(total.size, round((seconds + 0.1) * RATE)))
        * loud
    )


def crash(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Clash two cymbals."""
    wave = noise(1.8, 5600, 0.75, chance) * np.exp(-times(1.8) / 0.42)
    return wave * np.minimum(1, times(1.8) / 0.006) * loud * 0.42


def frame(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Beat a frame drum in its middle: deep and open."""
    moments = times(0.55)
    body = skin(chance, 82 * chance.uniform(0.985, 1.015), 0.55)
    hand = noise(0.05, 700, 0.7, chance) * np.exp(-times(0.05) / 0.012)
    total = add(body[: moments.size], hand, 0.0, 0.5)
    return total * loud * 0.75


def rim(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Tap a frame drum with the fingers at its edge; its jingles answer."""
    total = skin(chance, 262 * chance.uniform(0.98, 1.03), 0.12) * 0.4
    jingle = noise(0.14, 6900, 0.3, chance) * np.exp(-times(0.14) / 0.035)
    return add(total, jingle, 0.004, 0.22) * loud * 1.2


def kettle(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Beat a kettledrum that is tuned to a note."""
    moments = times(1.5)
    total = np.zeros(moments.size)
    for ratio, strength, fading in (
        (1.0, 1.0, 1.5),
        (1.5, 0.55, 1.1),
        (1.99, 0.32, 0.8),
        (2.44, 0.2, 0.5),
    ):
        total += (
            strength
            * np.exp(moments * (-6.9 / fading))
            * np.sin(2 * np.pi * pitch * ratio * moments)
        )
    total *= np.minimum(1, moments / 0.004)
    felt = noise(0.05, 320, 0.8, chance) * np.exp(-times(0.05) / 0.014)
    return add(total * 0.5, felt, 0.0, 0.4) * loud * 0.95


def block(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Knock on a temple block."""
    moments = times(0.12)
    tone = np.sin(2 * np.pi * 905 * moments) + 0.4 * np.sin(2 * np.pi * 1490 * moments)
    return tone * np.exp(-moments / 0.022) * np.minimum(1, moments / 0.001) * loud * 0.5
