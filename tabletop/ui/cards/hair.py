"""Hair and beards of portraits: shapes by style, with locks that follow the head."""

import math
import random

import pygame

from tabletop.ui.cards.engraving import light_on, relief_of
from tabletop.ui.cards.pen import Pen, Points, smooth
from tabletop.ui.cards.sitter import Sitter
from tabletop.ui.drawing.paint import Point

FALLING = ("bob", "long")
CROWN = (38.0, 46.0)
# The outermost and the innermost lock; all others run between them.
OUTER: Points = ((68, 15), (44, 7), (17, 26), (9, 66))
INNER: Points = ((57, 46), (48, 47), (42, 60), (30, 86))
INNER_FALLING: Points = ((60, 40), (54, 52), (50, 74), (42, 100))


def paint_back_hair(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    """Paint hair that falls behind the neck."""
    if person.hair not in FALLING:
        return
    back: Points = [
        (20, 30), (10, 52), (9, 74), (12, 96), (24, 104), (38, 98), (36, 70), (34, 40),
    ]  # fmt: skip
    pen.lay(tone, light_on(pen, relief_of(pen, [back]), 2.2), max(30, person.hair_grey - 30), back)


def paint_hair(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    """Paint the hair over a finished head."""
    shapes = _shapes(person)
    light = light_on(pen, relief_of(pen, shapes), 3.2)
    locks = pygame.Surface(pen.size)
    locks.fill((196, 196, 196))
    chance = random.Random(person.hair_grey + round(person.forehead * 100))
    if person.hair == "curls":
        _draw_curls(locks, pen, chance)
    else:
        _draw_locks(locks, pen, chance, INNER_FALLING if person.hair in FALLING else INNER)
    light.blit(locks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pen.lay(tone, light, person.hair_grey, *shapes)


def paint_beard(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    """Paint a moustache or beard."""
    grey = max(60, person.hair_grey - 20)
    c = person.chin
    shapes: dict[str, Points] = {
        "moustache": [(74.6, 63.6), (76.4, 66.6), (72, 68.2), (66, 70.6), (67, 66)],
        "goatee": [(74.8, 74), (75.5 + c, 80), (74 + c, 88), (69 + c, 90), (66, 84), (69, 76)],
        "full": [
            (74.6, 63.6), (76.6, 67), (73, 69), (75, 74), (76 + c, 80), (75 + c, 89), (67, 95),
            (57, 93), (50, 84), (46, 68), (47.5, 62), (53, 72), (61, 74), (66, 67),
        ],
    }  # fmt: skip
    shape = shapes[person.beard]
    pen.lay(tone, light_on(pen, relief_of(pen, [shape]), 3.0), grey, shape)
    if person.beard == "full":
        for row in range(7):
            start = (51 + row * 3.6, 75 + row % 3)
            dark = max(20, grey - 50)
            pen.stroke(tone, dark, [start, (start[0] + 3, start[1] + 12)], 0.7)


def _shapes(person: Sitter) -> list[Points]:
    f = person.forehead
    cap: list[Point] = [
        (67 + f, 20), (67 + f, 27), (62, 31), (59, 38), (57.5, 46), (53, 49), (46, 49), (42, 55),
        (43, 64), (39, 71), (32, 79), (26, 88), (20, 78), (14.5, 64), (12, 50), (15, 35),
        (23, 22.5), (35, 14.5), (48, 11), (59, 13),
    ]  # fmt: skip
    crown: list[Point] = [(16, 27), (30, 13), (48, 9), (60, 12)]
    shapes: dict[str, list[Points]] = {
        "short": [cap],
        "crop": [cap],
        "swept": [[(70 + f, 18), (72 + f, 24), *cap[2:-2], (50, 6), (63, 8)]],
        "receding": [[(52, 16), (56, 24), (55, 36), *cap[4:-2], (44, 12)]],
        "bald": [[
            (54, 43), (50, 49), (44, 49), (41, 56), (40, 66), (33, 76), (25, 82), (19, 76),
            (14, 62), (13, 50), (20, 56), (30, 56), (38, 50), (45, 42),
        ]],
        "bun": [cap, [(16, 36), (8, 34), (0, 40), (-1, 50), (6, 57), (15, 55), (20, 46)]],
        "bob": [[
            (68 + f, 20), (68 + f, 28), (62, 36), (59, 48), (57, 62), (55, 78), (48, 86),
            (36, 90), (22, 92), (12, 84), (8, 64), (9, 44), *crown,
        ]],
        "long": [[
            (68 + f, 20), (67 + f, 29), (61, 36), (58, 48), (53, 62), (48, 78), (46, 94),
            (38, 108), (24, 112), (10, 104), (6, 80), (8, 52), *crown,
        ]],
        "curls": [_curly(cap)],
    }  # fmt: skip
    return shapes[person.hair]


def _curly(cap: list[Point]) -> list[Point]:
    """Return a hair line with bulges, rounder than the head below it."""
    result: list[Point] = []
    for number, (x, y) in enumerate(smooth(cap, steps=3)):
        right, down = x - CROWN[0], y - CROWN[1]
        away = math.hypot(right, down) or 1.0
        at_face = x > 52 and y > 28
        grow = 0.8 if at_face else 4.5
        bulge = grow + grow * 0.7 * math.sin(number * 2.1)
        result.append((x + right / away * bulge, y + down / away * bulge))
    return result


def _draw_locks(locks: pygame.Surface, pen: Pen, chance: random.Random, inner: Points) -> None:
    """Draw locks that run from the brow over the crown to the nape."""
    count = 30
    for number in range(count):
        share = number / (count - 1) + chance.uniform(-0.02, 0.02)
        line = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in zip(OUTER, inner, strict=True)
        ]
        grey = (255, 110, 225, 140)[number % 4]
        pen.stroke(locks, grey, line, chance.uniform(0.7, 1.3))


def _draw_curls(locks: pygame.Surface, pen: Pen, chance: random.Random) -> None:
    for row in range(12):
        for column in range(10):
            x = 4 + column * 7.2 + (row % 2) * 3.6 + chance.uniform(-1, 1)
            y = 3 + row * 7.4 + chance.uniform(-1, 1)
            pen.stroke(locks, 105, [(x - 3, y + 1), (x, y - 3), (x + 3, y), (x + 0.5, y + 2)], 1.1)
            pen.stroke(
                locks, 255, [(x - 1.6, y + 0.4), (x + 0.4, y - 1.2), (x + 1.4, y + 0.6)], 0.9
            )
