"""Arrangements: so many cards in a box, as a fan, pile, row, grid or stack; a value on a track."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from tabletop.ui.cards.form import CARD_RATIO, TILE_RATIO, Spot

FAN_STEP: Final = 1.0  # distance of fanned cards in card widths while there is room to read each
FAN_ANGLE: Final = 2.5  # degrees between neighbours
FAN_WIDEST: Final = 16.0  # degrees between the outermost cards
FAN_SAG: Final = 0.10  # how far the outermost cards hang, in card heights
HANGING: Final = 2.1  # of the height of its box, that a card of a hand opposite has
ACROSS_STEP: Final = 0.7  # distance of such cards in card widths
ROW_GAP: Final = 0.10
ROW_STRIP: Final = 0.34  # visible part of a covered card of a row, in card widths
STRIP: Final = 0.20  # visible part of a covered card of a stack, in card heights
PILE_STEP: Final = 0.008  # thickness of a card in card heights
PILE_SEEN: Final = 6
TILE_GAP: Final = 0.045  # between tiles, in widths of one


def card_width(box: Rect, share: float = 1.0) -> float:
    """Return the width of a card that takes a share of a box's height and fits its width."""
    return max(1.0, min(box.height * share / CARD_RATIO, float(box.width)))


def fan(count: int, box: Rect, share: float = 1.0) -> list[Spot]:
    """Return cards held like a hand: turned a little, the outer ones lower."""
    if count == 0:
        return []
    tall = box.height * share / (1 + FAN_SAG + 0.06)
    width = max(1.0, min(tall / CARD_RATIO, box.width * 0.9))
    step = 0.0
    if count > 1:
        step = min(width * FAN_STEP, (box.width - width * 1.12) / (count - 1))
    turn = min(FAN_ANGLE, FAN_WIDEST / max(1, count - 1))
    reach = max(1.0, (count - 1) / 2)
    depth = width * CARD_RATIO * FAN_SAG * min(1.0, reach / 3)
    top = box.bottom - width * CARD_RATIO / 2 - depth - width * 0.04
    spots = []
    for index in range(count):
        offset = index - (count - 1) / 2
        sag = depth * (offset / reach) ** 2
        spots.append(Spot(box.centerx + offset * step, top + sag, width, -offset * turn))
    return spots


def across(count: int, box: Rect, share: float = 1.0) -> list[Spot]:
    """Return the hand of somebody opposite: a fan that hangs into its box from above."""
    if count == 0:
        return []
    tall = box.height * HANGING * share
    width = max(1.0, min(tall / CARD_RATIO, box.width * 0.9))
    step = 0.0
    if count > 1:
        step = min(width * ACROSS_STEP, (box.width - width * 1.12) / (count - 1))
    turn = min(FAN_ANGLE, FAN_WIDEST / max(1, count - 1))
    reach = max(1.0, (count - 1) / 2)
    depth = width * CARD_RATIO * FAN_SAG * min(1.0, reach / 3)
    low = box.bottom - width * (CARD_RATIO / 2 + 0.04)
    spots = []
    for index in range(count):
        offset = index - (count - 1) / 2
        rise = depth * (offset / reach) ** 2
        spots.append(Spot(box.centerx + offset * step, low - rise, width, offset * turn))
    return spots


def pile(count: int, box: Rect, share: float = 1.0) -> list[Spot]:
    """Return cards on top of each other, the uppermost few a little higher."""
    width = min(card_width(box, share * 0.95), box.width * 0.95)
    lift = width * CARD_RATIO * PILE_STEP
    low = min(count, PILE_SEEN)
    spots = []
    for index in range(count):
        level = max(0, index - (count - low)) - (PILE_SEEN - 1) / 2
        spots.append(Spot(box.centerx - level * lift * 0.6, box.centery - level * lift, width))
    return spots


def row(count: int, box: Rect, share: float = 1.0, *, start: str = "top") -> list[Spot]:
    """Return cards side by side in the middle of a box, overlapping when there are too many.

    A row that starts at the left stays there while it grows. So that a strip of every card is
    seen, many cards get smaller, down to half their size.
    """
    if count == 0:
        return []
    single = card_width(box, share)
    width = min(single, max(box.width / (1 + ROW_STRIP * (count - 1)), single / 2))
    step = width * (1 + ROW_GAP)
    if count > 1:
        step = min(step, (box.width - width) / (count - 1))
    left = box.left + width / 2 if start == "left" else box.centerx - step * (count - 1) / 2
    return [Spot(left + index * step, box.centery, width) for index in range(count)]


def rank(count: int, box: Rect, share: float = 1.0, *, start: str = "top") -> list[Spot]:
    """Return cards side by side like a row, but smaller before they overlap, down to half.

    They stand on the lower edge of their box, however small they are.
    """
    if count == 0:
        return []
    single = card_width(box, share)
    apart = box.width / (count + ROW_GAP * (count - 1))
    width = max(min(single, apart), single / 2)
    lower = Rect(box.left, box.top, box.width, max(1, round(width * CARD_RATIO)))
    lower.bottom = box.bottom
    return row(count, lower, start=start)


