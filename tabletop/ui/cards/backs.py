"""Card backs: the picture made for one, else a guilloche rosette drawn large and made fine."""

import math

import pygame

from tabletop.ui.cards.templates import BackTemplate
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.materials.gallery import filling, scaled
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.paint import (
    gradient,
    keep_inside,
    layer,
    put,
    resized,
    rounded_mask,
    spot,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, mix

Size = tuple[int, int]
FINENESS = 3
PAPER = (247, 239, 220)
RADIUS = 0.062
RIM = (52, 40, 24, 120)
WAVES = 9


def show_back(made: pygame.Surface, size: Size) -> pygame.Surface:
    """Return a back from its picture, which has the paper's edge already."""
    card = layer(size)
    across = size[0] > size[1]  # of a tile its middle is seen
    card.blit(filling(made, size) if across else scaled(made, size), (0, 0))
    radius = round(RADIUS * size[0])
    keep_inside(card, rounded_mask(size, radius))
    rim = rounded_mask(size, radius, 1)
    rim.fill(RIM, special_flags=pygame.BLEND_RGBA_MULT)
    put(card, rim.premul_alpha(), (0, 0))
    return card


def paint_back(back: BackTemplate, size: Size, icons: Icons) -> pygame.Surface:
    """Return a finished, premultiplied back for which there is no picture."""
    stops = ((0.0, mix(PAPER, (255, 255, 255), 0.4)), (1.0, mix(PAPER, (120, 90, 50), 0.2)))
    card = tinted(rounded_mask(size, round(size[0] * RADIUS)), gradient(size, stops))
    border = max(3, round(size[0] * 0.045))
    inner = (size[0] - 2 * border, size[1] - 2 * border)
    big = (inner[0] * FINENESS, inner[1] * FINENESS)
    lit, dim = mix(back.ground, (255, 255, 255), 0.16), mix(back.ground, (0, 0, 0), 0.35)
    ground = spot(big, lit, dim, (0.5, 0.5))
    centre = (big[0] / 2, big[1] / 2)
    soft = mix(back.ground, back.line, 0.6)
    for ring, petals, colour in (
        ((0.30, 0.46), back.petals, back.line),
        ((0.16, 0.32), back.petals, soft),
    ):
        _rosette(ground, centre, (ring[0] * big[0], ring[1] * big[0]), petals, colour)
    fine = layer(inner)
    fine.blit(resized(ground, inner), (0, 0))
    if back.icon and icons.has(back.icon):
        image = icons.get(back.icon, round(inner[0] * 0.2), back.line, back.ground)
        put(fine, image, image.get_rect(center=(inner[0] // 2, inner[1] // 2)))
    radius = max(2, round(size[0] * 0.03))
    keep_inside(fine, rounded_mask(inner, radius))
    put(card, fine, (border, border))
    put(card, brass_edge(inner, radius, max(1, round(size[0] * 0.012))), (border, border))
    return card


def _rosette(
    target: pygame.Surface,
    centre: tuple[float, float],
    ring: tuple[float, float],
    petals: int,
    colour: Colour,
) -> None:
    """Draw a rose-engine lattice: one family of waves in both senses between two radii."""
    middle, swing = (ring[0] + ring[1]) / 2, (ring[1] - ring[0]) / 2
    steps = max(120, petals * 12)
    for number in range(-WAVES, WAVES):
        points = []
        for step in range(steps):
            angle = math.tau * step / steps
            wave = math.copysign(petals, number + 0.5) * angle + math.tau * number / WAVES
            radius = middle + swing * math.cos(wave)
            points.append(
                (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
            )
        pygame.draw.lines(target, colour, True, points, FINENESS - 1)  # noqa: FBT003
