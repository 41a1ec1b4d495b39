"""Engraves the bust of an invented person from a handful of traits."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from art.kinds import Vector
from art.plane.grid import Array, blur, clip, enlarge, places, single, smooth
from art.print.engrave import combed, contours, hatch, outline, wander
from art.space.dress import (
    BANDED,
    OUTFITS,
    TIED,
    band,
    bow,
    earrings,
    glasses,
    knot,
    pearls,
    torso,
    worn,
)
from art.space.hair import Hair, beard, hair
from art.space.head import EYE_RADIUS, EYE_X, EYE_Y, EYE_Z, Face, eyes, skin
from art.space.march import Camera, Part, Sight, View, look, unit
from art.space.shaping import move, rotated, turn
from art.space.solids import Field, Points, length

LIGHT = unit((-0.62, 0.6, 0.6))
SCALE = 2
EYE_AT = 150.0
SHOULDER = 3.0
# How far some hair rises above the others, in centimetres.
TALL = {"topknot": 2.6, "bouffant": 1.2, "mane": 0.6, "curls": 0.8}


Worn = tuple[Field, str, Vector, float]


@dataclass(frozen=True)
class Person:
    """Everything that is chosen about a portrait."""

    face: Face = field(default_factory=Face)
    hair: str = "parted"
    hair_tone: float = 0.35
    beard: str = ""
    brows: float = 0.5
    glasses: str = ""
    outfit: str = "suit"
    coat: float = 0.3
    skin: float = 1.0
    tie: str = "stripes"
    bow: bool = False
    pearls: bool = False
    earrings: bool = False
    yaw: float = 35.0
    nod: float = 0.0
    seed: int = 1


@dataclass
class Sitter:
    """A person modelled: the bodies to look at and how their hair is combed."""

    person: Person
    parts: list[Part]
    strands: dict[str, Hair]

    def head(self, points: Points) -> Points:
        """Return points as the head knows them."""
        turned = rotated(rotated(points, "y", -self.person.yaw), "x", -self.person.nod)
        return stretched(turned, self.person.face.long)

    def body(self, points: Points) -> Points:
        """Return points as the shoulders know them."""
        return rotated(points.less((0, SHOULDER, 0)), "y", -self.person.yaw * 0.55)


def stretched(points: Points, long: float) -> Points:
    """Return points as a head of ordinary length knows them."""
    return Points(points.x * (1 + 0.05 * long), points.y * (1 - 0.05 * long), points.z)


def drawn_out(body: Field, long: float) -> Field:
    """Make a head longer and narrower, or shorter and rounder."""
    return lambda points: body(stretched(points, long)) * np.float32(0.95)


def sit(person: Person) -> Sitter:
    """Model a person."""
    face = person.face
    strands = {}
    for name, grown in (
        ("hair", hair(face, person.hair, person.seed)),
        ("beard", beard(face, person.beard, person.seed)),
    ):
        if grown is not None:
            strands[name] = grown
    parts = [
        *(posed(person, *piece) for piece in head_pieces(person, strands)),
        *(dressed(person, *piece) for piece in body_pieces(person)),
    ]
    return Sitter(person, parts, strands)


def posed(person: Person, body: Field, material: str, centre: Vector, radius: float) -> Part:
    """Turn a part of the head as the person looks; spectacles throw no shadow."""
    turned = turn(turn(drawn_out(body, person.face.long), "x", person.nod), "y", person.yaw)
    return Part(turned, material, centre, radius, casts=material != "rim")


def dressed(person: Person, body: Field, material: str, centre: Vector, radius: float) -> Part:
    """Turn a part of the dress half as far as the head, and put it at its height."""
    turned = move(turn(body, "y", person.yaw * 0.55), (0, SHOULDER, 0))
    return Part(turned, material, centre, radius)


def head_pieces(person: Person, strands: dict[str, Hair]) -> list[Worn]:
    """List what belongs to the head, each with a ball around it however it is turned."""
    found: list[Worn] = [
        (skin(person.face), "skin", (0, -4, 0), 22),
        (eyes(), "eye", (0, 0, 0), 9),
    ]
    found += [(grown.field, name, (0, -2, -1), 22) for name, grown in strands.items()]
    if person.glasses:
        found.append((glasses(person.glasses), "rim", (0, 0, 3), 12))
    if person.earrings:
        found.append((earrings(), "pearl", (0, -4.75, 0), 9))
    return found


def body_pieces(person: Person) -> list[Worn]:
    """List what belongs to the shoulders, each with a ball around it however it is turned."""
    found: list[Worn] = [(torso(person.face, person.outfit), "dress", (0, -30, -3), 32)]
    if person.outfit in BANDED:
        found.append((band(person.face), "band", (0, -12.5, -1), 11))
    if person.outfit in TIED:
        found.append((knot(), "knot", (0, -14.2, 3), 5))
    if person.bow:
        found.append((bow(), "bow", (0, -14, 4), 9))
    if person.pearls:
        found.append((pearls(person.face), "pearl", (0, -13.4, -2), 10))
    return found


@dataclass
class Plate:
    """What the engraver works from, at the size at which lines are drawn."""

    sitter: Sitter
    names: list[str]
    cover: dict[str, Array]
    light: Array
    point: Points
    lift: Array
    unit: float


def prepare(sitter: Sitter, width: int, height: int) -> Plate:
    """Look at a sitter and enlarge what is seen."""
    level = -7.2 + TALL.get(sitter.person.hair, 0.0)
    camera = Camera((0, level, EYE_AT), (0, level, 0), 2 * math.degrees(math.atan(21.5 / EYE_AT)))
    view = look(sitter.parts, camera, (height, width), Sight(LIGHT, 230, 10))
    names = sorted({part.material for part in sitter.parts})
    size = (width * SCALE, height * SCALE)
    cover = {name: enlarge(seen(view, sitter.parts, name), *size) for name in names}
    point = Points(*(enlarge(part, *size) for part in view.point))
    pixels = height * SCALE / 43.0
    return Plate(sitter, names, cover, enlarge(lit(view), *size), point, point.z * pixels, pixels)


def seen(view: View, parts: list[Part], name: str) -> Array:
    """Return where parts of a name are seen."""
    wanted = [number for number, part in enumerate(parts) if part.material == name]
    return np.isin(view.owner, wanted).astype(np.float32)


def lit(view: View) -> Array:
    """Return how much light comes from each pixel."""
    x, y, z = view.normal
    straight_on = clip(x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])
    rim = clip(x * 0.8 - z * 0.2) ** 2 * 0.26
    sky = (0.30 + 0.1 * y) * view.hollow
    key = straight_on**0.85 * (0.3 + 0.7 * view.shade) * (0.5 + 0.5 * view.hollow)
    return clip(sky + 0.88 * key + rim, 0, 1.2)


def paint_skin(plate: Plate) -> tuple[Array, Array]:
    """Return the tone of skin and the ink of lids and brows."""
    person = plate.sitter.person
    at = plate.sitter.head(plate.point)
    side = np.abs(at.x)
    tone = (plate.light * 0.96 + 0.03) * (person.skin + (1 - person.skin) * 0.5 * plate.light**3)
    front = smooth(at.z, 6.0, 7.0)
    lips = smooth(1 - length(side / 2.35, (at.y + 6.8) / 1.15), 0.0, 0.2) * front
    tone *= 1 - lips * (0.56 if person.face.woman else 0.14)
    above_lip = np.exp(-((side / 2.2) ** 2) - ((at.y + 5.3) / 0.6) ** 2) * front
    tone *= 1 - above_lip * 0.3
    away = length(side - EYE_X, at.y - EYE_Y, at.z - EYE_Z)
    close = smooth(-away, -EYE_RADIUS - 0.5, -EYE_RADIUS - 0.25)
    x, y = side - EYE_X, at.y - EYE_Y
    heavy = 0.14 * person.face.age + 0.1 * person.face.smile
    upper = y - (0.52 - heavy) + 0.16 * x * x + 0.12 * x
    thick = 0.17 if person.face.woman else 0.13
    lash = close * np.exp(-(((upper - 0.06) / thick) ** 2))
    lower = -0.55 - y + 0.16 * x * x
    tone *= 1 - close * np.exp(-(((lower - 0.05) / 0.1) ** 2)) * 0.5
    return tone, clip(np.maximum(lash * 1.2, eyebrow(person, at)))


def eyebrow(person: Person, at: Points) -> Array:
    """Return how dark the brows make the skin."""
    side = np.abs(at.x)
    arch = 0.9 if person.face.woman else 0.55
    part = clip((side - 1.25) / 4.0)
    line = 1.55 + arch * np.sin(part * 2.5) - 0.25 * part
    thick = (0.28 if person.face.woman else 0.5) * (0.6 + 0.8 * person.brows) * (1.15 - 0.75 * part)
    ends = smooth(side, 1.0, 1.5) * (1 - smooth(side, 4.9, 5.5)) * smooth(at.z, 2.0, 3.0)
    hairs = 0.75 + 0.25 * np.sin((side * 2.2 - at.y * 1.3) * 7)
    shape = clip(1.35 - np.abs(at.y - line) / np.maximum(thick, 0.1))
    dark = 0.9 - 0.5 * person.hair_tone
    return single(smooth(shape, 0.15, 0.8) * ends * hairs * dark)


def paint_eyes(plate: Plate) -> Array:
    """Return the tone of the eyeballs with iris, pupil and a point of light."""
    person = plate.sitter.person
    at = plate.sitter.head(plate.point)
    sign = np.where(at.x > 0, 1.0, -1.0).astype(np.float32)
    gaze = math.radians(-person.yaw * 0.45)
    x = at.x - sign * EYE_X - EYE_RADIUS * math.sin(gaze)
    y = at.y - EYE_Y - 0.02
    away = length(x, y)
    white = clip(plate.light * 0.9 + 0.22)
    iris = 1 - smooth(away, 0.56, 0.66)
    pupil = 1 - smooth(away, 0.24, 0.32)
    rim = np.exp(-(((away - 0.6) / 0.09) ** 2))
    tone = white * (1 - iris) + iris * (0.34 + 0.22 * smooth(-y, -0.2, 0.5))
    tone *= (1 - 0.75 * rim) * (1 - pupil * 0.97)
    glint = 1 - smooth(length(x + 0.2, y - 0.24), 0.1, 0.2)
    return np.maximum(tone, glint)


def paint_dress(plate: Plate) -> tuple[Array, Array]:
    """Return the tone of the clothes and the angle at which they are hatched."""
    person = plate.sitter.person
    at = plate.sitter.body(plate.point)
    number, edge = worn(at, person.outfit)
    tones = {"shirt": 0.97, "lapel": person.coat * 1.12, "vest": person.coat * 0.8}
    tones["skin"] = 0.98 * person.skin
    cloth = np.full(number.shape, person.coat, np.float32)
    angle = np.full(number.shape, 0.75, np.float32)
    leans = {"lapel": -0.6, "shirt": 0.05, "skin": 0.0, "tie": 0.5, "vest": 0.3}
    for place, layer in enumerate(OUTFITS[person.outfit]):
        here = number == place
        angle = np.where(here, leans[layer.name], angle)
        tone = pattern(person.tie, at) if layer.name == "tie" else tones[layer.name]
        cloth = np.where(here, tone, cloth)
    light = 0.12 + 0.92 * plate.light
    tone = cloth * light
    return tone * (1 - 0.8 * np.exp(-((edge / 0.1) ** 2))), angle


def pattern(name: str, at: Points) -> Array:
    """Return the tone of a tie's cloth."""
    slant = np.abs(at.x) * 0 + at.x * 0.8 + at.y
    if name == "stripes":
        return np.where(slant % 2.2 < 0.8, 0.85, 0.3).astype(np.float32)
    if name == "dots":
        x, y = at.x % 1.3 - 0.65, (at.y + np.floor(at.x / 1.3) * 0.65) % 1.3 - 0.65
        return np.where(length(x, y) < 0.27, 0.95, 0.25).astype(np.float32)
    tone = 0.8 if name == "light" else 0.28
    return np.full(at.x.shape, tone, np.float32)


