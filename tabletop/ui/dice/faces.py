"""The six faces of a die, how it can be turned, and how any face is made to end on top.

x points right, y down and z towards the eye. A turn is a matrix that takes directions of the die
to directions of the table. The 24 turns that take a cube onto itself change which face is where
and nothing about how the die moves: with one of them put before a whole tumble, the same motion
ends on any face that is wanted.
"""

from itertools import permutations, product
from math import cos, sin
from typing import Final

Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]

SIDES: Final = 6
NORMALS: Final[dict[int, Vector]] = {
    1: (0, 0, 1),
    2: (0, 1, 0),
    3: (1, 0, 0),
    4: (-1, 0, 0),
    5: (0, -1, 0),
    6: (0, 0, -1),
}


def turned(turn: Turn, direction: Vector) -> Vector:
    """Return where a turn takes a direction."""
    x, y, z = direction
    (a, b, c), (d, e, f), (g, h, i) = turn
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


def joined(after: Turn, before: Turn) -> Turn:
    """Return one turn that does what two do, the second of them first."""
    columns = [turned(after, column) for column in zip(*before, strict=True)]
    x, y, z = zip(*columns, strict=True)
    return x, y, z


def about(axis: Vector, angle: float) -> Turn:
    """Return the turn about an axis of length one, by an angle in radians."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def about_z(angle: float) -> Turn:
    """Return the turn of a die that lies flat, by an angle in radians."""
    c, s = cos(angle), sin(angle)
    return (c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0)


def _determinant(turn: Turn) -> float:
    (a, b, c), (d, e, f), (g, h, i) = turn
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def _symmetries() -> tuple[Turn, ...]:
    axes: list[Vector] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    found: list[Turn] = []
    for order in permutations(axes):
        for x, y, z in product((1, -1), repeat=3):
            rows = zip((x, y, z), order, strict=True)
            a, b, c = ((s * row[0], s * row[1], s * row[2]) for s, row in rows)
            if _determinant((a, b, c)) == 1:
                found.append((a, b, c))
    return tuple(found)


SYMMETRIES: Final = _symmetries()


def top_face(turn: Turn) -> int:
    """Return which face of a turned die is on top."""
    return max(NORMALS, key=lambda face: turned(turn, NORMALS[face])[2])


def tilt_cosine(turn: Turn) -> float:
    """Return the cosine of how far a die is from lying flat: 1 if it does."""
    return max(abs(part) for part in turn[2])


def relabelling(top: int, wanted: int, which: int) -> Turn:
    """Return a symmetry that brings the wanted face where another is now on top.

    There are four: they differ in which faces look sideways.
    """
    found = [turn for turn in SYMMETRIES if turned(turn, NORMALS[wanted]) == NORMALS[top]]
    return found[which % len(found)]


def lying(face: int, angle: float, which: int = 0) -> Turn:
    """Return the turn of a die that lies flat with a face on top."""
    return joined(about_z(angle), relabelling(1, face, which))
