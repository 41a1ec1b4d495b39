"""What hangs or stands behind a portrait: columns, blinds, books or a drape, in greys."""

import random
from collections.abc import Callable

import pygame


def paint_backdrop(tone: pygame.Surface, name: str, unit: float) -> None:
    """Paint the room behind a sitter, lighter at the upper left."""
    small = pygame.Surface((2, 2))
    for place, grey in (((0, 0), 238), ((1, 0), 214), ((0, 1), 196), ((1, 1), 150)):
        small.set_at(place, (grey, grey, grey))
    tone.blit(pygame.transform.smoothscale(small, tone.get_size()), (0, 0))
    painter = _PAINTERS.get(name)
    if painter is not None:
        painter(tone, unit)


def _columns(tone: pygame.Surface, unit: float) -> None:
    step = max(4, round(18 * unit))
    _stripes(tone, step * 2, step // 4, (222, 246, 214, 170))


def _drape(tone: pygame.Surface, unit: float) -> None:
    step = max(4, round(18 * unit))
    _stripes(tone, step, step // 4, (150, 176, 202, 224))


def _stripes(tone: pygame.Surface, pitch: int, wide: int, greys: tuple[int, ...]) -> None:
    width, height = tone.get_size()
    for left in range(-pitch // 4, width, pitch):
        for part, grey in enumerate(greys):
            box = pygame.Rect(left + part * wide, 0, wide + 1, height)
            pygame.draw.rect(tone, (grey, grey, grey), box)


def _blinds(tone: pygame.Surface, unit: float) -> None:
    width, height = tone.get_size()
    for top in range(0, height, max(2, round(9 * unit))):
        pygame.draw.rect(tone, (184, 184, 184), (0, top, width, max(1, round(4 * unit))))


def _books(tone: pygame.Surface, unit: float) -> None:
    width, height = tone.get_size()
    chance = random.Random(7)
    shelf = max(8, round(30 * unit))
    for top in range(0, height, shelf):
        left = 0
        while left < width:
            thick = max(2, round(chance.uniform(4, 9) * unit))
            tall = round(chance.uniform(20, 26) * unit)
            grey = chance.choice((140, 164, 188, 214))
            box = pygame.Rect(left, top + shelf - tall, max(2, thick - 1), tall)
            pygame.draw.rect(tone, (grey, grey, grey), box)
            left += thick
        pygame.draw.rect(tone, (110, 110, 110), (0, top + shelf - round(2 * unit), width, 2))


_PAINTERS: dict[str, Callable[[pygame.Surface, float], None]] = {
    "columns": _columns,
    "drape": _drape,
    "blinds": _blinds,
    "books": _books,
}
