"""Models a laurelled head seen from the side, as struck on coins and cut into gems."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.plane.grid import Array
from art.plane.outlines import Spot, curve, leaf, oval, points_of
from art.plane.relief import Relief

# Right-facing, in a field of 92 across and 128 down.
FACE: tuple[Spot, ...] = (
    (66, 21), (69.5, 28), (71, 34), (72.6, 38.5), (71.2, 42.5), (73, 47), (76, 52.5), (79, 57.5),
    (79.2, 60), (76.5, 62.2), (73.6, 62.9), (74.8, 65.6), (75.9, 67.6), (73.4, 69.2), (75.2, 71.2),
    (74.7, 73.8), (72.2, 75.6), (74, 79), (74, 83), (71, 86.8), (65, 88.6), (58.5, 88.8),
    (55.5, 92.5), (55.5, 99), (59.5, 106), (67, 111.5), (70, 115.5), (58, 121), (42, 123),
    (27, 121), (13, 115.5), (15.5, 110), (22.5, 104), (26, 96), (25.5, 86), (20.5, 76),
    (15.5, 64), (13.5, 50), (16.5, 36), (24.5, 24.5), (36, 17), (48, 14), (58, 15),
)  # fmt: skip
HAIR: tuple[Spot, ...] = (
    (66, 21), (67, 27), (63, 31), (60, 37), (58, 45), (54.5, 50), (51, 49), (46, 49.5),
    (43.5, 56), (45, 64), (41, 70), (33, 79), (26, 88), (20.5, 76), (15.5, 64), (13.5, 50),
    (16.5, 36), (24.5, 24.5), (36, 17), (48, 14), (58, 15),
)  # fmt: skip
WREATH: tuple[Spot, ...] = ((20, 66), (22, 55), (28, 45), (37, 37), (48, 31), (59, 26.5), (66, 24))
Placing = Callable[[Array], Array]
MIDDLE = points_of([(46.0, 66.0)])


def head(relief: Relief, at: Spot, high: float) -> None:
    """Raise a head of some height in the middle of a field."""
    scale = high / 110

    def here(spots: Array) -> Array:
        return (spots - MIDDLE) * scale + points_of([at])

    def spot(x: float, y: float) -> Spot:
        moved = here(points_of([(x, y)]))[0]
        return float(moved[0]), float(moved[1])

    def bump(at_x: float, at_y: float, radii: Spot, up: float, degrees: float = 0.0) -> None:
        relief.bump(spot(at_x, at_y), (radii[0] * scale, radii[1] * scale), up * scale, degrees)

    body = here(curve(FACE, closed=True))
    for edge, up in ((3.0, 0.9), (14.0, 0.42)):
        relief.swell(body, edge * scale, up)
    for x, y, across, down, up, degrees in (
        (60, 56, 6, 5, 1.3, -17), (67.5, 43.5, 4.2, 2.8, -2.2, 0), (68, 37.2, 6, 1.8, 1.5, 7),
        (66.6, 44, 2.6, 1.5, 1.6, 0), (63, 67, 5.5, 8, -1.0, 20), (70.5, 69.3, 4.2, 0.9, -1.2, 0),
        (69.5, 81.5, 4, 4, 1.0, 0), (55, 90, 11, 3, -2.4, -10), (42, 100, 3.2, 14, 1.6, -20),
    ):  # fmt: skip
        bump(x, y, (across, down), up, degrees)
    relief.swell(here(oval((47.3, 56.5), (4.3, 7.4))), 2.5 * scale, 0.9)
    bump(47.6, 57, (1.8, 3.6), -1.6)
    relief.swell(here(curve(HAIR, closed=True)), 3.5 * scale, 0.8)
    locks(relief, here, scale)
    laurel(relief, here, scale)


def locks(relief: Relief, here: Placing, scale: float) -> None:
    """Comb the hair: short bent furrows in rings around the crown."""
    for radius in np.arange(9, 42, 4.4):
        for angle in np.arange(0, 360, 260 / radius):
            turn = np.radians(angle + radius * 7)
            x, y = 40 + radius * np.cos(turn) * 0.86, 46 + radius * np.sin(turn)
            lock = leaf((float(x), float(y)), 7.5, 3.2, float(np.degrees(turn)) + 115)
            if within(HAIR, (float(x), float(y))):
                relief.engrave(here(lock[:13]), 1.1 * scale, 0.9 * scale)


def laurel(relief: Relief, here: Placing, scale: float) -> None:
    """Lay a wreath of paired leaves over the hair, with its ribbons."""
    way = curve(WREATH, steps=12)
    for number in range(9):
        place = round(number / 8 * (len(way) - 8))
        ahead = way[place + 6] - way[place]
        along = float(np.degrees(np.arctan2(ahead[1], ahead[0])))
        start = (float(way[place][0]), float(way[place][1]))
        for side in (-26, 26):
            relief.swell(here(leaf(start, 10.5, 4.6, along + side)), 1.8 * scale, 1.1)
    for end in ((14, 84), (20, 88)):
        tie = curve([(20, 66), (17, 73), (end[0] + 3, end[1] - 5), end])
        relief.engrave(here(tie), 2.0 * scale, -2.0 * scale)


def within(outline: tuple[Spot, ...], at: Spot) -> bool:
    """Tell whether a spot lies inside an outline."""
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside
