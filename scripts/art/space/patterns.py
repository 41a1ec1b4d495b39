"""Gives surfaces their markings: windows, bricks, boards, print, stripes and stone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.plane.grid import Array, clip, smooth
from art.plane.noise import spatial
from art.space.solids import Points, length

Marks = tuple[Array, Array]
Pattern = Callable[[Points, Points], Marks]


def chance(column: Array, line: Array, seed: Array | float) -> Array:
    """Return a lasting random value for each cell of a grid."""
    value = np.sin(column * 12.9898 + line * 78.233 + seed) * 43758.547
    return value - np.floor(value)


def unfolded(at: Points, facing: Points) -> tuple[Array, Array]:
    """Return how far along and how high points lie on the face they belong to."""
    return np.where(np.abs(facing.x) > np.abs(facing.z), at.z, at.x), at.y


def none(at: Points) -> Array:
    """Return no light."""
    return np.zeros_like(at.x)


def windows(at: Points, facing: Points) -> Marks:
    """Mark rows of windows, some of them lit."""
    return panes(at, facing, 0.16, 0.2)


def lofts(at: Points, facing: Points) -> Marks:
    """Mark large windows, most of them lit."""
    return panes(at, facing, 0.3, 0.36)


def panes(at: Points, facing: Points, wide: float, high: float) -> Marks:
    """Mark a wall with windows of a size."""
    along, up = unfolded(at, facing)
    column, line = np.floor(along / wide), np.floor(up / high)
    inner_x, inner_y = np.abs(along / wide - column - 0.5), np.abs(up / high - line - 0.5)
    glass = smooth(-inner_x, -0.33, -0.27) * smooth(-inner_y, -0.33, -0.27)
    glass = glass * (np.abs(facing.y) < 0.5)
    lamp = chance(column, line, 3.1 + np.sign(facing.x + 2 * facing.z))
    lit = glass * (lamp > 0.58) * (0.3 + 0.6 * chance(line, column, 9.0))
    return 1 - 0.75 * glass, lit


def bricks(at: Points, facing: Points) -> Marks:
    """Mark courses of brick."""
    along, up = unfolded(at, facing)
    line = np.floor(up / 0.07)
    shift = along / 0.18 + 0.5 * (line % 2)
    joint = np.minimum(np.abs(shift % 1 - 0.5) * 2 * 0.18, np.abs(up / 0.07 % 1 - 0.5) * 2 * 0.07)
    tone = 0.82 + 0.3 * chance(np.floor(shift), line, 1.0)
    return tone * (0.6 + 0.4 * smooth(-joint, -0.06, -0.03)), none(at)


def boards(at: Points, _facing: Points) -> Marks:
    """Mark wooden boards with their grain."""
    line = np.floor(at.z / 0.5)
    grain = np.sin((at.z * 30 + 4 * spatial(at.x * 0.8, at.y, at.z * 3, 4) + line * 5) * 1.5)
    seam = smooth(np.abs(at.z / 0.5 % 1 - 0.5), 0.46, 0.49)
    return (0.9 + 0.1 * grain) * (1 - 0.6 * seam) * (0.9 + 0.2 * chance(line, line, 2.0)), none(at)


def timber(at: Points, _facing: Points) -> Marks:
    """Mark the grain of turned or sawn wood."""
    rings = length(at.x * 0.6, at.z) * 26 + 3 * spatial(at.x * 2, at.y * 0.7, at.z * 2, 6)
    return 0.9 + 0.12 * np.sin(rings), none(at)


def print_lines(at: Points, facing: Points) -> Marks:
    """Mark lines of print on paper that lies flat or stands."""
    up = np.where(np.abs(facing.y) > 0.6, -at.z, at.y)
    line = np.floor(up / 0.12)
    inside = smooth(-np.abs(up / 0.12 % 1 - 0.5), -0.3, -0.12) * (np.abs(at.x) < 0.55)
    ends = 0.55 - 0.5 * chance(line, line * 0, 5.0) ** 4
    return 1 - 0.6 * inside * (at.x < ends), none(at)


def planks_up(at: Points, facing: Points) -> Marks:
    """Mark a wall of upright boards."""
    along, _ = unfolded(at, facing)
    seam = smooth(np.abs(along / 0.16 % 1 - 0.5), 0.42, 0.48)
    return (1 - 0.5 * seam) * (0.85 + 0.3 * chance(np.floor(along / 0.16), along * 0, 1.0)), none(
        at
    )


def stone(at: Points, facing: Points) -> Marks:
    """Mark large blocks of stone."""
    along, up = unfolded(at, facing)
    line = np.floor(up / 0.22)
    shift = along / 0.5 + 0.5 * (line % 2)
    joint = np.minimum(0.5 - np.abs(shift % 1 - 0.5), (0.5 - np.abs(up / 0.22 % 1 - 0.5)) * 0.44)
    tone = 0.92 + 0.12 * chance(np.floor(shift), line, 7.0)
    return tone * (1 - 0.35 * smooth(-joint, -0.03, -0.01)), none(at)


def plates(at: Points, facing: Points) -> Marks:
    """Mark the plates of a hull: long strakes with rows of rivets, few upright seams."""
    along, up = unfolded(at, facing)
    line = np.floor(up / 0.2)
    strake = np.abs(up / 0.2 - line - 0.5)
    rivet = length(along / 0.07 % 1 - 0.5, (strake - 0.42) * 3)
    shift = along / 1.4 + 0.37 * line
    seam = smooth(np.abs(shift % 1 - 0.5), 0.488, 0.497)
    tone = 0.92 + 0.12 * chance(line, np.floor(shift), 8.0)
    marks = (1 - 0.3 * smooth(strake, 0.44, 0.49)) * (1 - 0.25 * seam)
    return tone * marks * (1 - 0.3 * smooth(-rivet, -0.4, -0.2)), none(at)


def bands(at: Points, _facing: Points) -> Marks:
    """Mark rings along the height, as on stacked coins or ribbed steel."""
    edge = np.abs(at.y / 0.07 % 1 - 0.5) * 2
    return 1 - 0.55 * smooth(edge, 0.7, 0.95), none(at)


def ribs(at: Points, _facing: Points) -> Marks:
    """Mark upright grooves around a round body."""
    angle = np.arctan2(at.z, at.x)
    return 0.75 + 0.25 * np.sin(angle * 28), none(at)


def note(at: Points, facing: Points) -> Marks:
    """Mark the face of a banknote: a frame, an oval and fine waves."""
    x, z = at.x / 0.62, at.z / 0.28
    frame = smooth(np.abs(np.maximum(np.abs(x), np.abs(z)) - 0.86), 0.03, 0.07)
    oval = length(x * 2.4, z * 1.15)
    ring = smooth(np.abs(oval - 0.72), 0.05, 0.12)
    waves = 0.85 + 0.15 * np.sin(at.x * 90 + 3 * np.sin(at.z * 40))
    shade = np.where(oval < 0.66, 0.6 + 0.3 * at.x, waves)
    top = np.abs(facing.y) > 0.6
    return np.where(top, frame * 0.5 + 0.5, 1) * np.where(top, ring * 0.6 + 0.4, 1) * shade, none(
        at
    )


def screen(at: Points, _facing: Points) -> Marks:
    """Mark the lines and the glow of a picture tube."""
    lines = 0.8 + 0.2 * np.sin(at.y * 160)
    glow = np.exp(-((length(at.x, at.y - 0.9) / 0.75) ** 2)) * lines
    return lines, clip(glow) * 0.4


def cloth(at: Points, _facing: Points) -> Marks:
    """Mark the folds of hanging cloth."""
    return 0.8 + 0.2 * np.sin(at.x * 9 + np.sin(at.y * 2)), none(at)


def rock(at: Points, _facing: Points) -> Marks:
    """Mark rough rock."""
    rough = spatial(at.x * 3, at.y * 5, at.z * 3, 8) + 0.5 * spatial(
        at.x * 9, at.y * 12, at.z * 9, 9
    )
    return 0.55 + 0.6 * rough, none(at)


def ripples(at: Points, _facing: Points) -> Marks:
    """Mark water."""
    return 0.9 + 0.1 * np.sin(at.z * 9 + 2 * spatial(at.x, at.z * 0.4, at.y, 2)), none(at)


def furrows(at: Points, _facing: Points) -> Marks:
    """Mark a ploughed field that runs away from the viewer."""
    return 0.75 + 0.25 * np.sin(at.x * 11), none(at)


def paving(at: Points, _facing: Points) -> Marks:
    """Mark square slabs in the ground."""
    tone = 0.88 + 0.2 * chance(np.floor(at.x / 0.6), np.floor(at.z / 0.6), 4.0)
    joint = np.maximum(np.abs(at.x / 0.6 % 1 - 0.5), np.abs(at.z / 0.6 % 1 - 0.5))
    return tone * (1 - 0.4 * smooth(joint, 0.46, 0.49)), none(at)


def road(at: Points, facing: Points) -> Marks:
    """Mark a road that runs away from the viewer, with a broken middle line."""
    middle = (np.abs(at.x) < 0.05) & (at.z % 1.2 < 0.7)
    side = np.abs(np.abs(at.x) - 1.1) < 0.035
    top = facing.y > 0.6
    return np.where((middle | side) & top, 2.6, 0.9 + 0 * at.x).astype(np.float32), none(at)


PATTERNS: dict[str, Pattern] = {
    "windows": windows,
    "lofts": lofts,
    "bricks": bricks,
    "boards": boards,
    "timber": timber,
    "print": print_lines,
    "planks": planks_up,
    "stone": stone,
    "plates": plates,
    "bands": bands,
    "ribs": ribs,
    "note": note,
    "screen": screen,
    "cloth": cloth,
    "rock": rock,
    "ripples": ripples,
    "furrows": furrows,
    "paving": paving,
    "road": road,
}
