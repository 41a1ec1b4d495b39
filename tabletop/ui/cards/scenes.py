"""Places by code: capitol, bank, skyline, factory, bridge and more, as grey paintings.

Every place is drawn in units of a hundredth of the picture's height, around its middle; the seed
chooses sky, sun and details.
"""

import random
from collections.abc import Callable

import pygame

from tabletop.ui.cards.landscape import Stage, paint_sky, paint_water

Painter = Callable[[Stage], None]


def _columns(stage: Stage, left: float, right: float, box: tuple[float, float], count: int) -> None:
    """Draw a row of columns, each lit from the left, between two heights."""
    top, low = box
    stage.box(52, left, top, right - left, low - top)
    pitch = (right - left) / count
    for number in range(count):
        x = left + pitch * (number + 0.22)
        for part, grey in ((0.0, 250), (0.2, 228), (0.36, 170), (0.5, 112)):
            stage.box(grey, x + part * pitch, top, pitch * 0.18, low - top)
        stage.box(235, x - pitch * 0.08, top, pitch * 0.74, 1.4)
        stage.box(225, x - pitch * 0.08, low - 1.6, pitch * 0.74, 1.6)


def _steps(stage: Stage, left: float, right: float, top: float, count: int = 4) -> None:
    for number in range(count):
        grow = number * 2.4
        stage.box(238 - number * 12, left - grow, top + number * 2, right - left + 2 * grow, 1.2)
        stage.box(120, left - grow, top + number * 2 + 1.2, right - left + 2 * grow, 0.9)


def _temple_front(stage: Stage, half: float, top: float, low: float, count: int) -> None:
    """Draw a pediment on columns on steps."""
    stage.shape(214, [(-half - 3, top), (0, top - half * 0.42), (half + 3, top)])
    stage.shape(150, [(-half + 3, top - 1.4), (0, top - half * 0.34), (half - 3, top - 1.4)])
    stage.disc(228, 0, top - half * 0.13, half * 0.09)
    stage.box(240, -half - 3, top, 2 * half + 6, 3)
    stage.box(130, -half - 2, top + 3, 2 * half + 4, 1.6)
    _columns(stage, -half, half, (top + 4.6, low), count)
    _steps(stage, -half - 2, half + 2, low)


def paint_capitol(stage: Stage) -> None:
    """Paint a domed house of parliament."""
    paint_sky(stage)
    stage.ground(84, 196, 150)
    for side in (-1, 1):
        left = -76 if side < 0 else 22
        stage.box(206 if side < 0 else 150, left, 58, 54, 26)
        stage.box(236, left - 1, 56, 56, 2.4)
        for number in range(7):
            stage.box(86, left + 4 + number * 7, 63, 3, 7)
            stage.box(86, left + 4 + number * 7, 74, 3, 7)
    _temple_front(stage, 22, 60, 82, 6)
    stage.box(198, -19, 42, 38, 12)
    _columns(stage, -18, 18, (41, 52), 9)
    stage.box(240, -21, 38.5, 42, 2.6)
    stage.dome(0, 38.5, 18, 25)
    stage.box(224, -3.4, 8.5, 6.8, 6)
    stage.box(120, 0.6, 8.5, 2.8, 6)
    stage.shape(210, [(-3.8, 8.5), (0, 1.5), (3.8, 8.5)])
    _trees(stage, 84, 7)


def paint_bank(stage: Stage) -> None:
    """Paint a bank: heavy columns between dark houses."""
    paint_sky(stage)
    for left, top, width, grey in ((-84, 26, 34, 120), (50, 18, 36, 96)):
        stage.box(grey, left, top, width, 70)
        _windows(stage, (left + 3, top + 5, width - 6, 60), 4, 7)
    stage.box(190, -46, 34, 92, 6)
    _temple_front(stage, 42, 44, 80, 8)
    stage.ground(88, 176, 120)


def paint_library(stage: Stage) -> None:
    """Paint a house of learning with lions at its stairs."""
    paint_sky(stage)
    stage.ground(86, 206, 150)
    stage.box(196, -70, 40, 140, 46)
    stage.box(236, -73, 37, 146, 3.4)
    for x in (-62, -46, 36, 52):
        stage.arch(60, x, 52, 10, 24)
    _temple_front(stage, 26, 44, 80, 5)
    for x in (-44, 44):
        stage.box(214, x - 6, 80, 12, 8)
        stage.shape(120, [(x - 5, 80), (x - 4, 73), (x + 1, 70), (x + 4, 74), (x + 5, 80)])
    _trees(stage, 86, 4)


