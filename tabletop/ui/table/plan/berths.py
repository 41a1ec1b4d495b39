"""Finds a place for a card beside what it speaks of: over nothing that must stay in sight."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

ABOVE, BELOW, LEFT, RIGHT, APART = "above", "below", "left", "right", ""
SIDES: Final = (RIGHT, LEFT, ABOVE, BELOW)
SLIDES: Final = (0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0)  # along the side of a thing, its middle first
GRID: Final = 12  # steps of the search where no side has room
COARSE: Final = 4096  # pixels of what is spared that make a difference


@dataclass(frozen=True, slots=True)
class Berth:
    """Where a card lies, at which side of what it points at; at none where it lies apart."""

    rect: Rect
    side: str = APART
    target: Rect | None = None


@dataclass(frozen=True, slots=True)
class Room:
    """Where a card may lie: inside bounds, never over `kept`, rather not over `spared`.

    What is `passing` lies above the card for a moment: it hides only where all else would be worse.
    """

    bounds: Rect
    kept: tuple[Rect, ...] = ()
    passing: tuple[Rect, ...] = ()
    spared: tuple[Rect, ...] = ()


def clustered(rects: Sequence[Rect], gap: int) -> list[Rect]:
    """Join rectangles that lie nearer to each other than a gap, in the order of their first."""
    found: list[Rect] = []
    for rect in rects:
        whole = Rect(rect)
        while near := [one for one in found if _near(one, whole, gap)]:
            found = [one for one in found if one not in near]
            whole = whole.unionall(near)
        found.append(whole)
    firsts = [next(n for n, rect in enumerate(rects) if one.contains(rect)) for one in found]
    return [one for _, one in sorted(zip(firsts, found, strict=True), key=lambda pair: pair[0])]


def berth_for(size: tuple[int, int], targets: Sequence[Rect], gap: int, room: Room) -> Berth:
    """Return the best place for a card: at a side of the first thing that has room for it.

    Where it would hide other cards at every side, it rather lies apart.
    """
    taken = (*room.kept, *room.passing, *targets)
    free = [
        berth
        for target in targets
        for berth in _beside(size, target, gap, room.bounds)
        if room.bounds.contains(berth.rect) and not hidden(berth.rect, taken)
    ]
    best = min(free, key=lambda berth: cost(berth.rect, targets, room), default=None)
    if best is not None and not any(cost(best.rect, targets, room)):
        return best
    apart = _apart(size, targets, room)
    if best is not None and cost(best.rect, targets, room) <= cost(apart.rect, targets, room):
        return best
    return apart


def _near(one: Rect, other: Rect, gap: int) -> bool:
    return bool(one.inflate(2 * gap, 2 * gap).colliderect(other))


def _beside(size: tuple[int, int], target: Rect, gap: int, bounds: Rect) -> Iterator[Berth]:
    """Yield the places around a thing, the middle of each side before its ends.

    Along the side a card is pushed back into the bounds; towards the thing it never is.
    """
    wide, high = size
    for slide in SLIDES:
        for side in SIDES:
            rect = Rect((0, 0), size)
            if side in {ABOVE, BELOW}:
                rect.left = target.left + round((target.width - wide) * slide)
                rect.left = max(bounds.left, min(bounds.right - wide, rect.left))
                rect.top = target.bottom + gap if side == BELOW else target.top - gap - high
            else:
                rect.top = target.top + round((target.height - high) * slide)
                rect.top = max(bounds.top, min(bounds.bottom - high, rect.top))
                rect.left = target.right + gap if side == RIGHT else target.left - gap - wide
            yield Berth(rect, side, target)


def _apart(size: tuple[int, int], targets: Sequence[Rect], room: Room) -> Berth:
    """Return the place that hides least, and of those the one nearest to what is spoken of."""
    bounds, around = room.bounds, (*room.kept, *room.passing, *targets)
    sides = [(rect.left, rect.right) for rect in around]
    levels = [(rect.top, rect.bottom) for rect in around]
    spots = [
        Rect((x, y), size)
        for y in _steps(bounds.top, bounds.bottom - size[1], size[1], levels)
        for x in _steps(bounds.left, bounds.right - size[0], size[0], sides)
    ]
    near = targets[0].center if targets else bounds.center

    def away(rect: Rect) -> int:
        return (rect.centerx - near[0]) ** 2 + (rect.centery - near[1]) ** 2

    best = min(spots, key=lambda rect: (cost(rect, targets, room), away(rect)))
    target = targets[0] if targets else None
    return Berth(best, _side(best, target), target)


def _steps(first: int, last: int, length: int, taken: Sequence[tuple[int, int]]) -> list[int]:
    """Return where something of a length may begin: here and there, and close to what is taken."""
    even = [first + (last - first) * step // GRID for step in range(GRID + 1)]
    close = [at for low, high in taken for at in (low - length, high)]
    return sorted({*even, *(at for at in close if first <= at <= last)})


def _side(rect: Rect, target: Rect | None) -> str:
    """Return at which side of a thing a card lies that can be seen straight from there."""
    if target is None or rect.colliderect(target):
        return APART
    if rect.top < target.centery < rect.bottom:
        return RIGHT if rect.centerx > target.centerx else LEFT
    if rect.left < target.centerx < rect.right:
        return BELOW if rect.centery > target.centery else ABOVE
    return APART


def cost(rect: Rect, targets: Sequence[Rect], room: Room) -> tuple[int, ...]:
    """Return how bad it is what a card would hide.

    Where something must be hidden, it is rather what is spoken of than the question or the hand.
    """
    lost = hidden(rect, room.spared) // COARSE
    return hidden(rect, room.kept), hidden(rect, targets), hidden(rect, room.passing), lost


def hidden(rect: Rect, others: Sequence[Rect]) -> int:
    """Return how many pixels of others a card would hide."""
    clips = [rect.clip(other) for other in others]
    return sum(clip.width * clip.height for clip in clips)
