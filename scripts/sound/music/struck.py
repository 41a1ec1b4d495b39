"""Instruments that are struck or plucked: pianos, vibraphone, lyre, basses."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.voices import RATE, Chance, Mode, Wave, shaped, times

DAMPED = 0.12  # seconds in which a damper silences a string
HIGHEST = 11000  # Hz above which nothing is worked out


def struck(pitch: float, seconds: float, modes: Sequence[Mode], damper: float = DAMPED) -> Wave:
    """Let something ring until it is damped; a mode's fading is when it has fallen by 60 dB."""
    moments = times(seconds + damper)
    total = np.zeros(moments.size)
    for ratio, strength, fading in modes:
        if pitch * ratio < HIGHEST:
            ringing = np.exp(moments * (-6.9 / fading))
            total += strength * ringing * np.sin(2 * np.pi * pitch * ratio * moments)
    return released(total, damper)


def released(wave: Wave, damper: float) -> Wave:
    """Let a note begin without a click and end in its damper."""
    wave = wave.copy()
    count = min(wave.size, round(damper * RATE))
    wave[-count:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, count))
    first = min(wave.size, round(0.0015 * RATE))
    wave[:first] *= np.linspace(0, 1, first)
    return wave


def knock(seconds: float, centre: float, width: float, chance: Chance) -> Wave:
    """Return the short noise with which something is touched."""

    def weight(pitches: Wave) -> Wave:
        hill: Wave = np.exp(-((np.log(np.maximum(pitches, 1) / centre) / width) ** 2))
        return hill

    noise = shaped(seconds, weight, chance)
    return noise * np.exp(-times(seconds) / (seconds * 0.22))


