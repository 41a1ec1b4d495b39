"""Puts people of Rome together from what an art.toml says about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from math import dist

import numpy as np

from art.kinds import Colour, Vector
from art.motifs.rome.body import Arm, Build, bend, legs, limb, minus, placed_hand
from art.motifs.rome.dress import DRESSES, Wearer
from art.motifs.rome.head import Head, eye_marks, pieces, skin_marks
from art.plane.grid import Array, smooth
from art.print.fresco.paint import Dab, Mark, Marks
from art.space.head import Face
from art.space.march import Part, unit
from art.space.solids import Field, Points
from art.space.stage import Stand
from art.spec import Spec, SpecError

# What each part of a dress is painted with, unless the person says otherwise.
USUAL = {
    "skin": "flesh", "eye": "bone", "hair": "brown", "tunic": "bone", "cloak": "red",
    "border": "purple", "belt": "leather", "leather": "leather", "armour": "bronze",
    "gold": "gold", "laurel": "leaf", "grape": "purple", "ribbon": "red", "veil": "bone",
    "hat": "ochre", "helmet": "bronze", "trim": "gold", "crest": "red",
}  # fmt: skip
REST = {"right": (-20.0, -66.0, 6.0), "left": (20.0, -66.0, 6.0)}


@dataclass(frozen=True)
class Person:
    """Everything that is chosen about a person."""

    head: Head
    build: Build
    arms: tuple[Arm, ...]
    dress: str
    stand: Stand
    paints: dict[str, str]
    hem: float
    sits: bool
    clavi: Colour | None


def face_of(traits: Spec) -> Face:
    """Read the traits of a face."""
    names = [trait.name for trait in fields(Face) if trait.name != "woman"]
    numbers = {name: traits.number(name, 0.0) for name in names}
    made = Face(traits.flag("woman"), **numbers)
    traits.done()
    return made


def arm_of(spec: Spec, side: str, build: Build) -> Arm:
    """Read where an arm reaches and how its hand is held."""
    sign = 1.0 if side == "right" else -1.0
    shoulder = (-sign * build.shoulder, -19.5, -4.0)
    pole = spec.vector("elbow", (-sign * 0.5, -1.0, -0.4))
    elbow, wrist = bend(shoulder, spec.vector("to", REST[side]), pole)
    fingers = spec.vector("fingers", minus(wrist, elbow))
    palm = spec.vector("palm", (sign * 0.8, 0.0, -0.6))
    arm = Arm(shoulder, elbow, wrist, unit(fingers), unit(palm), spec.text("pose", "cup"), sign)
    spec.done()
    return arm


def words(spec: Spec, key: str) -> tuple[str, ...]:
    """Return a list of words."""
    value = spec.take(key, [])
    if not isinstance(value, list):
        raise SpecError(f"{spec.name}: {key} must be a list of words, not {value!r}")
    return tuple(str(word) for word in value)


def person_of(spec: Spec, paint: Callable[[str], Colour]) -> Person:
    """Read what an art.toml says about a person; `paint` gives the dark tone of a pigment."""
    face = face_of(spec.part("face"))
    build = Build(face.woman, spec.number("broad", 0.0), spec.number("weight", face.weight))
    paints = {**USUAL, "beard": spec.text("hair_paint", "brown")}
    paints["hair"] = paints["beard"]
    chosen = spec.part("paints")
    paints.update({key: chosen.text(key) for key in chosen.table})
    chosen.done()
    head = Head(
        face,
        spec.text("hair", "crop"),
        spec.text("beard", ""),
        words(spec, "wears"),
        spec.vector("look", (0.0, 0.0, 0.0)),
        spec.number("gaze", 0.0),
        paint(paints["hair"]),
        spec.number("stern", 0.0),
        spec.number("mouth", 0.0),
        spec.whole("seed", 1),
    )
    turn, lean, tip = (spec.number(key, 0.0) for key in ("turn", "lean", "tip"))
    at = spec.vector("at", (0.0, 0.0, 0.0))
    stand = Stand(at, turn, lean, tip, spec.number("size", 1.0))
    arms = tuple(arm_of(spec.part(side), side, build) for side in ("right", "left"))
    made = Person(
        head,
        build,
        arms,
        spec.text("dress", "tunic"),
        stand,
        paints,
        spec.number("hem", -108.0),
        spec.flag("sits"),
        paint(spec.text("clavi")) if spec.has("clavi") else None,
    )
    spec.done()
    return made


def stripes(person: Person) -> Callable[[Points], list[Mark]] | None:
    """Return the painter of the two stripes that run down a tunic of rank."""
    paint = person.clavi
    if paint is None:
        return None
    end = -68.0 if person.sits else -200.0

    def marks(points: Points) -> list[Mark]:
        away = abs(abs(points.x) - 6.6)
        band = smooth(-away, -2.3, -1.7) * smooth(points.z, -2.0, 0.0)
        return [(band * smooth(-points.y, 15.0, 17.0) * smooth(points.y, end, end + 2), paint)]

    return marks


def dabs(person: Person) -> list[Dab]:
    """Model a person: every body in its place, with its pigment and its marks."""
    head, stand = person.head, person.stand

    def in_head(points: Points) -> Points:
        return head.inside(stand.inside(points))

    drawn: dict[str, Marks] = {
        "skin": lambda points: skin_marks(head, points),
        "eye": lambda points: eye_marks(head, points),
    }
    found = []
    for field, material, centre, radius in pieces(head):
        ball = (head.outside(centre), radius * 1.16)
        part = placed(head.posed(field), material, ball, stand, in_head)
        found.append(Dab(part, person.paints[material], drawn.get(material), material == "skin"))
    wearer = Wearer(person.build, person.arms, person.hem, sits=person.sits)
    striped = stripes(person)
    for field, material, centre, radius in DRESSES[person.dress](wearer):
        part = placed(field, material, (centre, radius), stand, stand.inside)
        marks = striped if material == "tunic" else None
        found.append(Dab(part, person.paints[material], marks))
    return found + limbs(person)


def limbs(person: Person) -> list[Dab]:
    """Model arms, hands and, where they show, legs."""
    found = []
    for arm in person.arms:
        middle = tuple((a + b) / 2 for a, b in zip(arm.shoulder, arm.wrist, strict=True))
        reach = max(dist(middle, arm.shoulder), dist(middle, arm.elbow)) + 9
        bodies = [(limb(arm, person.build), ((middle[0], middle[1], middle[2]), reach))]
        bodies.append((placed_hand(arm, person.build), (arm.wrist, 26.0)))
        for field, ball in bodies:
            part = placed(field, "skin", ball, person.stand, person.stand.inside)
            found.append(Dab(part, person.paints["skin"]))
    if not person.sits and person.hem > -140:
        part = placed(legs(person.build), "skin", ((0, -118, 0), 52), person.stand,
                      person.stand.inside)  # fmt: skip
        found.append(Dab(part, person.paints["skin"]))
    return found


def placed(
    field: Field,
    material: str,
    ball: tuple[Vector, float],
    stand: Stand,
    local: Callable[[Points], Points],
) -> Part:
    """Place a body of a person in the scene."""
    size = np.float32(stand.size)
    centre, radius = ball

    def there(points: Points) -> Array:
        return field(stand.inside(points)) * size

    return Part(there, material, stand.outside(centre), radius * stand.size, local)
