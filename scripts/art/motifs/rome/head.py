"""Models and paints heads as Rome wore them: faces, hair, beards, wreaths, veils, helmets."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from art.kinds import Colour, Vector
from art.plane.grid import Array, clip, single, smooth
from art.print.fresco.paint import Mark
from art.space.hair import beard, hair, hanging, locks
from art.space.head import EYE_RADIUS, EYE_X, EYE_Y, EYE_Z, Face, eyes, skin
from art.space.shaping import blend, carve, common, cut, hollow, mirror, move, rotated, turn, unite
from art.space.solids import Field, Points, ellipsoid, length, rod, slab, sphere, tube

NECK: Vector = (0.0, -9.0, -3.0)
SCALE = 1.12
Worn = tuple[Field, str, Vector, float]

LIP: Colour = (176.0, 84.0, 66.0)
ROUGE: Colour = (206.0, 112.0, 84.0)
WHITE: Colour = (246.0, 238.0, 220.0)
PUPIL: Colour = (34.0, 22.0, 20.0)
IRIS: Colour = (96.0, 62.0, 38.0)


@dataclass(frozen=True)
class Head:
    """What is chosen about a head: its face, its hair, what it wears, where it looks."""

    face: Face = field(default_factory=Face)
    hair: str = "crop"
    beard: str = ""
    wears: tuple[str, ...] = ()
    look: Vector = (0.0, 0.0, 0.0)
    gaze: float = 0.0
    brow: Colour = (60.0, 40.0, 30.0)
    stern: float = 0.0
    mouth_open: float = 0.0
    seed: int = 1

    def inside(self, points: Points) -> Points:
        """Return points of the body as the head knows them."""
        yaw, nod, tilt = self.look
        seen = rotated(points.less(NECK), "y", -yaw)
        seen = rotated(rotated(seen, "x", -nod), "z", -tilt)
        back = np.float32(1 / SCALE)
        seen = Points(*(part * back for part in seen)).less((-NECK[0], -NECK[1], -NECK[2]))
        long = self.face.long
        return Points(seen.x * (1 + 0.05 * long), seen.y * (1 - 0.05 * long), seen.z)

    def outside(self, point: Vector) -> Vector:
        """Return where a point of the head lies in the body."""
        yaw, nod, tilt = self.look
        moved = Points(*(single([(a - b) * SCALE]) for a, b in zip(point, NECK, strict=True)))
        moved = rotated(rotated(rotated(moved, "z", tilt), "x", nod), "y", yaw)
        x, y, z = (float(part[0]) + by for part, by in zip(moved, NECK, strict=True))
        return x, y, z

    def posed(self, body: Field) -> Field:
        """Turn a body of the head to where the head looks."""
        return lambda points: body(self.inside(points)) * np.float32(0.95 * SCALE)


def pieces(head: Head) -> list[Worn]:
    """List the bodies of a head: field, material, and a ball around each in its own space."""
    found: list[Worn] = [
        (skin(head.face), "skin", (0, -4, 0), 17),
        (eyes(), "eye", (0, 0, 4), 6),
    ]
    grown = hair(head.face, head.hair, head.seed)
    if grown is not None:
        long = head.hair in ("long", "mane")
        found.append((grown.field, "hair", (0, -1 if long else 3, -2), 18 if long else 15))
    found += whiskers(head)
    for name in head.wears:
        found += WEAR[name]()
    return found


def whiskers(head: Head) -> list[Worn]:
    """Model the beard of a head."""
    if head.beard == "long":
        short = beard(head.face, "full", head.seed)
        tip = blend(
            3.0, ellipsoid((4.2, 7.0, 3.0), (0, -14.0, 6.0)), rod((0, -16, 6), (0, -23, 4), 2.6, 1)
        )
        if short is None:
            return []
        body = locks(blend(2.0, short.field, tip), hanging, 0.9, 1.5, head.seed)
        return [(body, "beard", (0, -11, 4), 15)]
    grown = beard(head.face, head.beard, head.seed)
    return [] if grown is None else [(grown.field, "beard", (0, -7, 4), 10)]


def leaf(long: float, wide: float) -> Field:
    """Model a leaf that points up from the origin."""
    outline = [(wide * math.sin(math.pi * step / 8) ** 0.8, long * step / 8) for step in range(9)]
    both = [*outline, *((-x, y) for x, y in outline[-2:0:-1])]
    return slab(both, 0.22, 0.1)


def wreath(size: tuple[float, float], count: int, seed: int = 0) -> Field:
    """Model a wreath of leaves around the head, open above the forehead."""
    leaves = []
    for number in range(count):
        share = number / (count - 1)
        angle = 12 + 150 * share
        across, deep = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        at = (8.3 * across, 6.6 - 2.2 * share + 0.5 * (number % 2), -1.0 + 10.0 * deep)
        for lift, lean in ((0.4, 62.0), (-0.8, 98.0)):
            one = turn(leaf(*size), "x", 8 + 10 * ((number + seed) % 2))
            one = turn(turn(one, "z", lean), "y", angle)
            leaves.append(move(one, (at[0], at[1] + lift, at[2])))
    return mirror(unite(*leaves))


def laurel() -> list[Worn]:
    """Wear a laurel wreath."""
    return [(wreath((5.2, 1.3), 8), "laurel", (0, 6, -1), 14)]


def vine() -> list[Worn]:
    """Wear vine leaves with grapes at the temples."""
    grapes = mirror(
        unite(
            *(
                sphere(0.95, (7.6 + 0.8 * (n % 2), 5.2 - 1.3 * (n // 2), 4.6 - 1.3 * (n % 3)))
                for n in range(8)
            )
        )
    )
    return [
        (wreath((4.8, 2.4), 6, 1), "laurel", (0, 6, -1), 14),
        (grapes, "grape", (0, 3.5, 3), 11),
    ]


def corn() -> list[Worn]:
    """Wear ears of corn that stand up from a band."""
    ears = []
    for angle in range(-60, 61, 24):
        one = unite(
            ellipsoid((0.95, 2.6, 0.95), (0, 4.2, 0)), rod((0, 0, 0), (0, 8.6, 0), 0.28, 0.1)
        )
        across, deep = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        tilted = turn(turn(one, "x", 14), "y", angle)
        ears.append(move(tilted, (7.6 * across, 8.4, -1.0 + 9.0 * deep)))
    return [(unite(*ears), "gold", (0, 11, 2), 14), *fillet()]


def fillet() -> list[Worn]:
    """Wear a ribbon around the hair."""
    ring = cut(ellipsoid((8.7, 9.6, 10.8), (0, 3.1, -1.1)), ellipsoid((8.1, 20, 10.2), (0, 3, -1)))
    band = common(ring, turn(move(tube(14, 0.85), (0, 6.4, 0)), "x", -7))
    return [(band, "ribbon", (0, 6, -1), 13)]


def veil() -> list[Worn]:
    """Wear a cloth drawn over the head."""
    whole = blend(
        3.0,
        ellipsoid((9.7, 10.6, 11.2), (0, 3.0, -2.4)),
        rod((0, -4, -6), (0, -18, -7), 9.4, 12.5),
    )
    face_hole = blend(
        2.5, ellipsoid((8.6, 11.2, 14), (0, 0.2, 9.6)), ellipsoid((8.6, 14, 12), (0, -15, 10))
    )

    def pleat(points: Points) -> Array:
        wave = np.sin(points.y * 0.55 + np.abs(points.x) * 0.5 + points.z * 0.35)
        return whole(points) - np.float32(0.35) * np.abs(wave)

    shell = common(hollow(pleat, 0.75), lambda points: np.float32(-21.0) - points.y)
    return [(carve(1.0, shell, face_hole), "veil", (0, -4, -4), 21)]


def hat() -> list[Worn]:
    """Wear a traveller's hat with a broad brim."""
    crown = ellipsoid((8.8, 6.0, 10.0), (0, 7.6, -1.4))
    brim = ellipsoid((13.6, 1.1, 14.4), (0, 7.6, -0.6))
    whole = carve(0.4, blend(1.2, crown, brim), ellipsoid((8.0, 7.8, 9.6), (0, 2.4, -1)))
    return [(turn(whole, "x", -8), "hat", (0, 8, -1), 18.5)]


