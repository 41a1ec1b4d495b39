"""One throw as it is shown: dice leave the hand, tumble, and come to rest on their faces."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.ui.dice.faces import Turn, Vector, about, joined, relabelling, top_face
from tabletop.ui.dice.tumble import BOX, STEP, Contact, Instant, Point, Toss, any_turn

if TYPE_CHECKING:
    from tabletop.ui.dice.physics import Tumble

GATHERING: Final = 0.10  # seconds in which dice are taken up from where they lie
FLYING_ON: Final = 0.065  # seconds in which dice that left a hand fly on without hitting anything
GENTLE: Final = 9.5  # sides a second
SLOWEST, FASTEST = 4.0, 20.0  # a hand that is slower throws gently, none throws faster
SPREAD: Final = 1.3  # from die to die when they set out, in sides
HAND: Final = 1.15  # how high a hand holds them, in sides
USUAL: Final = 0.8  # seconds of a throw at normal speed
SLICE: Final = 26  # steps that are worked out with one frame


@dataclass(frozen=True, slots=True)
class Floor:
    """Where dice are thrown: the size of the tray in sides, and the dice that stay lying there."""

    size: Point
    lying: tuple[Instant, ...] = ()


@dataclass(frozen=True, slots=True)
class Swing:
    """How a hand throws: from where and how fast, in sides, and how long until they are free."""

    centre: Point
    velocity: Point
    lead: float


def gently(tray: Point, angle: float) -> Swing:
    """Return a throw across a tray by nobody in particular, towards an angle."""
    x, y = math.cos(angle), math.sin(angle)
    far = math.hypot(*tray)
    return Swing((-x * far, -y * far), (x * GENTLE, y * GENTLE), GATHERING)


def flicked(tray: Point, at: Point, velocity: Point, angle: float) -> Swing:
    """Return the throw of a hand that lets go somewhere; a slow one throws towards an angle."""
    speed = math.hypot(*velocity)
    if speed < SLOWEST:
        return gently(tray, angle)
    share = min(FASTEST, max(GENTLE * 0.8, speed)) / speed
    x, y = velocity[0] * share, velocity[1] * share
    return Swing((at[0] + x * FLYING_ON, at[1] + y * FLYING_ON), (x, y), FLYING_ON)


def tosses(tray: Point, count: int, swing: Swing, chance: random.Random) -> list[Toss]:
    """Return how each of some dice sets out: side by side, across the way they are thrown."""
    x, y = swing.velocity
    upright = abs(x) > abs(y) and tray[1] >= count * SPREAD
    wide = (count - 1) * SPREAD / 2 + BOX * 0.75
    room = (BOX * 0.75, wide) if upright else (wide, BOX * 0.75)
    middle = [
        max(min(0.0, near - side / 2), min(max(0.0, side / 2 - near), at))
        for at, side, near in zip(swing.centre, tray, room, strict=True)
    ]
    found = []
    for number in range(count):
        aside = (number - (count - 1) / 2) * SPREAD
        at = (middle[0] + (0 if upright else aside), middle[1] + (aside if upright else 0))
        found.append(_toss(at, swing.velocity, chance))
    return found


def _toss(at: Point, velocity: Point, chance: random.Random) -> Toss:
    angle = math.atan2(velocity[1], velocity[0]) + chance.uniform(-0.14, 0.14)
    speed = math.hypot(*velocity) * chance.uniform(0.86, 1.08)
    # Most of the spin is that of rolling along, so that the way of a throw can be seen.
    roll = speed * chance.uniform(1.0, 1.5)
    spin = (
        -math.sin(angle) * roll + chance.uniform(-6, 6),
        math.cos(angle) * roll + chance.uniform(-6, 6),
        chance.uniform(-8, 8),
    )
    return Toss(
        at,
        (math.cos(angle) * speed, math.sin(angle) * speed),
        HAND,
        chance.uniform(0.0, 3.0),
        any_turn(chance),
        spin,
        chance.uniform(0, math.tau),
        chance.uniform(-7, 7),
    )


class Roll:
    """A throw on its way: the dice that take part, and the faces that they are to show.

    The tumble is worked out in slices while the dice are taken up, so that no frame waits for it.
    It is played in so many `seconds`, however long it would take by itself.
    """

    def __init__(
        self, floor: Floor, dice: Sequence[Instant], faces: Sequence[int], swing: Swing, seed: int
    ) -> None:
        self.start = list(dice)
        self.faces = list(faces)
        self.swing = swing
        self.seconds = USUAL
        self.at = 0.0
        self._chance = random.Random(seed)
        self._tosses = tosses(floor.size, len(dice), swing, self._chance)
        obstacles = [((die.x, die.y), lies_at(die.turn)) for die in floor.lying]
        self._tumble = tumble_of(floor.size, self._tosses, obstacles)
        self._labels: list[Turn] = []
        self._heard = 0

    @property
    def lead(self) -> float:
        """Return how long it takes until the dice are free, of all the time that there is."""
        return min(self.swing.lead, self.seconds * 0.2)

    @property
    def finished(self) -> bool:
        """Tell whether the dice have come to rest."""
        return self.at >= self.seconds

    def advance(self, seconds: float) -> list[Contact]:
        """Let time pass; return what is hit meanwhile."""
        if seconds <= 0:
            return []
        self.at = min(self.seconds, self.at + seconds)
        self._tumble.run(SLICE)
        if self.at < self.lead:
            return []
        self._work_out()
        now = (self.at - self.lead) * self._pace
        contacts = self._tumble.contacts
        first = self._heard
        while self._heard < len(contacts) and contacts[self._heard].at <= now:
            self._heard += 1
        return contacts[first : self._heard]

    def finish(self) -> None:
        """Come to rest at once."""
        self.at = self.seconds

    def moments(self) -> list[Instant]:
        """Return how the dice are now."""
        if self.at < self.lead:
            share = self.at / self.lead
            return [
                _taken_up(die, toss, share)
                for die, toss in zip(self.start, self._tosses, strict=True)
            ]
        self._work_out()
        frames = self._tumble.frames
        at = (self.at - self.lead) * self._pace / STEP
        first = min(len(frames) - 1, int(at))
        after = min(len(frames) - 1, first + 1)
        share = min(1.0, at - first) if after > first else 0.0
        if self.finished:
            first, share = len(frames) - 1, 0.0
        return [
            _between(one, other, share, label)
            for one, other, label in zip(frames[first], frames[after], self._labels, strict=True)
        ]

    @property
    def _pace(self) -> float:
        return self._tumble.seconds / max(1e-6, self.seconds - self.lead)

    def _work_out(self) -> None:
        """Have the whole tumble, and choose which face is where so that the right ones end up."""
        if self._labels:
            return
        self._tumble.run()
        for die, face in zip(self._tumble.frames[-1], self.faces, strict=True):
            which = self._chance.randrange(4)
            self._labels.append(relabelling(top_face(die.turn), face, which))


def tumble_of(
    tray: Point, tosses: Sequence[Toss], lying: Sequence[tuple[Point, float]] = ()
) -> "Tumble":
    """Return a tumble that is still to be worked out; the first one takes a moment to prepare.

    Physics is a large library: a table without dice opens sooner without it.
    """
    from tabletop.ui.dice.physics import Tumble  # noqa: PLC0415 - see above

    return Tumble(tray, tosses, lying)


def lies_at(turn: Turn) -> float:
    """Return the angle of a die that lies flat, of its four the one that is nearest to 0."""
    level = min(range(3), key=lambda axis: abs(turn[2][axis]))
    quarter = math.pi / 2
    angle = math.atan2(turn[1][level], turn[0][level])
    return (angle + quarter / 2) % quarter - quarter / 2


def _taken_up(die: Instant, toss: Toss, share: float) -> Instant:
    """Return a die on its way from where it lay or was held to where its throw begins."""
    x, y = toss.at[0] - die.x, toss.at[1] - die.y
    z = die.z + (toss.height - die.z) * share
    length = math.hypot(*toss.velocity) or 1.0
    axis: Vector = (-toss.velocity[1] / length, toss.velocity[0] / length, 0.0)
    return Instant(
        die.x + x * share, die.y + y * share, z, joined(about(axis, 1.6 * share * share), die.turn)
    )


def _between(one: Instant, other: Instant, share: float, label: Turn) -> Instant:
    turn = joined(other.turn if share >= 0.5 else one.turn, label)
    return Instant(
        one.x + (other.x - one.x) * share,
        one.y + (other.y - one.y) * share,
        one.z + (other.z - one.z) * share,
        turn,
    )
