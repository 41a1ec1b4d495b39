"""Places motifs in space: each is a few bodies of one material that can be moved and turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.kinds import ORIGIN, Vector
from art.plane.grid import Array, single
from art.space.march import Part
from art.space.shaping import rotated
from art.space.solids import Field, Points

REACH = 3.2
CELLS = 30


@dataclass(frozen=True)
class Piece:
    """A body and what it is made of."""

    field: Field
    material: str


Motif = list[Piece]


@dataclass(frozen=True)
class Stand:
    """Where and how a motif stands: turned about y, leaning about z, tipped about x."""

    at: Vector = ORIGIN
    turn: float = 0.0
    lean: float = 0.0
    tip: float = 0.0
    size: float = 1.0

    def inside(self, points: Points) -> Points:
        """Return points as the motif knows them."""
        seen = points.less(self.at)
        if self.turn:
            seen = rotated(seen, "y", -self.turn)
        if self.tip:
            seen = rotated(seen, "x", -self.tip)
        if self.lean:
            seen = rotated(seen, "z", -self.lean)
        if self.size == 1:
            return seen
        return Points(*(part / np.float32(self.size) for part in seen))

    def outside(self, point: Vector) -> Vector:
        """Return where a point of the motif lies in the scene."""
        moved = Points(*(single([part * self.size]) for part in point))
        moved = rotated(rotated(rotated(moved, "z", self.lean), "x", self.tip), "y", self.turn)
        x, y, z = (float(part[0]) + by for part, by in zip(moved, self.at, strict=True))
        return x, y, z


def extent(field: Field) -> tuple[Vector, float]:
    """Find a ball around a body by asking a coarse grid of points."""
    line = np.linspace(-REACH, REACH, CELLS, dtype=np.float32)
    x, y, z = (axis.ravel() for axis in np.meshgrid(line, line, line))
    near = np.nonzero(field(Points(x, y, z)) < 2 * REACH / CELLS)[0]
    if not near.size:
        return ORIGIN, REACH * 1.8
    found = [(float(axis[near].min()), float(axis[near].max())) for axis in (x, y, z)]
    middle = tuple((low + high) / 2 for low, high in found)
    apart = [np.abs(axis[near] - part) for axis, part in zip((x, y, z), middle, strict=True)]
    radius = float(np.sqrt(sum(part * part for part in apart)).max())
    return (middle[0], middle[1], middle[2]), radius + REACH / CELLS


def put(motif: Motif, stand: Stand) -> list[Part]:
    """Place a motif."""
    return [placed(piece, stand) for piece in motif]


def placed(piece: Piece, stand: Stand) -> Part:
    """Place one body."""
    centre, radius = extent(piece.field)
    size = np.float32(stand.size)

    def field(points: Points) -> Array:
        return piece.field(stand.inside(points)) * size

    return Part(field, piece.material, stand.outside(centre), radius * stand.size, stand.inside)


Maker = Callable[..., Motif]
