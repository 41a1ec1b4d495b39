"""How dice tumble: worked out ahead, the same for the same seed, without a thought for the faces.

Lengths are in sides of a die. Seen from above, dice are boxes that hit each other and the walls of
their tray (pymunk does that part); each has a height, bounces and turns in space besides. Whatever
comes out is only shown: which face a die has thrown is known before it tumbles.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pymunk

from tabletop.ui.dice.faces import Turn, Vector, about_z, joined
from tabletop.ui.dice.tumble import BOX, STEP, Contact, Instant, Point, Quaternion, Toss

MOST_STEPS: Final = 150
SETTLING_STEPS: Final = 10  # in which a die is laid flat that would not come to rest
ROUNDING: Final = 0.05
RADIUS: Final = 0.5
GRAVITY: Final = 74.0
BOUNCE: Final = 0.40
DRAG: Final = 15.0  # what a rolling die loses a second, in sides a second
AIR_DRAG: Final = 0.6
LEAST_BOUNCE: Final = 2.4  # a slower die stays on the floor
GRIP: Final = 26.0  # how fast the spin of a die becomes that of rolling
LOUD_FALL: Final = 16.0
LOUD_HIT: Final = 9.0


@dataclass(slots=True)
class _Die:
    body: pymunk.Body
    height: float
    rise: float
    turn: Quaternion
    spin: list[float]
    falling: float = 0.0
    resting: bool = False
    matrix: Turn = field(default=((1, 0, 0), (0, 1, 0), (0, 0, 1)))


class Tumble:
    """A throw of some dice into a tray of a size, its middle being (0, 0); others may be `lying`.

    Nothing is worked out before `run` is called, bit by bit or at once.
    """

    def __init__(
        self, tray: Point, tosses: Sequence[Toss], lying: Sequence[tuple[Point, float]] = ()
    ) -> None:
        self.tray = tray
        self.frames: list[tuple[Instant, ...]] = []
        self.contacts: list[Contact] = []
        self.finished = False
        self._space = pymunk.Space()
        self._space.iterations = 12
        self._space.collision_slop = 0.004
        self._add_walls()
        for at, angle in lying:
            self._add_lying(at, angle)
        self._dice = [self._add(toss) for toss in tosses]
        self._space.on_collision(post_solve=self._hit)

    @property
    def seconds(self) -> float:
        """Return how long it lasts, as far as it is worked out."""
        return max(0, len(self.frames) - 1) * STEP

    def run(self, steps: int = MOST_STEPS + SETTLING_STEPS) -> bool:
        """Work out so many more steps; return whether all dice lie flat and still."""
        for _ in range(steps):
            if self.finished:
                break
            self._step()
        return self.finished

    def _add_walls(self) -> None:
        half = (self.tray[0] / 2, self.tray[1] / 2)
        thick = 2.0  # thicker than any step is long: nothing gets through
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        points = [(x * (half[0] + thick), y * (half[1] + thick)) for x, y in corners]
        for start, end in zip(points, points[1:] + points[:1], strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, thick)
            wall.elasticity, wall.friction = 0.55, 0.5
            self._space.add(wall)

    def _add(self, toss: Toss) -> _Die:
        body = pymunk.Body(1, pymunk.moment_for_box(1, (BOX, BOX)))
        body.position, body.velocity = toss.at, toss.velocity
        body.angle, body.angular_velocity = toss.angle, toss.yaw
        self._space.add(body, _box_of(body))
        return _Die(body, toss.height, toss.rise, toss.turn, list(toss.spin))

    def _add_lying(self, at: Point, angle: float) -> None:
        body = pymunk.Body(body_type=pymunk.Body.STATIC)
        body.position, body.angle = at, angle
        self._space.add(body, _box_of(body))

    def _hit(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact:
            self._sound(arbiter.total_impulse.length / LOUD_HIT)

    def _sound(self, force: float) -> None:
        self.contacts.append(Contact(len(self.frames) * STEP, min(1.0, force)))

    def _step(self) -> None:
        for die in self._dice:
            _slow_down(die)
        self._space.step(STEP)
        for die in self._dice:
            self._fall(die)
            _turn_on(die)
        self.frames.append(tuple(_moment(die) for die in self._dice))
        if all(die.resting for die in self._dice):
            self._lay_flat()
        elif len(self.frames) >= MOST_STEPS:
            self._settle()

    def _fall(self, die: _Die) -> None:
        die.rise -= GRAVITY * STEP
        die.height += die.rise * STEP
        if die.height >= 0:
            return
        die.height = 0.0
        if die.rise < -LEAST_BOUNCE:
            self._sound(-die.rise / LOUD_FALL)
            die.rise *= -BOUNCE
        else:
            die.rise = 0.0

    def _settle(self) -> None:
        """Lay dice flat that lean on something or do not stop: nobody waits for them."""
        for number in range(1, SETTLING_STEPS + 1):
            for die in self._dice:
                die.height = die.rise = 0.0
                share = 1 / (SETTLING_STEPS + 1 - number)
                axis, tilt = _leaning(die.matrix)
                _rotate(die, axis, tilt * share)
                die.matrix = _matrix(die.turn)
                _rotate(die, (0.0, 0.0, 1.0), _askew(die) * share)
                die.matrix = _matrix(die.turn)
            self.frames.append(tuple(_moment(die) for die in self._dice))
        self._lay_flat()

    def _lay_flat(self) -> None:
        """End with dice that lie exactly as their boxes do."""
        last = []
        for die in self._dice:
            x, y = die.body.position
            last.append(Instant(x, y, 0.0, _flat(die.matrix, die.body.angle)))
        self.frames.append(tuple(last))
        self.finished = True


def _box_of(body: pymunk.Body) -> pymunk.Poly:
    inner = BOX - 2 * ROUNDING
    shape = pymunk.Poly.create_box(body, (inner, inner), ROUNDING)
    shape.elasticity, shape.friction = 0.5, 0.35
    return shape


def _slow_down(die: _Die) -> None:
    """Take off what air or floor take off, as a constant: that is what stops a die."""
    body = die.body
    grounded = die.height <= 0.01
    vx, vy = body.velocity
    speed = math.hypot(vx, vy)
    if speed > 0:
        share = max(0.0, 1 - (DRAG if grounded else AIR_DRAG) * STEP / speed)
        body.velocity = (vx * share, vy * share)
    body.angular_velocity *= 1 - (6.0 if grounded else 0.3) * STEP


def _turn_on(die: _Die) -> None:
    """Spin freely in the air, roll on the floor, and fall onto a face once slow."""
    body = die.body
    vx, vy = body.velocity
    grounded = die.height <= 0.01 and die.rise == 0.0
    spin = die.spin
    grip = GRIP if grounded else 8.0 if die.height < 0.25 else 0.0
    if grip:
        share = min(1.0, STEP * grip)
        spin[0] += (-vy / RADIUS - spin[0]) * share
        spin[1] += (vx / RADIUS - spin[1]) * share
        spin[2] += (body.angular_velocity - spin[2]) * share
    rate = math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2])
    if rate > 1e-6:
        _rotate(die, (spin[0] / rate, spin[1] / rate, spin[2] / rate), rate * STEP)
    die.matrix = _matrix(die.turn)
    die.resting = False
    if grounded:
        _fall_over(die, math.hypot(spin[0], spin[1]), math.hypot(vx, vy))


def _fall_over(die: _Die, rolling: float, speed: float) -> None:
    """Let a slow die fall onto its nearest face, and its edges come to lie as its box does."""
    pull = max(0.0, 1 - rolling / 11.0)
    die.falling = min(1.0, die.falling + 5.0 * STEP * pull) if pull else 0.0
    axis, tilt = _leaning(die.matrix)
    if tilt > 1e-5:
        _rotate(die, axis, min(tilt, (24 * tilt + 9) * STEP * die.falling * pull))
    askew = _askew(die) if tilt < 0.7 else 0.0
    if askew:
        _rotate(die, (0.0, 0.0, 1.0), askew * min(1.0, 22 * STEP * die.falling))
    die.matrix = _matrix(die.turn)
    still = speed < 0.05 and abs(die.body.angular_velocity) < 0.6
    die.resting = still and tilt < 0.01 and abs(askew) < 0.02


def _moment(die: _Die) -> Instant:
    """Return how a die stands now; one that rolls over an edge rises as its corners need."""
    low = die.matrix[2]
    edge = RADIUS * (abs(low[0]) + abs(low[1]) + abs(low[2]) - 1)
    x, y = die.body.position
    return Instant(x, y, die.height + edge, die.matrix)


def _leaning(turn: Turn) -> tuple[Vector, float]:
    """Return about which level axis, and by how much, a die falls onto its nearest face."""
    low = turn[2]
    axis = max(range(3), key=lambda number: abs(low[number]))
    sign = 1.0 if low[axis] > 0 else -1.0
    up = (turn[0][axis] * sign, turn[1][axis] * sign)
    length = math.hypot(*up)
    if length < 1e-9:
        return (1.0, 0.0, 0.0), 0.0
    return (up[1] / length, -up[0] / length, 0.0), math.atan2(length, low[axis] * sign)


def _askew(die: _Die) -> float:
    """Return by which angle, at most an eighth of a turn, a die's edges miss those of its box."""
    low = die.matrix[2]
    level = min(range(3), key=lambda number: abs(low[number]))
    angle = math.atan2(die.matrix[1][level], die.matrix[0][level])
    quarter = math.pi / 2
    return (die.body.angle - angle + quarter / 2) % quarter - quarter / 2


def _flat(turn: Turn, angle: float) -> Turn:
    """Return the turn of a die that lies exactly flat at an angle, nearest to another turn."""
    upright = joined(about_z(-angle), turn)
    x, y, z = ((float(round(a)), float(round(b)), float(round(c))) for a, b, c in upright)
    return joined(about_z(angle), (x, y, z))


def _rotate(die: _Die, axis: Vector, angle: float) -> None:
    """Turn a die about an axis of length one."""
    half = angle / 2
    c, s = math.cos(half), math.sin(half)
    x, y, z = axis[0] * s, axis[1] * s, axis[2] * s
    w0, x0, y0, z0 = die.turn
    w1 = c * w0 - x * x0 - y * y0 - z * z0
    x1 = c * x0 + x * w0 + y * z0 - z * y0
    y1 = c * y0 - x * z0 + y * w0 + z * x0
    z1 = c * z0 + x * y0 - y * x0 + z * w0
    n = 1 / math.sqrt(w1 * w1 + x1 * x1 + y1 * y1 + z1 * z1)
    die.turn = (w1 * n, x1 * n, y1 * n, z1 * n)


def _matrix(turn: Quaternion) -> Turn:
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )
