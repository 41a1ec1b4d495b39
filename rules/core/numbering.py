"""Numbers for moves: how many a match can have at most, and which move each number means."""

from typing import Final, final

from rules.core.game import Game, Span
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING
from rules.core.setup import Setup

NONE: Final = -1  # the number of a move that has none


@final
class Block:
    """The numbers of one verb: a row for each ref it takes, a column for each it goes to.

    The lists of refs are kept for each seat, since what is a seat's own differs. `rows` and
    `columns` say what each ref adds to the number of a move.
    """

    __slots__ = ("verb", "first", "amounts", "whats", "ontos", "rows", "columns")

    def __init__(self, verb: int, first: int, amounts: int, spans: list[list[list[int]]]) -> None:
        self.verb: Final = verb
        self.first: Final = first
        self.amounts: Final = amounts
        self.whats: Final = spans[0]
        self.ontos: Final = spans[1]
        self.rows: Final = [_counted(refs, first, len(spans[1][0]) * amounts) for refs in spans[0]]
        self.columns: Final = [_counted(refs, 0, amounts) for refs in spans[1]]

    @property
    def size(self) -> int:
        """Return how many numbers the verb takes."""
        return len(self.whats[0]) * len(self.ontos[0]) * self.amounts


@final
class Numbering:
    """A number below `size` for every move of a match, the same from its first move to its last.

    It follows from the game, the number of seats and the options alone. A number means the same to
    every seat: where a verb asks for something of one's own, it belongs to whoever decides.
    """

    __slots__ = ("blocks", "size", "rows", "columns", "amounts", "summing")

    def __init__(self, game: Game, setup: Setup) -> None:
        self.blocks: Final[list[Block]] = []
        first = 0
        for verb in game.verbs:
            spans = [_refs_for_seats(setup, verb.whats), _refs_for_seats(setup, verb.ontos)]
            block = Block(verb.id, first, verb.most + 1, spans)
            self.blocks.append(block)
            first += block.size
        self.size: Final = first
        # By seat, then by verb, what each ref adds; and how many amounts each verb has: for speed
        seats = range(setup.seats)
        self.rows: Final = [[block.rows[seat] for block in self.blocks] for seat in seats]
        self.columns: Final = [[block.columns[seat] for block in self.blocks] for seat in seats]
        self.amounts: Final = [block.amounts for block in self.blocks]
        self.summing: Final = max(self.amounts) > 1

    def number(self, seat: int, m: Move) -> int:
        """Return the number of a seat's move, or NONE if its verb does not span it."""
        block = self.blocks[m.verb]
        row = block.rows[seat].get(m.what, NONE)
        column = block.columns[seat].get(m.onto, NONE)
        if row < 0 or column < 0 or not 0 <= m.amount < block.amounts:
            return NONE
        return row + column + m.amount

    def move(self, seat: int, number: int) -> Move:
        """Return the move of a seat that a number means; it need not be legal."""
        block = self._block(number)
        pair, amount = divmod(number - block.first, block.amounts)
        row, column = divmod(pair, len(block.ontos[seat]))
        return Move(block.verb, block.whats[seat][row], block.ontos[seat][column], amount)

    def numbered(self, moves: list[Move]) -> list[Move]:
        """Return the legal moves that have a number: a sum above its verb's most has none."""
        if not self.summing:
            return moves
        return [m for m in moves if m.amount < self.amounts[m.verb]]

    def numbers(self, seat: int, moves: list[Move]) -> list[int]:
        """Return the numbers of a seat's legal moves, in their order; each must have one."""
        if not moves:
            return []  # nobody decides any more
        rows, columns = self.rows[seat], self.columns[seat]
        if not self.summing:
            return [rows[m.verb][m.what] + columns[m.verb][m.onto] for m in moves]
        return [rows[m.verb][m.what] + columns[m.verb][m.onto] + m.amount for m in moves]

    def _block(self, number: int) -> Block:
        if not 0 <= number < self.size:
            raise IndexError(number)
        low, high = 0, len(self.blocks)
        while high - low > 1:
            middle = (low + high) // 2
            if self.blocks[middle].first <= number:
                low = middle
            else:
                high = middle
        return self.blocks[low]


def _counted(refs: list[int], first: int, step: int) -> dict[int, int]:
    """Return a number for each ref of a list, from the first in equal steps."""
    return {ref: first + index * step for index, ref in enumerate(refs)}


def _refs_for_seats(setup: Setup, span: Span) -> list[list[int]]:
    """Return the refs of a span for each seat, as many for one as for another."""
    found = [_refs_in(setup, span, seat) for seat in range(setup.seats)]
    if any(len(refs) != len(found[0]) for refs in found):
        raise ValueError(f"seats own different numbers of {span.own}")
    return found


def _refs_in(setup: Setup, span: Span, seat: int) -> list[int]:
    if span.empty:
        return [NOTHING]
    refs: list[int] = []
    for piece in range(1, len(setup.card_of)):
        if setup.card(piece).kind in span.kinds:
            refs.append(piece)
    for index, place in enumerate(setup.places):
        if place.base in span.bases or (place.base in span.own and place.owner == seat):
            refs.append(FIRST_PLACE + index)
    for index, counter in enumerate(setup.counters):
        if counter.base in span.bases or (counter.base in span.own and counter.owner == seat):
            refs.append(FIRST_COUNTER + index)
    return refs
