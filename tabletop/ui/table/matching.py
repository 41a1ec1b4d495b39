"""Which sprite shows which piece of a new table: by name where known, else by place and index."""

from rules.core.refs import NOTHING
from tabletop.ui.table.sprites import Piece


def match(
    shown: dict[int, list[Piece]], wanted: dict[int, list[int]]
) -> dict[int, list[Piece | None]]:
    """Return for every wanted ref of every place the sprite that becomes it, or None."""
    known = {piece.ref: piece for pieces in shown.values() for piece in pieces}
    result: dict[int, list[Piece | None]] = {
        place: [known.get(ref) if ref > NOTHING else None for ref in refs]
        for place, refs in wanted.items()
    }
    claimed = {piece for pieces in result.values() for piece in pieces}
    for same_index in (True, False):
        for place, pieces in result.items():
            _fill(pieces, shown.get(place, []), claimed, same_index=same_index)
    return result


def _fill(
    pieces: list[Piece | None],
    old: list[Piece],
    claimed: set[Piece | None],
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