def cap() -> list[Worn]:
    """Wear the felt cap of a freedman."""
    whole = blend(2.0, ellipsoid((8.6, 9.0, 10.2), (0, 5.0, -1.3)), sphere(1.6, (0, 15.0, -2.5)))
    low = turn(lambda points: np.float32(4.6) - points.y, "x", -10)
    return [(common(whole, low), "hat", (0, 8, -1), 14)]


def helmet() -> list[Worn]:
    """Wear a helmet with cheek guards and a crest from front to back."""
    return [*bowl(), (crest(-90), "crest", (0, 10, -1), 19)]


def centurion() -> list[Worn]:
    """Wear a helmet with its crest across."""
    return [*bowl(), (crest(0), "crest", (0, 10, -1), 19)]


def crest(turned: float) -> Field:
    """Model the crest of a helmet."""
    shape = [(11.8 * math.cos(a), 3.6 + 12.4 * math.sin(a)) for a in np.linspace(0.5, 2.64, 12)]
    tall = [(17.4 * math.cos(a), 3.2 + 18.4 * math.sin(a)) for a in np.linspace(2.74, 0.4, 16)]
    plume = slab([*shape, *tall], 2.0, 0.9)

    def field(points: Points) -> Array:
        angle = np.arctan2(points.y - 3.4, points.x)
        return single(plume(points) - np.float32(0.3) * np.abs(np.sin(angle * 15)))

    return move(turn(field, "y", turned), (0, 0, -1.2))


