"""Card backs: guilloche rosettes, woven borders and an emblem, drawn large and made fine."""

import math
from collections.abc import Sequence

import pygame

from tabletop.ui.cards.templates import Back
from tabletop.ui.drawing.icons import Icons
from tabletop.ui.drawing.paint import (
    disc,
    gradient,
    keep_inside,
    layer,
    put,
    rounded_mask,
    spot,
    tinted,
)
from tabletop.ui.drawing.surfaces import brass_edge
from tabletop.ui.drawing.theme import Colour, mix

FINENESS = 3
PAPER = (243, 234, 212)


def paint_back(back: Back, size: tuple[int, int], icons: Icons) -> pygame.Surface:
    """Return a finished, premultiplied back."""
    card = _paper(size)
    border = max(3, round(size[0] * 0.045))
    inner = (size[0] - 2 * border, size[1] - 2 * border)
    big = (inner[0] * FINENESS, inner[1] * FINENESS)
    ground = spot(
        big, mix(back.ground, (255, 255, 255), 0.16), mix(back.ground, (0, 0, 0), 0.35), (0.5, 0.5)
    )
    _net(ground, back)
    _corners(ground, back)
    _medallion(ground, back)
    fine = layer(inner)
    fine.blit(pygame.transform.smoothscale(ground, inner), (0, 0))
    _emblem(fine, back, icons)
    radius = max(2, round(size[0] * 0.03))
    keep_inside(fine, rounded_mask(inner, radius))
    put(card, fine, (border, border))
    put(card, brass_edge(inner, radius, max(1, round(size[0] * 0.012))), (border, border))
    return card


def _paper(size: tuple[int, int]) -> pygame.Surface:
    stops = ((0.0, mix(PAPER, (255, 255, 255), 0.4)), (1.0, mix(PAPER, (120, 90, 50), 0.3)))
    return tinted(rounded_mask(size, round(size[0] * 0.062)), gradient(size, stops))


def _net(ground: pygame.Surface, back: Back) -> None:
    """Cover the ground with two crossing families of waves."""
    width, height = ground.get_size()
    colour = mix(back.ground, back.line, 0.26)
    count = max(10, width // (11 * FINENESS))
    for side in (1, -1):
        for number in range(-count // 2, count + count // 2):
            points = []
            for step in range(25):
                share = step / 24
                bend = side * width * 0.13 * math.sin(math.tau * share * 1.5)
                points.append((width * number / count + bend, height * share))
            pygame.draw.lines(ground, colour, False, points, FINENESS - 1)  # noqa: FBT003


def _corners(ground: pygame.Surface, back: Back) -> None:
    width, height = ground.get_size()
    radius = width * 0.15
    inset = width * 0.045 + radius
    dark = mix(back.ground, (0, 0, 0), 0.45)
    for x in (inset, width - inset):
        for y in (inset, height - inset):
            pygame.draw.circle(ground, dark, (x, y), radius)
            rosette(ground, (x, y), (radius * 0.30, radius * 0.96), 7, (back.line, back.accent))
            pygame.draw.circle(ground, back.line, (x, y), radius, FINENESS)


def _medallion(ground: pygame.Surface, back: Back) -> None:
    width, height = ground.get_size()
    centre = (width / 2, height / 2)
    dark = mix(back.ground, (0, 0, 0), 0.5)
    radius = width * 0.42
    pygame.draw.circle(ground, dark, centre, radius)
    pale = mix(back.line, (255, 255, 255), 0.4)
    rosette(ground, centre, (radius * 0.86, radius * 0.97), back.petals * 3, (back.line, pale))
    pygame.draw.circle(ground, pale, centre, radius, FINENESS)
    pygame.draw.circle(ground, back.line, centre, radius * 0.84, FINENESS)
    soft = mix(back.ground, back.line, 0.55)
    rosette(ground, centre, (radius * 0.46, radius * 0.82), back.petals, (soft, pale))
    pygame.draw.circle(ground, mix(back.accent, (0, 0, 0), 0.62), centre, radius * 0.5)
    rosette(ground, centre, (radius * 0.30, radius * 0.56), back.petals, (back.accent, back.line))
    pygame.draw.circle(ground, dark, centre, radius * 0.30)
    pygame.draw.circle(ground, back.line, centre, radius * 0.31, FINENESS)


def rosette(
    target: pygame.Surface,
    centre: tuple[float, float],
    ring: tuple[float, float],
    petals: int,
    colours: Sequence[Colour],
) -> None:
    """Draw a rose-engine lattice: one family of waves in both senses between two radii."""
    middle, swing = (ring[0] + ring[1]) / 2, (ring[1] - ring[0]) / 2
    lines = max(4, min(12, round(swing / (4 * FINENESS))))
    steps = max(72, petals * 12)
    for number in range(lines):
        for side in (1, -1):
            phase = side * math.tau * number / lines
            points = []
            for step in range(steps):
                angle = math.tau * step / steps
                radius = middle + swing * math.cos(petals * angle + phase)
                points.append(
                    (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
                )
            colour = colours[number % len(colours)]
            pygame.draw.lines(target, colour, True, points, FINENESS - 1)  # noqa: FBT003


def _emblem(fine: pygame.Surface, back: Back, icons: Icons) -> None:
    if not back.icon or not icons.has(back.icon):
        return
    centre = (fine.get_width() // 2, fine.get_height() // 2)
    side = round(fine.get_width() * 0.15)
    plate = disc(side * 0.72, mix(back.ground, (0, 0, 0), 0.5))
    put(fine, plate, plate.get_rect(center=centre))
    image = icons.get(back.icon, side, mix(back.line, (255, 255, 255), 0.3), back.ground)
    put(fine, image, image.get_rect(center=centre))
