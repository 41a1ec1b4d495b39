"""What the verbs share: buttons, and cards that are laid on groups or places."""

from typing import Final

from rules.core.game import Verb
from rules.core.moves import Move
from rules.core.table import Table
from rules.divide.facts.names import GROUPS, hand
from rules.divide.facts.pieces import LAST_DEFICIT, PIECES

PLACES: Final = 1 << 12  # more than any ref


class Drag(Verb):
    """A card that is taken somewhere; every such move is made once, for speed."""

    def __init__(self, name: str, phases: list[int], when: str, *, secret: bool = False) -> None:
        super().__init__(name, phases, exact=True, when=when, secret=secret)
        self._rows: Final[list[list[Move]]] = [[] for _ in range(PIECES + 1)]
        self._singles: Final[dict[int, Move]] = {}

    def row(self, what: int) -> list[Move]:
        """Return the moves of a card onto each group, to be indexed by the group."""
        row = self._rows[what]
        if not row:
            for group in range(GROUPS + 1):
                row.append(Move(self.id, what, group))
        return row

    def extras_onto(self, t: Table, seat: int, groups: list[int]) -> list[Move]:
        """Return the moves of every asset and deficit in a hand onto each of some groups."""
        moves: list[Move] = []
        for piece in t.at(hand(seat)):
            if GROUPS < piece <= LAST_DEFICIT:
                row = self.row(piece)
                moves += [row[group] for group in groups]
        return moves

    def single(self, what: int, onto: int) -> Move:
        """Return the move of a card onto anything."""
        key = what * PLACES + onto
        m = self._singles.get(key)
        if m is None:
            m = self._singles[key] = Move(self.id, what, onto)
        return m


def held(t: Table, seat: int, piece: int) -> bool:
    """Tell whether a piece lies in a seat's hand."""
    return 0 < piece < len(t.where) and t.where[piece] == hand(seat)
