"""Measures how loud something is heard, in LUFS, weighted and gated as ITU-R BS.1770 says."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from sound.voices import Wave

BLOCK, STEP = 0.4, 0.1  # seconds
OFFSET = -0.691  # so that a tone of 997 Hz at full scale in one channel is -3.01 LUFS
SILENCE = -70.0  # what is softer counts nowhere
GATE = 10.0  # how much softer than the rest a block may be and still count
# The two filters of the weighting as analogue prototypes: centre, quality, and gain of the shelf.
HEAD = (1681.974450955533, 0.7071752369554196, 3.999843853973347)
LOW_CUT = (38.13547087602444, 0.5003270373238773)
TAIL = 0.25  # seconds in which the filters have died away


def weighting(turns: Wave, rate: int) -> Wave:
    """Return what the two filters do to pitches, given as turns of a sample on the unit circle."""
    delay = np.exp(-1j * turns)
    centre, quality, gain = HEAD
    warp = math.tan(math.pi * centre / rate)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    over = 1 + warp / quality + warp**2
    shelf = (
        (high + band * warp / quality + warp**2)
        + 2 * (warp**2 - high) * delay
        + (high - band * warp / quality + warp**2) * delay**2
    ) / (over + 2 * (warp**2 - 1) * delay + (1 - warp / quality + warp**2) * delay**2)
    centre, quality = LOW_CUT
    warp = math.tan(math.pi * centre / rate)
    over = 1 + warp / quality + warp**2
    cut = (1 - delay) ** 2 / (
        1 + 2 * (warp**2 - 1) / over * delay + (1 - warp / quality + warp**2) / over * delay**2
    )
    whole: Wave = shelf * cut
    return whole


def weighted(wave: Wave, rate: int) -> Wave:
    """Return a sound as the weighting hears it."""
    size = wave.size + round(TAIL * rate)
    size += -size % 2
    turns = np.linspace(0, math.pi, size // 2 + 1)
    return np.fft.irfft(np.fft.rfft(wave, size) * weighting(turns, rate), size)


def level(power: float) -> float:
    """Return a mean square as a loudness."""
    return max(SILENCE, OFFSET + 10 * math.log10(max(power, 1e-12)))


def powers(wave: Wave, rate: int) -> Wave:
    """Return the weighted mean square of each block; what is shorter stands in silence."""
    block, step = round(BLOCK * rate), round(STEP * rate)
    heard = weighted(np.concatenate([wave, np.zeros(block)]), rate)
    sums: Wave = np.concatenate([[0.0], np.cumsum(heard**2)])
    starts: NDArray[np.int64] = np.arange(0, max(1, wave.size - block + step), step)
    return (sums[starts + block] - sums[starts]) / block


def momentary(wave: Wave, rate: int) -> float:
    """Return how loud the loudest 0.4 s are.

    Cards and coins are heard for a tenth of that. Gates would leave nothing of them, and their mean
    over a longer time would only say how long the silence after them is.
    """
    return level(float(powers(wave, rate).max()))


def integrated(wave: Wave, rate: int) -> float:
    """Return how loud something long is on the whole, without what is far softer than the rest."""
    blocks = powers(wave, rate)
    blocks = blocks[blocks > 10 ** ((SILENCE - OFFSET) / 10)]
    if not blocks.size:
        return SILENCE
    kept = blocks[blocks > blocks.mean() * 10 ** (-GATE / 10)]
    return level(float(kept.mean()))
