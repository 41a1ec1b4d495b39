"""The ground of a place in grey: sky, sun, clouds, hills, water, trees, and shapes in units."""

import math
import random
from collections.abc import Sequence

import pygame

from tabletop.ui.drawing.paint import Point, gradient


class Stage:
    """A grey painting with its origin at the top middle; 100 units are its height."""

    def __init__(self, size: tuple[int, int], chance: random.Random) -> None:
        self.picture = pygame.Surface(size)
        self.size = size
        self.chance = chance
        self.unit = size[1] / 100
        self.half = size[0] / 2

    def at(self, x: float, y: float) -> Point:
        """Return the pixel of a point given in units."""
        return self.half + x * self.unit, y * self.unit

    def shape(self, grey: int, points: Sequence[Point]) -> None:
        """Fill a polygon."""
        pygame.draw.polygon(self.picture, (grey, grey, grey), [self.at(x, y) for x, y in points])

    def box(self, grey: int, left: float, top: float, width: float, height: float) -> None:
        """Fill a rectangle; it stays visible however small."""
        x, y = self.at(left, top)
        right, low = self.at(left + width, top + height)
        size = (max(1, round(right) - round(x)), max(1, round(low) - round(y)))
        self.picture.fill((grey, grey, grey), pygame.Rect((round(x), round(y)), size))

    def disc(self, grey: int, x: float, y: float, radius: float) -> None:
        """Fill a circle."""
        pygame.draw.circle(self.picture, (grey, grey, grey), self.at(x, y), radius * self.unit)

    def line(self, grey: int, points: Sequence[Point], width: float) -> None:
        """Draw a bent line."""
        line = [self.at(x, y) for x, y in points]
        thick = max(1, round(width * self.unit))
        pygame.draw.lines(self.picture, (grey, grey, grey), False, line, thick)  # noqa: FBT003

    def arch(self, grey: int, left: float, top: float, width: float, height: float) -> None:
        """Fill a window with a round head."""
        self.disc(grey, left + width / 2, top, width / 2)
        self.box(grey, left, top, width, height)

    def ground(self, top: float, near: int, far: int) -> None:
        """Fill the floor from a height down to the lower edge."""
        stops = ((0.0, (far, far, far)), (1.0, (near, near, near)))
        y = round(top * self.unit)
        self.picture.blit(gradient((self.size[0], max(1, self.size[1] - y)), stops), (0, y))

    def dome(self, x: float, low: float, radius: float, height: float) -> None:
        """Draw a ribbed dome, lit from the left."""
        strips = 24
        edge = [
            low - height * math.sqrt(max(0.0, 1 - (2 * n / strips - 1) ** 2)) for n in range(25)
        ]
        for strip in range(strips):
            left, right = (x + radius * (2 * n / strips - 1) for n in (strip, strip + 1))
            share = (strip + 0.5) / strips * 2 - 1
            grey = max(84, min(250, round(206 - 118 * (share + 0.25) * abs(share + 0.25))))
            top = [(left, edge[strip]), (right, edge[strip + 1])]
            self.shape(grey, [*top, (right, low), (left, low)])
        for rib in range(1, 8):
            bend = math.sin(math.pi * (rib / 8 - 0.5))
            arc = [
                (x + radius * bend * math.cos(turn), low - height * math.sin(turn))
                for turn in (step * math.pi / 16 for step in range(8))
            ]
            self.line(96 if rib > 4 else 140, arc, 0.5)
        outline = [
            (
                x + radius * math.cos(step * math.pi / 24),
                low - height * math.sin(step * math.pi / 24),
            )
            for step in range(25)
        ]
        self.line(60, outline, 0.7)

    def hills(self, low: float, grey: int, rise: float) -> None:
        """Draw a soft ridge along the horizon."""
        phase = self.chance.uniform(0, math.tau)
        points: list[Point] = [(-120, low)]
        for x in range(-120, 121, 8):
            wave = math.sin(x / 22 + phase) + 0.5 * math.sin(x / 9 + 2 * phase)
            points.append((x, low - rise * (1.2 + 0.7 * wave)))
        points.append((120, low))
        self.shape(grey, points)

    def tree(self, x: float, low: float, tall: float) -> None:
        """Draw a leafy tree."""
        self.line(50, [(x, low), (x, low - tall * 0.5)], tall * 0.09)
        for dx, dy, radius in ((0, 0.66, 0.34), (-0.22, 0.5, 0.26), (0.22, 0.5, 0.27)):
            self.disc(74, x + dx * tall, low - dy * tall, radius * tall)
        for dx, dy, radius in ((-0.08, 0.74, 0.2), (-0.26, 0.55, 0.15)):
            self.disc(146, x + dx * tall, low - dy * tall, radius * tall)

    def fir(self, x: float, low: float, tall: float) -> None:
        """Draw a fir."""
        for step in range(4):
            top = low - tall + step * tall * 0.2
            half = tall * (0.10 + 0.055 * step)
            self.shape(104, [(x - half, top + tall * 0.34), (x, top), (x, top + tall * 0.34)])
            self.shape(48, [(x, top + tall * 0.34), (x, top), (x + half, top + tall * 0.34)])


def paint_sky(stage: Stage) -> None:
    """Paint a sky with a sun or moon and long clouds."""
    night = stage.chance.random() < 0.35
    top, low = (96, 200) if night else (186, 250)
    stops = ((0.0, (top, top, top)), (0.8, (low, low, low)), (1.0, (low, low, low)))
    stage.picture.blit(gradient(stage.size, stops), (0, 0))
    x = stage.chance.choice((-1, 1)) * stage.chance.uniform(30, 66)
    y = stage.chance.uniform(16, 30)
    for radius, grey in ((15, top + 22), (12, top + 40), (8.5, 255)):
        stage.disc(min(255, grey), x, y, radius)
    for _ in range(7):
        left, height = stage.chance.uniform(-110, 80), stage.chance.uniform(8, 52)
        length = stage.chance.uniform(24, 60)
        grey = min(255, top + stage.chance.choice((-30, 44, 60)))
        stage.box(max(0, grey), left, height, length, stage.chance.uniform(0.8, 2.2))
        stage.box(max(0, grey), left + length * 0.2, height - 1.6, length * 0.5, 1.4)


def paint_water(stage: Stage, top: float) -> None:
    """Paint water with glints from a height down."""
    stage.ground(top, 112, 206)
    for _ in range(46):
        y = stage.chance.uniform(top + 1, 100)
        near = (y - top) / max(1.0, 100 - top)
        length = stage.chance.uniform(4, 10) * (0.6 + 1.6 * near)
        grey = stage.chance.choice((70, 236, 246))
        stage.box(grey, stage.chance.uniform(-110, 105), y, length, 0.5 + near)
