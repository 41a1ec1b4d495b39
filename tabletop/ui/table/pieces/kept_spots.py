"""The spots that pieces keep while a seat chooses: nothing closes up under the pointer."""

from collections.abc import Sequence

from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import Setup
from rules.core.table import Table
from tabletop.ui.table.pieces.matching import Pieces
from tabletop.ui.table.pieces.sprites import PieceSprite

Order = list[PieceSprite]


class KeptSpots:
    """Remembers the order in which the viewer's own places lay when a decision began.

    A piece that left keeps its spot there, and takes it again if it comes back, until somebody
    else decides or something else is decided, a new piece comes, or what left moves on.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._decision: tuple[int, int] | None = None  # who decides, and in which phase
        self._orders: dict[int, Order] = {}
        self._away: dict[tuple[int, PieceSprite], int] = {}  # where those lie that left a place

    def follow(self, table: Table, by_place: Pieces) -> None:
        """Take over a table that is shown now: the same decision goes on, or another begins."""
        step = table.agenda[-1] if table.agenda else None
        decision = (step.seat, step.phase) if step and step.seat == table.viewer else None
        if decision != self._decision or self._has_moved_on(by_place):
            self.forget()
        self._decision = decision
        if decision is None:
            return
        for place, pieces in by_place.items():
            if self.setup.places[place - FIRST_PLACE].owner == table.viewer:
                self._orders.setdefault(place, pieces[:])
        self._away = self._left(by_place)

    def _left(self, by_place: Pieces) -> dict[tuple[int, PieceSprite], int]:
        """Return which pieces have left their spots in which places, and where they lie now."""
        here = {piece: place for place, pieces in by_place.items() for piece in pieces}
        return {
            (place, piece): here.get(piece, NOTHING)
            for place, order in self._orders.items()
            for piece in order
            if here.get(piece) != place
        }

    def _has_moved_on(self, by_place: Pieces) -> bool:
        """Tell whether something that left has gone on from there: what was chosen is done with."""
        left = self._left(by_place)
        return any(left.get(who, there) != there for who, there in self._away.items())

    def forget(self, *places: int) -> None:
        """Let places close up, or all of them."""
        for place in places or tuple(self._orders):
            self._orders.pop(place, None)
        if not places:
            self._away.clear()

    def spread(self, place: int, pieces: Order) -> Sequence[PieceSprite | None]:
        """Return the pieces of a place spot by spot; None where the spot of one is kept."""
        order = self._orders.get(place, pieces)
        if any(piece not in order for piece in pieces):
            self.forget(place)
            return pieces
        return [piece if piece in pieces else None for piece in order]
