"""Prints what stands behind the emblem of a poster: rays, stripes, dots, rings, a spotlight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.kinds import Colour
from art.plane.grid import Array, clip, single, smooth
from art.plane.noise import generator
from art.print.poster.press import Press, screen
from art.shelf import Shelf
from art.spec import Spec

COARSE = 0.11


@dataclass(frozen=True)
class Field:
    """The empty poster: each fine pixel's place, its inks, and the chance of this picture."""

    x: Array
    y: Array
    ground: Colour
    second: Colour
    deep: Colour
    chance: np.random.Generator
    unit: float

    def parted(self, share: Array | np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Array:
        """Return both inks, the second one where a share says so."""
        return np.where((share > 0.5)[..., None], single(self.second), single(self.ground))

    def dotted(self, picture: Array, dark: Array, ink: Colour, pitch: float = COARSE) -> Array:
        """Print a screen of another ink over a picture."""
        dots = clip(dark) > screen((dark.shape[0], dark.shape[1]), pitch * self.unit, 0.26)
        return np.where(dots[..., None], single(ink), picture)

    def edged(self, picture: Array, strength: float = 1.0) -> Array:
        """Let coarse dots close in from the corners."""
        far = np.hypot(self.x / 2.75, self.y / 2.35)
        return self.dotted(picture, smooth(far, 0.72, 1.4) * np.float32(0.62 * strength), self.deep)


def angles(field: Field, at: tuple[float, float]) -> Array:
    """Return the direction of each pixel from a spot, in turns from 0 to 1."""
    return single(np.arctan2(field.y - at[1], field.x - at[0]) / (2 * np.pi) % 1)


def rays(field: Field) -> Array:
    """Print a sunburst from behind the emblem."""
    count = int(field.chance.integers(9, 14))
    at = (float(field.chance.uniform(-0.25, 0.25)), float(field.chance.uniform(-0.7, 0.1)))
    part = (angles(field, at) * count + field.chance.random()) % 1
    return field.edged(field.parted(part))


def sunrise(field: Field) -> Array:
    """Print rays from the lower edge around half a sun."""
    at = (float(field.chance.uniform(-0.3, 0.3)), -2.0)
    part = (angles(field, at) * 26 + field.chance.random()) % 1
    picture = field.parted(part)
    far = np.hypot(field.x - at[0], field.y - at[1])
    picture = np.where((far < 1.62)[..., None], single(field.second), picture)
    ring = (far > 1.62) & (far < 1.74)
    return field.edged(np.where(ring[..., None], single(field.deep), picture))


def stripes(field: Field) -> Array:
    """Print slanting bars."""
    lean = float(field.chance.choice([-1.0, 1.0]))
    broad = float(field.chance.uniform(0.75, 1.05))
    part = ((field.x + lean * field.y * 0.8) / broad + field.chance.random()) % 1
    return field.edged(field.parted(part))


def dots(field: Field) -> Array:
    """Print large dots that grow towards one corner."""
    lean = float(field.chance.choice([-1.0, 1.0]))
    share = 0.30 + 0.16 * (-field.y + lean * field.x * 0.7)
    picture = np.broadcast_to(single(field.ground), (*field.x.shape, 3))
    return field.edged(field.dotted(single(picture), single(share), field.second, 0.27), 0.6)


def spotlight(field: Field) -> Array:
    """Print a disc of light behind the emblem, fed by beams from above."""
    far = np.hypot(field.x, field.y + 0.1)
    side = float(field.chance.choice([-1.0, 1.0]))
    beam = np.zeros(field.x.shape, np.bool_)
    for start, lean in ((side * 2.6, -side), (-side * 2.9, side)):
        across = field.x - start - lean * (2.4 - field.y) * 0.72
        beam |= np.abs(across) < 0.28 + (2.4 - field.y) * 0.20
    picture = field.parted(single(far < 1.72))
    soft = field.dotted(picture, single(0.42 * beam), field.second, 0.09)
    picture = np.where((far < 1.72)[..., None], picture, soft)
    return field.edged(picture)


def rings(field: Field) -> Array:
    """Print circles that spread like a shock or a sound."""
    at = (float(field.chance.uniform(-0.3, 0.3)), float(field.chance.uniform(-0.5, 0.3)))
    far = np.hypot(field.x - at[0], field.y - at[1])
    part = (far / 0.72 + field.chance.random()) % 1
    return field.edged(field.parted(part))


def burst(field: Field) -> Array:
    """Print one jagged star, as for a bang."""
    count = int(field.chance.integers(13, 18))
    turn = angles(field, (0.0, 0.0)) * count + float(field.chance.random())
    tooth = np.abs(turn % 1 * 2 - 1)
    lengths = single(field.chance.uniform(0.75, 1.2, count + 1))
    reach = 1.45 + 0.75 * lengths[turn.astype(int) % count] * tooth
    far = np.hypot(field.x * 0.86, field.y)
    picture = field.parted(single(far < reach))
    line = (far >= reach) & (far < reach + 0.09)
    return field.edged(np.where(line[..., None], single(field.deep), picture))


def halo(field: Field) -> Array:
    """Print a plain disc with a thin ring around it."""
    far = np.hypot(field.x, field.y)
    picture = field.parted(single((far < 1.62) | ((far > 1.74) & (far < 1.82))))
    return field.edged(picture, 1.3)


def checks(field: Field) -> Array:
    """Print a slanting chequered field."""
    along, across = (field.x + field.y) / 0.92, (field.x - field.y) / 0.92
    part = (np.floor(along) + np.floor(across)) % 2
    return field.edged(field.parted(single(part)))


def swirl(field: Field) -> Array:
    """Print rays that are bent, as in a dizzy head."""
    far = np.hypot(field.x, field.y)
    part = (angles(field, (0.0, 0.0)) * 9 + far * 0.30 + field.chance.random()) % 1
    return field.edged(field.parted(single(part)))


GROUNDS: Shelf[Callable[[Field], Array]] = Shelf(
    "ground", rays, sunrise, stripes, dots, spotlight, rings, burst, halo, checks, swirl
)


def ground_of(press: Press, spec: Spec, palette: Spec) -> Array:
    """Print the ground that an art.toml asks for: perhaps with a floor, perhaps two against two."""
    picture = one_ground(press, spec, palette)
    if spec.has("against"):
        other = spec.part("against")
        x, y = press.spots()
        torn = x + 0.16 * y + 0.09 * np.abs(y / 0.42 % 2 - 1)
        picture = np.where((torn > 0)[..., None], one_ground(press, spec, other), picture)
        seam = (np.abs(torn) < 0.035)[..., None]
        picture = np.where(seam, single(palette.paint("paper")), picture)
    if not spec.has("floor"):
        return picture
    level = spec.number("floor")
    _, y = press.spots()
    picture = np.where((y < level)[..., None], single(palette.paint("deep")), picture)
    seam = (np.abs(y - level) < 0.022)[..., None]
    return np.where(seam, single(palette.paint("ink")), picture)


def one_ground(press: Press, spec: Spec, palette: Spec) -> Array:
    """Print a ground in the inks of one palette."""
    x, y = press.spots()
    inks = (palette.paint("ground"), palette.paint("second"), palette.paint("deep"))
    field = Field(x, y, *inks, generator(spec.whole("seed")), press.unit)
    return GROUNDS.pick(spec, "ground")(field)
