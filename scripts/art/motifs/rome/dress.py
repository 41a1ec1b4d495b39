"""Models what people of Rome wear: tunics, togas, mantles, cloaks, armour, all with their folds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from art.kinds import Vector
from art.motifs.rome.body import Arm, Build, bare, minus, plus, trunk
from art.plane.grid import Array, single, smooth
from art.space.shaping import blend, common, cut, mirror, unite
from art.space.solids import Field, Points, box, ellipsoid, length, path, rod, sphere

Worn = tuple[Field, str, Vector, float]
Flat = tuple[float, float]
BODY: tuple[Vector, float] = ((0.0, -46.0, -2.0), 46.0)
WHOLE: tuple[Vector, float] = ((0.0, -86.0, -2.0), 84.0)
WAIST = -60.0


@dataclass(frozen=True)
class Wearer:
    """Whom a dress is made for: the build, both arms, and how far the skirt falls."""

    build: Build
    arms: tuple[Arm, ...]
    hem: float = -108.0
    belt: float = WAIST
    sits: bool = False


def below(height: float) -> Field:
    """Describe everything below a height."""
    return lambda points: points.y - np.float32(height)


def over(height: float) -> Field:
    """Describe everything above a height."""
    return lambda points: np.float32(height) - points.y


def skirt(wearer: Wearer, flare: float) -> Field:
    """Model a skirt from the belt to its hem."""
    heavy = max(wearer.build.weight, 0.0)
    a, b = 13.8 + 4 * heavy, 10.4 + 5.5 * heavy
    long = wearer.belt - wearer.hem

    def field(points: Points) -> Array:
        down = np.clip((wearer.belt - points.y) / np.float32(long), 0, 1)
        wide = np.float32(a) + np.float32(flare) * down**0.8
        deep = np.float32(b) + np.float32(flare * 0.8) * down**0.8
        z = points.z + np.float32(2.6)
        across = length(points.x / wide, z / deep)
        return single((across - 1) * np.minimum(wide, deep) * np.float32(0.85))

    return common(field, below(wearer.belt + 2), over(wearer.hem))


def lap(wearer: Wearer) -> Field:
    """Model the skirt of somebody who sits: thighs forward, shins down."""
    thigh = rod((8.0, -75, 0), (14.0, -74, 36), 10.0, 8.0)
    shin = rod((14.0, -76, 36), (12.0, -124, 32), 7.6, 6.4)
    swags = [
        path([(12, -72 - n * 9, 36), (5, -80 - n * 11, 37 - n), (0, -82 - n * 11, 36 - n)], 2.4)
        for n in range(5)
    ]
    between = rod((0, -80, 2), (0, -86, 30), 7.0, 5.0)
    return common(mirror(blend(1.6, thigh, shin, between, *swags)), over(wearer.hem - 20))


def pleated(body: Field, wearer: Wearer, depth: float) -> Field:
    """Lay a garment into folds: hanging ones below the belt, swinging ones on the chest."""

    def field(points: Points) -> Array:
        apart = body(points)
        near = np.nonzero(apart < 4.0)[0]
        if near.size:
            x, y, z = points.picked(near)
            angle = np.arctan2(x, z + 3.0)
            low = smooth(-y, -wearer.belt + 1, -wearer.belt + 26)
            hang = np.abs(np.sin(angle * 6.5 + np.sin(y * 0.045) * 0.9)) * low * np.float32(1.7)
            chest = smooth(-y, 17.0, 27.0) * (1 - smooth(-y, -wearer.belt - 6, -wearer.belt))
            drop = (1 + 0.012 * (y + 20.0)) * x
            pleat = np.abs(np.sin(drop * 0.47 + 0.7 * np.sin(y * 0.09 + 1.0) + 0.4))
            sag = np.abs(np.sin((y + 0.035 * x * x) * 0.36)) * (1 - smooth(-y, 24.0, 40.0))
            side = smooth(np.abs(x), 13.0, 17.0)
            arm = np.abs(np.sin(np.abs(x) * 0.55 + y * 0.16 + 0.3 * np.sin(y * 0.5))) * side
            blouse = np.exp(-(((y - wearer.belt - 5.0) / 4.2) ** 2)) * np.float32(1.5)
            tuck = np.abs(np.sin(x * 0.42 + 0.6)) * np.exp(-(((y - wearer.belt) / 9.0) ** 2))
            fold = hang + blouse + tuck * np.float32(0.9)
            fold += (pleat * np.float32(1.15) + sag * np.float32(0.5)) * chest * (1 - side)
            fold += arm * (1 - low) * np.float32(0.85)
            fold *= 1 - np.exp(-(((y - wearer.belt) / 2.4) ** 2))
            apart[near] -= np.float32(depth) * fold
        return apart * np.float32(0.7)

    return field


def sleeves(wearer: Wearer, share: float, thick: float) -> list[Field]:
    """Model sleeves that cover a share of the upper arms."""
    found = []
    for arm in wearer.arms:
        end = plus(arm.shoulder, minus(arm.elbow, arm.shoulder), share)
        found.append(rod(arm.shoulder, end, thick - 0.8, thick + 0.9))
    return found


def neckline(body: Field, wide: float, deep: float) -> Field:
    """Cut an opening for the neck."""
    return cut(body, ellipsoid((wide, deep, 14.0), (0, -11.5, 6.0)))


def tunic(wearer: Wearer) -> list[Worn]:
    """Wear a belted tunic with short sleeves."""
    thick = 5.0 if wearer.build.woman else 5.7 + 0.7 * wearer.build.broad
    low = lap(wearer) if wearer.sits else skirt(wearer, 7.0 + 0.06 * (-108 - wearer.hem))
    whole = blend(3.0, trunk(wearer.build, 1.3), low, *sleeves(wearer, 0.72, thick))
    whole = pleated(neckline(whole, 7.4, 8.4), wearer, 0.9)
    return [(whole, "tunic", *WHOLE), *belt(wearer)]


def belt(wearer: Wearer) -> list[Worn]:
    """Wear a girdle."""
    around = blend(2.0, trunk(wearer.build, 3.3), grown(skirt(wearer, 7.0), 1.8))
    band = common(around, below(wearer.belt + 1.4), over(wearer.belt - 1.4))
    return [(band, "belt", (0, wearer.belt, 0), 28)]


def stola(wearer: Wearer) -> list[Worn]:
    """Wear a long gown, girded below the breast, fastened upon the shoulders."""
    high = Wearer(wearer.build, wearer.arms, min(wearer.hem, -150.0), -44.5, wearer.sits)
    low = lap(high) if wearer.sits else skirt(high, 9.0)
    whole = blend(2.6, trunk(wearer.build, 0.9), low, *sleeves(wearer, 0.45, 4.8))
    whole = pleated(neckline(whole, 9.6, 11.4), high, 0.8)
    pins = mirror(sphere(1.5, (10.4, -15.2, 0.6)))
    return [(whole, "tunic", *WHOLE), (pins, "gold", (0, -15, 0), 14), *belt(high)]


def exomis(wearer: Wearer) -> list[Worn]:
    """Wear a working tunic over the left shoulder only, the other half of the chest bare."""
    whole = blend(3.0, trunk(wearer.build, 1.6), bare(wearer.build), skirt(wearer, 6.0))
    whole = grown(whole, 0.9)
    slope = unit_plane((-0.78, 0.62), (3.0, -24.0))
    half = common(whole, slope)
    low = common(whole, below(-52))
    cloth = pleated(unite(half, low), wearer, 0.8)
    return [(bare(wearer.build), "skin", *BODY), (cloth, "tunic", *WHOLE), *belt(wearer)]


def grown(body: Field, by: float) -> Field:
    """Make a body thicker on all sides."""
    return lambda points: body(points) - np.float32(by)


def unit_plane(normal: Flat, through: Flat) -> Field:
    """Describe the side of a slanting plane away from its normal."""
    a, b = normal
    shift = a * through[0] + b * through[1]
    return lambda points: single(points.x * np.float32(a) + points.y * np.float32(b) - shift)


def lay(body: Field, at: Sequence[Flat], lift: float) -> list[Vector]:
    """Lay the stops of a strand upon a body, as seen from the front."""
    x = single([stop[0] for stop in at])
    y = single([stop[1] for stop in at])
    z = np.full(x.shape, 46.0, np.float32)
    for _ in range(60):
        apart = body(Points(x, y, z)) - np.float32(lift)
        z = np.where(z > -14, z - np.maximum(apart, 0) * np.float32(0.7), z)
    return [(float(a), float(b), float(c)) for a, b, c in zip(x, y, z, strict=True)]


def along(stops: Sequence[Flat], count: int) -> list[Flat]:
    """Return places at even shares of a bent line, rounded like a hanging cloth."""
    found = []
    for number in range(count):
        at = number / (count - 1) * (len(stops) - 1)
        low = min(int(at), len(stops) - 2)
        part = at - low
        before, after = stops[max(low - 1, 0)], stops[min(low + 2, len(stops) - 1)]
        pair = []
        for axis in (0, 1):
            a, b, c, d = before[axis], stops[low][axis], stops[low + 1][axis], after[axis]
            pair.append(
                b
                + part
                * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))
                / 2
            )
        found.append((pair[0], pair[1]))
    return found


@dataclass(frozen=True)
class Drape:
    """A cloth laid in strands between two bent lines, as seen from the front."""

    first: Sequence[Flat]
    second: Sequence[Flat]
    strands: int
    thick: float
    lift: float = 0.6
    stops: int = 9

    def strand(self, body: Field, share: float) -> Field:
        """Model the strand at a share of the way between both lines."""
        a, b = along(self.first, self.stops), along(self.second, self.stops)
        flat = [
            (x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in zip(a, b, strict=True)
        ]
        return path(lay(body, flat, self.lift + 0.9 * math.sin(share * 17.0)), self.thick)

    def cloth(self, body: Field) -> Field:
        """Model the whole cloth."""
        shares = [number / (self.strands - 1) for number in range(self.strands)]
        return blend(self.thick * 0.45, *(self.strand(body, share) for share in shares))


BALTEUS = Drape(
    ((-17, -55), (-8, -52), (2, -41), (9, -27), (12, -15)),
    ((-17, -74), (-6, -72), (7, -58), (16, -38), (19, -20)),
    6, 2.3,
)  # fmt: skip
SINUS = Drape(
    ((-17, -76), (-6, -75), (7, -61), (16, -42), (18, -26)),
    ((-19, -112), (-8, -118), (8, -106), (19, -76), (22, -40)),
    6, 2.5, 1.4,
)  # fmt: skip
FALL = Drape(
    ((8, -14), (9, -28), (9, -60), (8, -100), (8, -150)),
    ((17.5, -18), (19, -34), (17.5, -64), (18, -100), (19, -150)),
    5, 2.4, 2.6,
)  # fmt: skip
HIGH = Drape(
    ((-15, -46), (-7, -45), (2, -37), (9, -26), (12, -15)),
    ((-15, -60), (-7, -61), (5, -54), (13, -40), (16, -22)),
    5, 2.2,
)  # fmt: skip
SHORT = Drape(
    ((8, -14), (9, -28), (10, -44), (11, -62)),
    ((17, -18), (18, -34), (17, -50), (17, -64)),
    5, 2.4, 2.0,
)  # fmt: skip
COLLAR = Drape(
    ((-13, -15), (-6, -20), (1, -21), (8, -18), (12, -14)),
    ((-15, -21), (-8, -31), (1, -34), (10, -28), (16, -19)),
    4, 1.9, 1.2,
)  # fmt: skip
SCARF = Drape(
    ((-18, -66), (-8, -66), (4, -56), (12, -42), (15, -30)),
    ((-19, -92), (-8, -96), (6, -86), (16, -64), (20, -46)),
    5, 2.2, 1.0,
)  # fmt: skip


def mantle(base: Field, drapes: Sequence[Drape], *, bordered: bool) -> list[Worn]:
    """Lay drapes over what is worn already; the outer edge may have a border."""
    found: list[Worn] = [(drape.cloth(base), "cloak", *WHOLE) for drape in drapes]
    if bordered:
        edges = [drape.strand(lambda p: base(p) - np.float32(0.9), 0.0) for drape in drapes[:1]]
        edges += [drape.strand(lambda p: base(p) - np.float32(0.9), 0.0) for drape in drapes[2:]]
        found.append((unite(*edges), "border", *WHOLE))
    return found


def toga(wearer: Wearer) -> list[Worn]:
    """Wear a toga over a long tunic, its border showing."""
    under = Wearer(wearer.build, wearer.arms, -150.0, wearer.belt, wearer.sits)
    worn = [piece for piece in tunic(under) if piece[1] != "belt"]
    drapes = (HIGH, SHORT) if wearer.sits else (BALTEUS, SINUS, FALL)
    return [*worn, *mantle(worn[0][0], drapes, bordered=True)]


def palla(wearer: Wearer) -> list[Worn]:
    """Wear a mantle over a gown: across the waist and over one shoulder."""
    worn = stola(wearer)
    return [*worn, *mantle(worn[0][0], (BALTEUS, FALL), bordered=False)]


def pallium(wearer: Wearer) -> list[Worn]:
    """Wear a mantle over one shoulder upon a belted tunic."""
    worn = tunic(wearer)
    return [*worn, *mantle(worn[0][0], (FALL, SCARF), bordered=False)]


def cloak(wearer: Wearer) -> list[Worn]:
    """Wear a cloak that hangs down the back and is pinned upon the right shoulder."""
    wide = wearer.build.shoulder
    strands = []
    for share in np.linspace(-1, 1, 9):
        top = (share * (wide - 1), -16.5 - 3.5 * abs(share), -8.0)
        low = (share * (wide + 9), -110.0, -15.0 - 2 * (1 - abs(share)))
        middle = (share * (wide + 3.5), -50.0, -13.0)
        strands.append(path([top, middle, low], 3.0))
    back = blend(1.8, *strands)
    return [(back, "cloak", (0, -62, -10), 62)]


def paludamentum(wearer: Wearer) -> list[Worn]:
    """Wear a general's cloak over armour."""
    worn = cuirass(wearer)
    chest = worn[0][0]
    pin = lay(chest, [(-12.5, -18.5)], 2.4)[0]
    brooch = ellipsoid((2.5, 2.5, 1.4), pin)
    return [
        *worn,
        *cloak(wearer),
        (COLLAR.cloth(chest), "cloak", *BODY),
        (brooch, "gold", pin, 3),
    ]


