"""Prints what lies under an engraving in pale inks: parchment and the woven lines of banknotes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.kinds import Colour, Size, between
from art.plane.grid import Array, clip, mix, places, single, smooth
from art.plane.noise import clouds, grain
from art.plane.sheet import Sheet
from art.print.guilloche import Inks, chain, net, rays, ribbon, rosette, spiral
from art.spec import Spec, SpecError


@dataclass(frozen=True)
class Notes:
    """The colours of a note: its paper, the ink of the plate, two pale inks, and an accent."""

    paper: Colour
    ink: Colour
    first: Colour
    second: Colour
    accent: Colour

    def pale(self, share: float, width: float = 0.55) -> Inks:
        """Return the two pale inks, faded towards the paper."""
        return Inks(
            between(self.paper, self.first, share), between(self.paper, self.second, share), width
        )

    def strong(self, share: float = 0.85, width: float = 0.6) -> Inks:
        """Return the ink of the plate beside a pale one."""
        return Inks(
            between(self.paper, self.ink, share), between(self.paper, self.first, share), width
        )


def notes_of(spec: Spec) -> Notes:
    """Read the colours of a note."""
    paints = spec.part("palette")
    found = Notes(*(paints.paint(key) for key in ("paper", "ink", "first", "second", "accent")))
    paints.done()
    return found


def parchment(size: Size, seed: int, base: Colour) -> Array:
    """Make quiet parchment: soft clouds, a breath of grain, darker towards the edges."""
    width, height = size
    shape = (height, width)
    hills = clouds(shape, (3, 3), 4, seed)
    x, y = (2 * part - 1 for part in places(width, height))
    far = clip(0.5 * (x * x + y * y) ** 2 + 0.5 * (hills - 0.5))
    value = 1 + 0.07 * (hills - 0.5) + 0.012 * (grain(shape, seed + 5) - 0.5)
    shade = 1 - far[..., None] * single((0.07, 0.11, 0.18))
    return clip(single(base) * value[..., None] * shade, 0, 255)


Under = Callable[[Sheet, Size, Notes, int], None]


def plain(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print nothing."""


