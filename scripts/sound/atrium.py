"""Makes the air of a Roman house as a loop: a fountain, the forum from afar, doves, a cicada."""

from __future__ import annotations

import numpy as np

from sound.hall import crowd, formant, hill
from sound.voices import RATE, Chance, Wave, add, add_around, room, shaped, times

LOOP = 26.0
DROPS = 22  # a second
SPEAKERS = 6
CALLS = (2.6, 3.9, 14.2, 15.5, 16.8)
CHIRR = 21.0


def drop(chance: Chance) -> Wave:
    """Let a drop fall into a basin: a bubble that rings higher as it closes."""
    base = 480 * 2 ** chance.uniform(0, 2.3)
    seconds = 26 / base + 0.008
    moments = times(seconds)
    phase = base * (moments + chance.uniform(2, 9) * moments**2)
    ringing = np.sin(2 * np.pi * phase) * np.exp(-5.5 * moments / seconds)
    bubble: Wave = ringing * np.minimum(1, moments / 0.0012) * (600 / base) ** 0.5
    return bubble


def fountain(chance: Chance) -> Wave:
    """Let water run without end: a soft stream and the drops that it throws."""
    stream = shaped(LOOP, lambda pitches: hill(pitches, 1150, 0.75), chance)
    flow = shaped(LOOP, lambda pitches: formant(pitches, 0.6, 0.9), chance)
    total: Wave = 0.24 * stream * (1 + 0.3 * flow)
    for _ in range(round(DROPS * LOOP)):
        add_around(total, drop(chance), chance.uniform(0, LOOP), 0.7 * chance.random() ** 3)
    return total


def speaker(chance: Chance) -> Wave:
    """Let somebody talk beyond a wall: a voice with a pitch, but without a word."""
    drift = shaped(LOOP, lambda pitches: formant(pitches, 1.2, 1.3), chance)
    pitch = chance.uniform(95, 175) * (1 + 0.16 * drift)
    cycles = np.cumsum(pitch) / RATE
    phase = 2 * np.pi * cycles * (round(float(cycles[-1])) / cycles[-1])  # it ends as it began
    open_mouth = shaped(LOOP, lambda pitches: formant(pitches, 2.5, 2), chance)
    total = np.zeros(phase.size)
    for number in range(1, 9):
        reached = number * pitch
        vowel = formant(reached, 430, 190) + 0.35 * (1 + open_mouth) * formant(reached, 950, 260)
        total += vowel / number**0.3 * np.sin(number * phase)
    beats = shaped(LOOP, lambda pitches: formant(pitches, 3.6, 1.8), chance)
    phrases = shaped(LOOP, lambda pitches: formant(pitches, 0, 0.35), chance)
    return total * np.clip(beats + 0.12, 0, None) * np.clip(phrases + 0.1, 0, None)


def people(chance: Chance) -> Wave:
    """Let the forum be heard from afar: a crowd, and a few voices nearer than the others."""
    total = crowd(chance, 10, LOOP)
    total /= np.abs(total).max()
    for _ in range(SPEAKERS):
        one = speaker(chance)
        total += one / max(float(np.abs(one).max()), 1e-9) * chance.uniform(0.1, 0.22)
    return total


def coo(pitch: float, seconds: float, flutter: float) -> Wave:
    """Let a dove utter one round note."""
    moments = times(seconds)
    part = moments / seconds
    bent = pitch * (1 + 0.05 * np.sin(np.pi * part) - 0.03 * part)
    phase = 2 * np.pi * np.cumsum(bent) / RATE
    purr = 1 - flutter * (0.5 + 0.5 * np.sin(2 * np.pi * 27 * moments))
    note = np.sin(phase) + 0.09 * np.sin(2 * phase) + 0.03 * np.sin(3 * phase)
    rounded: Wave = np.sin(np.pi * part) ** 0.9
    return note * purr * rounded


def dove(chance: Chance, pitch: float) -> Wave:
    """Let a dove on the roof call: short, long, short."""
    total = coo(pitch * 0.97, 0.24, 0.1)
    total = add(total, coo(pitch * 1.06, 0.46, 0.45), 0.3)
    total = add(total, coo(pitch * 0.94, 0.3, 0.15), 0.84, 0.8)
    return room(total, chance, 0.12, 0.5)


def cicada(chance: Chance) -> Wave:
    """Let a cicada in the garden start, chirr and tire."""
    seconds = 4.6
    moments = times(seconds)
    chirr = shaped(seconds, lambda pitches: hill(pitches, 4700, 0.11), chance)
    pulses = np.clip(np.sin(2 * np.pi * 74 * moments), 0, None)
    waves = 0.65 + 0.35 * np.sin(2 * np.pi * 3.1 * moments)
    rise = np.sin(np.pi * (moments / seconds) ** 0.8) ** 2
    heard: Wave = chirr * pulses * waves * rise
    return heard


def atrium(chance: Chance) -> Wave:
    """Play an afternoon in the atrium as a loop."""
    warmth = shaped(LOOP, lambda pitches: (pitches > 35) / np.maximum(pitches, 60) ** 1.2, chance)
    breeze = shaped(LOOP, lambda pitches: hill(pitches, 420, 0.6), chance)
    gusts = shaped(LOOP, lambda pitches: formant(pitches, 0, 0.16), chance)
    total: Wave = warmth * 0.17 + breeze * np.clip(gusts + 0.2, 0, None) * 0.1
    total += people(chance) * 0.3 + fountain(chance) * 0.42
    pitch = chance.uniform(470, 510)
    for moment in CALLS:
        near = 0.05 if moment < LOOP / 2 else 0.032
        add_around(total, dove(chance, pitch if moment < LOOP / 2 else pitch * 1.12), moment, near)
    add_around(total, cicada(chance), CHIRR, 0.05)
    return total