def piano(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a warm upright in a club: two strings a note, a felt hammer, the lid closed."""
    stiff = 0.00035 * (pitch / 262) ** 1.1
    long = 7.5 * (262 / pitch) ** 0.55
    bright = 2.1 + 3.2 * loud
    moments = times(min(seconds, long) + DAMPED)
    total = np.zeros(moments.size)
    beat = 1 + chance.uniform(0.0003, 0.0009)
    for number in range(1, 15):
        ratio = number * np.sqrt(1 + stiff * number**2)
        if pitch * ratio > HIGHEST:
            break
        strength = np.exp(-(number - 1) / bright) * abs(np.sin(np.pi * number * 0.128)) / 0.39
        fading = long / (1 + 0.32 * (number - 1))
        ringing = 0.72 * np.exp(moments * (-6.9 / (fading * 0.55))) + 0.28 * np.exp(
            moments * (-6.9 / fading)
        )
        turning = 2 * np.pi * pitch * ratio * moments
        total += strength * ringing * (np.sin(turning) + 0.6 * np.sin(turning * beat))
    hammer = knock(0.03, 900 + 900 * loud, 0.8, chance) * 0.16
    total[: hammer.size] += hammer
    return released(total, DAMPED) * loud * 0.11


def electric(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play an electric piano: a tine that chimes, and a tone that barks when struck hard."""
    moments = times(seconds + DAMPED)
    dying = np.exp(moments * (-6.9 / (6.0 * (220 / pitch) ** 0.4)))
    chime = 0.9 * loud * np.exp(moments * (-6.9 / 0.35)) * np.sin(2 * np.pi * 14 * pitch * moments)
    bark = (
        (0.35 + 1.1 * loud) * np.exp(moments * (-6.9 / 1.8)) * np.sin(2 * np.pi * pitch * moments)
    )
    if 14 * pitch > HIGHEST:
        chime = chime * 0
    body = np.sin(2 * np.pi * pitch * moments + bark) + 0.16 * np.sin(
        2 * np.pi * pitch * moments + chime
    )
    sway = 1 + 0.12 * np.sin(2 * np.pi * 4.6 * moments + chance.uniform(0, 6))
    return released(body * dying * sway, DAMPED) * loud * 0.46


def vibraphone(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Strike a bar of a vibraphone with a soft mallet; its discs turn slowly."""
    ringing = max(seconds, 0.9)
    modes = ((1.0, 0.9, 4.2), (3.99, 0.16 + 0.2 * loud, 1.3), (10.4, 0.05 * loud, 0.32))
    tone = struck(pitch, ringing, modes, 0.3)
    moments = np.arange(tone.size) / RATE
    discs = 1 - 0.22 * (0.5 + 0.5 * np.sin(2 * np.pi * 5.1 * moments + chance.uniform(0, 6)))
    mallet = knock(0.02, 1500, 0.7, chance) * 0.1
    tone = tone * discs
    tone[: mallet.size] += mallet
    return tone * loud * 0.8


def upright(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Pluck an upright bass with a finger: it growls, and the wood answers."""
    moments = times(seconds + 0.09)
    bend = moments + 0.0011 * (1 - np.exp(-moments / 0.035))
    total = np.zeros(moments.size)
    for number in range(1, 13):
        strength = (
            abs(np.sin(np.pi * number * 0.21)) / number**0.85 * np.exp(-number / (4 + 6 * loud))
        )
        fading = 2.4 / (1 + 0.38 * (number - 1))
        total += (
            strength * np.exp(moments * (-6.9 / fading)) * np.sin(2 * np.pi * pitch * number * bend)
        )
    growl = 1 + 0.15 * np.sin(2 * np.pi * pitch * 0.5 * moments) * np.exp(-moments / 0.2)
    total = total * growl * np.minimum(1, moments / 0.006)
    finger = knock(0.045, 650, 0.9, chance) * 0.13
    total[: finger.size] += finger
    return released(np.tanh(total * 1.2), 0.09) * loud * 0.8


def string(pitch: float, seconds: float, dull: float, chance: Chance, place: float = 0.2) -> Wave:
    """Pluck a string that runs round and loses its edges at each turn."""
    period = RATE / pitch
    size = max(4, int(period))
    turns = int((seconds + 0.02) * RATE / size) + 2
    wave = chance.uniform(-1, 1, size)
    soft = max(1, round(size * 0.06))
    wave = np.convolve(np.concatenate([wave, wave]), np.ones(soft) / soft)[size : 2 * size]
    wave = wave - np.roll(wave, round(size * place))
    wave = wave - wave.mean()
    loops = np.empty((turns, size))
    keep = 0.5 ** (1 / (pitch * (0.9 - 0.5 * dull)))
    for number in range(turns):
        loops[number] = wave
        wave = keep * ((1 - dull * 0.5) * wave + dull * 0.5 * np.roll(wave, 1))
    flat = loops.ravel()
    # Each turn, the averaging delays by a part of a sample; the whole is stretched to the pitch.
    step = (size + dull * 0.5) / period
    count = min(round((seconds + 0.02) * RATE), int((flat.size - 2) / step))
    drawn: Wave = np.interp(np.arange(count) * step, np.arange(flat.size), flat)
    return drawn / max(float(np.abs(drawn).max()), 1e-9)


def lyre(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Pluck a lyre: gut on a shell, bright at first."""
    ringing = max(seconds, 1.4)
    tone = string(pitch, ringing, 0.34 - 0.12 * loud, chance, 0.17)
    tone *= np.exp(-np.arange(tone.size) / RATE / (0.55 * (330 / pitch) ** 0.3))
    shell = struck(1.0, 0.12, ((212, 0.22, 0.09), (431, 0.13, 0.06)), 0.02)
    tone[: shell.size] += shell[: tone.size]
    return released(tone, 0.1) * loud * 0.95


def plucked(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Pluck the strings of an orchestra: many, short, warm."""
    total = np.zeros(round(0.8 * RATE))
    for _ in range(3):
        one = string(pitch * 2 ** (chance.uniform(-5, 5) / 1200), 0.75, 0.62, chance, 0.12)
        late = round(chance.uniform(0, 0.012) * RATE)
        one *= np.exp(-np.arange(one.size) / RATE / 0.19)
        end = min(total.size, late + one.size)
        total[late:end] += one[: end - late]
    return released(total, 0.1) * loud * 0.4


def bells(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Strike the steel bars of a marching glockenspiel."""
    modes = ((1.0, 0.7, 1.6), (2.76, 0.3, 0.7), (5.4, 0.14 * loud, 0.3))
    return struck(pitch, max(seconds, 0.8), modes, 0.2) * loud * 0.6
