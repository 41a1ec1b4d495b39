"""Lays a cartoon in stones that follow the contours of its patches, grouted and lit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from art.kinds import Colour
from art.plane.grid import Array, blur, clip, mix, reduce, single, slopes, smooth
from art.plane.isolines import evenly, isolines, length_of
from art.plane.noise import clouds, generator
from art.plane.silhouette import Labels, borders, distance
from art.print.mosaic.cartoon import SCALE, Cartoon

# Rows of stones that follow the figures before the level rows of the ground begin.
Chosen = NDArray[np.bool_] | NDArray[np.intp]
HALO = 2
FAR = 9.0


@dataclass
class Stones:
    """Stones by their middle (in fine pixels), their slant, half their sides and their patch."""

    spot: Array
    slant: Array
    half: Array
    patch: NDArray[np.integer[Any]]

    def __len__(self) -> int:
        return len(self.slant)

    def picked(self, chosen: Chosen) -> Stones:
        """Return some of the stones."""
        return Stones(self.spot[chosen], self.slant[chosen], self.half[chosen], self.patch[chosen])


def joined(groups: list[Stones]) -> Stones:
    """Put groups of stones together."""
    return Stones(
        np.concatenate([group.spot for group in groups]),
        np.concatenate([group.slant for group in groups]),
        np.concatenate([group.half for group in groups]),
        np.concatenate([group.patch for group in groups]),
    )


def along(line: Array, stone: float, patch: int, chance: np.random.Generator) -> Stones:
    """Cut stones for one row, a little uneven in length."""
    total = length_of(line)
    count = max(1, round(total / stone))
    cuts = np.arange(count + 1, dtype=np.float64) + chance.uniform(-0.16, 0.16, count + 1)
    cuts[0], cuts[-1] = 0.0, float(count)
    cuts *= total / count
    spot, slant = evenly(line, (cuts[:-1] + cuts[1:]) / 2)
    half = np.stack([np.diff(cuts) / 2, np.full(count, stone / 2)], -1)
    return Stones(spot, slant, half, np.full(count, patch))


def contour_rows(cartoon: Cartoon, chance: np.random.Generator) -> list[Stones]:
    """Lay rows along the edges of every patch, inwards, and a halo of the ground around them."""
    labels = cartoon.labels[::SCALE, ::SCALE]
    stones = single(cartoon.stones)
    away = distance(borders(labels), round(max(labels.shape) / 2))
    rows: Array = single(away / stones[labels])
    rows = single(np.where(labels == 0, np.minimum(rows, HALO), rows))
    for patch in cartoon.lines:
        rows[labels == patch] = 0
    rows = blur(rows, 1)
    found = []
    level = 0.5
    while level < float(rows.max()):
        for line in isolines(rows, level):
            middle = line[len(line) // 2]
            patch = int(labels[round(middle[1]), round(middle[0])])
            stone = float(stones[patch])
            if length_of(line) > stone * 0.6:
                found.append(along((line + 0.5) * SCALE, stone * SCALE, patch, chance))
        level += 1
    return found


def ground_rows(cartoon: Cartoon, chance: np.random.Generator) -> Stones:
    """Lay the ground in level rows, not quite straight."""
    height, width = cartoon.labels.shape
    stone = cartoon.ground_stone * SCALE
    wave = clouds((height, width), (3, 2), 2, 5) - 0.5
    spots = []
    for line in np.arange(-0.5, height / stone + 1):
        across = (np.arange(-1, width / stone + 1) + chance.random()) * stone
        across = across + chance.uniform(-0.13, 0.13, len(across)) * stone
        column = np.clip(across, 0, width - 1).astype(int)
        at = np.clip((line + 0.5) * stone, 0, height - 1)
        down = (line + 0.5) * stone + wave[int(at), column] * stone * 2.4
        spots.append(np.stack([across, down], -1))
    spot = np.concatenate(spots)
    lean = chance.normal(0, 0.04, len(spot))
    return Stones(spot, lean, np.full((len(spot), 2), stone / 2), np.zeros(len(spot), int))


def free_ground(cartoon: Cartoon, stones: Stones) -> Stones:
    """Keep the stones of the ground that lie beyond the halo of the figures."""
    away = distance(cartoon.labels[::SCALE, ::SCALE] > 0, round(cartoon.ground_stone * 4))
    column = np.clip(stones.spot[:, 0] / SCALE, 0, away.shape[1] - 1).astype(int)
    line = np.clip(stones.spot[:, 1] / SCALE, 0, away.shape[0] - 1).astype(int)
    return stones.picked(away[line, column] > cartoon.ground_stone * (HALO + 0.3))


def line_rows(cartoon: Cartoon, chance: np.random.Generator) -> list[Stones]:
    """Lay the stones of thin lines one after the other."""
    return [
        along(line, cartoon.stones[patch] * SCALE, patch, chance)
        for patch, line in cartoon.lines.items()
    ]


@dataclass
class Cells:
    """What each fine pixel belongs to: its stone, and how far it lies from the two nearest."""

    owner: NDArray[np.int32]
    first: Array
    second: Array

    @classmethod
    def empty(cls, shape: tuple[int, int]) -> Cells:
        """Return cells that belong to nobody."""
        far = np.full(shape, FAR, np.float32)
        return cls(np.full(shape, -1, np.int32), far, far.copy())


def claim(cells: Cells, labels: Labels, stones: Stones, start: int = 0) -> None:
    """Let every stone claim the pixels of its patch that lie nearest to it."""
    height, width = labels.shape
    for number in range(start, len(stones)):
        (x, y), (long, high) = stones.spot[number], stones.half[number]
        reach = max(long, high) * 2.3
        left, right = max(0, int(x - reach)), min(width, int(x + reach) + 1)
        top, bottom = max(0, int(y - reach)), min(height, int(y + reach) + 1)
        if right <= left or bottom <= top:
            continue
        part = (slice(top, bottom), slice(left, right))
        away_x = np.arange(left, right, dtype=np.float32)[None, :] - np.float32(x)
        away_y = np.arange(top, bottom, dtype=np.float32)[:, None] - np.float32(y)
        cosine, sine = np.cos(stones.slant[number]), np.sin(stones.slant[number])
        forward = np.abs(away_x * np.float32(cosine) + away_y * np.float32(sine)) / np.float32(long)
        aside = np.abs(away_y * np.float32(cosine) - away_x * np.float32(sine)) / np.float32(high)
        away = np.where(labels[part] == stones.patch[number], np.maximum(forward, aside), FAR)
        first = cells.first[part]
        nearer = away < first
        cells.second[part] = np.minimum(cells.second[part], np.where(nearer, first, away))
        cells.owner[part][nearer] = number
        cells.first[part] = np.minimum(first, away)


def gaps(cells: Cells, cartoon: Cartoon, stones: Stones) -> Stones:
    """Cut stones for the places that no row has reached, the widest places first."""
    bare = cells.first > 1.5
    room = distance(~bare, 40)
    lines, columns = np.nonzero(bare & (room >= 2))
    order = np.argsort(-room[lines, columns], kind="stable")
    free = bare.copy()
    spots, patches, halves = [], [], []
    for place in order:
        line, column = int(lines[place]), int(columns[place])
        if not free[line, column]:
            continue
        patch = int(cartoon.labels[line, column])
        stone = cartoon.stones[patch] * SCALE
        reach = round(stone * 0.75)
        free[
            max(0, line - reach) : line + reach + 1, max(0, column - reach) : column + reach + 1
        ] = False
        spots.append((float(column), float(line)))
        patches.append(patch)
        halves.append((stone / 2, stone / 2))
    if not spots:
        return stones.picked(np.zeros(0, int))
    slant = np.zeros(len(spots))
    return Stones(np.asarray(spots), slant, np.asarray(halves), np.asarray(patches))


def settled(cartoon: Cartoon, stones: Stones) -> tuple[Cells, Stones]:
    """Let the stones claim their pixels; leave out slivers and fill what stays open."""
    labels = cartoon.labels
    cells = Cells.empty(labels.shape)
    claim(cells, labels, stones)
    owned = np.bincount(cells.owner[cells.owner >= 0], minlength=len(stones))
    whole = 4 * stones.half[:, 0] * stones.half[:, 1]
    kept = stones.picked(np.nonzero(owned > whole * 0.3)[0])
    cells = Cells.empty(labels.shape)
    claim(cells, labels, kept)
    more = gaps(cells, cartoon, kept)
    every = joined([kept, more])
    claim(cells, labels, every, len(kept))
    return cells, every


@dataclass(frozen=True)
class Look:
    """How the stones of a mosaic look: the grout between them, how uneven they are, their gloss."""

    grout: Colour
    uneven: float = 0.07
    glints: float = 0.05
    seed: int = 1


def laid(cartoon: Cartoon, look: Look) -> Array:
    """Return the mosaic of a cartoon at its final size."""
    chance = generator(look.seed)
    rows = contour_rows(cartoon, chance) + line_rows(cartoon, chance)
    stones = joined([*rows, free_ground(cartoon, ground_rows(cartoon, chance))])
    cells, stones = settled(cartoon, stones)
    return reduce(lit(cartoon, cells, stones, look, chance), SCALE)


def paints(cartoon: Cartoon, stones: Stones, look: Look, chance: np.random.Generator) -> Array:
    """Return a colour for each stone: that of the cartoon, and the chance of the quarry."""
    height, width = cartoon.labels.shape
    column = np.clip(np.rint(stones.spot[:, 0]), 0, width - 1).astype(int)
    line = np.clip(np.rint(stones.spot[:, 1]), 0, height - 1).astype(int)
    value = 1 + chance.normal(0, look.uneven, len(stones))
    hue = 1 + chance.normal(0, look.uneven * 0.35, (len(stones), 3))
    return single(cartoon.colours[line, column] * value[:, None] * hue)


def lit(
    cartoon: Cartoon, cells: Cells, stones: Stones, look: Look, chance: np.random.Generator
) -> Array:
    """Colour the stones, round their edges, tilt them a little and let some of them glint."""
    owner = np.maximum(cells.owner, 0)
    half = single(stones.half.min(1))[owner]
    inner = (cells.second - cells.first) * half / 2
    inner = np.minimum(inner, distance(borders(cartoon.labels), 8) - 0.5)
    inner = np.where(cells.owner < 0, 0, inner)
    up = single(chance.uniform(0.75, 1.25, len(stones)))[owner]
    height = blur(smooth(inner, 0.3, 3.4) * up, 1)
    across, down = slopes(height * 1.5)
    x, y = (np.arange(size, dtype=np.float32) for size in cartoon.labels.shape[::-1])
    away_x = (x[None, :] - single(stones.spot[:, 0])[owner]) / half
    away_y = (y[:, None] - single(stones.spot[:, 1])[owner]) / half
    tilt = single(chance.normal(0, 0.055, (2, len(stones))))
    value = 1 + 0.85 * (across + down) * 0.7 + (tilt[0][owner] * away_x + tilt[1][owner] * away_y)
    paint = paints(cartoon, stones, look, chance)[owner]
    picture = single(paint * value[..., None])
    glint = single(
        np.where(
            chance.random(len(stones)) < look.glints, chance.uniform(0.25, 0.6, len(stones)), 0
        )
    )
    spark = np.exp(-(((away_x + 0.35) / 0.4) ** 2 + ((away_y + 0.35) / 0.4) ** 2)) * glint[owner]
    picture = picture + (255 - picture) * spark[..., None]
    rough = (clouds(cartoon.labels.shape, (60, 48), 2, look.seed) - 0.5) * 0.3 + 1
    bed = (single(look.grout) * 0.45 + paint * 0.34) * rough[..., None]
    return clip(mix(single(bed), picture, smooth(inner, 0.45, 1.3)), 0, 255)
