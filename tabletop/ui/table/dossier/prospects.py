"""What the moves from a map onto one piece would bring, each worked out once for a table."""

from collections.abc import Sequence
from time import perf_counter

from rules.core.game import Game, Readout
from rules.core.moves import Move
from tabletop.ui.table.moves.reach import Reach


class Prospects:
    """The legal moves of some tiles onto a piece, and what becomes known of them bit by bit."""

    def __init__(self, game: Game, reach: Reach | None, tiles: Sequence[int], onto: int) -> None:
        self.game = game
        self.reach = reach
        self.onto = onto
        self.moves: dict[int, list[Move]] = {}
        if reach is not None and onto:
            found = {tile: reach.find(tile, [onto]) for tile in tiles}
            self.moves = {tile: moves for tile, moves in found.items() if moves}
        self.known: dict[int, Readout | None] = {}
        self._left = list(self.moves)

    @property
    def waiting(self) -> bool:
        """Tell whether something is still to be worked out."""
        return bool(self._left)

    def is_of(self, reach: Reach | None, onto: int) -> bool:
        """Tell whether this is what was worked out for such moves onto a piece."""
        return reach is self.reach and onto == self.onto

    def work(self, seconds: float) -> bool:
        """Work for a part of a frame; return whether anything became known."""
        start, began = perf_counter(), self.waiting
        while self._left and self.reach is not None:
            tile = self._left.pop(0)
            self.known[tile] = self.game.preview(self.reach.table, self.moves[tile][0])
            if perf_counter() - start >= seconds:
                break
        return began