def roses(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print one large rosette behind the middle."""
    at, reach = (size[0] / 2, size[1] * 0.5), size[1] * 0.62
    petals = 11 + seed % 9
    rosette(sheet, at, (reach * 0.5, reach), petals, 16, notes.pale(0.8))
    rosette(sheet, at, (reach * 0.14, reach * 0.62), petals // 2 + 3, 14, notes.pale(0.7))
    rosette(sheet, at, (reach * 0.02, reach * 0.2), 9, 9, notes.pale(0.6))
    chain(sheet, at, reach * 1.06, reach * 0.05, petals * 3, notes.pale(0.85))


def twin_roses(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print a rosette to either side, over a net of waves."""
    net(sheet, (size[0], size[1]), 34, size[0] * 0.12, notes.pale(0.22))
    petals = 9 + seed % 8
    for side in (0.17, 0.83):
        at, reach = (size[0] * side, size[1] * 0.5), size[1] * 0.42
        rosette(sheet, at, (reach * 0.42, reach), petals, 14, notes.pale(0.55))
        rosette(sheet, at, (reach * 0.1, reach * 0.5), petals // 2 + 3, 10, notes.pale(0.5))


def burst(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print waving rays from the middle outwards."""
    half = (size[0] * (0.18 + 0.01 * (seed % 5)), size[1] * 0.22)
    rays(sheet, (size[0] / 2, size[1] * 0.5), half, 96, notes.pale(0.5))
    at = (size[0] / 2, size[1] * 0.5)
    rosette(sheet, at, (half[1] * 0.5, half[1] * 1.25), 12 + seed % 6, 12, notes.pale(0.45))


def waves(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print long level waves that draw together and apart."""
    part = np.linspace(0, 1, 120, dtype=np.float32)
    count = 46
    for number in range(-6, count + 6):
        phase = seed * 0.7 + number * 0.11
        swing = size[1] * (0.05 * np.sin(math.tau * part * 1.5 + phase))
        swing = swing + size[1] * 0.03 * np.sin(math.tau * part * 3.5 - phase * 1.7)
        line = np.stack([size[0] * part, size[1] * number / count + swing], -1)
        inks = notes.pale(0.7)
        sheet.line(line, inks.first if number % 2 else inks.second, inks.width)


def weave(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print a net of crossing waves over the whole note."""
    net(sheet, (size[0], size[1]), 30 + seed % 5 * 2, size[0] * 0.14, notes.pale(0.34))
    spread = (size[1], size[0])
    part = np.linspace(0, 1, 60, dtype=np.float32)
    for number in range(-8, 36):
        y = spread[0] * number / 28 + spread[0] * 0.1 * np.sin(math.tau * 1.5 * part)
        sheet.line(np.stack([size[0] * part, y], -1), notes.pale(0.3).second, 0.5)


def orbit(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print the curve of a wheel within a wheel."""
    at = (size[0] / 2, size[1] / 2)
    gears = ((29, 12, 9.0), (31, 11, 8.0), (37, 14, 11.0), (41, 16, 10.0))
    spiral(sheet, at, size[1] * 0.62, gears[seed % 4], notes.pale(0.6))
    spiral(sheet, at, size[1] * 0.36, gears[(seed + 1) % 4], notes.pale(0.55))


def bond(sheet: Sheet, size: Size, notes: Notes, seed: int) -> None:
    """Print a bond: woven bands along the sides, roses in the corners, one behind the middle."""
    roses(sheet, size, notes, seed)
    width, height = size
    band = width * 0.042
    for x in (band, width - band):
        ribbon(sheet, (x, -4), (x, height + 4), band * 0.62, 6.5, notes.strong(0.62))
        for edge in (-1, 1):
            line = [(x + edge * band * 0.78, 0), (x + edge * band * 0.78, height)]
            sheet.line(line, notes.strong(0.75).first, 0.7)
    inks = notes.strong(0.7)
    for x in (band * 1.1, width - band * 1.1):
        for y in (band * 1.1, height - band * 1.1):
            sheet.disc((x, y), band * 1.75, notes.paper)
            rosette(sheet, (x, y), (band * 0.5, band * 1.7), 7 + seed % 4, 8, inks)
            rosette(sheet, (x, y), (band * 0.12, band * 0.72), 6, 6, notes.pale(0.9))


UNDERS: dict[str, Under] = {
    "plain": plain,
    "roses": roses,
    "twin_roses": twin_roses,
    "burst": burst,
    "waves": waves,
    "weave": weave,
    "orbit": orbit,
    "bond": bond,
}


def under(size: Size, kind: str, notes: Notes, seed: int, name: str) -> Array:
    """Print the paper of a note with the woven lines that are asked for."""
    if kind not in UNDERS:
        raise SpecError(f"{name}: there is no underprint {kind!r}")
    sheet = Sheet(*size, notes.paper)
    sheet.paste(parchment(size, seed, notes.paper))
    UNDERS[kind](sheet, size, notes, seed)
    return sheet.picture()


def faded(size: Size, spec: Spec, seed: int) -> Array:
    """Return how much of ground and air is printed: 1 in the middle, nothing at the edges."""
    width, height = size
    x, y = places(width, height)
    at = spec.take("at", [0.5, 0.52])
    half = spec.take("half", [0.5, 0.5])
    if not isinstance(at, list) or not isinstance(half, list):
        raise SpecError(f"{spec.name}: at and half must be two numbers")
    away = np.hypot((x - at[0]) / half[0], (y - at[1]) / half[1])
    ragged = clouds((height, width), (9, 9), 3, seed + 40) - 0.5
    return 1 - smooth(away + ragged * 0.22, spec.number("from", 0.62), 1.0)


def over(paper: Array, ink: Array, notes: Notes, accent: Array) -> Array:
    """Lay the ink of a plate over printed paper; the accent says where its own ink is used."""
    paint = mix(
        np.broadcast_to(single(notes.ink), paper.shape),
        np.broadcast_to(single(notes.accent), paper.shape),
        accent,
    )
    return mix(paper, paint, ink)
