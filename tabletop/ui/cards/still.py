"""Things on a lit ground: an emblem drawn in greys, its shadow, and rays or rings behind it."""

import math
import random

import pygame

from tabletop.ui.drawing.icons import Icons
from tabletop.ui.drawing.paint import put, spot

LIGHT = (255, 255, 255)
DARK = (40, 40, 40)
SHARE = 0.84


def paint_still_life(emblems: Icons, name: str, size: tuple[int, int], seed: int) -> pygame.Surface:
    """Return the grey painting of one thing."""
    chance = random.Random(seed)
    tone = spot(size, (244, 244, 244), (112, 112, 112), (chance.choice((0.3, 0.4, 0.5)), 0.35))
    _behind(tone, chance)
    side = round(min(size[1], size[0]) * SHARE)
    thing = emblems.get(name, side, LIGHT, DARK)
    place = thing.get_rect(center=(size[0] // 2, size[1] // 2))
    put(tone, _shadow(thing), place.move(round(side * 0.035), round(side * 0.05)))
    _outline(tone, thing, place)
    put(tone, thing, place)
    return tone


def _outline(tone: pygame.Surface, thing: pygame.Surface, place: pygame.Rect) -> None:
    """Draw a dark line around the thing, so that pale things stand out as well."""
    dark = thing.copy()
    dark.fill((24, 24, 24, 255), special_flags=pygame.BLEND_RGBA_MULT)
    reach = max(1, round(thing.get_width() * 0.008))
    for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1), (-1, -1)):
        put(tone, dark, place.move(right * reach, down * reach))


def _shadow(thing: pygame.Surface) -> pygame.Surface:
    dark = thing.copy()
    dark.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(dark, max(1, thing.get_width() // 50))


def _behind(tone: pygame.Surface, chance: random.Random) -> None:
    """Draw rays, rings or nothing behind the thing."""
    kind = chance.choice(("rays", "rings", "table"))
    width, height = tone.get_size()
    centre = (width / 2, height / 2)
    if kind == "rays":
        count = chance.choice((24, 30, 36))
        for number in range(count):
            turn = math.tau * number / count
            ends = []
            for edge in (turn - math.pi / count / 2, turn + math.pi / count / 2):
                reach = width
                ends.append(
                    (centre[0] + reach * math.cos(edge), centre[1] + reach * math.sin(edge))
                )
            pygame.draw.polygon(tone, (196, 196, 196), [centre, *ends])
    elif kind == "rings":
        for number in range(9, 0, -1):
            grey = 236 if number % 2 else 200
            radius = height * 0.09 * number
            pygame.draw.circle(tone, (grey, grey, grey), centre, radius)
    else:
        low = round(height * 0.74)
        tone.fill((150, 150, 150), pygame.Rect(0, low, width, height - low))
        tone.fill((232, 232, 232), pygame.Rect(0, low, width, max(1, height // 60)))
