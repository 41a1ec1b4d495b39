"""Portraits by code: a profile with its own brow, nose, chin, hair, dress and background.

Nobody real is shown: every line comes from a seed.
"""

import random
from dataclasses import dataclass

import pygame

from tabletop.ui.engraving import lit, pillow
from tabletop.ui.paint import Point
from tabletop.ui.pen import Pen, Points

HEIGHT = 116
MEN_HAIR = ("short", "swept", "bald", "curls", "receding")
WOMEN_HAIR = ("bob", "bun", "long", "curls", "crop")
GROUNDS = ("plain", "columns", "blinds", "books", "drape")


@dataclass(frozen=True, slots=True)
class Sitter:
    """What tells one portrait from another."""

    woman: bool
    hair: str
    hair_grey: int
    skin_grey: int
    coat_grey: int
    forehead: float
    nose: float
    hook: float
    chin: float
    jowl: float
    neck: float
    beard: str
    glasses: bool
    pattern: str
    ground: str
    mirrored: bool


def sitter(seed: int) -> Sitter:
    """Return the person that belongs to a seed."""
    chance = random.Random(seed)
    woman = chance.random() < 0.48
    hair = chance.choice(WOMEN_HAIR if woman else MEN_HAIR)
    beard = "" if woman else chance.choice(("", "", "", "moustache", "full", "goatee"))
    return Sitter(
        woman=woman,
        hair=hair,
        hair_grey=chance.choice((52, 70, 96, 150, 205, 225)),
        skin_grey=chance.choice((252, 246, 232, 214, 186, 160)),
        coat_grey=chance.choice((62, 80, 104, 130) if woman else (52, 62, 78, 104)),
        forehead=chance.uniform(-3.0, 1.5),
        nose=chance.uniform(-3.5, 0.0) if woman else chance.uniform(-1.5, 2.6),
        hook=chance.uniform(-1.6, 0.4) if woman else chance.uniform(-1.2, 1.8),
        chin=chance.uniform(-2.5, 0.8) if woman else chance.uniform(-2.0, 2.4),
        jowl=chance.uniform(0, 1.5) if woman else chance.uniform(0, 5.0),
        neck=chance.uniform(2.5, 4.5) if woman else chance.uniform(-2.0, 2.0),
        beard=beard,
        glasses=chance.random() < 0.34,
        pattern=chance.choice(("scarf", "pearls", "plain") if woman else ("tie", "bow", "tie")),
        ground=chance.choice(GROUNDS),
        mirrored=chance.random() < 0.5,
    )


def paint_portrait(size: tuple[int, int], seed: int) -> pygame.Surface:
    """Return the grey painting of a portrait."""
    person = sitter(seed)
    unit = size[1] / HEIGHT
    pen = Pen(size, unit, (size[0] / 2 - 47 * unit, -6 * unit), person.mirrored)
    tone = pygame.Surface(size)
    _paint_ground(tone, person, unit)
    _paint_dress(tone, pen, person)
    _paint_head(tone, pen, person)
    return tone


