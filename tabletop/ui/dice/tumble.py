"""What a tumble is told and what it tells: tosses, moments, contacts; lengths in sides of a die."""

import math
import random
from dataclasses import dataclass
from typing import Final

from tabletop.ui.dice.faces import Turn, Vector

STEP: Final = 1 / 120  # seconds from one moment to the next
BOX: Final = 1.18  # a die with its rounded edges as the eye sees it, and a little air around it
Point = tuple[float, float]
Quaternion = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Toss:
    """How one die leaves the hand: where, how high and how fast, and how it is turned.

    Its box lies at an `angle` and turns with `yaw`, whatever the die does in space.
    """

    at: Point
    velocity: Point
    height: float
    rise: float
    turn: Quaternion
    spin: Vector
    angle: float = 0.0
    yaw: float = 0.0


@dataclass(frozen=True, slots=True)
class Instant:
    """A die at one moment: its middle over the floor of the tray, its height and its turn."""

    x: float
    y: float
    z: float
    turn: Turn


@dataclass(frozen=True, slots=True)
class Contact:
    """A moment at which something is hit, in seconds from the start, and how hard (0 to 1)."""

    at: float
    force: float


def any_turn(chance: random.Random) -> Quaternion:
    """Return a turn of a die in space, every one as likely as any other."""
    parts = [chance.gauss(0, 1) for _ in range(4)]
    length = math.sqrt(sum(part * part for part in parts)) or 1.0
    w, x, y, z = (part / length for part in parts)
    return w, x, y, z
