"""Paints what a camera sees as a fresco painter does: few tones, brush strokes, dark contours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art.kinds import Colour, Vector, between
from art.plane.grid import Array, blur, clip, mix, ramp, single, smooth
from art.plane.noise import grain, sample
from art.space.march import NOTHING, Numbers, Part, View
from art.space.solids import Points

UMBER: Colour = (58.0, 30.0, 22.0)
STEPS = 9
# Where something is painted upon a body, and in which colour.
Mark = tuple[Array, Colour]
Marks = Callable[[Points], list[Mark]]


@dataclass(frozen=True)
class Dab:
    """A body as the painter sees it: the part, its pigment and what is drawn upon it."""

    part: Part
    pigment: str
    marks: Marks | None = None
    face: bool = False


@dataclass(frozen=True)
class Pigment:
    """A mineral colour in shadow, in its own tone and in the light."""

    dark: Colour
    body: Colour
    light: Colour
    shine: float = 0.0

    def stops(self) -> list[tuple[float, Colour]]:
        """Return the colours of the painter's tones, from the deepest to the highest."""
        deep = between(self.dark, UMBER, 0.4)
        high = between(self.light, (255.0, 250.0, 236.0), 0.5)
        half = between(self.dark, self.body, 0.55)
        return [
            (0.0, deep), (0.2, self.dark), (0.42, half), (0.62, self.body),
            (0.82, self.light), (1.0, high),
        ]  # fmt: skip


def lit(view: View, light: Vector) -> Array:
    """Return how bright each pixel is, from 0 to 1."""
    x, y, z = view.normal
    straight = x * np.float32(light[0]) + y * np.float32(light[1]) + z * np.float32(light[2])
    wrapped = clip((straight + 0.18) / 1.18)
    shade = blur(view.shade, 2)
    key = wrapped**1.2 * (0.4 + 0.6 * shade)
    sky = 0.2 + 0.1 * y + 0.08 * z
    return clip((sky + 0.74 * key) * (0.42 + 0.58 * view.hollow))


def stepped(tone: Array, unrest: Array) -> Array:
    """Draw tones together into few soft steps whose edges follow the brush."""
    bounds = (0.2, 0.36, 0.52, 0.68, 0.84)
    moved = tone + unrest
    total = np.zeros_like(tone)
    for bound in bounds:
        total = total + smooth(moved, bound - 0.045, bound + 0.045)
    return single(0.55 * total / len(bounds) + 0.45 * tone)


def brush(view: View, seed: int, size: float) -> Array:
    """Return brush strokes from -1 to 1 that run around the forms."""
    x, y, _ = view.normal
    across, down = blur(y, 2), blur(x, 2)
    strong = np.maximum(np.hypot(across, down), 1e-3)
    lean = smooth(strong, 0.1, 0.4)
    step_x = across / strong * lean + 0.8 * (1 - lean)
    step_y = down / strong * lean - 0.6 * (1 - lean)
    shape = x.shape
    noise = blur(grain(shape, seed), 1)
    row, column = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    total = np.zeros(shape, np.float32)
    for number in range(-STEPS, STEPS + 1):
        total += sample(noise, column + step_x * number * size, row + step_y * number * size)
    total = (total - total.mean()) / np.float32(max(float(total.std()), 1e-6))
    return clip(total * 0.5, -1, 1)


def edges(view: View, span: float) -> Array:
    """Return where one body ends before another or before the wall, on the nearer side."""
    depth = np.where(view.owner == NOTHING, np.float32(1e4), view.distance)
    line = np.zeros(depth.shape, np.float32)
    for axis in (0, 1):
        for way in (-1, 1):
            behind = np.roll(depth, way, axis) - depth
            other = np.roll(view.owner, way, axis) != view.owner
            line = np.maximum(line, smooth(behind, span * 0.5, span * 1.2))
            line = np.maximum(line, np.where(other & (behind > -span * 0.2), 0.75, 0))
    return single(line)


def thickened(line: Array, width: float) -> Array:
    """Draw a thin line with a brush of some width."""
    soft = blur(line, max(1.0, width))
    return clip(soft * np.float32(2.2 + width))


def painted(
    ground: Array, view: View, dabs: Sequence[Dab], pigments: Mapping[str, Pigment], light: Vector
) -> Array:
    """Paint the bodies of a view upon a ground."""
    fine = view.owner.shape[0] / 448
    strokes = brush(view, 5, fine)
    bright = lit(view, light)
    picture = ground.copy()
    for number, dab in enumerate(dabs):
        here = np.nonzero(view.owner == number)
        if not here[0].size:
            continue
        pigment = pigments[dab.pigment]
        tone = bright[here]
        if pigment.shine:
            tone = polished(view, here, tone, pigment.shine, light)
        unrest = strokes[here] * np.float32(0.03 if dab.face else 0.07)
        colour = ramp(stepped(tone, unrest), pigment.stops())
        if dab.marks is not None:
            colour = marked(colour, dab, Points(*(part[here] for part in view.point)), tone)
        picture[here] = colour * (1 + 0.05 * strokes[here])[:, None]
    return outlined(picture, view, dabs, pigments)


def marked(colour: Array, dab: Dab, points: Points, tone: Array) -> Array:
    """Draw upon a body what its marks say, a little darker in the shade."""
    if dab.marks is None:
        return colour
    for share, paint in dab.marks(dab.part.local(points)):
        drawn = single(paint) * (0.55 + 0.55 * tone)[:, None]
        colour = mix(colour, np.minimum(drawn, 255), clip(share))
    return colour


def polished(
    view: View, here: tuple[NDArray[np.intp], ...], tone: Array, shine: float, light: Vector
) -> Array:
    """Give metal its sharper lights and a dark reflection between them."""
    x, y, z = (part[here] for part in view.normal)
    half = single([light[0], light[1], light[2] + 1.0])
    half = half / np.sqrt((half * half).sum())
    glance = clip(x * half[0] + y * half[1] + z * half[2])
    band = 0.5 + 0.5 * np.sin((y * 2.2 + x * 1.3) * 3.0)
    return clip(tone * (0.72 + 0.4 * band) + shine * glance**18)


def outlined(
    picture: Array, view: View, dabs: Sequence[Dab], pigments: Mapping[str, Pigment]
) -> Array:
    """Draw the dark contours, each in the deep tone of the body it belongs to."""
    fine = view.owner.shape[0] / 448
    span = 3.2
    line = thickened(edges(view, span), fine * 0.62)
    inks = single([between(pigments[dab.pigment].dark, UMBER, 0.62) for dab in dabs] or [UMBER])
    near = spread(view.owner, max(1, round(fine * 1.6)))
    ink = inks[np.clip(near, 0, len(inks) - 1)]
    share = np.where(near == NOTHING, 0, line)
    return mix(picture, ink, share * 0.85)


def spread(owner: Numbers, steps: int) -> Numbers:
    """Let bodies grow by some pixels over the empty wall, so that contours have an owner."""
    grown = owner.copy()
    for _ in range(steps):
        for axis in (0, 1):
            for way in (-1, 1):
                moved = np.roll(grown, way, axis)
                grown = np.where(grown == NOTHING, moved, grown)
    return grown