def bowl() -> list[Worn]:
    """Model the bronze of a helmet."""
    dome = common(
        ellipsoid((9.2, 10.2, 10.9), (0, 3.6, -1.2)), lambda points: np.float32(4.0) - points.y
    )
    peak = ellipsoid((8.6, 0.8, 5.0), (0, 4.6, 7.4))
    neck = common(
        hollow(ellipsoid((9.6, 12.0, 11.2), (0, 1.0, -2.4)), 0.5),
        lambda points: points.z + 2.5,
        lambda points: np.maximum(points.y - 5.0, -8.0 - points.y),
    )
    guard = slab(((2.0, 3.4), (-3.6, 3.4), (-4.4, -2.5), (-1.6, -7.6), (1.6, -8.6), (3.0, -5.0),
                  (1.6, -1.4)), 0.4, 0.2)  # fmt: skip
    cheek = mirror(move(turn(turn(guard, "y", -62), "z", -5), (6.7, 0.8, 3.4)))
    band = common(
        ellipsoid((9.7, 11.2, 11.4), (0, 3.6, -1.2)), lambda p: np.abs(p.y - 5.0) - np.float32(0.9)
    )
    return [
        (unite(dome, peak, neck, cheek), "helmet", (0, 1, -1), 16),
        (band, "trim", (0, 5, -1), 13),
    ]


def earrings() -> list[Worn]:
    """Wear drops of gold in the ears."""
    drop = unite(sphere(0.75, (7.3, -4.9, -0.2)), ellipsoid((0.6, 1.2, 0.6), (7.3, -6.7, -0.2)))
    return [(mirror(drop), "gold", (0, -5.5, 0), 9)]


def diadem() -> list[Worn]:
    """Wear a golden diadem in the hair."""
    ring = cut(
        ellipsoid((9.3, 12.6, 11.2), (0, 3.1, -1.1)), ellipsoid((8.6, 20, 10.4), (0, 3, -1.1))
    )
    front = common(ring, lambda p: -p.z, lambda p: np.float32(8.4) - p.y, lambda p: p.y - 12.4)
    return [(front, "gold", (0, 9, 4), 12)]


WEAR: dict[str, Callable[[], list[Worn]]] = {
    "laurel": laurel,
    "vine": vine,
    "corn": corn,
    "fillet": fillet,
    "veil": veil,
    "hat": hat,
    "cap": cap,
    "helmet": helmet,
    "centurion": centurion,
    "earrings": earrings,
    "diadem": diadem,
}


