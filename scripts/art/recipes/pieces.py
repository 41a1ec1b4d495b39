"""Draws things that lie on any table: a struck coin, a turned disc, a cube, a slab of marble."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from art.kinds import Colour, Size
from art.plane.grid import Array, blur, clip, mix, places, ramp, reduce, single, smooth
from art.plane.noise import grain
from art.plane.outlines import Spot, oval, points_of
from art.plane.profile import head
from art.plane.relief import Relief
from art.plane.sheet import write
from art.plane.silhouette import mask_of
from art.plane.textures import marble
from art.spec import Spec

SCALE = 4
GOLD: tuple[tuple[float, Colour], ...] = (
    (0.0, (70, 38, 8)),
    (0.3, (150, 98, 24)),
    (0.55, (222, 168, 58)),
    (0.8, (250, 214, 116)),
    (1.0, (255, 248, 214)),
)
STONE: tuple[Colour, Colour, Colour] = ((250, 246, 236), (226, 216, 200), (168, 152, 134))


def see_through(paint: Array, cover: Array) -> Array:
    """Join colours and cover of the fine size into a picture of the final one."""
    cover = cover[..., None]
    small = reduce(np.concatenate([paint * cover, cover * 255], -1), SCALE)
    return np.concatenate(
        [small[..., :3] / np.maximum(small[..., 3:] / 255, 1e-3), small[..., 3:]], -1
    )


def rings(size: int) -> tuple[Array, Array, Array]:
    """Return each fine pixel's place and its distance from the middle, in final pixels."""
    x, y = places(size * SCALE, size * SCALE)
    x, y = (x - 0.5) * size, (y - 0.5) * size
    return x, y, np.hypot(x, y)


def coin(size: int) -> Array:
    """Strike a gold coin: a laurelled head within a ring of beads."""
    middle = (size / 2, size / 2)
    relief = Relief((size, size), SCALE)
    reach = size / 2 - 2
    relief.swell(oval(middle, (reach, reach), steps=120), size * 0.03, 1.2)
    x, y, radius = rings(size)
    dish = smooth(radius, reach * 0.84, reach * 0.9) - smooth(radius, reach * 0.93, reach)
    relief.height = relief.height + dish * np.float32(size * 0.022)
    for number in range(40):
        angle = number * math.pi / 20
        bead = (
            middle[0] + reach * 0.78 * math.cos(angle),
            middle[1] + reach * 0.78 * math.sin(angle),
        )
        relief.swell(oval(bead, (size * 0.017, size * 0.017), steps=14), size * 0.017, 0.9)
    head(relief, (middle[0] - size * 0.004, middle[1] + size * 0.01), size * 0.66)
    relief.height = blur(relief.height, SCALE * 0.4)
    tone = relief.tone(1.25) * 0.5 + relief.gleam(1.25, 14) * 0.3 - (x + y) / size * 0.12
    worn = (blur(grain(relief.shape, 5), SCALE) - 0.5) * 0.5
    return see_through(ramp(clip(tone + worn * 0.12), GOLD), clip((reach - radius) * SCALE))


def disc(size: int, *, over: bool) -> Array:
    """Turn a disc of stone; its rim and gleam are drawn over the part that takes a colour."""
    middle = (size / 2, size / 2)
    relief = Relief((size, size), SCALE)
    reach = size / 2 - 2
    relief.swell(oval(middle, (reach, reach), steps=120), size * 0.06, 0.9)
    _, _, radius = rings(size)
    share = radius / np.float32(reach)
    bowl = -0.035 * smooth(share, 0.80, 0.72) + 0.018 * smooth(share, 0.5, 0.42)
    bowl += 0.012 * np.exp(-(((share - 0.60) / 0.03) ** 2))
    relief.height = relief.height + single(bowl * size)
    for outline in petals(middle, reach * 0.27):
        relief.swell(outline, size * 0.012, 1.0)
    relief.height = blur(relief.height, SCALE * 0.5)
    tone, gleam = relief.tone(1.1), relief.gleam(1.1, 30)
    cover = clip((reach - radius) * SCALE)
    rim = smooth(share, 0.765, 0.785)
    if not over:
        grey = np.repeat(clip(205 * (0.35 + 0.65 * tone), 0, 255)[..., None], 3, -1)
        return see_through(single(grey), cover)
    stone = marble((size * SCALE, size * SCALE), 17, STONE) * (0.46 + 0.5 * tone)[..., None]
    white = np.full_like(stone, 255)
    shine = clip(gleam * 0.5) * (1 - rim)
    return see_through(mix(white, clip(stone, 0, 255), rim), cover * np.maximum(rim, shine))


def petals(at: Spot, radius: float) -> list[Array]:
    """Return the petals of a rosette, as carved in the middle of a disc."""
    found = []
    for number in range(8):
        angle = number * math.pi / 4
        centre = (at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle))
        found.append(oval(centre, (radius * 0.52, radius * 0.26), math.degrees(angle), 20))
    found.append(oval(at, (radius * 0.3, radius * 0.3), steps=20))
    return found


CORNERS: dict[str, tuple[Spot, ...]] = {
    "top": ((0.5, 0.06), (0.94, 0.26), (0.5, 0.48), (0.06, 0.26)),
    "left": ((0.06, 0.26), (0.5, 0.48), (0.5, 0.95), (0.06, 0.72)),
    "right": ((0.94, 0.26), (0.94, 0.72), (0.5, 0.95), (0.5, 0.48)),
}
LIT = {"top": 1.0, "left": 0.8, "right": 0.54}


def cube(size: int, *, over: bool) -> Array:
    """Cut a cube with worn edges, seen from above; its gleams are drawn over its colour."""
    shape = (size * SCALE, size * SCALE)
    tone, cover = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for name, corners in CORNERS.items():
        mask = mask_of(points_of(corners) * size * SCALE, shape)
        tone[mask] = LIT[name]
        cover = np.maximum(cover, mask.astype(np.float32))
    rounded = smooth(blur(cover, size * SCALE * 0.012), 0.45, 0.55)
    soft = blur(np.where(cover > 0, tone, tone.max()), size * SCALE * 0.008)
    gleam = np.zeros(shape, np.float32)
    middle = (0.5, 0.48)
    for end, strength in (((0.06, 0.26), 0.95), ((0.94, 0.26), 0.6), ((0.5, 0.95), 0.35)):
        gleam = np.maximum(gleam, edge_light(shape, middle, end) * np.float32(strength))
    x, y = places(*shape)
    pitted = (blur(grain(shape, 8), SCALE * 0.5) - 0.5) * 0.35
    shade = soft * (1.04 - 0.16 * y) + pitted * 0.1
    if not over:
        grey = np.repeat(clip(235 * shade, 0, 255)[..., None], 3, -1)
        return see_through(single(grey), rounded)
    pool = np.exp(-(((x - 0.4) / 0.2) ** 2 + ((y - 0.22) / 0.09) ** 2)) * (soft > 0.9) * 0.3
    shine = clip(gleam * 0.62 + pool) * rounded
    return see_through(np.full((*shape, 3), 255, np.float32), single(shine))


def edge_light(shape: Size, start: Spot, end: Spot) -> Array:
    """Return a thin light along a worn edge, from 0 to 1, fading at its ends."""
    x, y = places(shape[1], shape[0])
    way = (end[0] - start[0], end[1] - start[1])
    square = way[0] ** 2 + way[1] ** 2
    part = clip(((x - start[0]) * way[0] + (y - start[1]) * way[1]) / square)
    away = np.hypot(x - start[0] - way[0] * part, y - start[1] - way[1] * part)
    return single(np.exp(-((away / 0.014) ** 2)) * (1 - 0.5 * part))


def slab(size: Size, seed: int, warm: float) -> Array:
    """Cut a slab of pale marble, polished, a little warmer where asked."""
    square = marble((size[0], max(size[1], size[0] * 2 // 3)), seed, STONE, 0.75)
    stone = square[: size[1]]
    tint = single((1.0, 1.0 - 0.04 * warm, 1.0 - 0.12 * warm))
    x, y = places(*size)
    return clip(stone * tint * (1.02 - 0.05 * (x + y))[..., None], 0, 255)


def make(spec: Spec, target: Path) -> None:
    """Draw the piece that an art.toml describes into a file."""
    width, height = spec.size()
    match spec.text("piece"):
        case "coin":
            write(coin(width), target)
        case "disc":
            write(disc(width, over=spec.flag("over")), target)
        case "cube":
            write(cube(width, over=spec.flag("over")), target)
        case "slab":
            stone = slab((width, height), spec.whole("seed"), spec.number("warm", 0.0))
            write(stone, target, spec.whole("quality"))
        case other:
            raise ValueError(f"{spec.name}: there is no piece {other!r}")
