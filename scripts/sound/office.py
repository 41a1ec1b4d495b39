"""Makes the sounds of lobbyists at night: envelopes, a cheque, a toast, the telephone, the city."""

from __future__ import annotations

import numpy as np

from sound.hall import clink, crowd, formant, hill, passing
from sound.senate import rustle
from sound.voices import RATE, Chance, Wave, add, add_around, band, fade, ring, room, shaped, times

LOOP = 27.5
CARS, GLASSES = 11, 40


def lay(chance: Chance) -> Wave:
    """Lay an envelope on a desk of leather: it slides a little and is patted down."""
    size = chance.uniform(0.93, 1.08)
    glide = fade(band(0.075, (2100 * size, 1200), chance), 0.4, 1.3) * 0.32
    modes = ((108, 0.75, 0.11), (205, 0.5, 0.08), (415, 0.24, 0.05), (980, 0.1, 0.025))
    pat = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.15)
    pat = add(pat, fade(band(0.03, (1900, 700), chance), 0.03, 2.5), 0.0, 0.9)
    return add(glide, pat, 0.004)  # it is heard as the card touches


def turn(chance: Chance) -> Wave:
    """Turn a stack over: several cards in the air, and all of them on the desk at once."""
    total = fade(band(0.1, (2000, 5200), chance), 0.6, 1.4) * 0.4
    for number in range(4):
        edge = fade(band(0.012, (5200, 2800), chance), 0.03, 3)
        total = add(total, edge, 0.02 + 0.019 * number + chance.uniform(0, 0.006), 0.45)
    return add(total, lay(chance), 0.098, 1.0)


def cheque(chance: Chance) -> Wave:
    """Write a cheque and tear it out of its book along the holes."""
    total = np.zeros(100)
    moment = 0.0
    for stroke in (0.09, 0.06, 0.13):
        low = chance.uniform(2300, 3000)
        scratch = fade(band(stroke, (low, low * 1.4), chance, 0.5), 0.4, 1.2)
        total = add(total, scratch, moment, 0.5)
        moment += stroke * 1.15
    moment += 0.05
    for number in range(26):  # ever faster
        snap = fade(band(0.007, (6400, 2500), chance), 0.02, 3)
        total = add(total, snap, moment, 0.35 + 0.6 * number / 25)
        moment += 0.0135 - 0.0003 * number
    return add(total, rustle(chance, 0.16), moment, 0.4)


def toast(chance: Chance) -> Wave:
    """Let two glasses meet, and one of them be put down."""
    total = clink(chance)
    total = add(total, clink(chance), 0.013, 0.8)
    base = ring([(310, 0.6, 0.07), (720, 0.35, 0.045), (1480, 0.2, 0.03)], 0.09)
    return room(add(total, base, 0.46, 0.35), chance, 0.16, 0.35)


def receiver(chance: Chance) -> Wave:
    """Let somebody slam the receiver on its fork; the bell inside is shaken."""
    total = np.zeros(100)
    for moment, strength in ((0.0, 1.0), (0.058, 0.5)):
        modes = ((235, 0.8, 0.07), (520, 0.55, 0.05), (1130, 0.4, 0.03), (2300, 0.2, 0.02))
        shell = ring(list(modes), 0.09)
        shell = add(shell, fade(band(0.014, (4600, 1500), chance), 0.03, 2.5), 0.0, 0.9)
        total = add(total, shell, moment, strength)
    bells = [(1325.0, 0.16, 0.75), (1685.0, 0.13, 0.65), (3390.0, 0.05, 0.3)]
    return room(add(total, ring(bells, 0.8), 0.006, 0.5), chance, 0.12, 0.3)


def latch(chance: Chance) -> Wave:
    """Snap the two locks of a briefcase shut: nothing was sold."""
    total = np.zeros(100)
    for moment in (0.0, 0.115):
        size = chance.uniform(0.95, 1.06)
        modes = ((690 * size, 0.45, 0.03), (1870 * size, 0.4, 0.024), (3450 * size, 0.22, 0.016))
        click = ring(list(modes), 0.05)
        click = add(click, ring([(150, 0.6, 0.06), (262, 0.4, 0.05)], 0.07), 0.004, 0.7)
        total = add(total, click, moment)
    return room(total, chance, 0.1, 0.2)


def shredder(chance: Chance) -> Wave:
    """Feed something to the shredder."""
    seconds = 0.7
    moments = times(seconds)
    motor = np.zeros(moments.size)
    speed = 96 * (1 - 0.12 * np.sin(np.pi * np.minimum(1, moments / 0.5)))
    phase = 2 * np.pi * np.cumsum(speed) / RATE
    for number in range(1, 9):
        motor += np.sin(number * phase) / number**0.8
    bites = np.clip(np.sin(phase / 2), 0, None) ** 3
    paper = shaped(seconds, lambda pitches: hill(pitches, 3300, 0.6), chance)
    eaten = np.clip(moments / 0.08, 0, 1) * np.clip((0.52 - moments) / 0.06, 0, 1)
    return fade(motor * 0.09 + paper * bites * eaten, 0.06, 0.7)


def fallen(chance: Chance) -> Wave:
    """Let a coin fall off the desk, and be gone."""
    total = np.zeros(100)
    moment, gap = 0.0, 0.17
    for strength in (1.0, 0.62, 0.4, 0.24, 0.15, 0.09):
        base = 1720 * chance.uniform(0.97, 1.03)
        hit = ring([(base, 0.34, 0.1), (base * 1.51, 0.26, 0.08), (base * 2.3, 0.14, 0.05)], 0.12)
        hit = add(hit, ring([(190, 0.5, 0.05), (410, 0.3, 0.04)], 0.06), 0.0, 0.8)
        total = add(total, hit, moment, strength)
        moment, gap = moment + gap, gap * 0.66
    return total


def street(chance: Chance) -> Wave:
    """Play a bar above a wet street as a loop: rain on the pane, voices, glasses, far cars.

    Nothing in it stands out, so that nothing is known again when it comes round.
    """
    rain = shaped(LOOP, lambda pitches: hill(pitches, 2600, 0.75), chance)
    drift = shaped(LOOP, lambda pitches: formant(pitches, 0, 0.14), chance)
    warmth = shaped(LOOP, lambda pitches: hill(pitches, 210, 0.5), chance)
    voices = crowd(chance, 16, LOOP)
    voices /= np.sqrt((voices**2).mean())
    total: Wave = rain * 0.2 * (1 + 0.25 * drift) + warmth * 0.13 + voices * 0.034
    for number in range(CARS):
        at = (number + chance.uniform(0.1, 0.9)) * LOOP / CARS
        add_around(total, passing(chance), at, chance.uniform(0.03, 0.06))
    for _ in range(GLASSES):
        add_around(total, clink(chance), chance.uniform(0, LOOP), 0.016 * chance.random() ** 1.5)
    return total
