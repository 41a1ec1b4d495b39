"""Turns tone into ink as an engraver does: darker means thicker lines, then crossed ones."""

from __future__ import annotations

import numpy as np

from art.plane.grid import Array, blur, clip, single, slopes, smooth
from art.plane.noise import clouds

CROSSED = ((0.45, 1.2, 1.05), (0.74, 1.3, -1.15))


def speed(phase: Array) -> Array:
    """Return how many lines a phase draws to each pixel."""
    across, down = slopes(phase)
    return np.sqrt(across * across + down * down)


def strokes(phase: Array, dark: Array, softness: float = 0.2) -> Array:
    """Draw one line to each whole number of the phase; where it runs too fast, grey stands in."""
    fast = speed(phase)
    away = np.abs(phase % 1 * 2 - 1)
    lines = clip((dark - away) / np.maximum(softness, fast * 2) + 0.5)
    return np.where(dark > 0.02, lines + (dark - lines) * smooth(fast, 0.3, 0.5), 0)


def straight(shape: tuple[int, int], period: float, angle: Array | float) -> Array:
    """Return the phase of straight lines; angle 0 is level, and may differ from place to place."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    return single((x * np.sin(angle) + y * np.cos(angle)) / np.float32(period))


def wander(shape: tuple[int, int], seed: int) -> Array:
    """Return the slight unrest of a hand, in periods."""
    return (clouds(shape, (6, 6), 3, seed) - 0.5) * 0.5


def hatch(tone: Array, period: float, bend: Array, angle: Array | float = 0.0) -> Array:
    """Engrave a picture of tones; lines bend with the forms they lie on."""
    hand = wander(tone.shape, 1) + bend / np.float32(period)
    dark = 1 - tone
    ink = strokes(straight(tone.shape, period, angle) + hand, clip((dark - 0.03) / 1.09))
    for low, high, lean in CROSSED:
        share = clip((dark - low) / (high - low))
        ink = np.maximum(ink, strokes(straight(tone.shape, period, angle + lean) + hand, share))
    return ink


def combed(phase: Array, tone: Array, period: float, fallback: Array) -> Array:
    """Draw lines along a phase; they fork, and at last give way, where they lie too far apart."""
    wanted = blur(speed(phase), period) * np.float32(period)
    octave = np.log2(1.25 / np.maximum(wanted, 1e-3))
    ink = smooth(octave, 2.2, 2.8) * fallback
    for fork in range(3):
        near = np.maximum(octave, 0) if fork == 0 else octave
        share = smooth(-np.abs(near - fork), -0.65, -0.35)
        ink = np.maximum(ink, share * strokes(phase * 2**fork, clip(1 - tone)))
    return ink


def contours(field: Array, strength: float, least: float) -> Array:
    """Draw a line where a picture changes suddenly."""
    across, down = slopes(field)
    return clip((np.abs(across) + np.abs(down)) * strength - least)


def outline(mask: Array, width: float) -> Array:
    """Draw the edge of a shape."""
    return contours(blur(mask, width * 0.5), width * 1.7, 0.12)