def _paint_ground(tone: pygame.Surface, person: Sitter, unit: float) -> None:
    width, height = tone.get_size()
    small = pygame.Surface((2, 2))
    for place, grey in (((0, 0), 226), ((1, 0), 196), ((0, 1), 172), ((1, 1), 132)):
        small.set_at(place, (grey, grey, grey))
    tone.blit(pygame.transform.smoothscale(small, tone.get_size()), (0, 0))
    step = round(18 * unit)
    if person.ground == "columns":
        for left in range(-step // 2, width, step * 2):
            for part, grey in ((0, 214), (1, 240), (2, 204), (3, 156)):
                box = pygame.Rect(left + part * step // 4, 0, step // 4 + 1, height)
                pygame.draw.rect(tone, (grey, grey, grey), box)
    elif person.ground == "blinds":
        for top in range(0, height, max(2, round(9 * unit))):
            pygame.draw.rect(tone, (168, 168, 168), (0, top, width, max(1, round(4 * unit))))
    elif person.ground == "books":
        _paint_books(tone, unit)
    elif person.ground == "drape":
        for left in range(0, width, step):
            for part in range(4):
                grey = 130 + 28 * part
                box = pygame.Rect(left + part * step // 4, 0, step // 4 + 1, height)
                pygame.draw.rect(tone, (grey, grey, grey), box)


def _paint_books(tone: pygame.Surface, unit: float) -> None:
    width, height = tone.get_size()
    chance = random.Random(width)
    shelf = round(30 * unit)
    for top in range(0, height, shelf):
        left = 0
        while left < width:
            thick = round(chance.uniform(4, 9) * unit)
            tall = round(chance.uniform(20, 26) * unit)
            grey = chance.choice((120, 150, 176, 205))
            box = pygame.Rect(left, top + shelf - tall, max(2, thick - 1), tall)
            pygame.draw.rect(tone, (grey, grey, grey), box)
            left += max(2, thick)
        pygame.draw.rect(tone, (90, 90, 90), (0, top + shelf - round(2 * unit), width, 2))


def _paint_dress(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    coat: Points = [
        (26, 99), (14, 105), (-6, 112), (-22, 122), (-30, 140), (106, 140), (98, 124),
        (88, 115), (74, 110), (64, 105), (50, 108), (38, 106),
    ]  # fmt: skip
    light = _light(pen, [coat], 2.2)
    pen.lay(tone, light, person.coat_grey, coat)
    if person.woman and person.pattern != "plain":
        pen.fill(tone, 236, [(34, 98), (60, 100), (70, 112), (62, 128), (46, 116)])
    else:
        pen.fill(tone, 250, [(30, 97), (58, 99), (66, 108), (72, 128), (58, 134), (44, 112)])
        pen.fill(tone, 215, [(31, 96), (57, 99), (61, 105), (44, 109), (30, 104)])
    dark = max(20, person.coat_grey - 40)
    pen.stroke(tone, dark, [(34, 104), (44, 116), (56, 138)], 1.6)
    pen.stroke(tone, dark, [(66, 107), (74, 120), (74, 138)], 1.6)
    _paint_neckwear(tone, pen, person)


def _paint_neckwear(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    if person.pattern == "tie":
        pen.fill(tone, 70, [(60, 105), (66, 107), (71, 120), (70, 138), (60, 138), (60, 112)])
        for row in range(4):
            pen.stroke(tone, 190, [(61, 113 + row * 6), (70, 111 + row * 6)], 1.1)
    elif person.pattern == "bow":
        pen.fill(tone, 55, [(62, 105), (74, 100), (74, 113), (64, 109), (54, 114), (54, 103)])
    elif person.pattern == "pearls":
        for index in range(9):
            share = index / 8
            centre = (30 + 34 * share, 101 + 9 * (1 - (2 * share - 1) ** 2) + 4 * share)
            pen.oval(tone, 60, centre, (2.1, 2.1))
            pen.oval(tone, 250, (centre[0] - 0.3, centre[1] - 0.3), (1.6, 1.6))
    elif person.pattern == "scarf":
        for row in range(4):
            pen.stroke(tone, 150, [(34 + row, 101 + row * 3), (52, 107 + row * 4), (66, 108 + row * 4)], 1)


def _profile(person: Sitter) -> list[Point]:
    f, n, k, c = person.forehead, person.nose, person.hook, person.chin
    j, w = person.jowl, person.neck
    lip = 0.9 if person.woman else 0.0
    return [
        (66 + f, 21), (69.5 + f, 28), (71 + f * 0.6, 34), (72.6, 38.5), (71.0, 42.5),
        (73 + k * 0.6, 47), (76 + k + n * 0.5, 52.5), (79 + n, 57.5), (79.2 + n, 60.2),
        (76.3 + n * 0.6, 62.4), (73.4, 63.1), (74.6 + lip, 65.8), (75.8 + lip, 67.6), (73.4, 69.2),
        (75.2 + lip, 71.2), (74.6 + lip, 73.8), (72.2 + c * 0.4, 75.8), (74 + c, 79.2),
        (73.6 + c, 83.4), (70.5 + c, 87), (64, 88.8 + j * 0.5), (58, 89.6 + j), (55.5 - w, 95 + j),
        (56 - w, 101), (60, 108), (40, 112), (24, 106), (27 + w, 96), (25.5 + w, 86), (20.5, 76),
        (15.5, 64), (13.5, 50), (16.5, 36), (24.5, 24.5), (36, 17), (48, 14), (58, 15.5),
    ]  # fmt: skip


def _paint_head(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    head = _profile(person)
    if person.hair in ("long", "bob"):
        back: Points = [(20, 30), (10, 52), (9, 74), (12, 96), (24, 104), (38, 98), (36, 70), (34, 40)]
        light = _light(pen, [back], 2.2)
        pen.lay(tone, light, max(30, person.hair_grey - 30), back)
    light = _light(pen, [head], 3.0, face=True)
    pen.lay(tone, light, person.skin_grey, head)
    pen.stroke(tone, 70, [*head[:24]], 0.5)
    _paint_features(tone, pen, person)
    _paint_hair(tone, pen, person)
    if person.glasses:
        _paint_glasses(tone, pen)


def _light(
    pen: Pen, shapes: list[Points], strength: float, *, face: bool = False
) -> pygame.Surface:
    """Return the light on some shapes, worked out small and then enlarged: light is soft."""
    little = pen.small()
    relief = pillow(little.mask(*shapes), little.unit)
    if face:
        _model_face(relief, little)
    light = lit(relief, max(1, round(little.unit * 1.8)), strength)
    return pygame.transform.smoothscale(light, pen.size)


def _model_face(relief: pygame.Surface, pen: Pen) -> None:
    """Raise brow, cheek and chin, and hollow the socket, the cheek and the throat."""
    raised, hollow = pygame.Surface(pen.size), pygame.Surface(pen.size)
    for centre, radii, grey in (
        ((60, 56), (7, 5), 60), ((68, 37), (6, 2.2), 60), ((69.5, 81), (4, 4), 55),
        ((42, 98), (4, 12), 50), ((66.5, 44.5), (2.6, 1.8), 60),
    ):  # fmt: skip
        pen.oval(raised, grey, centre, radii)
    for centre, radii, grey in (
        ((66, 43), (5.5, 3.6), 80), ((62, 68), (6, 8), 42), ((55, 93), (12, 3.5), 90),
        ((71, 69.4), (4, 1.0), 60), ((50, 40), (6, 8), 26),
    ):  # fmt: skip
        pen.oval(hollow, grey, centre, radii)
    reach = max(1, round(pen.unit * 2.0))
    relief.blit(pygame.transform.box_blur(raised, reach), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    relief.blit(pygame.transform.box_blur(hollow, reach), (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _paint_features(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    n = person.nose
    brow = 0.8 if person.woman else 1.5
    pen.stroke(tone, 40, [(60.8, 38.8), (64.5, 37.0), (68.5, 37.0), (71.4, 38.6)], brow)
    pen.stroke(tone, 25, [(62.4, 44.4), (64.6, 42.3), (67.4, 41.9), (70.0, 43.0)], 0.9)
    pen.stroke(tone, 60, [(63.2, 45.4), (66, 46.5), (69.4, 45.6)], 0.5)
    pen.oval(tone, 20, (68.4, 43.9), (1.1, 1.9))
    pen.oval(tone, 255, (68.8, 43.2), (0.4, 0.5))
    pen.stroke(tone, 40, [(72.0 + n * 0.5, 60.8), (73.6 + n * 0.5, 60.0), (75 + n * 0.6, 61)], 0.9)
    pen.stroke(tone, 95, [(70.9 + n * 0.4, 56.4), (69.8, 59.2), (71.2, 61.6)], 0.6)
    pen.stroke(tone, 35, [(67.0, 69.8), (70, 69.1), (73.4, 69.3)], 0.8)
    if person.woman:
        pen.fill(tone, 110, [(69, 68.9), (73.4, 66.6), (75.6, 68), (73.2, 69.2), (75, 71.6), (72, 73)])
        pen.stroke(tone, 20, [(69.4, 42.8), (71.8, 41.6)], 0.7)
    pen.stroke(tone, 120, [(66.4, 63), (65.2, 67), (66, 71)], 0.5)
    pen.oval(tone, 205, (47.2, 56.5), (4.3, 7.2))
    pen.stroke(tone, 60, [(50, 51), (46, 49.2), (43.4, 54), (44.4, 60), (47, 63.4), (49.2, 62)], 0.8)
    pen.stroke(tone, 95, [(48.6, 54), (46.4, 56), (47.4, 60)], 0.7)
    if person.beard:
        _paint_beard(tone, pen, person)


def _paint_beard(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    grey = max(36, person.hair_grey - 14)
    c = person.chin
    shapes: dict[str, Points] = {
        "moustache": [(74.6, 63.6), (76.4, 66.6), (72, 68.2), (66, 70.6), (67, 66)],
        "goatee": [(74.8, 74), (75.5 + c, 80), (74 + c, 88), (69 + c, 90), (66, 84), (69, 76)],
        "full": [
            (74.6, 63.6), (76.6, 67), (73, 69), (75, 74), (76 + c, 80), (75 + c, 89), (67, 95),
            (57, 93), (50, 84), (46, 68), (47.5, 62), (53, 72), (61, 74), (66, 67),
        ],
    }  # fmt: skip
    pen.fill(tone, grey, shapes[person.beard])
    for row in range(6):
        start = (52 + row * 4.2, 76 + row % 3)
        if person.beard == "full":
            pen.stroke(tone, min(255, grey + 60), [start, (start[0] + 3, start[1] + 11)], 0.7)


def _hair_shape(person: Sitter) -> list[Points]:
    f = person.forehead
    cap: Points = [
        (67 + f, 20), (67 + f, 27), (62, 31), (59, 38), (57.5, 46), (53, 49), (46, 49), (42, 55),
        (43, 64), (39, 71), (32, 79), (26, 88), (20, 78), (14.5, 64), (12, 50), (15, 35),
        (23, 22.5), (35, 14.5), (48, 11), (59, 13),
    ]  # fmt: skip
    shapes: dict[str, list[Points]] = {
        "short": [cap],
        "crop": [cap],
        "swept": [[(70 + f, 18), (72 + f, 24), *cap[2:-2], (50, 6), (63, 8)]],
        "receding": [[(52, 16), (56, 24), (55, 36), *cap[4:-2], (44, 12)]],
        "bald": [[(50, 44), (46, 49), (42, 55), (43, 64), (38, 72), (27, 88), (19, 78), (13, 62),
                  (13, 47), (22, 52), (32, 52), (42, 46)]],
        "bun": [cap, [(16, 36), (8, 34), (0, 40), (-1, 50), (6, 57), (15, 55), (20, 46)]],
        "bob": [[(68 + f, 20), (68 + f, 28), (62, 36), (59, 48), (57, 62), (55, 78), (48, 86),
                 (36, 90), (22, 92), (12, 84), (8, 64), (9, 44), (16, 27), (30, 13), (48, 9), (60, 12)]],
        "long": [[(68 + f, 20), (67 + f, 29), (61, 36), (58, 48), (53, 62), (48, 78), (46, 94),
                  (38, 108), (24, 112), (10, 104), (6, 80), (8, 52), (15, 28), (30, 13), (48, 9), (60, 12)]],
        "curls": [[(70 + f, 22), (66 + f, 32), (61, 40), (57, 50), (50, 54), (45, 66), (38, 78),
                   (24, 86), (12, 78), (5, 60), (4, 42), (12, 22), (28, 8), (46, 3), (62, 8)]],
    }  # fmt: skip
    return shapes[person.hair]


def _paint_hair(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    shapes = _hair_shape(person)
    light = _light(pen, shapes, 3.2)
    strands = pygame.Surface(pen.size)
    strands.fill((255, 255, 255))
    chance = random.Random(person.hair_grey + round(person.forehead * 100))
    if person.hair == "curls":
        _draw_curls(strands, pen, chance)
    else:
        _draw_strands(strands, pen, chance, long=person.hair in ("bob", "long"))
    light.blit(strands, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pen.lay(tone, light, person.hair_grey, *shapes)


def _draw_strands(
    strands: pygame.Surface, pen: Pen, chance: random.Random, *, long: bool
) -> None:
    """Draw locks that run from the brow over the crown to the nape."""
    for _ in range(34):
        start = (chance.uniform(44, 70), chance.uniform(8, 34))
        lift = chance.uniform(4, 12)
        end = (chance.uniform(8, 34), chance.uniform(60, 104 if long else 86))
        middle = ((start[0] + end[0]) / 2 - lift, (start[1] + end[1]) / 2 - lift * 1.6)
        pen.stroke(strands, chance.choice((120, 150, 190)), [start, middle, end], 0.9)


def _draw_curls(strands: pygame.Surface, pen: Pen, chance: random.Random) -> None:
    for _ in range(90):
        x, y = chance.uniform(4, 68), chance.uniform(4, 84)
        grey = chance.choice((110, 140, 180))
        pen.stroke(strands, grey, [(x - 3, y), (x, y - 3), (x + 3, y), (x, y + 2.4)], 1.0)


def _paint_glasses(tone: pygame.Surface, pen: Pen) -> None:
    ring: Points = [(62, 41), (66, 39.6), (71, 41), (72, 45), (70, 49), (65, 49.5), (62, 46)]
    outline = pen.outline(ring)
    width = max(1, round(pen.unit * 0.9))
    pygame.draw.lines(tone, (18, 18, 18), True, outline, width)  # noqa: FBT003
    pen.stroke(tone, 18, [(62, 43.5), (54, 47), (47, 51)], 0.9)
    pen.stroke(tone, 250, [(64.5, 42.5), (66, 41.8)], 0.7)
