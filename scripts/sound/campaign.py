"""Makes the sounds of a campaign: bell, drums, posters, stamps, mud, torn paper, cameras."""

from __future__ import annotations

import numpy as np

from sound.hall import formant, hill
from sound.voices import RATE, Chance, Wave, add, band, fade, ring, room, shaped, swell, times

# The modes of a steel bell: share of the strike note, strength, seconds it rings.
BELL = (
    (0.5, 0.22, 1.5), (1.0, 0.9, 1.25), (1.006, 0.3, 1.2), (1.19, 0.5, 0.9), (1.51, 0.26, 0.8),
    (2.0, 0.6, 0.62), (2.52, 0.3, 0.42), (2.98, 0.24, 0.32), (4.07, 0.16, 0.2), (5.4, 0.1, 0.12),
)  # fmt: skip
STRIKE = 655.0
# The modes of a drum skin, as shares of the lowest one.
SKIN = ((1.0, 1.0), (1.59, 0.5), (2.14, 0.3), (2.3, 0.22), (2.65, 0.15), (2.92, 0.12))


def struck(chance: Chance) -> Wave:
    """Strike the bell beside a boxing ring once."""
    tuned = [(STRIKE * ratio, strength, fading) for ratio, strength, fading in BELL]
    body = ring(tuned, 1.5)
    return add(body, fade(band(0.006, (7000, 3000), chance), 0.02, 2), 0.0, 1.1)


def bell(chance: Chance) -> Wave:
    """Ring in a round: two quick strokes."""
    total = add(struck(chance), struck(chance), 0.17, 0.9)
    return room(total, chance, 0.18, 0.4)


def final_bell(chance: Chance) -> Wave:
    """Ring out the last round: three strokes."""
    total = struck(chance)
    for number in (1, 2):
        total = add(total, struck(chance), 0.3 * number, 1.0)
    return room(total, chance, 0.22, 0.6)


def skin(chance: Chance, base: float, fading: float) -> Wave:
    """Beat a drum: its skin is tight at first, so that the note falls a little."""
    moments = times(fading)
    glide = moments + 0.012 * (1 - np.exp(-moments / 0.03))
    total = np.zeros(moments.size)
    for ratio, strength in SKIN:
        dying = np.exp(-6.9 * moments / fading * ratio**0.8)
        total += strength * dying * np.sin(2 * np.pi * base * ratio * glide)
    total *= np.minimum(1, moments / 0.0015)
    return add(total, fade(band(0.02, (2600, 700), chance), 0.03, 3), 0.0, 0.8)


def drum(chance: Chance) -> Wave:
    """Beat the big drum of a parade once."""
    size = chance.uniform(0.94, 1.07)
    total = skin(chance, 74 * size, 0.34)
    return room(add(total, skin(chance, 151 * size, 0.16), 0.0, 0.3), chance, 0.14, 0.25)


def snare(chance: Chance) -> Wave:
    """Tap a snare drum: a short skin and the rattle of its wires."""
    wires = shaped(0.11, lambda pitches: hill(pitches, 3600, 0.75), chance)
    rattle = wires * np.exp(-times(0.11) / 0.028)
    return add(rattle * 0.8, skin(chance, 196 * chance.uniform(0.98, 1.02), 0.09), 0.0, 0.5)


def drums(chance: Chance) -> Wave:
    """Drum up a crowd: a ruffle that grows and ends on the big drum."""
    total = np.zeros(100)
    moment, strokes = 0.0, 9
    for number in range(strokes):
        loud = 0.24 + 0.5 * (number / strokes) ** 1.6
        total = add(total, snare(chance), moment, loud * chance.uniform(0.85, 1.1))
        moment += chance.uniform(0.041, 0.047)
    total = add(total, snare(chance), moment, 0.7)
    return room(add(total, drum(chance), moment, 0.95), chance, 0.16, 0.3)


def slap(chance: Chance) -> Wave:
    """Slap a pasted poster on a wall and stroke it flat."""
    size = chance.uniform(0.92, 1.1)
    sheet = shaped(0.09, lambda pitches: hill(pitches, 1500 * size, 0.9), chance)
    total = sheet * np.exp(-times(0.09) / 0.014) * np.minimum(1, times(0.09) / 0.0008)
    wall = ring([(118 * size, 0.8, 0.09), (205 * size, 0.5, 0.07), (420 * size, 0.2, 0.04)], 0.14)
    total = add(total, wall, 0.002, 0.5)
    pitch = 1500 * chance.uniform(0.9, 1.15)
    brush = swell(band(chance.uniform(0.15, 0.19), (pitch, pitch * 1.7), chance))
    return add(total, brush, 0.1, 0.16)