def paint_skyline(stage: Stage) -> None:
    """Paint towers of offices by the water."""
    paint_sky(stage)
    left = -100.0
    while left < 100:
        width = stage.chance.uniform(11, 22)
        top = stage.chance.uniform(12, 52) + abs(left) * 0.12
        grey = stage.chance.choice((104, 132, 156, 178))
        stage.box(grey, left, top, width, 80 - top)
        stage.box(grey - 54, left + width * 0.66, top, width * 0.34, 80 - top)
        _windows(stage, (left + 1.5, top + 3, width * 0.6, 74 - top), 3, 9)
        if stage.chance.random() < 0.3:
            stage.line(70, [(left + width / 2, top), (left + width / 2, top - 10)], 0.8)
        left += width + 0.8
    paint_water(stage, 80)


def paint_factory(stage: Stage) -> None:
    """Paint works with saw-tooth roofs and smoking chimneys."""
    paint_sky(stage)
    stage.ground(84, 170, 120)
    for number, x in enumerate((-52, -34, 50)):
        stage.shape(150, [(x - 4, 84), (x - 2.6, 22), (x + 2.6, 22), (x + 4, 84)])
        stage.shape(84, [(x + 1, 84), (x + 0.8, 22), (x + 2.6, 22), (x + 4, 84)])
        stage.box(225, x - 3.4, 21, 6.8, 2.4)
        for puff in range(6):
            drift = puff * (5 + number)
            stage.disc(216 - puff * 8, x + drift, 17 - puff * 2.6, 3 + puff * 0.9)
    for number in range(5):
        x = -70 + number * 26
        stage.shape(206, [(x, 84), (x, 58), (x + 26, 46), (x + 26, 84)])
        stage.shape(104, [(x + 20, 84), (x + 20, 49), (x + 26, 46), (x + 26, 84)])
        stage.shape(84, [(x + 4, 62), (x + 18, 55.5), (x + 18, 62), (x + 4, 68)])
        stage.box(90, x + 5, 72, 4, 12)
        stage.box(90, x + 12, 72, 4, 12)


def paint_bridge(stage: Stage) -> None:
    """Paint a suspension bridge over wide water."""
    paint_sky(stage)
    stage.hills(70, 190, 9)
    paint_water(stage, 70)
    for x in (-42, 42):
        stage.box(196, x - 4, 14, 3, 66)
        stage.box(96, x + 1, 14, 3, 66)
        for y in (22, 38, 54):
            stage.box(150, x - 4, y, 8, 2.4)
    for start, end in ((-100, -42), (-42, 42), (42, 100)):
        curve = []
        for step in range(15):
            share = step / 14
            depth = (
                1 - (2 * share - 1) ** 2 if start == -42 else (share if start > 0 else 1 - share)
            )
            curve.append((start + (end - start) * share, 15 + 44 * depth))
        stage.line(60, curve, 1.2)
        for point in curve[1:-1]:
            stage.line(90, [point, (point[0], 62)], 0.45)
    stage.box(214, -110, 61, 220, 2)
    stage.box(70, -110, 63, 220, 2.4)


def paint_harbor(stage: Stage) -> None:
    """Paint a freighter at a quay under cranes."""
    paint_sky(stage)
    paint_water(stage, 72)
    stage.shape(66, [(-64, 62), (58, 62), (70, 54), (62, 78), (-56, 78)])
    stage.shape(150, [(-64, 62), (58, 62), (70, 54), (69, 58), (60, 66), (-62, 66)])
    for number in range(7):
        grey = stage.chance.choice((130, 160, 190, 220))
        stage.box(grey, -34 + number * 12, 52, 11, 10)
        if number % 3 != 1:
            stage.box(grey - 30, -34 + number * 12, 43, 11, 8.5)
    stage.box(230, -58, 40, 18, 22)
    stage.box(120, -45, 40, 5, 22)
    _windows(stage, (-56, 43, 10, 6), 4, 1)
    stage.box(110, -52, 30, 6, 10)
    for x in (-84, 82):
        stage.line(58, [(x, 84), (x, 20)], 2.4)
        stage.line(58, [(x - 22, 24), (x + 22, 24)], 1.8)
        stage.line(90, [(x, 12), (x - 20, 24)], 0.7)
        stage.line(90, [(x, 12), (x + 20, 24)], 0.7)
        stage.line(90, [(x + 14, 24), (x + 14, 46)], 0.7)


