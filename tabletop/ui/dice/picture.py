"""What a die looks like in any turn: a cube with rounded edges and sunk pips, lit from upper left.

A turn is drawn twice as large as it is shown and then reduced; what lies still is drawn once.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from tabletop.ui.dice.faces import NORMALS, Turn, Vector, turned
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import layer, resized
from tabletop.ui.drawing.theme import Colour, mix, readable_on

FINE: Final = 2  # how many times larger a die is drawn than shown
ROOM: Final = 1.9  # side of the picture, in sides of the die: it stands on a corner at times
NEARER: Final = 0.10  # by how much a face is larger that is half a side nearer to the eye
LIGHT: Final[Vector] = (-0.42, -0.55, 0.72)
PLATE: Final = 0.80  # half the width of what is flat of a face, half a die being 1
EDGE: Final = 1 - PLATE
CORNER: Final = 0.20
PIP: Final = 0.195
ONE: Final = 0.27
BLACK: Final = (0, 0, 0)
NEAR, FAR = 0.50, 0.54
SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-NEAR, -NEAR), (NEAR, NEAR)),
    3: ((-FAR, -FAR), (0, 0), (FAR, FAR)),
    4: ((-NEAR, -NEAR), (NEAR, NEAR), (-NEAR, NEAR), (NEAR, -NEAR)),
    5: ((-FAR, -FAR), (FAR, FAR), (-FAR, FAR), (FAR, -FAR), (0, 0)),
    6: tuple((x, y) for x in (-NEAR, NEAR) for y in (-FAR, 0, FAR)),
}
Flat = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of a die: its body, its pips, and the single pip of the one."""

    body: Colour
    pip: Colour
    one: Colour


IVORY: Final = Dye((244, 236, 216), (44, 24, 20), (172, 32, 28))


def dyed(colour: Colour) -> Dye:
    """Return a die of a colour, with pips that stand out on it."""
    body = mix(colour, BLACK, 0.12)
    pip = readable_on(body, (255, 250, 236), (24, 20, 26))
    return Dye(body, pip, pip)


def _circle(count: int) -> tuple[Flat, ...]:
    steps = [math.tau * (number + 0.5) / count for number in range(count)]
    return tuple((math.cos(step), math.sin(step)) for step in steps)


def _rounded(half: float, radius: float, points: int) -> tuple[Flat, ...]:
    """Return the outline of a square with rounded corners."""
    found = []
    inner = half - radius
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for number in range(points + 1):
            angle = math.pi / 2 * (quarter + number / points)
            found.append(
                (x * inner + radius * math.cos(angle), y * inner + radius * math.sin(angle))
            )
    return tuple(found)


def _across(normal: Vector) -> tuple[Vector, Vector]:
    """Return two directions in the plane of a face."""
    x, y, z = normal
    u: Vector = (0, 1, 0) if x else (1, 0, 0)
    return u, (y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0])


ROUND: Final = _circle(12)
OUTLINE: Final = _rounded(PLATE + EDGE * 0.30, CORNER, 3)
RAISED: Final = _rounded(PLATE, CORNER, 3)
PLANES: Final = {face: _across(normal) for face, normal in NORMALS.items()}
CORNERS: Final[tuple[Vector, ...]] = tuple(
    (x * PLATE, y * PLATE, z * PLATE) for x in (1, -1) for y in (1, -1) for z in (1, -1)
)


def _bevels() -> tuple[tuple[Vector, tuple[Vector, ...]], ...]:
    """Return the edges and corners: where each faces, and the strip or triangle that it is."""
    found: list[tuple[Vector, tuple[Vector, ...]]] = []
    for one, first in NORMALS.items():
        for other, second in NORMALS.items():
            if one < other and one + other != 7:
                ends = [_bit(first, second, way) for way in (1, -1)]
                strip = (ends[0][0], ends[1][0], ends[1][1], ends[0][1])
                x, y, z = ((a + b) * math.sqrt(0.5) for a, b in zip(first, second, strict=True))
                found.append(((x, y, z), strip))
    for x, y, z in CORNERS:
        far = 1 / PLATE
        tips = ((x * far, y, z), (x, y * far, z), (x, y, z * far))
        long = math.sqrt(x * x + y * y + z * z)
        found.append(((x / long, y / long, z / long), tips))
    return tuple(found)


