"""Makes the sounds of a Roman table: talents, marble, wax, a war horn, a crowd, a mason."""

from __future__ import annotations

import numpy as np

from sound.hall import crowd, formant
from sound.voices import RATE, Chance, Wave, add, band, fade, ring, room, shaped, swell, times

# The modes of a free round plate, as shares of the lowest one.
PLATE = ((1.0, 0.34), (1.73, 0.3), (2.33, 0.22), (3.91, 0.13), (4.11, 0.1), (6.3, 0.05))
HORN_PARTIALS = 16


def clang(chance: Chance, base: float, ringing: float) -> Wave:
    """Let one thick disc of silver strike another: a dull body and a short bright edge."""
    modes = [
        (base * ratio * chance.uniform(0.99, 1.01), strength, ringing / ratio**0.5)
        for ratio, strength in PLATE
    ]
    body = ring(modes, ringing)
    body = add(body, ring([(base * 0.17, 0.5, 0.07), (base * 0.31, 0.3, 0.05)], 0.09), 0.0)
    return add(body, fade(band(0.007, (5200, 2600), chance), 0.02, 2), 0.0, 0.45)


def talent(chance: Chance) -> Wave:
    """Drop a talent on others: it strikes, tips over and lies still."""
    base = 1480 * chance.uniform(0.93, 1.08)
    total = clang(chance, base, 0.5)
    moment = 0.0
    for strength in (0.5, 0.24):
        moment += chance.uniform(0.055, 0.09)
        struck = clang(chance, base * chance.uniform(0.94, 1.09), 0.36)
        total = add(total, struck, moment, strength)
    return total


def purse(chance: Chance) -> Wave:
    """Pour talents out of a purse on a table."""
    total = fade(band(0.16, (700, 1700), chance), 0.4, 1.5) * 0.2
    moment = 0.05
    for number in range(13):
        base = chance.uniform(1180, 1950)
        strength = chance.uniform(0.45, 1.0) * (0.6 + 0.4 * np.sin(number / 12 * np.pi))
        total = add(total, clang(chance, base, chance.uniform(0.22, 0.4)), moment, strength)
        moment += chance.uniform(0.028, 0.075) * (1 + (number / 12) ** 3)
    return total


def disc(chance: Chance) -> Wave:
    """Push a disc of marble along a groove of marble until it stops."""
    seconds = chance.uniform(0.3, 0.36)
    start = 1250 * chance.uniform(0.92, 1.1)
    grain = band(seconds, (start, start * 1.5), chance, 0.5)
    low = band(seconds, (330, 420), chance, 0.4)
    steps = shaped(seconds, lambda pitches: formant(pitches, 55, 30), chance)
    rubbed = fade((grain * 0.7 + low * 0.5) * (0.7 + 0.5 * steps), 0.35, 0.9)
    size = chance.uniform(0.94, 1.07)
    modes = ((905, 0.5, 0.05), (2190, 0.34, 0.035), (3720, 0.2, 0.022), (228, 0.45, 0.06))
    stop = ring([(pitch * size, strength, time) for pitch, strength, time in modes], 0.11)
    stop = add(stop, fade(band(0.006, (6000, 2800), chance), 0.02, 2), 0.0, 0.5)
    return add(rubbed * 0.5, stop, seconds * 0.93, 0.8)


def seal(chance: Chance) -> Wave:
    """Press a signet into warm wax, and lift it off again."""
    weight = chance.uniform(0.95, 1.06)
    thud = ring(
        [(88 * weight, 0.7, 0.14), (143 * weight, 0.4, 0.1), (305 * weight, 0.2, 0.05)], 0.2
    )
    total = thud * np.minimum(1, np.arange(thud.size) / 120)
    total = add(total, fade(band(0.13, (900, 330), chance, 0.4), 0.25, 1.4), 0.01, 0.55)
    off = ring([(1320 * weight, 0.3, 0.03), (2650 * weight, 0.16, 0.02)], 0.05)
    off = add(off, fade(band(0.022, (1500, 4200), chance), 0.5, 1.5), 0.0, 0.5)
    return add(total, off, 0.26, 0.42)


