"""Portraits by code: a profile with its own brow, nose, chin, hair, dress and background.

Nobody real is shown: every line comes from a seed.
"""

import pygame

from tabletop.ui.cards.backdrop import paint_backdrop
from tabletop.ui.cards.engraving import light_on, relief_of
from tabletop.ui.cards.hair import paint_back_hair, paint_beard, paint_hair
from tabletop.ui.cards.pen import Pen, Points
from tabletop.ui.cards.sitter import Sitter, sitter
from tabletop.ui.drawing.paint import Point

HEIGHT = 119


def paint_portrait(size: tuple[int, int], seed: int, pose: str = "") -> pygame.Surface:
    """Return the grey painting of a portrait."""
    person = sitter(seed, pose)
    unit = size[1] / HEIGHT
    pen = Pen(size, unit, (size[0] / 2 - 47 * unit, -4 * unit), person.mirrored)
    tone = pygame.Surface(size)
    paint_backdrop(tone, person.backdrop, unit)
    _paint_dress(tone, pen, person)
    _paint_head(tone, pen, person)
    return tone


def _paint_dress(tone: pygame.Surface, pen: Pen, person: Sitter) -> None:
    coat: Points = [
        (26, 99), (14, 105), (-6, 112), (-22, 122), (-30, 140), (106, 140), (98, 124),
        (88, 115), (74, 110), (64, 105), (50, 108), (38, 106),
    ]  # fmt: skip
    light = light_on(pen, relief_of(pen, [coat]), 2.2)
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
            pen.stroke(
                tone, 150, [(34 + row, 101 + row * 3), (52, 107 + row * 4), (66, 108 + row * 4)], 1
            )


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
    paint_back_hair(tone, pen, person)
    relief = relief_of(pen, [head])
    _model_face(relief, pen.small())
    light = light_on(pen, relief, 3.0)
    pen.lay(tone, light, person.skin_grey, head)
    pen.stroke(tone, 70, [*head[:24]], 0.5)
    _paint_features(tone, pen, person)
    paint_hair(tone, pen, person)
    if person.glasses:
        _paint_glasses(tone, pen)


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
    relief.blit(
        pygame.transform.box_blur(raised, reach), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    relief.blit(
        pygame.transform.box_blur(hollow, reach), (0, 0), special_flags=pygame.BLEND_RGB_SUB
    )


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
        pen.fill(
            tone, 110, [(69, 68.9), (73.4, 66.6), (75.6, 68), (73.2, 69.2), (75, 71.6), (72, 73)]
        )
        pen.stroke(tone, 20, [(69.4, 42.8), (71.8, 41.6)], 0.7)
    pen.stroke(tone, 120, [(66.4, 63), (65.2, 67), (66, 71)], 0.5)
    pen.oval(tone, 205, (47.2, 56.5), (4.3, 7.2))
    pen.stroke(
        tone, 60, [(50, 51), (46, 49.2), (43.4, 54), (44.4, 60), (47, 63.4), (49.2, 62)], 0.8
    )
    pen.stroke(tone, 95, [(48.6, 54), (46.4, 56), (47.4, 60)], 0.7)
    if person.beard:
        paint_beard(tone, pen, person)


def _paint_glasses(tone: pygame.Surface, pen: Pen) -> None:
    ring: Points = [(62, 41), (66, 39.6), (71, 41), (72, 45), (70, 49), (65, 49.5), (62, 46)]
    outline = pen.outline(ring)
    width = max(1, round(pen.unit * 0.9))
    pygame.draw.lines(tone, (18, 18, 18), True, outline, width)  # noqa: FBT003
    pen.stroke(tone, 18, [(62, 43.5), (54, 47), (47, 51)], 0.9)
    pen.stroke(tone, 250, [(64.5, 42.5), (66, 41.8)], 0.7)
