"""Models hands: a handshake between two sleeves, and a fist."""

from __future__ import annotations

from art.kinds import Vector
from art.space.shaping import blend, move, turn, unite
from art.space.solids import Field, box, ellipsoid, rod, sphere, tube
from art.space.stage import Motif, Piece


def finger(stops: tuple[Vector, Vector, Vector], thick: float) -> Field:
    """Model a finger bent at one joint."""
    first, second, third = stops
    return blend(
        0.06, rod(first, second, thick, thick * 0.95), rod(second, third, thick * 0.95, thick * 0.8)
    )


def around(number: int) -> Field:
    """Model one of the four fingers that reach around the other hand."""
    knuckle = (-0.02 + 0.03 * number, 1.2 - 0.17 * number, 0.2)
    joint = (0.42, 1.17 - 0.17 * number, 0.34)
    return finger((knuckle, joint, (0.72 - 0.05 * number, 1.1 - 0.16 * number, 0.27)), 0.095)


def handshake() -> Motif:
    """Model two hands that clasp each other, one sleeve from either side."""
    left = blend(
        0.25,
        box((0.5, 0.34, 0.15), (-0.42, 1.0, 0.0), 0.14),
        rod((-0.7, 1.0, 0), (-1.4, 0.94, 0), 0.27, 0.29),
        ellipsoid((0.34, 0.2, 0.2), (-0.42, 1.22, 0.14)),
    )
    right = blend(
        0.25,
        box((0.5, 0.34, 0.15), (0.42, 1.0, 0.08), 0.14),
        rod((0.7, 1.0, 0.06), (1.4, 0.94, 0), 0.27, 0.29),
    )
    wrapped = unite(*(around(number) for number in range(4)))
    thumb = finger(((-0.35, 1.28, 0.2), (-0.02, 1.4, 0.28), (0.28, 1.36, 0.26)), 0.11)
    other_thumb = finger(((0.42, 1.26, 0.1), (0.2, 1.42, 0.08), (-0.06, 1.48, 0.06)), 0.1)
    cuffs = unite(
        *(
            move(turn(tube(0.37, 0.13, rounding=0.04), "z", 90), (s * 1.42, 0.94, 0))
            for s in (-1, 1)
        )
    )
    links = unite(*(sphere(0.07, (s * 1.42, 0.86, 0.37)) for s in (-1, 1)))
    sleeves = [rod((s * 1.62, 0.93, 0), (s * 3.0, 0.8, 0), 0.42, 0.5) for s in (-1, 1)]
    return [
        Piece(blend(0.08, left, wrapped, thumb), "hand"),
        Piece(blend(0.08, right, other_thumb), "hand"),
        Piece(cuffs, "paper"),
        Piece(links, "brass"),
        Piece(sleeves[0], "sleeve"),
        Piece(sleeves[1], "coat"),
    ]


MOTIFS = (handshake,)