def paint_obelisk(stage: Stage) -> None:
    """Paint a pillar mirrored in a long pool."""
    paint_sky(stage)
    stage.hills(66, 168, 4)
    stage.ground(66, 206, 168)
    stage.shape(246, [(-5.4, 67), (-3.6, 14), (0, 6), (0, 67)])
    stage.shape(128, [(0, 67), (0, 6), (3.6, 14), (5.4, 67)])
    stage.shape(186, [(-12, 70), (12, 70), (44, 104), (-44, 104)])
    stage.shape(226, [(-4, 70), (0, 70), (0, 100), (-3, 100)])
    stage.shape(116, [(0, 70), (4, 70), (3, 100), (0, 100)])
    for x in range(-90, 96, 12):
        if abs(x) > 18:
            stage.tree(x + stage.chance.uniform(-3, 3), 70, stage.chance.uniform(9, 15))


def paint_podium(stage: Stage) -> None:
    """Paint a speaker's desk with microphones before flags and a crowd."""
    for number in range(18):
        x = -110 + number * 12.5
        for part, grey in ((0, 120), (3, 160), (6, 196), (9, 150)):
            stage.box(grey, x + part, 0, 3.4, 100)
    for x in (-40, 40):
        stage.line(60, [(x, 10), (x, 84)], 1.2)
        wave = 1 if x < 0 else -1
        stage.shape(236, [(x, 12), (x + wave * 20, 18), (x + wave * 18, 50), (x, 56)])
        for stripe in range(4):
            top = 18 + stripe * 10
            stage.shape(
                96, [(x, top), (x + wave * 19, top + 4), (x + wave * 19, top + 8), (x, top + 4)]
            )
    stage.shape(216, [(-19, 52), (19, 52), (15, 90), (-15, 90)])
    stage.shape(110, [(6, 52), (19, 52), (15, 90), (5, 90)])
    stage.box(240, -22, 48, 44, 4.4)
    stage.disc(96, -1, 68, 8)
    stage.disc(226, -1, 68, 6.4)
    for x in (-8, 0, 8):
        stage.line(40, [(x, 49), (x * 1.5, 38)], 1.0)
        stage.disc(30, x * 1.5, 36, 2.6)
    _crowd(stage)


def paint_farm(stage: Stage) -> None:
    """Paint a barn and silo behind rows of corn."""
    paint_sky(stage)
    stage.hills(58, 196, 5)
    stage.ground(62, 220, 160)
    stage.shape(150, [(-42, 66), (-42, 44), (-22, 30), (-2, 44), (-2, 66)])
    stage.shape(90, [(-2, 44), (26, 44), (26, 66), (-2, 66)])
    stage.shape(216, [(-44, 45), (-22, 29), (8, 29), (28, 44), (-1, 44), (-22, 31)])
    stage.box(60, -28, 52, 12, 14)
    stage.line(230, [(-28, 52), (-16, 66)], 0.9)
    stage.line(230, [(-16, 52), (-28, 66)], 0.9)
    stage.box(224, 36, 34, 6, 33)
    stage.box(130, 42, 34, 6, 33)
    stage.dome(42, 34, 6, 7)
    for row in range(11):
        x = -100 + row * 20
        stage.line(104, [(x * 0.35, 64), (x, 82), (x * 1.7, 104)], 1.6)
    stage.tree(-66, 64, 16)


def paint_park(stage: Stage) -> None:
    """Paint mountains, firs and a lake."""
    paint_sky(stage)
    for x, top, half, grey in ((-58, 34, 44, 206), (52, 30, 48, 198), (-4, 16, 56, 222)):
        _mountain(stage, (x, top), half, grey)
    paint_water(stage, 74)
    for number in range(16):
        place = -96 + number * 13 + stage.chance.uniform(-4, 4)
        if abs(place) > 26:
            stage.fir(place, 86 + stage.chance.uniform(-4, 8), stage.chance.uniform(20, 34))


