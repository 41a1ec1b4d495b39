"""Draws the emblem of a poster: patches and lines in the measure of the thing itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypedDict, Unpack

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, band, box, curve, leaf, oval, placed, points_of, star
from art.plane.silhouette import Mask
from art.print.poster.inks import INKS
from art.print.poster.press import LINE, SWELL, Look, Press

# A spot of a form; with a third value it is a corner, otherwise the outline bends through it.
Mark = tuple[float, float] | tuple[float, float, int]
# Marks may be written as text: "0,1.2 0.5,0.8! -0.5,0.8!", where "!" says that it is a corner.
Marks = str | Sequence[Mark] | Array


class Style(TypedDict, total=False):
    """How a patch differs from the usual: weight of line, shade and light, each 1 as a rule."""

    line: float
    shade: float
    shine: float


def marks_of(marks: Marks) -> list[Mark]:
    """Read marks, whichever way they are written."""
    if isinstance(marks, np.ndarray):
        return [(float(x), float(y), 1) for x, y in marks]
    if not isinstance(marks, str):
        return list(marks)
    found: list[Mark] = []
    for word in marks.split():
        x, y = (float(part) for part in word.removesuffix("!").split(","))
        found.append((x, y, 1) if word.endswith("!") else (x, y))
    return found


def whole(half: Marks) -> list[Mark]:
    """Complete the right half of a symmetrical form, given from its top to its foot."""
    right = marks_of(half)
    left: list[Mark] = [(-mark[0], *mark[1:]) for mark in reversed(right) if mark[0] != 0]
    return right + left


def form(marks: Marks, *, closed: bool = True) -> Array:
    """Lead an outline through marks: smooth, but with a corner where a mark says so."""
    if isinstance(marks, np.ndarray):
        return marks
    stops = marks_of(marks)
    spots = [(mark[0], mark[1]) for mark in stops]
    corners = [number for number, mark in enumerate(stops) if len(mark) > 2]
    if closed and not corners:
        return curve(spots, closed=True)
    if closed:
        spots = spots[corners[0] :] + spots[: corners[0] + 1]
        corners = [number - corners[0] for number in corners]
    ends = sorted({0, *corners, len(spots) - 1})
    runs = [spots[start : end + 1] for start, end in pairwise(ends)]
    pieces = [curve(run) if len(run) > 2 else points_of(run) for run in runs]
    return np.concatenate([piece[:-1] for piece in pieces] + ([] if closed else [pieces[-1][-1:]]))


def straight(marks: Marks) -> Array:
    """Return the points of an outline as they stand, every one a corner."""
    if isinstance(marks, np.ndarray):
        return marks
    return points_of([(mark[0], mark[1]) for mark in marks_of(marks)])


def fitted(marks: Marks, at: Spot, sides: Spot, *, closed: bool = True) -> Array:
    """Return a form drawn in the square from -1 to 1, carried to a spot and stretched to sides."""
    return form(marks, closed=closed) * (sides[0] / 2, sides[1] / 2) + points_of([at])


def arc(at: Spot, radius: float, start: float, end: float, high: float | None = None) -> Array:
    """Return a bow of a circle, or of an ellipse, between two angles in degrees."""
    steps = max(4, round(abs(end - start) / 7))
    angle = np.radians(np.linspace(start, end, steps))
    tall = radius if high is None else high
    return np.stack([at[0] + radius * np.cos(angle), at[1] + tall * np.sin(angle)], -1)


@dataclass(frozen=True)
class Pen:
    """Draws on a poster at its place, in its own measure, turned and perhaps seen in a mirror."""

    press: Press
    at: Spot = (0.0, 0.0)
    size: float = 1.0
    degrees: float = 0.0
    flip: bool = False
    within: Mask | None = None

    # Where

    def moved(self, at: Spot, size: float = 1.0, degrees: float = 0.0) -> Pen:
        """Return a pen for a part: at a spot of the thing, larger and turned against the clock."""
        spot = self.spots(points_of([at]))[0]
        turn = -degrees if self.flip else degrees
        here = (float(spot[0]), float(spot[1]))
        return replace(self, at=here, size=self.size * size, degrees=self.degrees + turn)

    def mirror(self) -> Pen:
        """Return a pen that draws the mirror image to the other side of x = 0."""
        return replace(self, flip=not self.flip)

    def both(self) -> tuple[Pen, Pen]:
        """Return a pen for either side of a symmetrical thing."""
        return self, self.mirror()

    def inside(self, marks: Marks) -> Pen:
        """Return a pen that cannot leave a form: for stripes, stains and labels."""
        mask = self.press.mask(self.spots(form(marks)))
        return replace(self, within=mask if self.within is None else mask & self.within)

    def spots(self, outline: Array) -> Array:
        """Return where spots of the thing lie on the poster."""
        sides = outline * (-1, 1) if self.flip else outline
        return placed(sides, self.at, self.size, self.degrees)

    # Patches

    def fill(self, outline: Marks, paint: str, **style: Unpack[Style]) -> None:
        """Print a patch with straight sides, or inside the points of an outline."""
        weight = style.get("line", 1.0) * min(1.0, self.size) ** 0.5
        look = Look(
            LINE * weight,
            SWELL * weight,
            style.get("shade", 1.0),
            style.get("shine", 1.0),
            self.within,
        )
        self.press.patch(self.spots(straight(outline)), INKS[paint], look)

    def flat(self, outline: Marks, paint: str) -> None:
        """Print a patch of plain ink: no line, no shade, no light."""
        self.fill(outline, paint, line=0.0, shade=0.0, shine=0.0)

    def form(self, marks: Marks, paint: str, **style: Unpack[Style]) -> None:
        """Print a patch that bends through its marks, with corners where a third value stands."""
        self.fill(form(marks), paint, **style)

    def disc(self, at: Spot, radius: float, paint: str, **style: Unpack[Style]) -> None:
        """Print a circle."""
        self.fill(oval(at, (radius, radius), steps=64), paint, **style)

    def oval(
        self, at: Spot, radii: Spot, paint: str, degrees: float = 0.0, **style: Unpack[Style]
    ) -> None:
        """Print an ellipse."""
        self.fill(oval(at, radii, degrees, 64), paint, **style)

    def box(
        self, at: Spot, sides: Spot, paint: str, corner: float = 0.0, **style: Unpack[Style]
    ) -> None:
        """Print a rectangle around a spot, by its whole sides; its corners may be round."""
        self.fill(box(at, (sides[0] / 2, sides[1] / 2), 0.0, corner), paint, **style)

    def bar(self, start: Spot, end: Spot, width: float, paint: str, **style: Unpack[Style]) -> None:
        """Print a straight bar with round ends from one spot to another."""
        long = math.hypot(end[0] - start[0], end[1] - start[1])
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.fill(box(middle, (long / 2 + width / 2, width / 2), turn, width / 2), paint, **style)

    def band(
        self,
        marks: Marks,
        width: float | Sequence[float],
        paint: str,
        **style: Unpack[Style],
    ) -> None:
        """Print a bent band, which may grow or shrink on its way."""
        self.fill(band(form(marks, closed=False), width), paint, **style)

    def star(
        self, at: Spot, radius: float, paint: str, points: int = 5, **style: Unpack[Style]
    ) -> None:
        """Print a star."""
        inner = radius * (0.42 if points == 5 else 0.62)
        self.fill(star(at, (radius, inner), points), paint, **style)

    def leaf(
        self, at: Spot, long: float, paint: str, degrees: float = 90.0, **style: Unpack[Style]
    ) -> None:
        """Print a pointed leaf that starts at a spot and points where the angle says."""
        self.fill(leaf(at, long, long * 0.46, degrees), paint, **style)

    # Lines and shade

    def stroke(self, marks: Marks, width: float = 0.05) -> None:
        """Draw a black line of one weight with round ends."""
        way = form(marks, closed=False)
        self.blot(band(way, width))
        for end in (way[0], way[-1]):
            self.blot(oval((float(end[0]), float(end[1])), (width / 2, width / 2), steps=20))

    def taper(self, marks: Marks, width: float = 0.07) -> None:
        """Draw a black brush line, thin at both ends: for folds, wrinkles, motion."""
        self.blot(band(form(marks, closed=False), (0.006, width, width * 0.8, 0.006)))

    def blot(self, outline: Marks) -> None:
        """Fill an outline with black."""
        self.press.line(self.spots(straight(outline)), self.within)

    def dots(self, outline: Marks, tone: float = 0.55) -> None:
        """Lay a screen of shade over what is printed there; a negative tone takes it away."""
        self.press.stain(self.spots(straight(outline)), tone, self.within)
