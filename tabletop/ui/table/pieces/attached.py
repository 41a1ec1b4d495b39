"""What lies on a card goes with it: strips behind its upper edge, the newest one highest."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import Setup
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.plan.arrange import Spot
from tabletop.ui.table.plan.cascade import STRIP
from tabletop.ui.table.plan.geometry import Slot
from tabletop.ui.table.plan.table_plan import FILES

LEAST_STRIP = 0.1  # where there is little room, but never fewer pixels than letters need
LEAST_PIXELS = 13
ALL_STRIPS = 0.52  # what all strips of a stack usually take at most
LETTERED = 6  # strips with names; more cards than that are seen as the edges of sheets
SHEETS = 0.62  # what all of these take
LAYERS = 64  # levels from one card of a slot to the next: room for what lies on it


def usual_strip(tallest: int) -> float:
    """Return how much is seen of each of so many cards behind one, whatever room there is."""
    return min(STRIP, ALL_STRIPS / tallest) if tallest else 0.0


def strip_of(room: float, height: float, tallest: int) -> float:
    """Return how much is seen of each of so many cards behind one of a height, in card heights.

    Where there is no room for all of each strip, strips get narrower before cards get smaller; of
    very many cards no names are seen.
    """
    if tallest > LETTERED and max(LEAST_STRIP, LEAST_PIXELS / height) * tallest > SHEETS:
        return SHEETS / tallest
    fitting = (room / height - 1) / tallest
    return min(STRIP, max(fitting, LEAST_STRIP, LEAST_PIXELS / height))


def spots_for(slot: Slot, riders: Sequence[int]) -> tuple[list[Spot], list[float]]:
    """Return where cards of a slot lie that carry so many others each, and how high strips are.

    All cards get so much smaller that the tallest of their stacks fits where they lie.
    """
    if slot.zone.arrange == FILES:
        return slot.filed(riders)
    tallest = max(riders, default=0)
    flat = slot.spots(len(riders))
    if not tallest:
        return flat, [0.0] * len(riders)
    box = slot.box
    strip = strip_of(box.height, flat[0].height, tallest)
    whole = 1 + strip * tallest
    low = replace(slot, box=Rect(box.left, box.top, box.width, max(1, round(box.height / whole))))
    spots = []
    for spot in low.spots(len(riders)):
        above = spot.height * strip * tallest
        middle = box.top + (spot.y - box.top) * whole + above / 2
        spots.append(replace(spot, y=middle))
    # Beside the tallest stack there is room for higher strips.
    return spots, [min(STRIP, strip * tallest / count) if count else 0.0 for count in riders]


def want_faces(slot: Slot, pieces: Sequence[PieceSprite], pictures: Pictures) -> None:
    """Have cards painted, when there is time, as they would lie in a slot."""
    spots, strips = spots_for(slot, [len(piece.riders) for piece in pieces])
    for piece, spot, strip in zip(pieces, spots, strips, strict=True):
        pictures.want(replace(piece.look, full=slot.full), round(spot.width))
        for rider in piece.riders:
            pictures.want(replace(rider.look, strip=round(strip * 1000)), round(spot.width))


def mount(by_place: dict[int, list[PieceSprite]], setup: Setup) -> None:
    """Tell every card what lies on it, and whatever lies on one what it lies on."""
    if not setup.on:
        return
    there = {piece.ref: piece for pieces in by_place.values() for piece in pieces}
    for place, pieces in by_place.items():
        host = setup.places[place - FIRST_PLACE].host
        below = there.get(host) if host != NOTHING else None
        for piece in pieces:
            if piece.below is not below:
                piece.below, piece.aboard = below, False
            on = setup.on.get(piece.ref, NOTHING)
            piece.riders = tuple(by_place[on]) if on else ()
