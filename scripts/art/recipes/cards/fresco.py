"""Paints figures and things of an art.toml as a fresco upon a painted wall."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from art.kinds import Vector, colour
from art.motifs.rome.people import Person, dabs, person_of
from art.motifs.rome.things import props
from art.plane.grid import Array, blur, clip, single
from art.plane.sheet import write
from art.print.fresco.paint import Dab, Pigment, painted
from art.print.fresco.wall import bordered, wall_of, weathered
from art.space.march import NOTHING, Camera, Sight, View, look, unit
from art.spec import Spec, SpecError

LIGHT = unit((-0.55, 0.55, 0.65))
EYE_AT = 420.0
FINE = 1.5


def pigments_of(spec: Spec) -> dict[str, Pigment]:
    """Read the pigments: three colours each, from shadow to light, and perhaps a shine."""
    table = spec.part("palette")
    found = {}
    for name in table.table:
        value = table.take(name)
        if not isinstance(value, list) or len(value) not in (3, 4):
            raise SpecError(f"{table.name}: {name} must be three colours, not {value!r}")
        dark, body, light = (colour(str(part)) for part in value[:3])
        found[name] = Pigment(dark, body, light, float(value[3]) if len(value) > 3 else 0.0)
    return found


def camera_of(spec: Spec) -> Camera:
    """Read what the picture shows: the place in its middle and how many centimetres are seen."""
    x, y, high = spec.vector("view")
    angle = 2 * float(np.degrees(np.arctan(high / 2 / EYE_AT)))
    rise = spec.number("rise", 0.0)
    return Camera((x, y + rise, EYE_AT), (x, y, 0.0), angle)


def people_of(spec: Spec, pigments: dict[str, Pigment]) -> list[Person]:
    """Read who is in the picture."""
    return [person_of(part, lambda word: pigments[word].dark) for part in spec.parts("person")]


def cast(people: list[Person], spec: Spec) -> list[Dab]:
    """Model everybody and everything in the picture."""
    found = [dab for person in people for dab in dabs(person)]
    return found + props(spec.parts("thing"), people)


def shaded(ground: Array, view: View, fine: float) -> Array:
    """Let the figures throw a soft shadow on the wall behind them."""
    solid = single(view.owner != NOTHING)
    moved = np.roll(np.roll(solid, round(9 * fine), 1), round(7 * fine), 0)
    return single(ground * (1 - 0.3 * blur(moved, 6 * fine))[..., None])


def spared(view: View, people: list[Dab], fine: float) -> Array:
    """Return how much age must spare each pixel: faces and hands most, the open wall not at all."""
    solid = single(view.owner != NOTHING)
    faces = [number for number, dab in enumerate(people) if dab.part.material in ("skin", "eye")]
    tender = single(np.isin(view.owner, faces))
    return clip(blur(solid, 2 * fine) * 0.72 + blur(tender, 4 * fine) * 0.6)


def fresco(spec: Spec, size: tuple[int, int]) -> Array:
    """Paint the picture an entry describes, finer than it will be."""
    pigments = pigments_of(spec)
    ground = pigments[spec.text("ground")].body
    people = people_of(spec, pigments)
    bodies = cast(people, spec)
    for dab in bodies:
        if dab.pigment not in pigments:
            raise SpecError(f"{spec.name}: there is no pigment {dab.pigment!r}")
    light: Vector = LIGHT
    shape = (size[1], size[0])
    view = look([dab.part for dab in bodies], camera_of(spec), shape, Sight(light, 900.0, 14.0))
    fine = size[0] / 560
    seed = spec.whole("seed", 1)
    wall = wall_of(size, spec.text("wall"), ground, seed)
    picture = painted(shaded(wall, view, fine), view, bodies, pigments, light)
    picture = bordered(picture, ground)
    return weathered(picture, seed, spared(view, bodies, fine))


def make(spec: Spec, target: Path) -> None:
    """Paint the picture that an art.toml describes into a file."""
    width, height = spec.size()
    large = fresco(spec, (round(width * FINE), round(height * FINE)))
    raw = np.ascontiguousarray(np.rint(clip(large, 0, 255)).astype(np.uint8))
    small = Image.fromarray(raw).resize((width, height), Image.Resampling.LANCZOS)
    write(single(np.asarray(small)), target, spec.whole("quality"))