def _bit(first: Vector, second: Vector, way: int) -> tuple[Vector, Vector]:
    """Return the two points at one end of the edge between two faces."""
    along = [1.0 - abs(a) - abs(b) for a, b in zip(first, second, strict=True)]
    parts = list(zip(first, second, along, strict=True))
    x, y, z = (a + b * PLATE + c * way * PLATE for a, b, c in parts)
    right, down, near = (a * PLATE + b + c * way * PLATE for a, b, c in parts)
    return (x, y, z), (right, down, near)


BEVELS: Final = _bevels()


class _Lens:
    """Projects points of one turned die onto its picture."""

    __slots__ = ("middle", "scale", "turn")

    def __init__(self, turn: Turn, scale: float, middle: float) -> None:
        self.turn = turn
        self.scale = scale
        self.middle = middle

    def points(self, places: Iterable[Vector]) -> list[Flat]:
        """Return where points of the die are seen."""
        (a, b, c), (d, e, f), (g, h, i) = self.turn
        middle, scale = self.middle, self.scale
        seen = []
        for x, y, z in places:
            near = scale * (1 + NEARER * (g * x + h * y + i * z))
            right, down = a * x + b * y + c * z, d * x + e * y + f * z
            seen.append((middle + right * near, middle + down * near))
        return seen


class _Plane:
    """The plane of one face as it is seen: its middle and the two directions in it."""

    __slots__ = ("along", "down", "lens", "normal")

    def __init__(self, lens: _Lens, face: int, normal: Vector) -> None:
        self.lens = lens
        self.normal = normal
        self.along = turned(lens.turn, PLANES[face][0])
        self.down = turned(lens.turn, PLANES[face][1])

    def outline(self, points: tuple[Flat, ...]) -> list[Flat]:
        """Return where an outline in the plane is seen."""
        (nx, ny, nz), (ux, uy, uz), (vx, vy, vz) = self.normal, self.along, self.down
        middle, scale = self.lens.middle, self.lens.scale
        seen = []
        for p, q in points:
            near = scale * (1 + NEARER * (nz + uz * p + vz * q))
            right, down = nx + ux * p + vx * q, ny + uy * p + vy * q
            seen.append((middle + right * near, middle + down * near))
        return seen

    def spot(self, at: Flat, radius: float) -> tuple[Flat, list[Flat]]:
        """Return the middle of a small circle in the plane, and points around it."""
        (ux, uy, uz), (vx, vy, vz) = self.along, self.down
        p, q = at
        near = self.lens.scale * (1 + NEARER * (self.normal[2] + uz * p + vz * q))
        middle = self.lens.middle
        x = middle + (self.normal[0] + ux * p + vx * q) * near
        y = middle + (self.normal[1] + uy * p + vy * q) * near
        wide = near * radius
        ux, uy, vx, vy = ux * wide, uy * wide, vx * wide, vy * wide
        return (x, y), [(x + ux * c + vx * s, y + uy * c + vy * s) for c, s in ROUND]


@remembered
def _easel(side: int) -> pygame.Surface:
    """Return what a die is drawn on before it is reduced: a new one each time would cost more."""
    return layer((side, side))


def die_picture(turn: Turn, side: float, dye: Dye) -> pygame.Surface:
    """Return the picture of a die; its middle is that of the die."""
    shown = math.ceil(side * ROOM)
    whole = shown * FINE
    easel = _easel(whole)
    easel.fill((0, 0, 0, 0))
    lens = _Lens(turn, side * FINE / 2, whole / 2)
    _draw_body(easel, lens, dye.body)
    for face, normal in NORMALS.items():
        facing = turned(turn, normal)
        if facing[2] > 0.02:
            _draw_face(easel, _Plane(lens, face, facing), face, dye)
    return resized(easel, (shown, shown))