def skin_marks(head: Head, at: Points) -> list[Mark]:
    """Paint lips, cheeks, lids and brows upon the skin of a head."""
    side = np.abs(at.x)
    front = smooth(at.z, 4.5, 6.5)
    lips = smooth(1 - length(side / 2.6, (at.y + 6.9) / 1.25), 0.0, 0.25) * front
    blush = np.exp(-(((side - 4.2) / 2.3) ** 2) - ((at.y + 3.4) / 2.2) ** 2) * front
    tip = np.exp(-((side / 1.3) ** 2) - ((at.y + 3.6) / 1.2) ** 2) * smooth(at.z, 8.4, 9.2)
    wide = 2.4 + 0.5 * max(head.face.smile, 0.0)
    line = at.y + 6.95 - (0.02 + 0.13 * head.face.smile) * np.minimum(side, 3.2) ** 2
    parted = smooth(1 - length(side / wide, line / (0.24 + 0.5 * head.mouth_open)), 0, 0.4)
    woman = head.face.woman
    return [
        (clip(blush * 0.4 + tip * 0.3), ROUGE),
        (lips * (0.75 if woman else 0.4), LIP),
        (parted * front * 0.75, PUPIL),
        (lash(head, at), PUPIL),
        (eyebrow(head, at), head.brow),
    ]


def lash(head: Head, at: Points) -> Array:
    """Return how dark the lids make the skin around the eyes."""
    side = np.abs(at.x)
    away = length(side - EYE_X, at.y - EYE_Y, at.z - EYE_Z)
    close = smooth(-away, -EYE_RADIUS - 0.75, -EYE_RADIUS - 0.25)
    x, y = side - EYE_X, at.y - EYE_Y
    upper = y - 0.52 + 0.14 * head.face.age + 0.16 * x * x + 0.12 * x
    dark = np.exp(-(((upper - 0.1) / 0.24) ** 2))
    crease = 0.4 * np.exp(-(((upper - 0.95) / 0.16) ** 2))
    lower = -0.55 - y + 0.16 * x * x
    return clip(close * np.maximum(dark, 0.55 * np.exp(-(((lower - 0.08) / 0.16) ** 2)))
                + crease * smooth(-away, -2.6, -1.9))  # fmt: skip


def eyebrow(head: Head, at: Points) -> Array:
    """Return how the brows cover the skin; a stern face draws them down to the nose."""
    side = np.abs(at.x)
    woman = head.face.woman
    part = clip((side - 1.25) / 4.0)
    arch = 0.95 if woman else 0.6
    line = 1.75 + arch * np.sin(part * 2.5) - 0.25 * part - head.stern * 0.9 * (1 - part)
    thick = (0.36 if woman else 0.52) * (1.2 - 0.75 * part)
    ends = smooth(side, 0.8, 1.4) * (1 - smooth(side, 4.9, 5.6)) * smooth(at.z, 2.0, 3.0)
    shape = clip(1.35 - np.abs(at.y - line) / np.maximum(thick, 0.1))
    return single(smooth(shape, 0.1, 0.7) * ends * 0.95)


def eye_marks(head: Head, at: Points) -> list[Mark]:
    """Paint iris, pupil and a point of light upon the eyeballs."""
    sign = np.where(at.x > 0, 1.0, -1.0).astype(np.float32)
    aside = math.radians(head.gaze)
    x = at.x - sign * EYE_X - EYE_RADIUS * math.sin(aside)
    y = at.y - EYE_Y - 0.05
    away = length(x, y)
    glint = 1 - smooth(length(x + 0.28, y - 0.28), 0.12, 0.26)
    return [
        (1 - smooth(away, 0.68, 0.84), IRIS),
        (1 - smooth(away, 0.38, 0.52), PUPIL),
        (np.exp(-(((away - 0.76) / 0.12) ** 2)) * 0.8, PUPIL),
        (glint, WHITE),
    ]