def blown(pitch: float, seconds: float, chance: Chance) -> Wave:
    """Blow one note on bronze: it slides up into tune and grows brighter the louder it is."""
    moments = times(seconds)
    force = np.minimum(1, moments / 0.09) * (0.82 + 0.18 * np.minimum(1, moments / (seconds * 0.6)))
    force *= np.clip((seconds - moments) / 0.22, 0, 1) ** 0.8
    wobble = shaped(seconds, lambda pitches: formant(pitches, 4, 3), chance)
    bent = pitch * (1 - 0.055 * np.exp(-moments / 0.035)) * (1 + 0.0035 * wobble)
    phase = 2 * np.pi * np.cumsum(bent) / RATE
    total = np.zeros(moments.size)
    for number in range(1, HORN_PARTIALS + 1):
        strength = (1 + 1.2 * np.exp(-(((number * pitch - 620) / 420) ** 2))) / number**0.9
        total += strength * force ** (1 + 0.42 * number) * np.sin(number * phase)
    breath = shaped(seconds, lambda pitches: formant(pitches, 900, 600), chance)
    return total + 0.12 * breath * force


def horn(chance: Chance) -> Wave:
    """Sound the cornu from the wall: a short low call and a long one a fifth above."""
    total = np.zeros(100)
    for tuning, delay in ((1.0, 0.0), (1.006, 0.03)):
        total = add(total, blown(130.8 * tuning, 0.34, chance), delay, 0.75)
        total = add(total, blown(196.2 * tuning, 1.35, chance), 0.36 + delay, 0.9)
    return room(total, chance, 0.4, 0.8)


def forum(chance: Chance) -> Wave:
    """Let the people of Rome stir: many voices that rise, and a few calls among them."""
    seconds = 2.7
    people = crowd(chance, 26, seconds)
    total = people / np.abs(people).max()
    for _ in range(6):
        pitch = chance.uniform(150, 235)
        call = swell(shout(pitch, chance.uniform(0.28, 0.5), chance))
        total = add(total, call, chance.uniform(0.35, 1.75), chance.uniform(0.05, 0.13))
    return room(fade(total[: round(seconds * RATE)], 0.38, 1.3), chance, 0.3, 0.25)


def shout(pitch: float, seconds: float, chance: Chance) -> Wave:
    """Let somebody far away call one open vowel."""
    rise = np.linspace(0.92, 1.06, round(seconds * RATE))
    phase = 2 * np.pi * np.cumsum(pitch * rise) / RATE
    first, second = chance.uniform(520, 720), chance.uniform(1000, 1350)
    total = np.zeros(phase.size)
    for number in range(1, 12):
        reached = np.array([number * pitch])
        strength = formant(reached, first, 160) + 0.5 * formant(reached, second, 220) + 0.03
        total += float(strength[0]) * np.sin(number * phase)
    return total


def chisel(chance: Chance) -> Wave:
    """Let a mason's mallet strike the chisel on marble, twice: what is carved is settled."""
    modes = (
        (1740, 0.42, 0.2), (2870, 0.3, 0.14), (4630, 0.2, 0.08),
        (640, 0.5, 0.09), (265, 0.8, 0.12), (132, 0.7, 0.16),
    )  # fmt: skip
    blow = ring([(float(a), b, c) for a, b, c in modes], 0.3)
    blow = add(blow, fade(band(0.01, (6500, 2200), chance), 0.02, 3), 0.0, 1.1)
    total = add(blow.copy(), blow, 0.27, 1.0)
    for _ in range(7):
        chip = ring([(chance.uniform(3200, 6400), 1.0, 0.02)], 0.03)
        total = add(total, chip, chance.uniform(0.33, 0.62), chance.uniform(0.015, 0.06))
    return room(total, chance, 0.22, 0.6)
