"""Many cards in a small box: side by side in columns, each card's upper part seen."""

from collections.abc import Sequence

from pygame import Rect

from tabletop.ui.table.arrange import RATIO, Spot

ENOUGH = 0.86  # of the greatest width that cards could have
GAP = 0.08  # between columns, in card widths
SEEN = 0.53  # of a card with another one over it, in card heights: its name and its number
ROOM = 1.06  # from one card to the next while nothing is covered, in card heights


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


def _dealt(above: Sequence[float], columns: int) -> list[list[float]]:
    """Return the cards by column, in reading order from left to right."""
    return [list(above[column::columns]) for column in range(columns)]


def _least(column: list[float]) -> float:
    """Return how high a column is at least, in card heights."""
    return sum(column) + SEEN * (len(column) - 1) + 1


def _width(columns: list[list[float]], box: Rect, widest: float) -> float:
    across = box.width / (len(columns) + (len(columns) - 1) * GAP)
    down = box.height / RATIO / max(map(_least, columns))
    return min(across, down, widest)


def _laid(columns: list[list[float]], box: Rect, width: float) -> list[Spot]:
    tall, step = width * RATIO, width * (1 + GAP)
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
