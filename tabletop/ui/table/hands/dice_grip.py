"""Dice in the hand: they come along together, are shaken by its motion, and leave it as thrown."""

import math
from collections import deque
from typing import Final

import pygame

from tabletop.ui.dice.faces import Vector, about, joined
from tabletop.ui.dice.throwing import HAND, SPREAD, flicked
from tabletop.ui.dice.tumble import Instant
from tabletop.ui.drawing.tween import Spring
from tabletop.ui.sound import DIE, PICK
from tabletop.ui.table import feel
from tabletop.ui.table.dice.tray import FROM_BELOW, DiceTray
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.hands.grip import Grip

REMEMBERED: Final = 0.09  # seconds of motion that make the speed of a throw
SHAKEN: Final = 1.6  # radians that dice turn while the hand goes as far as a die is wide
RATTLE: Final = 12.0  # sides a second, from which on a turn of the hand makes dice hit each other
Point = tuple[float, float]


class DiceGrip(Grip):
    """The dice of a tray in the hand."""

    def __init__(self, setting: Setting, tray: DiceTray, ref: int, start: Point) -> None:
        self.setting = setting
        self.tray = tray
        self._ref = ref
        self.pointer = start
        self.lifted = 1.0 if setting.board.calm else 0.0
        self.motion: deque[tuple[float, float, float]] = deque()
        self.home = [die.rest for die in tray.dice]
        self.turns = [moment.turn for moment in self.home]
        self._moved = (0.0, 0.0)
        self._going = (0.0, 0.0)
        self._ways = [self._springs(moment) for moment in self.home]
        self._back: float | None = None
        tray.take()
        tray.light({})
        setting.board.sound.play(PICK)
        self._draw()

    def _springs(self, moment: Instant) -> tuple[Spring, Spring]:
        return Spring.settling_in(120, moment.x), Spring.settling_in(120, moment.y)

    @property
    def ref(self) -> int:
        """Return which die was taken."""
        return self._ref

    @property
    def middle(self) -> Point:
        """Return where the hand is."""
        return self.pointer

    @property
    def rect(self) -> pygame.Rect:
        """Return what the dice cover."""
        rects = [rect for die in self.tray.dice if (rect := self.tray.rect_of(die.ref)) is not None]
        return rects[0].unionall(rects[1:])

    @property
    def done(self) -> bool:
        """Tell whether the dice lie in their tray again."""
        return self._back is not None and self._back >= 1.0

    def follow(self, at: Point) -> None:
        """Keep the dice in the hand."""
        side = self.tray.side
        x, y = (at[0] - self.pointer[0]) / side, (at[1] - self.pointer[1]) / side
        self._moved = (self._moved[0] + x, self._moved[1] + y)
        self.pointer = at

    def advance(self, seconds: float) -> None:
        """Let the dice rise, swing and turn in the hand, or glide home."""
        if seconds <= 0:
            return
        if self._back is not None:
            self._glide(seconds)
            return
        self.lifted = min(1.0, self.lifted + seconds / feel.PICK_UP)
        x, y = self._moved
        self._moved = (0.0, 0.0)
        self.motion.append((seconds, x, y))
        while sum(part[0] for part in self.motion) - self.motion[0][0] >= REMEMBERED:
            self.motion.popleft()
        if not self.setting.board.calm:
            self._shake((x, y), seconds)
        goal = self.tray.in_sides(self.pointer)
        for number, ways in enumerate(self._ways):
            aside = (number - (len(self._ways) - 1) / 2) * SPREAD * 0.84
            for way, at in zip(
                ways, (goal[0] + aside, goal[1] + 0.1 * (-1) ** number), strict=True
            ):
                way.goal = at
                way.advance(seconds)
                if self.setting.board.calm:
                    way.snap()
        self._draw()

    def _shake(self, moved: Point, seconds: float) -> None:
        """Turn every die as the hand goes, each its own way; a sharp turn of the hand is heard."""
        far = math.hypot(*moved)
        if far < 1e-3:
            return
        x, y = moved[0] / far, moved[1] / far
        for number, turn in enumerate(self.turns):
            lean = 0.5 * (-1) ** number
            length = math.sqrt(1 + lean * lean)
            axis: Vector = (-y / length, x / length, lean / length)
            self.turns[number] = joined(about(axis, SHAKEN * min(far, 1.2)), turn)
        before, self._going = self._going, (moved[0] / seconds, moved[1] / seconds)
        if before[0] * self._going[0] + before[1] * self._going[1] < 0:
            force = (math.hypot(*before) + math.hypot(*self._going)) / (4 * RATTLE)
            self.setting.board.sound.play(DIE, min(0.6, force))

    @property
    def velocity(self) -> Point:
        """Return how fast the hand goes, in sides a second."""
        seconds = sum(part[0] for part in self.motion)
        if not seconds:
            return 0.0, 0.0
        return (
            sum(part[1] for part in self.motion) / seconds,
            sum(part[2] for part in self.motion) / seconds,
        )

    def ask(self, goal: Point) -> None:
        """Go home: nothing is thrown before the question is answered."""
        self.go_home()

    def leave(self) -> None:
        """Leave the hand with its speed."""
        at = self.tray.in_sides(self.pointer)
        self.tray.let_go(flicked(self.tray.size, at, self.velocity, FROM_BELOW))

    def land(self) -> None:
        """Tumble by themselves from now on."""
        self._back = 1.0

    def go_home(self, *, nudge: bool = False) -> None:
        """Glide back to where they lay."""
        self._back = 1.0 if self.setting.board.calm else 0.0
        for ways, home in zip(self._ways, self.home, strict=True):
            ways[0].goal, ways[1].goal = home.x, home.y
        if self.done:
            self.finish()

    def _glide(self, seconds: float) -> None:
        assert self._back is not None
        self._back = min(1.0, self._back + seconds / feel.HOME)
        self.lifted = 1 - self._back
        for ways in self._ways:
            for way in ways:
                way.advance(seconds)
        self._draw()
        if self.done:
            self.finish()

    def finish(self) -> None:
        """Lie at home at once."""
        self._back = 1.0
        self.tray.held = False
        self.tray.carry(self.home)

    def _draw(self) -> None:
        held = zip(self._ways, self.turns, strict=True)
        height = HAND * self.lifted
        going = self._back is not None
        self.tray.carry(
            [
                Instant(x.value, y.value, height, self.home[number].turn if going else turn)
                for number, ((x, y), turn) in enumerate(held)
            ]
        )
