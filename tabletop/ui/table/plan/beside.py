"""Finds a place beside a thing for what is shown of it, off the thing and off the question."""

import pygame

BESIDE = 12  # pixels between a preview and what it is about
NOWHERE = pygame.Rect(0, 0, 0, 0)


def place_beside(
    size: tuple[int, int],
    anchor: pygame.Rect,
    bounds: pygame.Rect,
    asked: pygame.Rect = NOWHERE,
) -> pygame.Rect:
    """Return where something of a size lies inside the bounds without covering the anchor.

    What is `asked` stays in sight as well, if there is any room that leaves it so.
    """
    gap = BESIDE
    room = bounds.inflate(-8, -8)
    places = [pygame.Rect((0, 0), size) for _ in range(6)]
    places[0].midleft = (anchor.right + gap, anchor.centery)
    places[1].midright = (anchor.left - gap, anchor.centery)
    places[2].midbottom = (anchor.centerx, anchor.top - gap)
    places[3].midtop = (anchor.centerx, anchor.bottom + gap)
    places[4].midbottom = (anchor.centerx, asked.top - gap)
    places[5].midtop = (anchor.centerx, asked.bottom + gap)
    beside = [rect.clamp(room) for rect in (places if asked.width else places[:4])]
    beside += [
        pygame.Rect((rect.x, top), size).clamp(room)
        for rect in beside[:2]
        for top in (asked.top - gap - size[1], asked.bottom + gap)
        if asked.width
    ]
    free = [rect for rect in beside if not rect.colliderect(anchor)]
    if free:
        # The side with the middle of the table on it reads best.
        return min(
            free,
            key=lambda rect: (
                rect.colliderect(asked),
                abs(rect.centerx - bounds.centerx),
                abs(rect.centery - anchor.centery),
            ),
        )
    return min(beside, key=lambda rect: _area(rect.clip(anchor)))


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