def cuirass(wearer: Wearer) -> list[Worn]:
    """Wear a breastplate in the shape of muscles, with leather strips at shoulder and hip."""
    build = Build(wearer.build.woman, wearer.build.broad, max(wearer.build.weight, 0) * 0.5)
    plate = ellipsoid((6.8, 5.2, 4.2), (6.4, -29.5, 4.2))
    ridge = ellipsoid((3.5, 3.3, 2.8), (3.5, -41.5, 5.6))
    lower = ellipsoid((3.5, 3.3, 2.6), (3.5, -49.0, 5.9))
    muscles = blend(1.3, trunk(build, 1.5), *(mirror(part) for part in (plate, ridge, lower)))
    armour = common(neckline(muscles, 7.0, 7.5), over(-66))
    low = Wearer(wearer.build, wearer.arms, -104.0, -64.0)
    cloth = pleated(blend(2, skirt(low, 8), *sleeves(wearer, 0.62, 6.2)), low, 0.9)
    rim = common(blend(1.0, trunk(build, 2.4)), below(-62.5), over(-66.5))
    return [
        (armour, "armour", *BODY),
        (cloth, "tunic", *WHOLE),
        (strips(low), "leather", (0, -78, 0), 30),
        (rim, "gold", (0, -64, 0), 24),
        (shoulder_strips(wearer), "leather", (0, -26, 0), 32),
    ]


