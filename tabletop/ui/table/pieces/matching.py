"""Which sprite shows which piece of a new table: by name where known, else by place and index."""

from rules.core.events import Event
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import HAND, Setup
from tabletop.ui.table.pieces.sprites import PieceSprite

Pieces = dict[int, list[PieceSprite]]


def match(shown: Pieces, wanted: dict[int, list[int]]) -> dict[int, list[PieceSprite | None]]:
    """Return for every wanted ref of every place the sprite that becomes it, or None."""
    known = {piece.ref: piece for pieces in shown.values() for piece in pieces}
    result: dict[int, list[PieceSprite | None]] = {
        place: [known.get(ref) if ref > NOTHING else None for ref in refs]
        for place, refs in wanted.items()
    }
    claimed = {piece for pieces in result.values() for piece in pieces}
    for same_index in (True, False):
        for place, pieces in result.items():
            _fill(pieces, shown.get(place, []), claimed, same_index=same_index)
    return result


def _fill(
    pieces: list[PieceSprite | None],
    old: list[PieceSprite],
    claimed: set[PieceSprite | None],
    *,
    same_index: bool,
) -> None:
    """Give sprites of the same place to pieces without one: the same index, or any that is free."""
    for index, piece in enumerate(pieces):
        if piece is not None:
            continue
        candidates = old[index : index + 1] if same_index else old
        free = next((other for other in candidates if other not in claimed), None)
        if free is not None:
            pieces[index] = free
            claimed.add(free)


def piece_to_move(by_place: Pieces, setup: Setup, event: Event) -> PieceSprite | None:
    """Return the sprite that a move takes away, or one that can stand for it."""
    origin = by_place[event.source]
    piece = _known(origin, event.what)
    if setup.kinds[event.source - FIRST_PLACE] == HAND:
        piece = piece or _known(origin, -event.back)
    elif 0 <= event.spot < len(origin):
        piece = origin[event.spot]
    return origin[-1] if piece is None and origin else piece


def piece_to_reveal(by_place: Pieces, setup: Setup, event: Event) -> PieceSprite | None:
    """Return the sprite that turns out to be a certain piece."""
    pieces = by_place[event.source]
    piece = _known(pieces, event.what)
    if piece is None and setup.kinds[event.source - FIRST_PLACE] != HAND:
        piece = next(iter(pieces[event.spot : event.spot + 1]), None)
    return piece or _known(pieces, -event.back)


def _known(pieces: list[PieceSprite], ref: int) -> PieceSprite | None:
    return next((piece for piece in pieces if piece.ref == ref), None)
