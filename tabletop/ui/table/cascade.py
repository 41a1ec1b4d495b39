"""Many cards in a small box: side by side in columns, each card's upper part seen."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.table.arrange import Spot

ENOUGH = 0.86  # of the greatest width that cards could have
GAP = 0.08  # between columns, in card widths
SEEN = 0.53  # of a card with another one over it, in card heights: its name and its number
ROOM = 1.06  # from one card to the next while nothing is covered, in card heights
STRIP = 0.17  # what is seen of a card behind another one, in heights of it
STRIPS = (1.0, 0.75, 0.52, 0.3)  # what all strips of a card may take
WORTH_IT = 1.05  # how much wider cards must get for lower strips


def cascade(above: Sequence[float], box: Rect, widest: float) -> list[Spot]:
    """Return where cards lie that each need some room above them, given in card heights.

    Of the numbers of columns that let the cards be about as wide as they can be, the highest
    covers least.
    """
    found = [
        (_width(dealt, box, widest), dealt)
        for columns in range(1, len(above) + 1)
        if (dealt := _dealt(above, columns))
    ]
    best = max((width for width, _ in found), default=0.0)
    good = [(dealt, width) for width, dealt in found if width >= best * ENOUGH]
    return _laid(good[-1][0], box, good[-1][1]) if good else []


def filed(riders: Sequence[int], box: Rect, widest: float) -> tuple[list[Spot], list[float]]:
    """Return where cards lie in files that carry so many others each, and the strips of these.

    Strips are as high as they can be while that makes no card narrower; the files stand on the
    lower edge of their box.
    """
    best: tuple[list[Spot], list[float]] = ([], [])
    for most in STRIPS:
        strips = [min(STRIP, most / count) if count else 0.0 for count in riders]
        above = [strip * count for strip, count in zip(strips, riders, strict=True)]
        spots = cascade(above, box, widest)
        if spots and (not best[0] or spots[0].width > best[0][0].width * WORTH_IT):
            best = spots, strips
    low = max((spot.y + spot.height / 2 for spot in best[0]), default=float(box.bottom))
    return [replace(spot, y=spot.y + box.bottom - low) for spot in best[0]], best[1]


def _dealt(above: Sequence[float], columns: int) -> list[list[float]]:
    """Return the cards by column, in reading order from left to right."""
    return [list(above[column::columns]) for column in range(columns)]


def _least(column: list[float]) -> float:
    """Return how high a column is at least, in card heights."""
    return sum(column) + SEEN * (len(column) - 1) + 1


def _width(columns: list[list[float]], box: Rect, widest: float) -> float:
    across = box.width / (len(columns) + (len(columns) - 1) * GAP)
    down = box.height / CARD_RATIO / max(map(_least, columns))
    return min(across, down, widest)


def _laid(columns: list[list[float]], box: Rect, width: float) -> list[Spot]:
    tall, step = width * CARD_RATIO, width * (1 + GAP)
    left = box.centerx - step * (len(columns) - 1) / 2
    spots: dict[int, Spot] = {}
    for number, column in enumerate(columns):
        covered = max(1, len(column) - 1)
        room = (box.height / tall - sum(column) - 1) / covered
        pitch = min(ROOM, max(SEEN, room))
        top = float(box.top)
        for row, above in enumerate(column):
            top += above * tall
            spot = Spot(left + number * step, top + tall / 2, width)
            spots[row * len(columns) + number] = spot
            top += pitch * tall
    return [spots[index] for index in sorted(spots)]
