"""The chamber engraved on the sheet of a vote: curved benches with their desks, and the aisle."""

from math import cos, pi, sin

import pygame

from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import layer, resized
from tabletop.ui.drawing.theme import Colour

FINE = 3  # drawn so many times as large
BENCHES = 5
INNERMOST = 0.36  # of the outermost bench
DESK = 0.5  # width of a desk, in distances between benches
APART = 0.86  # between the middles of desks, in distances between benches
AISLE = 0.035  # of a half turn, left free in the middle


@remembered
def hall(size: tuple[int, int], ink: Colour, wood: Colour) -> pygame.Surface:
    """Return a half circle of benches and desks, engraved in ink, open to its lower edge."""
    image = layer((size[0] * FINE, size[1] * FINE))
    across, down = image.get_width() / 2, float(image.get_height())
    step = down * (1 - INNERMOST) / BENCHES
    for number in range(BENCHES):
        share = 1 - (1 - INNERMOST) * number / BENCHES
        reach = (across * share - step / 2, down * share - step / 2)
        _bench(image, (across, down), reach, ink)
        _desks(image, (across, down), (reach[0], reach[1], step), (ink, wood))
    return resized(image, size)


def _bench(
    image: pygame.Surface, middle: tuple[float, float], reach: tuple[float, float], ink: Colour
) -> None:
    """Draw the curve of a bench on both sides of the aisle."""
    for side in (-1, 1):
        turns = [(AISLE + (0.5 - AISLE) * at / 60) * pi for at in range(61)]
        points = [
            (middle[0] + side * reach[0] * sin(t), middle[1] - reach[1] * cos(t)) for t in turns
        ]
        pygame.draw.lines(image, (*ink, 255), closed=False, points=points, width=FINE)


def _desks(
    image: pygame.Surface,
    middle: tuple[float, float],
    reach: tuple[float, float, float],
    tones: tuple[Colour, Colour],
) -> None:
    """Draw the desks behind a bench, turned towards the middle."""
    wide, high, step = reach
    half = step * DESK / 2
    for side in (-1, 1):
        turn = AISLE * pi + half / max(1.0, wide)
        while turn < pi / 2:
            # How fast the middle of a desk moves along the bench as the turn grows.
            speed = max(1.0, ((wide * cos(turn)) ** 2 + (high * sin(turn)) ** 2) ** 0.5)
            out = (side * high * sin(turn), -wide * cos(turn))
            length = max(1.0, (out[0] ** 2 + out[1] ** 2) ** 0.5)
            out = (out[0] / length, out[1] / length)
            along = (-out[1], out[0])
            foot = (middle[0] + side * wide * sin(turn), middle[1] - high * cos(turn))
            corners = [
                (
                    foot[0] + along[0] * half * a + out[0] * half * b,
                    foot[1] + along[1] * half * a + out[1] * half * b,
                )
                for a, b in ((-1, 0.35), (1, 0.35), (0.8, 1.15), (-0.8, 1.15))
            ]
            pygame.draw.polygon(image, (*tones[1], 255), corners)
            pygame.draw.polygon(image, (*tones[0], 255), corners, max(1, FINE - 1))
            turn += step * APART / speed
