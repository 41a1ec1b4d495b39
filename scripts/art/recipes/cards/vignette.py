"""Engraves vignettes for banknotes: things in one ink on parchment, over pale woven lines."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from art.kinds import Size
from art.motifs.standing import thing
from art.plane.grid import Array, blur, clip, enlarge, mix, reduce, single
from art.plane.sheet import write
from art.print.engrave import contours, hatch
from art.print.note.skies import sky_of
from art.print.note.under import Notes, faded, notes_of, over, under
from art.recipes.cards.scene import Shot, camera_of, floor, hide, see_through, shoot
from art.space.lighting import Mood, materials
from art.space.march import NOTHING, Part, unit
from art.spec import Spec

# How many rays are sent, and how many dots of ink are drawn, to each pixel of a side.
RAYS, SCALE = 2, 3
PERIOD = 2.3
LIGHT = unit((-0.58, 0.66, 0.52))


def mood_of(spec: Spec, notes: Notes) -> Mood:
    """Return the light of a note: it comes from the upper left."""
    paper = notes.paper
    return Mood(
        light=LIGHT, key=spec.number("key", 1.2), sky=spec.number("sky_light", 0.55),
        ink=notes.ink, near=paper, far=paper, glow=paper, tint=(255.0, 255.0, 255.0),
        fog=spec.number("fog", 0.0),
    )  # fmt: skip


def things(spec: Spec) -> tuple[list[Part], list[bool]]:
    """Place the things of a vignette, and tell which parts are printed in the accent ink."""
    parts: list[Part] = []
    accents: list[bool] = []
    for entry in spec.parts("things"):
        made = thing(entry)
        parts += made
        accents += [entry.flag("accent")] * len(made)
        entry.done()
    return parts, accents


def shot_of(spec: Spec, size: Size, light: Mood) -> tuple[Shot, list[bool], Array, float]:
    """See the things of a vignette; also tell accents, bodies, and how many pixels a unit has."""
    seen = spec.part("camera")
    camera = camera_of(seen)
    seen.done()
    parts, accents = things(spec)
    stage = floor(spec.text("floor", ""), spec.number("edge", -1e5))
    parts += stage
    accents += [False] * len(stage)
    back = sky_of(spec.part("sky"), (size[1] * RAYS, size[0] * RAYS))
    focus = math.dist(camera.eye, camera.aim)
    shot = shoot(parts, camera, back, light)
    hide(shot.face, shot.view, back, light, focus)
    solid = [part for part in parts if not materials()[part.material].clear]
    if len(solid) < len(parts):
        through = shoot(solid, camera, back, light)
        hide(through.face, through.view, back, light, focus)
        see_through(shot, through)
    grounds = [number for number, part in enumerate(parts) if math.isinf(part.radius)]
    bodies = ~np.isin(shot.view.owner, [*grounds, NOTHING])
    pixels = size[1] * SCALE / (2 * math.tan(math.radians(camera.angle) / 2) * focus)
    return shot, accents, single(bodies), pixels


def plate(shot: Shot, bodies: Array, mask: Array, pixels: float) -> Array:
    """Cut the lines of a plate, at the size of drawing; ground and air fade with the mask."""
    height, width = mask.shape
    size = (width * SCALE // RAYS, height * SCALE // RAYS)
    share = np.maximum(bodies, mask)
    lit = clip(shot.face.tone + shot.face.glow)
    tone = clip(enlarge(1 - (1 - lit) * share, *size))
    glow = enlarge(clip(shot.face.glow), *size)
    bend = enlarge(shot.face.lift, *size) * np.float32(pixels * -0.28)
    nearest = [np.arange(count) * RAYS // SCALE for count in (size[1], size[0])]
    slant = shot.face.slant[nearest[0]][:, nearest[1]]
    ink = hatch(tone, PERIOD * SCALE, bend, slant)
    return np.maximum(ink, enlarge(edges(shot, bodies, pixels) * share, *size) * (1 - glow))


def edges(shot: Shot, bodies: Array, pixels: float) -> Array:
    """Draw the outlines of bodies and their creases; where ground ends in air there is no line."""
    view = shot.view
    marks = np.zeros(view.distance.shape, np.float32)
    for axis in view.normal:
        marks = np.maximum(marks, contours(axis, 1.4, 0.5))
    marks = np.maximum(marks, contours(shot.face.lift, pixels * 0.06, 0.6))
    for way in (0, 1):
        change = single(np.diff(view.owner, axis=way) != 0) * 0.85
        where = tuple(slice(1, None) if n == way else slice(None) for n in (0, 1))
        marks[where] = np.maximum(marks[where], change)
    return clip(marks) * (blur(bodies, 1) > 0)


def draw(spec: Spec, size: Size) -> Array:
    """Engrave a whole vignette."""
    notes = notes_of(spec)
    paper = under(size, spec.text("under", "plain"), notes, spec.whole("seed", 1), spec.name)
    return engraved_over(paper, spec, size, notes)


def engraved_over(paper: Array, spec: Spec, size: Size, notes: Notes) -> Array:
    """Engrave the things of a picture over printed paper."""
    shot, accents, bodies, pixels = shot_of(spec, size, mood_of(spec, notes))
    edge = spec.part("fade")
    mask = faded((size[0] * RAYS, size[1] * RAYS), edge, spec.whole("seed", 1))
    edge.done()
    ink = reduce(plate(shot, bodies, mask, pixels), SCALE)
    met = single(shot.view.owner != NOTHING)
    paper = washed(paper, shot, np.maximum(bodies, mask * met), bodies, notes)
    used = reduce(single(single(np.array([*accents, False]))[shot.view.owner]), RAYS)
    return clip(over(paper, ink, notes, used), 0, 255)


def washed(paper: Array, shot: Shot, covered: Array, bodies: Array, notes: Notes) -> Array:
    """Keep woven lines away from bodies, and lay a breath of shadow under the ink."""
    dark = (1 - clip(shot.face.tone + shot.face.glow)) * covered
    clear = reduce(np.maximum(bodies, clip(dark * 1.4)), RAYS)
    paper = mix(paper, np.broadcast_to(single(notes.paper), paper.shape), clear)
    shade = blur(reduce(dark, RAYS), 2) * 0.4
    return single(mix(paper, paper * single(notes.first) / 255, shade))


def make(spec: Spec, target: Path) -> None:
    """Draw the vignette that an art.toml describes into a file."""
    write(draw(spec, spec.size()), target, spec.whole("quality"))