def _mountain(stage: Stage, peak: tuple[float, float], half: float, grey: int) -> None:
    """Draw a mountain: a lit flank, a dark one along a crooked ridge, snow on top."""
    x, top = peak
    rise = 74 - top
    ridge = [(0.0, 0.0), (0.05, 0.2), (-0.04, 0.36), (0.08, 0.56), (0.0, 0.74), (0.12, 1.0)]
    line = [(x + right * half, top + down * rise) for right, down in ridge]
    left = [
        (x - half, 74.0),
        (x - half * 0.62, top + rise * 0.56),
        (x - half * 0.4, top + rise * 0.5),
    ]
    stage.shape(grey, [*left, (x, top), *line[1:]])
    right_side = [
        (x + half, 74.0),
        (x + half * 0.6, top + rise * 0.52),
        (x + half * 0.3, top + rise * 0.4),
    ]
    stage.shape(grey - 104, [*line, *right_side])
    for share in (0.3, 0.55, 0.8):
        start = (x - half * share * 0.5, top + rise * share * 0.8)
        stage.line(grey - 60, [start, (start[0] - half * 0.06, start[1] + rise * 0.2)], 0.8)
    snow = [(-0.2, 0.26), (-0.12, 0.2), (-0.06, 0.3), (0.02, 0.2), (0.07, 0.28), (0.13, 0.19)]
    stage.shape(252, [(x, top), *((x + a * half, top + b * rise) for a, b in snow)])


def paint_highway(stage: Stage) -> None:
    """Paint a road that runs through hills to the horizon."""
    paint_sky(stage)
    stage.hills(52, 186, 10)
    stage.ground(56, 210, 150)
    stage.shape(104, [(-3, 56), (3, 56), (62, 104), (-62, 104)])
    stage.shape(150, [(-1.6, 56), (0, 56), (-4, 104), (-44, 104)])
    for near in range(5):
        top = 58 + near * near * 2.2
        size = 0.5 + near * 0.6
        stage.shape(
            248,
            [
                (-size, top),
                (size, top),
                (size * 1.4, top + 4 + near),
                (-size * 1.4, top + 4 + near),
            ],
        )
    for x in (-70, 66):
        stage.line(70, [(x, 40), (x, 78)], 1.6)
        stage.box(226, x - 13, 34, 26, 13)
        stage.box(90, x - 11, 36, 22, 9)
    stage.tree(-34, 60, 10)
    stage.tree(36, 60, 11)


def _windows(stage: Stage, box: tuple[float, float, float, float], columns: int, rows: int) -> None:
    left, top, width, height = box
    for column in range(columns):
        for row in range(rows):
            grey = 240 if stage.chance.random() < 0.42 else 62
            x, y = left + width * column / columns, top + height * row / rows
            stage.box(grey, x, y, width / columns * 0.55, height / rows * 0.5)


def _trees(stage: Stage, low: float, count: int) -> None:
    for number in range(count):
        side = -1 if number % 2 else 1
        x = side * (34 + number * 9 + stage.chance.uniform(-4, 4))
        stage.tree(x, low, stage.chance.uniform(9, 15))


def _crowd(stage: Stage) -> None:
    for row in range(2):
        for number in range(17):
            x = -100 + number * 12.5 + row * 6
            y = 92 + row * 6 + stage.chance.uniform(-1.5, 1.5)
            stage.disc(46 + row * 20, x, y, 4.2)
            stage.disc(46 + row * 20, x, y + 9, 7)


SCENES: dict[str, Painter] = {
    "capitol": paint_capitol,
    "bank": paint_bank,
    "library": paint_library,
    "skyline": paint_skyline,
    "factory": paint_factory,
    "bridge": paint_bridge,
    "harbor": paint_harbor,
    "obelisk": paint_obelisk,
    "podium": paint_podium,
    "farm": paint_farm,
    "park": paint_park,
    "highway": paint_highway,
}


def paint_scene(name: str, size: tuple[int, int], seed: int) -> pygame.Surface:
    """Return the grey painting of a place."""
    stage = Stage(size, random.Random(seed))
    SCENES[name](stage)
    return stage.picture
