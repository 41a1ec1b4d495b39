"""Lights surfaces: what they are made of, how they gleam, glow and mirror each other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from art.kinds import Colour, Vector
from art.plane.grid import Array, clip, mix, single
from art.plane.noise import spatial
from art.space.backdrops import Ground
from art.space.march import NOTHING, Part, View, normals, trace, unit
from art.space.patterns import PATTERNS
from art.space.solids import Points, length
from art.spec import Spec, stored


@dataclass(frozen=True)
class Material:
    """How a surface looks."""

    tone: float
    gloss: float
    mirror: float
    glow: float
    wash: Colour
    slant: float
    pattern: str
    clear: float


@cache
def materials() -> dict[str, Material]:
    """Read the list of materials."""
    found = {}
    for name, entry in stored("assets/common/materials.toml").items():
        spec = Spec(f"material {name}", entry)
        found[name] = Material(
            tone=spec.number("tone"),
            gloss=spec.number("gloss", 0.0),
            mirror=spec.number("mirror", 0.0),
            glow=spec.number("glow", 0.0),
            wash=spec.paint("wash"),
            slant=spec.number("slant", 0.0),
            pattern=spec.text("pattern", ""),
            clear=spec.number("clear", 0.0),
        )
        spec.done()
    return found


@dataclass(frozen=True)
class Mood:
    """The light of a scene and the colours of ink, shadow and backdrop."""

    light: Vector
    key: float
    sky: float
    ink: Colour
    near: Colour
    far: Colour
    glow: Colour
    tint: Colour
    fog: float


def mood(spec: Spec) -> Mood:
    """Read a mood."""
    return Mood(
        light=unit(spec.vector("light")),
        key=spec.number("key"),
        sky=spec.number("sky"),
        ink=spec.paint("ink"),
        near=spec.paint("near"),
        far=spec.paint("far"),
        glow=spec.paint("glow"),
        tint=spec.paint("tint"),
        fog=spec.number("fog", 0.0),
    )


def mood_of(spec: Spec) -> Mood:
    """Read the mood of a picture."""
    light = spec.part("mood")
    found = mood(light)
    light.done()
    return found


@dataclass
class Surface:
    """What an engraver needs to know of each pixel before the lines are drawn."""

    tone: Array
    glow: Array
    wash: Array
    slant: Array
    lift: Array


def surface(view: View, rays: Points, parts: list[Part], light: Mood) -> Surface:
    """Light every pixel according to what it shows."""
    shape = view.distance.shape
    tone, glow = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    wash, slant = np.zeros((*shape, 3), np.float32), np.zeros(shape, np.float32)
    for number in np.unique(view.owner):
        if number == NOTHING:
            continue
        here = np.nonzero(view.owner.ravel() == number)[0]
        part = parts[number]
        made = materials()[part.material]
        lit, shine = shine_of(view, rays, here, part, light)
        tone.ravel()[here], glow.ravel()[here] = lit, shine
        wash.reshape(-1, 3)[here] = made.wash
        slant.ravel()[here] = made.slant
    return Surface(tone, glow, wash, slant, np.zeros(shape, np.float32))


def shine_of(
    view: View, rays: Points, here: NDArray[np.intp], part: Part, light: Mood
) -> tuple[Array, Array]:
    """Return tone and glow of the pixels of one part."""
    made = materials()[part.material]
    normal = Points(*(axis.ravel()[here] for axis in view.normal))
    point = Points(*(axis.ravel()[here] for axis in view.point))
    ray = Points(*(axis.ravel()[here] for axis in rays))
    shade, hollow = view.shade.ravel()[here], view.hollow.ravel()[here]
    marks, shine = np.ones_like(shade), np.full_like(shade, made.glow)
    if made.pattern:
        local = part.local(point)
        facing = Points(
            *(b - a for a, b in zip(local, part.local(point.along(normal, 1.0)), strict=True))
        )
        marks, lamp = PATTERNS[made.pattern](local, facing)
        shine = np.maximum(shine, lamp)
    x, y, z = light.light
    straight = clip(normal.x * x + normal.y * y + normal.z * z)
    half = Points(x - ray.x, y - ray.y, z - ray.z)
    size = length(*half)
    gleam = clip((normal.x * half.x + normal.y * half.y + normal.z * half.z) / size) ** 28
    rim = clip(1 + normal.x * ray.x + normal.y * ray.y + normal.z * ray.z) ** 3
    body = light.sky * (0.75 + 0.25 * normal.y) * hollow + light.key * straight * shade * (
        0.4 + 0.6 * hollow
    )
    tone = made.tone * marks * body + made.gloss * gleam * shade + 0.22 * made.gloss * rim * hollow
    return tone, shine


def reflect(
    view: View, rays: Points, parts: list[Part], light: Mood, far: float
) -> tuple[Array, Array, Array]:
    """Return what polished grounds and water mirror: tone, glow and where it is a body."""
    shape = view.distance.shape
    tone, glow, body = (np.zeros(shape, np.float32) for _ in range(3))
    shiny = [n for n, part in enumerate(parts) if materials()[part.material].mirror > 0]
    here = np.nonzero(np.isin(view.owner.ravel(), shiny))[0]
    if not here.size:
        return tone, glow, body
    point = Points(*(axis.ravel()[here] for axis in view.point))
    ray = Points(*(axis.ravel()[here] for axis in rays))
    wave = 0.05 * (spatial(point.x * 1.5, point.z * 7, point.y, 5) - 0.5)
    up = Points(ray.x + wave, -ray.y, ray.z)
    start = point.along(Points(*(single([0.0]), single([1.0]), single([0.0]))), 0.02)
    others = [part for n, part in enumerate(parts) if n not in shiny]
    way, owner = trace(others, start, up, far, 0.004)
    met = np.nonzero(owner != NOTHING)[0]
    if met.size:
        hits = start.picked(met).along(up.picked(met), way[met])
        facing = normals(others, hits, 0.01)
        echo = View(
            way[met],
            owner[met],
            hits,
            facing,
            single(np.full(met.size, 0.75)),
            single(np.ones(met.size)),
        )
        seen = surface(echo, up.picked(met), others, light)
        tone.ravel()[here[met]] = seen.tone
        glow.ravel()[here[met]] = seen.glow
        body.ravel()[here[met]] = 1
    return tone, glow, body


def upside_down(back: Ground, rays: Points) -> tuple[Array, Array]:
    """Return tone and glow of the backdrop as level water would mirror it."""
    level = np.abs(rays.y).argmin(axis=0)[None, :]
    line = np.arange(rays.y.shape[0])[:, None]
    above = np.clip(2 * level - line, 0, rays.y.shape[0] - 1)
    column = np.broadcast_to(np.arange(rays.y.shape[1])[None, :], above.shape)
    return back.tone[above, column], back.glow[above, column] * 0.5


def add_mirror(
    face: Surface,
    view: View,
    parts: list[Part],
    echo: tuple[Array, Array, Array],
    sky: tuple[Array, Array],
) -> None:
    """Blend what is mirrored into the grounds that mirror."""
    met = echo[2]
    tone, glow = mix(sky[0], echo[0], met), mix(sky[1], echo[1], met)
    for number, part in enumerate(parts):
        share = materials()[part.material].mirror
        if share:
            here = (view.owner == number).astype(np.float32) * np.float32(share)
            face.tone += here * (tone - face.tone * 0.35)
            face.glow += here * glow
