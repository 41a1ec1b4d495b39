"""Makes the sounds of a senate: folders, pens, the roll call, hands, a sigh, and a session."""

from __future__ import annotations

import numpy as np

from sound.atrium import people, speaker
from sound.hall import formant, hill
from sound.rally import clap, echoing, in_hall, muffled
from sound.voices import (
    RATE,
    Chance,
    Mode,
    Wave,
    add,
    add_around,
    band,
    fade,
    ring,
    room,
    shaped,
    times,
)

LOOP = 26.0
KNOCKS = (7.4, 7.62)  # when the gavel falls at the far end
PAGES = (2.1, 5.3, 10.8, 13.9, 18.2, 22.7)
STEPS = 15.2


def rustle(chance: Chance, seconds: float) -> Wave:
    """Let paper move: many small cracks in a soft hiss."""
    hiss = fade(band(seconds, (2600, 1700), chance, 0.9), 0.25, 1.6) * 0.35
    for _ in range(round(seconds * 90)):
        crack = fade(band(0.008, (4200, 2200), chance), 0.02, 3)
        at = chance.uniform(0, max(seconds - 0.02, 0.01))
        hiss = add(hiss, crack, at, chance.random() ** 3 * 0.7)
    return hiss


def folder(chance: Chance) -> Wave:
    """Lay a folder down: stiff paper bends, then the cover falls on the desk."""
    size = chance.uniform(0.94, 1.08)
    total = rustle(chance, 0.16) * 0.6
    modes = ((92, 0.7, 0.12), (168, 0.55, 0.1), (290, 0.35, 0.07), (720, 0.12, 0.03))
    fall = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.14)
    fall = add(fall, fade(band(0.03, (2300, 700), chance), 0.05, 2.5), 0.0, 0.9)
    return add(total, fall, 0.09)


def pages(chance: Chance) -> Wave:
    """Turn the page of a record."""
    turning = rustle(chance, 0.3)
    return add(turning, fade(band(0.09, (1500, 3400), chance), 0.5, 1.4), 0.14, 0.5)


def tick(chance: Chance) -> Wave:
    """Mark a name on the roll: a short knock of wood."""
    size = chance.uniform(0.96, 1.05)
    modes = ((610, 0.6, 0.045), (1340, 0.4, 0.03), (2480, 0.2, 0.018))
    knock = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.06)
    knock = add(knock, fade(band(0.008, (5200, 2600), chance), 0.03, 3), 0.0, 0.5)
    return room(knock, chance, 0.1, 0.12)


def pen(chance: Chance) -> Wave:
    """Let a pen write a few strokes."""
    total = np.zeros(100)
    moment = 0.0
    for _ in range(5):
        seconds = chance.uniform(0.05, 0.11)
        low = chance.uniform(2100, 2900)
        stroke = fade(band(seconds, (low, low * chance.uniform(1.1, 1.5)), chance, 0.5), 0.4, 1.2)
        total = add(total, stroke, moment, chance.uniform(0.5, 1.0))
        moment += seconds * chance.uniform(0.9, 1.3)
    return total


def rap(chance: Chance) -> Wave:
    """Let the gavel fall once, short and near."""
    modes = ((176, 0.9, 0.15), (329, 0.6, 0.1), (598, 0.4, 0.07), (1170, 0.24, 0.04))
    size = chance.uniform(0.97, 1.04)
    knock = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.2)
    knock = add(knock, fade(band(0.012, (4200, 1200), chance), 0.02, 3), 0.0, 1.2)
    return room(knock, chance, 0.18, 0.4)


def emboss(chance: Chance) -> Wave:
    """Press the great seal into paper: the lever goes down, fibres give way, the lever jumps up."""
    size = chance.uniform(0.95, 1.06)
    creak = shaped(0.13, lambda pitches: hill(pitches, 620 * size, 0.35), chance)
    grip = np.clip(np.sin(2 * np.pi * 46 * times(0.13)), 0, None)
    total = fade(creak * grip, 0.6, 0.8) * 0.5
    modes: tuple[Mode, ...] = (
        (131, 0.9, 0.13),
        (247, 0.6, 0.1),
        (468, 0.4, 0.07),
        (1510, 0.18, 0.03),
    )
    press = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.16)
    press = add(press, rustle(chance, 0.05), 0.0, 1.1)
    total = add(total, press, 0.014)  # it is heard as the card touches
    modes = ((880, 0.4, 0.05), (1930, 0.3, 0.035), (3120, 0.2, 0.02))
    back = ring([(pitch * size, strength, dying) for pitch, strength, dying in modes], 0.07)
    return add(total, back, 0.235, 0.5)


