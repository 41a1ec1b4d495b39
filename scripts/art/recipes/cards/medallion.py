"""Sets an engraved bust in a brass oval upon a ground of woven lines."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import numpy as np

from art.kinds import Colour, between
from art.plane.grid import Array, clip, filled, mix, places, reduce, single
from art.plane.metal import lay_rail
from art.plane.sheet import Sheet, write
from art.plane.textures import paper
from art.print.guilloche import Inks, oval, rays, rosette
from art.print.portrait import SCALE, Person, engraved
from art.space.head import Face
from art.spec import Spec

OVAL = (0.33, 0.478)


def medallion(person: Person, size: tuple[int, int], colours: dict[str, Colour]) -> Array:
    """Draw the whole picture of a senator."""
    width, height = size
    half = (width * OVAL[0], height * OVAL[1])
    bust_size = round(half[0] * 2), round(half[1] * 2)
    ink = reduce(engraved(person, *bust_size), SCALE)
    ground = field(size, half, colours)
    left, top = (width - bust_size[0]) // 2, (height - bust_size[1]) // 2
    leaf = paper(bust_size, person.seed, colours["paper"])
    x, y = places(*bust_size)
    pool = np.exp(-(((x - 0.47) / 0.36) ** 2) - ((y - 0.36) / 0.36) ** 2)
    leaf = mix(leaf * single(colours["wash"]) / 255, leaf, clip(pool * 1.15) * 0.9 + 0.1)
    bust = mix(leaf, filled(*bust_size, colours["ink"]), ink)
    whole = ground.copy()
    whole[top : top + bust_size[1], left : left + bust_size[0]] = bust
    return framed(ground, whole, half)


def field(size: tuple[int, int], half: tuple[float, float], colours: dict[str, Colour]) -> Array:
    """Draw the ground: dark, with rays and a rosette behind the oval."""
    width, height = size
    centre = (width / 2, height / 2)
    ground, line = colours["ground"], colours["line"]
    sheet = Sheet(width, height, ground)
    thin = Inks(between(ground, line, 0.34), between(ground, line, 0.2), 0.6)
    rays(sheet, centre, (half[0] * 0.8, half[1] * 0.8), 110, thin)
    bright = Inks(between(ground, line, 0.75), between(ground, line, 0.42), 0.6)
    for corner in ((0.0, 0.0), (width, 0.0), (0.0, height), (width, height)):
        rosette(sheet, corner, (width * 0.035, width * 0.15), 14, 9, bright)
    sheet.line(
        oval(centre, (half[0] + 13, half[1] + 13)), between(ground, line, 0.8), 0.8, closed=True
    )
    x, y = places(width, height)
    shade = 1 - 0.5 * ((x - 0.45) ** 2 + (y - 0.4) ** 2)
    return single(sheet.picture() * shade[..., None])


def framed(ground: Array, bust: Array, half: tuple[float, float]) -> Array:
    """Show the bust inside the oval and the ground outside, a brass ring between them."""
    height, width = ground.shape[:2]
    x, y = places(width, height)
    x, y = (x - 0.5) * width, (y - 0.5) * height
    size = np.sqrt((x / half[0]) ** 2 + (y / half[1]) ** 2)
    slope = np.sqrt((x / half[0] ** 2) ** 2 + (y / half[1] ** 2) ** 2)
    distance = size * (size - 1) / np.maximum(slope, 1e-6) + 6
    inset = clip(-distance / 26)
    shadow = 1 - 0.55 * (1 - inset) * clip(0.55 - (x + y) / (width * 0.9))
    picture = mix(ground, bust * shadow[..., None], clip(0.5 - distance))
    facing = -(x * 0.6 + y * 0.75) / np.maximum(np.sqrt(x * x + y * y), 1)
    return lay_rail(picture, distance, 4.2, facing)


def make(spec: Spec, target: Path) -> None:
    """Draw the portrait that an art.toml describes into a file."""
    write(medallion(person(spec), spec.size(), colours_of(spec)), target, spec.whole("quality"))


def colours_of(spec: Spec) -> dict[str, Colour]:
    """Read the palette of a picture."""
    paints = spec.part("palette")
    colours = {key: paints.paint(key) for key in ("paper", "wash", "ink", "ground", "line")}
    paints.done()
    return colours


def person(spec: Spec) -> Person:
    """Read what an art.toml says about a person."""
    plain = Person()
    return Person(
        face=face(spec.part("face")),
        hair=spec.text("hair"),
        hair_tone=spec.number("hair_tone"),
        beard=spec.text("beard", plain.beard),
        brows=spec.number("brows", plain.brows),
        glasses=spec.text("glasses", plain.glasses),
        outfit=spec.text("outfit"),
        coat=spec.number("coat"),
        skin=spec.number("skin", plain.skin),
        tie=spec.text("tie", plain.tie),
        bow=spec.flag("bow"),
        pearls=spec.flag("pearls"),
        earrings=spec.flag("earrings"),
        yaw=spec.number("yaw"),
        nod=spec.number("nod", plain.nod),
        seed=spec.whole("seed"),
    )


def face(traits: Spec) -> Face:
    """Read the traits of a face."""
    names = [trait.name for trait in fields(Face) if trait.name != "woman"]
    numbers = {name: traits.number(name, 0.0) for name in names}
    made = Face(traits.flag("woman"), **numbers)
    traits.done()
    return made