def strips(wearer: Wearer) -> Field:
    """Model the leather strips that hang over the hips."""
    whole = skirt(Wearer(wearer.build, wearer.arms, -92.0, -64.0), 9.0)

    def field(points: Points) -> Array:
        angle = np.arctan2(points.x, points.z + 3.0) * np.float32(14 / np.pi / 2 * 1.6)
        gap = np.abs(angle - np.round(angle)) - np.float32(0.4)
        return single(np.maximum(whole(points) - np.float32(1.6), gap * np.float32(4.0)))

    return field


def shoulder_strips(wearer: Wearer) -> Field:
    """Model the leather strips that hang over the upper arms."""
    found = []
    for arm in wearer.arms:
        start = plus(arm.shoulder, minus(arm.elbow, arm.shoulder), 0.08)
        end = plus(arm.shoulder, minus(arm.elbow, arm.shoulder), 0.46)
        found.append(rod(start, end, 7.4, 8.2))
    return unite(*found)


def apron(wearer: Wearer) -> list[Worn]:
    """Wear an apron over a tunic."""
    worn = tunic(wearer)
    body = worn[0][0]
    front = common(
        lambda points: body(points) - np.float32(1.0),
        box((10.5, 38.0, 30.0), (0, -78, 20)),
        lambda points: 2.0 - points.z,
    )
    return [*worn, (front, "cloak", *WHOLE)]


DRESSES: dict[str, Callable[[Wearer], list[Worn]]] = {
    "tunic": tunic,
    "stola": stola,
    "exomis": exomis,
    "toga": toga,
    "palla": palla,
    "pallium": pallium,
    "armour": cuirass,
    "general": paludamentum,
    "apron": apron,
}
