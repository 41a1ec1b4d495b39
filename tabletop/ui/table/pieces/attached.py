"""What lies on a card goes with it: strips behind its upper edge, the newest one highest."""

from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import Setup
from tabletop.ui.table.pieces.sprites import PieceSprite

LAYERS = 64  # levels from one card of a slot to the next: room for what lies on it


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