def _lit(normal: Vector) -> float:
    """Return how much light falls onto a surface: 1 shows its own colour."""
    x, y, z = normal
    return 0.50 + 0.66 * max(0.0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])


def _shaded(colour: Colour, light: float) -> Colour:
    red, green, blue = colour
    if light <= 1:
        return int(red * light), int(green * light), int(blue * light)
    share = min(1.0, light - 1)
    return (
        int(red + (255 - red) * share),
        int(green + (255 - green) * share),
        int(blue + (255 - blue) * share),
    )


def _draw_body(easel: pygame.Surface, lens: _Lens, body: Colour) -> None:
    """Draw the silhouette with round corners, then the rounded edges that are seen."""
    polygon = pygame.draw.polygon
    outer = _hull(lens.points(CORNERS))
    radius = EDGE * lens.scale
    rim = _shaded(body, 0.46)
    polygon(easel, rim, _spread(outer, radius))
    for corner in outer:
        pygame.draw.circle(easel, rim, corner, radius)
    for normal, strip in BEVELS:
        facing = turned(lens.turn, normal)
        if facing[2] > 0.12:
            polygon(easel, _shaded(body, _lit(facing) * 0.95), lens.points(strip))


def _draw_face(easel: pygame.Surface, plane: _Plane, face: int, dye: Dye) -> None:
    polygon = pygame.draw.polygon
    light = _lit(plane.normal)
    polygon(easel, _shaded(dye.body, light * 0.96), plane.outline(OUTLINE))
    polygon(easel, _shaded(dye.body, light * 1.03), plane.outline(RAISED))
    radius, colour = (ONE, dye.one) if face == 1 else (PIP, dye.pip)
    lip = _shaded(dye.body, light * 1.24)
    deep, floor = _shaded(colour, 0.30 + 0.4 * light), _shaded(colour, 0.48 + 0.5 * light)
    low = FINE * 0.4 + plane.lens.scale * 0.012
    for at in SPOTS[face]:
        (x, y), ring = plane.spot(at, radius)
        polygon(easel, lip, [(p + low, q + low * 1.3) for p, q in ring])
        polygon(easel, deep, ring)
        x, y = x * 0.22 + low * 0.5, y * 0.22 + low * 0.7
        polygon(easel, floor, [(x + p * 0.78, y + q * 0.78) for p, q in ring])


def _hull(points: list[Flat]) -> list[Flat]:
    """Return the corners of the smallest polygon without dents around some points."""
    ordered = sorted(points)
    both: list[Flat] = []
    for side in (ordered, ordered[::-1]):
        chain: list[Flat] = []
        for point in side:
            while len(chain) > 1 and _left(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        both += chain[:-1]
    return both


def _left(a: Flat, b: Flat, c: Flat) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _spread(corners: list[Flat], by: float) -> list[Flat]:
    """Return a polygon with every side moved outwards; its corners are cut off."""
    found = []
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        x, y = end[0] - start[0], end[1] - start[1]
        length = math.hypot(x, y) or 1.0
        aside = (y / length * by, -x / length * by)
        found += [
            (start[0] + aside[0], start[1] + aside[1]),
            (end[0] + aside[0], end[1] + aside[1]),
        ]
    return found


@remembered
def die_shadow(side: int, height: int) -> pygame.Surface:
    """Return the shadow of a die on the floor, softer the higher it is (in tenths of a side)."""
    width = round(side * (1.08 + 0.02 * height))
    blur = max(2, round(side * (0.06 + 0.022 * height)))
    margin = 3 * blur
    image = layer((width + 2 * margin, width + 2 * margin))
    strength = max(46, 168 - 12 * height)
    box = pygame.Rect(margin, margin, width, width)
    pygame.draw.rect(image, (0, 0, 0, strength), box, border_radius=width // 4)
    return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), blur)
