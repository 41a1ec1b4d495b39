"""Tiles on the curved benches of one half of a chamber, whose aisle is at its inner edge."""

from functools import lru_cache

from pygame import Rect

from tabletop.ui.cards.form import TILE_RATIO, Spot

STEPS = (3, 4, 6, 8, 10, 12, 15, 18, 21, 24)  # for how many seats are made ready, until all are
GAP = 0.09  # between tiles, in heights of one
WIDEST = 0.46  # of the half, that one tile takes at most
LEAST_SAG, MOST_SAG = 0.08, 0.56  # how far the far ends of benches hang, in heights of the half


def seats_for(count: int, most: int) -> int:
    """Return for how many seats room is made, so that each keeps its own while a few more come."""
    return next((step for step in STEPS if step >= count), max(count, most))


def benches(count: int, box: Rect, most: int, *, left: bool) -> list[Spot]:
    """Return tiles on the benches of a half: from the aisle outwards, the hindmost bench first."""
    seats, width = _seated(seats_for(count, most), box.width, box.height)
    return [
        Spot(box.right - x if left else box.left + x, box.top + y, width, 0.0, TILE_RATIO)
        for x, y in seats[:count]
    ]


@lru_cache(maxsize=64)
def _seated(seats: int, width: int, height: int) -> tuple[tuple[tuple[float, float], ...], float]:
    """Return so many seats, each as far from aisle and top as it is, and how wide their tiles are.

    The more benches there are, the flatter they are: tiles are as large as they fit.
    """
    tile, rows = max((_tile(seats, rows, width, height), -rows) for rows in range(1, seats + 1))
    rows = -rows
    abreast = -(-seats // rows)
    high = tile * TILE_RATIO
    step, fall = tile + high * GAP, high * (1 + GAP)
    if abreast > 1:  # the far end of a bench is at the far edge, unless that tears it apart
        step = min((width - tile) / (abreast - 1), step * 1.5)
    sag = min(height - high - fall * (rows - 1), height * MOST_SAG)
    return tuple(
        (
            tile / 2 + step * place,
            high / 2 + fall * row + sag * (place / max(1, abreast - 1)) ** 2,
        )
        for row in range(rows)
        for place in range(abreast)
    ), tile


def _tile(seats: int, rows: int, width: int, height: int) -> float:
    """Return how wide tiles can be on so many benches."""
    abreast = -(-seats // rows)
    across = width / (abreast + (abreast - 1) * GAP * TILE_RATIO)
    down = height * (1 - LEAST_SAG) / (rows + (rows - 1) * GAP) / TILE_RATIO
    return max(1.0, min(across, down, width * WIDEST))