def backdrop(shape: tuple[int, int]) -> Array:
    """Return the tone behind the sitter: dark where the face is light."""
    x, y = places(shape[1], shape[0])
    return clip(0.40 + 0.34 * x + 0.1 * (1 - y))


PLAIN = {"band": 0.98, "pearl": 1.0, "bow": 0.3}


def engraved(person: Person, width: int, height: int, period: float = 3.1) -> Array:
    """Engrave a portrait: the ink, at the size of drawing."""
    plate = prepare(sit(person), width, height)
    shape = plate.light.shape
    tone, angle = backdrop(shape), np.zeros(shape, np.float32)
    depth, solid = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    cloth, lean = paint_dress(plate)
    flesh, marks = paint_skin(plate)
    layers: list[tuple[str, Array, Array | float, float]]
    layers = [("dress", cloth, lean, 0.35), ("skin", flesh, 0.22, 1.0)]
    layers += [(name, plate.light * plain, 0.3, 1.0) for name, plain in PLAIN.items()]
    layers.append(
        ("knot", plate.light * pattern(person.tie, plate.sitter.body(plate.point)), 0.5, 1.0)
    )
    for name, drawn, slant, share in layers:
        if name in plate.cover:
            here = plate.cover[name] > 0.5
            tone, angle = np.where(here, drawn, tone), np.where(here, slant, angle)
            depth = np.where(here, plate.lift * share, depth)
    ink = hatch(clip(tone), period * SCALE, depth * -0.55, angle)
    solid = np.where(plate.cover["skin"] > 0.5, marks, solid)
    solid = np.where(plate.cover["eye"] > 0.5, smooth(1 - paint_eyes(plate), 0.25, 0.75), solid)
    ink = np.where(plate.cover["eye"] > 0.5, solid, np.maximum(ink, solid))
    for name, grown in plate.sitter.strands.items():
        ink = np.where(plate.cover[name] > 0.5, tress(plate, grown, period * SCALE), ink)
    for name, mask in plate.cover.items():
        edge = smooth(mask, 0.4, 0.8) if name == "rim" else outline(mask, SCALE) * 0.95
        ink = np.maximum(ink, edge)
    return clip(np.maximum(ink, contours(blur(plate.lift, 1), 0.14, 0.55)))


def tress(plate: Plate, grown: Hair, period: float) -> Array:
    """Draw hair with lines that run along its strands."""
    bright = plate.sitter.person.hair_tone
    at = plate.sitter.head(plate.point)
    flow = grown.flow(Points(*(part.ravel() for part in at))).reshape(at.x.shape)
    phase = flow * np.float32(plate.unit / period * 0.8) + wander(at.x.shape, 11) * 1.5
    tone = clip(plate.light**1.15 * (0.30 + 0.85 * bright) + 0.12 * bright)
    fallback = hatch(tone, period, plate.lift * -0.55, 0.7)
    return combed(phase, clip(tone - 0.02), period, fallback)
