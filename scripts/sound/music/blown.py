"""Instruments that are blown or bowed: brass, strings, a reed, a flute, a wheezing organ."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sound.voices import RATE, Chance, Wave, shaped, times

HIGHEST = 9000  # Hz above which nothing is worked out
RELEASE = 0.16


def contour(seconds: float, attack: float, release: float = RELEASE) -> Wave:
    """Return how a held note swells, stays and ends."""
    moments = times(seconds + release)
    attack = min(attack, seconds * 0.6)
    up = np.sin(np.pi / 2 * np.minimum(1, moments / attack)) ** 1.5
    down = 0.5 + 0.5 * np.cos(np.pi * np.clip((moments - seconds) / release, 0, 1))
    contoured: Wave = up * down
    return contoured


def wavering(count: int, pitch: float, depth: float, rate: float, chance: Chance) -> Wave:
    """Return the phase of a note: vibrato that begins late, a hand that is never quite still."""
    moments = np.arange(count) / RATE
    entering = np.clip((moments - 0.25) / 0.5, 0, 1)
    vibrato = depth * entering * np.sin(2 * np.pi * rate * moments + chance.uniform(0, 6))
    drift = 0.0009 * np.interp(
        moments, np.linspace(0, max(moments[-1], 0.01), 9), chance.normal(0, 1, 9)
    )
    off = 2 ** (chance.normal(0, 2.5) / 1200)
    phase: Wave = 2 * np.pi * np.cumsum(pitch * off * (1 + vibrato + drift)) / RATE
    return phase + chance.uniform(0, 6)


def harmonics(
    phase: Wave, pitch: float, strength: Callable[[int], Wave | float], most: int
) -> Wave:
    """Add the overtones of a note, each as strong as is said for its number."""
    total = np.zeros(phase.size)
    for number in range(1, most + 1):
        if number * pitch > HIGHEST:
            break
        total += strength(number) * np.sin(number * phase)
    return total


def air(count: int, pitch: float, chance: Chance) -> Wave:
    """Return the breath that is heard beside a blown note."""

    def weight(pitches: Wave) -> Wave:
        hill: Wave = np.exp(-((np.log(np.maximum(pitches, 1) / (pitch * 2.2)) / 0.8) ** 2))
        return hill

    return shaped(count / RATE, weight, chance)[:count]


def horns(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play brass in a section: soft at first, brighter as it swells."""
    form = contour(seconds, 0.09 + 0.06 * (1 - loud), 0.2)
    total = np.zeros(form.size)
    for _ in range(2):
        phase = wavering(form.size, pitch, 0.0016, 4.8, chance)
        glow = (0.9 + 5.2 * loud * form**1.4) * (300 / (pitch + 120)) ** 0.5

        def strength(number: int, glow: Wave = glow) -> Wave:
            fallen: Wave = np.exp(-(number - 1) / np.maximum(glow, 0.2))
            return fallen

        total += harmonics(phase, pitch, strength, 16)
    lip = air(form.size, pitch, chance) * np.exp(-np.arange(form.size) / RATE / 0.04)
    return (total * 0.16 + lip * 0.03) * form * loud