def buzzer(chance: Chance) -> Wave:
    """Ring the electric bell that calls senators to the floor."""
    total = np.zeros(100)
    moment = 0.0
    while moment < 0.62:
        modes = ((1180.0, 0.5, 0.3), (2410.0, 0.34, 0.2), (3890.0, 0.2, 0.12), (610.0, 0.16, 0.2))
        stroke = ring(list(modes), 0.3)
        stroke = add(stroke, fade(band(0.005, (6000, 3000), chance), 0.03, 3), 0.0, 0.4)
        total = add(total, stroke, moment, chance.uniform(0.75, 1.0))
        moment += chance.uniform(0.043, 0.047)
    return in_hall(total, chance)


def wire(chance: Chance) -> Wave:
    """Let the teleprinter hammer out a line of news and ring for the end of it."""
    total = np.zeros(100)
    moment = 0.0
    for _ in range(11):
        size = chance.uniform(0.9, 1.15)
        modes = ((760 * size, 0.4, 0.022), (1690 * size, 0.4, 0.018), (240, 0.5, 0.03))
        key = ring(list(modes), 0.04)
        key = add(key, fade(band(0.008, (5600, 2400), chance), 0.03, 3), 0.0, 0.8)
        total = add(total, key, moment, chance.uniform(0.6, 1.0))
        moment += chance.choice((0.034, 0.034, 0.05, 0.068))
    bell = ring([(2210, 0.3, 0.55), (4480, 0.1, 0.25), (5930, 0.06, 0.15)], 0.6)
    return room(add(total, bell, moment + 0.03, 0.9), chance, 0.12, 0.25)


def hands(chance: Chance) -> Wave:
    """Let one side of the aisle clap, politely at first."""
    seconds = 1.7
    total = np.zeros(round(seconds * RATE))
    for _ in range(130):
        moment = seconds * 0.92 * (chance.random() + chance.random()) / 2
        total = add(total, clap(chance), moment, chance.uniform(0.2, 1.0))
    return in_hall(fade(total, 0.2, 0.8), chance)


def sigh(chance: Chance) -> Wave:
    """Let a row of people breathe out, disappointed."""
    total = np.zeros(round(1.5 * RATE))
    for _ in range(12):
        seconds = chance.uniform(0.7, 1.15)
        throat = chance.uniform(420, 640)

        def weight(pitches: Wave, throat: float = throat) -> Wave:
            return hill(pitches, throat, 0.4) + 0.5 * hill(pitches, throat * 2.7, 0.3)

        breath = fade(shaped(seconds, weight, chance), 0.18, 2.2)
        moments = times(breath.size / RATE)
        base = chance.uniform(105, 190)
        note = np.sin(2 * np.pi * base * (moments - 0.14 * moments**2)) * np.exp(-3 * moments)
        total = add(total, breath + 0.22 * note, 0.35 * chance.random(), chance.uniform(0.4, 1.0))
    return in_hall(total, chance)


def walking(chance: Chance) -> Wave:
    """Let somebody cross the marble behind the doors."""
    total = np.zeros(100)
    for number in range(7):
        heel = ring([(210, 0.6, 0.05), (620, 0.4, 0.03), (1500, 0.2, 0.015)], 0.06)
        total = add(total, heel, number * 0.52 + chance.uniform(0, 0.04), 0.4 + 0.08 * number)
    return total


def chamber(chance: Chance) -> Wave:
    """Play a senate in session as a loop: voices, one who speaks, pages, a gavel, steps."""
    warmth = shaped(LOOP, lambda pitches: (pitches > 35) / np.maximum(pitches, 60) ** 1.25, chance)
    crowd = people(chance)
    talk = speaker(chance)
    lull = shaped(LOOP, lambda pitches: formant(pitches, 0, 0.2), chance)
    inside = crowd / np.sqrt((crowd**2).mean()) * 0.05 * (1 + 0.35 * lull)
    inside = inside + talk / max(float(np.abs(talk).max()), 1e-9) * 0.2
    for moment in PAGES:
        add_around(inside, rustle(chance, 0.35), moment + chance.uniform(0, 0.8), 0.035)
    for moment in KNOCKS:
        add_around(inside, rap(chance), moment, 0.1)
    add_around(inside, walking(chance), STEPS, 0.05)
    total: Wave = warmth * 0.16 + muffled(echoing(inside, chance, 0.9, 1.5), 1700, 0.5)
    return total
