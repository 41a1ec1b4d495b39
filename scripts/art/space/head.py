"""Models a human head in centimetres: skull, jaw, brow, nose, mouth, ears and neck."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.plane.grid import Array
from art.space.shaping import blend, carve, dent, mirror, move, resize, turn
from art.space.solids import Field, Points, ellipsoid, rod, sphere

EYE_X, EYE_Y, EYE_Z, EYE_RADIUS = 3.2, 0.0, 6.45, 1.25
FEATURE_HEIGHT = 3.0


@dataclass(frozen=True)
class Face:
    """What makes one head differ from another; 0 is ordinary, 1 is a lot, -1 the opposite."""

    woman: bool = False
    width: float = 0.0
    jaw: float = 0.0
    chin: float = 0.0
    cheek: float = 0.0
    brow: float = 0.0
    nose: float = 0.0
    bridge: float = 0.0
    lips: float = 0.0
    weight: float = 0.0
    age: float = 0.0
    smile: float = 0.0
    long: float = 0.0


def skull(face: Face) -> Field:
    """Model the large masses of the head."""
    wide = 1 + 0.05 * face.width - (0.02 if face.woman else 0.0)
    jaw = (-0.75 if face.woman else 0.0) + 0.5 * face.jaw + 0.4 * face.weight
    cranium = ellipsoid((7.35 * wide, 8.1, 9.2), (0, 3.1, -1.0))
    front = ellipsoid((5.9 * wide, 8.2, 6.9), (0, -1.6, 1.9))
    below = ellipsoid((4.5 * wide + jaw, 4.1, 5.1), (0, -6.9, 2.6))
    corner = sphere(1.3 + 0.3 * jaw, (4.4 * wide + 0.7 * jaw, -5.9 - 0.2 * jaw, 0.2))
    return blend(2.6, cranium, front, below, corner)


def chin(face: Face) -> Field:
    """Model the chin."""
    wide = 1.5 if face.woman else 2.2
    at = (0.0, -10.0 - 0.35 * face.chin, 6.6 + 0.5 * face.chin)
    return ellipsoid((wide + 0.3 * face.jaw, 1.5, 1.7), at)


def cheeks(face: Face) -> Field:
    """Model cheek bones and what hangs below them."""
    bone = ellipsoid((2.2, 1.5 + 0.2 * face.cheek, 2.2), (4.1, -2.1, 4.9 + 0.4 * face.cheek))
    soft = 0.5 * face.weight + 0.2 * face.smile
    full = ellipsoid((1.9, 2.3, 2.0), (3.6, -5.0 - 0.6 * face.age, 4.1 + soft))
    return blend(1.6, bone, full)


def nose(face: Face) -> Field:
    """Model the nose."""
    small = 0.84 if face.woman else 1.0
    tip_z = 8.45 + (1.35 + 0.4 * face.nose) * small
    tip_y = -3.5 - 0.35 * face.nose + (0.15 if face.woman else 0.0)
    middle = (0.0, -1.1, 8.0 + (0.85 + 0.45 * face.bridge) * small)
    back = blend(
        0.9,
        rod((0, 1.3, 7.35), middle, 0.8 * small, 0.85 * small),
        rod(middle, (0, tip_y, tip_z), 0.85 * small, 1.08 * small),
    )
    wing = ellipsoid((0.85 * small, 0.8, 1.05), (1.1 * small, tip_y - 0.35, 8.5))
    return blend(0.8, back, wing)


def mouth(face: Face) -> Field:
    """Model both lips."""
    full = 0.16 * face.lips + (0.1 if face.woman else 0.0)
    upper = ellipsoid((1.2, 0.34 + 0.6 * full, 0.6), (0.55, -6.48, 8.05 + full))
    lower = ellipsoid((1.6, 0.44 + 0.8 * full, 0.7), (0, -7.4, 7.95 + full))
    return blend(0.35, upper, lower)


def groove(face: Face) -> Field:
    """Model the line between the lips, rising at the ends with a smile."""
    lift = 0.1 + 0.45 * face.smile
    middle = rod((0, -6.9, 9.1), (1.4, -6.95, 8.7), 0.13, 0.15)
    side = rod((1.4, -6.95, 8.7), (2.75, -6.98 + lift, 7.7), 0.15, 0.2)
    return blend(0.2, middle, side)


def brow(face: Face) -> Field:
    """Model the ridge above the eyes."""
    strong = 0.85 + 0.25 * face.brow - (0.32 if face.woman else 0.0)
    return rod((1.2, 1.7, 7.2), (4.6, 1.9, 5.4), strong, strong * 0.6)


def sockets(face: Face) -> Field:
    """Model the hollows in which the eyes lie."""
    deep = 0.12 * face.brow + 0.1 * face.age
    return ellipsoid((2.0, 1.35, 1.5 + deep), (EYE_X + 0.1, 0.05, 8.0))


def lids(face: Face) -> Field:
    """Model upper and lower eyelids as a shell that leaves a gap."""
    eye = (EYE_X, EYE_Y, EYE_Z)
    shell = sphere(EYE_RADIUS + 0.17, eye)
    heavy = 0.14 * face.age + 0.1 * face.smile

    def gap(points: Points) -> Array:
        x, y, z = points.less(eye)
        above = y - (0.52 - heavy) + 0.16 * x * x + 0.12 * x
        below = -0.55 - y + 0.16 * x * x
        return np.maximum(np.maximum(above, below), -z)

    return carve(0.12, shell, gap)


def ear() -> Field:
    """Model an ear: a rim around a bowl."""
    disc = ellipsoid((0.75, 3.1, 1.75))
    bowl = ellipsoid((0.7, 2.0, 1.0), (0.75, 0.35, 0.15))
    lobe = ellipsoid((0.55, 0.8, 0.75), (0, -2.6, 0.55))
    flap = ellipsoid((0.35, 0.6, 0.35), (0.35, -0.3, 1.15))
    whole = blend(0.5, carve(0.5, blend(0.6, disc, lobe), bowl), flap)
    tilted = turn(turn(whole, "y", 22), "x", -12)
    return move(resize(tilted, 0.92), (6.75, -1.3, -1.0))


def neck(face: Face) -> Field:
    """Model the neck down to the shoulders."""
    thick = (4.0 if face.woman else 4.8) + 0.6 * face.weight
    column = rod((0, -4, -2.6), (0, -15, -4.6), thick, thick * 1.05)
    strap = rod((4.1, -6.0, -3.4), (1.4, -15.5, 0.2), 1.0, 0.9)
    apple = ellipsoid((0.9, 1.3, 0.9), (0, -12.4, 0.0 if face.woman else 1.2))
    return blend(1.6, column, strap, apple)


def folds(face: Face, whole: Field) -> Field:
    """Press in what years and smiles leave behind."""
    cheek = rod((1.8, -3.9, 8.2), (3.2, -7.2, 7.3), 0.0)
    whole = dent(whole, cheek, 0.16 + 0.2 * face.age + 0.12 * face.smile, 0.42)
    bag = rod((1.9, -1.5, 7.6), (4.2, -1.3, 6.6), 0.0)
    whole = dent(whole, bag, 0.06 + 0.16 * face.age, 0.3)
    if face.age < 0.35:
        return whole
    for height in (4.3, 5.3, 6.2):
        line = rod((0, height, 8.0), (3.6, height + 0.25, 6.8), 0.0)
        whole = dent(whole, line, 0.14 * face.age, 0.3)
    frown = rod((0.75, 1.4, 8.3), (0.6, 2.6, 8.3), 0.0)
    jowl = rod((2.5, -8.3, 7.6), (3.0, -10.0, 6.0), 0.0)
    return dent(dent(whole, frown, 0.2 * face.age, 0.25), jowl, 0.3 * face.age, 0.5)


def mass(face: Face) -> Field:
    """Model everything but the small features."""
    bones = blend(2.2, skull(face), cheeks(face), chin(face))
    muzzle = ellipsoid((2.6, 2.0, 1.7 if face.woman else 1.8), (0, -6.7, 6.4))
    whole = blend(1.7, bones, brow(face), muzzle)
    return blend(1.4 + 0.8 * face.age, carve(2.0, whole, sphere(5.0, (11.5, 3.2, 5.2))), neck(face))


def features(face: Face, whole: Field) -> Field:
    """Model eyes, nose, mouth and ears upon the mass of a head."""
    whole = carve(1.2, whole, sockets(face))
    whole = blend(0.8, whole, nose(face))
    whole = blend(0.9, whole, mouth(face))
    nostril = ellipsoid((0.38, 0.3, 0.6), (0.6, -4.5 - 0.35 * face.nose, 9.0))
    whole = carve(0.3, whole, nostril)
    whole = carve(0.3, whole, groove(face))
    whole = folds(face, whole)
    whole = blend(0.4, whole, lids(face))
    return blend(0.5, whole, ear())


def skin(face: Face) -> Field:
    """Model the whole head without eyeballs and hair; features are asked for only close by."""
    rough = mass(face)
    fine = features(face, rough)

    def field(points: Points) -> Array:
        apart = rough(points)
        near = np.nonzero(apart < FEATURE_HEIGHT + 1)[0]
        apart = apart - np.float32(FEATURE_HEIGHT)
        if near.size:
            apart[near] = fine(points.picked(near))
        return apart

    return mirror(field)


def eyes() -> Field:
    """Model both eyeballs."""
    return mirror(sphere(EYE_RADIUS, (EYE_X, EYE_Y, EYE_Z)))