def trumpet(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play one trumpet, far away."""
    form = contour(seconds, 0.05, 0.14)
    phase = wavering(form.size, pitch, 0.0028, 5.2, chance)
    glow = 1.6 + 4.0 * loud * form

    def strength(number: int) -> Wave:
        hill = 0.5 + np.exp(-(((number * pitch - 1300) / 700) ** 2))
        fallen: Wave = hill * np.exp(-(number - 1) / glow)
        return fallen

    return harmonics(phase, pitch, strength, 16) * form * loud * 0.22


def strings(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a section of strings, slow in coming and slow in going."""
    form = contour(seconds, 0.22, 0.34)
    total = np.zeros(form.size)
    for _ in range(4):
        phase = wavering(
            form.size,
            pitch * 2 ** (chance.normal(0, 4) / 1200),
            0.0032,
            chance.uniform(4.8, 5.9),
            chance,
        )
        dark = 1500 + 1500 * loud

        def strength(number: int, dark: float = dark) -> float:
            return float(np.exp(-number * pitch / dark) / number**0.75)

        total += harmonics(phase, pitch, strength, 18)
    bow = air(form.size, pitch * 3, chance)
    return (total * 0.125 + bow * 0.008) * form * loud


def aulos(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a double reed of two pipes that never quite agree."""
    form = contour(seconds, 0.035, 0.07)
    total = np.zeros(form.size)
    for off in (0.0, 5.0):
        phase = wavering(form.size, pitch * 2 ** (off / 1200), 0.004, 5.6, chance)

        def strength(number: int) -> float:
            odd = 1.0 if number % 2 else 0.42
            body = 0.35 + np.exp(-(((number * pitch - 1050) / 520) ** 2))
            return float(odd * body / number**0.35 * np.exp(-number * pitch / 3800))

        total += harmonics(phase, pitch, strength, 16)
    breath = air(form.size, pitch, chance)
    scoop = 1 + 0.1 * np.sin(2 * np.pi * 5.6 * np.arange(form.size) / RATE)
    return (total * 0.3 * scoop + breath * 0.05) * form * loud


def flute(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a wooden flute."""
    form = contour(seconds, 0.07, 0.12)
    phase = wavering(form.size, pitch, 0.0036, 5.0, chance)
    tone = np.sin(phase) + (0.1 + 0.22 * loud) * np.sin(2 * phase) + 0.07 * loud * np.sin(3 * phase)
    breath = air(form.size, pitch, chance)
    return (tone * 0.42 + breath * 0.05) * form * loud


def organ(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a fairground organ whose bellows leak: it coughs, and never holds its pitch."""
    form = contour(seconds, 0.03, 0.05)
    moments = np.arange(form.size) / RATE
    wheeze = 1 + 0.006 * np.sin(2 * np.pi * 0.9 * moments + chance.uniform(0, 6))
    wheeze = wheeze - 0.02 * np.exp(-moments / 0.05)
    total = np.zeros(form.size)
    for ratio, strength in (
        (1.0, 0.8),
        (2.003, 0.5),
        (2.995, 0.28),
        (4.01, 0.26),
        (5.98, 0.1),
        (8.0, 0.07),
    ):
        if pitch * ratio < HIGHEST:
            phase = 2 * np.pi * np.cumsum(pitch * ratio * wheeze) / RATE
            total += strength * np.sin(phase + chance.uniform(0, 6))
    tremulant = 1 + 0.14 * np.sin(2 * np.pi * 6.3 * moments)
    cough = air(form.size, pitch, chance) * (0.05 + 0.3 * np.exp(-moments / 0.025))
    return (total * 0.42 * tremulant + cough) * form * loud * 0.9


def tuba(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Play a tuba that has had a beer."""
    form = contour(seconds, 0.045, 0.07)
    moments = np.arange(form.size) / RATE
    blurt = 1 - 0.035 * np.exp(-moments / 0.03)
    phase = 2 * np.pi * np.cumsum(pitch * blurt) / RATE
    glow = 1.2 + 2.6 * loud * form

    def strength(number: int) -> Wave:
        fallen: Wave = np.exp(-(number - 1) / glow)
        return fallen

    return np.tanh(harmonics(phase, pitch, strength, 12) * 0.8) * form * loud * 0.75


def drone(pitch: float, seconds: float, loud: float, chance: Chance) -> Wave:
    """Hold one low note on a long pipe, breathing."""
    form = contour(seconds, 0.9, 0.9)
    phase = wavering(form.size, pitch, 0.0007, 0.4, chance)
    moments = np.arange(form.size) / RATE

    def strength(number: int) -> Wave:
        colour: Wave = (
            1 + 0.5 * np.sin(2 * np.pi * 0.13 * number * moments + number)
        ) / number**1.1
        return colour

    return harmonics(phase, pitch, strength, 9) * 0.4 * form * loud
