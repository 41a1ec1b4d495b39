"""Draws scenes: things of a vocabulary on a ground, before a backdrop, in one light."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from art.kinds import Colour
from art.motifs.standing import things
from art.plane.grid import Array, blur, clip, enlarge, mix, places, reduce, single, smooth
from art.plane.noise import grain
from art.plane.sheet import write
from art.print.engrave import contours, hatch
from art.print.halftone import halftone
from art.print.mosaic.rings import tesserae
from art.space.backdrops import BACKDROPS, Ground
from art.space.lighting import (
    Mood,
    Surface,
    add_mirror,
    materials,
    mood_of,
    reflect,
    surface,
    upside_down,
)
from art.space.march import NOTHING, Camera, Part, Sight, View, look
from art.space.solids import Points
from art.spec import Spec, SpecError

SCALE = 2


def floor(name: str, back: float) -> list[Part]:
    """Lay the ground up to its far edge; an empty name leaves it out."""

    def field(points: Points) -> Array:
        return single(np.maximum(points.y, np.float32(back) - points.z))

    return [Part(field, name, edge=back)] if name else []


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
    return finish(
        printed(shot, pixels, light, spec.text("technique", "engraving")), light, shot.face
    )


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


def printed(shot: Shot, pixels: float, light: Mood, technique: str) -> Array:
    """Print a scene by a technique: engraving, mosaic or halftone."""
    if technique == "engraving":
        return print_of(shot.face, shot.view, pixels, light)
    painted = shot.face.wash * clip(shot.face.tone + shot.face.glow)[..., None]
    if technique == "mosaic":
        return tesserae(painted, painted.shape[1] / 70, (0.6, 0.3))
    if technique == "halftone":
        return halftone(shot.face.wash, shot.face.tone, light.ink)
    raise SpecError(f"there is no technique {technique!r}")


def finish(picture: Array, light: Mood, face: Surface) -> Array:
    """Let lights bloom, darken the corners and add the grain of the paper."""
    height, width = face.tone.shape
    bloom = 0.22 * clip(face.glow) + 0.45 * blur(face.glow, 3) + 0.7 * blur(face.glow, 11)
    picture = picture + single(light.glow) * clip(bloom)[..., None] * 0.8
    x, y = places(width, height)
    corner = smooth(np.hypot(x - 0.5, y - 0.48), 0.45, 0.85)
    grainy = 1 + 0.035 * (grain((height, width), 9) - 0.5)
    return clip(picture * ((1 - 0.45 * corner) * grainy)[..., None], 0, 255)