def grid(count: int, box: Rect, share: float = 1.0) -> list[Spot]:
    """Return cards in rows and columns, as large as the box allows."""
    if count == 0:
        return []
    best_width, columns = 0.0, 1
    for candidate in range(1, count + 1):
        rows = -(-count // candidate)
        across = box.width / (candidate + (candidate - 1) * ROW_GAP)
        down = box.height / (rows + (rows - 1) * ROW_GAP) / CARD_RATIO
        if min(across, down) > best_width:
            best_width, columns = min(across, down), candidate
    width = best_width * share
    rows = -(-count // columns)
    step, fall = best_width * (1 + ROW_GAP), best_width * (1 + ROW_GAP) * CARD_RATIO
    left = box.centerx - step * (min(count, columns) - 1) / 2
    top = box.centery - fall * (rows - 1) / 2
    return [
        Spot(left + index % columns * step, top + index // columns * fall, width)
        for index in range(count)
    ]


def stack(count: int, box: Rect, share: float = 1.0, *, start: str = "top") -> list[Spot]:
    """Return a cascade: every card leaves a strip of its neighbour visible.

    The cascade runs downwards and begins at the top of the box or ends at its bottom; the more
    cards there are, the smaller they get, down to half their size.
    """
    if count == 0:
        return []
    single = card_width(box, share)
    width = min(single, max(box.height / CARD_RATIO / (1 + STRIP * (count - 1)), single / 2))
    height = width * CARD_RATIO
    strip = 0.0
    if count > 1:
        strip = min(height * STRIP, max(0.0, box.height - height) / (count - 1))
    whole = height + strip * (count - 1)
    top = box.top if start == "top" else box.bottom - whole
    return [Spot(box.centerx, top + height / 2 + index * strip, width) for index in range(count)]


def tiles(count: int, box: Rect, abreast: int, waiting: int = 0) -> list[Spot]:
    """Return tiles in rows of a fixed length from the upper left on, as large as the box allows.

    As places that wait for tiles are counted too, every tile keeps its own while more come. Only
    where more come than were waited for, rows get longer if tiles can be larger so.
    """
    most = max(1, count, waiting)
    longest = range(abreast, max(abreast, most) + 1)
    abreast = max(longest, key=lambda columns: _tile_width(most, columns, box))
    width, rows = _tile_width(most, abreast, box), -(-most // abreast)
    step, fall = width * (1 + TILE_GAP), width * (TILE_RATIO + TILE_GAP)
    left = box.centerx - step * (abreast - 1) / 2
    top = box.centery - fall * (rows - 1) / 2
    return [
        Spot(left + index % abreast * step, top + index // abreast * fall, width, 0.0, TILE_RATIO)
        for index in range(count)
    ]


def _tile_width(count: int, abreast: int, box: Rect) -> float:
    """Return how wide so many tiles can be in rows of a length."""
    rows = -(-count // abreast)
    across = box.width / (abreast + (abreast - 1) * TILE_GAP)
    down = box.height / (rows * TILE_RATIO + (rows - 1) * TILE_GAP)
    return max(1.0, min(across, down))


def tuck(count: int, box: Rect, share: float = 1.0) -> list[Spot]:
    """Return cards in the middle of a plate, small enough to get into it."""
    return [Spot(box.centerx, box.centery, card_width(box, share))] * count


def arranged(
    kind: str, count: int, box: Rect, share: float = 1.0, start: str = "top"
) -> list[Spot]:
    """Return the spots of one of the arrangements by its name."""
    directed = {"stack": stack, "row": row, "held": row, "rank": rank}
    if kind in directed:
        return directed[kind](count, box, share, start=start)
    return {"fan": fan, "across": across, "pile": pile, "grid": grid, "tuck": tuck}[kind](
        count, box, share
    )


def track_point(box: Rect, low: int, high: int, value: float) -> tuple[float, float]:
    """Return where a value lies on a track: from the left, or from below if the box is tall."""
    share = max(0.0, min(1.0, (value - low) / max(1, high - low)))
    margin = min(box.size) / 2
    if box.height > box.width:
        return box.centerx, box.bottom - margin - share * (box.height - 2 * margin)
    return box.left + margin + share * (box.width - 2 * margin), float(box.centery)


def around(spots: list[Spot]) -> Rect:
    """Return the smallest upright rectangle around some cards."""
    rects = [spot.rect for spot in spots]
    return rects[0].unionall(rects[1:])


def make_room(spots: list[Spot], index: int, share: float) -> list[Spot]:
    """Move the neighbours of a lifted card aside by a share of its width, the nearest most."""
    moved = []
    for number, spot in enumerate(spots):
        step = number - index
        aside = spot.width * share / step if step else 0.0
        moved.append(replace(spot, x=spot.x + aside))
    return moved


def distance(box: Rect, at: tuple[float, float]) -> float:
    """Return how far a point is from a box, squared; 0 inside it."""
    right = max(box.left - at[0], 0.0, at[0] - box.right)
    down = max(box.top - at[1], 0.0, at[1] - box.bottom)
    return right * right + down * down
