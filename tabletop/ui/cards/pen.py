"""A pen for tone paintings: smooth shapes in a small coordinate system, in greys or with light."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from tabletop.ui.drawing.paint import Point, layer

Points = Sequence[Point]
LITTLE = 96


def smooth(points: Points, *, closed: bool = True, steps: int = 6) -> list[Point]:
    """Return a curve through all points (Catmull-Rom)."""
    count = len(points)
    if closed:
        row = [points[-1], *points, points[0], points[1 % count]]
    else:
        row = [points[0], *points, points[-1]]
    result: list[Point] = []
    for index in range(len(row) - 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = row[index : index + 4]
        for a, b, c, d in _weights(steps):
            result.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    if not closed:
        result.append(points[-1])
    return result


@lru_cache(maxsize=8)
def _weights(steps: int) -> list[tuple[float, float, float, float]]:
    weights = []
    for step in range(steps):
        t = step / steps
        t2, t3 = t * t, t * t * t
        weights.append(
            (
                (-t + 2 * t2 - t3) / 2,
                (2 - 5 * t2 + 3 * t3) / 2,
                (t + 4 * t2 - 3 * t3) / 2,
                (t3 - t2) / 2,
            )
        )
    return weights


@dataclass(frozen=True, slots=True)
class Pen:
    """Maps a drawing's own coordinates onto a painting, mirrored if wished."""

    size: tuple[int, int]
    unit: float
    origin: Point
    mirrored: bool = False

    def at(self, point: Point) -> Point:
        """Return where a point of the drawing lies on the painting."""
        x = self.origin[0] + point[0] * self.unit
        return (self.size[0] - x if self.mirrored else x), self.origin[1] + point[1] * self.unit

    def outline(self, points: Points, *, curved: bool = True) -> list[Point]:
        """Return a shape's outline on the painting."""
        return [self.at(point) for point in (smooth(points) if curved else points)]

    def fill(
        self, target: pygame.Surface, grey: int, points: Points, *, curved: bool = True
    ) -> None:
        """Fill a shape with a grey."""
        pygame.draw.polygon(target, (grey, grey, grey), self.outline(points, curved=curved))

    def stroke(self, target: pygame.Surface, grey: int, points: Points, width: float) -> None:
        """Draw an open curve of some width."""
        line = [self.at(point) for point in smooth(points, closed=False)]
        thick = max(1, round(width * self.unit))
        pygame.draw.lines(target, (grey, grey, grey), False, line, thick)  # noqa: FBT003
        if thick > 2:
            for end in (line[0], line[-1]):
                pygame.draw.circle(target, (grey, grey, grey), end, thick / 2)

    def oval(self, target: pygame.Surface, grey: int, centre: Point, radii: Point) -> None:
        """Fill an ellipse with a grey."""
        x, y = self.at(centre)
        wide, high = radii[0] * self.unit, radii[1] * self.unit
        box = pygame.Rect(round(x - wide), round(y - high), round(wide * 2), round(high * 2))
        pygame.draw.ellipse(target, (grey, grey, grey), box)

    def mask(self, *shapes: Points) -> pygame.Surface:
        """Return white shapes on black."""
        picture = pygame.Surface(self.size)
        for shape in shapes:
            self.fill(picture, 255, shape)
        return picture

    def small(self) -> "Pen":
        """Return a pen for the same drawing on a little painting, where light is worked out."""
        share = min(1.0, LITTLE / self.size[1])
        size = (max(1, round(self.size[0] * share)), max(1, round(self.size[1] * share)))
        origin = (self.origin[0] * share, self.origin[1] * share)
        return Pen(size, self.unit * share, origin, self.mirrored)

    def lay(
        self, target: pygame.Surface, light: pygame.Surface, grey: int, *shapes: Points
    ) -> None:
        """Lay a lit material of some grey over a painting, in the given shapes."""
        sheet = layer(self.size)
        for shape in shapes:
            pygame.draw.polygon(sheet, (grey, grey, grey, 255), self.outline(shape))
        sheet.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        target.blit(sheet, (0, 0))
