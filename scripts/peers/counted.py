"""A match played by numbers: what adapters to other libraries share; needs none of them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, final

from rules.core.engine import apply, legal_moves, new_table
from rules.core.figures import TYPE, FigurePlan, FigureRow, width
from rules.core.hidden import imagine, redact
from rules.core.notation import write
from rules.core.numbering import Numbering

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.rng import Rng
    from rules.core.setup import Setup
    from rules.core.table import Table

MOST_MOVES: Final = 5000  # a match that is longer is broken off and shared by all


@final
class Box:
    """A game for so many seats with its options, and what numbers and figures stand for."""

    __slots__ = ("game", "numbering", "options", "plans", "seats", "setup")

    def __init__(self, game: Game, seats: int, options: dict[str, int] | None = None) -> None:
        if seats not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise ValueError(f"{game.name} is not played by {seats}; choose from: {counts}")
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.usual_options() | (options or {})
        self.setup: Final[Setup] = game.setting(seats, self.options)
        self.numbering: Final = Numbering(game, self.setup)
        self.plans: Final = [FigurePlan(self.setup, seat) for seat in range(seats)]

    @property
    def width(self) -> int:
        """Return how many figures a seat is shown: those of its view, and the move count."""
        return width(self.setup) + 1


@final
class CountedMatch:
    """A table and how many moves were made on it; a position of some games comes back again."""

    __slots__ = ("_legal", "_made", "_moves", "_rows", "box", "moves", "table")

    def __init__(self, box: Box, table: Table, moves: int = 0) -> None:
        self.box: Final = box
        self.table: Final = table
        self.moves = moves
        self._moves: list[Move] = []  # what the deciding seat may do
        self._legal: list[int] | None = None  # their numbers
        # Who decided last, the numbers to choose from, and which of them it was
        self._made: tuple[int, list[int], int] | None = None
        self._rows: dict[int, FigureRow] = {}
        table.watch()  # for the figures

    @staticmethod
    def dealt(box: Box, seed: int) -> CountedMatch:
        """Deal a match."""
        return CountedMatch(box, new_table(box.game, box.seats, seed, box.options))

    def copy(self) -> CountedMatch:
        """Copy the match."""
        other = CountedMatch(self.box, self.table.copy(), self.moves)
        other._moves, other._legal = self._moves, self._legal  # never changed once they are there
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> CountedMatch:
        """Copy the match cheaply for those who copy everything they hold."""
        return self.copy()

    @property
    def cut(self) -> bool:
        """Tell whether the match was broken off."""
        return self.moves >= MOST_MOVES and not self.table.over

    @property
    def over(self) -> bool:
        """Tell whether nobody has anything left to decide."""
        return self.table.over or self.moves >= MOST_MOVES

    @property
    def seat(self) -> int:
        """Return the seat that must decide."""
        return self.table.seat

    def legal(self) -> list[int]:
        """Return the numbers of what the deciding seat may do."""
        if self._legal is None:
            found = [] if self.cut else legal_moves(self.box.game, self.table)
            moves = self.box.numbering.numbered(found)
            self._legal = self._numbers(moves)
            self._moves = moves
        return self._legal

    def _numbers(self, moves: list[Move]) -> list[int]:
        """Return the numbers of moves, often those of the last decision without the one made."""
        if self._made is not None:
            seat, numbers, index = self._made
            if seat == self.table.seat and len(moves) == len(numbers) - 1:
                left = self._moves[:]
                del left[index]
                if moves == left:
                    return numbers[:index] + numbers[index + 1 :]
        return self.box.numbering.numbers(self.table.seat, moves)

    def play(self, number: int) -> None:
        """Make a legal move; a number that means none is refused with a ValueError."""
        numbers = self.legal()
        try:
            index = numbers.index(number)
        except ValueError:
            raise ValueError(f"{number} is no legal move of {self.seat}") from None
        self._made = (self.table.seat, numbers, index)
        apply(self.box.game, self.table, self._moves[index])
        self.moves += 1
        self._legal = None

    def shares(self) -> list[float]:
        """Return each seat's share of the win; nothing before the end."""
        if self.table.over:
            return self.box.game.scores(self.table)
        return [1.0 / self.box.seats if self.cut else 0.0] * self.box.seats

    def seen(self, seat: int) -> array[int]:
        """Return the move count and the figures of what a seat sees."""
        row = self._rows.get(seat)
        if row is None:
            row = self._rows[seat] = FigureRow(self.box.plans[seat])
        return array(TYPE, [self.moves]) + row.look(self.table)

    def key(self, seat: int) -> str:
        """Return a text that is the same exactly where a seat sees the same."""
        return f"{self.moves} {redact(self.table, seat).digest()}"

    def guessed(self, seat: int, rng: Rng) -> CountedMatch:
        """Return a match that looks the same to a seat, its secrets guessed."""
        view = redact(self.table, seat)
        return CountedMatch(self.box, imagine(self.box.game, view, rng), self.moves)

    def told(self, seat: int, number: int) -> str:
        """Return a numbered move in the notation of the records."""
        move = self.box.numbering.move(seat, number)
        return write(self.box.game, self.box.setup, move)
