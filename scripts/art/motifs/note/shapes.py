"""Models what many emblems of notes share: things set upright, chains and wheels."""

from __future__ import annotations

import math

from art.kinds import Vector
from art.space.shaping import move, ring, turn, unite
from art.space.solids import (
    Field,
    rod,
    torus,
    tube,
)


def upright(body: Field) -> Field:
    """Turn what lies so that its upper side faces the viewer."""
    return turn(body, "x", 90)


def chain_of(stops: list[Vector], wide: float) -> Field:
    """Lay a chain along some places: every second link stands on edge."""
    links: list[Field] = []
    for number, (x, y, z) in enumerate(stops[:-1]):
        ahead = stops[number + 1]
        angle = math.degrees(math.atan2(-(ahead[2] - z), ahead[0] - x))
        link = turn(torus(wide, wide * 0.28), "x", 90 if number % 2 else 15)
        links.append(move(turn(link, "y", angle), (x, y, z)))
    return unite(*links)


def wheel(radius: float, spokes: int) -> Field:
    """Model a spoked wheel that rolls along x."""
    return upright(
        unite(
            torus(radius - 0.05, 0.05),
            tube(radius * 0.22, 0.06),
            ring(rod((0, 0, 0), (radius - 0.05, 0, 0), 0.028), spokes),
        )
    )
