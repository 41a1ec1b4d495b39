"""Many cards in a small box: side by side in columns, each card's upper part seen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from tabletop.ui.cards.form import CARD_RATIO, Spot

GAP = 0.08  # between columns, in card widths
ROOM = 1.06  # from one card to the next while nothing is covered, in card heights
STRIP = 0.17  # what is seen of a card behind another one, in heights of it
HIGHEST = 0.062  # of a strip, in heights of the box
LETTERED = 15  # pixels of a strip on which a name can be read
STRIPS = (1.0, 0.75, 0.52, 0.3)  # what all strips of a card may take
LARGE_STRIPS = (*STRIPS[:-1], 0.4)  # and where letters are large
WORTH_IT = 1.05  # how much wider cards must get for lower strips


@dataclass(frozen=True, slots=True)
class Cover:
    """How far cards may cover each other: what is seen, and which width is enough not to.

    A width is enough that is a share of the greatest one there could be, or `large` in itself (a
    share of what is wanted).
    """

    seen: float
    enough: float
    large: float = 1.0


IN_COLUMNS = Cover(seen=0.53, enough=0.86)  # its name and its number are seen
IN_FILES = Cover(seen=0.57, enough=0.97, large=0.62)
APART = Cover(seen=ROOM, enough=0.97, large=0.62)  # nothing covers anything
WORTH_COVERING = 1.2  # how much wider cards must get for covering each other


def cascade(
    above: Sequence[float], box: Rect, widest: float, cover: Cover = IN_COLUMNS
) -> list[Spot]:
    """Return where cards lie that each need some room above them, given in card heights.

    Of the numbers of columns that let the cards be wide enough, the highest covers least.
    """
    seen = cover.seen
    found = [
        (_width(dealt, box, widest, seen), dealt)
        for columns in range(1, len(above) + 1)
        if (dealt := _dealt(above, columns))
    ]
    best = max((width for width, _ in found), default=0.0)
    enough = min(best * cover.enough, widest * cover.large)
    good = [(dealt, width) for width, dealt in found if width >= enough]
    return _laid(good[-1][0], box, good[-1][1], seen) if good else []


def filed(
    riders: Sequence[int], box: Rect, widest: float, lettered: float = 1.0
) -> tuple[list[Spot], list[float]]:
    """Return where cards lie in files that carry so many others each, and the strips of these.

    They cover each other only where that makes them clearly larger. Strips are so much higher than
    usual as they are `lettered` larger.
    """
    high = max(box.height * HIGHEST, LETTERED) * lettered
    shares = STRIPS if lettered == 1 else LARGE_STRIPS
    apart, covering = (
        _filed(riders, box, (widest, high, shares), cover) for cover in (APART, IN_FILES)
    )
    worth = WORTH_COVERING if lettered == 1 else WORTH_IT
    if apart[0] and apart[0][0].width * worth >= covering[0][0].width:
        return apart
    return covering


def _filed(
    riders: Sequence[int], box: Rect, most: tuple[float, float, Sequence[float]], cover: Cover
) -> tuple[list[Spot], list[float]]:
    """Return the spots and strips of files whose cards may cover each other so far.

    At most cards are so wide, and strips so high, of which all together take one of the shares.
    Strips are as high as they can be while cards are large all the same; every file stands on the
    lower edge of the box.
    """
    best: tuple[list[Spot], list[float]] = ([], [])
    widest, high, shares = most
    for share in shares:
        strips = [min(STRIP, share / count) if count else 0.0 for count in riders]
        spots = cascade(_heads(strips, riders), box, widest, cover)
        if spots:
            highest = high / spots[0].height
            strips = [min(strip, highest) for strip in strips]
            spots = cascade(_heads(strips, riders), box, widest, cover)
        if spots and (not best[0] or spots[0].width > best[0][0].width * WORTH_IT):
            best = spots, strips
        if not best[0] or best[0][0].width >= widest * cover.large:
            break
    return _lowered(best[0], box), best[1]


def _heads(strips: Sequence[float], riders: Sequence[int]) -> list[float]:
    """Return how much room all strips of each card take."""
    return [strip * count for strip, count in zip(strips, riders, strict=True)]


def _lowered(spots: list[Spot], box: Rect) -> list[Spot]:
    """Let every file end at the lower edge of its box."""
    ends: dict[float, float] = {}
    for spot in spots:
        ends[spot.x] = max(ends.get(spot.x, 0.0), spot.y + spot.height / 2)
    return [replace(spot, y=spot.y + box.bottom - ends[spot.x]) for spot in spots]


def _dealt(above: Sequence[float], columns: int) -> list[list[float]]:
    """Return the cards by column, in reading order from left to right."""
    return [list(above[column::columns]) for column in range(columns)]


def _least(column: list[float], seen: float) -> float:
    """Return how high a column is at least, in card heights."""
    return sum(column) + seen * (len(column) - 1) + 1


def _width(columns: list[list[float]], box: Rect, widest: float, seen: float) -> float:
    across = box.width / (len(columns) + (len(columns) - 1) * GAP)
    down = box.height / CARD_RATIO / max(_least(column, seen) for column in columns)
    return min(across, down, widest)


def _laid(columns: list[list[float]], box: Rect, width: float, seen: float) -> list[Spot]:
    tall, step = width * CARD_RATIO, width * (1 + GAP)
    left = box.centerx - step * (len(columns) - 1) / 2
    spots: dict[int, Spot] = {}
    for number, column in enumerate(columns):
        covered = max(1, len(column) - 1)
        room = (box.height / tall - sum(column) - 1) / covered
        pitch = min(ROOM, max(seen, room))
        top = float(box.top)
        for row, above in enumerate(column):
            top += above * tall
            spot = Spot(left + number * step, top + tall / 2, width)
            spots[row * len(columns) + number] = spot
            top += pitch * tall
    return [spots[index] for index in sorted(spots)]