def stamp(chance: Chance) -> Wave:
    """Bring a stamp down on a desk: the spring gives, the plate hits, and it is lifted off."""
    size = chance.uniform(0.95, 1.06)
    spring = ring([(2350 * size, 0.4, 0.025), (3900 * size, 0.25, 0.018)], 0.04)
    total = add(spring * 0.35, fade(band(0.03, (2600, 1500), chance), 0.1, 2), 0.0, 0.25)
    modes = (
        (98, 0.8, 0.2),
        (176, 0.6, 0.16),
        (318, 0.45, 0.12),
        (552, 0.3, 0.08),
        (985, 0.16, 0.04),
    )
    hit = ring([(pitch * size, strength, fading) for pitch, strength, fading in modes], 0.2)
    hit = add(hit, fade(band(0.018, (3400, 1200), chance), 0.03, 2.5), 0.0, 0.7)
    total = add(total, hit, 0.014)  # it is heard as the card touches
    off = add(spring * 0.4, fade(band(0.05, (1200, 2600), chance), 0.4, 1.5), 0.0, 0.3)
    return add(total, off, 0.2, 0.4)


def bubble(chance: Chance) -> Wave:
    """Let something wet part from something else: a short note that leaps up."""
    seconds = chance.uniform(0.02, 0.05)
    moments = times(seconds)
    base = chance.uniform(170, 520)
    phase = base * (moments + chance.uniform(6, 16) * moments**2)
    return swell(np.sin(2 * np.pi * phase))


def splat(chance: Chance) -> Wave:
    """Throw mud at something: it hits, spreads, and some of it drips off."""
    size = chance.uniform(0.9, 1.12)
    seconds = 0.24
    wet = band(seconds, (1500 * size, 330 * size), chance, 0.45)
    gargle = shaped(seconds, lambda pitches: formant(pitches, 48, 22), chance)
    total = wet * (0.75 + 0.5 * gargle) * np.exp(-times(seconds) / 0.055)
    total *= np.minimum(1, times(seconds) / 0.002)
    total = add(total, ring([(82 * size, 0.9, 0.12), (139 * size, 0.5, 0.08)], 0.15), 0.0, 0.8)
    for _ in range(9):
        total = add(total, bubble(chance), chance.uniform(0.015, 0.2), chance.uniform(0.08, 0.2))
    for moment in (chance.uniform(0.3, 0.34), chance.uniform(0.4, 0.48)):
        total = add(total, bubble(chance), moment, chance.uniform(0.1, 0.16))
    return total


def tear(chance: Chance) -> Wave:
    """Tear a poster in two and let the halves rustle to the ground."""
    seconds = chance.uniform(0.42, 0.5)
    moments = times(seconds)
    part = moments / seconds
    fibres = np.zeros(moments.size)
    # Fibre after fibre gives way, ever faster.
    snaps = np.sort(chance.random(420) ** 0.75) * (moments.size - 1)
    fibres[snaps.astype(int)] = chance.uniform(-1, 1, snaps.size) * chance.random(snaps.size)
    sheet = shaped(seconds, lambda pitches: hill(pitches, 2600, 0.7), chance)
    grain = np.convolve(fibres, np.exp(-np.arange(90) / 16) * chance.uniform(-1, 1, 90))
    crackle = np.diff(grain[: moments.size + 1])  # paper has no depth
    total = crackle * 0.9 + sheet * (0.1 + 0.3 * part**2)
    total *= np.minimum(1, part / 0.06) * np.clip((1 - part) / 0.05, 0, 1)
    for _ in range(16):
        flake = fade(band(chance.uniform(0.01, 0.03), (3200, 1700), chance), 0.2, 2)
        moment = seconds + 0.02 + 0.33 * chance.random() ** 1.3
        total = add(total, flake, moment, chance.uniform(0.05, 0.22))
    return total


def flash(chance: Chance) -> Wave:
    """Take a picture for the papers: a shutter, the pop of the lamp, and its whine."""
    total = np.zeros(100)
    for moment, size in ((0.0, 1.0), (0.055, 0.82)):
        click = ring([(1650 * size, 0.4, 0.02), (2900 * size, 0.3, 0.014), (410, 0.3, 0.03)], 0.04)
        click = add(click, fade(band(0.012, (5200, 2600), chance), 0.03, 2), 0.0, 0.8)
        total = add(total, click, moment)
    pop = shaped(0.16, lambda pitches: hill(pitches, 850, 1.0), chance)
    total = add(total, pop * np.exp(-times(0.16) / 0.03), 0.06, 0.7)
    moments = times(0.5)
    rising = 2 * np.pi * np.cumsum(2300 + 3100 * (moments / 0.5) ** 0.6) / RATE
    total = add(total, fade(np.sin(rising), 0.35, 1.6), 0.1, 0.035)
    return room(total, chance, 0.12, 0.25)


def whistle(chance: Chance) -> Wave:
    """Play a slide whistle: up in a hurry, and down with a wobble."""
    seconds = 0.72
    moments = times(seconds)
    knots = ([0.0, 0.3, 0.36, 0.72], [6.35, 7.3, 7.3, 6.5])
    wobble = 0.035 * np.sin(2 * np.pi * 8.5 * moments) * np.clip((moments - 0.36) / 0.2, 0, 1)
    pitch = np.exp(np.interp(moments, *knots) + wobble)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    note = np.sin(phase) + 0.13 * np.sin(2 * phase) + 0.05 * np.sin(3 * phase)
    breath = shaped(seconds, lambda pitches: hill(pitches, 1900, 0.6), chance)
    loud = np.minimum(1, moments / 0.03) * np.clip((seconds - moments) / 0.14, 0, 1)
    return room((note + 0.16 * breath) * loud, chance, 0.15, 0.3)
