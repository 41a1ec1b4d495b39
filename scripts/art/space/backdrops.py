"""Paints what lies behind a scene: night skies, skylines, walls, blinds and curtains."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.plane.grid import Array, clip, places, smooth
from art.plane.noise import clouds, generator
from art.spec import Spec


@dataclass
class Ground:
    """Tone, light and markings of a backdrop; share says where its second wash is used."""

    tone: Array
    glow: Array
    share: Array
    slant: float = 0.0


def sky(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint a night sky with stars, a moon and drifting clouds."""
    x, y = places(shape[1], shape[0])
    seed = spec.whole("seed", 1)
    drift = clouds(shape, (3, 5), 5, seed)
    veil = smooth(drift, 0.48, 0.75) * spec.number("clouds", 0.6)
    tone = 0.16 + 0.36 * y**1.4 + 0.24 * veil * (0.4 + 0.6 * y)
    glow = stars(shape, seed, round(spec.number("stars", 60))) * (1 - veil)
    at = spec.take("moon", [0.78, 0.2])
    moon = np.zeros(shape, np.float32)
    if isinstance(at, list) and len(at) == 2:
        away = np.hypot(x - at[0], (y - at[1]) * shape[0] / shape[1])
        radius = spec.number("moon_size", 0.05)
        moon = 1 - smooth(away, radius * 0.97, radius * 1.03)
        crater = clouds(shape, (28, 24), 3, 77)
        halo = np.exp(-((away / (radius * 3.4)) ** 2))
        tone = tone + 0.34 * halo
        tone = np.where(moon > 0.5, 0.96 - 0.35 * smooth(crater, 0.5, 0.7), tone)
    return Ground(clip(tone), glow, clip(moon + 0.5 * y**2))


def stars(shape: tuple[int, int], seed: int, count: int) -> Array:
    """Scatter stars over the upper part of a picture."""
    glow = np.zeros(shape, np.float32)
    chance = generator(seed + 500)
    for _ in range(count):
        x, y = int(chance.random() * shape[1]), int(chance.random() ** 1.4 * shape[0] * 0.7)
        glow[y, x] = 0.35 + 0.65 * chance.random()
        if chance.random() < 0.15 and 1 < x < shape[1] - 2 and 1 < y < shape[0] - 2:
            glow[y - 1 : y + 2, x] = np.maximum(glow[y - 1 : y + 2, x], 0.6)
            glow[y, x - 1 : x + 2] = np.maximum(glow[y, x - 1 : x + 2], 0.6)
    return glow


def skyline(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint a night sky above rows of far houses with lit windows."""
    ground = sky(shape, spec)
    height, width = shape
    chance = generator(spec.whole("seed", 1) + 900)
    level = spec.number("horizon", 0.62)
    tall = spec.number("tall", 0.3)
    for row, tone in enumerate((0.26, 0.16)):
        x = -width * 0.05 * chance.random()
        while x < width:
            wide = width * (0.035 + 0.055 * chance.random())
            top = height * (level - tall * (1 - 0.45 * row) * chance.random() ** 1.5 - 0.02)
            house(
                ground, (round(x), round(top), round(x + wide)), tone, int(chance.integers(1 << 30))
            )
            x += wide * (0.95 + 0.5 * chance.random())
    return ground


def house(ground: Ground, box: tuple[int, int, int], tone: float, seed: int) -> None:
    """Paint one far house as a dark block with windows."""
    left, top, right = max(box[0], 0), max(box[1], 0), min(box[2], ground.tone.shape[1])
    if right - left < 4:
        return
    chance = generator(seed)
    ground.tone[top:, left:right] = tone
    ground.glow[top:, left:right] = 0
    ground.share[top:, left:right] = 0
    step, line = 5, 7
    for y in range(top + 4, ground.tone.shape[0] - 3, line):
        for x in range(left + 3, right - 3, step):
            if chance.random() < 0.3:
                ground.glow[y : y + 3, x : x + 2] = 0.35 + 0.5 * chance.random()


def wall(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint a panelled wall with a pool of lamplight."""
    x, y = places(shape[1], shape[0])
    at = (spec.number("light_x", 0.32), spec.number("light_y", 0.3))
    pool = np.exp(-(((x - at[0]) / 0.42) ** 2) - ((y - at[1]) / 0.5) ** 2)
    tone = 0.10 + 0.62 * pool
    panel = np.abs((x * 4 + 0.35) % 1 - 0.5)
    rail = np.abs(y - 0.5)
    mould = smooth(-np.abs(panel - 0.40), -0.018, -0.006) * (y < 0.47)
    tone = tone * (1 - 0.4 * mould) * (1 - 0.35 * smooth(-rail, -0.012, -0.004))
    return Ground(clip(tone), np.zeros(shape, np.float32), pool, 1.571)


def blinds(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint a window with blinds through which the night city shines."""
    x, y = places(shape[1], shape[0])
    slat = np.abs(y * 17 % 1 - 0.5) * 2
    gap = smooth(slat, 0.62, 0.8)
    pool = np.exp(-(((x - 0.62) / 0.5) ** 2) - ((y - 0.2) / 0.6) ** 2)
    tone = np.where(gap > 0.5, 0.16 + 0.1 * pool, 0.16 + 0.5 * pool * (0.4 + 0.6 * (y * 17 % 1)))
    lights = clouds(shape, (26, 14), 2, spec.whole("seed", 1))
    glow = gap * smooth(lights, 0.58, 0.7) * 0.55
    frame = (np.abs(x - 0.5) > 0.47) | (y < 0.03)
    cord = np.abs(np.abs(x - 0.5) - 0.3) < 0.004
    tone = np.where(frame, 0.12, np.where(cord, 0.7, tone))
    return Ground(clip(tone), np.where(frame, 0, glow).astype(np.float32), pool)


def curtain(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint heavy folds of cloth in a spot of light."""
    x, y = places(shape[1], shape[0])
    fold = x * 26 + 1.5 * np.sin(x * 9) + 0.7 * np.sin(y * 3 + x * 6)
    pool = np.exp(-(((x - spec.number("light_x", 0.5)) / 0.4) ** 2) - ((y - 0.35) / 0.6) ** 2)
    tone = (0.14 + 0.56 * pool) * (0.6 + 0.4 * np.sin(fold))
    return Ground(clip(tone), np.zeros(shape, np.float32), pool, 1.45)


def dusk(shape: tuple[int, int], spec: Spec) -> Ground:
    """Paint the plain dark of a room around a pool of light."""
    x, y = places(shape[1], shape[0])
    pool = np.exp(-(((x - spec.number("light_x", 0.4)) / 0.45) ** 2) - ((y - 0.4) / 0.5) ** 2)
    return Ground(clip(0.08 + 0.6 * pool), np.zeros(shape, np.float32), pool)


BACKDROPS = {
    "sky": sky,
    "skyline": skyline,
    "wall": wall,
    "blinds": blinds,
    "curtain": curtain,
    "dusk": dusk,
}
