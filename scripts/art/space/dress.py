"""Models shoulders and what is worn on them: coats, collars, ties, pearls and glasses."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.kinds import Outline
from art.plane.grid import Array, smooth
from art.space.head import EYE_X, EYE_Y, EYE_Z, Face
from art.space.shaping import blend, carve, hollow, mirror, move, ring, turn, unite
from art.space.solids import Field, Points, ellipsoid, path, polygon, rod, slab, sphere, torus, tube


@dataclass(frozen=True)
class Layer:
    """A piece of cloth on the chest, drawn on its right half."""

    name: str
    outline: Outline
    height: float


SHIRT = Layer("shirt", ((-1, -12), (4.6, -13.5), (5.4, -17), (1.7, -40), (-1, -40)), 0.0)
LAPEL = Layer(
    "lapel",
    ((4.9, -14.0), (7.2, -15.6), (10.2, -22.2), (8.5, -23.2), (10.4, -24.6), (2.6, -40), (1.5, -40),
     (5.3, -18)),
    0.5,
)  # fmt: skip
BLADE = Layer("tie", ((-1, -19.0), (1.15, -19.0), (2.7, -40), (-1, -40)), 0.7)
OPEN = Layer("skin", ((-1, -10), (4.2, -12), (4.8, -16), (0.2, -27), (-1, -27)), 0.0)
ROUND = Layer("skin", ((-1, -10), (6.6, -12), (6.2, -16.5), (4.2, -19.6), (-1, -20.6)), 0.0)
BLOUSE = Layer("shirt", ((-1, -10), (4.6, -12.5), (5.0, -17), (1.2, -31), (-1, -31)), 0.0)
SHAWL = Layer(
    "lapel", ((4.6, -12.5), (7.4, -14.5), (8.4, -20), (2.2, -33), (0.6, -33), (4.9, -17.5)), 0.5
)
SCARF = Layer(
    "tie", ((-1, -14.6), (2.6, -14.4), (3.4, -17.5), (2.2, -24), (0.6, -28), (-1, -26)), 0.9
)
WAISTCOAT = Layer("vest", ((-1, -22), (2.2, -21.5), (5.6, -19), (1.7, -40), (-1, -40)), 0.25)

OUTFITS: dict[str, tuple[Layer, ...]] = {
    "suit": (SHIRT, BLADE, LAPEL),
    "three_piece": (SHIRT, BLADE, WAISTCOAT, LAPEL),
    "dinner": (SHIRT, SHAWL),
    "blazer": (OPEN, SHAWL),
    "blouse": (BLOUSE, SHAWL),
    "scarf": (BLOUSE, SCARF, SHAWL),
    "dress": (ROUND,),
}
BANDED = {"suit", "three_piece", "dinner", "blouse"}
TIED = {"suit", "three_piece"}


def torso(face: Face, outfit: str) -> Field:
    """Model shoulders and chest with the layers of an outfit raised upon them."""
    wide = 0.86 if face.woman else 1.0 + 0.04 * face.weight
    shoulder = mirror(rod((3.2, -16.2, -4.6), (16.0 * wide, -22.0, -4.6), 2.9, 4.6))
    chest = ellipsoid((17.5 * wide, 17.0, 9.6 + face.weight), (0, -36.0, -3.2))
    arm = mirror(rod((16.0 * wide, -22.5, -4.6), (18.0 * wide, -46, -3), 4.8, 5.4))
    whole = blend(6.0, shoulder, chest, arm)
    layers = OUTFITS[outfit]

    def field(points: Points) -> Array:
        apart = whole(points)
        near = np.nonzero((apart < 2.5) & (points.z > -3))[0]
        if near.size:
            close = points.picked(near)
            raised = np.zeros_like(close.x)
            for layer in layers:
                inside = -polygon(np.abs(close.x), close.y, layer.outline)
                raised = np.maximum(raised, layer.height * smooth(inside, -0.12, 0.22))
            apart[near] -= raised
        return apart * np.float32(0.9)

    return field


def worn(points: Points, outfit: str) -> tuple[Array, Array]:
    """Tell which layer lies on top at points of the chest, and how near its edge is."""
    number = np.full(points.x.shape, -1.0, np.float32)
    edge = np.full(points.x.shape, 9.0, np.float32)
    front = points.z > -2.5
    for place, layer in enumerate(OUTFITS[outfit]):
        inside = -polygon(np.abs(points.x), points.y, layer.outline)
        covered = (inside > 0) & front
        number = np.where(covered, place, number)
        edge = np.where(front & (inside > -0.35), np.minimum(np.abs(inside), edge), edge)
    return number, edge


def band(face: Face) -> Field:
    """Model a shirt collar: the band that stands around the neck and its two points."""
    radius = 4.9 if face.woman else 5.7 + 0.6 * face.weight
    standing = hollow(tube(radius, 2.6), 0.3)
    gap = ellipsoid((0.9, 5.0, 3.0), (0, -0.8, radius))
    around = move(turn(carve(0.3, standing, gap), "x", -12), (0, -14.6, -3.9))
    flap = slab(((0.2, 0.6), (4.6, 2.9), (5.3, 1.2), (3.7, -4.6)), 0.22, 0.1)
    points = mirror(turn(turn(flap, "y", 26), "x", -24))
    return unite(around, move(points, (0, -16.6, 3.2)))


def knot() -> Field:
    """Model the knot of a tie."""
    front = slab(((-1.7, 1.5), (1.7, 1.5), (1.15, -1.9), (-1.15, -1.9)), 0.9, 0.5)
    return move(turn(front, "x", -22), (0, -17.2, 3.6))


def bow() -> Field:
    """Model a bow tie."""
    wing = carve(
        0.5, ellipsoid((2.6, 1.5, 0.75), (2.4, 0, 0)), ellipsoid((1.2, 0.5, 1.0), (5.0, 0, 0.4))
    )
    return move(mirror(unite(wing, ellipsoid((0.8, 0.85, 0.95)))), (0, -16.6, 4.4))


def pearls(face: Face) -> Field:
    """Model a string of pearls around the neck."""
    radius = 5.7 + 0.4 * face.weight
    string = ring(sphere(0.52, (radius, 0, 0)), 36)
    return move(turn(string, "x", 26), (0, -16.4, -2.6))


# Half a pair of spectacles as seen from the front, around the middle of the eye.
RIMS: dict[str, tuple[tuple[float, float], ...]] = {
    "half": (
        (-1.9, 0.0), (1.9, 0.0), (1.7, -1.2), (0.8, -1.7), (-0.8, -1.7), (-1.7, -1.2), (-1.9, 0.0),
    ),
    "square": (
        (-2.0, 1.2), (2.2, 1.35), (2.0, -1.0), (1.4, -1.5), (-1.2, -1.5), (-1.8, -1.0), (-2.0, 1.2),
    ),
}  # fmt: skip


def glasses(kind: str) -> Field:
    """Model spectacles; the kind is round, square or half."""
    across, up, deep = EYE_X, EYE_Y - 0.25, EYE_Z + 2.1
    if kind == "round":
        rim = move(turn(torus(1.9, 0.075), "x", 90), (across, up, deep))
    else:
        rim = path([(across + x, up + y, deep) for x, y in RIMS[kind]], 0.09)
    bridge = rod((0, up + 0.5, deep + 0.35), (1.25, up + 0.35, deep), 0.1)
    arm = path([(5.25, up + 0.5, deep), (6.6, up + 0.5, 6.2), (7.7, 0.3, -0.4)], 0.1)
    return mirror(unite(rim, bridge, arm))


def earrings() -> Field:
    """Model a pair of pearls in the ears."""
    return mirror(sphere(0.55, (7.2, -4.75, -0.2)))
