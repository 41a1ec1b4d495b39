"""Tones the air behind an engraved note: bare paper, ruled skies, night, beams of light, walls."""

from __future__ import annotations

import math

import numpy as np

from art.plane.grid import Array, clip, places, single, smooth
from art.plane.noise import clouds
from art.space.backdrops import Ground, stars
from art.spec import Spec, SpecError


def ground(tone: Array, glow: Array | None = None, slant: float = 0.0) -> Ground:
    """Return a backdrop of tones; what glows stays bare paper."""
    nothing = np.zeros(tone.shape, np.float32)
    return Ground(clip(single(tone)), nothing if glow is None else single(glow), nothing, slant)


def bare(shape: tuple[int, int], spec: Spec) -> Ground:  # noqa: ARG001
    """Leave the paper as it is."""
    return ground(np.ones(shape, np.float32))


def day(shape: tuple[int, int], spec: Spec) -> Ground:
    """Rule a sky that is deeper above, with heaped clouds left out."""
    y = places(shape[1], shape[0])[1]
    seed = spec.whole("seed", 1)
    heaps = clouds(shape, (4, 6), 5, seed)
    lit = clouds(shape, (4, 6), 5, seed)[np.clip(np.arange(shape[0]) + 5, 0, shape[0] - 1)]
    cover = smooth(heaps, 0.5, 0.6) * spec.number("clouds", 0.8)
    level = spec.number("horizon", 0.7)
    blue = spec.number("deep", 0.5) + (1 - spec.number("deep", 0.5)) * clip(y / level) ** 1.2
    shade = clip(1.02 - 1.7 * np.maximum(heaps - lit, 0) - 0.35 * smooth(heaps, 0.66, 0.9))
    return ground(blue * (1 - cover) + shade * cover)


def night(shape: tuple[int, int], spec: Spec) -> Ground:
    """Rule a dark sky with stars and, where it is given, a moon."""
    x, y = places(shape[1], shape[0])
    seed = spec.whole("seed", 1)
    veil = smooth(clouds(shape, (3, 5), 5, seed), 0.45, 0.75)
    tone = spec.number("deep", 0.2) + 0.42 * y**1.5 + 0.2 * veil
    glow = stars(shape, seed, round(spec.number("stars", 50)))
    at = spec.take("moon", [])
    if isinstance(at, list) and len(at) == 2:
        away = np.hypot(x - at[0], (y - at[1]) * shape[0] / shape[1])
        radius = spec.number("moon_size", 0.06)
        face = 1 - smooth(away, radius * 0.95, radius * 1.05)
        tone = tone + 0.3 * np.exp(-((away / (radius * 3)) ** 2))
        tone = tone * (1 - face) + face * (
            0.98 - 0.2 * smooth(clouds(shape, (26, 22), 3, 77), 0.5, 0.7)
        )
        glow = glow * (1 - face)
    return ground(tone, glow)


def beams(shape: tuple[int, int], spec: Spec) -> Ground:
    """Let beams of light cross a dark sky; each is a foot (x, y) and an angle from upright."""
    x, y = places(shape[1], shape[0])
    x, y = x * shape[1] / shape[0], single(y)
    dark = np.full(shape, spec.number("deep", 0.16), np.float32)
    wide = math.radians(spec.number("wide", 7.0))
    given = spec.take("beams")
    if not isinstance(given, list) or not all(isinstance(beam, list) for beam in given):
        raise SpecError(f"{spec.name}: beams must be rows of three numbers")
    for beam in given:
        foot_x, foot_y, lean = (float(part) for part in beam)
        across, up = x - foot_x * shape[1] / shape[0], foot_y - y
        away = np.arctan2(across, np.maximum(up, 1e-3)) - math.radians(lean)
        inside = 1 - smooth(np.abs(away), wide * 0.72, wide)
        reach = np.exp(-np.hypot(across, up) / 1.3)
        dark = np.maximum(dark, inside * (0.35 + 0.62 * reach) * (up > 0))
    return ground(dark, None, spec.number("slant", 0.0))


def wall(shape: tuple[int, int], spec: Spec) -> Ground:
    """Rule a panelled wall with a pool of light."""
    x, y = places(shape[1], shape[0])
    at = (spec.number("light_x", 0.35), spec.number("light_y", 0.3))
    pool = np.exp(-(((x - at[0]) / 0.45) ** 2) - ((y - at[1]) / 0.5) ** 2)
    tone = spec.number("deep", 0.35) + 0.62 * pool
    count = spec.number("panels", 4.0)
    panel = np.abs((x * count + 0.5) % 1 - 0.5)
    mould = smooth(-np.abs(panel - 0.41), -0.02, -0.007) * (y < spec.number("rail", 0.5))
    rail = smooth(-np.abs(y - spec.number("rail", 0.5)), -0.014, -0.005)
    return ground(tone * (1 - 0.4 * mould) * (1 - 0.4 * rail), None, 1.571)


def curtain(shape: tuple[int, int], spec: Spec) -> Ground:
    """Rule heavy folds of cloth."""
    x, y = places(shape[1], shape[0])
    fold = np.sin(x * 30 + 1.5 * np.sin(x * 9) + 0.7 * np.sin(y * 3 + x * 6))
    pool = np.exp(-(((x - spec.number("light_x", 0.45)) / 0.45) ** 2) - ((y - 0.35) / 0.6) ** 2)
    return ground((spec.number("deep", 0.3) + 0.6 * pool) * (0.72 + 0.28 * fold), None, 1.45)


SKIES = {
    "bare": bare,
    "day": day,
    "night": night,
    "beams": beams,
    "wall": wall,
    "curtain": curtain,
}


def sky_of(spec: Spec, shape: tuple[int, int]) -> Ground:
    """Tone the air as an art.toml asks for; without a word it stays bare."""
    kind = spec.text("kind", "bare")
    if kind not in SKIES:
        raise SpecError(f"{spec.name}: there is no sky {kind!r}")
    found = SKIES[kind](shape, spec)
    spec.done()
    return found
