"""Engraves scenes: things of a vocabulary on a ground, before a backdrop, in one light."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from art.backdrops import BACKDROPS, Ground
from art.engrave import contours, hatch
from art.grid import Array, Colour, blur, clip, enlarge, mix, places, reduce, single, smooth
from art.march import NOTHING, Camera, Part, Sight, View, look, normals, trace, unit
from art.noise import grain, spatial
from art.patterns import PATTERNS
from art.sheet import write
from art.solids import Points, Vector, length
from art.spec import Spec
from art.vocabulary import things

MATERIALS = Path(__file__).resolve().parents[2] / "assets" / "common" / "materials.toml"
SCALE = 2


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
    for name, entry in tomllib.loads(MATERIALS.read_text(encoding="utf-8")).items():
        spec = Spec(f"material {name}", entry)
        numbers = [spec.number(key, 0.0) for key in ("tone", "gloss", "mirror", "glow")]
        wash, slant = spec.paint("wash"), spec.number("slant", 0.0)
        clear = spec.number("clear", 0.0)
        found[name] = Material(*numbers, wash, slant, spec.text("pattern", ""), clear)
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
    light = unit(spec.vector("light", (-0.6, 0.7, 0.5)))
    numbers = spec.number("key", 0.9), spec.number("sky", 0.2)
    paints = [spec.paint(key) for key in ("ink", "near", "far", "glow", "tint")]
    return Mood(light, *numbers, *paints, spec.number("fog", 0.0))


@dataclass
class Surface:
    """What an engraver needs to know of each pixel before the lines are drawn."""

    tone: Array
    glow: Array
    wash: Array
    slant: Array
    lift: Array


def floor(name: str, back: float) -> list[Part]:
    """Lay the ground up to its far edge; an empty name leaves it out."""

    def field(points: Points) -> Array:
        return np.maximum(points.y, np.float32(back) - points.z)

    return [Part(field, name, edge=back)] if name else []


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


def shine_of(view: View, rays: Points, here: Array, part: Part, light: Mood) -> tuple[Array, Array]:
    """Return tone and glow of the pixels of one part."""
    made = materials()[part.material]
    chosen = here.astype(np.intp)
    normal = Points(*(axis.ravel()[chosen] for axis in view.normal))
    point = Points(*(axis.ravel()[chosen] for axis in view.point))
    ray = Points(*(axis.ravel()[chosen] for axis in rays))
    shade, hollow = view.shade.ravel()[chosen], view.hollow.ravel()[chosen]
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


def camera_of(spec: Spec) -> Camera:
    """Read from where a scene is seen."""
    return Camera(spec.vector("eye"), spec.vector("aim"), spec.number("angle", 30.0))


@dataclass
class Shot:
    """A scene as the camera sees it."""

    view: View
    face: Surface
    parts: list[Part]


def shoot(parts: list[Part], camera: Camera, back: Ground, light: Mood) -> Shot:
    """Look at a scene and light it."""
    far = 60.0
    height, width = back.tone.shape
    view = look(parts, camera, (height, width), Sight(light.light, far, 1.0))
    rays = camera.rays(width, height)
    face = surface(view, rays, parts, light)
    add_mirror(face, view, parts, reflect(view, rays, parts, light, far), upside_down(back, rays))
    ahead = camera.axes()[2]
    depth = view.distance * (rays.x * ahead[0] + rays.y * ahead[1] + rays.z * ahead[2])
    grounds = [n for n, part in enumerate(parts) if math.isinf(part.radius)]
    face.lift = np.where(
        np.isin(view.owner, grounds), single(-math.dist(camera.eye, camera.aim)), -depth
    )
    return Shot(view, face, parts)


def make(spec: Spec, target: Path) -> None:
    """Draw the scene that an art.toml describes into a file."""
    write(draw(spec, spec.size(), mood_of(spec)), target, spec.whole("quality"))


def mood_of(spec: Spec) -> Mood:
    """Read the mood of a picture."""
    light = spec.part("mood")
    found = mood(light)
    light.done()
    return found


def draw(spec: Spec, size: tuple[int, int], light: Mood) -> Array:
    """Engrave a scene."""
    seen = spec.part("camera")
    camera = camera_of(seen)
    seen.done()
    stage = floor(spec.text("floor", ""), spec.number("edge", -1e5))
    parts = things(spec.parts("things")) + stage
    behind = spec.part("backdrop")
    back = BACKDROPS[behind.text("kind")]((size[1], size[0]), behind)
    behind.done()
    shot = shoot(parts, camera, back, light)
    solid = [part for part in parts if not materials()[part.material].clear]
    focus = math.dist(camera.eye, camera.aim)
    hide(shot.face, shot.view, back, light, focus)
    if len(solid) < len(parts):
        through = shoot(solid, camera, back, light)
        hide(through.face, through.view, back, light, focus)
        see_through(shot, through)
    pixels = size[1] * SCALE / (2 * math.tan(math.radians(camera.angle) / 2) * focus)
    return finish(print_of(shot.face, shot.view, pixels, light), light, shot.face)


def see_through(shot: Shot, through: Shot) -> None:
    """Let what stands behind glass shine through it."""
    for number, part in enumerate(shot.parts):
        clear = materials()[part.material].clear
        if clear:
            share = (shot.view.owner == number).astype(np.float32) * np.float32(clear)
            front, behind = shot.face, through.face
            front.tone = np.maximum(front.tone, mix(front.tone, behind.tone, share))
            front.glow = mix(front.glow, behind.glow, share)
            front.wash = mix(front.wash, behind.wash, share)


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


def hide(face: Surface, view: View, back: Ground, light: Mood, focus: float) -> None:
    """Show the backdrop where nothing is met, and let far things fade into it."""
    empty = view.owner == NOTHING
    air = mix(filled_like(face.wash, light.near), filled_like(face.wash, light.far), back.share)
    face.tone = np.where(empty, back.tone, face.tone)
    face.glow = np.where(empty, back.glow, face.glow)
    tinted = face.wash * single(light.tint) / 255
    face.wash = np.where(empty[..., None], air, tinted)
    face.slant = np.where(empty, back.slant, face.slant)
    face.lift = np.where(empty, -focus * 1.0, face.lift)
    if light.fog:
        haze = np.where(empty, 0, 1 - np.exp(-np.maximum(view.distance - focus, 0) * light.fog))
        face.tone = face.tone + (back.tone - face.tone) * single(haze)
        face.wash = mix(face.wash, air, single(haze))


def filled_like(picture: NDArray[np.floating], paint: Colour) -> Array:
    """Return a picture of one colour in the size of another."""
    return np.broadcast_to(single(paint), picture.shape)


def print_of(face: Surface, view: View, pixels: float, light: Mood) -> Array:
    """Draw the lines and lay them over the washes, at the size of drawing."""
    height, width = face.tone.shape
    size = (width * SCALE, height * SCALE)
    tone = clip(enlarge(face.tone, *size))
    glow = clip(enlarge(face.glow, *size))
    bend = enlarge(face.lift, *size) * np.float32(pixels * -0.28)
    slant = np.repeat(np.repeat(face.slant, SCALE, 0), SCALE, 1)
    ink = hatch(clip(tone + glow), 2.7 * SCALE, bend, slant)
    marks = np.zeros((height, width), np.float32)
    for axis in view.normal:
        marks = np.maximum(marks, contours(axis, 0.9, 0.5))
    marks = np.maximum(marks, contours(face.lift, pixels * 0.05, 0.6))
    edges = (view.owner[:, 1:] != view.owner[:, :-1]).astype(np.float32)
    marks[:, 1:] = np.maximum(marks[:, 1:], edges * 0.8)
    ink = np.maximum(ink, enlarge(marks, *size) * (1 - glow))
    wash = mix(enlarge(face.wash, *size), filled_like(np.empty((*tone.shape, 3)), light.glow), glow)
    return reduce(mix(wash, filled_like(wash, light.ink), ink), SCALE)


def finish(picture: Array, light: Mood, face: Surface) -> Array:
    """Let lights bloom, darken the corners and add the grain of the paper."""
    height, width = face.tone.shape
    bloom = 0.22 * clip(face.glow) + 0.45 * blur(face.glow, 3) + 0.7 * blur(face.glow, 11)
    picture = picture + single(light.glow) * clip(bloom)[..., None] * 0.8
    x, y = places(width, height)
    corner = smooth(np.hypot(x - 0.5, y - 0.48), 0.45, 0.85)
    grainy = 1 + 0.035 * (grain((height, width), 9) - 0.5)
    return clip(picture * ((1 - 0.45 * corner) * grainy)[..., None], 0, 255)
