"""Makes the sounds of things on the table: cards, coins, dice and buttons."""

from __future__ import annotations

import numpy as np

from sound.voices import Chance, Wave, add, band, fade, ring, swell


def pick(chance: Chance) -> Wave:
    """Lift a card from the table: a short breath of paper."""
    lift = swell(band(0.11, (1500 * chance.uniform(0.9, 1.1), 3900), chance))
    snap = fade(band(0.018, (5200, 3000), chance), 0.05, 3) * 0.55
    return add(lift * 0.5, snap, 0.012)


def slide(chance: Chance) -> Wave:
    """Slide a card over leather."""
    start = 1700 * chance.uniform(0.9, 1.15)
    return fade(band(chance.uniform(0.19, 0.24), (start, start * 2.3), chance), 0.15, 1.6)


def place(chance: Chance) -> Wave:
    """Lay a card down: a soft knock with a little paper."""
    deep = chance.uniform(0.92, 1.1)
    knock = ring(
        [(140 * deep, 0.55, 0.06), (260 * deep, 0.3, 0.045), (610 * deep, 0.15, 0.03)], 0.14
    )
    return add(knock, fade(band(0.035, (3500, 900), chance), 0.02, 3), 0.0, 0.9)


def flip(chance: Chance) -> Wave:
    """Turn a card over until it falls flat."""
    air = swell(band(0.1, (2400, 6400), chance)) * 0.5
    return add(air, place(chance), 0.085, 0.6)


def shuffle(chance: Chance) -> Wave:
    """Let two halves of a deck run into each other."""
    total = np.zeros(100)
    moment = 0.0
    for number in range(30):
        tick = fade(band(0.014, (4200 * chance.uniform(0.8, 1.2), 2200), chance), 0.05, 2.5)
        total = add(total, tick, moment, 0.5 + 0.5 * np.sin(number / 29 * np.pi))
        moment += 0.012 + 0.012 * abs(number - 15) / 15 + chance.uniform(0, 0.006)
    total = add(total, fade(band(0.2, (1600, 3600), chance), 0.3, 1.4), moment + 0.02, 0.45)
    return add(total, place(chance), moment + 0.2, 0.8)


def coin(chance: Chance) -> Wave:
    """Drop a coin upon another one."""
    base = 3100 * chance.uniform(0.96, 1.05)
    parts = (
        (1.0, 0.30, 0.55),
        (1.483, 0.26, 0.45),
        (2.11, 0.20, 0.32),
        (2.87, 0.12, 0.22),
        (3.63, 0.07, 0.15),
    )
    total = ring([(base * ratio, strength, time) for ratio, strength, time in parts], 0.6)
    total = add(total, ring([(base * 1.01, 0.2, 0.4), (base * 1.49, 0.18, 0.35)], 0.5), 0.085, 0.6)
    return add(total, fade(band(0.006, (9000, 6000), chance), 0.02, 2), 0.0, 0.6)


def die(chance: Chance) -> Wave:
    """Drop a die on the board."""
    size = chance.uniform(0.9, 1.12)
    modes = ((1150, 0.45, 0.035), (2480, 0.4, 0.025), (4300, 0.25, 0.015), (320, 0.3, 0.05))
    total = ring([(pitch * size, strength, time) for pitch, strength, time in modes], 0.08)
    return add(total, fade(band(0.008, (6000, 2500), chance), 0.02, 2), 0.0, 0.8)


def button(chance: Chance) -> Wave:
    """Press a button."""
    total = ring([(820, 0.4, 0.05), (1640, 0.15, 0.03), (240, 0.3, 0.04)], 0.07)
    return add(total, fade(band(0.006, (5000, 3000), chance), 0.02, 2), 0.0, 0.3)


def refusal(chance: Chance) -> Wave:
    """Refuse: two soft, low knocks, the second one lower."""
    total = np.zeros(100)
    for moment, pitch in ((0.0, 196.0), (0.11, 155.6)):
        knock = ring(
            [(pitch, 0.6, 0.16), (pitch * 2.0, 0.14, 0.09), (pitch * 3.01, 0.05, 0.05)], 0.22
        )
        rise = np.minimum(1, np.arange(knock.size) / 260)
        total = add(total, knock * rise, moment)
    return add(total, fade(band(0.02, (900, 500), chance), 0.1, 2), 0.0, 0.25)
